// Measures the generated guards against ajv's standalone code, on 1,000 event types of 8 fields.
//
//   npm ci --prefix tests/typescript && node tests/bench/typescript/guards.mjs [--events 1000]
//
// Ratios hold within one run; the times of a run say how busy the machine was.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const events = Number(process.argv[process.argv.indexOf('--events') + 1]) || 1000;
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const packages = join(repository, 'tests/typescript/');
const require = createRequire(join(packages, 'package.json'));

const sampled = 50;
// What keeps the compiler from leaving the work out.
let sink = 0;
const folder = mkdtempSync(join(tmpdir(), 'cantus-guards-'));
try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main() {
  declare();
  run('cargo', ['run', '-q', '-p', 'codegen', '--', 'sync-types', '--project', folder], repository);
  compile();
  const guards = await import(pathToFileURL(join(folder, 'build/index.js')).href);
  const sample = [...Array(sampled).keys()].map((index) => Math.floor((index * events) / sampled));
  const ajv = { first: validators(sample, false), all: validators(sample, true) };

  const valid = sample.map((index) => JSON.stringify(document(index)));
  const invalid = sample.map((index) => JSON.stringify(broken(index)));
  const fresh = (texts) => texts.map((text) => JSON.parse(text));
  const parse = (view) => (value) => guards.parseBenchEvent(value, view).ok;

  for (const [values, expected] of [[fresh(valid), true], [fresh(invalid), false]]) {
    values.forEach((value, at) => {
      const verdicts = [
        guards.isBenchEvent(value),
        guards.parseBenchEvent(value).ok,
        guards[`isBenchMessage${sample[at]}Payload`](value.data),
        ajv.first.read[at](value),
        ajv.all.read[at](value),
      ];
      if (verdicts.some((verdict) => verdict !== expected)) throw new Error(`${sample[at]}: ${verdicts}`);
    });
  }

  report('valid, one event type, read view', fresh(valid).slice(0, 1), {
    'ajv standalone': (value) => ajv.first.read[0](value),
    'cantus, among all types': (value) => guards.isBenchEvent(value),
  });
  report('valid, read view', fresh(valid), {
    'ajv standalone, the event told': (value, at) => ajv.first.read[at](value),
    'cantus, among all types': (value) => guards.isBenchEvent(value),
    'cantus, parser': parse('read'),
  });
  report('valid, emit view', fresh(valid), {
    'ajv standalone, the event told': (value, at) => ajv.first.emit[at](value),
    'cantus, among all types': parse('emit'),
  });
  report('invalid, every problem with its path, read view', fresh(invalid), {
    'ajv standalone, allErrors, the event told': (value, at) => ajv.all.read[at](value),
    'cantus, among all types': parse('read'),
  });
  report('JSON.parse of the same texts', valid, { 'JSON.parse': (text) => JSON.parse(text) });
}

function declare() {
  const lines = ['package: bench', 'version: 1.0.0', 'summary: Made for measuring.', 'envelope: {tag: event, content: data}', 'types:'];
  for (let index = 0; index < events / 10; index += 1) {
    lines.push(`  Owner${index}: {fields: {name: string, id: integer, mail?: string | null}}`);
    lines.push(`  State${index}: [open, closed, waiting]`);
  }
  lines.push('events:');
  for (let index = 0; index < events; index += 1) {
    const shared = index % Math.ceil(events / 10);
    const fields = [
      'id: string',
      'count: uint32',
      'ratio?: number',
      'ready: bool',
      'note?: string | null',
      `owner: Owner${shared}`,
      `state: State${shared}`,
      `watchers?: list<Owner${shared}>`,
    ];
    lines.push(`  message_${index}: {summary: The message ${index}., fields: {${fields.join(', ')}}}`);
  }
  mkdirSync(join(folder, 'contract/bench'), { recursive: true });
  writeFileSync(join(folder, 'contract/bench/package.yaml'), `${lines.join('\n')}\n`);
  const project = [
    'cantus = "0.1"',
    '[registry]',
    'path = "contract"',
    'lock = "generated/registry.lock.json"',
    '[targets.typescript]',
    'out = "generated/typescript"',
    '[targets.json-schema]',
    'out = "generated/schemas"',
    'base = "https://schemas.example/"',
    'events = "separate"',
  ];
  writeFileSync(join(folder, 'cantus.toml'), `${project.join('\n')}\n`);
}

function compile() {
  const options = {
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      module: 'nodenext',
      strict: true,
      rewriteRelativeImportExtensions: true,
      rootDir: 'generated/typescript',
      outDir: 'build',
    },
    include: ['generated/typescript'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  run(join(packages, 'node_modules/.bin/tsc'), ['-p', folder], folder);
}

function validators(sample, allErrors) {
  symlinkOnce(join(packages, 'node_modules'), join(folder, 'node_modules'));
  const Ajv = require('ajv/dist/2020').default;
  const standalone = require('ajv/dist/standalone').default;
  const compileOne = (index, view) => {
    const path = join(folder, `generated/schemas/bench/message_${index}.${view}.schema.json`);
    const ajv = new Ajv({ strict: true, allErrors, code: { source: true, optimize: 2 } });
    const file = join(folder, `ajv-${allErrors}-${view}-${index}.cjs`);
    writeFileSync(file, standalone(ajv, ajv.compile(JSON.parse(readFileSync(path, 'utf8')))));
    return require(file);
  };
  return { read: sample.map((index) => compileOne(index, 'read')), emit: sample.map((index) => compileOne(index, 'emit')) };
}

function symlinkOnce(target, path) {
  try {
    symlinkSync(target, path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

function document(index) {
  const owner = { name: `n${index}`, id: index, mail: null };
  return {
    event: `message_${index}`,
    data: {
      id: `id-${index}`,
      count: index,
      ratio: index / 3,
      ready: index % 2 === 0,
      note: index % 3 === 0 ? null : 'a note of some length',
      owner,
      state: ['open', 'closed', 'waiting'][index % 3],
      watchers: [owner, { name: 'second', id: 2 }],
    },
  };
}

function broken(index) {
  const value = document(index);
  value.data.count = -1;
  value.data.owner = { ...value.data.owner, id: 'x' };
  return value;
}

function report(title, values, contenders) {
  const names = Object.keys(contenders);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < 31; round += 1) {
    for (const name of names) times[name].push(measure(values, contenders[name]));
  }
  // The first rounds are for the compiler.
  const median = (list) => list.slice(6).sort((a, b) => a - b)[12];
  const base = median(times[names[0]]);
  console.log(`\n${title}`);
  for (const name of names) {
    const time = median(times[name]);
    console.log(`  ${name.padEnd(44)}${time.toFixed(0).padStart(7)} ns ${(time / base).toFixed(2).padStart(6)} ×`);
  }
}

function measure(values, contender) {
  const repeats = Math.ceil(40_000 / values.length);
  const begin = process.hrtime.bigint();
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (let at = 0; at < values.length; at += 1) sink += contender(values[at], at) ? 1 : 2;
  }
  return Number(process.hrtime.bigint() - begin) / (repeats * values.length);
}

function run(command, args, cwd) {
  const { status, stderr, stdout, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error ?? ''}\n${stdout}\n${stderr}`);
}
