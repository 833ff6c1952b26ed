// What must compile and what must not; nobody runs this.

import {
  type CornersEvent,
  type CornersEventOf,
  type CornersEventType,
  type CornersFrame,
  type CornersPart,
  type CornersServer,
  type CornersStep,
  createCornersEmpty,
  createCornersMaybe,
  createCornersWider,
  createRpcNotificationsChanged,
  factsOfCornersCornerError,
  isCornersEvent,
  isCornersPart,
  knownCornersCornerErrorCode,
  newCornersCornerError,
  newRpcError,
  parseBareEvent,
  parseCornersEvent,
  parseInnerEvent,
  readCornersCornerErrorResponse,
  type CornersCornerErrorOf,
  type CornersEnumsPayload,
  type InnerEventOf,
  type RpcEvent,
} from '../../fixtures/corners/generated/typescript/index.ts';
import type { StreamEvent, StreamEventOf } from '../../../generated/typescript/index.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function holds<_ extends true>(): void {}

export function narrows(event: StreamEvent): string {
  switch (event.event) {
    case 'chunk':
      return event.data.text;
    case 'citation':
      holds<Equal<typeof event, StreamEventOf<'citation'>>>();
      return event.data.citation.source;
    case 'tool_event':
      switch (event.data.event) {
        case '$unknown':
          return event.data.tag;
        case 'tool_error':
          return event.data.data.error_type;
        default:
          return event.data.call_id;
      }
    default:
      // @ts-expect-error the text belongs to another event
      return event.data.text;
  }
}

export function exhausts(event: RpcEvent): string {
  switch (event.method) {
    case '$/cancel':
    case 'failed':
    case 'notifications/changed':
    case 'notifications/log':
    case 'notifications/progress':
      return event.jsonrpc;
    case 'read':
      return String(event.id);
    default: {
      const nothing: never = event;
      return nothing;
    }
  }
}

export function doesNotExhaust(event: RpcEvent): string {
  switch (event.method) {
    case 'read':
      return 'read';
    default: {
      // @ts-expect-error five events are left
      const nothing: never = event;
      return nothing;
    }
  }
}

export function parses(value: unknown): string {
  const result = parseCornersEvent(value);
  if (!result.ok) return result.problems.map((problem) => problem.pointer).join();
  if (!result.known) return result.type + result.common.id;
  // @ts-expect-error an event of a known type has no raw form
  void result.raw;
  holds<Equal<typeof result.event, CornersEvent>>();
  return result.event.event;
}

export function parsesNamed(type: string, value: unknown): string | undefined {
  const result = parseBareEvent(type, value);
  if (!result.ok || !result.known) return undefined;
  switch (result.type) {
    case 'paid':
      return result.event.amount;
    case 'star':
      return result.event.starred_at ?? undefined;
    default:
      return undefined;
  }
}

export function familiesNarrow(part: CornersPart, server: CornersServer, step: CornersStep, frame: CornersFrame): unknown {
  if (part.type === 'text') return part.text;
  // @ts-expect-error only the unknown member has a tag of its own
  void part.tag;
  if (part.type === '$unknown') return part.raw;
  if (server.type === 'http') return server.url;
  const command: string = server.command;
  if (step.type === 'tool') return step.phase === 'ended' ? step.ok : step.tool;
  if (step.type === 'choose') return step.yes !== undefined ? step.yes : step.no;
  if (frame.type === 'nested' && frame.body.type === 'leaf') return frame.body.body.n;
  return command;
}

export function guards(value: unknown): void {
  if (isCornersEvent(value)) holds<Equal<typeof value, CornersEvent>>();
  if (isCornersPart(value)) holds<Equal<typeof value, CornersPart>>();
}

export function constructs(): unknown[] {
  // @ts-expect-error `id` is required beside the tag
  createCornersEmpty({});
  // @ts-expect-error a string is no count
  createCornersMaybe({ count: 'a' }, { id: 'i' });
  // @ts-expect-error `undefined` is not absent
  createCornersMaybe({ count: undefined }, { id: 'i' });
  // @ts-expect-error the state key is fixed
  createCornersWider({}, { id: 'i', state_key: '' });
  const event: CornersEventOf<'wider'> = createCornersWider({ x: 1 }, { id: 'i', weight: 2 });
  const key: '' = event.state_key;
  const version: '2.0' = createRpcNotificationsChanged().jsonrpc;
  return [key, version];
}

export function errors(): void {
  const expired = newCornersCornerError('grant_expired', { message: 'm', details: { expired_at: '2024-01-01T00:00:00Z' } });
  holds<Equal<typeof expired, CornersCornerErrorOf<'grant_expired'>>>();
  // @ts-expect-error the details of this code are required
  newCornersCornerError('grant_expired', { message: 'm' });
  // @ts-expect-error these are the details of another code
  newCornersCornerError('gap', { message: 'm', details: { expired_at: 'x' } });
  // @ts-expect-error nobody declares the code
  newCornersCornerError('nothing', { message: 'm' });
  const missing: -32002 = newRpcError(-32002, { message: 'm', data: { uri: 'u' } }).code;
  void missing;
  holds<Equal<ReturnType<typeof knownCornersCornerErrorCode>, 'E:99/x' | 'breach' | 'gap' | 'grant_expired' | 'grant_revoked' | 'plain_failure' | 'refused' | undefined>>();
}

export async function answers(response: Response): Promise<string | undefined> {
  const answered = await readCornersCornerErrorResponse(response);
  if (!answered.ok) return answered.reason;
  const { error } = answered;
  // @ts-expect-error not every code has details
  void error.details;
  switch (error.code) {
    case 'gap':
      return error.details?.earliest?.toFixed();
    case 'grant_expired':
      return error.details.expired_at;
    case 'plain_failure':
      // @ts-expect-error this code has none
      return error.details;
    case '$unknown':
      return String(error.raw['code']);
    default:
      return factsOfCornersCornerError(error)?.hint;
  }
}

export function opensWithoutLosingWhatIsDeclared(payload: CornersEnumsPayload, type: CornersEventType): CornersEventType {
  void payload;
  // @ts-expect-error nobody declares the type
  const other: CornersEventType = 'nothing';
  void other;
  return type;
}

export function restIsRead(event: InnerEventOf<'counted'>): unknown {
  const tag: 'counted' = event.type;
  return [tag, event.at, event['more']];
}

export const written: InnerEventOf<'counted'> = { type: 'counted', at: 1, a: 1, b: 2 };

// @ts-expect-error a number is no value of an event's type
export const wrong: InnerEventOf<'moved'> = { type: 'moved', at: 1, to: 2 };

export function unknownEvents(value: unknown): string | undefined {
  const result = parseInnerEvent(value);
  if (result.ok && !result.known) {
    const at: number = result.common.at;
    return result.type + at;
  }
  return undefined;
}
