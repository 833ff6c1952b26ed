// The committed output of every project, and where its files stand once this is compiled.

import * as corners from '../../fixtures/corners/generated/typescript/index.ts';
import * as examples from '../../fixtures/examples/generated/typescript/index.ts';
import * as repository from '../../../generated/typescript/index.ts';

export { corners, examples, repository };

export type Project = 'corners' | 'examples' | 'repository';

export const fixtures = new URL('../../../../../fixtures/', import.meta.url);

export const schemas: Record<Project, URL> = {
  corners: new URL('corners/generated/schemas/', fixtures),
  examples: new URL('examples/generated/schemas/', fixtures),
  repository: new URL('../../generated/schemas/', fixtures),
};

export type View = 'emit' | 'read';
export const VIEWS = ['emit', 'read'] as const;

export type Parsed = { ok: true; known: boolean } | { ok: false; problems: readonly { pointer: string; message: string }[] };

interface Voice {
  parse: (value: unknown, view: View) => Parsed;
  guard: (value: unknown) => boolean;
}

/** Documents that name their event, and documents that do not. */
const voices: Record<Project, Record<string, Voice | { parseNamed: (type: string, value: unknown, view: View) => Parsed }>> = {
  corners: {
    corners: { parse: corners.parseCornersEvent, guard: corners.isCornersEvent },
    inner: { parse: corners.parseInnerEvent, guard: corners.isInnerEvent },
    names: { parse: corners.parseNamesEvent, guard: corners.isNamesEvent },
    rpc: { parse: corners.parseRpcEvent, guard: corners.isRpcEvent },
    bare: { parseNamed: corners.parseBareEvent },
  },
  examples: {
    frames: { parse: examples.parseFramesEvent, guard: examples.isFramesEvent },
    gateway: { parse: examples.parseGatewayEvent, guard: examples.isGatewayEvent },
    matrix: { parse: examples.parseMatrixEvent, guard: examples.isMatrixEvent },
    mcp: { parse: examples.parseMcpEvent, guard: examples.isMcpEvent },
    stream: { parse: examples.parseStreamEvent, guard: examples.isStreamEvent },
    github: { parseNamed: examples.parseGithubEvent },
  },
  repository: {
    gateway: { parse: repository.parseGatewayEvent, guard: repository.isGatewayEvent },
    run: { parse: repository.parseRunEvent, guard: repository.isRunEvent },
    stream: { parse: repository.parseStreamEvent, guard: repository.isStreamEvent },
  },
};

export interface Document {
  project: Project;
  package: string;
  event?: string;
  value: unknown;
}

export function parse(document: Document, view: View): Parsed {
  const voice = voices[document.project][document.package];
  if (voice === undefined) throw new Error(`no package ${document.package} in ${document.project}`);
  if ('parse' in voice) return voice.parse(document.value, view);
  if (document.event === undefined) throw new Error('the name comes from outside');
  return voice.parseNamed(document.event, document.value, view);
}

/** Whether the guard takes a document; `undefined` where the name comes from outside, and there is none. */
export function guard(document: Document): boolean | undefined {
  const voice = voices[document.project][document.package];
  return voice !== undefined && 'guard' in voice ? voice.guard(document.value) : undefined;
}
