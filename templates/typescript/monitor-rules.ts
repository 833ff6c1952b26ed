/**
 * What the rules of a protocol are, and one small machine for each sort of rule: what `cantus-monitor.ts` watches streams with.
 */

/** A fixed value. */
export type Literal = string | number | boolean | null;

/** The keys from the document down to a value. */
export type Path = readonly string[];

/** Which sequences of a package's events are legal in one stream. */
export interface Definition {
  readonly package: string;
  /** The member of a document that names its event; absent where the name stands outside of documents. */
  readonly tag?: string;
  /** The events that are known. Others never violate a rule. */
  readonly events: readonly string[];
  /** What every stream has to keep. */
  readonly rules: readonly Rule[];
}

/** One rule of a protocol. */
export interface Rule {
  /** What it says, which no other rule of the package says. */
  readonly text: string;
  /** What it is for, as the registry puts it. */
  readonly summary?: string;
  /** The name of the field by whose values the stream is parted; the rule holds in each part. */
  readonly per?: string;
  /** What it asks for. */
  readonly demand: Demand;
}

/** What a rule asks of a stream, or of each of its parts. */
export type Demand =
  /** The first or the last events are these, one step after the other. */
  | { readonly word: 'opens_with' | 'ends_with'; readonly steps: readonly (readonly Selector[])[]; readonly scopes: readonly Scope[] }
  /** There is no second one of these. */
  | { readonly word: 'at_most_once'; readonly event: Selector }
  /** Once there was one of `after`, there is none of `none`; without any, nothing that is known but another of `after`. */
  | { readonly word: 'none_after'; readonly after: Selector; readonly none: readonly Selector[]; readonly scopes: readonly Scope[] }
  /** What is opened is closed before it is opened again, and nothing is closed that is not open. */
  | { readonly word: 'pairs'; readonly open: readonly Selector[]; readonly close: readonly Selector[]; readonly dropped_by: readonly Selector[] }
  /** The field takes these values in turn, beginning with the first, and comes to rest on the last. */
  | { readonly word: 'alternates'; readonly event: Selector; readonly field: string; readonly path: Path; readonly values: readonly Literal[] }
  /** The field never takes a value that comes before one it had. */
  | { readonly word: 'never_back'; readonly field: string; readonly places: readonly Place[]; readonly order: 'numbers' | 'decimals' | readonly Literal[] };

/** Which documents a rule means, and which part of the stream each belongs to. */
export interface Selector {
  /** The events, one of which it is. */
  readonly events: readonly string[];
  /** The members of families in the payload that it has to be, outermost first. */
  readonly members?: readonly Member[];
  /** The values that fields must have; all of them. */
  readonly conditions?: readonly { readonly path: Path; readonly values: readonly Literal[] }[];
  /** The field by whose value the stream is parted, if the events have it. */
  readonly scope?: Path;
  /** The field that tells one pair from another. */
  readonly key?: Path;
}

/** What a document must hold to be one of a family's member. */
export interface Member {
  /** The way to its tag, or to its own key. */
  readonly path: Path;
  /** What the tag says; absent for a member that is told by having its key. */
  readonly tag?: Literal;
  /** Whether an absent tag says it, too. */
  readonly is_default?: boolean;
}

/** Where events have the field that parts the stream. */
export interface Scope {
  readonly events: readonly string[];
  readonly path: Path;
}

/** Where documents have the field of a rule. */
export interface Place {
  readonly selector: Selector;
  readonly path: Path;
}

/** A value that parts a stream, or tells one pair from another; null where it is absent or no scalar. */
export type Scalar = string | number | boolean | null;

/** A sort of violation, which stays as it is. */
export type ViolationKind =
  | 'opening-missed'
  | 'after-the-end'
  | 'second-time'
  | 'not-allowed-after'
  | 'not-open'
  | 'already-open'
  | 'out-of-turn'
  | 'went-back';

/** A sort of debt, which stays as it is. */
export type OwedKind = 'opening-owed' | 'end-owed' | 'closing-owed' | 'rest-owed';

/** One event as rules look at it. */
export interface Seen {
  readonly name: string;
  readonly document: unknown;
  readonly number: number;
}

/** What a rule has against an event, or misses at the end. */
export interface Fault<Kind> {
  readonly kind: Kind;
  readonly key: Key;
  readonly message: string;
  readonly earlier?: number | undefined;
}

/** A rule, and what it remembers of the stream. */
export interface Watch {
  readonly rule: Rule;
  readonly parts: { readonly size: number; readonly forgotten: number };
  /** Whether an event that is known comes where it may not come at all. */
  forbids?(seen: Seen): Fault<ViolationKind> | undefined;
  /** Looks at an event that no rule forbids. */
  see(seen: Seen): Fault<ViolationKind> | undefined;
  owed(): readonly Fault<OwedKind>[];
}

/** The value that parts the stream, and the one that tells pairs apart. */
export interface Key {
  readonly part: Scalar;
  readonly pair: Scalar;
}

const WHOLE: Key = { part: null, pair: null };

/** A state for each part, up to a limit; beyond, the half that was not touched for longest is forgotten. */
export class Parts<State> {
  /** Whether what is not remembered may have been there. */
  midway: boolean;
  forgotten = 0;
  readonly #limit: number;
  readonly #slots = new Map<string, { readonly key: Key; touched: number; state: State }>();

  constructor(midway: boolean, limit: number) {
    this.midway = midway;
    this.#limit = limit;
  }

  get size(): number {
    return this.#slots.size;
  }

  get(key: Key, now: number): State | undefined {
    const slot = this.#slots.get(nameOf(key));
    if (slot === undefined) return undefined;
    slot.touched = now;
    return slot.state;
  }

  put(key: Key, now: number, state: State): void {
    this.#slots.set(nameOf(key), { key, touched: now, state });
    if (this.#slots.size > this.#limit) this.#forget();
  }

  remove(key: Key): void {
    this.#slots.delete(nameOf(key));
  }

  /** Takes out a part, or gives all of it one state; without a part, all of them. */
  settle(part: Scalar | undefined, state: State | undefined): void {
    for (const [name, slot] of this.#slots) {
      if (part !== undefined && slot.key.part !== part) continue;
      if (state === undefined) this.#slots.delete(name);
      else slot.state = state;
    }
  }

  /** Every state. */
  all(): { readonly key: Key; readonly state: State }[] {
    return [...this.#slots.values()];
  }

  #forget(): void {
    const touched = [...this.#slots.values()].map((slot) => slot.touched).sort((one, other) => one - other);
    const first = touched[touched.length - Math.ceil(this.#limit / 2)] ?? 0;
    for (const [name, slot] of this.#slots) {
      if (slot.touched >= first) continue;
      this.#slots.delete(name);
      this.forgotten += 1;
    }
    this.midway = true;
  }
}

function nameOf({ part, pair }: Key): string {
  const name = typeof part + String(part);
  return `${name.length}:${name}${typeof pair}${String(pair)}`;
}

/** What stands at a path in a document; undefined where nothing does. */
export function find(document: unknown, path: Path): unknown {
  let value = document;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key)) return undefined;
    value = (value as { readonly [key: string]: unknown })[key];
  }
  return value;
}

function scalar(document: unknown, path: Path | undefined): Scalar {
  const value = path === undefined ? null : find(document, path);
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      // `-0` is 0.
      return value + 0;
    default:
      return null;
  }
}

function is({ name, document }: Seen, selector: Selector): boolean {
  if (!selector.events.includes(name)) return false;
  for (const { path, tag, is_default } of selector.members ?? []) {
    const found = find(document, path);
    if (tag === undefined ? found === undefined : found !== tag && !(is_default === true && found === undefined)) return false;
  }
  return (selector.conditions ?? []).every(({ path, values }) => isOneOf(find(document, path), values));
}

function isOneOf(found: unknown, values: readonly Literal[]): boolean {
  return values.some((value) => value === found);
}

function first(seen: Seen, selectors: readonly Selector[]): Selector | undefined {
  return selectors.find((selector) => is(seen, selector));
}

/** The part of an event under a rule that counts everything; what has no value of the field is in none. */
function counted({ name, document }: Seen, rule: Rule, scopes: readonly Scope[]): Key | undefined {
  if (rule.per === undefined) return WHOLE;
  const part = scalar(document, scopes.find((scope) => scope.events.includes(name))?.path);
  return part === null ? undefined : { part, pair: null };
}

function partOf({ document }: Seen, selector: Selector): Key {
  return { part: scalar(document, selector.scope), pair: scalar(document, selector.key) };
}

export function watch(rule: Rule, parts: Parts<never>): Watch {
  const { demand } = rule;
  switch (demand.word) {
    case 'opens_with':
      return opening(rule, demand, parts);
    case 'ends_with':
      return ending(rule, demand, parts);
    case 'at_most_once':
      return once(rule, demand, parts);
    case 'none_after':
      return shut(rule, demand, parts);
    case 'pairs':
      return pairs(rule, demand, parts);
    case 'alternates':
      return turns(rule, demand, parts);
    case 'never_back':
      return onward(rule, demand, parts);
  }
}

type Asks<Word extends Demand['word']> = Extract<Demand, { readonly word: Word }>;

const NOTHING_OWED = (): readonly Fault<OwedKind>[] => [];

/** How far an opening is: all of its steps, too, once something else came. */
interface Opened {
  readonly steps: number;
  readonly since: number;
}

function opening(rule: Rule, { steps, scopes }: Asks<'opens_with' | 'ends_with'>, parts: Parts<Opened>): Watch {
  const owe = (key: Key, taken: number, earlier?: number): Fault<OwedKind> => {
    const message = `the opening stopped before step ${taken + 1} of ${steps.length}`;
    return { kind: 'opening-owed', key, message, earlier };
  };
  return {
    rule,
    parts,
    see(seen) {
      const key = counted(seen, rule, scopes);
      if (key === undefined) return undefined;
      const state = parts.get(key, seen.number) ?? (parts.midway ? undefined : { steps: 0, since: seen.number });
      const step = steps[state?.steps ?? steps.length];
      if (state === undefined || step === undefined) return undefined;
      const fits = first(seen, step) !== undefined;
      parts.put(key, seen.number, { steps: fits ? state.steps + 1 : steps.length, since: state.since });
      if (fits) return undefined;
      const message = `\`${seen.name}\` came in place of step ${state.steps + 1} of the opening`;
      return { kind: 'opening-missed', key, message };
    },
    owed() {
      if (rule.per === undefined && parts.size === 0 && !parts.midway && steps.length > 0) return [owe(WHOLE, 0)];
      const open = parts.all().filter(({ state }) => state.steps < steps.length);
      return open.map(({ key, state }) => owe(key, state.steps, state.since));
    },
  };
}

/** Which first steps of the end the last events are. */
interface Ended {
  /** How many steps, of what was seen. */
  sure: readonly number[];
  /** How many steps, if what was missed may have been any. */
  maybe: readonly number[];
  /** The event that ended it. */
  at: number | undefined;
  /** The last event. */
  since: number;
}

function ending(rule: Rule, { steps, scopes }: Asks<'opens_with' | 'ends_with'>, parts: Parts<Ended>): Watch {
  const owe = (key: Key, earlier?: number): Fault<OwedKind> => {
    const message = `${rule.per === undefined ? 'the' : 'a part of the'} stream stopped before its end`;
    return { kind: 'end-owed', key, message, earlier };
  };
  return {
    rule,
    parts,
    forbids(seen) {
      const key = counted(seen, rule, scopes);
      const earlier = key && parts.get(key, seen.number)?.at;
      if (key === undefined || earlier === undefined) return undefined;
      const message = `\`${seen.name}\` came after the end, which was event ${earlier}`;
      return { kind: 'after-the-end', key, message, earlier };
    },
    see(seen) {
      const key = counted(seen, rule, scopes);
      if (key === undefined) return undefined;
      let state = parts.get(key, seen.number);
      if (state === undefined) {
        const maybe = parts.midway ? steps.slice(1).map((_, index) => index + 1) : [];
        state = { sure: [], maybe, at: undefined, since: seen.number };
        parts.put(key, seen.number, state);
      }
      const fits = steps.map((step) => first(seen, step) !== undefined);
      state.sure = longer(state.sure, fits);
      state.maybe = longer(state.maybe, fits);
      state.since = seen.number;
      if (state.sure.at(-1) === steps.length) state.at = seen.number;
      return undefined;
    },
    owed() {
      if (rule.per === undefined && parts.size === 0 && !parts.midway && steps.length > 0) return [owe(WHOLE)];
      const open = parts.all().filter(({ state }) => state.at === undefined && state.maybe.at(-1) !== steps.length);
      return open.map(({ key, state }) => owe(key, state.since));
    },
  };
}

/** The first steps that the last events are, one event later; the longest comes last. */
function longer(matched: readonly number[], fits: readonly boolean[]): readonly number[] {
  return [0, ...matched].filter((steps) => fits[steps] === true).map((steps) => steps + 1);
}

function once(rule: Rule, { event }: Asks<'at_most_once'>, parts: Parts<number>): Watch {
  return {
    rule,
    parts,
    see(seen) {
      if (!is(seen, event)) return undefined;
      const key = partOf(seen, event);
      const earlier = parts.get(key, seen.number);
      if (earlier === undefined) {
        parts.put(key, seen.number, seen.number);
        return undefined;
      }
      const message = `\`${seen.name}\` came again; the first was event ${earlier}`;
      return { kind: 'second-time', key, message, earlier };
    },
    owed: NOTHING_OWED,
  };
}

function shut(rule: Rule, { after, none, scopes }: Asks<'none_after'>, parts: Parts<number>): Watch {
  return {
    rule,
    parts,
    forbids(seen) {
      let key: Key | undefined;
      if (none.length === 0) {
        // Another one that comes last is the affair of `at_most_once`.
        key = is(seen, after) ? undefined : counted(seen, rule, scopes);
      } else {
        const selector = first(seen, none);
        key = selector && partOf(seen, selector);
      }
      const earlier = key && parts.get(key, seen.number);
      if (key === undefined || earlier === undefined) return undefined;
      const message = `\`${seen.name}\` came after event ${earlier}, which it does not follow`;
      return { kind: 'not-allowed-after', key, message, earlier };
    },
    see(seen) {
      if (!is(seen, after)) return undefined;
      const key = partOf(seen, after);
      if (parts.get(key, seen.number) === undefined) parts.put(key, seen.number, seen.number);
      return undefined;
    },
    owed: NOTHING_OWED,
  };
}

/** The event that opened a pair; 0 for one that is closed, which is remembered only where others may have been opened unseen. */
type Pair = number;
const CLOSED: Pair = 0;

function pairs(rule: Rule, { open, close, dropped_by }: Asks<'pairs'>, parts: Parts<Pair>): Watch {
  const closes = (seen: Seen, key: Key): Fault<ViolationKind> | undefined => {
    const state = parts.get(key, seen.number);
    if (state === CLOSED || (state === undefined && !parts.midway)) {
      return { kind: 'not-open', key, message: `\`${seen.name}\` closes what is not open` };
    }
    if (parts.midway) parts.put(key, seen.number, CLOSED);
    else parts.remove(key);
    return undefined;
  };
  const opens = (seen: Seen, key: Key): Fault<ViolationKind> | undefined => {
    const earlier = parts.get(key, seen.number);
    if (earlier !== undefined && earlier !== CLOSED) {
      const message = `\`${seen.name}\` opens what event ${earlier} opened and nothing closed`;
      return { kind: 'already-open', key, message, earlier };
    }
    parts.put(key, seen.number, seen.number);
    return undefined;
  };
  return {
    rule,
    parts,
    see(seen) {
      const opening = first(seen, open);
      const closing = first(seen, close);
      const closed = closing && closes(seen, partOf(seen, closing));
      for (const dropped of dropped_by) {
        if (!is(seen, dropped)) continue;
        // What belongs to no part ends it in every one.
        const part = dropped.scope && scalar(seen.document, dropped.scope);
        // Of what was opened unseen nothing is known afterwards either: what drops may be the word of a gap.
        parts.settle(part, parts.midway ? CLOSED : undefined);
      }
      // What closes one and opens the next need not find one open.
      return opening ? opens(seen, partOf(seen, opening)) : closed;
    },
    owed() {
      const left = parts.all().filter(({ state }) => state !== CLOSED);
      return left.map(({ key, state }) => {
        return { kind: 'closing-owed', key, message: `what event ${state} opened was never closed`, earlier: state };
      });
    },
  };
}

/** Whose turn it is. */
interface Turn {
  readonly due: number;
  readonly since: number;
}

function turns(rule: Rule, { event, field, path, values }: Asks<'alternates'>, parts: Parts<Turn>): Watch {
  return {
    rule,
    parts,
    see(seen) {
      if (!is(seen, event)) return undefined;
      const found = find(seen.document, path);
      const value = values.findIndex((value) => value === found);
      if (value < 0) return undefined;
      const key = partOf(seen, event);
      const before = parts.get(key, seen.number);
      const due = before?.due ?? (parts.midway ? value : 0);
      // Whatever came, the turn goes on from there.
      const next = (value + 1) % values.length;
      if (next === 0 && !parts.midway) parts.remove(key);
      else parts.put(key, seen.number, { due: next, since: seen.number });
      if (value === due) return undefined;
      const message = `\`${seen.name}\` is out of turn: \`${field}\` is due to be ${JSON.stringify(values[due])}`;
      return { kind: 'out-of-turn', key, message, earlier: before?.since };
    },
    owed() {
      const message = `\`${field}\` never came to rest on ${JSON.stringify(values.at(-1))}`;
      const unrest = parts.all().filter(({ state }) => state.due !== 0);
      return unrest.map(({ key, state }) => ({ kind: 'rest-owed', key, message, earlier: state.since }));
    },
  };
}

/** The highest value of a part, and the event that had it. */
interface Highest {
  readonly rank: number | bigint;
  readonly at: number;
}

function onward(rule: Rule, { field, places, order }: Asks<'never_back'>, parts: Parts<Highest>): Watch {
  return {
    rule,
    parts,
    see(seen) {
      const place = places.find(({ selector }) => is(seen, selector));
      const rank = place && rankOf(find(seen.document, place.path), order);
      if (place === undefined || rank === undefined) return undefined;
      const key = partOf(seen, place.selector);
      const highest = parts.get(key, seen.number);
      if (highest === undefined || rank > highest.rank) parts.put(key, seen.number, { rank, at: seen.number });
      if (highest === undefined || rank >= highest.rank) return undefined;
      const message = `\`${seen.name}\` takes \`${field}\` back behind event ${highest.at}`;
      return { kind: 'went-back', key, message, earlier: highest.at };
    },
    owed: NOTHING_OWED,
  };
}

const DECIMAL = /^-?[0-9]{1,20}$/;

function rankOf(found: unknown, order: Asks<'never_back'>['order']): number | bigint | undefined {
  if (order === 'numbers') return typeof found === 'number' ? found : undefined;
  if (order === 'decimals') return typeof found === 'string' && DECIMAL.test(found) ? BigInt(found) : undefined;
  const rank = order.findIndex((value) => value === found);
  return rank < 0 ? undefined : rank;
}
