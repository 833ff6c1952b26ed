/** Room and state events. */
import * as cantus from './cantus.js';
import * as checks from './matrix-checks.js';
/** Whether the value is a `MatrixEncryptedFile` to a reader. */
export function isMatrixEncryptedFile(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixEncryptedFile(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixEncryptedFile`, with every problem and its place. */
export function parseMatrixEncryptedFile(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixEncryptedFile);
}
/** Whether the value is a `MatrixMReactionMRelatesTo` to a reader. */
export function isMatrixMReactionMRelatesTo(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMReactionMRelatesTo(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMReactionMRelatesTo`, with every problem and its place. */
export function parseMatrixMReactionMRelatesTo(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMReactionMRelatesTo);
}
/** Whether the value is a `MatrixMReactionPayload` to a reader. */
export function isMatrixMReactionPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMReactionPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMReactionPayload`, with every problem and its place. */
export function parseMatrixMReactionPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMReactionPayload);
}
/** Whether the value is a `MatrixMRoomMemberMembership` to a reader. */
export function isMatrixMRoomMemberMembership(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomMemberMembership(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMRoomMemberMembership`, with every problem and its place. */
export function parseMatrixMRoomMemberMembership(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomMemberMembership);
}
/** Whether the value is a `MatrixMRoomMemberPayload` to a reader. */
export function isMatrixMRoomMemberPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomMemberPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMRoomMemberPayload`, with every problem and its place. */
export function parseMatrixMRoomMemberPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomMemberPayload);
}
/** Whether the value is a `MatrixMRoomMessageMImage` to a reader. */
export function isMatrixMRoomMessageMImage(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomMessageMImage(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMRoomMessageMImage`, with every problem and its place. */
export function parseMatrixMRoomMessageMImage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomMessageMImage);
}
/** Whether the value is a `MatrixMRoomMessageMLocation` to a reader. */
export function isMatrixMRoomMessageMLocation(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomMessageMLocation(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMRoomMessageMLocation`, with every problem and its place. */
export function parseMatrixMRoomMessageMLocation(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomMessageMLocation);
}
/** Whether the value is a `MatrixMRoomMessageMNotice` to a reader. */
export function isMatrixMRoomMessageMNotice(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomMessageMNotice(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMRoomMessageMNotice`, with every problem and its place. */
export function parseMatrixMRoomMessageMNotice(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomMessageMNotice);
}
/** Whether the value is a `MatrixMRoomMessageMText` to a reader. */
export function isMatrixMRoomMessageMText(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomMessageMText(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMRoomMessageMText`, with every problem and its place. */
export function parseMatrixMRoomMessageMText(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomMessageMText);
}
/** Whether the value is a `MatrixMRoomMessagePayload` to a reader, and nothing in it is unknown; `parseMatrixMRoomMessagePayload` takes what is. */
export function isMatrixMRoomMessagePayload(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomMessagePayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `MatrixMRoomMessagePayload`, with every problem and its place. */
export function parseMatrixMRoomMessagePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomMessagePayload, checks.turnMatrixMRoomMessagePayload);
}
/** Whether the value is a `MatrixMRoomPowerLevelsNotifications` to a reader. */
export function isMatrixMRoomPowerLevelsNotifications(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomPowerLevelsNotifications(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMRoomPowerLevelsNotifications`, with every problem and its place. */
export function parseMatrixMRoomPowerLevelsNotifications(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomPowerLevelsNotifications);
}
/** Whether the value is a `MatrixMRoomPowerLevelsPayload` to a reader. */
export function isMatrixMRoomPowerLevelsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixMRoomPowerLevelsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixMRoomPowerLevelsPayload`, with every problem and its place. */
export function parseMatrixMRoomPowerLevelsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixMRoomPowerLevelsPayload);
}
/** Whether the value is a `MatrixUserId` to a reader. */
export function isMatrixUserId(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixUserId(value, check, 1);
    return check.count === 0;
}
/** Reads a `MatrixUserId`, with every problem and its place. */
export function parseMatrixUserId(value, view = 'read') {
    return cantus.parse(value, view, checks.checkMatrixUserId);
}
/** Every type of event. */
export const MATRIX_EVENT_TYPES = [
    'm.reaction',
    'm.room.member',
    'm.room.message',
    'm.room.power_levels',
];
/** Whether the value is an event of package `matrix` to a reader, and nothing in it is unknown. */
export function isMatrixEvent(value) {
    const check = new cantus.Check('read');
    checks.checkMatrixEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseMatrixEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkMatrixEvent(value, check, 1);
    return cantus.parsedEvent(value, check, 'type', ['event_id', 'sender', 'room_id', 'origin_server_ts', 'unsigned'], checks.turnMatrixEvent);
}
/**
 * Makes the event `m.reaction`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMatrixMReaction(payload, beside) {
    return checks.emitMatrixEvent$MReaction(cantus.join({ type: 'm.reaction' }, beside, { content: payload }));
}
/**
 * Makes the event `m.room.member`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMatrixMRoomMember(payload, beside) {
    return checks.emitMatrixEvent$MRoomMember(cantus.join({ type: 'm.room.member' }, beside, { content: payload }));
}
/**
 * Makes the event `m.room.message`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMatrixMRoomMessage(payload, beside) {
    return checks.emitMatrixEvent$MRoomMessage(cantus.join({ type: 'm.room.message' }, beside, { content: payload }));
}
/**
 * Makes the event `m.room.power_levels`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMatrixMRoomPowerLevels(payload, beside) {
    return checks.emitMatrixEvent$MRoomPowerLevels(cantus.join({ type: 'm.room.power_levels', state_key: '' }, beside, { content: payload }));
}
