// What callers see beyond verdicts: places, undeclared members, constructors, errors.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as corners from '../../fixtures/corners/generated/typescript/index.ts';
import * as stream from '../../../generated/typescript/index.ts';

function problems(result: { ok: boolean; problems?: readonly corners.cantus.Problem[] }): string[] {
  return (result.problems ?? []).map((problem) => `${problem.pointer}: ${problem.message}`).sort();
}

test('every problem is told, with its place', () => {
  const value = {
    event: 'lists',
    id: 3,
    data: { numbers: [1, 'a', null], groups: { 'a/b~': ['x', 2] }, records: [{ x: 1 }, { y: 'n' }], extra: 1 },
  };
  assert.deepEqual(problems(corners.parseCornersEvent(value)), [
    '/data/groups/a~1b~0/1: expected a string or null',
    '/data/numbers/1: expected a finite number',
    '/data/numbers/2: expected a finite number',
    '/data/records/1/x: is missing',
    '/data/records/1/y: expected an integer',
    '/id: expected a string',
  ]);
  const emit = problems(corners.parseCornersEvent(value, 'emit'));
  assert.ok(emit.includes('/data/extra: is not declared here'));
  assert.equal(emit.length, 7);
});

test('an undeclared member beside a missing one is told as well', () => {
  const value = { event: 'demanding', id: 'i', data: { other: 1 } };
  assert.deepEqual(problems(corners.parseCornersEvent(value, 'emit')), [
    '/data/other: is not declared here',
    '/data/reason: is missing',
  ]);
});

test('what is no object is said so', () => {
  for (const value of [null, undefined, 1, 'a', [], true]) {
    assert.deepEqual(problems(corners.parseCornersEvent(value)), [': expected an object']);
  }
});

test('an unknown event keeps its common fields and the whole of it', () => {
  const raw = { event: 'later', id: 'i', data: { anything: [1] }, more: true };
  const result = corners.parseCornersEvent(raw);
  assert.deepEqual(result, { ok: true, known: false, type: 'later', common: { id: 'i' }, raw });
  assert.equal(corners.parseCornersEvent(raw, 'emit').ok, false);
});

test('an undeclared member of an open family takes another form, in a copy', () => {
  const data = { event: 'tool_slept', call_id: 'c', tool_name: 't', data: { a: 1 } };
  const value = { event: 'tool_event', id: 'x', data };
  const before = structuredClone(value);
  const result = stream.parseStreamEvent(value);
  assert.ok(result.ok && result.known && result.event.event === 'tool_event');
  assert.deepEqual(result.event.data, { event: '$unknown', tag: 'tool_slept', raw: data });
  assert.deepEqual(value, before);
  assert.equal(stream.isStreamEvent(value), false);
});

test('what holds nothing unknown comes back as it is', () => {
  const value = { event: 'chunk', data: { text: 'a' } };
  const result = stream.parseStreamEvent(value);
  assert.ok(result.ok && result.known);
  assert.equal(result.event as unknown, value);
  assert.equal(stream.isStreamEvent(value), true);
});

test('an undeclared member deep inside is reached through lists and maps', () => {
  const part = { type: 'smell', of: 'rain' };
  const parsed = corners.parseCornersPart(part);
  assert.deepEqual(parsed, { ok: true, value: { type: '$unknown', tag: 'smell', raw: part } });
});

test('a relay writes what an open family does not declare only where writers may', () => {
  const ping = corners.parseCornersSignal({ kind: 'wave', x: 1 });
  assert.ok(ping.ok);
  const signal = { id: 'i' };
  const families = corners.createCornersFamilies({ signal: ping.value }, signal);
  assert.deepEqual(families.data.signal, { kind: 'wave', x: 1 });
  const part = corners.parseCornersPart({ type: 'smell' });
  assert.ok(part.ok);
  const value = part.value;
  assert.throws(() => corners.createCornersFamilies({ part: value }, signal), corners.cantus.EmitError);
});

test('constructors enforce the emit view and fill in what is fixed', () => {
  assert.deepEqual(corners.createCornersWider({ x: 1 }, { id: 'i' }), { event: 'wider', state_key: '', id: 'i', data: { x: 1 } });
  assert.deepEqual(corners.createCornersEmpty({ id: 'i' }), { event: 'empty', id: 'i', data: {} });
  assert.deepEqual(corners.createCornersMaybe(undefined, { id: 'i' }), { event: 'maybe', id: 'i' });
  assert.deepEqual(corners.createCornersSilent({ id: 'i' }), { event: 'silent', id: 'i' });
  assert.deepEqual(corners.createRpcRead({ uri: 'u' }, { id: 1 }), { jsonrpc: '2.0', method: 'read', id: 1, params: { uri: 'u' } });
  assert.deepEqual(corners.createBarePing(), {});
  assert.deepEqual(corners.createInnerMoved({ to: 'x' }, { at: 1 }), { type: 'moved', at: 1, to: 'x' });
  const payload = JSON.parse('{"reason": "a", "other": 1}') as corners.CornersDemandingPayload;
  assert.throws(
    () => corners.createCornersDemanding(payload, { id: 'i' }),
    (error) => error instanceof corners.cantus.EmitError && error.problems[0]?.pointer === '/data/other',
  );
});

test('an error is filled from the facts of its code', () => {
  const error = corners.newCornersCornerError('grant_expired', {
    message: 'm',
    details: { expired_at: '2024-01-01T00:00:00Z' },
  });
  assert.deepEqual(error, {
    code: 'grant_expired',
    status: 403,
    retryable: true,
    user_action: 'reconnect',
    message: 'm',
    details: { expired_at: '2024-01-01T00:00:00Z' },
    kind_of: ['grant_revoked', 'refused'],
    ...(error.hint === undefined ? {} : { hint: error.hint }),
  });
  assert.equal(corners.CORNERS_CORNER_ERROR_CODES.grant_expired.status, 403);
});

test('an unknown code falls back to the first ancestor that is known', () => {
  const parsed = corners.parseCornersCornerError({ code: 'new', message: 'm', kind_of: ['newer', 'grant_revoked', 'refused'] });
  assert.ok(parsed.ok);
  assert.equal(parsed.value.code, '$unknown');
  assert.equal(corners.knownCornersCornerErrorCode(parsed.value), 'grant_revoked');
  const known = corners.parseCornersCornerError({ code: 'gap', message: 'm' });
  assert.ok(known.ok);
  assert.equal(corners.knownCornersCornerErrorCode(known.value), 'gap');
});

test('names that objects inherit are only theirs when they own them', () => {
  const absent = { '@type': 'objects', $body: { object: {} } };
  assert.equal(corners.parseNamesEvent(absent).ok, true);
  assert.equal(corners.parseNamesEvent(absent, 'emit').ok, true);
  const own: unknown = JSON.parse('{"@type": "objects", "$body": {"object": {"__proto__": 1, "constructor": 2}}}');
  assert.deepEqual(problems(corners.parseNamesEvent(own)), [
    '/$body/object/__proto__: expected a string',
    '/$body/object/constructor: expected a string',
  ]);
  const created = corners.createNamesObjects({ object: JSON.parse('{"__proto__": "a"}') as corners.NamesObject });
  assert.equal(JSON.stringify(created), '{"@type":"objects","$body":{"object":{"__proto__":"a"}}}');
});

test('nothing of a hostile text runs', () => {
  assert.equal(corners.NAMES_EVENT_TYPES.includes('hostile'), true);
  const payload = { '*/': 'a', '`': 'b', '${x}': 'c', '</script>': 'd', '"""': 'e', "'": 'f', '\\': 'g', '\u202e': 'k' };
  assert.deepEqual(corners.createNamesHostile(payload).$body, payload);
});

test('a value that is nested too deep is rejected, not followed', () => {
  let nested: unknown = 1;
  for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
  const found = problems(corners.parseCornersEvent({ event: 'kinds', id: 'i', data: { nested } }));
  assert.equal(found.length, 1);
  assert.match(found[0] ?? '', /nested deeper than 64$/u);
});

test('lone surrogates are no text', () => {
  assert.equal(corners.parseCornersEvent({ event: 'empty', id: '\ud800', data: {} }).ok, false);
  assert.equal(corners.parseCornersEvent({ event: 'lists', id: 'i', data: { names: { '\udc00': 'x' } } }).ok, false);
});
