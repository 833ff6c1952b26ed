// A page that imports one thing carries what that thing needs and nothing else.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { fixtures } from './projects.ts';

const folder = new URL('../../generated/typescript/', fixtures);

/** What a bundler keeps of the stream package for a page that imports these names. */
async function bundled(...names: string[]): Promise<string> {
  const contents = `export { ${names.join(', ')} } from './index.ts';`;
  const stdin = { contents, resolveDir: fileURLToPath(folder), loader: 'ts' } as const;
  const made = await build({ stdin, bundle: true, format: 'esm', write: false, logLevel: 'silent' });
  return made.outputFiles[0]?.text ?? '';
}

test('a list of names brings no check along', async () => {
  const text = await bundled('STREAM_EVENT_TYPES');
  assert.match(text, /"structured_output"/);
  assert.doesNotMatch(text, /\bfunction\b|=>/);
});

test('a guard brings the checks of its own type along and those of no other', async () => {
  const text = await bundled('isStreamNormalizedCitation');
  assert.match(text, /quote/);
  assert.doesNotMatch(text, /tool_event|block_index|db_project/);
});

test('a constructor brings the checks of its own event along and those of no other', async () => {
  const text = await bundled('createStreamCitation');
  assert.match(text, /block_index/);
  assert.doesNotMatch(text, /tool_event|db_project/);
});

test('the facts of error codes bring no check along', async () => {
  const text = await bundled('knownStreamErrorCode');
  assert.match(text, /database_unavailable/);
  assert.doesNotMatch(text, /tool_event|block_index/);
});

test('policies bring along what runs them, and nobody else does', async () => {
  assert.match(await bundled('compileGatewayToolPolicy'), /takes nothing literally/);
  assert.doesNotMatch(await bundled('isGatewayToolPolicy'), /takes nothing literally/);
});

test('nothing is typed so that the compiler looks away', () => {
  for (const file of ['cantus.ts', 'cantus-policy.ts', 'gateway-policies.ts', 'stream-events.ts', 'stream-checks.ts']) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '');
    assert.doesNotMatch(code, /\bany\b|@ts-/, file);
  }
});
