/** Shapes that the other packages borrow; it has no events of its own. */

import * as cantus from './cantus.ts';
import * as checks from './shared-checks.ts';

/** An amount of one currency. */
export interface SharedMoney {
  /** in the smallest unit */
  amount: string;
  currency: string;
}

/** Whether the value is a `SharedMoney` to a reader. */
export function isSharedMoney(value: unknown): value is SharedMoney {
  const check = new cantus.Check('read');
  checks.checkSharedMoney(value, check, 1);
  return check.count === 0;
}

/** Reads a `SharedMoney`, with every problem and its place. */
export function parseSharedMoney(value: unknown, view: cantus.View = 'read'): cantus.Parsed<SharedMoney> {
  return cantus.parse(value, view, checks.checkSharedMoney);
}

/** Writers may invent moods. */
export type SharedMood =
  /** Nothing to say. */
  | 'calm'
  | 'merry'
  | 'grim'
  | (string & {});

/** Whether the value is a `SharedMood` to a reader. */
export function isSharedMood(value: unknown): value is SharedMood {
  const check = new cantus.Check('read');
  checks.checkSharedMood(value, check, 1);
  return check.count === 0;
}

/** Reads a `SharedMood`, with every problem and its place. */
export function parseSharedMood(value: unknown, view: cantus.View = 'read'): cantus.Parsed<SharedMood> {
  return cantus.parse(value, view, checks.checkSharedMood);
}

/** Borrowed across packages and recursive. */
export interface SharedTree {
  label: string;
  children?: SharedTree[];
}

/** Whether the value is a `SharedTree` to a reader. */
export function isSharedTree(value: unknown): value is SharedTree {
  const check = new cantus.Check('read');
  checks.checkSharedTree(value, check, 1);
  return check.count === 0;
}

/** Reads a `SharedTree`, with every problem and its place. */
export function parseSharedTree(value: unknown, view: cantus.View = 'read'): cantus.Parsed<SharedTree> {
  return cantus.parse(value, view, checks.checkSharedTree);
}

/** The documents of package `shared` by the type of their event. */
export interface SharedEventTypes {
}

/** The type of an event, as it stands on the wire. */
export type SharedEventType = keyof SharedEventTypes;

/** Every event of package `shared`. */
export type SharedEvent = SharedEventTypes[SharedEventType];

/** The document of one type of event. */
export type SharedEventOf<Type extends SharedEventType> = SharedEventTypes[Type];

/** Every type of event. */
export const SHARED_EVENT_TYPES = [
] as const satisfies readonly SharedEventType[];

/** Reads a document whose type was told beside it: an event, one of a type this code does not know, or every problem and its place. */
export function parseSharedEvent(type: string, value: unknown, view: cantus.View = 'read'): cantus.ParsedNamedEvent<SharedEventTypes> {
  return cantus.parsedNamedEvent(type, value, view, checks.checksSharedEvent, undefined);
}
