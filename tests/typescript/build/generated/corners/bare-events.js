/** Documents are payloads; their name travels outside. */
import * as cantus from './cantus.js';
import * as checks from './bare-checks.js';
/** Whether the value is a `BareIssuesLabeled` to a reader. */
export function isBareIssuesLabeled(value) {
    const check = new cantus.Check('read');
    checks.checkBareIssuesLabeled(value, check, 1);
    return check.count === 0;
}
/** Reads a `BareIssuesLabeled`, with every problem and its place. */
export function parseBareIssuesLabeled(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareIssuesLabeled);
}
/** Whether the value is a `BareIssuesOpened` to a reader. */
export function isBareIssuesOpened(value) {
    const check = new cantus.Check('read');
    checks.checkBareIssuesOpened(value, check, 1);
    return check.count === 0;
}
/** Reads a `BareIssuesOpened`, with every problem and its place. */
export function parseBareIssuesOpened(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareIssuesOpened);
}
/** Whether the value is a `BareIssuesPayload` to a reader, and nothing in it is unknown; `parseBareIssuesPayload` takes what is. */
export function isBareIssuesPayload(value) {
    const check = new cantus.Check('read');
    checks.checkBareIssuesPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `BareIssuesPayload`, with every problem and its place. */
export function parseBareIssuesPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareIssuesPayload, checks.turnBareIssuesPayload);
}
/** Whether the value is a `BareNotedPayload` to a reader. */
export function isBareNotedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkBareNotedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `BareNotedPayload`, with every problem and its place. */
export function parseBareNotedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareNotedPayload);
}
/** Whether the value is a `BareReviewedPayload` to a reader. */
export function isBareReviewedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkBareReviewedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `BareReviewedPayload`, with every problem and its place. */
export function parseBareReviewedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareReviewedPayload);
}
/** Whether the value is a `BareReviewedTeam` to a reader. */
export function isBareReviewedTeam(value) {
    const check = new cantus.Check('read');
    checks.checkBareReviewedTeam(value, check, 1);
    return check.count === 0;
}
/** Reads a `BareReviewedTeam`, with every problem and its place. */
export function parseBareReviewedTeam(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareReviewedTeam);
}
/** Whether the value is a `BareReviewedUser` to a reader. */
export function isBareReviewedUser(value) {
    const check = new cantus.Check('read');
    checks.checkBareReviewedUser(value, check, 1);
    return check.count === 0;
}
/** Reads a `BareReviewedUser`, with every problem and its place. */
export function parseBareReviewedUser(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareReviewedUser);
}
/** Whether the value is a `BareStarPayload` to a reader. */
export function isBareStarPayload(value) {
    const check = new cantus.Check('read');
    checks.checkBareStarPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `BareStarPayload`, with every problem and its place. */
export function parseBareStarPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareStarPayload);
}
/** Whether the value is a `BareUser` to a reader. */
export function isBareUser(value) {
    const check = new cantus.Check('read');
    checks.checkBareUser(value, check, 1);
    return check.count === 0;
}
/** Reads a `BareUser`, with every problem and its place. */
export function parseBareUser(value, view = 'read') {
    return cantus.parse(value, view, checks.checkBareUser);
}
/** Every type of event. */
export const BARE_EVENT_TYPES = [
    'issues',
    'noted',
    'paid',
    'ping',
    'reviewed',
    'star',
];
/** Reads a document whose type was told beside it: an event, one of a type this code does not know, or every problem and its place. */
export function parseBareEvent(type, value, view = 'read') {
    return cantus.parsedNamedEvent(type, value, view, checks.checksBareEvent, checks.turnsBareEvent);
}
/**
 * Makes the event `issues`: Told apart by an action inside.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBareIssues(payload) {
    return checks.emitBareEvent$Issues(cantus.join(payload));
}
/**
 * Makes the event `noted`: Further keys are data.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBareNoted(payload) {
    return checks.emitBareEvent$Noted(cantus.join(payload));
}
/**
 * Makes the event `paid`: A borrowed record is the document.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBarePaid(payload) {
    return checks.emitBareEvent$Paid(cantus.join(payload));
}
/**
 * Makes the event `ping`: An empty document.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBarePing() {
    return checks.emitBareEvent$Ping(cantus.join());
}
/**
 * Makes the event `reviewed`: Told apart by a key.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBareReviewed(payload) {
    return checks.emitBareEvent$Reviewed(cantus.join(payload));
}
/**
 * Makes the event `star`: A field that must be there and may be null.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createBareStar(payload) {
    return checks.emitBareEvent$Star(cantus.join(payload));
}
