/** What the gateway records, refuses and is configured by. */
import * as cantus from './cantus.js';
import * as checks from './gateway-checks.js';
/** Whether the value is a `GatewayAuthRequiredDetails` to a reader. */
export function isGatewayAuthRequiredDetails(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayAuthRequiredDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayAuthRequiredDetails`, with every problem and its place. */
export function parseGatewayAuthRequiredDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayAuthRequiredDetails);
}
/** Whether the value is a `GatewayBrowseFailedPayload` to a reader. */
export function isGatewayBrowseFailedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayBrowseFailedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayBrowseFailedPayload`, with every problem and its place. */
export function parseGatewayBrowseFailedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayBrowseFailedPayload);
}
/** Whether the value is a `GatewayCatalogLoadedPayload` to a reader. */
export function isGatewayCatalogLoadedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayCatalogLoadedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayCatalogLoadedPayload`, with every problem and its place. */
export function parseGatewayCatalogLoadedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayCatalogLoadedPayload);
}
/** Whether the value is a `GatewayExecuteCacheHitPayload` to a reader. */
export function isGatewayExecuteCacheHitPayload(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayExecuteCacheHitPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayExecuteCacheHitPayload`, with every problem and its place. */
export function parseGatewayExecuteCacheHitPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayExecuteCacheHitPayload);
}
/** Whether the value is a `GatewayExecuteCompletedPayload` to a reader. */
export function isGatewayExecuteCompletedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayExecuteCompletedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayExecuteCompletedPayload`, with every problem and its place. */
export function parseGatewayExecuteCompletedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayExecuteCompletedPayload);
}
/** Whether the value is a `GatewayError` to a reader, and nothing in it is unknown; `parseGatewayError` takes what is. */
export function isGatewayError(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayError(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `GatewayError`, with every problem and its place. */
export function parseGatewayError(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayError, checks.turnGatewayError);
}
/** Whether the value is a `GatewayErrorCode` to a reader. */
export function isGatewayErrorCode(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayErrorCode(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayErrorCode`, with every problem and its place. */
export function parseGatewayErrorCode(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayErrorCode);
}
/** Whether the value is a `GatewayPolicyDeniedDetails` to a reader. */
export function isGatewayPolicyDeniedDetails(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayPolicyDeniedDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayPolicyDeniedDetails`, with every problem and its place. */
export function parseGatewayPolicyDeniedDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayPolicyDeniedDetails);
}
/** Whether the value is a `GatewayRateLimit` to a reader. */
export function isGatewayRateLimit(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayRateLimit(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayRateLimit`, with every problem and its place. */
export function parseGatewayRateLimit(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayRateLimit);
}
/** Whether the value is a `GatewayRateLimitedDetails` to a reader. */
export function isGatewayRateLimitedDetails(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayRateLimitedDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayRateLimitedDetails`, with every problem and its place. */
export function parseGatewayRateLimitedDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayRateLimitedDetails);
}
/** Whether the value is a `GatewayRetry` to a reader. */
export function isGatewayRetry(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayRetry(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayRetry`, with every problem and its place. */
export function parseGatewayRetry(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayRetry);
}
/** Whether the value is a `GatewayUpstreamTimeoutDetails` to a reader. */
export function isGatewayUpstreamTimeoutDetails(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayUpstreamTimeoutDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayUpstreamTimeoutDetails`, with every problem and its place. */
export function parseGatewayUpstreamTimeoutDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayUpstreamTimeoutDetails);
}
/** Whether the value is a `GatewayUpstreamUnavailableDetails` to a reader. */
export function isGatewayUpstreamUnavailableDetails(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayUpstreamUnavailableDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `GatewayUpstreamUnavailableDetails`, with every problem and its place. */
export function parseGatewayUpstreamUnavailableDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGatewayUpstreamUnavailableDetails);
}
/** What is fixed about every code of a `GatewayError`. */
export const GATEWAY_ERROR_CODES = {
    /** A person must approve first. */
    AUTH_REQUIRED: { retryable: true, attributes: {}, is_a: [] },
    /** A rule said deny. */
    POLICY_DENIED: { retryable: false, attributes: {}, is_a: [] },
    /** Too many calls. */
    RATE_LIMITED: { status: 429, retryable: true, attributes: {}, is_a: [] },
    /** The upstream did not answer in time. */
    UPSTREAM_TIMEOUT: { retryable: true, attributes: {}, is_a: [] },
    /** The upstream is away. */
    UPSTREAM_UNAVAILABLE: { retryable: true, attributes: {}, is_a: [] },
};
/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newGatewayError(code, members) {
    const facts = GATEWAY_ERROR_CODES[`${code}`];
    const error = cantus.errorObject(facts, 'error', code, 'is_a', ['retryable'], members);
    return cantus.emittedValue(error, checks.checkGatewayError, undefined);
}
/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownGatewayErrorCode(error) {
    return cantus.knownCode(error, 'error', 'raw', 'is_a', checks.membersGatewayError);
}
/** Every type of event. */
export const GATEWAY_EVENT_TYPES = [
    'browse.failed',
    'catalog.loaded',
    'execute.cache_hit',
    'execute.completed',
];
/** Whether the value is an event of package `gateway` to a reader, and nothing in it is unknown. */
export function isGatewayEvent(value) {
    const check = new cantus.Check('read');
    checks.checkGatewayEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseGatewayEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkGatewayEvent(value, check, 1);
    return cantus.parsedEvent(value, check, 'event', ['version', 'timestamp', 'success', 'session_id', 'duration_ms', 'tool_id', 'namespace'], undefined);
}
/**
 * Makes the event `browse.failed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGatewayBrowseFailed(payload, beside) {
    return checks.emitGatewayEvent$BrowseFailed(cantus.join({ event: 'browse.failed', version: 1 }, beside, { attributes: payload }));
}
/**
 * Makes the event `catalog.loaded`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGatewayCatalogLoaded(payload, beside) {
    return checks.emitGatewayEvent$CatalogLoaded(cantus.join({ event: 'catalog.loaded', version: 1 }, beside, { attributes: payload }));
}
/**
 * Makes the event `execute.cache_hit`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGatewayExecuteCacheHit(payload, beside) {
    return checks.emitGatewayEvent$ExecuteCacheHit(cantus.join({ event: 'execute.cache_hit', version: 1 }, beside, { attributes: payload }));
}
/**
 * Makes the event `execute.completed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGatewayExecuteCompleted(payload, beside) {
    return checks.emitGatewayEvent$ExecuteCompleted(cantus.join({ event: 'execute.completed', version: 1 }, beside, { attributes: payload }));
}
