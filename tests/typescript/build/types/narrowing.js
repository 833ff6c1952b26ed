// What must compile and what must not; nobody runs this.
import { createCornersEmpty, createCornersMaybe, createCornersWider, createRpcNotificationsChanged, isCornersEvent, isCornersPart, knownCornersCornerErrorCode, newCornersCornerError, newRpcError, parseBareEvent, parseCornersEvent, parseInnerEvent, } from '../projects/corners/generated/typescript/index.js';
function holds() { }
export function narrows(event) {
    switch (event.event) {
        case 'chunk':
            return event.data.text;
        case 'citation':
            holds();
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
export function exhausts(event) {
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
            const nothing = event;
            return nothing;
        }
    }
}
export function doesNotExhaust(event) {
    switch (event.method) {
        case 'read':
            return 'read';
        default: {
            // @ts-expect-error five events are left
            const nothing = event;
            return nothing;
        }
    }
}
export function parses(value) {
    const result = parseCornersEvent(value);
    if (!result.ok)
        return result.problems.map((problem) => problem.pointer).join();
    if (!result.known)
        return result.type + result.common.id;
    // @ts-expect-error an event of a known type has no raw form
    void result.raw;
    holds();
    return result.event.event;
}
export function parsesNamed(type, value) {
    const result = parseBareEvent(type, value);
    if (!result.ok || !result.known)
        return undefined;
    switch (result.type) {
        case 'paid':
            return result.event.amount;
        case 'star':
            return result.event.starred_at ?? undefined;
        default:
            return undefined;
    }
}
export function familiesNarrow(part, server, step, frame) {
    if (part.type === 'text')
        return part.text;
    // @ts-expect-error only the unknown member has a tag of its own
    void part.tag;
    if (part.type === '$unknown')
        return part.raw;
    if (server.type === 'http')
        return server.url;
    const command = server.command;
    if (step.type === 'tool')
        return step.phase === 'ended' ? step.ok : step.tool;
    if (step.type === 'choose')
        return step.yes !== undefined ? step.yes : step.no;
    if (frame.type === 'nested' && frame.body.type === 'leaf')
        return frame.body.body.n;
    return command;
}
export function guards(value) {
    if (isCornersEvent(value))
        holds();
    if (isCornersPart(value))
        holds();
}
export function constructs() {
    // @ts-expect-error `id` is required beside the tag
    createCornersEmpty({});
    // @ts-expect-error a string is no count
    createCornersMaybe({ count: 'a' }, { id: 'i' });
    // @ts-expect-error `undefined` is not absent
    createCornersMaybe({ count: undefined }, { id: 'i' });
    // @ts-expect-error the state key is fixed
    createCornersWider({}, { id: 'i', state_key: '' });
    const event = createCornersWider({ x: 1 }, { id: 'i', weight: 2 });
    const key = event.state_key;
    const version = createRpcNotificationsChanged().jsonrpc;
    return [key, version];
}
export function errors() {
    const expired = newCornersCornerError('grant_expired', { message: 'm', details: { expired_at: '2024-01-01T00:00:00Z' } });
    holds();
    // @ts-expect-error the details of this code are required
    newCornersCornerError('grant_expired', { message: 'm' });
    // @ts-expect-error these are the details of another code
    newCornersCornerError('gap', { message: 'm', details: { expired_at: 'x' } });
    // @ts-expect-error nobody declares the code
    newCornersCornerError('nothing', { message: 'm' });
    const missing = newRpcError(-32002, { message: 'm', data: { uri: 'u' } }).code;
    void missing;
    holds();
}
export function opensWithoutLosingWhatIsDeclared(payload, type) {
    void payload;
    // @ts-expect-error nobody declares the type
    const other = 'nothing';
    void other;
    return type;
}
export function restIsRead(event) {
    const tag = event.type;
    return [tag, event.at, event['more']];
}
export const written = { type: 'counted', at: 1, a: 1, b: 2 };
// @ts-expect-error a number is no value of an event's type
export const wrong = { type: 'moved', at: 1, to: 2 };
export function unknownEvents(value) {
    const result = parseInnerEvent(value);
    if (result.ok && !result.known) {
        const at = result.common.at;
        return result.type + at;
    }
    return undefined;
}
