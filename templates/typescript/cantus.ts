/**
 * What the generated files share: the check that collects problems, the exact scalars, and the results of parsers.
 *
 * Values are what `JSON.parse` gives. Nothing here changes the value it is given.
 */

/** Who looks: a reader, which must tolerate what it does not know, or an emitter, which may write only what is declared. */
export type View = 'read' | 'emit';

/** One thing that is wrong with a document, and where. */
export interface Problem {
  /** The place as an RFC 6901 JSON pointer into the document; the empty string is the whole of it. */
  readonly pointer: string;
  /** What was expected there. */
  readonly message: string;
}

/** A JSON object before anything is known about it. */
export type JsonObject = { readonly [key: string]: unknown };

/** What a parser answers when something is wrong. */
export interface Rejected {
  readonly ok: false;
  /** Every problem, in no promised order. */
  readonly problems: readonly Problem[];
}

/** What the parser of a type answers. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | Rejected;

/** An event of a type that this code does not know, kept whole. */
export interface UnknownEvent<Common> {
  readonly ok: true;
  readonly known: false;
  /** The name of the event's type. */
  readonly type: string;
  /** The fields that every event has. */
  readonly common: Common;
  /** The whole document. */
  readonly raw: JsonObject;
}

/** What the parser of a package's events answers. */
export type ParsedEvent<Event, Common> =
  | { readonly ok: true; readonly known: true; readonly event: Event }
  | UnknownEvent<Common>
  | Rejected;

/** What the parser of a package's events answers where the name of the type stands outside the document. */
export type ParsedNamedEvent<Events> =
  | { [Type in keyof Events]: { readonly ok: true; readonly known: true; readonly type: Type; readonly event: Events[Type] } }[keyof Events]
  | UnknownEvent<Record<string, never>>
  | Rejected;

/** What is fixed about an error code. */
export interface CodeFacts<Code, Attributes> {
  /** The HTTP status. */
  readonly status?: number;
  /** Whether trying again can help. */
  readonly retryable?: boolean;
  /** One line that says what to do. */
  readonly hint?: string;
  /** The package's own attributes. */
  readonly attributes: Attributes;
  /** The codes this one is a kind of, nearest first. */
  readonly is_a: readonly Code[];
}

/** The members of `T` that a constructor asks for: those it sets itself are left out, those it can fill are optional. */
export type Asked<T, Set extends PropertyKey, Filled extends PropertyKey = never> = T extends unknown
  ? { [Key in keyof T as Key extends Set | Filled ? never : Key]: T[Key] } & {
      [Key in keyof T as Key extends Filled ? Key : never]?: T[Key];
    }
  : never;

/** Thrown by a constructor whose document the emit view does not admit. */
export class EmitError extends Error {
  override readonly name = 'EmitError';
  /** Every problem, in no promised order. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const [first] = problems;
    super(first === undefined ? 'not a document of the emit view' : `${first.pointer || '(document)'}: ${first.message}`);
    this.problems = problems;
  }
}

/** How deep objects and arrays may nest. */
const MAX_DEPTH = 64;

/** One look at one document. A problem is written with the pointer below the value at hand; callers put their key before it. */
export class Check {
  /** Whether the emit view is asked for. */
  readonly strict: boolean;
  /** How many problems there are. */
  count = 0;
  /** Whether a member of an open family was met that is not declared. */
  unknown = false;
  /** Whether the document is an event of an undeclared type. */
  opaque = false;
  problems: { pointer: string; message: string }[] | undefined = undefined;

  constructor(view: View) {
    this.strict = view === 'emit';
  }

  /** Adds a problem with the value at hand, or with the member of it that has this key. */
  fail(message: string, key?: string | number): void {
    this.problems ??= [];
    this.problems.push({ pointer: key === undefined ? '' : `/${escapeKey(key)}`, message });
    this.count += 1;
  }

  /** Adds the problem that a required member is absent. */
  missing(key: string): void {
    this.fail('is missing', key);
  }

  /** Adds the problem that a member is not declared, which is none for a reader. */
  undeclared(key: string): void {
    if (this.strict) this.fail('is not declared here', key);
  }

  /** Checks a key that is data. */
  key(key: string): void {
    if (!isWellFormed(key)) this.fail('the key has a lone surrogate', key);
  }

  /** Puts a key before the pointers of the problems that came after the first `before`. */
  under(before: number, key: string | number): void {
    if (this.count === before || this.problems === undefined) return;
    const prefix = `/${escapeKey(key)}`;
    for (const problem of this.problems.slice(before)) problem.pointer = prefix + problem.pointer;
  }

  /** Whether the value is an object that is not nested too deep; otherwise a problem is added. */
  object(value: unknown, depth: number, key?: string | number): value is JsonObject {
    if (!isObject(value)) {
      this.fail('expected an object', key);
      return false;
    }
    if (depth <= MAX_DEPTH) return true;
    this.fail(`nested deeper than ${MAX_DEPTH}`, key);
    return false;
  }

  /** Whether the value is an array that is not nested too deep; otherwise a problem is added. */
  list(value: unknown, depth: number, key?: string | number): value is readonly unknown[] {
    if (!Array.isArray(value)) {
      this.fail('expected an array', key);
      return false;
    }
    if (depth <= MAX_DEPTH) return true;
    this.fail(`nested deeper than ${MAX_DEPTH}`, key);
    return false;
  }

  /** Looks for members that are not declared, knowing how many declared ones are there. */
  close(object: JsonObject, known: number, declares: Declares): void {
    if (!this.strict || countKeys(object) === known) return;
    for (const key of Object.keys(object)) {
      if (object[key] !== undefined && !declares(key, object)) this.undeclared(key);
    }
  }

  /** Like `close` where further members are data. */
  rest(object: JsonObject, known: number, declares: Declares, rest: Rest, depth: number): void {
    if (countKeys(object) === known) return;
    for (const key of Object.keys(object)) {
      if (object[key] !== undefined && !declares(key, object)) rest(key, object, this, depth);
    }
  }

  /** Checks the content of a member that carries nothing. */
  empty(value: unknown, depth: number, key: string): void {
    if (!this.object(value, depth, key) || !this.strict) return;
    const before = this.count;
    this.close(value, 0, () => false);
    this.under(before, key);
  }

  /** Checks the ancestors of an error code, and tells how many declared members that is. */
  ancestors(object: JsonObject, key: string, expected: readonly (string | number)[]): number {
    const written = own(object, key);
    if (!this.strict) return written === undefined ? 0 : 1;
    if (written === undefined) {
      if (expected.length > 0) this.missing(key);
      return 0;
    }
    if (expected.length === 0) {
      this.undeclared(key);
      return 1;
    }
    const same =
      Array.isArray(written) &&
      written.length === expected.length &&
      expected.every((code, index) => written[index] === code);
    if (!same) this.fail(`expected ${JSON.stringify(expected)}`, key);
    return 1;
  }
}

/** Tells whether an object declares a key. */
export type Declares = (key: string, object: JsonObject) => boolean;

/** Checks a member that no declaration names. */
export type Rest = (key: string, object: JsonObject, check: Check, depth: number) => void;

/** Checks a value; problems go to the check. */
export type CheckValue = (value: unknown, check: Check, depth: number) => void;

/** Checks the declared members of an object, and tells how many of them are there. */
export type CheckFields = (object: JsonObject, check: Check, depth: number) => number;

/** Whether the value is an object, and neither null nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object's own member of that name; `toString` and the like are inherited by every object. */
export function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function countKeys(object: JsonObject): number {
  let count = 0;
  for (const _ in object) count += 1;
  return count;
}

function escapeKey(key: string | number): string {
  return typeof key === 'number' ? String(key) : key.replaceAll('~', '~0').replaceAll('/', '~1');
}

const LONE_SURROGATE = /\p{Surrogate}/u;

const hasIsWellFormed = 'isWellFormed' in String.prototype;

/** Whether the text has no lone surrogate. */
export function isWellFormed(text: string): boolean {
  return hasIsWellFormed ? (text as unknown as { isWellFormed(): boolean }).isWellFormed() : !LONE_SURROGATE.test(text);
}

/** Whether the value is a string without lone surrogates. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && isWellFormed(value);
}

/** Whether the text has at least `minimum` and at most `maximum` code points. */
export function hasLength(text: string, minimum: number, maximum: number): boolean {
  const units = text.length;
  if (units < minimum) return false;
  if (units <= maximum && units >= 2 * minimum) return true;
  if (units > 2 * maximum) return false;
  let points = 0;
  for (const _ of text) points += 1;
  return points >= minimum && points <= maximum;
}

/** Whether the value is an integral number from `minimum` to `maximum`. */
export function isInteger(value: unknown, minimum: number, maximum: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
}

const INTEGER = /^(?:0|-?[1-9][0-9]{0,18})$/;

/** Whether the value is a signed 64-bit integer as a canonical decimal string. */
export function isInt64(value: unknown): value is string {
  if (typeof value !== 'string' || !INTEGER.test(value)) return false;
  if (value.length < 19) return true;
  const negative = value.startsWith('-');
  const digits = negative ? value.slice(1) : value;
  return digits.length < 19 || digits <= (negative ? '9223372036854775808' : '9223372036854775807');
}

const UNSIGNED = /^(?:0|[1-9][0-9]{0,19})$/;

/** Whether the value is an unsigned 64-bit integer as a canonical decimal string. */
export function isUint64(value: unknown): value is string {
  if (typeof value !== 'string' || !UNSIGNED.test(value)) return false;
  return value.length < 20 || value <= '18446744073709551615';
}

const DATE = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;

/** Whether the value is an RFC 3339 date that the calendar has. */
export function isDate(value: unknown): value is string {
  return typeof value === 'string' && DATE.test(value) && isCalendarDay(value);
}

const TIMESTAMP =
  /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/;

/** Whether the value is an RFC 3339 timestamp on a day that the calendar has. */
export function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && TIMESTAMP.test(value) && isCalendarDay(value);
}

function isCalendarDay(text: string): boolean {
  const day = Number(text.slice(8, 10));
  if (day <= 28) return true;
  const month = Number(text.slice(5, 7));
  if (month !== 2) return day <= 30 || ![4, 6, 9, 11].includes(month);
  const year = Number(text.slice(0, 4));
  return day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;

/** Whether the value is a UUID in its usual form. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const BASE64_TAIL = /(?:^|[A-Za-z0-9+/]{3}[A-Za-z0-9+/]|[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$/;

/** Whether the value is canonical padded base64 of at least `minimum` and at most `maximum` bytes. */
export function isBytes(value: unknown, minimum: number, maximum: number): value is string {
  if (typeof value !== 'string' || value.length % 4 !== 0) return false;
  const padding = value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0;
  const bytes = (value.length / 4) * 3 - padding;
  return bytes >= minimum && bytes <= maximum && BASE64.test(value) && BASE64_TAIL.test(value);
}

/** Reads a value of a type. */
export function parse<T>(value: unknown, view: View, checkValue: CheckValue, turn?: Turn): Parsed<T> {
  const check = new Check(view);
  checkValue(value, check, 1);
  if (check.problems !== undefined) return { ok: false, problems: check.problems };
  return { ok: true, value: (check.unknown && turn !== undefined ? turn(value, 'read') : value) as T };
}

/** Gives the document back if the emit view admits it, and throws otherwise. */
export function emitted<T>(
  document: unknown,
  checkFields: CheckFields,
  declares: Declares,
  rest: Rest | undefined,
  turn: Turn | undefined,
): T {
  const written = turn === undefined ? document : turn(document, 'write');
  const check = new Check('emit');
  if (check.object(written, 1)) {
    const known = checkFields(written, check, 1);
    if (rest === undefined) check.close(written, known, declares);
    else check.rest(written, known, declares, rest, 1);
  }
  if (check.problems !== undefined) throw new EmitError(check.problems);
  return written as T;
}

/** Gives the value back if the emit view admits it, and throws otherwise. */
export function emittedValue<T>(value: unknown, checkValue: CheckValue, turn: Turn | undefined): T {
  const written = turn === undefined ? value : turn(value, 'write');
  const check = new Check('emit');
  checkValue(written, check, 1);
  if (check.problems !== undefined) throw new EmitError(check.problems);
  return written as T;
}

/** One object with the members of several; a member that is `undefined` is absent. */
export function join(...parts: readonly (object | undefined)[]): JsonObject {
  const joined: Record<string, unknown> = {};
  for (const part of parts) {
    if (part === undefined) continue;
    for (const [key, value] of Object.entries(part)) if (value !== undefined) put(joined, key, value);
  }
  return joined;
}

/** The members of an object that have these keys. */
export function pick(object: JsonObject, keys: readonly string[]): JsonObject {
  const picked: Record<string, unknown> = {};
  for (const key of keys) {
    const value = own(object, key);
    if (value !== undefined) put(picked, key, value);
  }
  return picked;
}

/** Sets a member of an object that nobody else has seen yet; assigning `__proto__` would do something else. */
function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}

/**
 * Turns the members of open families that are not declared from the form they have on the wire to the one they have
 * in types (`read`), or back (`write`). What holds none comes back as it is.
 */
export type Turn = (value: unknown, way: Way) => unknown;

/** Which way to turn. */
export type Way = 'read' | 'write';

/** Turns members of an object. */
export function turnFields(value: unknown, way: Way, turns: readonly (readonly [string, Turn])[]): unknown {
  if (!isObject(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, turn] of turns) {
    const before = own(value, key);
    const after = turn(before, way);
    if (after !== before) put((copy ??= { ...value }), key, after);
  }
  return copy ?? value;
}

/** Turns every member of an object that no declaration names. */
export function turnRest(value: unknown, way: Way, declares: Declares, turn: Turn): unknown {
  if (!isObject(value)) return value;
  const further = Object.keys(value).filter((key) => !declares(key, value));
  return turnFields(value, way, further.map((key) => [key, turn] as const));
}

/** Turns every item of an array. */
export function turnItems(value: unknown, way: Way, turn: Turn): unknown {
  if (!Array.isArray(value)) return value;
  const turned = value.map((item) => turn(item, way));
  return turned.every((item, index) => item === value[index]) ? value : turned;
}

/** Turns every member of an object. */
export function turnValues(value: unknown, way: Way, turn: Turn): unknown {
  return turnRest(value, way, () => false, turn);
}

/** Turns a payload that shares its object with the members that stand beside it. */
export function turnFlat(value: unknown, way: Way, turn: Turn, beside: readonly string[]): unknown {
  const turned = turn(value, way);
  return turned !== value && isObject(value) && isObject(turned) ? { ...turned, ...pick(value, beside) } : turned;
}

/** Turns an object whose tag no member has, or, on the way back, the form that stood for it. */
export function turnUnknown(object: JsonObject, way: Way, tag: string, tagKey: string, rawKey: string): unknown {
  const written = own(object, tag);
  if (way === 'read') return join({ [tag]: '$unknown' }, { [tagKey]: written, [rawKey]: object });
  const raw = own(object, rawKey);
  if (written !== '$unknown' || !isObject(raw)) return object;
  const others = Object.keys(object).filter((key) => key !== tag && key !== tagKey && key !== rawKey);
  return { ...raw, ...pick(object, others) };
}

/** The object of an error: its code, what the code's facts fill, what was given, and the code's ancestors. */
export function errorObject(
  facts: CodeFacts<unknown, object>,
  tag: string,
  code: string | number,
  ancestors: string,
  filled: readonly string[],
  members: object,
): JsonObject {
  const { attributes, is_a, ...ofEveryCode } = facts;
  const written = is_a.length > 0 ? { [ancestors]: is_a } : undefined;
  return join({ [tag]: code }, pick({ ...ofEveryCode, ...attributes }, filled), members, written);
}

/** The first code this side knows of those that an error is written with. */
export function knownCode<Code>(
  error: object,
  tag: string,
  rawKey: string,
  ancestors: string,
  codes: ReadonlyMap<unknown, unknown>,
): Code | undefined {
  const typed = error as JsonObject;
  const raw = own(typed, rawKey);
  const written = own(typed, tag) === '$unknown' && isObject(raw) ? raw : typed;
  const code = own(written, tag);
  if (codes.has(code)) return code as Code;
  const known = own(written, ancestors);
  return Array.isArray(known) ? (known.find((ancestor) => codes.has(ancestor)) as Code | undefined) : undefined;
}

/** Tells what the check of an event found. */
export function parsedEvent<Event, Common>(
  value: unknown,
  check: Check,
  tag: string,
  common: readonly string[],
  turn: Turn | undefined,
  turnCommon?: Turn,
): ParsedEvent<Event, Common> {
  if (check.problems !== undefined) return { ok: false, problems: check.problems };
  if (!check.opaque) {
    return { ok: true, known: true, event: (check.unknown && turn !== undefined ? turn(value, 'read') : value) as Event };
  }
  const raw = value as JsonObject;
  const kept = pick(raw, common);
  const turned = turnCommon === undefined ? kept : turnCommon(kept, 'read');
  return { ok: true, known: false, type: own(raw, tag) as string, common: turned as Common, raw };
}

/** Reads a document whose type was told beside it. */
export function parsedNamedEvent<Events>(
  type: string,
  value: unknown,
  view: View,
  checks: ReadonlyMap<string, CheckValue>,
  turns: ReadonlyMap<string, Turn> | undefined,
): ParsedNamedEvent<Events> {
  const check = new Check(view);
  const checkValue = checks.get(type);
  if (checkValue !== undefined) checkValue(value, check, 1);
  else if (view === 'emit') check.fail('no event has this type');
  else check.object(value, 1);
  if (check.problems !== undefined) return { ok: false, problems: check.problems };
  if (checkValue === undefined) return { ok: true, known: false, type, common: {}, raw: value as JsonObject };
  const turn = check.unknown ? turns?.get(type) : undefined;
  const event = turn === undefined ? value : turn(value, 'read');
  return { ok: true, known: true, type, event } as unknown as ParsedNamedEvent<Events>;
}

/** Checks a document that carries nothing. */
export function checkEmpty(value: unknown, check: Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, 0, () => false);
}
