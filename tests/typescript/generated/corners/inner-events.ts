/** Every feature that shows best under an internal envelope. */

import * as cantus from './cantus.ts';
import type { CornersShape } from './corners-events.ts';
import type { SharedMoney } from './shared-events.ts';
import * as checks from './inner-checks.ts';

/** `events.answered.cancelled` of package `inner`. */
export interface InnerAnsweredCancelled {
  cancelled: true;
}

/** Whether the value is a `InnerAnsweredCancelled` to a reader. */
export function isInnerAnsweredCancelled(value: unknown): value is InnerAnsweredCancelled {
  const check = new cantus.Check('read');
  checks.checkInnerAnsweredCancelled(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerAnsweredCancelled`, with every problem and its place. */
export function parseInnerAnsweredCancelled(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerAnsweredCancelled> {
  return cantus.parse(value, view, checks.checkInnerAnsweredCancelled);
}

/** `events.answered` of package `inner`. */
export type InnerAnsweredPayload =
  | ({ value?: never } & InnerAnsweredCancelled)
  | ({ cancelled?: never } & InnerAnsweredValue);

/** Whether the value is a `InnerAnsweredPayload` to a reader. */
export function isInnerAnsweredPayload(value: unknown): value is InnerAnsweredPayload {
  const check = new cantus.Check('read');
  checks.checkInnerAnsweredPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerAnsweredPayload`, with every problem and its place. */
export function parseInnerAnsweredPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerAnsweredPayload> {
  return cantus.parse(value, view, checks.checkInnerAnsweredPayload);
}

/** `events.answered.value` of package `inner`. */
export interface InnerAnsweredValue {
  value: string;
}

/** Whether the value is a `InnerAnsweredValue` to a reader. */
export function isInnerAnsweredValue(value: unknown): value is InnerAnsweredValue {
  const check = new cantus.Check('read');
  checks.checkInnerAnsweredValue(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerAnsweredValue`, with every problem and its place. */
export function parseInnerAnsweredValue(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerAnsweredValue> {
  return cantus.parse(value, view, checks.checkInnerAnsweredValue);
}

/** `events.counted` of package `inner`. */
export interface InnerCountedPayload {
  [key: string]: unknown;
}

/** Whether the value is a `InnerCountedPayload` to a reader. */
export function isInnerCountedPayload(value: unknown): value is InnerCountedPayload {
  const check = new cantus.Check('read');
  checks.checkInnerCountedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerCountedPayload`, with every problem and its place. */
export function parseInnerCountedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerCountedPayload> {
  return cantus.parse(value, view, checks.checkInnerCountedPayload);
}

/** `events.ended` of package `inner`. */
export interface InnerEndedPayload {
  lastError?: InnerError;
}

/** Whether the value is a `InnerEndedPayload` to a reader, and nothing in it is unknown; `parseInnerEndedPayload` takes what is. */
export function isInnerEndedPayload(value: unknown): value is InnerEndedPayload {
  const check = new cantus.Check('read');
  checks.checkInnerEndedPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `InnerEndedPayload`, with every problem and its place. */
export function parseInnerEndedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerEndedPayload> {
  return cantus.parse(value, view, checks.checkInnerEndedPayload, checks.turnInnerEndedPayload);
}

interface InnerError$Common {
  message?: string;
}

interface InnerError$Members {
  /** Come back later. */
  busy: { code: 'busy'; is_a?: unknown } & InnerError$Common;
  /** It is gone. */
  lost: { code: 'lost'; is_a?: unknown } & InnerError$Common & InnerLostDetails;
}

/** `types.InnerError` of package `inner`. */
export type InnerError =
  | InnerError$Members[keyof InnerError$Members]
  /** A member that is not declared; `raw` is the whole of it. */
  | { code: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `InnerError` to a reader, and nothing in it is unknown; `parseInnerError` takes what is. */
export function isInnerError(value: unknown): value is InnerError {
  const check = new cantus.Check('read');
  checks.checkInnerError(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `InnerError`, with every problem and its place. */
export function parseInnerError(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerError> {
  return cantus.parse(value, view, checks.checkInnerError, checks.turnInnerError);
}

/** `errors.codes` of package `inner`. */
export type InnerErrorCode =
  /** Come back later. */
  | 'busy'
  /** It is gone. */
  | 'lost'
  | (string & {});

/** Whether the value is a `InnerErrorCode` to a reader. */
export function isInnerErrorCode(value: unknown): value is InnerErrorCode {
  const check = new cantus.Check('read');
  checks.checkInnerErrorCode(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerErrorCode`, with every problem and its place. */
export function parseInnerErrorCode(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerErrorCode> {
  return cantus.parse(value, view, checks.checkInnerErrorCode);
}

/** `events.kept` of package `inner`. */
export interface InnerKeptPayload {
  n?: number;
  [key: string]: unknown;
}

/** Whether the value is a `InnerKeptPayload` to a reader. */
export function isInnerKeptPayload(value: unknown): value is InnerKeptPayload {
  const check = new cantus.Check('read');
  checks.checkInnerKeptPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerKeptPayload`, with every problem and its place. */
export function parseInnerKeptPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerKeptPayload> {
  return cantus.parse(value, view, checks.checkInnerKeptPayload);
}

/** `errors.codes.lost.details` of package `inner`. */
export interface InnerLostDetails {
  where: string;
}

/** Whether the value is a `InnerLostDetails` to a reader. */
export function isInnerLostDetails(value: unknown): value is InnerLostDetails {
  const check = new cantus.Check('read');
  checks.checkInnerLostDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerLostDetails`, with every problem and its place. */
export function parseInnerLostDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerLostDetails> {
  return cantus.parse(value, view, checks.checkInnerLostDetails);
}

/** `events.moved` of package `inner`. */
export interface InnerMovedPayload {
  to: string;
  from?: string | null;
}

/** Whether the value is a `InnerMovedPayload` to a reader. */
export function isInnerMovedPayload(value: unknown): value is InnerMovedPayload {
  const check = new cantus.Check('read');
  checks.checkInnerMovedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerMovedPayload`, with every problem and its place. */
export function parseInnerMovedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerMovedPayload> {
  return cantus.parse(value, view, checks.checkInnerMovedPayload);
}

/** `types.Pair` of package `inner`. */
export interface InnerPair {
  left: string;
  right: string;
}

/** Whether the value is a `InnerPair` to a reader. */
export function isInnerPair(value: unknown): value is InnerPair {
  const check = new cantus.Check('read');
  checks.checkInnerPair(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerPair`, with every problem and its place. */
export function parseInnerPair(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerPair> {
  return cantus.parse(value, view, checks.checkInnerPair);
}

/** `events.report.none` of package `inner`. */
export type InnerReportNone = Record<string, never>;

/** Whether the value is a `InnerReportNone` to a reader. */
export function isInnerReportNone(value: unknown): value is InnerReportNone {
  const check = new cantus.Check('read');
  checks.checkInnerReportNone(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerReportNone`, with every problem and its place. */
export function parseInnerReportNone(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerReportNone> {
  return cantus.parse(value, view, checks.checkInnerReportNone);
}

/** `events.report` of package `inner`. */
export type InnerReportPayload =
  | { kind: 'none'; body?: InnerReportNone }
  | { kind: 'text'; body: InnerReportText }
  /** A member that is not declared; `raw` is the whole of it. */
  | { kind: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `InnerReportPayload` to a reader, and nothing in it is unknown; `parseInnerReportPayload` takes what is. */
export function isInnerReportPayload(value: unknown): value is InnerReportPayload {
  const check = new cantus.Check('read');
  checks.checkInnerReportPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `InnerReportPayload`, with every problem and its place. */
export function parseInnerReportPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerReportPayload> {
  return cantus.parse(value, view, checks.checkInnerReportPayload, checks.turnInnerReportPayload);
}

/** `events.report.text` of package `inner`. */
export interface InnerReportText {
  text: string;
}

/** Whether the value is a `InnerReportText` to a reader. */
export function isInnerReportText(value: unknown): value is InnerReportText {
  const check = new cantus.Check('read');
  checks.checkInnerReportText(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerReportText`, with every problem and its place. */
export function parseInnerReportText(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerReportText> {
  return cantus.parse(value, view, checks.checkInnerReportText);
}

/** `events.request.confirm` of package `inner`. */
export interface InnerRequestConfirm {
  timeout?: number;
}

/** Whether the value is a `InnerRequestConfirm` to a reader. */
export function isInnerRequestConfirm(value: unknown): value is InnerRequestConfirm {
  const check = new cantus.Check('read');
  checks.checkInnerRequestConfirm(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerRequestConfirm`, with every problem and its place. */
export function parseInnerRequestConfirm(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerRequestConfirm> {
  return cantus.parse(value, view, checks.checkInnerRequestConfirm);
}

interface InnerRequestPayload$Common {
  id: string;
}

/** `events.request` of package `inner`. */
export type InnerRequestPayload =
  | { method: 'close' }
  | ({ method: 'confirm' } & InnerRequestPayload$Common & InnerRequestConfirm)
  | ({ method: 'select' } & InnerRequestPayload$Common & InnerRequestSelect);

/** Whether the value is a `InnerRequestPayload` to a reader. */
export function isInnerRequestPayload(value: unknown): value is InnerRequestPayload {
  const check = new cantus.Check('read');
  checks.checkInnerRequestPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerRequestPayload`, with every problem and its place. */
export function parseInnerRequestPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerRequestPayload> {
  return cantus.parse(value, view, checks.checkInnerRequestPayload);
}

/** `events.request.select` of package `inner`. */
export interface InnerRequestSelect {
  options: string[];
}

/** Whether the value is a `InnerRequestSelect` to a reader. */
export function isInnerRequestSelect(value: unknown): value is InnerRequestSelect {
  const check = new cantus.Check('read');
  checks.checkInnerRequestSelect(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerRequestSelect`, with every problem and its place. */
export function parseInnerRequestSelect(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerRequestSelect> {
  return cantus.parse(value, view, checks.checkInnerRequestSelect);
}

/** `events.stamped` of package `inner`. */
export interface InnerStampedPayload {
  n?: number;
}

/** Whether the value is a `InnerStampedPayload` to a reader. */
export function isInnerStampedPayload(value: unknown): value is InnerStampedPayload {
  const check = new cantus.Check('read');
  checks.checkInnerStampedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerStampedPayload`, with every problem and its place. */
export function parseInnerStampedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerStampedPayload> {
  return cantus.parse(value, view, checks.checkInnerStampedPayload);
}

/** `events.unstamped` of package `inner`. */
export interface InnerUnstampedPayload {
  n?: number;
}

/** Whether the value is a `InnerUnstampedPayload` to a reader. */
export function isInnerUnstampedPayload(value: unknown): value is InnerUnstampedPayload {
  const check = new cantus.Check('read');
  checks.checkInnerUnstampedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerUnstampedPayload`, with every problem and its place. */
export function parseInnerUnstampedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerUnstampedPayload> {
  return cantus.parse(value, view, checks.checkInnerUnstampedPayload);
}

/** `events.wrapped` of package `inner`. */
export interface InnerWrappedPayload {
  shape: CornersShape;
  price?: SharedMoney;
}

/** Whether the value is a `InnerWrappedPayload` to a reader. */
export function isInnerWrappedPayload(value: unknown): value is InnerWrappedPayload {
  const check = new cantus.Check('read');
  checks.checkInnerWrappedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `InnerWrappedPayload`, with every problem and its place. */
export function parseInnerWrappedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<InnerWrappedPayload> {
  return cantus.parse(value, view, checks.checkInnerWrappedPayload);
}

type InnerErrorCode$Known =
  | 'busy'
  | 'lost';

/** What is fixed about every code of a `InnerError`. */
export const INNER_ERROR_CODES = {
  /** Come back later. */
  busy: { retryable: true, attributes: {}, is_a: [] },
  /** It is gone. */
  lost: { status: 410, attributes: {}, is_a: [] },
} as const satisfies {
  readonly [Code in `${InnerErrorCode$Known}`]: cantus.CodeFacts<InnerErrorCode$Known, Record<string, never>>;
};

/** The error with one code, typed with its details. */
export type InnerErrorOf<Code extends InnerErrorCode$Known> = InnerError$Members[`${Code}`];

/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newInnerError<Code extends InnerErrorCode$Known>(
  code: Code,
  members: cantus.Asked<InnerError$Members[`${Code}`], 'code' | 'is_a', never>,
): InnerError$Members[`${Code}`] {
  const facts: cantus.CodeFacts<unknown, object> = INNER_ERROR_CODES[`${code}`];
  const error = cantus.errorObject(facts, 'code', code, 'is_a', [], members);
  return cantus.emittedValue(error, checks.checkInnerError, undefined);
}

/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownInnerErrorCode(error: InnerError): InnerErrorCode$Known | undefined {
  return cantus.knownCode<InnerErrorCode$Known>(error, 'code', 'raw', 'is_a', checks.membersInnerError);
}

interface InnerEvent$Common {
  at: number;
}

interface InnerEvent$Transport {
  offset?: string;
}

/** The documents of package `inner` by the type of their event. */
export interface InnerEventTypes {
  /**
   * Two keys tell its alternatives apart.
   *
   * @example
   * ```json
   * {
   *   "value": "a"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "cancelled": true
   * }
   * ```
   */
  answered: { type: 'answered' } & InnerEvent$Transport & InnerEvent$Common & InnerAnsweredPayload;
  /**
   * Any key beside its tag is a number.
   *
   * @example
   * ```json
   * {
   *   "a": 1
   * }
   * ```
   */
  counted: { type: 'counted' } & InnerEvent$Transport & InnerEvent$Common & InnerCountedPayload;
  /**
   * Carries an error that has no content key.
   *
   * @example
   * ```json
   * {
   *   "lastError": {
   *     "type": "lost",
   *     "where": "here"
   *   }
   * }
   * ```
   */
  ended: { type: 'ended' } & InnerEvent$Transport & InnerEvent$Common & InnerEndedPayload;
  /**
   * Whatever stands beside its tag is data.
   *
   * @example
   * ```json
   * {
   *   "more": {},
   *   "n": 1
   * }
   * ```
   */
  kept: { type: 'kept' } & InnerEvent$Transport & InnerEvent$Common & InnerKeptPayload;
  /**
   * Has fields beside its tag.
   *
   * @example
   * ```json
   * {
   *   "to": "here"
   * }
   * ```
   */
  moved: { type: 'moved' } & InnerEvent$Transport & InnerEvent$Common & InnerMovedPayload;
  /**
   * A named record beside its tag.
   *
   * @example
   * ```json
   * {
   *   "left": "a",
   *   "right": "b"
   * }
   * ```
   */
  paired: { type: 'paired' } & InnerEvent$Transport & InnerEvent$Common & InnerPair;
  /**
   * An adjacent family inside an internal event.
   *
   * @example
   * ```json
   * {
   *   "body": {
   *     "text": "a"
   *   },
   *   "kind": "text"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "kind": "none"
   * }
   * ```
   */
  report: { type: 'report' } & InnerEvent$Transport & InnerEvent$Common & InnerReportPayload;
  /**
   * Two tags in one object, beside the common field of the envelope.
   *
   * @example
   * ```json
   * {
   *   "id": "a",
   *   "method": "select",
   *   "options": []
   * }
   * ```
   */
  request: { type: 'request' } & InnerEvent$Transport & InnerEvent$Common & InnerRequestPayload;
  /** A common field of another type. */
  stamped: { type: 'stamped'; at: string } & InnerEvent$Transport & InnerStampedPayload;
  /** Carries nothing but its tag. */
  started: { type: 'started' } & InnerEvent$Transport & InnerEvent$Common;
  /** No common field beside its tag. */
  unstamped: { type: 'unstamped' } & InnerEvent$Transport & InnerUnstampedPayload;
  /** Borrows shapes of two packages. */
  wrapped: { type: 'wrapped' } & InnerEvent$Transport & InnerEvent$Common & InnerWrappedPayload;
}

/** The type of an event, as it stands on the wire. */
export type InnerEventType = keyof InnerEventTypes;

/** Every event of package `inner`. */
export type InnerEvent = InnerEventTypes[InnerEventType];

/** The document of one type of event. */
export type InnerEventOf<Type extends InnerEventType> = InnerEventTypes[Type];

/** Every type of event. */
export const INNER_EVENT_TYPES = [
  'answered',
  'counted',
  'ended',
  'kept',
  'moved',
  'paired',
  'report',
  'request',
  'stamped',
  'started',
  'unstamped',
  'wrapped',
] as const satisfies readonly InnerEventType[];

/** Whether the value is an event of package `inner` to a reader, and nothing in it is unknown. */
export function isInnerEvent(value: unknown): value is InnerEvent {
  const check = new cantus.Check('read');
  checks.checkInnerEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseInnerEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<InnerEvent, InnerEvent$Common> {
  const check = new cantus.Check(view);
  checks.checkInnerEvent(value, check, 1);
  return cantus.parsedEvent(value, check, 'type', ['at'], checks.turnInnerEvent);
}

/**
 * Makes the event `answered`: Two keys tell its alternatives apart.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerAnswered(payload: InnerAnsweredPayload, beside: InnerEvent$Common): InnerEventOf<'answered'> {
  return checks.emitInnerEvent$Answered(cantus.join({ type: 'answered' }, beside, payload));
}

/**
 * Makes the event `counted`: Any key beside its tag is a number.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerCounted(payload: InnerCountedPayload, beside: InnerEvent$Common): InnerEventOf<'counted'> {
  return checks.emitInnerEvent$Counted(cantus.join({ type: 'counted' }, beside, payload));
}

/**
 * Makes the event `ended`: Carries an error that has no content key.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerEnded(payload: InnerEndedPayload, beside: InnerEvent$Common): InnerEventOf<'ended'> {
  return checks.emitInnerEvent$Ended(cantus.join({ type: 'ended' }, beside, payload));
}

/**
 * Makes the event `kept`: Whatever stands beside its tag is data.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerKept(payload: InnerKeptPayload, beside: InnerEvent$Common): InnerEventOf<'kept'> {
  return checks.emitInnerEvent$Kept(cantus.join({ type: 'kept' }, beside, payload));
}

/**
 * Makes the event `moved`: Has fields beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerMoved(payload: InnerMovedPayload, beside: InnerEvent$Common): InnerEventOf<'moved'> {
  return checks.emitInnerEvent$Moved(cantus.join({ type: 'moved' }, beside, payload));
}

/**
 * Makes the event `paired`: A named record beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerPaired(payload: InnerPair, beside: InnerEvent$Common): InnerEventOf<'paired'> {
  return checks.emitInnerEvent$Paired(cantus.join({ type: 'paired' }, beside, payload));
}

/**
 * Makes the event `report`: An adjacent family inside an internal event.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerReport(payload: InnerReportPayload, beside: InnerEvent$Common): InnerEventOf<'report'> {
  return checks.emitInnerEvent$Report(cantus.join({ type: 'report' }, beside, payload));
}

/**
 * Makes the event `request`: Two tags in one object, beside the common field of the envelope.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerRequest(payload: InnerRequestPayload, beside: InnerEvent$Common): InnerEventOf<'request'> {
  return checks.emitInnerEvent$Request(cantus.join({ type: 'request' }, beside, payload));
}

/**
 * Makes the event `stamped`: A common field of another type.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerStamped(payload: InnerStampedPayload, beside: { at: string }): InnerEventOf<'stamped'> {
  return checks.emitInnerEvent$Stamped(cantus.join({ type: 'stamped' }, beside, payload));
}

/**
 * Makes the event `started`: Carries nothing but its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerStarted(beside: InnerEvent$Common): InnerEventOf<'started'> {
  return checks.emitInnerEvent$Started(cantus.join({ type: 'started' }, beside));
}

/**
 * Makes the event `unstamped`: No common field beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerUnstamped(payload: InnerUnstampedPayload): InnerEventOf<'unstamped'> {
  return checks.emitInnerEvent$Unstamped(cantus.join({ type: 'unstamped' }, payload));
}

/**
 * Makes the event `wrapped`: Borrows shapes of two packages.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerWrapped(payload: InnerWrappedPayload, beside: InnerEvent$Common): InnerEventOf<'wrapped'> {
  return checks.emitInnerEvent$Wrapped(cantus.join({ type: 'wrapped' }, beside, payload));
}
