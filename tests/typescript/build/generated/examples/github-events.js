/** Webhook bodies; the name travels in X-GitHub-Event. */
import * as cantus from './cantus.js';
import * as checks from './github-checks.js';
/** Whether the value is a `GithubDiscussionLocked` to a reader. */
export function isGithubDiscussionLocked(value) {
    const check = new cantus.Check('read');
    checks.checkGithubDiscussionLocked(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubDiscussionLocked`, with every problem and its place. */
export function parseGithubDiscussionLocked(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubDiscussionLocked);
}
/** Whether the value is a `GithubDiscussionLockedDiscussion` to a reader. */
export function isGithubDiscussionLockedDiscussion(value) {
    const check = new cantus.Check('read');
    checks.checkGithubDiscussionLockedDiscussion(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubDiscussionLockedDiscussion`, with every problem and its place. */
export function parseGithubDiscussionLockedDiscussion(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubDiscussionLockedDiscussion);
}
/** Whether the value is a `GithubDiscussionPayload` to a reader. */
export function isGithubDiscussionPayload(value) {
    const check = new cantus.Check('read');
    checks.checkGithubDiscussionPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubDiscussionPayload`, with every problem and its place. */
export function parseGithubDiscussionPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubDiscussionPayload);
}
/** Whether the value is a `GithubFrom` to a reader. */
export function isGithubFrom(value) {
    const check = new cantus.Check('read');
    checks.checkGithubFrom(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubFrom`, with every problem and its place. */
export function parseGithubFrom(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubFrom);
}
/** Whether the value is a `GithubIssue` to a reader. */
export function isGithubIssue(value) {
    const check = new cantus.Check('read');
    checks.checkGithubIssue(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubIssue`, with every problem and its place. */
export function parseGithubIssue(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubIssue);
}
/** Whether the value is a `GithubIssueState` to a reader. */
export function isGithubIssueState(value) {
    const check = new cantus.Check('read');
    checks.checkGithubIssueState(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubIssueState`, with every problem and its place. */
export function parseGithubIssueState(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubIssueState);
}
/** Whether the value is a `GithubIssuesClosed` to a reader. */
export function isGithubIssuesClosed(value) {
    const check = new cantus.Check('read');
    checks.checkGithubIssuesClosed(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubIssuesClosed`, with every problem and its place. */
export function parseGithubIssuesClosed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubIssuesClosed);
}
/** Whether the value is a `GithubIssuesEdited` to a reader. */
export function isGithubIssuesEdited(value) {
    const check = new cantus.Check('read');
    checks.checkGithubIssuesEdited(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubIssuesEdited`, with every problem and its place. */
export function parseGithubIssuesEdited(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubIssuesEdited);
}
/** Whether the value is a `GithubIssuesEditedChanges` to a reader. */
export function isGithubIssuesEditedChanges(value) {
    const check = new cantus.Check('read');
    checks.checkGithubIssuesEditedChanges(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubIssuesEditedChanges`, with every problem and its place. */
export function parseGithubIssuesEditedChanges(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubIssuesEditedChanges);
}
/** Whether the value is a `GithubIssuesLabeled` to a reader. */
export function isGithubIssuesLabeled(value) {
    const check = new cantus.Check('read');
    checks.checkGithubIssuesLabeled(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubIssuesLabeled`, with every problem and its place. */
export function parseGithubIssuesLabeled(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubIssuesLabeled);
}
/** Whether the value is a `GithubIssuesOpened` to a reader. */
export function isGithubIssuesOpened(value) {
    const check = new cantus.Check('read');
    checks.checkGithubIssuesOpened(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubIssuesOpened`, with every problem and its place. */
export function parseGithubIssuesOpened(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubIssuesOpened);
}
/** Whether the value is a `GithubIssuesPayload` to a reader, and nothing in it is unknown; `parseGithubIssuesPayload` takes what is. */
export function isGithubIssuesPayload(value) {
    const check = new cantus.Check('read');
    checks.checkGithubIssuesPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `GithubIssuesPayload`, with every problem and its place. */
export function parseGithubIssuesPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubIssuesPayload, checks.turnGithubIssuesPayload);
}
/** Whether the value is a `GithubLabel` to a reader. */
export function isGithubLabel(value) {
    const check = new cantus.Check('read');
    checks.checkGithubLabel(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubLabel`, with every problem and its place. */
export function parseGithubLabel(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubLabel);
}
/** Whether the value is a `GithubPullRequestPayload` to a reader. */
export function isGithubPullRequestPayload(value) {
    const check = new cantus.Check('read');
    checks.checkGithubPullRequestPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubPullRequestPayload`, with every problem and its place. */
export function parseGithubPullRequestPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubPullRequestPayload);
}
/** Whether the value is a `GithubPullRequestReviewRequested` to a reader. */
export function isGithubPullRequestReviewRequested(value) {
    const check = new cantus.Check('read');
    checks.checkGithubPullRequestReviewRequested(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubPullRequestReviewRequested`, with every problem and its place. */
export function parseGithubPullRequestReviewRequested(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubPullRequestReviewRequested);
}
/** Whether the value is a `GithubPullRequestReviewRequestedRequestedReviewer` to a reader. */
export function isGithubPullRequestReviewRequestedRequestedReviewer(value) {
    const check = new cantus.Check('read');
    checks.checkGithubPullRequestReviewRequestedRequestedReviewer(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubPullRequestReviewRequestedRequestedReviewer`, with every problem and its place. */
export function parseGithubPullRequestReviewRequestedRequestedReviewer(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubPullRequestReviewRequestedRequestedReviewer);
}
/** Whether the value is a `GithubPullRequestReviewRequestedRequestedTeam` to a reader. */
export function isGithubPullRequestReviewRequestedRequestedTeam(value) {
    const check = new cantus.Check('read');
    checks.checkGithubPullRequestReviewRequestedRequestedTeam(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubPullRequestReviewRequestedRequestedTeam`, with every problem and its place. */
export function parseGithubPullRequestReviewRequestedRequestedTeam(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubPullRequestReviewRequestedRequestedTeam);
}
/** Whether the value is a `GithubRepository` to a reader. */
export function isGithubRepository(value) {
    const check = new cantus.Check('read');
    checks.checkGithubRepository(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubRepository`, with every problem and its place. */
export function parseGithubRepository(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubRepository);
}
/** Whether the value is a `GithubRepositoryCreatedAt` to a reader. */
export function isGithubRepositoryCreatedAt(value) {
    const check = new cantus.Check('read');
    checks.checkGithubRepositoryCreatedAt(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubRepositoryCreatedAt`, with every problem and its place. */
export function parseGithubRepositoryCreatedAt(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubRepositoryCreatedAt);
}
/** Whether the value is a `GithubStarCreated` to a reader. */
export function isGithubStarCreated(value) {
    const check = new cantus.Check('read');
    checks.checkGithubStarCreated(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubStarCreated`, with every problem and its place. */
export function parseGithubStarCreated(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubStarCreated);
}
/** Whether the value is a `GithubStarDeleted` to a reader. */
export function isGithubStarDeleted(value) {
    const check = new cantus.Check('read');
    checks.checkGithubStarDeleted(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubStarDeleted`, with every problem and its place. */
export function parseGithubStarDeleted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubStarDeleted);
}
/** Whether the value is a `GithubStarPayload` to a reader. */
export function isGithubStarPayload(value) {
    const check = new cantus.Check('read');
    checks.checkGithubStarPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubStarPayload`, with every problem and its place. */
export function parseGithubStarPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubStarPayload);
}
/** Whether the value is a `GithubTeam` to a reader. */
export function isGithubTeam(value) {
    const check = new cantus.Check('read');
    checks.checkGithubTeam(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubTeam`, with every problem and its place. */
export function parseGithubTeam(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubTeam);
}
/** Whether the value is a `GithubUser` to a reader. */
export function isGithubUser(value) {
    const check = new cantus.Check('read');
    checks.checkGithubUser(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubUser`, with every problem and its place. */
export function parseGithubUser(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubUser);
}
/** Whether the value is a `GithubUserType` to a reader. */
export function isGithubUserType(value) {
    const check = new cantus.Check('read');
    checks.checkGithubUserType(value, check, 1);
    return check.count === 0;
}
/** Reads a `GithubUserType`, with every problem and its place. */
export function parseGithubUserType(value, view = 'read') {
    return cantus.parse(value, view, checks.checkGithubUserType);
}
/** Every type of event. */
export const GITHUB_EVENT_TYPES = [
    'discussion',
    'issues',
    'pull_request',
    'star',
];
/** Reads a document whose type was told beside it: an event, one of a type this code does not know, or every problem and its place. */
export function parseGithubEvent(type, value, view = 'read') {
    return cantus.parsedNamedEvent(type, value, view, checks.checksGithubEvent, checks.turnsGithubEvent);
}
/**
 * Makes the event `discussion`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGithubDiscussion(payload) {
    return checks.emitGithubEvent$Discussion(cantus.join(payload));
}
/**
 * Makes the event `issues`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGithubIssues(payload) {
    return checks.emitGithubEvent$Issues(cantus.join(payload));
}
/**
 * Makes the event `pull_request`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGithubPullRequest(payload) {
    return checks.emitGithubEvent$PullRequest(cantus.join(payload));
}
/**
 * Makes the event `star`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGithubStar(payload) {
    return checks.emitGithubEvent$Star(cantus.join(payload));
}
