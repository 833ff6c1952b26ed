/** What a viewer and the broker of a node say to each other. */
import * as cantus from './cantus.js';
import * as checks from './frames-checks.js';
/** Whether the value is a `FramesActivity` to a reader. */
export function isFramesActivity(value) {
    const check = new cantus.Check('read');
    checks.checkFramesActivity(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesActivity`, with every problem and its place. */
export function parseFramesActivity(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesActivity);
}
/** Whether the value is a `FramesActivityTool` to a reader. */
export function isFramesActivityTool(value) {
    const check = new cantus.Check('read');
    checks.checkFramesActivityTool(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesActivityTool`, with every problem and its place. */
export function parseFramesActivityTool(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesActivityTool);
}
/** Whether the value is a `FramesActivityToolTool` to a reader. */
export function isFramesActivityToolTool(value) {
    const check = new cantus.Check('read');
    checks.checkFramesActivityToolTool(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesActivityToolTool`, with every problem and its place. */
export function parseFramesActivityToolTool(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesActivityToolTool);
}
/** Whether the value is a `FramesCodexErrorDetail` to a reader. */
export function isFramesCodexErrorDetail(value) {
    const check = new cantus.Check('read');
    checks.checkFramesCodexErrorDetail(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesCodexErrorDetail`, with every problem and its place. */
export function parseFramesCodexErrorDetail(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesCodexErrorDetail);
}
/** Whether the value is a `FramesCodexErrorDetailActiveTurnNotSteerable` to a reader. */
export function isFramesCodexErrorDetailActiveTurnNotSteerable(value) {
    const check = new cantus.Check('read');
    checks.checkFramesCodexErrorDetailActiveTurnNotSteerable(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesCodexErrorDetailActiveTurnNotSteerable`, with every problem and its place. */
export function parseFramesCodexErrorDetailActiveTurnNotSteerable(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesCodexErrorDetailActiveTurnNotSteerable);
}
/** Whether the value is a `FramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable` to a reader. */
export function isFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value) {
    const check = new cantus.Check('read');
    checks.checkFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable`, with every problem and its place. */
export function parseFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable);
}
/** Whether the value is a `FramesCodexErrorDetailHttpConnectionFailed` to a reader. */
export function isFramesCodexErrorDetailHttpConnectionFailed(value) {
    const check = new cantus.Check('read');
    checks.checkFramesCodexErrorDetailHttpConnectionFailed(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesCodexErrorDetailHttpConnectionFailed`, with every problem and its place. */
export function parseFramesCodexErrorDetailHttpConnectionFailed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesCodexErrorDetailHttpConnectionFailed);
}
/** Whether the value is a `FramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed` to a reader. */
export function isFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value) {
    const check = new cantus.Check('read');
    checks.checkFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed`, with every problem and its place. */
export function parseFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed);
}
/** Whether the value is a `FramesCodexErrorInfo` to a reader. */
export function isFramesCodexErrorInfo(value) {
    const check = new cantus.Check('read');
    checks.checkFramesCodexErrorInfo(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesCodexErrorInfo`, with every problem and its place. */
export function parseFramesCodexErrorInfo(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesCodexErrorInfo);
}
/** Whether the value is a `FramesCodexErrorInfoString` to a reader. */
export function isFramesCodexErrorInfoString(value) {
    const check = new cantus.Check('read');
    checks.checkFramesCodexErrorInfoString(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesCodexErrorInfoString`, with every problem and its place. */
export function parseFramesCodexErrorInfoString(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesCodexErrorInfoString);
}
/** Whether the value is a `FramesExtensionUiRequestConfirm` to a reader. */
export function isFramesExtensionUiRequestConfirm(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiRequestConfirm(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiRequestConfirm`, with every problem and its place. */
export function parseFramesExtensionUiRequestConfirm(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiRequestConfirm);
}
/** Whether the value is a `FramesExtensionUiRequestNotify` to a reader. */
export function isFramesExtensionUiRequestNotify(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiRequestNotify(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiRequestNotify`, with every problem and its place. */
export function parseFramesExtensionUiRequestNotify(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiRequestNotify);
}
/** Whether the value is a `FramesExtensionUiRequestNotifyNotifyType` to a reader. */
export function isFramesExtensionUiRequestNotifyNotifyType(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiRequestNotifyNotifyType(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiRequestNotifyNotifyType`, with every problem and its place. */
export function parseFramesExtensionUiRequestNotifyNotifyType(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiRequestNotifyNotifyType);
}
/** Whether the value is a `FramesExtensionUiRequestPayload` to a reader. */
export function isFramesExtensionUiRequestPayload(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiRequestPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiRequestPayload`, with every problem and its place. */
export function parseFramesExtensionUiRequestPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiRequestPayload);
}
/** Whether the value is a `FramesExtensionUiRequestSelect` to a reader. */
export function isFramesExtensionUiRequestSelect(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiRequestSelect(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiRequestSelect`, with every problem and its place. */
export function parseFramesExtensionUiRequestSelect(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiRequestSelect);
}
/** Whether the value is a `FramesExtensionUiRequestSetTitle` to a reader. */
export function isFramesExtensionUiRequestSetTitle(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiRequestSetTitle(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiRequestSetTitle`, with every problem and its place. */
export function parseFramesExtensionUiRequestSetTitle(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiRequestSetTitle);
}
/** Whether the value is a `FramesExtensionUiResponseCancelled` to a reader. */
export function isFramesExtensionUiResponseCancelled(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiResponseCancelled(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiResponseCancelled`, with every problem and its place. */
export function parseFramesExtensionUiResponseCancelled(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiResponseCancelled);
}
/** Whether the value is a `FramesExtensionUiResponseConfirmed` to a reader. */
export function isFramesExtensionUiResponseConfirmed(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiResponseConfirmed(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiResponseConfirmed`, with every problem and its place. */
export function parseFramesExtensionUiResponseConfirmed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiResponseConfirmed);
}
/** Whether the value is a `FramesExtensionUiResponsePayload` to a reader. */
export function isFramesExtensionUiResponsePayload(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiResponsePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiResponsePayload`, with every problem and its place. */
export function parseFramesExtensionUiResponsePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiResponsePayload);
}
/** Whether the value is a `FramesExtensionUiResponseValue` to a reader. */
export function isFramesExtensionUiResponseValue(value) {
    const check = new cantus.Check('read');
    checks.checkFramesExtensionUiResponseValue(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesExtensionUiResponseValue`, with every problem and its place. */
export function parseFramesExtensionUiResponseValue(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesExtensionUiResponseValue);
}
/** Whether the value is a `FramesMcpServer` to a reader. */
export function isFramesMcpServer(value) {
    const check = new cantus.Check('read');
    checks.checkFramesMcpServer(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesMcpServer`, with every problem and its place. */
export function parseFramesMcpServer(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesMcpServer);
}
/** Whether the value is a `FramesMcpServerHttp` to a reader. */
export function isFramesMcpServerHttp(value) {
    const check = new cantus.Check('read');
    checks.checkFramesMcpServerHttp(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesMcpServerHttp`, with every problem and its place. */
export function parseFramesMcpServerHttp(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesMcpServerHttp);
}
/** Whether the value is a `FramesMcpServerSse` to a reader. */
export function isFramesMcpServerSse(value) {
    const check = new cantus.Check('read');
    checks.checkFramesMcpServerSse(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesMcpServerSse`, with every problem and its place. */
export function parseFramesMcpServerSse(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesMcpServerSse);
}
/** Whether the value is a `FramesMcpServerStdio` to a reader. */
export function isFramesMcpServerStdio(value) {
    const check = new cantus.Check('read');
    checks.checkFramesMcpServerStdio(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesMcpServerStdio`, with every problem and its place. */
export function parseFramesMcpServerStdio(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesMcpServerStdio);
}
/** Whether the value is a `FramesSessionIdleNoteItem` to a reader. */
export function isFramesSessionIdleNoteItem(value) {
    const check = new cantus.Check('read');
    checks.checkFramesSessionIdleNoteItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesSessionIdleNoteItem`, with every problem and its place. */
export function parseFramesSessionIdleNoteItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesSessionIdleNoteItem);
}
/** Whether the value is a `FramesSessionIdlePayload` to a reader. */
export function isFramesSessionIdlePayload(value) {
    const check = new cantus.Check('read');
    checks.checkFramesSessionIdlePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `FramesSessionIdlePayload`, with every problem and its place. */
export function parseFramesSessionIdlePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkFramesSessionIdlePayload);
}
/** Every type of event. */
export const FRAMES_EVENT_TYPES = [
    'abort',
    'extension_ui_request',
    'extension_ui_response',
    'session.idle',
];
/** Whether the value is an event of package `frames` to a reader, and nothing in it is unknown. */
export function isFramesEvent(value) {
    const check = new cantus.Check('read');
    checks.checkFramesEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseFramesEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkFramesEvent(value, check, 1);
    return cantus.parsedEvent(value, check, 'type', [], undefined);
}
/**
 * Makes the event `abort`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createFramesAbort() {
    return checks.emitFramesEvent$Abort(cantus.join({ type: 'abort' }));
}
/**
 * Makes the event `extension_ui_request`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createFramesExtensionUiRequest(payload) {
    return checks.emitFramesEvent$ExtensionUiRequest(cantus.join({ type: 'extension_ui_request' }, payload));
}
/**
 * Makes the event `extension_ui_response`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createFramesExtensionUiResponse(payload) {
    return checks.emitFramesEvent$ExtensionUiResponse(cantus.join({ type: 'extension_ui_response' }, payload));
}
/**
 * Makes the event `session.idle`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createFramesSessionIdle(payload) {
    return checks.emitFramesEvent$SessionIdle(cantus.join({ type: 'session.idle' }, payload));
}
