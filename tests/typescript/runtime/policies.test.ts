// Policies decide in TypeScript as they do in Rust. What Rust decided is written by `tests/tests/policies/`;
// `CANTUS_POLICIES=FILE` names a file with many more decisions.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { examples, fixtures, repository } from './projects.ts';

type Request = repository.GatewayToolPolicyRequest;

interface Case {
  request: Request;
  decided: { action: string; rule: number | null; reason: string | null; error: string | null; details: object | null; misses: string[] };
}

interface Asked {
  rules: repository.GatewayToolPolicy;
  cases: Case[];
}

const { compileGatewayToolPolicy: compile, policy } = repository;

function decided(gate: ReturnType<typeof compile>, request: Request): Case['decided'] {
  const trace = gate.trace(request);
  const decision = gate.decide(request);
  assert.deepEqual({ ...decision, steps: trace.steps }, trace);
  const answer = gate.answer(decision, request);
  return {
    action: decision.action,
    rule: decision.rule ?? null,
    reason: decision.reason ?? null,
    error: answer?.code ?? null,
    details: answer?.details ?? null,
    misses: trace.steps.map((step) => step.misses.map((miss) => miss.key).join(' ')),
  };
}

function check(file: string | URL): number {
  const asked = JSON.parse(readFileSync(file, 'utf8')) as Asked[];
  let count = 0;
  for (const { rules, cases } of asked) {
    const gate = compile(rules);
    for (const one of cases) {
      assert.deepEqual(decided(gate, one.request), one.decided, JSON.stringify({ rules, request: one.request }));
      count += 1;
    }
  }
  return count;
}

test('what Rust decided is decided alike', () => {
  assert.ok(check(new URL('policies/decisions.json', fixtures)) > 200);
});

const many = process.env['CANTUS_POLICIES'];

test('and so are many more', { skip: many === undefined }, () => {
  assert.ok(check(many ?? '') > 100_000);
});

test('a page asks and answers', () => {
  const gate = compile({ rules: [{ tool: '*delete*', meta_tool: 'tool_execute', action: 'require_approval', reason: 'it cannot be undone' }] });
  const request: Request = { tool: 'repos.delete', tags: ['destructive'], meta_tool: 'tool_execute' };
  const decision = gate.decide(request);
  assert.equal(decision.action, 'require_approval');
  const answer = gate.answer(decision, request);
  assert.equal(answer?.code, 'AUTH_REQUIRED');
  assert.equal(answer?.details['tool'], 'repos.delete');
  const { steps, rule } = gate.trace({ tool: 'repos.read' });
  assert.equal(rule, undefined);
  assert.deepEqual(steps, [
    {
      rule: 0,
      misses: [
        { key: 'tool', wanted: ['*delete*'], found: 'repos.read' },
        { key: 'meta_tool', wanted: ['tool_execute'], found: undefined },
      ],
    },
  ]);
});

test('what are no rules is refused with every problem', () => {
  const problems = (rules: unknown) => {
    try {
      compile(rules as repository.GatewayToolPolicy);
    } catch (error) {
      assert.ok(error instanceof policy.PolicyError);
      return error.problems.map((problem) => problem.pointer);
    }
    return [];
  };
  assert.deepEqual(problems({ rules: [{ tool: 'a\\', action: 'deny' }, { tags: [], action: 'deny' }] }), ['/rules/0/tool', '/rules/1/tags']);
  assert.deepEqual(problems({ rules: [{ tool: 'a', action: 'refuse' }] }), ['/rules/0/action']);
  assert.deepEqual(problems({ rules: [{ action: 'deny', namespaces: 'x' }] }), ['/rules/0/namespaces']);
  assert.deepEqual(problems([]), ['']);
  assert.deepEqual(problems({}), []);
});

test('an object has nothing that it inherits', () => {
  const gate = compile({ default: 'deny', rules: [{ tool: '*', action: 'allow' }] });
  assert.equal(gate.decide(Object.create({ tool: 'a' }) as Request).action, 'deny');
});

test('no text makes a glob slow', () => {
  const tool = 'a'.repeat(100_000);
  for (const glob of ['*a*a*a*a*a*a*a*b', '*aaaaaaaaaaaaaaaaaaaab*', '*a?a?a?a?b*']) {
    assert.equal(compile({ default: 'deny', rules: [{ tool: glob, action: 'allow' }] }).decide({ tool }).action, 'deny');
  }
});

test('presets are values of the file', () => {
  for (const preset of Object.values(examples.GATEWAY_TOOL_POLICY_PRESETS)) {
    assert.ok(examples.compileGatewayToolPolicy(preset));
  }
});
