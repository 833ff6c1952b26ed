/**
 * What the generated files share about errors: how one is shown, and how one is read out of a service's answer.
 */
import { isObject, own } from './cantus{{ suffix }}';
import type { CodeFacts, JsonObject, Parsed, Problem } from './cantus{{ suffix }}';

/** The answer of a service, as far as it is looked at; a `Response` of `fetch` is one. */
export interface Answer {
  readonly status: number;
  text(): Promise<string>;
}

/** What an answer says went wrong. */
export type AnsweredError<Failed, Code> = Said<Failed, Code> | Unsaid;

/** An answer that is an error of the package. */
export interface Said<Failed, Code> {
  readonly ok: true;
  /** The HTTP status. */
  readonly status: number;
  /** The error; one with a code that this side does not know is kept whole. */
  readonly error: Failed;
  /** Its code, or the first ancestor this side knows of a code it does not know. */
  readonly code: Code | undefined;
}

/** An answer that is anything else, such as the page of a proxy. */
export interface Unsaid {
  readonly ok: false;
  /** The HTTP status. */
  readonly status: number;
  /** Why it is no error of the package: the body broke off, had nothing in it, is no JSON, or is another document. */
  readonly reason: 'unreadable' | 'empty' | 'not-json' | 'other-document';
  /** What the body begins with. */
  readonly text: string;
  /** What keeps another document from being an error of the package. */
  readonly problems: readonly Problem[];
}

/** How much of a body is kept that says nothing. */
const KEPT = 1_000;

/** Reads the error out of an answer, whatever its body is and is said to be. */
export async function fromResponse<Failed, Code>(
  answer: Answer,
  parse: (value: unknown) => Parsed<Failed>,
  known: (error: Failed) => Code | undefined,
): Promise<AnsweredError<Failed, Code>> {
  const { status } = answer;
  const unsaid = (reason: Unsaid['reason'], text = '', problems: readonly Problem[] = []): Unsaid => ({
    ok: false,
    status,
    reason,
    text: text.slice(0, KEPT),
    problems,
  });
  let text: string;
  try {
    text = await answer.text();
  } catch {
    return unsaid('unreadable');
  }
  if (text.trim() === '') return unsaid('empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unsaid('not-json', text);
  }
  const parsed = parse(value);
  if (!parsed.ok) return unsaid('other-document', text, parsed.problems);
  return { ok: true, status, error: parsed.value, code: known(parsed.value) };
}

/** The error in a line: `[CODE] message (hint: …)`. */
export function shown(
  error: object,
  tag: string,
  rawKey: string,
  facts: { readonly [code: string]: CodeFacts<unknown, object> },
): string {
  const typed = error as JsonObject;
  const raw = own(typed, rawKey);
  const written = own(typed, tag) === '$unknown' && isObject(raw) ? raw : typed;
  const code = String(own(written, tag));
  const message = own(written, 'message');
  const said = typeof message === 'string' ? ` ${message}` : '';
  const hint = Object.hasOwn(facts, code) ? facts[code]?.hint : undefined;
  return `[${code}]${said}${hint === undefined ? '' : ` (hint: ${hint})`}`;
}
