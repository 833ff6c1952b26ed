/** Notifications of JSON-RPC 2.0. */

import * as cantus from './cantus.ts';
import * as checks from './rpc-checks.ts';

/** `errors.codes.busy.details` of package `rpc`. */
export interface RpcBusyDetails {
  after?: number;
}

/** Whether the value is a `RpcBusyDetails` to a reader. */
export function isRpcBusyDetails(value: unknown): value is RpcBusyDetails {
  const check = new cantus.Check('read');
  checks.checkRpcBusyDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcBusyDetails`, with every problem and its place. */
export function parseRpcBusyDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcBusyDetails> {
  return cantus.parse(value, view, checks.checkRpcBusyDetails);
}

/** `events.$/cancel.id` of package `rpc`. */
export type RpcCancelId =
  | number
  | string;

/** Whether the value is a `RpcCancelId` to a reader. */
export function isRpcCancelId(value: unknown): value is RpcCancelId {
  const check = new cantus.Check('read');
  checks.checkRpcCancelId(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcCancelId`, with every problem and its place. */
export function parseRpcCancelId(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcCancelId> {
  return cantus.parse(value, view, checks.checkRpcCancelId);
}

/** `events.$/cancel` of package `rpc`. */
export interface RpcCancelPayload {
  id: RpcCancelId;
}

/** Whether the value is a `RpcCancelPayload` to a reader. */
export function isRpcCancelPayload(value: unknown): value is RpcCancelPayload {
  const check = new cantus.Check('read');
  checks.checkRpcCancelPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcCancelPayload`, with every problem and its place. */
export function parseRpcCancelPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcCancelPayload> {
  return cantus.parse(value, view, checks.checkRpcCancelPayload);
}

/** `errors.codes.missing.details` of package `rpc`. */
export interface RpcMissingDetails {
  uri: string;
}

/** Whether the value is a `RpcMissingDetails` to a reader. */
export function isRpcMissingDetails(value: unknown): value is RpcMissingDetails {
  const check = new cantus.Check('read');
  checks.checkRpcMissingDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcMissingDetails`, with every problem and its place. */
export function parseRpcMissingDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcMissingDetails> {
  return cantus.parse(value, view, checks.checkRpcMissingDetails);
}

/** `events.notifications/changed` of package `rpc`. */
export type RpcNotificationsChangedPayload = Record<string, never>;

/** Whether the value is a `RpcNotificationsChangedPayload` to a reader. */
export function isRpcNotificationsChangedPayload(value: unknown): value is RpcNotificationsChangedPayload {
  const check = new cantus.Check('read');
  checks.checkRpcNotificationsChangedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcNotificationsChangedPayload`, with every problem and its place. */
export function parseRpcNotificationsChangedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcNotificationsChangedPayload> {
  return cantus.parse(value, view, checks.checkRpcNotificationsChangedPayload);
}

/** `events.notifications/log.level` of package `rpc`. */
export type RpcNotificationsLogLevel =
  | 'debug'
  | 'error';

/** Whether the value is a `RpcNotificationsLogLevel` to a reader. */
export function isRpcNotificationsLogLevel(value: unknown): value is RpcNotificationsLogLevel {
  const check = new cantus.Check('read');
  checks.checkRpcNotificationsLogLevel(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcNotificationsLogLevel`, with every problem and its place. */
export function parseRpcNotificationsLogLevel(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcNotificationsLogLevel> {
  return cantus.parse(value, view, checks.checkRpcNotificationsLogLevel);
}

/** `events.notifications/log` of package `rpc`. */
export interface RpcNotificationsLogPayload {
  level?: RpcNotificationsLogLevel;
  text?: string;
  [key: string]: unknown;
}

/** Whether the value is a `RpcNotificationsLogPayload` to a reader. */
export function isRpcNotificationsLogPayload(value: unknown): value is RpcNotificationsLogPayload {
  const check = new cantus.Check('read');
  checks.checkRpcNotificationsLogPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcNotificationsLogPayload`, with every problem and its place. */
export function parseRpcNotificationsLogPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcNotificationsLogPayload> {
  return cantus.parse(value, view, checks.checkRpcNotificationsLogPayload);
}

/** `events.notifications/progress` of package `rpc`. */
export interface RpcNotificationsProgressPayload {
  token: RpcNotificationsProgressToken;
  progress: number;
  total?: number;
}

/** Whether the value is a `RpcNotificationsProgressPayload` to a reader. */
export function isRpcNotificationsProgressPayload(value: unknown): value is RpcNotificationsProgressPayload {
  const check = new cantus.Check('read');
  checks.checkRpcNotificationsProgressPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcNotificationsProgressPayload`, with every problem and its place. */
export function parseRpcNotificationsProgressPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcNotificationsProgressPayload> {
  return cantus.parse(value, view, checks.checkRpcNotificationsProgressPayload);
}

/** `events.notifications/progress.token` of package `rpc`. */
export type RpcNotificationsProgressToken =
  | string
  | number;

/** Whether the value is a `RpcNotificationsProgressToken` to a reader. */
export function isRpcNotificationsProgressToken(value: unknown): value is RpcNotificationsProgressToken {
  const check = new cantus.Check('read');
  checks.checkRpcNotificationsProgressToken(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcNotificationsProgressToken`, with every problem and its place. */
export function parseRpcNotificationsProgressToken(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcNotificationsProgressToken> {
  return cantus.parse(value, view, checks.checkRpcNotificationsProgressToken);
}

/** `errors.codes.parse_error.details` of package `rpc`. */
export type RpcParseErrorDetails = Record<string, never>;

/** Whether the value is a `RpcParseErrorDetails` to a reader. */
export function isRpcParseErrorDetails(value: unknown): value is RpcParseErrorDetails {
  const check = new cantus.Check('read');
  checks.checkRpcParseErrorDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcParseErrorDetails`, with every problem and its place. */
export function parseRpcParseErrorDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcParseErrorDetails> {
  return cantus.parse(value, view, checks.checkRpcParseErrorDetails);
}

/** `events.read.id` of package `rpc`. */
export type RpcReadId =
  | number
  | string;

/** Whether the value is a `RpcReadId` to a reader. */
export function isRpcReadId(value: unknown): value is RpcReadId {
  const check = new cantus.Check('read');
  checks.checkRpcReadId(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcReadId`, with every problem and its place. */
export function parseRpcReadId(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcReadId> {
  return cantus.parse(value, view, checks.checkRpcReadId);
}

/** `events.read` of package `rpc`. */
export interface RpcReadPayload {
  uri: string;
}

/** Whether the value is a `RpcReadPayload` to a reader. */
export function isRpcReadPayload(value: unknown): value is RpcReadPayload {
  const check = new cantus.Check('read');
  checks.checkRpcReadPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcReadPayload`, with every problem and its place. */
export function parseRpcReadPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcReadPayload> {
  return cantus.parse(value, view, checks.checkRpcReadPayload);
}

interface RpcError$Common {
  message: string;
}

interface RpcError$Members {
  /** Come back later. */
  '1': { code: 1; is_a?: unknown; data?: RpcBusyDetails } & RpcError$Common;
  /** Nothing there. */
  '-32002': { code: -32002; is_a?: unknown; data: RpcMissingDetails } & RpcError$Common;
  /** Not JSON. */
  '-32700': { code: -32700; is_a?: unknown; data?: RpcParseErrorDetails } & RpcError$Common;
}

/** `types.RpcError` of package `rpc`. */
export type RpcError =
  | RpcError$Members[keyof RpcError$Members]
  /** A member that is not declared; `raw` is the whole of it. */
  | { code: '$unknown'; tag: number; raw: cantus.JsonObject };

/** Whether the value is a `RpcError` to a reader, and nothing in it is unknown; `parseRpcError` takes what is. */
export function isRpcError(value: unknown): value is RpcError {
  const check = new cantus.Check('read');
  checks.checkRpcError(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `RpcError`, with every problem and its place. */
export function parseRpcError(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcError> {
  return cantus.parse(value, view, checks.checkRpcError, checks.turnRpcError);
}

/** `errors.codes` of package `rpc`. */
export type RpcErrorCode =
  /** Come back later. */
  | 1
  /** Nothing there. */
  | -32002
  /** Not JSON. */
  | -32700
  | (number & {});

/** Whether the value is a `RpcErrorCode` to a reader. */
export function isRpcErrorCode(value: unknown): value is RpcErrorCode {
  const check = new cantus.Check('read');
  checks.checkRpcErrorCode(value, check, 1);
  return check.count === 0;
}

/** Reads a `RpcErrorCode`, with every problem and its place. */
export function parseRpcErrorCode(value: unknown, view: cantus.View = 'read'): cantus.Parsed<RpcErrorCode> {
  return cantus.parse(value, view, checks.checkRpcErrorCode);
}

type RpcErrorCode$Known =
  | 1
  | -32002
  | -32700;

/** What is fixed about every code of a `RpcError`. */
export const RPC_ERROR_CODES = {
  /** Come back later. */
  '1': { retryable: true, attributes: {}, is_a: [] },
  /** Nothing there. */
  '-32002': { status: 404, attributes: {}, is_a: [] },
  /** Not JSON. */
  '-32700': { retryable: false, attributes: {}, is_a: [] },
} as const satisfies {
  readonly [Code in `${RpcErrorCode$Known}`]: cantus.CodeFacts<RpcErrorCode$Known, Record<string, never>>;
};

/** The error with one code, typed with its details. */
export type RpcErrorOf<Code extends RpcErrorCode$Known> = RpcError$Members[`${Code}`];

/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newRpcError<Code extends RpcErrorCode$Known>(
  code: Code,
  members: cantus.Asked<RpcError$Members[`${Code}`], 'code' | 'is_a', never>,
): RpcError$Members[`${Code}`] {
  const facts: cantus.CodeFacts<unknown, object> = RPC_ERROR_CODES[`${code}`];
  const error = cantus.errorObject(facts, 'code', code, 'is_a', [], members);
  return cantus.emittedValue(error, checks.checkRpcError, undefined);
}

/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownRpcErrorCode(error: RpcError): RpcErrorCode$Known | undefined {
  return cantus.knownCode<RpcErrorCode$Known>(error, 'code', 'raw', 'is_a', checks.membersRpcError);
}

interface RpcEvent$Common {
  jsonrpc: '2.0';
}

/** The documents of package `rpc` by the type of their event. */
export interface RpcEventTypes {
  /** Sent by both sides. */
  '$/cancel': { method: '$/cancel'; params: RpcCancelPayload } & RpcEvent$Common;
  /**
   * Carries the error object of the package.
   *
   * @example
   * ```json
   * {
   *   "code": -32700,
   *   "message": "not JSON"
   * }
   * ```
   */
  failed: { method: 'failed'; params: RpcError } & RpcEvent$Common;
  /** Its params may be absent. */
  'notifications/changed': { method: 'notifications/changed'; params?: RpcNotificationsChangedPayload } & RpcEvent$Common;
  /**
   * Its params may be absent or anything.
   *
   * @example
   * ```json
   * {}
   * ```
   *
   * @example
   * ```json
   * {
   *   "level": "debug",
   *   "more": 1
   * }
   * ```
   */
  'notifications/log': { method: 'notifications/log'; params?: RpcNotificationsLogPayload } & RpcEvent$Common;
  /**
   * Its params are needed.
   *
   * @example
   * ```json
   * {
   *   "progress": 1,
   *   "token": "a"
   * }
   * ```
   */
  'notifications/progress': { method: 'notifications/progress'; params: RpcNotificationsProgressPayload } & RpcEvent$Common;
  /** A request: an id stands beside the method. */
  read: { method: 'read'; jsonrpc: '2.0'; id: RpcReadId; params: RpcReadPayload };
}

/** The type of an event, as it stands on the wire. */
export type RpcEventType = keyof RpcEventTypes;

/** Every event of package `rpc`. */
export type RpcEvent = RpcEventTypes[RpcEventType];

/** The document of one type of event. */
export type RpcEventOf<Type extends RpcEventType> = RpcEventTypes[Type];

/** Every type of event. */
export const RPC_EVENT_TYPES = [
  '$/cancel',
  'failed',
  'notifications/changed',
  'notifications/log',
  'notifications/progress',
  'read',
] as const satisfies readonly RpcEventType[];

/** Whether the value is an event of package `rpc` to a reader, and nothing in it is unknown. */
export function isRpcEvent(value: unknown): value is RpcEvent {
  const check = new cantus.Check('read');
  checks.checkRpcEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseRpcEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<RpcEvent, RpcEvent$Common> {
  const check = new cantus.Check(view);
  checks.checkRpcEvent(value, check, 1);
  return cantus.parsedEvent(value, check, 'method', ['jsonrpc'], checks.turnRpcEvent);
}

/**
 * Makes the event `$/cancel`: Sent by both sides.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcCancel(payload: RpcCancelPayload): RpcEventOf<'$/cancel'> {
  return checks.emitRpcEvent$Cancel(cantus.join({ method: '$/cancel', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `failed`: Carries the error object of the package.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcFailed(payload: RpcError): RpcEventOf<'failed'> {
  return checks.emitRpcEvent$Failed(cantus.join({ method: 'failed', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/changed`: Its params may be absent.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcNotificationsChanged(payload?: RpcNotificationsChangedPayload): RpcEventOf<'notifications/changed'> {
  return checks.emitRpcEvent$NotificationsChanged(cantus.join({ method: 'notifications/changed', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/log`: Its params may be absent or anything.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcNotificationsLog(payload?: RpcNotificationsLogPayload): RpcEventOf<'notifications/log'> {
  return checks.emitRpcEvent$NotificationsLog(cantus.join({ method: 'notifications/log', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/progress`: Its params are needed.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcNotificationsProgress(payload: RpcNotificationsProgressPayload): RpcEventOf<'notifications/progress'> {
  return checks.emitRpcEvent$NotificationsProgress(cantus.join({ method: 'notifications/progress', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `read`: A request: an id stands beside the method.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createRpcRead(payload: RpcReadPayload, beside: { id: RpcReadId }): RpcEventOf<'read'> {
  return checks.emitRpcEvent$Read(cantus.join({ method: 'read', jsonrpc: '2.0' }, beside, { params: payload }));
}
