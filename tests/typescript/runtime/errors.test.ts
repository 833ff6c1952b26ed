// Errors as a front end meets them: shown, read out of answers, and from a service of a later generation.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import * as newer from '../../fixtures/generations/new/generated/typescript/index.ts';
import * as older from '../../fixtures/generations/old/generated/typescript/index.ts';
import * as cantus from '../../../generated/typescript/index.ts';
import { fixtures } from './projects.ts';

interface Generation {
  about: string;
  document: { code: string; message: string; details?: object };
  old: { known: boolean; falls_back_to: string | null; shown: string };
}

const generations = JSON.parse(readFileSync(new URL('generations/documents.json', fixtures), 'utf8')) as Generation[];

const gap = {
  code: 'stream_gap',
  message: 'the cursor 7 is too old',
  details: { earliest_sequence: 41, latest_sequence: 97 },
};

test('the old generation falls back to the nearest code it knows', () => {
  for (const { about, document, old } of generations) {
    const parsed = older.parseGrantsGrantError(document);
    assert.ok(parsed.ok, about);
    assert.equal(parsed.value.code !== '$unknown', old.known, about);
    assert.equal(older.knownGrantsGrantErrorCode(parsed.value) ?? null, old.falls_back_to, about);
    assert.equal(older.showGrantsGrantError(parsed.value), old.shown, about);
    const retryable = old.falls_back_to === null ? undefined : false;
    assert.equal(older.factsOfGrantsGrantError(parsed.value)?.retryable, retryable, about);
  }
});

test('the old generation reads a new code in an event, and keeps the whole of it', () => {
  for (const { about, document, old } of generations) {
    const parsed = older.parseGrantsEvent({ type: 'refused', error: document });
    assert.ok(parsed.ok && parsed.known && parsed.event.type === 'refused', about);
    const { error } = parsed.event;
    if (error.code === '$unknown') assert.deepEqual(error.raw, document, about);
    else assert.ok(old.known, about);
  }
});

test('the new generation writes these very documents', () => {
  const delete_by = '2026-02-01T00:00:00Z';
  const written: object[] = [
    newer.newGrantsGrantError('grant_revoked', { message: 'taken back' }),
    newer.newGrantsGrantError('grant_removed', { message: 'closed', details: { delete_by } }),
    newer.newGrantsGrantError('grant_removed_by_law', { message: 'closed by order', details: { delete_by, order: '17/2026' } }),
    newer.newGrantsGrantError('quota_reached', { message: 'too much' }),
  ];
  assert.deepEqual(written, generations.map(({ document }) => document));
});

test('an error is shown with its code, its message and what to do', () => {
  const parsed = cantus.parseRunError(gap);
  assert.ok(parsed.ok);
  const hint = 'Read the state again and go on from the number that stands in it.';
  assert.equal(cantus.showRunError(parsed.value), `[stream_gap] the cursor 7 is too old (hint: ${hint})`);
  assert.equal(cantus.showRunError({ ...gap, code: 'stream_gap' }), cantus.showRunError(parsed.value));
});

test('an error is read out of an answer', async () => {
  const answered = await cantus.readRunErrorResponse(new Response(JSON.stringify(gap), { status: 409 }));
  assert.ok(answered.ok);
  assert.equal(answered.status, 409);
  assert.equal(answered.code, 'stream_gap');
  assert.deepEqual(answered.error, gap);
});

test('what the body is said to be does not matter', async () => {
  const headers = { 'content-type': 'text/html' };
  const answered = await cantus.readRunErrorResponse(new Response(`\n ${JSON.stringify(gap)}\n`, { status: 409, headers }));
  assert.ok(answered.ok);
});

test('an answer with an unknown code is an error, with the ancestor that is known', async () => {
  const document = { code: 'grant_paused', message: 'm', is_a: ['grant_revoked'] };
  const answered = await cantus.readRunErrorResponse(new Response(JSON.stringify(document), { status: 401 }));
  assert.ok(answered.ok);
  assert.equal(answered.error.code, '$unknown');
  assert.equal(answered.code, 'grant_revoked');
  assert.equal(cantus.factsOfRunError(answered.error)?.attributes.user_action, 'reconnect');
  assert.equal(cantus.showRunError(answered.error), '[grant_paused] m');
});

test('an answer that is no error of the package says why', async () => {
  const page = `<!doctype html><title>502 Bad Gateway</title>${'x'.repeat(5_000)}`;
  const rows: [string | null, string][] = [
    [null, 'empty'],
    [' \n', 'empty'],
    [page, 'not-json'],
    ['{"code": "stream_gap"', 'not-json'],
    ['null', 'other-document'],
    ['[]', 'other-document'],
    ['"stream_gap"', 'other-document'],
    ['{"error": "not ours"}', 'other-document'],
    ['{"code": "stream_gap"}', 'other-document'],
    ['{"code": 7, "message": "m"}', 'other-document'],
  ];
  for (const [body, reason] of rows) {
    const answered = await cantus.readRunErrorResponse(new Response(body, { status: 502 }));
    assert.ok(!answered.ok, reason);
    assert.equal(answered.reason, reason, body ?? 'null');
    assert.equal(answered.status, 502);
    assert.equal(answered.text, reason === 'empty' ? '' : (body ?? '').slice(0, 1_000));
    assert.equal(answered.problems.length > 0, reason === 'other-document');
  }
});

test('a body that breaks off is unreadable', async () => {
  const broken = { status: 200, text: () => Promise.reject(new Error('the connection was reset')) };
  assert.deepEqual(await cantus.readRunErrorResponse(broken), {
    ok: false,
    status: 200,
    reason: 'unreadable',
    text: '',
    problems: [],
  });
});
