/**
 * Watches a stream for the protocol of its package: which sequences of events are legal in it.
 *
 * Documents are what `JSON.parse` gives. Nothing here changes what it is given.
 */

import { find, Parts, watch } from './cantus-monitor-rules{{ suffix }}';
import type { Definition, Fault, OwedKind, Rule, Scalar, Seen, ViolationKind, Watch } from './cantus-monitor-rules{{ suffix }}';

export type * from './cantus-monitor-rules{{ suffix }}';

interface Told {
  readonly rule: Rule;
  /** The part of the stream, by the value of the rule's field; absent where the rule holds in the whole stream. */
  readonly part?: Scalar;
  /** The pair, where a field tells them apart. */
  readonly key?: Scalar;
  /** What is wrong. It quotes no value of a document. */
  readonly message: string;
}

/** An event that breaks a rule. */
export interface Violation extends Told {
  readonly kind: ViolationKind;
  /** Which event of the stream it is, from 1; what is not known counts, too. */
  readonly event: number;
  /** The event that it cannot stand with. */
  readonly earlier?: number;
}

/** What a rule asks for and has not come. */
export interface Owed extends Told {
  readonly kind: OwedKind;
  /** The event since which it is owed. */
  readonly since?: number;
}

/** How a monitor begins. */
export interface Options {
  /** Whether it begins in mid-stream: whatever was missed may have been as the rules want it. */
  readonly joining?: boolean;
  /** How many parts each rule remembers, one at least; 10,000 by default. */
  readonly limit?: number;
}

/**
 * Watches one stream: is given its events one by one, and says which rules they break.
 *
 * Events that are not known never break one, and one mistake is told once: what comes where it may not come at all,
 * behind an end, is told as that, and the other rules pass over it. A rule remembers a few words for each part
 * of the stream that it cannot decide without; beyond the limit, the half that was not met for longest is forgotten.
 * What is forgotten is treated as what was missed by one who joins, so a rule may say less from then on and never
 * anything false.
 */
export class Monitor {
  readonly #definition: Definition;
  readonly #known: ReadonlySet<string>;
  readonly #watches: readonly Watch[];
  #events = 0;

  constructor(definition: Definition, options: Options = {}) {
    this.#definition = definition;
    this.#known = new Set(definition.events);
    const limit = Math.max(1, options.limit ?? 10_000);
    this.#watches = definition.rules.map((rule) => watch(rule, new Parts(options.joining === true, limit)));
  }

  /** Takes the next document. One that does not say which event it is counts, and changes nothing else. */
  document(document: unknown): readonly Violation[] {
    const name = this.#definition.tag === undefined ? undefined : find(document, [this.#definition.tag]);
    return this.#see(name, document);
  }

  /** Takes the next document, whose event is told beside it. */
  named(type: string, document: unknown): readonly Violation[] {
    return this.#see(type, document);
  }

  #see(name: unknown, document: unknown): readonly Violation[] {
    this.#events += 1;
    if (typeof name !== 'string' || !this.#known.has(name)) return [];
    const seen: Seen = { name, document, number: this.#events };
    const forbidden = this.#each(seen, (watch) => watch.forbids?.(seen));
    // What comes where nothing may is no part of the stream to the other rules.
    return forbidden.length > 0 ? forbidden : this.#each(seen, (watch) => watch.see(seen));
  }

  #each(seen: Seen, look: (watch: Watch) => Fault<ViolationKind> | undefined): Violation[] {
    const violations: Violation[] = [];
    for (const watch of this.#watches) {
      const fault = look(watch);
      if (fault === undefined) continue;
      const { kind, message, earlier } = fault;
      const told = { kind, event: seen.number, rule: watch.rule, message, ...ofPart(watch.rule, fault) };
      violations.push(earlier === undefined ? told : { ...told, earlier });
    }
    return violations;
  }

  /** What would be owed if the stream were over now: rule by rule, what has been owed for longest first. */
  owed(): readonly Owed[] {
    return this.#watches.flatMap(({ rule, owed }) => {
      const debts = [...owed()].sort((one, other) => (one.earlier ?? 0) - (other.earlier ?? 0));
      return debts.map((debt) => {
        const { kind, message, earlier } = debt;
        const told = { kind, rule, message, ...ofPart(rule, debt) };
        return earlier === undefined ? told : { ...told, since: earlier };
      });
    });
  }

  /** How many events it was given. */
  get events(): number {
    return this.#events;
  }

  /** How many parts of the stream are remembered, over all rules. */
  get remembered(): number {
    return this.#watches.reduce((sum, { parts }) => sum + parts.size, 0);
  }

  /** How often a part was forgotten because there were too many, over all rules. */
  get forgotten(): number {
    return this.#watches.reduce((sum, { parts }) => sum + parts.forgotten, 0);
  }
}

function ofPart(rule: Rule, { key }: Fault<unknown>): { part?: Scalar; key?: Scalar } {
  const told: { part?: Scalar; key?: Scalar } = {};
  if (rule.per !== undefined) told.part = key.part;
  if (rule.demand.word === 'pairs' && rule.demand.open.some((open) => open.key !== undefined)) told.key = key.pair;
  return told;
}
