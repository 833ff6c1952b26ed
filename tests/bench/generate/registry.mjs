// Writes a synthetic project: `node registry.mjs EVENTS FOLDER`.
//
// Every event has eight fields, three of which refer to declared types; there is a type for every ten events, a
// hundred events a file. The same numbers give the same bytes.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const EVENTS_PER_FILE = 100;

const pad = (number) => String(number).padStart(5, "0");

const typeCount = (events) => Math.max(1, Math.floor(events / 10));

function type(index) {
  return `  Thing${pad(index)}:
    summary: The thing that events ${index * 10} and up speak of.
    fields:
      id: string -- what it is known by
      size: {type: uint32, maximum: 100000}
      label?: string | null
`;
}

function event(index, things) {
  const thing = (offset) => `Thing${pad((index + offset) % things)}`;
  return `  event_${pad(index)}:
    summary: Something of kind ${index} happened.
    since: 1.0.0
    fields:
      id: string -- what it is known by
      count: {type: uint32, minimum: 1}
      ratio: {type: number, minimum: 0, maximum: 1}
      active: bool
      note?: string | null -- free text, if there is any
      source: ${thing(0)}
      target?: ${thing(3)} | null
      related?: list<${thing(7)}>
    examples:
      - {id: a, count: 1, ratio: 0.5, active: true, source: {id: b, size: 3}}
`;
}

const project = `cantus = "0.1"

[registry]
path = "registry/contract"
lock = "generated/registry.lock.json"
releases = "registry/releases"

[targets.rust]
out = "generated/rust/src"

[targets.typescript]
out = "generated/typescript"

[targets.json-schema]
out = "generated/schemas"
base = "https://bench.example/"
`;

const header = `package: bench
version: 1.0.0
summary: A synthetic vocabulary.
style: {fields: snake_case, events: snake_case}
envelope: {tag: event, content: data, common: {sequence: integer}}

types:
`;

/** Writes a project of that many events into the folder. */
export function write(events, folder) {
  const contract = join(folder, "registry", "contract", "bench");
  mkdirSync(contract, { recursive: true });
  writeFileSync(join(folder, "cantus.toml"), project);
  const things = typeCount(events);
  writeFileSync(join(contract, "package.yaml"), header + Array.from({ length: things }, (_, index) => type(index)).join(""));
  for (let start = 0; start < events; start += EVENTS_PER_FILE) {
    const count = Math.min(EVENTS_PER_FILE, events - start);
    const body = Array.from({ length: count }, (_, offset) => event(start + offset, things)).join("");
    writeFileSync(join(contract, `events_${pad(start)}.yaml`), `events:\n${body}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write(Number(process.argv[2]), process.argv[3]);
}
