// The TypeScript of `README.md`, with this folder's way to the generated files; a test compares the two.

import { parseStreamEvent, type StreamEvent } from '../../../generated/typescript/stream-events.ts';

export function receive(line: string): void {
  const result = parseStreamEvent(JSON.parse(line));
  if (!result.ok) throw new Error(result.problems.map((p) => `${p.pointer}: ${p.message}`).join('\n'));
  if (result.known) show(result.event);
}

function show(event: StreamEvent): void {
  switch (event.event) {
    case 'chunk': console.log(event.data.text); break;
    case 'citation': console.log(event.data.citation.source); break;
    // the compiler knows which are left
  }
}
