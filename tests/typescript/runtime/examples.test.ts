// Every example of every event is a payload that both views of its parser take.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import * as corners from '../projects/corners/generated/typescript/index.ts';
import * as examples from '../projects/examples/generated/typescript/index.ts';
import * as stream from '../projects/stream/generated/typescript/index.ts';

interface Member {
  meta?: { examples?: unknown[] };
  payload?: { package: string; name: string };
}

interface Lock {
  packages: Record<string, { events: { members: Record<string, Member> } }>;
}

type Parser = (value: unknown, view: corners.cantus.View) => corners.cantus.Parsed<unknown>;

const projects: Record<string, object> = { corners, examples, stream };

for (const [project, module] of Object.entries(projects)) {
  const path = new URL(`../../projects/${project}/generated/registry.lock.json`, import.meta.url);
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  const exported = module as Record<string, Parser | undefined>;
  for (const [name, { events }] of Object.entries(lock.packages)) {
    for (const [event, member] of Object.entries(events.members)) {
      const { payload } = member;
      for (const [index, example] of (member.meta?.examples ?? []).entries()) {
        if (payload === undefined) continue;
        test(`${project}: ${name}.${event}, example ${index}`, () => {
          const parse = parserOf(exported, payload);
          for (const view of ['emit', 'read'] as const) {
            const result = parse(example, view);
            assert.equal(result.ok, true, JSON.stringify(result));
          }
        });
      }
    }
  }
}

function parserOf(exported: Record<string, Parser | undefined>, payload: { package: string; name: string }): Parser {
  const prefix = payload.package.replaceAll(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase());
  const parser = exported[`parse${prefix}${payload.name}`] ?? exported[`parse${payload.name}`];
  assert.ok(parser !== undefined, payload.name);
  return parser;
}
