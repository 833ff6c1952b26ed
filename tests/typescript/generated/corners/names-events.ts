/** Names that are awkward somewhere. */

import * as cantus from './cantus.ts';
import * as checks from './names-checks.ts';

/** `events.$/cancel_request.id` of package `names`. */
export type NamesCancelRequestId =
  | number
  | string;

/** Whether the value is a `NamesCancelRequestId` to a reader. */
export function isNamesCancelRequestId(value: unknown): value is NamesCancelRequestId {
  const check = new cantus.Check('read');
  checks.checkNamesCancelRequestId(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesCancelRequestId`, with every problem and its place. */
export function parseNamesCancelRequestId(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesCancelRequestId> {
  return cantus.parse(value, view, checks.checkNamesCancelRequestId);
}

/** `events.$/cancel_request` of package `names`. */
export interface NamesCancelRequestPayload {
  id: NamesCancelRequestId;
}

/** Whether the value is a `NamesCancelRequestPayload` to a reader. */
export function isNamesCancelRequestPayload(value: unknown): value is NamesCancelRequestPayload {
  const check = new cantus.Check('read');
  checks.checkNamesCancelRequestPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesCancelRequestPayload`, with every problem and its place. */
export function parseNamesCancelRequestPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesCancelRequestPayload> {
  return cantus.parse(value, view, checks.checkNamesCancelRequestPayload);
}

/** `events.class` of package `names`. */
export interface NamesClassPayload {
  class?: string;
  fn?: number;
  async?: boolean;
  let?: number;
  new?: number;
  with?: string;
  match?: string;
  raw?: string;
  super?: number;
  crate?: number;
}

/** Whether the value is a `NamesClassPayload` to a reader. */
export function isNamesClassPayload(value: unknown): value is NamesClassPayload {
  const check = new cantus.Check('read');
  checks.checkNamesClassPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesClassPayload`, with every problem and its place. */
export function parseNamesClassPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesClassPayload> {
  return cantus.parse(value, view, checks.checkNamesClassPayload);
}

/** `events.default` of package `names`. */
export interface NamesDefaultPayload {
  default: boolean;
  function?: number;
  delete?: number;
  yield?: number;
  await?: number;
  arguments?: number;
  eval?: number;
  try?: number;
  dyn?: number;
  gen?: number;
}

/** Whether the value is a `NamesDefaultPayload` to a reader. */
export function isNamesDefaultPayload(value: unknown): value is NamesDefaultPayload {
  const check = new cantus.Check('read');
  checks.checkNamesDefaultPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesDefaultPayload`, with every problem and its place. */
export function parseNamesDefaultPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesDefaultPayload> {
  return cantus.parse(value, view, checks.checkNamesDefaultPayload);
}

/** `events.events` of package `names`. */
export interface NamesEventsPayload {
  Option?: string;
  result?: string;
  some?: string;
  none?: string;
  ok?: string;
  vec?: string;
  box?: string;
  error?: string;
}

/** Whether the value is a `NamesEventsPayload` to a reader. */
export function isNamesEventsPayload(value: unknown): value is NamesEventsPayload {
  const check = new cantus.Check('read');
  checks.checkNamesEventsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesEventsPayload`, with every problem and its place. */
export function parseNamesEventsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesEventsPayload> {
  return cantus.parse(value, view, checks.checkNamesEventsPayload);
}

/** `events.hostile` of package `names`. */
export interface NamesHostilePayload {
  /** *\/ throw 1 /* */
  '*/'?: string;
  '`'?: string;
  '${x}'?: string;
  '<\/script>'?: string;
  '"""'?: string;
  '\''?: string;
  '\\'?: string;
  'a b'?: string;
  '-->'?: string;
  '~/'?: string;
  '\u202e'?: string;
}

/** Whether the value is a `NamesHostilePayload` to a reader. */
export function isNamesHostilePayload(value: unknown): value is NamesHostilePayload {
  const check = new cantus.Check('read');
  checks.checkNamesHostilePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesHostilePayload`, with every problem and its place. */
export function parseNamesHostilePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesHostilePayload> {
  return cantus.parse(value, view, checks.checkNamesHostilePayload);
}

/** `events.m.room.member.m.relates_to` of package `names`. */
export interface NamesMRoomMemberMRelatesTo {
  event_id?: string;
}

/** Whether the value is a `NamesMRoomMemberMRelatesTo` to a reader. */
export function isNamesMRoomMemberMRelatesTo(value: unknown): value is NamesMRoomMemberMRelatesTo {
  const check = new cantus.Check('read');
  checks.checkNamesMRoomMemberMRelatesTo(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesMRoomMemberMRelatesTo`, with every problem and its place. */
export function parseNamesMRoomMemberMRelatesTo(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesMRoomMemberMRelatesTo> {
  return cantus.parse(value, view, checks.checkNamesMRoomMemberMRelatesTo);
}

/** `events.m.room.member.membership` of package `names`. */
export type NamesMRoomMemberMembership =
  | 'join'
  | 'leave';

/** Whether the value is a `NamesMRoomMemberMembership` to a reader. */
export function isNamesMRoomMemberMembership(value: unknown): value is NamesMRoomMemberMembership {
  const check = new cantus.Check('read');
  checks.checkNamesMRoomMemberMembership(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesMRoomMemberMembership`, with every problem and its place. */
export function parseNamesMRoomMemberMembership(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesMRoomMemberMembership> {
  return cantus.parse(value, view, checks.checkNamesMRoomMemberMembership);
}

/** `events.m.room.member` of package `names`. */
export interface NamesMRoomMemberPayload {
  membership: NamesMRoomMemberMembership;
  'm.relates_to'?: NamesMRoomMemberMRelatesTo;
}

/** Whether the value is a `NamesMRoomMemberPayload` to a reader. */
export function isNamesMRoomMemberPayload(value: unknown): value is NamesMRoomMemberPayload {
  const check = new cantus.Check('read');
  checks.checkNamesMRoomMemberPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesMRoomMemberPayload`, with every problem and its place. */
export function parseNamesMRoomMemberPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesMRoomMemberPayload> {
  return cantus.parse(value, view, checks.checkNamesMRoomMemberPayload);
}

/** `events.notifications/progress` of package `names`. */
export interface NamesNotificationsProgressPayload {
  _meta?: { [key: string]: unknown };
  progress: number;
}

/** Whether the value is a `NamesNotificationsProgressPayload` to a reader. */
export function isNamesNotificationsProgressPayload(value: unknown): value is NamesNotificationsProgressPayload {
  const check = new cantus.Check('read');
  checks.checkNamesNotificationsProgressPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesNotificationsProgressPayload`, with every problem and its place. */
export function parseNamesNotificationsProgressPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesNotificationsProgressPayload> {
  return cantus.parse(value, view, checks.checkNamesNotificationsProgressPayload);
}

/** `types.Object` of package `names`. */
export interface NamesObject {
  'constructor'?: string;
  '__proto__'?: string;
  hasOwnProperty?: boolean;
  toString?: string;
}

/** Whether the value is a `NamesObject` to a reader. */
export function isNamesObject(value: unknown): value is NamesObject {
  const check = new cantus.Check('read');
  checks.checkNamesObject(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesObject`, with every problem and its place. */
export function parseNamesObject(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesObject> {
  return cantus.parse(value, view, checks.checkNamesObject);
}

/** `events.objects` of package `names`. */
export interface NamesObjectsPayload {
  object?: NamesObject;
  selfish?: NamesSelfish;
  promise?: NamesPromise;
  option?: NamesOption;
  text?: NamesText;
}

/** Whether the value is a `NamesObjectsPayload` to a reader. */
export function isNamesObjectsPayload(value: unknown): value is NamesObjectsPayload {
  const check = new cantus.Check('read');
  checks.checkNamesObjectsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesObjectsPayload`, with every problem and its place. */
export function parseNamesObjectsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesObjectsPayload> {
  return cantus.parse(value, view, checks.checkNamesObjectsPayload);
}

/** `types.Option` of package `names`. */
export interface NamesOption {
  some?: string;
}

/** Whether the value is a `NamesOption` to a reader. */
export function isNamesOption(value: unknown): value is NamesOption {
  const check = new cantus.Check('read');
  checks.checkNamesOption(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesOption`, with every problem and its place. */
export function parseNamesOption(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesOption> {
  return cantus.parse(value, view, checks.checkNamesOption);
}

/** `events.🎉` of package `names`. */
export interface NamesPartyPayload {
  '🎂'?: string;
  'ünï'?: string;
}

/** Whether the value is a `NamesPartyPayload` to a reader. */
export function isNamesPartyPayload(value: unknown): value is NamesPartyPayload {
  const check = new cantus.Check('read');
  checks.checkNamesPartyPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesPartyPayload`, with every problem and its place. */
export function parseNamesPartyPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesPartyPayload> {
  return cantus.parse(value, view, checks.checkNamesPartyPayload);
}

/** `types.Promise` of package `names`. */
export type NamesPromise =
  | 'kept'
  | 'broken';

/** Whether the value is a `NamesPromise` to a reader. */
export function isNamesPromise(value: unknown): value is NamesPromise {
  const check = new cantus.Check('read');
  checks.checkNamesPromise(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesPromise`, with every problem and its place. */
export function parseNamesPromise(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesPromise> {
  return cantus.parse(value, view, checks.checkNamesPromise);
}

/** `types.Self_` of package `names`. */
export interface NamesSelfish {
  self: string;
  type?: string;
  Self?: string;
}

/** Whether the value is a `NamesSelfish` to a reader. */
export function isNamesSelfish(value: unknown): value is NamesSelfish {
  const check = new cantus.Check('read');
  checks.checkNamesSelfish(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesSelfish`, with every problem and its place. */
export function parseNamesSelfish(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesSelfish> {
  return cantus.parse(value, view, checks.checkNamesSelfish);
}

/** `types.String_` of package `names`. */
export type NamesText = string;

/** Whether the value is a `NamesText` to a reader. */
export function isNamesText(value: unknown): value is NamesText {
  const check = new cantus.Check('read');
  checks.checkNamesText(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesText`, with every problem and its place. */
export function parseNamesText(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesText> {
  return cantus.parse(value, view, checks.checkNamesText);
}

/** `events.type` of package `names`. */
export interface NamesTypePayload {
  type: string;
  tag?: string;
  content?: string;
  event?: string;
  event_type?: string;
  common?: number;
  unknown?: number;
  other?: number;
  null?: number;
  true?: number;
  no?: number;
}

/** Whether the value is a `NamesTypePayload` to a reader. */
export function isNamesTypePayload(value: unknown): value is NamesTypePayload {
  const check = new cantus.Check('read');
  checks.checkNamesTypePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `NamesTypePayload`, with every problem and its place. */
export function parseNamesTypePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<NamesTypePayload> {
  return cantus.parse(value, view, checks.checkNamesTypePayload);
}

/** `events.2fa.enabled` of package `names`. */
export interface Names_2faEnabledPayload {
  '1st'?: string;
  '2_nd'?: number;
  '3'?: boolean;
}

/** Whether the value is a `Names_2faEnabledPayload` to a reader. */
export function isNames_2faEnabledPayload(value: unknown): value is Names_2faEnabledPayload {
  const check = new cantus.Check('read');
  checks.checkNames_2faEnabledPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `Names_2faEnabledPayload`, with every problem and its place. */
export function parseNames_2faEnabledPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<Names_2faEnabledPayload> {
  return cantus.parse(value, view, checks.checkNames_2faEnabledPayload);
}

interface NamesEvent$Common {
  $schema?: string;
  'io.example/trace'?: string;
}

/** The documents of package `names` by the type of their event. */
export interface NamesEventTypes {
  /**
   * Begins with a dollar.
   *
   * @example
   * ```json
   * {
   *   "id": 1
   * }
   * ```
   */
  '$/cancel_request': { '@type': '$/cancel_request'; $body: NamesCancelRequestPayload } & NamesEvent$Common;
  /**
   * Begins with a digit.
   *
   * @example
   * ```json
   * {
   *   "1st": "a",
   *   "3": true
   * }
   * ```
   */
  '2fa.enabled': { '@type': '2fa.enabled'; $body: Names_2faEnabledPayload } & NamesEvent$Common;
  /** As long as a name may be. */
  an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly: { '@type': 'an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly'; $body: Record<string, never> } & NamesEvent$Common;
  /**
   * Keywords of many languages.
   *
   * @example
   * ```json
   * {
   *   "class": "a",
   *   "fn": 1
   * }
   * ```
   */
  class: { '@type': 'class'; $body: NamesClassPayload } & NamesEvent$Common;
  /**
   * More keywords of many languages.
   *
   * @example
   * ```json
   * {
   *   "default": true
   * }
   * ```
   */
  default: { '@type': 'default'; $body: NamesDefaultPayload } & NamesEvent$Common;
  /** Names that Rust is fond of. */
  events: { '@type': 'events'; $body: NamesEventsPayload } & NamesEvent$Common;
  /**
   * Ends comments: *\/ --> `${alert(1)}` <\/script> """ ''' # {{ }} {% %}
   *
   * Line\u2028separator, right-to-left \u202e mark,
   * new line, back\slash, nul is not allowed | a table cell
   *
   * @example
   * ```json
   * {
   *   "\"\"\"": "e",
   *   "${x}": "c",
   *   "'": "f",
   *   "*\/": "a",
   *   "-->": "i",
   *   "<\/script>": "d",
   *   "\\": "g",
   *   "`": "b",
   *   "a b": "h",
   *   "~/": "j",
   *   "\u202e": "k"
   * }
   * ```
   */
  hostile: { '@type': 'hostile'; $body: NamesHostilePayload } & NamesEvent$Common;
  /**
   * Has dots in its name.
   *
   * @example
   * ```json
   * {
   *   "membership": "join"
   * }
   * ```
   */
  'm.room.member': { '@type': 'm.room.member'; $body: NamesMRoomMemberPayload } & NamesEvent$Common;
  /**
   * Has a slash in its name.
   *
   * @example
   * ```json
   * {
   *   "progress": 0.5
   * }
   * ```
   */
  'notifications/progress': { '@type': 'notifications/progress'; $body: NamesNotificationsProgressPayload } & NamesEvent$Common;
  /**
   * Types with famous names.
   *
   * @example
   * ```json
   * {
   *   "object": {
   *     "__proto__": "b",
   *     "constructor": "a"
   *   },
   *   "selfish": {
   *     "Self": "b",
   *     "self": "a"
   *   }
   * }
   * ```
   */
  objects: { '@type': 'objects'; $body: NamesObjectsPayload } & NamesEvent$Common;
  /**
   * Names that generated code is fond of.
   *
   * @example
   * ```json
   * {
   *   "true": 1,
   *   "type": "x"
   * }
   * ```
   */
  type: { '@type': 'type'; $body: NamesTypePayload } & NamesEvent$Common;
  /**
   * No letter at all.
   *
   * @example
   * ```json
   * {
   *   "ünï": "b",
   *   "🎂": "a"
   * }
   * ```
   */
  '🎉': { '@type': '🎉'; $body: NamesPartyPayload } & NamesEvent$Common;
}

/** The type of an event, as it stands on the wire. */
export type NamesEventType = keyof NamesEventTypes;

/** Every event of package `names`. */
export type NamesEvent = NamesEventTypes[NamesEventType];

/** The document of one type of event. */
export type NamesEventOf<Type extends NamesEventType> = NamesEventTypes[Type];

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
] as const satisfies readonly NamesEventType[];

/** Whether the value is an event of package `names` to a reader, and nothing in it is unknown. */
export function isNamesEvent(value: unknown): value is NamesEvent {
  const check = new cantus.Check('read');
  checks.checkNamesEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseNamesEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<NamesEvent, NamesEvent$Common> {
  const check = new cantus.Check(view);
  checks.checkNamesEvent(value, check, 1);
  return cantus.parsedEvent(value, check, '@type', ['$schema', 'io.example/trace'], undefined);
}

/**
 * Makes the event `$/cancel_request`: Begins with a dollar.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesCancelRequest(payload: NamesCancelRequestPayload, beside?: NamesEvent$Common): NamesEventOf<'$/cancel_request'> {
  return checks.emitNamesEvent$CancelRequest(cantus.join({ '@type': '$/cancel_request' }, beside, { $body: payload }));
}

/**
 * Makes the event `2fa.enabled`: Begins with a digit.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNames_2faEnabled(payload: Names_2faEnabledPayload, beside?: NamesEvent$Common): NamesEventOf<'2fa.enabled'> {
  return checks.emitNamesEvent$_2faEnabled(cantus.join({ '@type': '2fa.enabled' }, beside, { $body: payload }));
}

/**
 * Makes the event `an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly`: As long as a name may be.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesAnEventWhoseNameIsAsLongAsNamesMayBeWhichIsOneHundredAndTwentyEightCharactersAndNotOneMoreThanThatTruly(beside?: NamesEvent$Common): NamesEventOf<'an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly'> {
  return checks.emitNamesEvent$AnEventWhoseNameIsAsLongAsNamesMayBeWhichIsOneHundredAndTwentyEightCharactersAndNotOneMoreThanThatTruly(cantus.join({ '@type': 'an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly' }, beside, { $body: {} }));
}

/**
 * Makes the event `class`: Keywords of many languages.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesClass(payload: NamesClassPayload, beside?: NamesEvent$Common): NamesEventOf<'class'> {
  return checks.emitNamesEvent$Class(cantus.join({ '@type': 'class' }, beside, { $body: payload }));
}

/**
 * Makes the event `default`: More keywords of many languages.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesDefault(payload: NamesDefaultPayload, beside?: NamesEvent$Common): NamesEventOf<'default'> {
  return checks.emitNamesEvent$Default(cantus.join({ '@type': 'default' }, beside, { $body: payload }));
}

/**
 * Makes the event `events`: Names that Rust is fond of.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesEvents(payload: NamesEventsPayload, beside?: NamesEvent$Common): NamesEventOf<'events'> {
  return checks.emitNamesEvent$Events(cantus.join({ '@type': 'events' }, beside, { $body: payload }));
}

/**
 * Makes the event `hostile`: Ends comments: *\/ --> `${alert(1)}` <\/script> """ ''' # {{ }} {% %}
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesHostile(payload: NamesHostilePayload, beside?: NamesEvent$Common): NamesEventOf<'hostile'> {
  return checks.emitNamesEvent$Hostile(cantus.join({ '@type': 'hostile' }, beside, { $body: payload }));
}

/**
 * Makes the event `m.room.member`: Has dots in its name.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesMRoomMember(payload: NamesMRoomMemberPayload, beside?: NamesEvent$Common): NamesEventOf<'m.room.member'> {
  return checks.emitNamesEvent$MRoomMember(cantus.join({ '@type': 'm.room.member' }, beside, { $body: payload }));
}

/**
 * Makes the event `notifications/progress`: Has a slash in its name.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesNotificationsProgress(payload: NamesNotificationsProgressPayload, beside?: NamesEvent$Common): NamesEventOf<'notifications/progress'> {
  return checks.emitNamesEvent$NotificationsProgress(cantus.join({ '@type': 'notifications/progress' }, beside, { $body: payload }));
}

/**
 * Makes the event `objects`: Types with famous names.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesObjects(payload: NamesObjectsPayload, beside?: NamesEvent$Common): NamesEventOf<'objects'> {
  return checks.emitNamesEvent$Objects(cantus.join({ '@type': 'objects' }, beside, { $body: payload }));
}

/**
 * Makes the event `type`: Names that generated code is fond of.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesType(payload: NamesTypePayload, beside?: NamesEvent$Common): NamesEventOf<'type'> {
  return checks.emitNamesEvent$Type(cantus.join({ '@type': 'type' }, beside, { $body: payload }));
}

/**
 * Makes the event `🎉`: No letter at all.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createNamesParty(payload: NamesPartyPayload, beside?: NamesEvent$Common): NamesEventOf<'🎉'> {
  return checks.emitNamesEvent$Party(cantus.join({ '@type': '🎉' }, beside, { $body: payload }));
}
