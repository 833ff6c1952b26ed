// Fills in what a config's file does not say.
//
// A value is looked at by a definition that says what is filled in; whether it is one of its type is the parser's to say.

/** What a value is, as far as it is looked into: nothing of interest, a list or map, or a shape by its index. */
export type Type = null | number | readonly ['list' | 'map', Type];

/** A field: its key, its type and, as JSON, what holds when nobody says it. */
export type Field = readonly [name: string, type: Type, otherwise?: string];

/** A member of a family: its tag or key, what stands beside the tag, and what it carries, by index. */
export interface Member {
  readonly tag: string | number;
  readonly beside: readonly Field[];
  readonly payload: number | null;
  readonly content: boolean;
}

/** A part of a config that has a name. */
export type Shape =
  | null
  | { readonly is: 'alias'; readonly type: Type }
  | { readonly is: 'record'; readonly fields: readonly Field[]; readonly rest: Type }
  | {
      readonly is: 'tagged';
      readonly tag: string;
      readonly content: string | null;
      readonly otherwise: number | null;
      readonly members: readonly Member[];
    }
  | { readonly is: 'keyed'; readonly members: readonly Member[] }
  | { readonly is: 'kinds'; readonly kinds: readonly (readonly [kind: string, type: Type])[] };

/** A config: its shapes, itself the first, and its presets, each key with its whole value as JSON. */
export interface Definition {
  readonly shapes: readonly Shape[];
  readonly presetKey: string | null;
  readonly presets: readonly (readonly [name: string, values: readonly (readonly [key: string, value: string])[]])[];
}

type Members = Record<string, unknown>;

/**
 * Fills in everything that has a default. For each top-level key the value counts before the preset, and the preset
 * before the default; whoever says a key says the whole of it. The value itself stays as it is.
 */
export function fill(definition: Definition, value: object, preset?: string): unknown {
  const filled: Members = { ...value };
  if (preset !== undefined && definition.presetKey !== null) {
    set(filled, definition.presetKey, preset);
  }
  const asked = preset ?? (definition.presetKey === null ? undefined : own(filled, definition.presetKey));
  const chosen = definition.presets.find(([name]) => name === asked);
  for (const [key, json] of chosen?.[1] ?? []) {
    if (!Object.hasOwn(filled, key)) {
      set(filled, key, JSON.parse(json));
    }
  }
  return inShape(definition.shapes, 0, filled);
}

function inType(shapes: readonly Shape[], type: Type, value: unknown): unknown {
  if (type === null || value === null || value === undefined) {
    return value;
  }
  if (typeof type === 'number') {
    return inShape(shapes, type, value);
  }
  const [holds, inner] = type;
  if (holds === 'list') {
    return Array.isArray(value) ? value.map((item) => inType(shapes, inner, item)) : value;
  }
  if (!isObject(value)) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inType(shapes, inner, item)]));
}

function inShape(shapes: readonly Shape[], index: number, value: unknown): unknown {
  const shape = shapes[index] ?? null;
  switch (shape?.is) {
    case undefined:
      return value;
    case 'alias':
      return inType(shapes, shape.type, value);
    case 'kinds': {
      const found = shape.kinds.find(([kind]) => kind === kindOf(value));
      return found === undefined ? value : inType(shapes, found[1], value);
    }
    case 'record':
    case 'tagged':
    case 'keyed': {
      if (!isObject(value)) {
        return value;
      }
      const filled: Members = { ...value };
      const known = new Set<string>();
      const rest = share(shapes, index, filled, known);
      if (rest !== null) {
        for (const key of Object.keys(filled).filter((key) => !known.has(key))) {
          set(filled, key, inType(shapes, rest, own(filled, key)));
        }
      }
      return filled;
    }
  }
}

/** Fills in what one shape says of an object that others may share; the type of further keys. */
function share(shapes: readonly Shape[], index: number, filled: Members, known: Set<string>): Type {
  const shape = shapes[index] ?? null;
  switch (shape?.is) {
    case 'record':
      inFields(shapes, shape.fields, filled, known);
      return shape.rest;
    case 'tagged': {
      known.add(shape.tag);
      const tag = own(filled, shape.tag);
      const found = shape.members.find((member) => member.tag === tag);
      const otherwise = tag === undefined && shape.otherwise !== null ? shape.members[shape.otherwise] : undefined;
      const member = found ?? otherwise;
      return member === undefined ? null : inMember(shapes, member, shape.content, filled, known);
    }
    case 'keyed': {
      shape.members.forEach((member) => known.add(String(member.tag)));
      const member = shape.members.find(({ tag }) => Object.hasOwn(filled, String(tag)));
      return member === undefined ? null : inMember(shapes, member, null, filled, known);
    }
    case 'alias':
      return typeof shape.type === 'number' ? share(shapes, shape.type, filled, known) : null;
    case 'kinds':
    case undefined:
      return null;
  }
}

function inMember(
  shapes: readonly Shape[],
  member: Member,
  content: string | null,
  filled: Members,
  known: Set<string>,
): Type {
  inFields(shapes, member.beside, filled, known);
  if (content !== null && member.content) {
    known.add(content);
  }
  if (member.payload === null) {
    return null;
  }
  if (content === null || !member.content) {
    return share(shapes, member.payload, filled, known);
  }
  if (Object.hasOwn(filled, content)) {
    set(filled, content, inShape(shapes, member.payload, own(filled, content)));
  }
  return null;
}

function inFields(shapes: readonly Shape[], fields: readonly Field[], filled: Members, known: Set<string>): void {
  for (const [name, type, otherwise] of fields) {
    known.add(name);
    if (otherwise !== undefined && own(filled, name) === undefined) {
      set(filled, name, JSON.parse(otherwise));
    }
    if (type !== null && Object.hasOwn(filled, name)) {
      set(filled, name, inType(shapes, type, own(filled, name)));
    }
  }
}

function own(members: Members, key: string): unknown {
  return Object.hasOwn(members, key) ? members[key] : undefined;
}

/** Sets a member, whatever its name is to an object. */
function set(members: Members, key: string, value: unknown): void {
  Object.defineProperty(members, key, { value, writable: true, enumerable: true, configurable: true });
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  return Array.isArray(value) ? 'array' : typeof value;
}
