// Every corner document gets the verdict that was written down for it, in both views.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import * as corners from '../projects/corners/generated/typescript/index.ts';

interface Case {
  name: string;
  package: 'corners' | 'inner' | 'names' | 'bare' | 'rpc';
  event?: string;
  document?: unknown;
  text?: string;
  emit: 'accept' | 'reject';
  read: 'typed' | 'opaque' | 'reject';
}

type Parsed = { ok: true; known: boolean } | { ok: false; problems: readonly corners.cantus.Problem[] };

const parsers: Record<Exclude<Case['package'], 'bare'>, (value: unknown, view?: corners.cantus.View) => Parsed> = {
  corners: corners.parseCornersEvent,
  inner: corners.parseInnerEvent,
  names: corners.parseNamesEvent,
  rpc: corners.parseRpcEvent,
};

function parse(one: Case, value: unknown, view: corners.cantus.View): Parsed {
  if (one.package === 'bare') return corners.parseBareEvent(one.event ?? '', value, view);
  return parsers[one.package](value, view);
}

const folder = new URL('../../../fixtures/corners/documents/', import.meta.url);

for (const file of readdirSync(folder).sort()) {
  const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Case[];
  for (const one of cases) {
    test(`${file}: ${one.name}`, () => {
      const text = one.text ?? JSON.stringify(one.document);
      const value: unknown = JSON.parse(text);
      const emit = parse(one, value, 'emit');
      assert.equal(emit.ok ? 'accept' : 'reject', one.emit, JSON.stringify(emit));
      const read = parse(one, value, 'read');
      assert.equal(read.ok ? (read.known ? 'typed' : 'opaque') : 'reject', one.read, JSON.stringify(read));
      assert.deepEqual(value, JSON.parse(text), 'the document is left as it was');
      for (const result of [emit, read]) {
        if (result.ok) continue;
        for (const problem of result.problems) assert.match(problem.pointer, /^(\/([^~/]|~[01])*)*$/u);
      }
    });
  }
}

interface Outside extends Omit<Case, 'emit' | 'read'> {
  text: string;
  typescript?: Pick<Case, 'emit' | 'read'>;
}

const outside = JSON.parse(readFileSync(new URL('../outside/domain.json', folder), 'utf8')) as Outside[];

for (const one of outside) {
  const expected = one.typescript;
  if (expected === undefined) continue;
  test(`outside the domain: ${one.name}`, () => {
    let value: unknown;
    try {
      value = JSON.parse(one.text);
    } catch {
      assert.deepEqual(expected, { emit: 'reject', read: 'reject' });
      return;
    }
    const [emit, read] = [parse({ ...one, ...expected }, value, 'emit'), parse({ ...one, ...expected }, value, 'read')];
    assert.equal(emit.ok ? 'accept' : 'reject', expected.emit, JSON.stringify(emit));
    assert.equal(read.ok ? (read.known ? 'typed' : 'opaque') : 'reject', expected.read, JSON.stringify(read));
  });
}
