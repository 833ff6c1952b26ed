// The corner registry with a hostile text in every place: what was printed compiles, keeps the text, and runs none of it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import * as hostile from '../../fixtures/hostile/typescript/index.ts';
import { fixtures } from './projects.ts';

const folder = new URL('hostile/', fixtures);
const registry = JSON.parse(readFileSync(new URL('registry.json', folder), 'utf8')) as {
  packages: { corners: { events: { told_apart: { tag: string }; content: string; members: Record<string, { wire: { string: string } }> } } };
};

test('every name is the one that was declared', () => {
  const { events } = registry.packages.corners;
  const wires = Object.values(events.members).map((member) => member.wire.string);
  assert.deepEqual([...hostile.CORNERS_EVENT_TYPES].sort(), wires.sort());
  const tag = events.told_apart.tag;
  const wire = events.members['alone']?.wire.string ?? '';
  const document = { [tag]: wire, [events.content]: {} };
  assert.equal(hostile.isCornersEvent(document), true);
  assert.equal(hostile.parseCornersEvent({ ...document, more: 1 }, 'emit').ok, false);
});

test('nothing of it ran', () => {
  assert.equal((globalThis as { ran?: boolean }).ran, undefined);
});

test('no file could end the script element of a page, or turn its text around', () => {
  for (const file of ['corners-events.ts', 'corners-checks.ts', 'names-events.ts', 'names-checks.ts']) {
    const text = readFileSync(new URL(`typescript/${file}`, folder), 'utf8');
    assert.doesNotMatch(text, /<\/script|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/iu, file);
  }
});
