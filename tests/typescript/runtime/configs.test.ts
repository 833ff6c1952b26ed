// Settings in TypeScript: what is filled in where nobody says anything, by default or by a preset.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import {
  fillGatewayConfig,
  fillGatewayContextPolicy,
  fillGatewaySidecarConfig,
  parseGatewayConfig,
  type GatewayConfig,
  type GatewayContextPolicy,
  type GatewaySidecarConfig,
} from '../../../generated/typescript/gateway-events.ts';

const folder = new URL('../../../../../fixtures/gateway/config/', import.meta.url);

/** What a file says, and what the loader of services makes of it. */
interface Case {
  readonly file: string;
  readonly config: string;
  readonly said: GatewayConfig & GatewayContextPolicy & GatewaySidecarConfig;
  readonly filled: unknown;
}

test('what is filled in is what the loader of services fills in', () => {
  const cases = JSON.parse(readFileSync(new URL('filled.json', folder), 'utf8')) as Case[];
  assert.ok(cases.length > 10);
  for (const { file, config, said, filled } of cases) {
    const fill = { GatewayConfig: fillGatewayConfig, ContextPolicy: fillGatewayContextPolicy, SidecarConfig: fillGatewaySidecarConfig };
    assert.deepEqual(fill[config as keyof typeof fill](said), filled, file);
  }
});

test('everything that is filled in is there for the compiler, and in the emit view', () => {
  const filled = fillGatewayConfig({});
  const attempts: number = filled.retry.max_attempts;
  const rules: number = filled.policy.rules.length;
  assert.deepEqual([attempts, rules, filled.top_k, filled.cache.allow], [1, 0, 10, null]);
  assert.deepEqual(parseGatewayConfig(filled, 'emit').ok, true);
  assert.equal(fillGatewayContextPolicy({}).sensitivity_floor, 'confidential');
});

test('a preset counts before defaults and behind what is said, whole blocks at a time', () => {
  const value: GatewayConfig = { policy_preset: 'throughput', retry: { max_attempts: 2 } };
  const before = structuredClone(value);
  const filled = fillGatewayConfig(value);
  assert.deepEqual([filled.retry.jitter, filled.retry.max_attempts, filled.cache.read_only], [0, 2, true]);
  assert.deepEqual(value, before);
  const safe = fillGatewayConfig(value, 'safe');
  assert.deepEqual([safe.policy_preset, safe.cache.read_only], ['safe', false]);
});

test('families and maps are filled in below what is said', () => {
  const filled = fillGatewayConfig({
    upstreams: { a: { command: 'x' }, b: { type: 'http', url: 'u', timeout: 3 } },
  } as GatewayConfig);
  assert.deepEqual(filled.upstreams, {
    a: {
      command: 'x', args: [], env: {},
      namespace: '', required: true, include_tools: [], exclude_tools: [], timeout: 30,
    },
    b: {
      type: 'http', url: 'u', headers: {},
      namespace: '', required: true, include_tools: [], exclude_tools: [], timeout: 3,
    },
  });
});
