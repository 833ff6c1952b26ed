
/**
 * What runs policies: rule sets are compiled once, then decide requests.
 *
 * A key that a rule leaves out matches anything, several keys must all match, of several values one must, and an
 * attribute that a request lacks matches nothing. The first rule that matches decides.
 */

/** How a rule's value is held against a request's. */
export type By = 'exact' | 'glob' | 'any_of' | 'bool' | 'enum';

/** Where a detail of an action's error comes from. */
export type Detail = { readonly value: unknown } | { readonly attribute: string } | { readonly reason: true };

/** What a policy may decide, and the error that it answers with. */
export interface Action {
  readonly name: string;
  readonly error?: { readonly code: string | number; readonly details: readonly (readonly [string, Detail])[] };
}

/** A policy as its package declares it. */
export interface Definition {
  readonly name: string;
  readonly keys: readonly { readonly name: string; readonly by: By }[];
  readonly actions: readonly Action[];
  readonly default: string;
}

/** One thing that is wrong with a rule set, and where. */
export interface Problem {
  /** The place as an RFC 6901 JSON pointer; the empty string is the whole of it. */
  readonly pointer: string;
  readonly message: string;
}

/** Thrown for a rule set that cannot be compiled. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
  /** Every problem. */
  readonly problems: readonly Problem[];

  constructor(policy: string, problems: readonly Problem[]) {
    const [first] = problems;
    super(`not rules of \`${policy}\`${first === undefined ? '' : `: ${first.pointer || '(rules)'}: ${first.message}`}`);
    this.problems = problems;
  }
}

/** What a gate decided. */
export interface Decision<Name> {
  readonly action: Name;
  /** The index of the rule that decided; `undefined` when none matched, and the default holds. */
  readonly rule: number | undefined;
  /** The reason that the rule gives. */
  readonly reason: string | undefined;
}

/** The error to send: its code, and what its details say. */
export interface Answer<Code> {
  readonly code: Code;
  readonly details: { readonly [name: string]: unknown };
}

/** Why one key of a rule did not match. */
export interface Miss {
  readonly key: string;
  /** What the rule asks for: one of these texts or globs, or a truth value. */
  readonly wanted: readonly string[] | boolean;
  /** What the request has; `undefined` where it has nothing. */
  readonly found: unknown;
}

/** Why one rule did not match: every key of it that did not. */
export interface Step {
  readonly rule: number;
  readonly misses: readonly Miss[];
}

/** A decision, and why no earlier rule decided. */
export interface Trace<Name> extends Decision<Name> {
  readonly steps: readonly Step[];
}

/** A rule set after it was found to be one. */
interface RuleSet {
  readonly default?: string;
  readonly rules?: readonly { readonly [key: string]: unknown }[];
}

/** What a rule asks of one key. */
interface Asked {
  readonly key: string;
  readonly wanted: readonly string[] | boolean;
  readonly fits: (found: unknown) => boolean;
}

interface Rule {
  readonly asks: readonly Asked[];
  readonly action: string;
  readonly reason: string | undefined;
}

/** Decides the requests of one policy; made by the `compile…` function of the policy. */
export class Gate<Request extends object, Name extends string, Code> {
  readonly #definition: Definition;
  readonly #rules: readonly Rule[];
  readonly #default: string;

  constructor(definition: Definition, rules: readonly Rule[], otherwise: string) {
    this.#definition = definition;
    this.#rules = rules;
    this.#default = otherwise;
  }

  /** Decides a request: the first rule that matches, or the default. */
  decide(request: Request): Decision<Name> {
    for (let index = 0; index < this.#rules.length; index += 1) {
      const rule = this.#rules[index] as Rule;
      if (rule.asks.every((asked) => asked.fits(own(request, asked.key)))) {
        return { action: rule.action as Name, rule: index, reason: rule.reason };
      }
    }
    return { action: this.#default as Name, rule: undefined, reason: undefined };
  }

  /** The error to send about a request that was decided, if its action answers with one. */
  answer(decision: Decision<Name>, request: Request): Answer<Code> | undefined {
    const error = this.#definition.actions.find((action) => action.name === decision.action)?.error;
    if (error === undefined) return undefined;
    const details = error.details.flatMap(([name, detail]): [string, unknown][] => {
      const value = said(detail, decision, request);
      return value === undefined ? [] : [[name, value]];
    });
    return { code: error.code as Code, details: Object.fromEntries(details) };
  }

  /** Decides a request, and says why no earlier rule did. */
  trace(request: Request): Trace<Name> {
    const decision = this.decide(request);
    const earlier = this.#rules.slice(0, decision.rule);
    const steps = earlier.map((rule, index) => {
      const missed = rule.asks.filter((asked) => !asked.fits(own(request, asked.key)));
      const misses = missed.map(({ key, wanted }) => ({ key, wanted, found: own(request, key) }));
      return { rule: index, misses };
    });
    return { ...decision, steps };
  }
}

/** Compiles a rule set; `check` says what is wrong with its shape. */
export function compile<Request extends object, Name extends string, Code>(
  definition: Definition,
  ruleSet: unknown,
  check: (ruleSet: unknown) => { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] },
): Gate<Request, Name, Code> {
  const checked = check(ruleSet);
  if (!checked.ok) throw new PolicyError(definition.name, checked.problems);
  const { rules = [], default: otherwise = definition.default } = ruleSet as RuleSet;
  const problems: Problem[] = [];
  const compiled = rules.map((rule, index) => {
    const asks = definition.keys.flatMap((key) => {
      const value = own(rule, key.name);
      if (value === undefined) return [];
      return [asked(key.name, key.by, value, (at, message) => problems.push({ pointer: `/rules/${index}${at}`, message }))];
    });
    return { asks, action: own(rule, 'action') as string, reason: own(rule, 'reason') as string | undefined };
  });
  if (problems.length > 0) throw new PolicyError(definition.name, problems);
  return new Gate(definition, compiled, otherwise);
}

function asked(key: string, by: By, value: unknown, fail: (at: string, message: string) => void): Asked {
  if (typeof value === 'boolean') return { key, wanted: value, fits: (found) => found === value };
  const at = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const wanted = (Array.isArray(value) ? value : [value]) as readonly string[];
  if (wanted.length === 0) fail(at, 'one of none never matches');
  if (by === 'any_of') {
    const fits = (found: unknown) => Array.isArray(found) && found.some((text) => wanted.includes(text as string));
    return { key, wanted, fits };
  }
  if (by !== 'glob') return { key, wanted, fits: (found) => wanted.includes(found as string) };
  const globs = wanted.map((text, index) => {
    const glob = parseGlob(text);
    if (glob === undefined) fail(Array.isArray(value) ? `${at}/${index}` : at, 'the glob ends with a `\\` that takes nothing literally');
    return glob ?? [];
  });
  const fits = (found: unknown) => typeof found === 'string' && globs.some((glob) => matches(glob, found));
  return { key, wanted, fits };
}

function said(detail: Detail, decision: Decision<string>, request: object): unknown {
  if ('value' in detail) return detail.value;
  if ('attribute' in detail) return own(request, detail.attribute);
  return decision.reason;
}

/** The object's own member of that name. */
function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as { readonly [key: string]: unknown })[key] : undefined;
}

/** What stands between the runs of a glob: a text, or code points, of which `undefined` is any one. */
type Part = string | readonly (string | undefined)[];

/** The parts of a glob; `undefined` if it ends in the middle of an escape. */
function parseGlob(text: string): readonly Part[] | undefined {
  const parts: (string | undefined)[][] = [[]];
  const points = [...text];
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index] as string;
    const last = parts[parts.length - 1] as (string | undefined)[];
    if (point === '*') parts.push([]);
    else if (point === '?') last.push(undefined);
    else if (point !== '\\') last.push(point);
    else if (index + 1 < points.length) last.push(points[(index += 1)]);
    else return undefined;
  }
  return parts.map((part) => (part.includes(undefined) ? part : part.join('')));
}

/** Whether a text matches: each part has one length, so a search never has to be taken back. */
function matches(glob: readonly Part[], text: string): boolean {
  const [first = '', ...rest] = glob;
  const last = rest.pop();
  let start = after(first, text, 0, text.length);
  if (last === undefined || start < 0) return start === text.length;
  const end = before(last, text, start, text.length);
  if (end < 0) return false;
  for (const part of rest) {
    start = behind(part, text, start, end);
    if (start < 0) return false;
  }
  return true;
}

/** Where a part ends that begins at `start`, or -1. */
function after(part: Part, text: string, start: number, end: number): number {
  if (typeof part === 'string') return start + part.length <= end && text.startsWith(part, start) ? start + part.length : -1;
  let at = start;
  for (const point of part) {
    if (at >= end) return -1;
    const found = String.fromCodePoint(text.codePointAt(at) as number);
    if (point !== undefined && point !== found) return -1;
    at += found.length;
  }
  return at <= end ? at : -1;
}

/** Where a part begins that ends at `end`, or -1. */
function before(part: Part, text: string, start: number, end: number): number {
  if (typeof part === 'string') return end - part.length >= start && text.endsWith(part, end) ? end - part.length : -1;
  let at = end;
  for (const point of [...part].reverse()) {
    if (at <= start) return -1;
    const pair = at - 2 >= start ? (text.codePointAt(at - 2) as number) : 0;
    const found = pair > 0xffff ? String.fromCodePoint(pair) : (text[at - 1] as string);
    if (point !== undefined && point !== found) return -1;
    at -= found.length;
  }
  return at;
}

/** Where a part ends that stands first at or behind `start`, or -1. */
function behind(part: Part, text: string, start: number, end: number): number {
  if (typeof part === 'string') {
    const at = text.indexOf(part, start);
    return at < 0 || at + part.length > end ? -1 : at + part.length;
  }
  for (let at = start; at < end; at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1) {
    const stop = after(part, text, at, end);
    if (stop >= 0) return stop;
  }
  return -1;
}
