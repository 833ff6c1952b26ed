/** Names that are awkward somewhere. */
import * as cantus from './cantus.js';
import * as checks from './names-checks.js';
/** Whether the value is a `NamesCancelRequestId` to a reader. */
export function isNamesCancelRequestId(value) {
    const check = new cantus.Check('read');
    checks.checkNamesCancelRequestId(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesCancelRequestId`, with every problem and its place. */
export function parseNamesCancelRequestId(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesCancelRequestId);
}
/** Whether the value is a `NamesCancelRequestPayload` to a reader. */
export function isNamesCancelRequestPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesCancelRequestPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesCancelRequestPayload`, with every problem and its place. */
export function parseNamesCancelRequestPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesCancelRequestPayload);
}
/** Whether the value is a `NamesClassPayload` to a reader. */
export function isNamesClassPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesClassPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesClassPayload`, with every problem and its place. */
export function parseNamesClassPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesClassPayload);
}
/** Whether the value is a `NamesDefaultPayload` to a reader. */
export function isNamesDefaultPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesDefaultPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesDefaultPayload`, with every problem and its place. */
export function parseNamesDefaultPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesDefaultPayload);
}
/** Whether the value is a `NamesEventsPayload` to a reader. */
export function isNamesEventsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesEventsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesEventsPayload`, with every problem and its place. */
export function parseNamesEventsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesEventsPayload);
}
/** Whether the value is a `NamesHostilePayload` to a reader. */
export function isNamesHostilePayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesHostilePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesHostilePayload`, with every problem and its place. */
export function parseNamesHostilePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesHostilePayload);
}
/** Whether the value is a `NamesMRoomMemberMRelatesTo` to a reader. */
export function isNamesMRoomMemberMRelatesTo(value) {
    const check = new cantus.Check('read');
    checks.checkNamesMRoomMemberMRelatesTo(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesMRoomMemberMRelatesTo`, with every problem and its place. */
export function parseNamesMRoomMemberMRelatesTo(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesMRoomMemberMRelatesTo);
}
/** Whether the value is a `NamesMRoomMemberMembership` to a reader. */
export function isNamesMRoomMemberMembership(value) {
    const check = new cantus.Check('read');
    checks.checkNamesMRoomMemberMembership(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesMRoomMemberMembership`, with every problem and its place. */
export function parseNamesMRoomMemberMembership(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesMRoomMemberMembership);
}
/** Whether the value is a `NamesMRoomMemberPayload` to a reader. */
export function isNamesMRoomMemberPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesMRoomMemberPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesMRoomMemberPayload`, with every problem and its place. */
export function parseNamesMRoomMemberPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesMRoomMemberPayload);
}
/** Whether the value is a `NamesNotificationsProgressPayload` to a reader. */
export function isNamesNotificationsProgressPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesNotificationsProgressPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesNotificationsProgressPayload`, with every problem and its place. */
export function parseNamesNotificationsProgressPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesNotificationsProgressPayload);
}
/** Whether the value is a `NamesObject` to a reader. */
export function isNamesObject(value) {
    const check = new cantus.Check('read');
    checks.checkNamesObject(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesObject`, with every problem and its place. */
export function parseNamesObject(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesObject);
}
/** Whether the value is a `NamesObjectsPayload` to a reader. */
export function isNamesObjectsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesObjectsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesObjectsPayload`, with every problem and its place. */
export function parseNamesObjectsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesObjectsPayload);
}
/** Whether the value is a `NamesOption` to a reader. */
export function isNamesOption(value) {
    const check = new cantus.Check('read');
    checks.checkNamesOption(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesOption`, with every problem and its place. */
export function parseNamesOption(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesOption);
}
/** Whether the value is a `NamesPartyPayload` to a reader. */
export function isNamesPartyPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesPartyPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesPartyPayload`, with every problem and its place. */
export function parseNamesPartyPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesPartyPayload);
}
/** Whether the value is a `NamesPromise` to a reader. */
export function isNamesPromise(value) {
    const check = new cantus.Check('read');
    checks.checkNamesPromise(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesPromise`, with every problem and its place. */
export function parseNamesPromise(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesPromise);
}
/** Whether the value is a `NamesSelfish` to a reader. */
export function isNamesSelfish(value) {
    const check = new cantus.Check('read');
    checks.checkNamesSelfish(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesSelfish`, with every problem and its place. */
export function parseNamesSelfish(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesSelfish);
}
/** Whether the value is a `NamesText` to a reader. */
export function isNamesText(value) {
    const check = new cantus.Check('read');
    checks.checkNamesText(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesText`, with every problem and its place. */
export function parseNamesText(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesText);
}
/** Whether the value is a `NamesTypePayload` to a reader. */
export function isNamesTypePayload(value) {
    const check = new cantus.Check('read');
    checks.checkNamesTypePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `NamesTypePayload`, with every problem and its place. */
export function parseNamesTypePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNamesTypePayload);
}
/** Whether the value is a `Names_2faEnabledPayload` to a reader. */
export function isNames_2faEnabledPayload(value) {
    const check = new cantus.Check('read');
    checks.checkNames_2faEnabledPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `Names_2faEnabledPayload`, with every problem and its place. */
export function parseNames_2faEnabledPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkNames_2faEnabledPayload);
}
/** Every type of event. */
export const NAMES_EVENT_TYPES = [
    '$/cancel_request',
    '2fa.enabled',
    'an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly',
    'class',
    'default',
    'events',
    'hostile',
    'm.room.member',
    'notifications/progress',
    'objects',
    'type',
    '🎉',
];
/** Whether the value is an event of package `names` to a reader, and nothing in it is unknown. */
export function isNamesEvent(value) {
    const check = new cantus.Check('read');
    checks.checkNamesEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseNamesEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkNamesEvent(value, check, 1);
    return cantus.parsedEvent(value, check, '@type', ['$schema', 'io.example/trace'], undefined);
}
/**
 * Makes the event `$/cancel_request`: Begins with a dollar.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesCancelRequest(payload, beside) {
    return checks.emitNamesEvent$CancelRequest(cantus.join({ '@type': '$/cancel_request' }, beside, { $body: payload }));
}
/**
 * Makes the event `2fa.enabled`: Begins with a digit.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNames_2faEnabled(payload, beside) {
    return checks.emitNamesEvent$_2faEnabled(cantus.join({ '@type': '2fa.enabled' }, beside, { $body: payload }));
}
/**
 * Makes the event `an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly`: As long as a name may be.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesAnEventWhoseNameIsAsLongAsNamesMayBeWhichIsOneHundredAndTwentyEightCharactersAndNotOneMoreThanThatTruly(beside) {
    return checks.emitNamesEvent$AnEventWhoseNameIsAsLongAsNamesMayBeWhichIsOneHundredAndTwentyEightCharactersAndNotOneMoreThanThatTruly(cantus.join({ '@type': 'an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly' }, beside, { $body: {} }));
}
/**
 * Makes the event `class`: Keywords of many languages.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesClass(payload, beside) {
    return checks.emitNamesEvent$Class(cantus.join({ '@type': 'class' }, beside, { $body: payload }));
}
/**
 * Makes the event `default`: More keywords of many languages.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesDefault(payload, beside) {
    return checks.emitNamesEvent$Default(cantus.join({ '@type': 'default' }, beside, { $body: payload }));
}
/**
 * Makes the event `events`: Names that Rust is fond of.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesEvents(payload, beside) {
    return checks.emitNamesEvent$Events(cantus.join({ '@type': 'events' }, beside, { $body: payload }));
}
/**
 * Makes the event `hostile`: Ends comments: *\/ --> `${alert(1)}` <\/script> """ ''' # {{ }} {% %}
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesHostile(payload, beside) {
    return checks.emitNamesEvent$Hostile(cantus.join({ '@type': 'hostile' }, beside, { $body: payload }));
}
/**
 * Makes the event `m.room.member`: Has dots in its name.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesMRoomMember(payload, beside) {
    return checks.emitNamesEvent$MRoomMember(cantus.join({ '@type': 'm.room.member' }, beside, { $body: payload }));
}
/**
 * Makes the event `notifications/progress`: Has a slash in its name.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesNotificationsProgress(payload, beside) {
    return checks.emitNamesEvent$NotificationsProgress(cantus.join({ '@type': 'notifications/progress' }, beside, { $body: payload }));
}
/**
 * Makes the event `objects`: Types with famous names.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesObjects(payload, beside) {
    return checks.emitNamesEvent$Objects(cantus.join({ '@type': 'objects' }, beside, { $body: payload }));
}
/**
 * Makes the event `type`: Names that generated code is fond of.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesType(payload, beside) {
    return checks.emitNamesEvent$Type(cantus.join({ '@type': 'type' }, beside, { $body: payload }));
}
/**
 * Makes the event `🎉`: No letter at all.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesParty(payload, beside) {
    return checks.emitNamesEvent$Party(cantus.join({ '@type': '🎉' }, beside, { $body: payload }));
}
