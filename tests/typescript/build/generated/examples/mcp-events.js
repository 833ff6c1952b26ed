/** Messages of the Model Context Protocol. */
import * as cantus from './cantus.js';
import * as checks from './mcp-checks.js';
/** Whether the value is a `McpFilter` to a reader. */
export function isMcpFilter(value) {
    const check = new cantus.Check('read');
    checks.checkMcpFilter(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpFilter`, with every problem and its place. */
export function parseMcpFilter(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpFilter);
}
/** Whether the value is a `McpHeaderMismatchDetails` to a reader. */
export function isMcpHeaderMismatchDetails(value) {
    const check = new cantus.Check('read');
    checks.checkMcpHeaderMismatchDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpHeaderMismatchDetails`, with every problem and its place. */
export function parseMcpHeaderMismatchDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpHeaderMismatchDetails);
}
/** Whether the value is a `McpInternalErrorDetails` to a reader. */
export function isMcpInternalErrorDetails(value) {
    const check = new cantus.Check('read');
    checks.checkMcpInternalErrorDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpInternalErrorDetails`, with every problem and its place. */
export function parseMcpInternalErrorDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpInternalErrorDetails);
}
/** Whether the value is a `McpInvalidParamsDetails` to a reader. */
export function isMcpInvalidParamsDetails(value) {
    const check = new cantus.Check('read');
    checks.checkMcpInvalidParamsDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpInvalidParamsDetails`, with every problem and its place. */
export function parseMcpInvalidParamsDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpInvalidParamsDetails);
}
/** Whether the value is a `McpInvalidRequestDetails` to a reader. */
export function isMcpInvalidRequestDetails(value) {
    const check = new cantus.Check('read');
    checks.checkMcpInvalidRequestDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpInvalidRequestDetails`, with every problem and its place. */
export function parseMcpInvalidRequestDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpInvalidRequestDetails);
}
/** Whether the value is a `McpLoggingLevel` to a reader. */
export function isMcpLoggingLevel(value) {
    const check = new cantus.Check('read');
    checks.checkMcpLoggingLevel(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpLoggingLevel`, with every problem and its place. */
export function parseMcpLoggingLevel(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpLoggingLevel);
}
/** Whether the value is a `McpMethodNotFoundDetails` to a reader. */
export function isMcpMethodNotFoundDetails(value) {
    const check = new cantus.Check('read');
    checks.checkMcpMethodNotFoundDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpMethodNotFoundDetails`, with every problem and its place. */
export function parseMcpMethodNotFoundDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpMethodNotFoundDetails);
}
/** Whether the value is a `McpMissingCapabilityDetails` to a reader. */
export function isMcpMissingCapabilityDetails(value) {
    const check = new cantus.Check('read');
    checks.checkMcpMissingCapabilityDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpMissingCapabilityDetails`, with every problem and its place. */
export function parseMcpMissingCapabilityDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpMissingCapabilityDetails);
}
/** Whether the value is a `McpNotificationMeta` to a reader. */
export function isMcpNotificationMeta(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationMeta(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationMeta`, with every problem and its place. */
export function parseMcpNotificationMeta(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationMeta);
}
/** Whether the value is a `McpNotificationsCancelledPayload` to a reader. */
export function isMcpNotificationsCancelledPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationsCancelledPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationsCancelledPayload`, with every problem and its place. */
export function parseMcpNotificationsCancelledPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationsCancelledPayload);
}
/** Whether the value is a `McpNotificationsMessagePayload` to a reader. */
export function isMcpNotificationsMessagePayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationsMessagePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationsMessagePayload`, with every problem and its place. */
export function parseMcpNotificationsMessagePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationsMessagePayload);
}
/** Whether the value is a `McpNotificationsProgressPayload` to a reader. */
export function isMcpNotificationsProgressPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationsProgressPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationsProgressPayload`, with every problem and its place. */
export function parseMcpNotificationsProgressPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationsProgressPayload);
}
/** Whether the value is a `McpNotificationsPromptsListChangedPayload` to a reader. */
export function isMcpNotificationsPromptsListChangedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationsPromptsListChangedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationsPromptsListChangedPayload`, with every problem and its place. */
export function parseMcpNotificationsPromptsListChangedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationsPromptsListChangedPayload);
}
/** Whether the value is a `McpNotificationsResourcesListChangedPayload` to a reader. */
export function isMcpNotificationsResourcesListChangedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationsResourcesListChangedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationsResourcesListChangedPayload`, with every problem and its place. */
export function parseMcpNotificationsResourcesListChangedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationsResourcesListChangedPayload);
}
/** Whether the value is a `McpNotificationsResourcesUpdatedPayload` to a reader. */
export function isMcpNotificationsResourcesUpdatedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationsResourcesUpdatedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationsResourcesUpdatedPayload`, with every problem and its place. */
export function parseMcpNotificationsResourcesUpdatedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationsResourcesUpdatedPayload);
}
/** Whether the value is a `McpNotificationsSubscriptionsAcknowledgedPayload` to a reader. */
export function isMcpNotificationsSubscriptionsAcknowledgedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationsSubscriptionsAcknowledgedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationsSubscriptionsAcknowledgedPayload`, with every problem and its place. */
export function parseMcpNotificationsSubscriptionsAcknowledgedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationsSubscriptionsAcknowledgedPayload);
}
/** Whether the value is a `McpNotificationsToolsListChangedPayload` to a reader. */
export function isMcpNotificationsToolsListChangedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpNotificationsToolsListChangedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpNotificationsToolsListChangedPayload`, with every problem and its place. */
export function parseMcpNotificationsToolsListChangedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpNotificationsToolsListChangedPayload);
}
/** Whether the value is a `McpParseErrorDetails` to a reader. */
export function isMcpParseErrorDetails(value) {
    const check = new cantus.Check('read');
    checks.checkMcpParseErrorDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpParseErrorDetails`, with every problem and its place. */
export function parseMcpParseErrorDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpParseErrorDetails);
}
/** Whether the value is a `McpReadResult` to a reader. */
export function isMcpReadResult(value) {
    const check = new cantus.Check('read');
    checks.checkMcpReadResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpReadResult`, with every problem and its place. */
export function parseMcpReadResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpReadResult);
}
/** Whether the value is a `McpRequestId` to a reader. */
export function isMcpRequestId(value) {
    const check = new cantus.Check('read');
    checks.checkMcpRequestId(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpRequestId`, with every problem and its place. */
export function parseMcpRequestId(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpRequestId);
}
/** Whether the value is a `McpResourceContents` to a reader. */
export function isMcpResourceContents(value) {
    const check = new cantus.Check('read');
    checks.checkMcpResourceContents(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpResourceContents`, with every problem and its place. */
export function parseMcpResourceContents(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpResourceContents);
}
/** Whether the value is a `McpResourceContentsBlob` to a reader. */
export function isMcpResourceContentsBlob(value) {
    const check = new cantus.Check('read');
    checks.checkMcpResourceContentsBlob(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpResourceContentsBlob`, with every problem and its place. */
export function parseMcpResourceContentsBlob(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpResourceContentsBlob);
}
/** Whether the value is a `McpResourceContentsText` to a reader. */
export function isMcpResourceContentsText(value) {
    const check = new cantus.Check('read');
    checks.checkMcpResourceContentsText(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpResourceContentsText`, with every problem and its place. */
export function parseMcpResourceContentsText(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpResourceContentsText);
}
/** Whether the value is a `McpResourcesReadPayload` to a reader. */
export function isMcpResourcesReadPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMcpResourcesReadPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpResourcesReadPayload`, with every problem and its place. */
export function parseMcpResourcesReadPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpResourcesReadPayload);
}
/** Whether the value is a `McpRpcError` to a reader, and nothing in it is unknown; `parseMcpRpcError` takes what is. */
export function isMcpRpcError(value) {
    const check = new cantus.Check('read');
    checks.checkMcpRpcError(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `McpRpcError`, with every problem and its place. */
export function parseMcpRpcError(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpRpcError, checks.turnMcpRpcError);
}
/** Whether the value is a `McpRpcErrorCode` to a reader. */
export function isMcpRpcErrorCode(value) {
    const check = new cantus.Check('read');
    checks.checkMcpRpcErrorCode(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpRpcErrorCode`, with every problem and its place. */
export function parseMcpRpcErrorCode(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpRpcErrorCode);
}
/** Whether the value is a `McpUnsupportedVersionDetails` to a reader. */
export function isMcpUnsupportedVersionDetails(value) {
    const check = new cantus.Check('read');
    checks.checkMcpUnsupportedVersionDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `McpUnsupportedVersionDetails`, with every problem and its place. */
export function parseMcpUnsupportedVersionDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMcpUnsupportedVersionDetails);
}
/** What is fixed about every code of a `McpRpcError`. */
export const MCP_RPC_ERROR_CODES = {
    /** Header and body disagree. */
    '-32020': { status: 400, retryable: false, attributes: {}, is_a: [] },
    /** The receiver failed. */
    '-32603': { retryable: true, attributes: {}, is_a: [] },
    /** Wrong parameters. */
    '-32602': { retryable: false, attributes: {}, is_a: [] },
    /** Not a request. */
    '-32600': { retryable: false, attributes: {}, is_a: [] },
    /** No such method. */
    '-32601': { retryable: false, attributes: {}, is_a: [] },
    /** The client did not declare a capability. */
    '-32021': { status: 400, retryable: false, attributes: {}, is_a: [] },
    /** Not JSON. */
    '-32700': { retryable: false, attributes: {}, is_a: [] },
    /** Choose another version. */
    '-32022': { status: 400, retryable: true, attributes: {}, is_a: [] },
};
/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newMcpRpcError(code, members) {
    const facts = MCP_RPC_ERROR_CODES[`${code}`];
    const error = cantus.errorObject(facts, 'code', code, 'is_a', [], members);
    return cantus.emittedValue(error, checks.checkMcpRpcError, undefined);
}
/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownMcpRpcErrorCode(error) {
    return cantus.knownCode(error, 'code', 'raw', 'is_a', checks.membersMcpRpcError);
}
/** Every type of event. */
export const MCP_EVENT_TYPES = [
    'notifications/cancelled',
    'notifications/message',
    'notifications/progress',
    'notifications/prompts/list_changed',
    'notifications/resources/list_changed',
    'notifications/resources/updated',
    'notifications/subscriptions/acknowledged',
    'notifications/tools/list_changed',
    'resources/read',
];
/** Whether the value is an event of package `mcp` to a reader, and nothing in it is unknown. */
export function isMcpEvent(value) {
    const check = new cantus.Check('read');
    checks.checkMcpEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseMcpEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkMcpEvent(value, check, 1);
    return cantus.parsedEvent(value, check, 'method', ['jsonrpc'], undefined);
}
/**
 * Makes the event `notifications/cancelled`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsCancelled(payload) {
    return checks.emitMcpEvent$NotificationsCancelled(cantus.join({ method: 'notifications/cancelled', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/message`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsMessage(payload) {
    return checks.emitMcpEvent$NotificationsMessage(cantus.join({ method: 'notifications/message', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/progress`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsProgress(payload) {
    return checks.emitMcpEvent$NotificationsProgress(cantus.join({ method: 'notifications/progress', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/prompts/list_changed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsPromptsListChanged(payload) {
    return checks.emitMcpEvent$NotificationsPromptsListChanged(cantus.join({ method: 'notifications/prompts/list_changed', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/resources/list_changed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsResourcesListChanged(payload) {
    return checks.emitMcpEvent$NotificationsResourcesListChanged(cantus.join({ method: 'notifications/resources/list_changed', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/resources/updated`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsResourcesUpdated(payload) {
    return checks.emitMcpEvent$NotificationsResourcesUpdated(cantus.join({ method: 'notifications/resources/updated', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/subscriptions/acknowledged`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsSubscriptionsAcknowledged(payload) {
    return checks.emitMcpEvent$NotificationsSubscriptionsAcknowledged(cantus.join({ method: 'notifications/subscriptions/acknowledged', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/tools/list_changed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsToolsListChanged(payload) {
    return checks.emitMcpEvent$NotificationsToolsListChanged(cantus.join({ method: 'notifications/tools/list_changed', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `resources/read`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpResourcesRead(payload, beside) {
    return checks.emitMcpEvent$ResourcesRead(cantus.join({ method: 'resources/read', jsonrpc: '2.0' }, beside, { params: payload }));
}
