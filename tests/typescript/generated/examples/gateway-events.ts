/** What the gateway records, refuses and is configured by. */

import * as cantus from './cantus.ts';
import * as checks from './gateway-checks.ts';

/** `errors.codes.AUTH_REQUIRED.details` of package `gateway`. */
export interface GatewayAuthRequiredDetails {
  approval: 'required';
}

/** Whether the value is a `GatewayAuthRequiredDetails` to a reader. */
export function isGatewayAuthRequiredDetails(value: unknown): value is GatewayAuthRequiredDetails {
  const check = new cantus.Check('read');
  checks.checkGatewayAuthRequiredDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayAuthRequiredDetails`, with every problem and its place. */
export function parseGatewayAuthRequiredDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayAuthRequiredDetails> {
  return cantus.parse(value, view, checks.checkGatewayAuthRequiredDetails);
}

/** `events.browse.failed` of package `gateway`. */
export interface GatewayBrowseFailedPayload {
  error_code: GatewayErrorCode;
  [key: string]: unknown;
}

/** Whether the value is a `GatewayBrowseFailedPayload` to a reader. */
export function isGatewayBrowseFailedPayload(value: unknown): value is GatewayBrowseFailedPayload {
  const check = new cantus.Check('read');
  checks.checkGatewayBrowseFailedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayBrowseFailedPayload`, with every problem and its place. */
export function parseGatewayBrowseFailedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayBrowseFailedPayload> {
  return cantus.parse(value, view, checks.checkGatewayBrowseFailedPayload);
}

/** `events.catalog.loaded` of package `gateway`. */
export interface GatewayCatalogLoadedPayload {
  tool_count?: number;
  namespaces?: string[];
  [key: string]: unknown;
}

/** Whether the value is a `GatewayCatalogLoadedPayload` to a reader. */
export function isGatewayCatalogLoadedPayload(value: unknown): value is GatewayCatalogLoadedPayload {
  const check = new cantus.Check('read');
  checks.checkGatewayCatalogLoadedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayCatalogLoadedPayload`, with every problem and its place. */
export function parseGatewayCatalogLoadedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayCatalogLoadedPayload> {
  return cantus.parse(value, view, checks.checkGatewayCatalogLoadedPayload);
}

/** `events.execute.cache_hit` of package `gateway`. */
export interface GatewayExecuteCacheHitPayload {
  [key: string]: unknown;
}

/** Whether the value is a `GatewayExecuteCacheHitPayload` to a reader. */
export function isGatewayExecuteCacheHitPayload(value: unknown): value is GatewayExecuteCacheHitPayload {
  const check = new cantus.Check('read');
  checks.checkGatewayExecuteCacheHitPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayExecuteCacheHitPayload`, with every problem and its place. */
export function parseGatewayExecuteCacheHitPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayExecuteCacheHitPayload> {
  return cantus.parse(value, view, checks.checkGatewayExecuteCacheHitPayload);
}

/** `events.execute.completed` of package `gateway`. */
export interface GatewayExecuteCompletedPayload {
  argument_keys?: string[];
  result_chars?: number;
  [key: string]: unknown;
}

/** Whether the value is a `GatewayExecuteCompletedPayload` to a reader. */
export function isGatewayExecuteCompletedPayload(value: unknown): value is GatewayExecuteCompletedPayload {
  const check = new cantus.Check('read');
  checks.checkGatewayExecuteCompletedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayExecuteCompletedPayload`, with every problem and its place. */
export function parseGatewayExecuteCompletedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayExecuteCompletedPayload> {
  return cantus.parse(value, view, checks.checkGatewayExecuteCompletedPayload);
}

interface GatewayError$Common {
  message: string;
  path?: string;
  retryable?: boolean;
}

interface GatewayError$Members {
  /** A person must approve first. */
  AUTH_REQUIRED: { error: 'AUTH_REQUIRED'; is_a?: unknown; details: GatewayAuthRequiredDetails } & GatewayError$Common;
  /** A rule said deny. */
  POLICY_DENIED: { error: 'POLICY_DENIED'; is_a?: unknown; details?: GatewayPolicyDeniedDetails } & GatewayError$Common;
  /** Too many calls. */
  RATE_LIMITED: { error: 'RATE_LIMITED'; is_a?: unknown; details?: GatewayRateLimitedDetails } & GatewayError$Common;
  /** The upstream did not answer in time. */
  UPSTREAM_TIMEOUT: { error: 'UPSTREAM_TIMEOUT'; is_a?: unknown; details?: GatewayUpstreamTimeoutDetails } & GatewayError$Common;
  /** The upstream is away. */
  UPSTREAM_UNAVAILABLE: { error: 'UPSTREAM_UNAVAILABLE'; is_a?: unknown; details?: GatewayUpstreamUnavailableDetails } & GatewayError$Common;
}

/** `types.GatewayError` of package `gateway`. */
export type GatewayError =
  | GatewayError$Members[keyof GatewayError$Members]
  /** A member that is not declared; `raw` is the whole of it. */
  | { error: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `GatewayError` to a reader, and nothing in it is unknown; `parseGatewayError` takes what is. */
export function isGatewayError(value: unknown): value is GatewayError {
  const check = new cantus.Check('read');
  checks.checkGatewayError(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `GatewayError`, with every problem and its place. */
export function parseGatewayError(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayError> {
  return cantus.parse(value, view, checks.checkGatewayError, checks.turnGatewayError);
}

/** `errors.codes` of package `gateway`. */
export type GatewayErrorCode =
  /** A person must approve first. */
  | 'AUTH_REQUIRED'
  /** A rule said deny. */
  | 'POLICY_DENIED'
  /** Too many calls. */
  | 'RATE_LIMITED'
  /** The upstream did not answer in time. */
  | 'UPSTREAM_TIMEOUT'
  /** The upstream is away. */
  | 'UPSTREAM_UNAVAILABLE'
  | (string & {});

/** Whether the value is a `GatewayErrorCode` to a reader. */
export function isGatewayErrorCode(value: unknown): value is GatewayErrorCode {
  const check = new cantus.Check('read');
  checks.checkGatewayErrorCode(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayErrorCode`, with every problem and its place. */
export function parseGatewayErrorCode(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayErrorCode> {
  return cantus.parse(value, view, checks.checkGatewayErrorCode);
}

/** `errors.codes.POLICY_DENIED.details` of package `gateway`. */
export type GatewayPolicyDeniedDetails = Record<string, never>;

/** Whether the value is a `GatewayPolicyDeniedDetails` to a reader. */
export function isGatewayPolicyDeniedDetails(value: unknown): value is GatewayPolicyDeniedDetails {
  const check = new cantus.Check('read');
  checks.checkGatewayPolicyDeniedDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayPolicyDeniedDetails`, with every problem and its place. */
export function parseGatewayPolicyDeniedDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayPolicyDeniedDetails> {
  return cantus.parse(value, view, checks.checkGatewayPolicyDeniedDetails);
}

/** `types.RateLimit` of package `gateway`. */
export interface GatewayRateLimit {
  max_calls_per_minute?: number | null;
  max_calls_per_session?: number | null;
}

/** Whether the value is a `GatewayRateLimit` to a reader. */
export function isGatewayRateLimit(value: unknown): value is GatewayRateLimit {
  const check = new cantus.Check('read');
  checks.checkGatewayRateLimit(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayRateLimit`, with every problem and its place. */
export function parseGatewayRateLimit(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayRateLimit> {
  return cantus.parse(value, view, checks.checkGatewayRateLimit);
}

/** `errors.codes.RATE_LIMITED.details` of package `gateway`. */
export interface GatewayRateLimitedDetails {
  retry_after?: number;
}

/** Whether the value is a `GatewayRateLimitedDetails` to a reader. */
export function isGatewayRateLimitedDetails(value: unknown): value is GatewayRateLimitedDetails {
  const check = new cantus.Check('read');
  checks.checkGatewayRateLimitedDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayRateLimitedDetails`, with every problem and its place. */
export function parseGatewayRateLimitedDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayRateLimitedDetails> {
  return cantus.parse(value, view, checks.checkGatewayRateLimitedDetails);
}

/** `types.Retry` of package `gateway`. */
export interface GatewayRetry {
  /** @defaultValue `1` */
  max_attempts?: number;
  /** @defaultValue `0.1` */
  base_delay?: number;
  /** @defaultValue `0` */
  jitter?: number;
  /** @defaultValue `["UPSTREAM_TIMEOUT","UPSTREAM_UNAVAILABLE"]` */
  retryable_codes?: GatewayErrorCode[];
}

/** Whether the value is a `GatewayRetry` to a reader. */
export function isGatewayRetry(value: unknown): value is GatewayRetry {
  const check = new cantus.Check('read');
  checks.checkGatewayRetry(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayRetry`, with every problem and its place. */
export function parseGatewayRetry(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayRetry> {
  return cantus.parse(value, view, checks.checkGatewayRetry);
}

/** `errors.codes.UPSTREAM_TIMEOUT.details` of package `gateway`. */
export type GatewayUpstreamTimeoutDetails = Record<string, never>;

/** Whether the value is a `GatewayUpstreamTimeoutDetails` to a reader. */
export function isGatewayUpstreamTimeoutDetails(value: unknown): value is GatewayUpstreamTimeoutDetails {
  const check = new cantus.Check('read');
  checks.checkGatewayUpstreamTimeoutDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayUpstreamTimeoutDetails`, with every problem and its place. */
export function parseGatewayUpstreamTimeoutDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayUpstreamTimeoutDetails> {
  return cantus.parse(value, view, checks.checkGatewayUpstreamTimeoutDetails);
}

/** `errors.codes.UPSTREAM_UNAVAILABLE.details` of package `gateway`. */
export type GatewayUpstreamUnavailableDetails = Record<string, never>;

/** Whether the value is a `GatewayUpstreamUnavailableDetails` to a reader. */
export function isGatewayUpstreamUnavailableDetails(value: unknown): value is GatewayUpstreamUnavailableDetails {
  const check = new cantus.Check('read');
  checks.checkGatewayUpstreamUnavailableDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `GatewayUpstreamUnavailableDetails`, with every problem and its place. */
export function parseGatewayUpstreamUnavailableDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GatewayUpstreamUnavailableDetails> {
  return cantus.parse(value, view, checks.checkGatewayUpstreamUnavailableDetails);
}

type GatewayErrorCode$Known =
  | 'AUTH_REQUIRED'
  | 'POLICY_DENIED'
  | 'RATE_LIMITED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE';

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
} as const satisfies {
  readonly [Code in `${GatewayErrorCode$Known}`]: cantus.CodeFacts<GatewayErrorCode$Known, Record<string, never>>;
};

/** The error with one code, typed with its details. */
export type GatewayErrorOf<Code extends GatewayErrorCode$Known> = GatewayError$Members[`${Code}`];

/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newGatewayError<Code extends GatewayErrorCode$Known>(
  code: Code,
  members: cantus.Asked<GatewayError$Members[`${Code}`], 'error' | 'is_a', 'retryable'>,
): GatewayError$Members[`${Code}`] {
  const facts: cantus.CodeFacts<unknown, object> = GATEWAY_ERROR_CODES[`${code}`];
  const error = cantus.errorObject(facts, 'error', code, 'is_a', ['retryable'], members);
  return cantus.emittedValue(error, checks.checkGatewayError, undefined);
}

/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownGatewayErrorCode(error: GatewayError): GatewayErrorCode$Known | undefined {
  return cantus.knownCode<GatewayErrorCode$Known>(error, 'error', 'raw', 'is_a', checks.membersGatewayError);
}

interface GatewayEvent$Common {
  version: 1;
  timestamp: string;
  success: boolean;
  session_id: string;
  duration_ms?: number | null;
  tool_id?: string | null;
  namespace?: string | null;
}

/** The documents of package `gateway` by the type of their event. */
export interface GatewayEventTypes {
  'browse.failed': { event: 'browse.failed'; attributes: GatewayBrowseFailedPayload } & GatewayEvent$Common;
  'catalog.loaded': { event: 'catalog.loaded'; attributes?: GatewayCatalogLoadedPayload } & GatewayEvent$Common;
  'execute.cache_hit': { event: 'execute.cache_hit'; attributes?: GatewayExecuteCacheHitPayload } & GatewayEvent$Common;
  'execute.completed': { event: 'execute.completed'; attributes?: GatewayExecuteCompletedPayload } & GatewayEvent$Common;
}

/** The type of an event, as it stands on the wire. */
export type GatewayEventType = keyof GatewayEventTypes;

/** Every event of package `gateway`. */
export type GatewayEvent = GatewayEventTypes[GatewayEventType];

/** The document of one type of event. */
export type GatewayEventOf<Type extends GatewayEventType> = GatewayEventTypes[Type];

/** Every type of event. */
export const GATEWAY_EVENT_TYPES = [
  'browse.failed',
  'catalog.loaded',
  'execute.cache_hit',
  'execute.completed',
] as const satisfies readonly GatewayEventType[];

/** Whether the value is an event of package `gateway` to a reader, and nothing in it is unknown. */
export function isGatewayEvent(value: unknown): value is GatewayEvent {
  const check = new cantus.Check('read');
  checks.checkGatewayEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseGatewayEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<GatewayEvent, GatewayEvent$Common> {
  const check = new cantus.Check(view);
  checks.checkGatewayEvent(value, check, 1);
  return cantus.parsedEvent(value, check, 'event', ['version', 'timestamp', 'success', 'session_id', 'duration_ms', 'tool_id', 'namespace'], undefined);
}

/**
 * Makes the event `browse.failed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGatewayBrowseFailed(payload: GatewayBrowseFailedPayload, beside: cantus.Asked<GatewayEvent$Common, 'version'>): GatewayEventOf<'browse.failed'> {
  return checks.emitGatewayEvent$BrowseFailed(cantus.join({ event: 'browse.failed', version: 1 }, beside, { attributes: payload }));
}

/**
 * Makes the event `catalog.loaded`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGatewayCatalogLoaded(payload: GatewayCatalogLoadedPayload | undefined, beside: cantus.Asked<GatewayEvent$Common, 'version'>): GatewayEventOf<'catalog.loaded'> {
  return checks.emitGatewayEvent$CatalogLoaded(cantus.join({ event: 'catalog.loaded', version: 1 }, beside, { attributes: payload }));
}

/**
 * Makes the event `execute.cache_hit`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGatewayExecuteCacheHit(payload: GatewayExecuteCacheHitPayload | undefined, beside: cantus.Asked<GatewayEvent$Common, 'version'>): GatewayEventOf<'execute.cache_hit'> {
  return checks.emitGatewayEvent$ExecuteCacheHit(cantus.join({ event: 'execute.cache_hit', version: 1 }, beside, { attributes: payload }));
}

/**
 * Makes the event `execute.completed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGatewayExecuteCompleted(payload: GatewayExecuteCompletedPayload | undefined, beside: cantus.Asked<GatewayEvent$Common, 'version'>): GatewayEventOf<'execute.completed'> {
  return checks.emitGatewayEvent$ExecuteCompleted(cantus.join({ event: 'execute.completed', version: 1 }, beside, { attributes: payload }));
}
