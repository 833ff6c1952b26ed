// What a page makes of the stream. Its types come from the registry: declare one more event, run `cantus sync-types`,
// and the compiler says below that nobody shows it yet.
import { {{ names.parser }}, type {{ names.error }}, type {{ names.event }} } from '../../generated/typescript/{{ names.events_file }}.ts';

/** Turns one line of the stream into a line for people. */
export function show(line: string): string {
  const result = {{ names.parser }}(JSON.parse(line));
  if (!result.ok) throw new Error(result.problems.map((p) => `${p.pointer}: ${p.message}`).join('\n'));
  // A newer service may say what this page does not know; that is no mistake.
  return result.known ? sentence(result.event) : `(${result.type})`;
}

function sentence(event: {{ names.event }}): string {
  switch (event.event) {
    case 'started':
      return `${event.data.title ?? event.data.task} has begun`;
    case 'progress':
      return `${event.data.task}: ${event.data.done} of ${event.data.total ?? 'nobody knows how many'}`;
    case 'finished':
      return `${event.data.task} is over: ${event.data.error ? reason(event.data.error) : event.data.outcome}`;
    default:
      return event satisfies never;
  }
}

function reason(error: {{ names.error }}): string {
  return error.code === '$unknown' ? error.tag : `${error.message} (${error.code})`;
}
