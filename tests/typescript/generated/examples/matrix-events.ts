/** Room and state events. */

import * as cantus from './cantus.ts';
import * as checks from './matrix-checks.ts';

/** `types.EncryptedFile` of package `matrix`. */
export interface MatrixEncryptedFile {
  url: string;
  key: { [key: string]: unknown };
  iv: string;
  hashes: { [key: string]: string };
  v: string;
}

/** Whether the value is a `MatrixEncryptedFile` to a reader. */
export function isMatrixEncryptedFile(value: unknown): value is MatrixEncryptedFile {
  const check = new cantus.Check('read');
  checks.checkMatrixEncryptedFile(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixEncryptedFile`, with every problem and its place. */
export function parseMatrixEncryptedFile(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixEncryptedFile> {
  return cantus.parse(value, view, checks.checkMatrixEncryptedFile);
}

/** `events.m.reaction.m.relates_to` of package `matrix`. */
export interface MatrixMReactionMRelatesTo {
  rel_type?: 'm.annotation';
  event_id?: string;
  key?: string;
}

/** Whether the value is a `MatrixMReactionMRelatesTo` to a reader. */
export function isMatrixMReactionMRelatesTo(value: unknown): value is MatrixMReactionMRelatesTo {
  const check = new cantus.Check('read');
  checks.checkMatrixMReactionMRelatesTo(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMReactionMRelatesTo`, with every problem and its place. */
export function parseMatrixMReactionMRelatesTo(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMReactionMRelatesTo> {
  return cantus.parse(value, view, checks.checkMatrixMReactionMRelatesTo);
}

/** `events.m.reaction` of package `matrix`. */
export interface MatrixMReactionPayload {
  'm.relates_to'?: MatrixMReactionMRelatesTo;
}

/** Whether the value is a `MatrixMReactionPayload` to a reader. */
export function isMatrixMReactionPayload(value: unknown): value is MatrixMReactionPayload {
  const check = new cantus.Check('read');
  checks.checkMatrixMReactionPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMReactionPayload`, with every problem and its place. */
export function parseMatrixMReactionPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMReactionPayload> {
  return cantus.parse(value, view, checks.checkMatrixMReactionPayload);
}

/** `events.m.room.member.membership` of package `matrix`. */
export type MatrixMRoomMemberMembership =
  | 'invite'
  | 'join'
  | 'knock'
  | 'leave'
  | 'ban';

/** Whether the value is a `MatrixMRoomMemberMembership` to a reader. */
export function isMatrixMRoomMemberMembership(value: unknown): value is MatrixMRoomMemberMembership {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomMemberMembership(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMRoomMemberMembership`, with every problem and its place. */
export function parseMatrixMRoomMemberMembership(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomMemberMembership> {
  return cantus.parse(value, view, checks.checkMatrixMRoomMemberMembership);
}

/** `events.m.room.member` of package `matrix`. */
export interface MatrixMRoomMemberPayload {
  membership: MatrixMRoomMemberMembership;
  displayname?: string | null;
  avatar_url?: string;
  reason?: string;
}

/** Whether the value is a `MatrixMRoomMemberPayload` to a reader. */
export function isMatrixMRoomMemberPayload(value: unknown): value is MatrixMRoomMemberPayload {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomMemberPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMRoomMemberPayload`, with every problem and its place. */
export function parseMatrixMRoomMemberPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomMemberPayload> {
  return cantus.parse(value, view, checks.checkMatrixMRoomMemberPayload);
}

/** `events.m.room.message.m.image` of package `matrix`. */
export interface MatrixMRoomMessageMImage {
  filename?: string;
  url?: string;
  file?: MatrixEncryptedFile;
  info?: { [key: string]: unknown };
}

/** Whether the value is a `MatrixMRoomMessageMImage` to a reader. */
export function isMatrixMRoomMessageMImage(value: unknown): value is MatrixMRoomMessageMImage {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomMessageMImage(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMRoomMessageMImage`, with every problem and its place. */
export function parseMatrixMRoomMessageMImage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomMessageMImage> {
  return cantus.parse(value, view, checks.checkMatrixMRoomMessageMImage);
}

/** `events.m.room.message.m.location` of package `matrix`. */
export interface MatrixMRoomMessageMLocation {
  geo_uri: string;
  info?: { [key: string]: unknown };
}

/** Whether the value is a `MatrixMRoomMessageMLocation` to a reader. */
export function isMatrixMRoomMessageMLocation(value: unknown): value is MatrixMRoomMessageMLocation {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomMessageMLocation(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMRoomMessageMLocation`, with every problem and its place. */
export function parseMatrixMRoomMessageMLocation(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomMessageMLocation> {
  return cantus.parse(value, view, checks.checkMatrixMRoomMessageMLocation);
}

/** `events.m.room.message.m.notice` of package `matrix`. */
export interface MatrixMRoomMessageMNotice {
  format?: string;
  formatted_body?: string;
}

/** Whether the value is a `MatrixMRoomMessageMNotice` to a reader. */
export function isMatrixMRoomMessageMNotice(value: unknown): value is MatrixMRoomMessageMNotice {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomMessageMNotice(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMRoomMessageMNotice`, with every problem and its place. */
export function parseMatrixMRoomMessageMNotice(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomMessageMNotice> {
  return cantus.parse(value, view, checks.checkMatrixMRoomMessageMNotice);
}

/** `events.m.room.message.m.text` of package `matrix`. */
export interface MatrixMRoomMessageMText {
  format?: string;
  formatted_body?: string;
}

/** Whether the value is a `MatrixMRoomMessageMText` to a reader. */
export function isMatrixMRoomMessageMText(value: unknown): value is MatrixMRoomMessageMText {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomMessageMText(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMRoomMessageMText`, with every problem and its place. */
export function parseMatrixMRoomMessageMText(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomMessageMText> {
  return cantus.parse(value, view, checks.checkMatrixMRoomMessageMText);
}

interface MatrixMRoomMessagePayload$Common {
  body: string;
}

/** `events.m.room.message` of package `matrix`. */
export type MatrixMRoomMessagePayload =
  | ({ msgtype: 'm.image' } & MatrixMRoomMessagePayload$Common & MatrixMRoomMessageMImage)
  | ({ msgtype: 'm.location' } & MatrixMRoomMessagePayload$Common & MatrixMRoomMessageMLocation)
  | ({ msgtype: 'm.notice' } & MatrixMRoomMessagePayload$Common & MatrixMRoomMessageMNotice)
  | ({ msgtype: 'm.text' } & MatrixMRoomMessagePayload$Common & MatrixMRoomMessageMText)
  /** A member that is not declared; `raw` is the whole of it. */
  | { msgtype: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `MatrixMRoomMessagePayload` to a reader, and nothing in it is unknown; `parseMatrixMRoomMessagePayload` takes what is. */
export function isMatrixMRoomMessagePayload(value: unknown): value is MatrixMRoomMessagePayload {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomMessagePayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `MatrixMRoomMessagePayload`, with every problem and its place. */
export function parseMatrixMRoomMessagePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomMessagePayload> {
  return cantus.parse(value, view, checks.checkMatrixMRoomMessagePayload, checks.turnMatrixMRoomMessagePayload);
}

/** `events.m.room.power_levels.notifications` of package `matrix`. */
export interface MatrixMRoomPowerLevelsNotifications {
  /** @defaultValue `50` */
  room?: number;
  [key: string]: number | undefined;
}

/** Whether the value is a `MatrixMRoomPowerLevelsNotifications` to a reader. */
export function isMatrixMRoomPowerLevelsNotifications(value: unknown): value is MatrixMRoomPowerLevelsNotifications {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomPowerLevelsNotifications(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMRoomPowerLevelsNotifications`, with every problem and its place. */
export function parseMatrixMRoomPowerLevelsNotifications(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomPowerLevelsNotifications> {
  return cantus.parse(value, view, checks.checkMatrixMRoomPowerLevelsNotifications);
}

/** `events.m.room.power_levels` of package `matrix`. */
export interface MatrixMRoomPowerLevelsPayload {
  users?: { [key: string]: number };
  notifications?: MatrixMRoomPowerLevelsNotifications;
}

/** Whether the value is a `MatrixMRoomPowerLevelsPayload` to a reader. */
export function isMatrixMRoomPowerLevelsPayload(value: unknown): value is MatrixMRoomPowerLevelsPayload {
  const check = new cantus.Check('read');
  checks.checkMatrixMRoomPowerLevelsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixMRoomPowerLevelsPayload`, with every problem and its place. */
export function parseMatrixMRoomPowerLevelsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixMRoomPowerLevelsPayload> {
  return cantus.parse(value, view, checks.checkMatrixMRoomPowerLevelsPayload);
}

/** `types.UserId` of package `matrix`. */
export type MatrixUserId = string;

/** Whether the value is a `MatrixUserId` to a reader. */
export function isMatrixUserId(value: unknown): value is MatrixUserId {
  const check = new cantus.Check('read');
  checks.checkMatrixUserId(value, check, 1);
  return check.count === 0;
}

/** Reads a `MatrixUserId`, with every problem and its place. */
export function parseMatrixUserId(value: unknown, view: cantus.View = 'read'): cantus.Parsed<MatrixUserId> {
  return cantus.parse(value, view, checks.checkMatrixUserId);
}

interface MatrixEvent$Common {
  event_id: string;
  sender: MatrixUserId;
  room_id: string;
  origin_server_ts: number;
  unsigned?: { [key: string]: unknown };
}

/** The documents of package `matrix` by the type of their event. */
export interface MatrixEventTypes {
  'm.reaction': { type: 'm.reaction'; content: MatrixMReactionPayload } & MatrixEvent$Common;
  'm.room.member': { type: 'm.room.member'; event_id: string; sender: MatrixUserId; room_id: string; origin_server_ts: number; unsigned?: { [key: string]: unknown }; state_key: MatrixUserId; content: MatrixMRoomMemberPayload };
  'm.room.message': { type: 'm.room.message'; content: MatrixMRoomMessagePayload } & MatrixEvent$Common;
  'm.room.power_levels': { type: 'm.room.power_levels'; event_id: string; sender: MatrixUserId; room_id: string; origin_server_ts: number; unsigned?: { [key: string]: unknown }; state_key: ''; content: MatrixMRoomPowerLevelsPayload };
}

/** The type of an event, as it stands on the wire. */
export type MatrixEventType = keyof MatrixEventTypes;

/** Every event of package `matrix`. */
export type MatrixEvent = MatrixEventTypes[MatrixEventType];

/** The document of one type of event. */
export type MatrixEventOf<Type extends MatrixEventType> = MatrixEventTypes[Type];

/** Every type of event. */
export const MATRIX_EVENT_TYPES = [
  'm.reaction',
  'm.room.member',
  'm.room.message',
  'm.room.power_levels',
] as const satisfies readonly MatrixEventType[];

/** Whether the value is an event of package `matrix` to a reader, and nothing in it is unknown. */
export function isMatrixEvent(value: unknown): value is MatrixEvent {
  const check = new cantus.Check('read');
  checks.checkMatrixEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseMatrixEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<MatrixEvent, MatrixEvent$Common> {
  const check = new cantus.Check(view);
  checks.checkMatrixEvent(value, check, 1);
  return cantus.parsedEvent(value, check, 'type', ['event_id', 'sender', 'room_id', 'origin_server_ts', 'unsigned'], checks.turnMatrixEvent);
}

/**
 * Makes the event `m.reaction`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMatrixMReaction(payload: MatrixMReactionPayload, beside: MatrixEvent$Common): MatrixEventOf<'m.reaction'> {
  return checks.emitMatrixEvent$MReaction(cantus.join({ type: 'm.reaction' }, beside, { content: payload }));
}

/**
 * Makes the event `m.room.member`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMatrixMRoomMember(payload: MatrixMRoomMemberPayload, beside: { event_id: string; sender: MatrixUserId; room_id: string; origin_server_ts: number; unsigned?: { [key: string]: unknown }; state_key: MatrixUserId }): MatrixEventOf<'m.room.member'> {
  return checks.emitMatrixEvent$MRoomMember(cantus.join({ type: 'm.room.member' }, beside, { content: payload }));
}

/**
 * Makes the event `m.room.message`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMatrixMRoomMessage(payload: MatrixMRoomMessagePayload, beside: MatrixEvent$Common): MatrixEventOf<'m.room.message'> {
  return checks.emitMatrixEvent$MRoomMessage(cantus.join({ type: 'm.room.message' }, beside, { content: payload }));
}

/**
 * Makes the event `m.room.power_levels`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMatrixMRoomPowerLevels(payload: MatrixMRoomPowerLevelsPayload, beside: { event_id: string; sender: MatrixUserId; room_id: string; origin_server_ts: number; unsigned?: { [key: string]: unknown } }): MatrixEventOf<'m.room.power_levels'> {
  return checks.emitMatrixEvent$MRoomPowerLevels(cantus.join({ type: 'm.room.power_levels', state_key: '' }, beside, { content: payload }));
}
