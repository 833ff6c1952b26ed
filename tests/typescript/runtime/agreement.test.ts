// The voices agree: every document of the fixtures gets the verdict of its file, in both views, from the generated
// parsers and guards and from ajv. What is heard in Rust is told by `tests/tests/agreement/`.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { VIEWS, fixtures, guard, parse, type Document, type Parsed, type Project } from './projects.ts';
import { validator } from './schemas.ts';

interface Verdict {
  emit: 'accept' | 'reject';
  read: 'typed' | 'opaque' | 'reject';
}

interface Case extends Verdict {
  name: string;
  project?: Project;
  package: string;
  event?: string;
  document?: unknown;
  text?: string;
}

function cases<T = Case>(path: string): T[] {
  return JSON.parse(readFileSync(new URL(path, fixtures), 'utf8')) as T[];
}

function textOf(one: Pick<Case, 'text' | 'document'>): string {
  return one.text ?? JSON.stringify(one.document);
}

function documentOf(one: Omit<Case, keyof Verdict>, value: unknown): Document {
  const document = { project: one.project ?? 'corners', package: one.package, value };
  return one.event === undefined ? document : { ...document, event: one.event };
}

/** What the parser says in both views. */
function parsed(document: Document): { verdict: Verdict; said: string } {
  const [emit, read] = [parse(document, 'emit'), parse(document, 'read')];
  const outcome = (result: Parsed) => (result.ok ? (result.known ? 'typed' : 'opaque') : 'reject');
  return {
    verdict: { emit: emit.ok ? 'accept' : 'reject', read: outcome(read) },
    said: JSON.stringify({ emit, read }),
  };
}

function check(one: Case): void {
  const text = textOf(one);
  const document = documentOf(one, JSON.parse(text));
  const { emit, read } = one;

  const { verdict, said } = parsed(document);
  assert.deepEqual(verdict, { emit, read }, `the parser of ${text}: ${said}`);
  assert.deepEqual(document.value, JSON.parse(text), 'the document is left as it was');
  for (const view of VIEWS) {
    const result = parse(document, view);
    for (const problem of result.ok ? [] : result.problems) assert.match(problem.pointer, /^(\/([^~/]|~[01])*)*$/u);
  }

  // A guard also says that nothing in the document is unknown, which then is a copy's affair.
  const result = parse(document, 'read');
  const whole = result.ok && result.known && 'event' in result && result.event === document.value;
  const guarded = guard(document);
  if (one.event === undefined) assert.equal(guarded, whole, `the guard of ${text}`);
  else assert.equal(guarded, undefined);

  for (const view of VIEWS) {
    const validate = validator(document, view);
    if (validate === undefined) {
      assert.equal(read, 'opaque', 'only an unknown event has no schema');
      continue;
    }
    const accepted = view === 'emit' ? emit === 'accept' : read !== 'reject';
    assert.equal(validate(document.value), accepted, `the ${view} schema of ${text}: ${JSON.stringify(validate.errors)}`);
  }
}

const files = readdirSync(new URL('corners/documents/', fixtures)).sort();
const corners = files.flatMap((file) => cases(`corners/documents/${file}`).map((one) => ({ ...one, name: `${file}: ${one.name}` })));

test('no corner is passed over', () => {
  assert.equal(corners.length, 725, 'count the cases again when you add one');
});

for (const one of corners) test(one.name, () => check(one));

for (const one of cases('agreement/examples.json')) test(`example: ${one.name}`, () => check(one));

interface Outside extends Omit<Case, keyof Verdict> {
  text: string;
  typescript?: Verdict;
}

for (const one of cases<Outside>('corners/outside/domain.json')) {
  const expected = one.typescript;
  // Where nothing is settled, only the other languages' answers are rows of the table.
  if (expected === undefined) continue;
  test(`outside the domain: ${one.name}`, () => {
    let value: unknown;
    try {
      value = JSON.parse(one.text);
    } catch {
      assert.deepEqual(expected, { emit: 'reject', read: 'reject' });
      return;
    }
    const { verdict, said } = parsed(documentOf(one, value));
    assert.deepEqual(verdict, expected, said);
  });
}
