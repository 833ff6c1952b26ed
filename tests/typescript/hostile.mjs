// Writes the corner registry's lock with a hostile text in every place that takes one: prose, names, values, tags, keys.
//
// What is printed from it has to compile, and nothing of it may run.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const HOSTILE = ' */ ` ${globalThis.ran = true} </script> <!-- --> \' " \\ \u2028 \u202e ]]> \u{1f980}';
const PROSE = `*/ globalThis.ran = true; /* @deprecated\n\`\`\`\n${HOSTILE}\n`;

const lock = JSON.parse(readFileSync(new URL('projects/corners/generated/registry.lock.json', import.meta.url), 'utf8'));
for (const part of Object.values(lock.packages)) spoil(part);
const folder = new URL('projects/hostile/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('registry.json', folder), JSON.stringify({ packages: lock.packages }, undefined, 2));

function spoil(node) {
  if (Array.isArray(node)) {
    node.forEach(spoil);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && typeof node.name === 'string') {
    node.meta = { as: node.name.replaceAll(/[^A-Za-z0-9_]/gu, (c) => `u${c.codePointAt(0).toString(16)}`).replace(/^(?=[0-9])/u, 'n'), ...node.meta };
    node.name += HOSTILE;
  }
  if ('told_apart' in node && typeof node.content === 'string') node.content += HOSTILE;
  if (typeof node.told_apart?.tag === 'string') node.told_apart.tag += HOSTILE;
  if (typeof node.is_a_key === 'string') {
    node.is_a_key += HOSTILE;
    node.filled = (node.filled ?? []).map((name) => name + HOSTILE);
  }
  for (const literal of [node.wire, node.value, node.literal]) {
    if (typeof literal?.string === 'string') literal.string += HOSTILE;
  }
  if (node.code?.attributes !== undefined) {
    const spoiled = (value) => (typeof value === 'string' ? value + HOSTILE : value);
    const attributes = Object.entries(node.code.attributes);
    node.code.attributes = Object.fromEntries(attributes.map(([name, value]) => [name + HOSTILE, spoiled(value)]));
  }
  for (const key of ['summary', 'description', 'use_when', 'hint', 'note', 'since']) {
    if (typeof node[key] === 'string') node[key] = PROSE;
  }
  if (node.meta !== undefined || 'shape' in node || 'wire' in node) {
    node.meta = { ...node.meta, summary: PROSE, use_when: PROSE, instead_of: { [HOSTILE]: PROSE }, examples: [PROSE, { [PROSE]: PROSE }] };
  }
  for (const child of Object.values(node)) if (child !== node.meta) spoil(child);
}
