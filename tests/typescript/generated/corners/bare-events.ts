/** Documents are payloads; their name travels outside. */

import * as cantus from './cantus.ts';
import type { SharedMoney } from './shared-events.ts';
import * as checks from './bare-checks.ts';

/** `events.issues.labeled` of package `bare`. */
export interface BareIssuesLabeled {
  number: number;
  label?: string | null;
}

/** Whether the value is a `BareIssuesLabeled` to a reader. */
export function isBareIssuesLabeled(value: unknown): value is BareIssuesLabeled {
  const check = new cantus.Check('read');
  checks.checkBareIssuesLabeled(value, check, 1);
  return check.count === 0;
}

/** Reads a `BareIssuesLabeled`, with every problem and its place. */
export function parseBareIssuesLabeled(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareIssuesLabeled> {
  return cantus.parse(value, view, checks.checkBareIssuesLabeled);
}

/** `events.issues.opened` of package `bare`. */
export interface BareIssuesOpened {
  number: number;
}

/** Whether the value is a `BareIssuesOpened` to a reader. */
export function isBareIssuesOpened(value: unknown): value is BareIssuesOpened {
  const check = new cantus.Check('read');
  checks.checkBareIssuesOpened(value, check, 1);
  return check.count === 0;
}

/** Reads a `BareIssuesOpened`, with every problem and its place. */
export function parseBareIssuesOpened(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareIssuesOpened> {
  return cantus.parse(value, view, checks.checkBareIssuesOpened);
}

interface BareIssuesPayload$Common {
  sender: BareUser;
}

/** `events.issues` of package `bare`. */
export type BareIssuesPayload =
  | ({ action: 'labeled' } & BareIssuesPayload$Common & BareIssuesLabeled)
  | ({ action: 'opened' } & BareIssuesPayload$Common & BareIssuesOpened)
  /** A member that is not declared; `raw` is the whole of it. */
  | { action: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `BareIssuesPayload` to a reader, and nothing in it is unknown; `parseBareIssuesPayload` takes what is. */
export function isBareIssuesPayload(value: unknown): value is BareIssuesPayload {
  const check = new cantus.Check('read');
  checks.checkBareIssuesPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `BareIssuesPayload`, with every problem and its place. */
export function parseBareIssuesPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareIssuesPayload> {
  return cantus.parse(value, view, checks.checkBareIssuesPayload, checks.turnBareIssuesPayload);
}

/** `events.noted` of package `bare`. */
export interface BareNotedPayload {
  text?: string;
  [key: string]: string | undefined;
}

/** Whether the value is a `BareNotedPayload` to a reader. */
export function isBareNotedPayload(value: unknown): value is BareNotedPayload {
  const check = new cantus.Check('read');
  checks.checkBareNotedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `BareNotedPayload`, with every problem and its place. */
export function parseBareNotedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareNotedPayload> {
  return cantus.parse(value, view, checks.checkBareNotedPayload);
}

/** `events.reviewed` of package `bare`. */
export type BareReviewedPayload =
  | ({ user?: never } & BareReviewedTeam)
  | ({ team?: never } & BareReviewedUser);

/** Whether the value is a `BareReviewedPayload` to a reader. */
export function isBareReviewedPayload(value: unknown): value is BareReviewedPayload {
  const check = new cantus.Check('read');
  checks.checkBareReviewedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `BareReviewedPayload`, with every problem and its place. */
export function parseBareReviewedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareReviewedPayload> {
  return cantus.parse(value, view, checks.checkBareReviewedPayload);
}

/** `events.reviewed.team` of package `bare`. */
export interface BareReviewedTeam {
  team: string;
}

/** Whether the value is a `BareReviewedTeam` to a reader. */
export function isBareReviewedTeam(value: unknown): value is BareReviewedTeam {
  const check = new cantus.Check('read');
  checks.checkBareReviewedTeam(value, check, 1);
  return check.count === 0;
}

/** Reads a `BareReviewedTeam`, with every problem and its place. */
export function parseBareReviewedTeam(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareReviewedTeam> {
  return cantus.parse(value, view, checks.checkBareReviewedTeam);
}

/** `events.reviewed.user` of package `bare`. */
export interface BareReviewedUser {
  user: BareUser;
}

/** Whether the value is a `BareReviewedUser` to a reader. */
export function isBareReviewedUser(value: unknown): value is BareReviewedUser {
  const check = new cantus.Check('read');
  checks.checkBareReviewedUser(value, check, 1);
  return check.count === 0;
}

/** Reads a `BareReviewedUser`, with every problem and its place. */
export function parseBareReviewedUser(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareReviewedUser> {
  return cantus.parse(value, view, checks.checkBareReviewedUser);
}

/** `events.star` of package `bare`. */
export interface BareStarPayload {
  starred_at: string | null;
}

/** Whether the value is a `BareStarPayload` to a reader. */
export function isBareStarPayload(value: unknown): value is BareStarPayload {
  const check = new cantus.Check('read');
  checks.checkBareStarPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `BareStarPayload`, with every problem and its place. */
export function parseBareStarPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareStarPayload> {
  return cantus.parse(value, view, checks.checkBareStarPayload);
}

/** `types.User` of package `bare`. */
export interface BareUser {
  login: string;
  id: number;
}

/** Whether the value is a `BareUser` to a reader. */
export function isBareUser(value: unknown): value is BareUser {
  const check = new cantus.Check('read');
  checks.checkBareUser(value, check, 1);
  return check.count === 0;
}

/** Reads a `BareUser`, with every problem and its place. */
export function parseBareUser(value: unknown, view: cantus.View = 'read'): cantus.Parsed<BareUser> {
  return cantus.parse(value, view, checks.checkBareUser);
}

/** The documents of package `bare` by the type of their event. */
export interface BareEventTypes {
  /**
   * Told apart by an action inside.
   *
   * @example
   * ```json
   * {
   *   "action": "opened",
   *   "number": 1,
   *   "sender": {
   *     "id": 1,
   *     "login": "a"
   *   }
   * }
   * ```
   */
  issues: BareIssuesPayload;
  /**
   * Further keys are data.
   *
   * @example
   * ```json
   * {
   *   "lang": "en",
   *   "text": "a"
   * }
   * ```
   */
  noted: BareNotedPayload;
  /**
   * A borrowed record is the document.
   *
   * @example
   * ```json
   * {
   *   "amount": "0",
   *   "currency": "EUR"
   * }
   * ```
   */
  paid: SharedMoney;
  /** An empty document. */
  ping: Record<string, never>;
  /**
   * Told apart by a key.
   *
   * @example
   * ```json
   * {
   *   "team": "a"
   * }
   * ```
   */
  reviewed: BareReviewedPayload;
  /**
   * A field that must be there and may be null.
   *
   * @example
   * ```json
   * {
   *   "starred_at": null
   * }
   * ```
   */
  star: BareStarPayload;
}

/** The type of an event, as it stands on the wire. */
export type BareEventType = keyof BareEventTypes;

/** Every event of package `bare`. */
export type BareEvent = BareEventTypes[BareEventType];

/** The document of one type of event. */
export type BareEventOf<Type extends BareEventType> = BareEventTypes[Type];

/** Every type of event. */
export const BARE_EVENT_TYPES = [
  'issues',
  'noted',
  'paid',
  'ping',
  'reviewed',
  'star',
] as const satisfies readonly BareEventType[];

/** Reads a document whose type was told beside it: an event, one of a type this code does not know, or every problem and its place. */
export function parseBareEvent(type: string, value: unknown, view: cantus.View = 'read'): cantus.ParsedNamedEvent<BareEventTypes> {
  return cantus.parsedNamedEvent(type, value, view, checks.checksBareEvent, checks.turnsBareEvent);
}

/**
 * Makes the event `issues`: Told apart by an action inside.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBareIssues(payload: BareIssuesPayload): BareEventOf<'issues'> {
  return checks.emitBareEvent$Issues(cantus.join(payload));
}

/**
 * Makes the event `noted`: Further keys are data.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBareNoted(payload: BareNotedPayload): BareEventOf<'noted'> {
  return checks.emitBareEvent$Noted(cantus.join(payload));
}

/**
 * Makes the event `paid`: A borrowed record is the document.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBarePaid(payload: SharedMoney): BareEventOf<'paid'> {
  return checks.emitBareEvent$Paid(cantus.join(payload));
}

/**
 * Makes the event `ping`: An empty document.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBarePing(): BareEventOf<'ping'> {
  return checks.emitBareEvent$Ping(cantus.join());
}

/**
 * Makes the event `reviewed`: Told apart by a key.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBareReviewed(payload: BareReviewedPayload): BareEventOf<'reviewed'> {
  return checks.emitBareEvent$Reviewed(cantus.join(payload));
}

/**
 * Makes the event `star`: A field that must be there and may be null.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBareStar(payload: BareStarPayload): BareEventOf<'star'> {
  return checks.emitBareEvent$Star(cantus.join(payload));
}
