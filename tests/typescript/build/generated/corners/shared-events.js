/** Shapes that the other packages borrow; it has no events of its own. */
import * as cantus from './cantus.js';
import * as checks from './shared-checks.js';
/** Whether the value is a `SharedMoney` to a reader. */
export function isSharedMoney(value) {
    const check = new cantus.Check('read');
    checks.checkSharedMoney(value, check, 1);
    return check.count === 0;
}
/** Reads a `SharedMoney`, with every problem and its place. */
export function parseSharedMoney(value, view = 'read') {
    return cantus.parse(value, view, checks.checkSharedMoney);
}
/** Whether the value is a `SharedMood` to a reader. */
export function isSharedMood(value) {
    const check = new cantus.Check('read');
    checks.checkSharedMood(value, check, 1);
    return check.count === 0;
}
/** Reads a `SharedMood`, with every problem and its place. */
export function parseSharedMood(value, view = 'read') {
    return cantus.parse(value, view, checks.checkSharedMood);
}
/** Whether the value is a `SharedTree` to a reader. */
export function isSharedTree(value) {
    const check = new cantus.Check('read');
    checks.checkSharedTree(value, check, 1);
    return check.count === 0;
}
/** Reads a `SharedTree`, with every problem and its place. */
export function parseSharedTree(value, view = 'read') {
    return cantus.parse(value, view, checks.checkSharedTree);
}
/** Every type of event. */
export const SHARED_EVENT_TYPES = [];
/** Reads a document whose type was told beside it: an event, one of a type this code does not know, or every problem and its place. */
export function parseSharedEvent(type, value, view = 'read') {
    return cantus.parsedNamedEvent(type, value, view, checks.checksSharedEvent, undefined);
}
