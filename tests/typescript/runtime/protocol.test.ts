// Monitors: what they say of the sequences in files, and of random ones, is what the files say. What is said in Rust of
// the same files is told by `tests/tests/protocol/`.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import type { protocol } from '../../../generated/typescript/index.ts';
import { corners, examples, fixtures, repository } from './projects.ts';

const { Monitor } = repository.protocol;

const definitions: Record<string, protocol.Definition> = {
  'repository.gateway': repository.GATEWAY_PROTOCOL,
  'repository.run': repository.RUN_PROTOCOL,
  'repository.stream': repository.STREAM_PROTOCOL,
  'corners.bare': corners.BARE_PROTOCOL,
  'corners.corners': corners.CORNERS_PROTOCOL,
  'corners.inner': corners.INNER_PROTOCOL,
  'corners.names': corners.NAMES_PROTOCOL,
  'corners.rpc': corners.RPC_PROTOCOL,
  'examples.frames': examples.FRAMES_PROTOCOL,
  'examples.gateway': examples.GATEWAY_PROTOCOL,
  'examples.stream': examples.STREAM_PROTOCOL,
};

function definitionOf(name: string): protocol.Definition {
  const definition = definitions[name];
  assert.ok(definition, `${name} has no protocol`);
  return definition;
}

const sequences = new URL('sequences/', fixtures);

function lines(path: string): string[] {
  return readFileSync(new URL(path, sequences), 'utf8').split('\n').filter((line) => line !== '');
}

interface Verdict {
  joined?: 'midway';
  violations?: { line: number; rule: string }[];
  owed?: string[];
}

for (const name of ['gateway', 'run', 'stream']) {
  test(`every sequence of ${name} gets its verdict`, () => {
    const verdicts = JSON.parse(readFileSync(new URL(`${name}/verdicts.json`, sequences), 'utf8')) as Record<string, Verdict>;
    for (const [sequence, verdict] of Object.entries(verdicts)) {
      const monitor = new Monitor(definitionOf(`repository.${name}`), { joining: verdict.joined === 'midway' });
      const documents = lines(`${name}/${sequence}.ndjson`).map((line) => JSON.parse(line) as unknown);
      const violations = documents.flatMap((document) => monitor.document(document));
      const told = violations.map(({ event, rule }) => ({ line: event, rule: rule.demand.word }));
      assert.deepEqual(told, verdict.violations ?? [], `${name}/${sequence}`);
      const owed = monitor.owed().map(({ rule }) => rule.demand.word);
      assert.deepEqual(owed, verdict.owed ?? [], `${name}/${sequence}`);
    }
  });
}

interface Random {
  joining: boolean;
  limit: number | null;
  events: [unknown, string?][];
  told: { event: number; rule: number; kind: string; earlier: number | null; message: string }[];
}

test('every package that has a protocol has random sequences', () => {
  const files = readdirSync(new URL('random/', sequences)).map((file) => file.replace('.ndjson', ''));
  assert.deepEqual(files.sort(), Object.keys(definitions).sort());
});

for (const [name, definition] of Object.entries(definitions)) {
  test(`random sequences of ${name} get the verdict of their file`, () => {
    for (const line of lines(`random/${name}.ndjson`)) {
      const { joining, limit, events, told } = JSON.parse(line) as Random;
      const monitor = new Monitor(definition, limit === null ? { joining } : { joining, limit });
      const violations = events.flatMap(([document, type]) =>
        type === undefined ? monitor.document(document) : monitor.named(type, document),
      );
      const rule = (of: { rule: protocol.Rule }) => definition.rules.indexOf(of.rule);
      const said = [
        ...violations.map((one) => ({ event: one.event, rule: rule(one), kind: one.kind, earlier: one.earlier ?? null, message: one.message })),
        ...monitor.owed().map((one) => ({ event: 0, rule: rule(one), kind: one.kind, earlier: one.since ?? null, message: one.message })),
      ];
      assert.deepEqual(said, told, line);
    }
  });
}

test('whatever is given, nothing is thrown and only events are looked at', () => {
  const monitor = new Monitor(repository.STREAM_PROTOCOL);
  for (const document of [null, undefined, 1, 'end', [], {}, { event: 1 }, { event: 'sparkle' }, { event: '__proto__' }, { event: 'constructor' }]) {
    assert.deepEqual(monitor.document(document), []);
  }
  assert.equal(monitor.events, 10);
  // What every object inherits is no member of a document.
  assert.deepEqual(monitor.document(Object.create({ event: 'end' })), []);
  assert.equal(monitor.document({ event: 'end' }).length, 1);
});

test('memory is bounded', () => {
  const monitor = new Monitor(repository.RUN_PROTOCOL, { limit: 100 });
  const started = (node: number) => ({ type: 'node.turn.started', node_id: `n-${node}`, sequence_number: 1 });
  for (let node = 0; node < 20_000; node += 1) {
    assert.deepEqual(monitor.document(started(node)), []);
    assert.ok(monitor.remembered <= repository.RUN_PROTOCOL.rules.length * 100);
  }
  assert.ok(monitor.forgotten > 10_000);
  assert.equal(monitor.document(started(19_999)).length, 1);
  assert.equal(monitor.document(started(0)).length, 0);
});

test('a violation says which part of the stream and which pair it is about, and its message quotes no value', () => {
  const monitor = new Monitor(repository.RUN_PROTOCOL);
  const done = { type: 'node.tool_call.completed', node_id: 'n-1', sequence_number: 1, tool_call_id: 't-1' };
  const [violation] = monitor.document(done);
  assert.equal(violation?.kind, 'not-open');
  assert.equal(violation?.part, 'n-1');
  assert.equal(violation?.key, 't-1');
  assert.doesNotMatch(violation?.message ?? '', /n-1|t-1/);
});
