/** Notifications of JSON-RPC 2.0. */
import * as cantus from './cantus.js';
import * as checks from './rpc-checks.js';
/** Whether the value is a `RpcBusyDetails` to a reader. */
export function isRpcBusyDetails(value) {
    const check = new cantus.Check('read');
    checks.checkRpcBusyDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcBusyDetails`, with every problem and its place. */
export function parseRpcBusyDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcBusyDetails);
}
/** Whether the value is a `RpcCancelId` to a reader. */
export function isRpcCancelId(value) {
    const check = new cantus.Check('read');
    checks.checkRpcCancelId(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcCancelId`, with every problem and its place. */
export function parseRpcCancelId(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcCancelId);
}
/** Whether the value is a `RpcCancelPayload` to a reader. */
export function isRpcCancelPayload(value) {
    const check = new cantus.Check('read');
    checks.checkRpcCancelPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcCancelPayload`, with every problem and its place. */
export function parseRpcCancelPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcCancelPayload);
}
/** Whether the value is a `RpcMissingDetails` to a reader. */
export function isRpcMissingDetails(value) {
    const check = new cantus.Check('read');
    checks.checkRpcMissingDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcMissingDetails`, with every problem and its place. */
export function parseRpcMissingDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcMissingDetails);
}
/** Whether the value is a `RpcNotificationsChangedPayload` to a reader. */
export function isRpcNotificationsChangedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkRpcNotificationsChangedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcNotificationsChangedPayload`, with every problem and its place. */
export function parseRpcNotificationsChangedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcNotificationsChangedPayload);
}
/** Whether the value is a `RpcNotificationsLogLevel` to a reader. */
export function isRpcNotificationsLogLevel(value) {
    const check = new cantus.Check('read');
    checks.checkRpcNotificationsLogLevel(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcNotificationsLogLevel`, with every problem and its place. */
export function parseRpcNotificationsLogLevel(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcNotificationsLogLevel);
}
/** Whether the value is a `RpcNotificationsLogPayload` to a reader. */
export function isRpcNotificationsLogPayload(value) {
    const check = new cantus.Check('read');
    checks.checkRpcNotificationsLogPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcNotificationsLogPayload`, with every problem and its place. */
export function parseRpcNotificationsLogPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcNotificationsLogPayload);
}
/** Whether the value is a `RpcNotificationsProgressPayload` to a reader. */
export function isRpcNotificationsProgressPayload(value) {
    const check = new cantus.Check('read');
    checks.checkRpcNotificationsProgressPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcNotificationsProgressPayload`, with every problem and its place. */
export function parseRpcNotificationsProgressPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcNotificationsProgressPayload);
}
/** Whether the value is a `RpcNotificationsProgressToken` to a reader. */
export function isRpcNotificationsProgressToken(value) {
    const check = new cantus.Check('read');
    checks.checkRpcNotificationsProgressToken(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcNotificationsProgressToken`, with every problem and its place. */
export function parseRpcNotificationsProgressToken(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcNotificationsProgressToken);
}
/** Whether the value is a `RpcParseErrorDetails` to a reader. */
export function isRpcParseErrorDetails(value) {
    const check = new cantus.Check('read');
    checks.checkRpcParseErrorDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcParseErrorDetails`, with every problem and its place. */
export function parseRpcParseErrorDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcParseErrorDetails);
}
/** Whether the value is a `RpcReadId` to a reader. */
export function isRpcReadId(value) {
    const check = new cantus.Check('read');
    checks.checkRpcReadId(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcReadId`, with every problem and its place. */
export function parseRpcReadId(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcReadId);
}
/** Whether the value is a `RpcReadPayload` to a reader. */
export function isRpcReadPayload(value) {
    const check = new cantus.Check('read');
    checks.checkRpcReadPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcReadPayload`, with every problem and its place. */
export function parseRpcReadPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcReadPayload);
}
/** Whether the value is a `RpcError` to a reader, and nothing in it is unknown; `parseRpcError` takes what is. */
export function isRpcError(value) {
    const check = new cantus.Check('read');
    checks.checkRpcError(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `RpcError`, with every problem and its place. */
export function parseRpcError(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcError, checks.turnRpcError);
}
/** Whether the value is a `RpcErrorCode` to a reader. */
export function isRpcErrorCode(value) {
    const check = new cantus.Check('read');
    checks.checkRpcErrorCode(value, check, 1);
    return check.count === 0;
}
/** Reads a `RpcErrorCode`, with every problem and its place. */
export function parseRpcErrorCode(value, view = 'read') {
    return cantus.parse(value, view, checks.checkRpcErrorCode);
}
/** What is fixed about every code of a `RpcError`. */
export const RPC_ERROR_CODES = {
    /** Come back later. */
    '1': { retryable: true, attributes: {}, is_a: [] },
    /** Nothing there. */
    '-32002': { status: 404, attributes: {}, is_a: [] },
    /** Not JSON. */
    '-32700': { retryable: false, attributes: {}, is_a: [] },
};
/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newRpcError(code, members) {
    const facts = RPC_ERROR_CODES[`${code}`];
    const error = cantus.errorObject(facts, 'code', code, 'is_a', [], members);
    return cantus.emittedValue(error, checks.checkRpcError, undefined);
}
/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownRpcErrorCode(error) {
    return cantus.knownCode(error, 'code', 'raw', 'is_a', checks.membersRpcError);
}
/** Every type of event. */
export const RPC_EVENT_TYPES = [
    '$/cancel',
    'failed',
    'notifications/changed',
    'notifications/log',
    'notifications/progress',
    'read',
];
/** Whether the value is an event of package `rpc` to a reader, and nothing in it is unknown. */
export function isRpcEvent(value) {
    const check = new cantus.Check('read');
    checks.checkRpcEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseRpcEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkRpcEvent(value, check, 1);
    return cantus.parsedEvent(value, check, 'method', ['jsonrpc'], checks.turnRpcEvent);
}
/**
 * Makes the event `$/cancel`: Sent by both sides.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcCancel(payload) {
    return checks.emitRpcEvent$Cancel(cantus.join({ method: '$/cancel', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `failed`: Carries the error object of the package.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcFailed(payload) {
    return checks.emitRpcEvent$Failed(cantus.join({ method: 'failed', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/changed`: Its params may be absent.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcNotificationsChanged(payload) {
    return checks.emitRpcEvent$NotificationsChanged(cantus.join({ method: 'notifications/changed', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/log`: Its params may be absent or anything.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcNotificationsLog(payload) {
    return checks.emitRpcEvent$NotificationsLog(cantus.join({ method: 'notifications/log', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `notifications/progress`: Its params are needed.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcNotificationsProgress(payload) {
    return checks.emitRpcEvent$NotificationsProgress(cantus.join({ method: 'notifications/progress', jsonrpc: '2.0' }, { params: payload }));
}
/**
 * Makes the event `read`: A request: an id stands beside the method.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcRead(payload, beside) {
    return checks.emitRpcEvent$Read(cantus.join({ method: 'read', jsonrpc: '2.0' }, beside, { params: payload }));
}
