/** Every feature that shows best under an internal envelope. */
import * as cantus from './cantus.js';
import * as checks from './inner-checks.js';
/** Whether the value is a `InnerAnsweredCancelled` to a reader. */
export function isInnerAnsweredCancelled(value) {
    const check = new cantus.Check('read');
    checks.checkInnerAnsweredCancelled(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerAnsweredCancelled`, with every problem and its place. */
export function parseInnerAnsweredCancelled(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerAnsweredCancelled);
}
/** Whether the value is a `InnerAnsweredPayload` to a reader. */
export function isInnerAnsweredPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerAnsweredPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerAnsweredPayload`, with every problem and its place. */
export function parseInnerAnsweredPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerAnsweredPayload);
}
/** Whether the value is a `InnerAnsweredValue` to a reader. */
export function isInnerAnsweredValue(value) {
    const check = new cantus.Check('read');
    checks.checkInnerAnsweredValue(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerAnsweredValue`, with every problem and its place. */
export function parseInnerAnsweredValue(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerAnsweredValue);
}
/** Whether the value is a `InnerCountedPayload` to a reader. */
export function isInnerCountedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerCountedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerCountedPayload`, with every problem and its place. */
export function parseInnerCountedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerCountedPayload);
}
/** Whether the value is a `InnerEndedPayload` to a reader, and nothing in it is unknown; `parseInnerEndedPayload` takes what is. */
export function isInnerEndedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerEndedPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `InnerEndedPayload`, with every problem and its place. */
export function parseInnerEndedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerEndedPayload, checks.turnInnerEndedPayload);
}
/** Whether the value is a `InnerError` to a reader, and nothing in it is unknown; `parseInnerError` takes what is. */
export function isInnerError(value) {
    const check = new cantus.Check('read');
    checks.checkInnerError(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `InnerError`, with every problem and its place. */
export function parseInnerError(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerError, checks.turnInnerError);
}
/** Whether the value is a `InnerErrorCode` to a reader. */
export function isInnerErrorCode(value) {
    const check = new cantus.Check('read');
    checks.checkInnerErrorCode(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerErrorCode`, with every problem and its place. */
export function parseInnerErrorCode(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerErrorCode);
}
/** Whether the value is a `InnerKeptPayload` to a reader. */
export function isInnerKeptPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerKeptPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerKeptPayload`, with every problem and its place. */
export function parseInnerKeptPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerKeptPayload);
}
/** Whether the value is a `InnerLostDetails` to a reader. */
export function isInnerLostDetails(value) {
    const check = new cantus.Check('read');
    checks.checkInnerLostDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerLostDetails`, with every problem and its place. */
export function parseInnerLostDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerLostDetails);
}
/** Whether the value is a `InnerMovedPayload` to a reader. */
export function isInnerMovedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerMovedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerMovedPayload`, with every problem and its place. */
export function parseInnerMovedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerMovedPayload);
}
/** Whether the value is a `InnerPair` to a reader. */
export function isInnerPair(value) {
    const check = new cantus.Check('read');
    checks.checkInnerPair(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerPair`, with every problem and its place. */
export function parseInnerPair(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerPair);
}
/** Whether the value is a `InnerReportNone` to a reader. */
export function isInnerReportNone(value) {
    const check = new cantus.Check('read');
    checks.checkInnerReportNone(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerReportNone`, with every problem and its place. */
export function parseInnerReportNone(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerReportNone);
}
/** Whether the value is a `InnerReportPayload` to a reader, and nothing in it is unknown; `parseInnerReportPayload` takes what is. */
export function isInnerReportPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerReportPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `InnerReportPayload`, with every problem and its place. */
export function parseInnerReportPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerReportPayload, checks.turnInnerReportPayload);
}
/** Whether the value is a `InnerReportText` to a reader. */
export function isInnerReportText(value) {
    const check = new cantus.Check('read');
    checks.checkInnerReportText(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerReportText`, with every problem and its place. */
export function parseInnerReportText(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerReportText);
}
/** Whether the value is a `InnerRequestConfirm` to a reader. */
export function isInnerRequestConfirm(value) {
    const check = new cantus.Check('read');
    checks.checkInnerRequestConfirm(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerRequestConfirm`, with every problem and its place. */
export function parseInnerRequestConfirm(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerRequestConfirm);
}
/** Whether the value is a `InnerRequestPayload` to a reader. */
export function isInnerRequestPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerRequestPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerRequestPayload`, with every problem and its place. */
export function parseInnerRequestPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerRequestPayload);
}
/** Whether the value is a `InnerRequestSelect` to a reader. */
export function isInnerRequestSelect(value) {
    const check = new cantus.Check('read');
    checks.checkInnerRequestSelect(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerRequestSelect`, with every problem and its place. */
export function parseInnerRequestSelect(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerRequestSelect);
}
/** Whether the value is a `InnerStampedPayload` to a reader. */
export function isInnerStampedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerStampedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerStampedPayload`, with every problem and its place. */
export function parseInnerStampedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerStampedPayload);
}
/** Whether the value is a `InnerUnstampedPayload` to a reader. */
export function isInnerUnstampedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerUnstampedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerUnstampedPayload`, with every problem and its place. */
export function parseInnerUnstampedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerUnstampedPayload);
}
/** Whether the value is a `InnerWrappedPayload` to a reader. */
export function isInnerWrappedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkInnerWrappedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `InnerWrappedPayload`, with every problem and its place. */
export function parseInnerWrappedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkInnerWrappedPayload);
}
/** What is fixed about every code of a `InnerError`. */
export const INNER_ERROR_CODES = {
    /** Come back later. */
    busy: { retryable: true, attributes: {}, is_a: [] },
    /** It is gone. */
    lost: { status: 410, attributes: {}, is_a: [] },
};
/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newInnerError(code, members) {
    const facts = INNER_ERROR_CODES[`${code}`];
    const error = cantus.errorObject(facts, 'code', code, 'is_a', [], members);
    return cantus.emittedValue(error, checks.checkInnerError, undefined);
}
/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownInnerErrorCode(error) {
    return cantus.knownCode(error, 'code', 'raw', 'is_a', checks.membersInnerError);
}
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
];
/** Whether the value is an event of package `inner` to a reader, and nothing in it is unknown. */
export function isInnerEvent(value) {
    const check = new cantus.Check('read');
    checks.checkInnerEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseInnerEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkInnerEvent(value, check, 1);
    return cantus.parsedEvent(value, check, 'type', ['at'], checks.turnInnerEvent);
}
/**
 * Makes the event `answered`: Two keys tell its alternatives apart.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerAnswered(payload, beside) {
    return checks.emitInnerEvent$Answered(cantus.join({ type: 'answered' }, beside, payload));
}
/**
 * Makes the event `counted`: Any key beside its tag is a number.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerCounted(payload, beside) {
    return checks.emitInnerEvent$Counted(cantus.join({ type: 'counted' }, beside, payload));
}
/**
 * Makes the event `ended`: Carries an error that has no content key.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerEnded(payload, beside) {
    return checks.emitInnerEvent$Ended(cantus.join({ type: 'ended' }, beside, payload));
}
/**
 * Makes the event `kept`: Whatever stands beside its tag is data.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerKept(payload, beside) {
    return checks.emitInnerEvent$Kept(cantus.join({ type: 'kept' }, beside, payload));
}
/**
 * Makes the event `moved`: Has fields beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerMoved(payload, beside) {
    return checks.emitInnerEvent$Moved(cantus.join({ type: 'moved' }, beside, payload));
}
/**
 * Makes the event `paired`: A named record beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerPaired(payload, beside) {
    return checks.emitInnerEvent$Paired(cantus.join({ type: 'paired' }, beside, payload));
}
/**
 * Makes the event `report`: An adjacent family inside an internal event.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerReport(payload, beside) {
    return checks.emitInnerEvent$Report(cantus.join({ type: 'report' }, beside, payload));
}
/**
 * Makes the event `request`: Two tags in one object, beside the common field of the envelope.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerRequest(payload, beside) {
    return checks.emitInnerEvent$Request(cantus.join({ type: 'request' }, beside, payload));
}
/**
 * Makes the event `stamped`: A common field of another type.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerStamped(payload, beside) {
    return checks.emitInnerEvent$Stamped(cantus.join({ type: 'stamped' }, beside, payload));
}
/**
 * Makes the event `started`: Carries nothing but its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerStarted(beside) {
    return checks.emitInnerEvent$Started(cantus.join({ type: 'started' }, beside));
}
/**
 * Makes the event `unstamped`: No common field beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerUnstamped(payload) {
    return checks.emitInnerEvent$Unstamped(cantus.join({ type: 'unstamped' }, payload));
}
/**
 * Makes the event `wrapped`: Borrows shapes of two packages.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createInnerWrapped(payload, beside) {
    return checks.emitInnerEvent$Wrapped(cantus.join({ type: 'wrapped' }, beside, payload));
}
