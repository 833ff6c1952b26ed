// The committed JSON Schemas, compiled by a strict validator without a plugin.

import { existsSync, readFileSync } from 'node:fs';

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import { schemas, type Document, type View } from './projects.ts';

const compiled = new Map<string, ValidateFunction>();

/** The validator of a document; none for an event that is named outside and not known. */
export function validator(document: Omit<Document, 'value'>, view: View): ValidateFunction | undefined {
  const { project, package: name, event } = document;
  const file = event === undefined ? `${name}.${view}.schema.json` : `${name}/${event}.${view}.schema.json`;
  const path = new URL(file, schemas[project]);
  const known = compiled.get(path.href);
  if (known !== undefined) return known;
  if (event !== undefined && !existsSync(path)) return undefined;
  // A document without a member does not have the one that every object inherits.
  const ajv = new Ajv2020({ strict: true, ownProperties: true, allErrors: false });
  const made = ajv.compile(JSON.parse(readFileSync(path, 'utf8')) as object);
  compiled.set(path.href, made);
  return made;
}
