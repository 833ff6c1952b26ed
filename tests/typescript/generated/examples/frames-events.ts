/** What a viewer and the broker of a node say to each other. */

import * as cantus from './cantus.ts';
import * as checks from './frames-checks.ts';

/** `types.Activity` of package `frames`. */
export type FramesActivity =
  | { phase: 'between_turns' }
  | { phase: 'starting' }
  | { phase: 'submitting_result' }
  | { phase: 'thinking' }
  | ({ phase: 'tool' } & FramesActivityTool)
  | { phase: 'writing' };

/** Whether the value is a `FramesActivity` to a reader. */
export function isFramesActivity(value: unknown): value is FramesActivity {
  const check = new cantus.Check('read');
  checks.checkFramesActivity(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesActivity`, with every problem and its place. */
export function parseFramesActivity(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesActivity> {
  return cantus.parse(value, view, checks.checkFramesActivity);
}

/** `types.Activity.tool` of package `frames`. */
export interface FramesActivityTool {
  tool: FramesActivityToolTool;
}

/** Whether the value is a `FramesActivityTool` to a reader. */
export function isFramesActivityTool(value: unknown): value is FramesActivityTool {
  const check = new cantus.Check('read');
  checks.checkFramesActivityTool(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesActivityTool`, with every problem and its place. */
export function parseFramesActivityTool(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesActivityTool> {
  return cantus.parse(value, view, checks.checkFramesActivityTool);
}

/** `types.Activity.tool.tool` of package `frames`. */
export interface FramesActivityToolTool {
  name: string;
  summary: string;
}

/** Whether the value is a `FramesActivityToolTool` to a reader. */
export function isFramesActivityToolTool(value: unknown): value is FramesActivityToolTool {
  const check = new cantus.Check('read');
  checks.checkFramesActivityToolTool(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesActivityToolTool`, with every problem and its place. */
export function parseFramesActivityToolTool(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesActivityToolTool> {
  return cantus.parse(value, view, checks.checkFramesActivityToolTool);
}

/** `types.CodexErrorDetail` of package `frames`. */
export type FramesCodexErrorDetail =
  | ({ httpConnectionFailed?: never } & FramesCodexErrorDetailActiveTurnNotSteerable)
  | ({ activeTurnNotSteerable?: never } & FramesCodexErrorDetailHttpConnectionFailed);

/** Whether the value is a `FramesCodexErrorDetail` to a reader. */
export function isFramesCodexErrorDetail(value: unknown): value is FramesCodexErrorDetail {
  const check = new cantus.Check('read');
  checks.checkFramesCodexErrorDetail(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesCodexErrorDetail`, with every problem and its place. */
export function parseFramesCodexErrorDetail(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesCodexErrorDetail> {
  return cantus.parse(value, view, checks.checkFramesCodexErrorDetail);
}

/** `types.CodexErrorDetail.activeTurnNotSteerable` of package `frames`. */
export interface FramesCodexErrorDetailActiveTurnNotSteerable {
  activeTurnNotSteerable: FramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable;
}

/** Whether the value is a `FramesCodexErrorDetailActiveTurnNotSteerable` to a reader. */
export function isFramesCodexErrorDetailActiveTurnNotSteerable(value: unknown): value is FramesCodexErrorDetailActiveTurnNotSteerable {
  const check = new cantus.Check('read');
  checks.checkFramesCodexErrorDetailActiveTurnNotSteerable(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesCodexErrorDetailActiveTurnNotSteerable`, with every problem and its place. */
export function parseFramesCodexErrorDetailActiveTurnNotSteerable(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesCodexErrorDetailActiveTurnNotSteerable> {
  return cantus.parse(value, view, checks.checkFramesCodexErrorDetailActiveTurnNotSteerable);
}

/** `types.CodexErrorDetail.activeTurnNotSteerable.activeTurnNotSteerable` of package `frames`. */
export interface FramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable {
  turnKind: string;
}

/** Whether the value is a `FramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable` to a reader. */
export function isFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value: unknown): value is FramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable {
  const check = new cantus.Check('read');
  checks.checkFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable`, with every problem and its place. */
export function parseFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable> {
  return cantus.parse(value, view, checks.checkFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable);
}

/** `types.CodexErrorDetail.httpConnectionFailed` of package `frames`. */
export interface FramesCodexErrorDetailHttpConnectionFailed {
  httpConnectionFailed: FramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed;
}

/** Whether the value is a `FramesCodexErrorDetailHttpConnectionFailed` to a reader. */
export function isFramesCodexErrorDetailHttpConnectionFailed(value: unknown): value is FramesCodexErrorDetailHttpConnectionFailed {
  const check = new cantus.Check('read');
  checks.checkFramesCodexErrorDetailHttpConnectionFailed(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesCodexErrorDetailHttpConnectionFailed`, with every problem and its place. */
export function parseFramesCodexErrorDetailHttpConnectionFailed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesCodexErrorDetailHttpConnectionFailed> {
  return cantus.parse(value, view, checks.checkFramesCodexErrorDetailHttpConnectionFailed);
}

/** `types.CodexErrorDetail.httpConnectionFailed.httpConnectionFailed` of package `frames`. */
export interface FramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed {
  httpStatusCode?: number | null;
}

/** Whether the value is a `FramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed` to a reader. */
export function isFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value: unknown): value is FramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed {
  const check = new cantus.Check('read');
  checks.checkFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed`, with every problem and its place. */
export function parseFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed> {
  return cantus.parse(value, view, checks.checkFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed);
}

/** `types.CodexErrorInfo` of package `frames`. */
export type FramesCodexErrorInfo =
  | FramesCodexErrorInfoString
  | FramesCodexErrorDetail;

/** Whether the value is a `FramesCodexErrorInfo` to a reader. */
export function isFramesCodexErrorInfo(value: unknown): value is FramesCodexErrorInfo {
  const check = new cantus.Check('read');
  checks.checkFramesCodexErrorInfo(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesCodexErrorInfo`, with every problem and its place. */
export function parseFramesCodexErrorInfo(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesCodexErrorInfo> {
  return cantus.parse(value, view, checks.checkFramesCodexErrorInfo);
}

/** `types.CodexErrorInfo.String` of package `frames`. */
export type FramesCodexErrorInfoString =
  | 'unauthorized'
  | 'badRequest'
  | 'other';

/** Whether the value is a `FramesCodexErrorInfoString` to a reader. */
export function isFramesCodexErrorInfoString(value: unknown): value is FramesCodexErrorInfoString {
  const check = new cantus.Check('read');
  checks.checkFramesCodexErrorInfoString(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesCodexErrorInfoString`, with every problem and its place. */
export function parseFramesCodexErrorInfoString(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesCodexErrorInfoString> {
  return cantus.parse(value, view, checks.checkFramesCodexErrorInfoString);
}

/** `events.extension_ui_request.confirm` of package `frames`. */
export interface FramesExtensionUiRequestConfirm {
  title: string;
  message: string;
  timeout?: number;
}

/** Whether the value is a `FramesExtensionUiRequestConfirm` to a reader. */
export function isFramesExtensionUiRequestConfirm(value: unknown): value is FramesExtensionUiRequestConfirm {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiRequestConfirm(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiRequestConfirm`, with every problem and its place. */
export function parseFramesExtensionUiRequestConfirm(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiRequestConfirm> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiRequestConfirm);
}

/** `events.extension_ui_request.notify` of package `frames`. */
export interface FramesExtensionUiRequestNotify {
  message: string;
  notifyType?: FramesExtensionUiRequestNotifyNotifyType;
}

/** Whether the value is a `FramesExtensionUiRequestNotify` to a reader. */
export function isFramesExtensionUiRequestNotify(value: unknown): value is FramesExtensionUiRequestNotify {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiRequestNotify(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiRequestNotify`, with every problem and its place. */
export function parseFramesExtensionUiRequestNotify(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiRequestNotify> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiRequestNotify);
}

/** `events.extension_ui_request.notify.notifyType` of package `frames`. */
export type FramesExtensionUiRequestNotifyNotifyType =
  | 'info'
  | 'warning'
  | 'error';

/** Whether the value is a `FramesExtensionUiRequestNotifyNotifyType` to a reader. */
export function isFramesExtensionUiRequestNotifyNotifyType(value: unknown): value is FramesExtensionUiRequestNotifyNotifyType {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiRequestNotifyNotifyType(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiRequestNotifyNotifyType`, with every problem and its place. */
export function parseFramesExtensionUiRequestNotifyNotifyType(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiRequestNotifyNotifyType> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiRequestNotifyNotifyType);
}

interface FramesExtensionUiRequestPayload$Common {
  id: string;
}

/** `events.extension_ui_request` of package `frames`. */
export type FramesExtensionUiRequestPayload =
  | ({ method: 'confirm' } & FramesExtensionUiRequestPayload$Common & FramesExtensionUiRequestConfirm)
  | ({ method: 'notify' } & FramesExtensionUiRequestPayload$Common & FramesExtensionUiRequestNotify)
  | ({ method: 'select' } & FramesExtensionUiRequestPayload$Common & FramesExtensionUiRequestSelect)
  | ({ method: 'setTitle' } & FramesExtensionUiRequestPayload$Common & FramesExtensionUiRequestSetTitle);

/** Whether the value is a `FramesExtensionUiRequestPayload` to a reader. */
export function isFramesExtensionUiRequestPayload(value: unknown): value is FramesExtensionUiRequestPayload {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiRequestPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiRequestPayload`, with every problem and its place. */
export function parseFramesExtensionUiRequestPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiRequestPayload> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiRequestPayload);
}

/** `events.extension_ui_request.select` of package `frames`. */
export interface FramesExtensionUiRequestSelect {
  title: string;
  options: string[];
  timeout?: number;
}

/** Whether the value is a `FramesExtensionUiRequestSelect` to a reader. */
export function isFramesExtensionUiRequestSelect(value: unknown): value is FramesExtensionUiRequestSelect {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiRequestSelect(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiRequestSelect`, with every problem and its place. */
export function parseFramesExtensionUiRequestSelect(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiRequestSelect> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiRequestSelect);
}

/** `events.extension_ui_request.setTitle` of package `frames`. */
export interface FramesExtensionUiRequestSetTitle {
  title: string;
}

/** Whether the value is a `FramesExtensionUiRequestSetTitle` to a reader. */
export function isFramesExtensionUiRequestSetTitle(value: unknown): value is FramesExtensionUiRequestSetTitle {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiRequestSetTitle(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiRequestSetTitle`, with every problem and its place. */
export function parseFramesExtensionUiRequestSetTitle(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiRequestSetTitle> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiRequestSetTitle);
}

/** `events.extension_ui_response.cancelled` of package `frames`. */
export interface FramesExtensionUiResponseCancelled {
  id: string;
  cancelled: true;
}

/** Whether the value is a `FramesExtensionUiResponseCancelled` to a reader. */
export function isFramesExtensionUiResponseCancelled(value: unknown): value is FramesExtensionUiResponseCancelled {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiResponseCancelled(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiResponseCancelled`, with every problem and its place. */
export function parseFramesExtensionUiResponseCancelled(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiResponseCancelled> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiResponseCancelled);
}

/** `events.extension_ui_response.confirmed` of package `frames`. */
export interface FramesExtensionUiResponseConfirmed {
  id: string;
  confirmed: boolean;
}

/** Whether the value is a `FramesExtensionUiResponseConfirmed` to a reader. */
export function isFramesExtensionUiResponseConfirmed(value: unknown): value is FramesExtensionUiResponseConfirmed {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiResponseConfirmed(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiResponseConfirmed`, with every problem and its place. */
export function parseFramesExtensionUiResponseConfirmed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiResponseConfirmed> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiResponseConfirmed);
}

/** `events.extension_ui_response` of package `frames`. */
export type FramesExtensionUiResponsePayload =
  | ({ confirmed?: never; value?: never } & FramesExtensionUiResponseCancelled)
  | ({ cancelled?: never; value?: never } & FramesExtensionUiResponseConfirmed)
  | ({ cancelled?: never; confirmed?: never } & FramesExtensionUiResponseValue);

/** Whether the value is a `FramesExtensionUiResponsePayload` to a reader. */
export function isFramesExtensionUiResponsePayload(value: unknown): value is FramesExtensionUiResponsePayload {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiResponsePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiResponsePayload`, with every problem and its place. */
export function parseFramesExtensionUiResponsePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiResponsePayload> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiResponsePayload);
}

/** `events.extension_ui_response.value` of package `frames`. */
export interface FramesExtensionUiResponseValue {
  id: string;
  value: string;
}

/** Whether the value is a `FramesExtensionUiResponseValue` to a reader. */
export function isFramesExtensionUiResponseValue(value: unknown): value is FramesExtensionUiResponseValue {
  const check = new cantus.Check('read');
  checks.checkFramesExtensionUiResponseValue(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesExtensionUiResponseValue`, with every problem and its place. */
export function parseFramesExtensionUiResponseValue(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesExtensionUiResponseValue> {
  return cantus.parse(value, view, checks.checkFramesExtensionUiResponseValue);
}

/** `types.McpServer` of package `frames`. */
export type FramesMcpServer =
  | ({ type: 'http' } & FramesMcpServerHttp)
  | ({ type: 'sse' } & FramesMcpServerSse)
  | ({ type?: 'stdio' } & FramesMcpServerStdio);

/** Whether the value is a `FramesMcpServer` to a reader. */
export function isFramesMcpServer(value: unknown): value is FramesMcpServer {
  const check = new cantus.Check('read');
  checks.checkFramesMcpServer(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesMcpServer`, with every problem and its place. */
export function parseFramesMcpServer(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesMcpServer> {
  return cantus.parse(value, view, checks.checkFramesMcpServer);
}

/** `types.McpServer.http` of package `frames`. */
export interface FramesMcpServerHttp {
  name: string;
  url: string;
}

/** Whether the value is a `FramesMcpServerHttp` to a reader. */
export function isFramesMcpServerHttp(value: unknown): value is FramesMcpServerHttp {
  const check = new cantus.Check('read');
  checks.checkFramesMcpServerHttp(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesMcpServerHttp`, with every problem and its place. */
export function parseFramesMcpServerHttp(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesMcpServerHttp> {
  return cantus.parse(value, view, checks.checkFramesMcpServerHttp);
}

/** `types.McpServer.sse` of package `frames`. */
export interface FramesMcpServerSse {
  name: string;
  url: string;
}

/** Whether the value is a `FramesMcpServerSse` to a reader. */
export function isFramesMcpServerSse(value: unknown): value is FramesMcpServerSse {
  const check = new cantus.Check('read');
  checks.checkFramesMcpServerSse(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesMcpServerSse`, with every problem and its place. */
export function parseFramesMcpServerSse(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesMcpServerSse> {
  return cantus.parse(value, view, checks.checkFramesMcpServerSse);
}

/** `types.McpServer.stdio` of package `frames`. */
export interface FramesMcpServerStdio {
  name: string;
  command: string;
  args: string[];
}

/** Whether the value is a `FramesMcpServerStdio` to a reader. */
export function isFramesMcpServerStdio(value: unknown): value is FramesMcpServerStdio {
  const check = new cantus.Check('read');
  checks.checkFramesMcpServerStdio(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesMcpServerStdio`, with every problem and its place. */
export function parseFramesMcpServerStdio(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesMcpServerStdio> {
  return cantus.parse(value, view, checks.checkFramesMcpServerStdio);
}

/** `events.session.idle.note.items` of package `frames`. */
export type FramesSessionIdleNoteItem =
  | string
  | number;

/** Whether the value is a `FramesSessionIdleNoteItem` to a reader. */
export function isFramesSessionIdleNoteItem(value: unknown): value is FramesSessionIdleNoteItem {
  const check = new cantus.Check('read');
  checks.checkFramesSessionIdleNoteItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesSessionIdleNoteItem`, with every problem and its place. */
export function parseFramesSessionIdleNoteItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesSessionIdleNoteItem> {
  return cantus.parse(value, view, checks.checkFramesSessionIdleNoteItem);
}

/** `events.session.idle` of package `frames`. */
export interface FramesSessionIdlePayload {
  ephemeral: true;
  note?: FramesSessionIdleNoteItem[];
}

/** Whether the value is a `FramesSessionIdlePayload` to a reader. */
export function isFramesSessionIdlePayload(value: unknown): value is FramesSessionIdlePayload {
  const check = new cantus.Check('read');
  checks.checkFramesSessionIdlePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `FramesSessionIdlePayload`, with every problem and its place. */
export function parseFramesSessionIdlePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<FramesSessionIdlePayload> {
  return cantus.parse(value, view, checks.checkFramesSessionIdlePayload);
}

/** The documents of package `frames` by the type of their event. */
export interface FramesEventTypes {
  abort: { type: 'abort' };
  extension_ui_request: { type: 'extension_ui_request' } & FramesExtensionUiRequestPayload;
  extension_ui_response: { type: 'extension_ui_response' } & FramesExtensionUiResponsePayload;
  'session.idle': { type: 'session.idle' } & FramesSessionIdlePayload;
}

/** The type of an event, as it stands on the wire. */
export type FramesEventType = keyof FramesEventTypes;

/** Every event of package `frames`. */
export type FramesEvent = FramesEventTypes[FramesEventType];

/** The document of one type of event. */
export type FramesEventOf<Type extends FramesEventType> = FramesEventTypes[Type];

/** Every type of event. */
export const FRAMES_EVENT_TYPES = [
  'abort',
  'extension_ui_request',
  'extension_ui_response',
  'session.idle',
] as const satisfies readonly FramesEventType[];

/** Whether the value is an event of package `frames` to a reader, and nothing in it is unknown. */
export function isFramesEvent(value: unknown): value is FramesEvent {
  const check = new cantus.Check('read');
  checks.checkFramesEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseFramesEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<FramesEvent, Record<string, never>> {
  const check = new cantus.Check(view);
  checks.checkFramesEvent(value, check, 1);
  return cantus.parsedEvent(value, check, 'type', [], undefined);
}

/**
 * Makes the event `abort`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createFramesAbort(): FramesEventOf<'abort'> {
  return checks.emitFramesEvent$Abort(cantus.join({ type: 'abort' }));
}

/**
 * Makes the event `extension_ui_request`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createFramesExtensionUiRequest(payload: FramesExtensionUiRequestPayload): FramesEventOf<'extension_ui_request'> {
  return checks.emitFramesEvent$ExtensionUiRequest(cantus.join({ type: 'extension_ui_request' }, payload));
}

/**
 * Makes the event `extension_ui_response`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createFramesExtensionUiResponse(payload: FramesExtensionUiResponsePayload): FramesEventOf<'extension_ui_response'> {
  return checks.emitFramesEvent$ExtensionUiResponse(cantus.join({ type: 'extension_ui_response' }, payload));
}

/**
 * Makes the event `session.idle`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createFramesSessionIdle(payload: FramesSessionIdlePayload): FramesEventOf<'session.idle'> {
  return checks.emitFramesEvent$SessionIdle(cantus.join({ type: 'session.idle' }, payload));
}
