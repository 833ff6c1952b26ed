// Parsers and schemas accept the same documents: the corner documents, changed at random, in both views.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { VIEWS, corners, fixtures } from './projects.ts';
import { validator } from './schemas.ts';

const DOCUMENTS = 20_000;

const parsers = {
  corners: corners.parseCornersEvent,
  inner: corners.parseInnerEvent,
  names: corners.parseNamesEvent,
  rpc: corners.parseRpcEvent,
};
type Package = keyof typeof parsers;

interface Case {
  package: string;
  document?: unknown;
  text?: string;
}

const folder = new URL('corners/documents/', fixtures);
const cases = readdirSync(folder)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Case[])
  .filter((one): one is Case & { package: Package } => one.package in parsers)
  .map((one) => ({ package: one.package, document: one.text === undefined ? one.document : (JSON.parse(one.text) as unknown) }))
  // ajv passes over a member named `__proto__`, and over depth.
  .filter(({ document }) => !/__proto__/u.test(JSON.stringify(document)) && depth(document) < 16);

type Node = { [key: string]: unknown };

const pool: unknown[] = [null, 0, -1, 1.5, '', 'x', [], {}, true, false, 2 ** 53, 1e300];
const keys = new Set<string>();
for (const { document } of cases) {
  for (const node of nodes(document)) {
    pool.push(node, ...Object.values(node));
    if (!Array.isArray(node)) for (const key of Object.keys(node)) keys.add(key);
  }
}
const names = [...keys];

function nodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodes)];
}

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}

/** A generator of whole numbers below a bound that gives the same ones in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function change(document: unknown, next: (below: number) => number): void {
  const all = nodes(document);
  const node = all[next(all.length)];
  if (node === undefined) return;
  const own = Object.keys(node);
  const key = own[next(Math.max(1, own.length))];
  const value = structuredClone(pool[next(pool.length)]);
  switch (next(3)) {
    case 0:
      if (key !== undefined && !Array.isArray(node)) delete node[key];
      break;
    case 1:
      if (key !== undefined) node[key] = value;
      break;
    default:
      if (Array.isArray(node)) node.push(value);
      else node[names[next(names.length)] ?? ''] = value;
  }
}

test('parsers and schemas agree', () => {
  const next = numbers(1);
  let accepted = 0;
  for (let round = 0; round < DOCUMENTS; round += 1) {
    const one = cases[next(cases.length)];
    assert.ok(one !== undefined);
    const document = structuredClone(one.document);
    for (let changes = next(3); changes >= 0; changes -= 1) change(document, next);
    for (const view of VIEWS) {
      const parsed: { ok: boolean } = parsers[one.package](document, view);
      const validated: boolean | undefined = validator({ project: 'corners', package: one.package }, view)?.(document);
      assert.equal(parsed.ok, validated, `${view} ${JSON.stringify(document)}: ${JSON.stringify(parsed)}`);
      if (parsed.ok) accepted += 1;
    }
  }
  assert.ok(accepted > DOCUMENTS / 20, `${accepted} accepted`);
});
