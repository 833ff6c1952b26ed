/** Webhook bodies; the name travels in X-GitHub-Event. */

import * as cantus from './cantus.ts';
import * as checks from './github-checks.ts';

/** `events.discussion.locked` of package `github`. */
export interface GithubDiscussionLocked {
  discussion: GithubDiscussionLockedDiscussion;
}

/** Whether the value is a `GithubDiscussionLocked` to a reader. */
export function isGithubDiscussionLocked(value: unknown): value is GithubDiscussionLocked {
  const check = new cantus.Check('read');
  checks.checkGithubDiscussionLocked(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubDiscussionLocked`, with every problem and its place. */
export function parseGithubDiscussionLocked(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubDiscussionLocked> {
  return cantus.parse(value, view, checks.checkGithubDiscussionLocked);
}

/** `events.discussion.locked.discussion` of package `github`. */
export interface GithubDiscussionLockedDiscussion {
  number: number;
  locked: true;
}

/** Whether the value is a `GithubDiscussionLockedDiscussion` to a reader. */
export function isGithubDiscussionLockedDiscussion(value: unknown): value is GithubDiscussionLockedDiscussion {
  const check = new cantus.Check('read');
  checks.checkGithubDiscussionLockedDiscussion(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubDiscussionLockedDiscussion`, with every problem and its place. */
export function parseGithubDiscussionLockedDiscussion(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubDiscussionLockedDiscussion> {
  return cantus.parse(value, view, checks.checkGithubDiscussionLockedDiscussion);
}

interface GithubDiscussionPayload$Common {
  repository: GithubRepository;
  sender: GithubUser;
}

/** `events.discussion` of package `github`. */
export type GithubDiscussionPayload =
  | ({ action: 'locked' } & GithubDiscussionPayload$Common & GithubDiscussionLocked);

/** Whether the value is a `GithubDiscussionPayload` to a reader. */
export function isGithubDiscussionPayload(value: unknown): value is GithubDiscussionPayload {
  const check = new cantus.Check('read');
  checks.checkGithubDiscussionPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubDiscussionPayload`, with every problem and its place. */
export function parseGithubDiscussionPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubDiscussionPayload> {
  return cantus.parse(value, view, checks.checkGithubDiscussionPayload);
}

/** `types.From` of package `github`. */
export interface GithubFrom {
  from: string;
}

/** Whether the value is a `GithubFrom` to a reader. */
export function isGithubFrom(value: unknown): value is GithubFrom {
  const check = new cantus.Check('read');
  checks.checkGithubFrom(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubFrom`, with every problem and its place. */
export function parseGithubFrom(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubFrom> {
  return cantus.parse(value, view, checks.checkGithubFrom);
}

/** `types.Issue` of package `github`. */
export interface GithubIssue {
  id: number;
  number: number;
  title: string;
  user: GithubUser;
  labels: GithubLabel[];
  state: GithubIssueState;
  closed_at: string | null;
  body: string | null;
}

/** Whether the value is a `GithubIssue` to a reader. */
export function isGithubIssue(value: unknown): value is GithubIssue {
  const check = new cantus.Check('read');
  checks.checkGithubIssue(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubIssue`, with every problem and its place. */
export function parseGithubIssue(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubIssue> {
  return cantus.parse(value, view, checks.checkGithubIssue);
}

/** `types.Issue.state` of package `github`. */
export type GithubIssueState =
  | 'open'
  | 'closed';

/** Whether the value is a `GithubIssueState` to a reader. */
export function isGithubIssueState(value: unknown): value is GithubIssueState {
  const check = new cantus.Check('read');
  checks.checkGithubIssueState(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubIssueState`, with every problem and its place. */
export function parseGithubIssueState(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubIssueState> {
  return cantus.parse(value, view, checks.checkGithubIssueState);
}

/** `events.issues.closed` of package `github`. */
export interface GithubIssuesClosed {
  issue: GithubIssue;
}

/** Whether the value is a `GithubIssuesClosed` to a reader. */
export function isGithubIssuesClosed(value: unknown): value is GithubIssuesClosed {
  const check = new cantus.Check('read');
  checks.checkGithubIssuesClosed(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubIssuesClosed`, with every problem and its place. */
export function parseGithubIssuesClosed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubIssuesClosed> {
  return cantus.parse(value, view, checks.checkGithubIssuesClosed);
}

/** `events.issues.edited` of package `github`. */
export interface GithubIssuesEdited {
  issue: GithubIssue;
  changes: GithubIssuesEditedChanges;
}

/** Whether the value is a `GithubIssuesEdited` to a reader. */
export function isGithubIssuesEdited(value: unknown): value is GithubIssuesEdited {
  const check = new cantus.Check('read');
  checks.checkGithubIssuesEdited(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubIssuesEdited`, with every problem and its place. */
export function parseGithubIssuesEdited(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubIssuesEdited> {
  return cantus.parse(value, view, checks.checkGithubIssuesEdited);
}

/** `events.issues.edited.changes` of package `github`. */
export interface GithubIssuesEditedChanges {
  title?: GithubFrom;
  body?: GithubFrom;
}

/** Whether the value is a `GithubIssuesEditedChanges` to a reader. */
export function isGithubIssuesEditedChanges(value: unknown): value is GithubIssuesEditedChanges {
  const check = new cantus.Check('read');
  checks.checkGithubIssuesEditedChanges(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubIssuesEditedChanges`, with every problem and its place. */
export function parseGithubIssuesEditedChanges(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubIssuesEditedChanges> {
  return cantus.parse(value, view, checks.checkGithubIssuesEditedChanges);
}

/** `events.issues.labeled` of package `github`. */
export interface GithubIssuesLabeled {
  issue: GithubIssue;
  label?: GithubLabel;
}

/** Whether the value is a `GithubIssuesLabeled` to a reader. */
export function isGithubIssuesLabeled(value: unknown): value is GithubIssuesLabeled {
  const check = new cantus.Check('read');
  checks.checkGithubIssuesLabeled(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubIssuesLabeled`, with every problem and its place. */
export function parseGithubIssuesLabeled(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubIssuesLabeled> {
  return cantus.parse(value, view, checks.checkGithubIssuesLabeled);
}

/** `events.issues.opened` of package `github`. */
export interface GithubIssuesOpened {
  issue: GithubIssue;
}

/** Whether the value is a `GithubIssuesOpened` to a reader. */
export function isGithubIssuesOpened(value: unknown): value is GithubIssuesOpened {
  const check = new cantus.Check('read');
  checks.checkGithubIssuesOpened(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubIssuesOpened`, with every problem and its place. */
export function parseGithubIssuesOpened(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubIssuesOpened> {
  return cantus.parse(value, view, checks.checkGithubIssuesOpened);
}

interface GithubIssuesPayload$Common {
  repository: GithubRepository;
  sender: GithubUser;
}

/** `events.issues` of package `github`. */
export type GithubIssuesPayload =
  | ({ action: 'closed' } & GithubIssuesPayload$Common & GithubIssuesClosed)
  | ({ action: 'edited' } & GithubIssuesPayload$Common & GithubIssuesEdited)
  | ({ action: 'labeled' } & GithubIssuesPayload$Common & GithubIssuesLabeled)
  | ({ action: 'opened' } & GithubIssuesPayload$Common & GithubIssuesOpened)
  /** A member that is not declared; `raw` is the whole of it. */
  | { action: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `GithubIssuesPayload` to a reader, and nothing in it is unknown; `parseGithubIssuesPayload` takes what is. */
export function isGithubIssuesPayload(value: unknown): value is GithubIssuesPayload {
  const check = new cantus.Check('read');
  checks.checkGithubIssuesPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `GithubIssuesPayload`, with every problem and its place. */
export function parseGithubIssuesPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubIssuesPayload> {
  return cantus.parse(value, view, checks.checkGithubIssuesPayload, checks.turnGithubIssuesPayload);
}

/** `types.Label` of package `github`. */
export interface GithubLabel {
  id: number;
  name: string;
  color: string;
  default: boolean;
  description: string | null;
}

/** Whether the value is a `GithubLabel` to a reader. */
export function isGithubLabel(value: unknown): value is GithubLabel {
  const check = new cantus.Check('read');
  checks.checkGithubLabel(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubLabel`, with every problem and its place. */
export function parseGithubLabel(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubLabel> {
  return cantus.parse(value, view, checks.checkGithubLabel);
}

interface GithubPullRequestPayload$Common {
  number: number;
  repository: GithubRepository;
  sender: GithubUser;
}

/** `events.pull_request` of package `github`. */
export type GithubPullRequestPayload =
  | ({ action: 'review_requested' } & GithubPullRequestPayload$Common & GithubPullRequestReviewRequested);

/** Whether the value is a `GithubPullRequestPayload` to a reader. */
export function isGithubPullRequestPayload(value: unknown): value is GithubPullRequestPayload {
  const check = new cantus.Check('read');
  checks.checkGithubPullRequestPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubPullRequestPayload`, with every problem and its place. */
export function parseGithubPullRequestPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubPullRequestPayload> {
  return cantus.parse(value, view, checks.checkGithubPullRequestPayload);
}

/** `events.pull_request.review_requested` of package `github`. */
export type GithubPullRequestReviewRequested =
  | ({ requested_team?: never } & GithubPullRequestReviewRequestedRequestedReviewer)
  | ({ requested_reviewer?: never } & GithubPullRequestReviewRequestedRequestedTeam);

/** Whether the value is a `GithubPullRequestReviewRequested` to a reader. */
export function isGithubPullRequestReviewRequested(value: unknown): value is GithubPullRequestReviewRequested {
  const check = new cantus.Check('read');
  checks.checkGithubPullRequestReviewRequested(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubPullRequestReviewRequested`, with every problem and its place. */
export function parseGithubPullRequestReviewRequested(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubPullRequestReviewRequested> {
  return cantus.parse(value, view, checks.checkGithubPullRequestReviewRequested);
}

/** `events.pull_request.review_requested.requested_reviewer` of package `github`. */
export interface GithubPullRequestReviewRequestedRequestedReviewer {
  requested_reviewer: GithubUser;
}

/** Whether the value is a `GithubPullRequestReviewRequestedRequestedReviewer` to a reader. */
export function isGithubPullRequestReviewRequestedRequestedReviewer(value: unknown): value is GithubPullRequestReviewRequestedRequestedReviewer {
  const check = new cantus.Check('read');
  checks.checkGithubPullRequestReviewRequestedRequestedReviewer(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubPullRequestReviewRequestedRequestedReviewer`, with every problem and its place. */
export function parseGithubPullRequestReviewRequestedRequestedReviewer(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubPullRequestReviewRequestedRequestedReviewer> {
  return cantus.parse(value, view, checks.checkGithubPullRequestReviewRequestedRequestedReviewer);
}

/** `events.pull_request.review_requested.requested_team` of package `github`. */
export interface GithubPullRequestReviewRequestedRequestedTeam {
  requested_team: GithubTeam;
}

/** Whether the value is a `GithubPullRequestReviewRequestedRequestedTeam` to a reader. */
export function isGithubPullRequestReviewRequestedRequestedTeam(value: unknown): value is GithubPullRequestReviewRequestedRequestedTeam {
  const check = new cantus.Check('read');
  checks.checkGithubPullRequestReviewRequestedRequestedTeam(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubPullRequestReviewRequestedRequestedTeam`, with every problem and its place. */
export function parseGithubPullRequestReviewRequestedRequestedTeam(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubPullRequestReviewRequestedRequestedTeam> {
  return cantus.parse(value, view, checks.checkGithubPullRequestReviewRequestedRequestedTeam);
}

/** `types.Repository` of package `github`. */
export interface GithubRepository {
  id: number;
  name: string;
  full_name: string;
  private: boolean;
  owner: GithubUser;
  created_at: GithubRepositoryCreatedAt;
}

/** Whether the value is a `GithubRepository` to a reader. */
export function isGithubRepository(value: unknown): value is GithubRepository {
  const check = new cantus.Check('read');
  checks.checkGithubRepository(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubRepository`, with every problem and its place. */
export function parseGithubRepository(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubRepository> {
  return cantus.parse(value, view, checks.checkGithubRepository);
}

/** `types.Repository.created_at` of package `github`. */
export type GithubRepositoryCreatedAt =
  | number
  | string;

/** Whether the value is a `GithubRepositoryCreatedAt` to a reader. */
export function isGithubRepositoryCreatedAt(value: unknown): value is GithubRepositoryCreatedAt {
  const check = new cantus.Check('read');
  checks.checkGithubRepositoryCreatedAt(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubRepositoryCreatedAt`, with every problem and its place. */
export function parseGithubRepositoryCreatedAt(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubRepositoryCreatedAt> {
  return cantus.parse(value, view, checks.checkGithubRepositoryCreatedAt);
}

/** `events.star.created` of package `github`. */
export interface GithubStarCreated {
  starred_at: string;
}

/** Whether the value is a `GithubStarCreated` to a reader. */
export function isGithubStarCreated(value: unknown): value is GithubStarCreated {
  const check = new cantus.Check('read');
  checks.checkGithubStarCreated(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubStarCreated`, with every problem and its place. */
export function parseGithubStarCreated(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubStarCreated> {
  return cantus.parse(value, view, checks.checkGithubStarCreated);
}

/** `events.star.deleted` of package `github`. */
export interface GithubStarDeleted {
  starred_at: null;
}

/** Whether the value is a `GithubStarDeleted` to a reader. */
export function isGithubStarDeleted(value: unknown): value is GithubStarDeleted {
  const check = new cantus.Check('read');
  checks.checkGithubStarDeleted(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubStarDeleted`, with every problem and its place. */
export function parseGithubStarDeleted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubStarDeleted> {
  return cantus.parse(value, view, checks.checkGithubStarDeleted);
}

interface GithubStarPayload$Common {
  repository: GithubRepository;
  sender: GithubUser;
}

/** `events.star` of package `github`. */
export type GithubStarPayload =
  | ({ action: 'created' } & GithubStarPayload$Common & GithubStarCreated)
  | ({ action: 'deleted' } & GithubStarPayload$Common & GithubStarDeleted);

/** Whether the value is a `GithubStarPayload` to a reader. */
export function isGithubStarPayload(value: unknown): value is GithubStarPayload {
  const check = new cantus.Check('read');
  checks.checkGithubStarPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubStarPayload`, with every problem and its place. */
export function parseGithubStarPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubStarPayload> {
  return cantus.parse(value, view, checks.checkGithubStarPayload);
}

/** `types.Team` of package `github`. */
export interface GithubTeam {
  id: number;
  name: string;
  slug: string;
  html_url: string;
}

/** Whether the value is a `GithubTeam` to a reader. */
export function isGithubTeam(value: unknown): value is GithubTeam {
  const check = new cantus.Check('read');
  checks.checkGithubTeam(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubTeam`, with every problem and its place. */
export function parseGithubTeam(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubTeam> {
  return cantus.parse(value, view, checks.checkGithubTeam);
}

/** `types.User` of package `github`. */
export interface GithubUser {
  login: string;
  id: number;
  node_id: string;
  type: GithubUserType;
  site_admin: boolean;
  html_url: string;
}

/** Whether the value is a `GithubUser` to a reader. */
export function isGithubUser(value: unknown): value is GithubUser {
  const check = new cantus.Check('read');
  checks.checkGithubUser(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubUser`, with every problem and its place. */
export function parseGithubUser(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubUser> {
  return cantus.parse(value, view, checks.checkGithubUser);
}

/** `types.User.type` of package `github`. */
export type GithubUserType =
  | 'Bot'
  | 'User'
  | 'Organization';

/** Whether the value is a `GithubUserType` to a reader. */
export function isGithubUserType(value: unknown): value is GithubUserType {
  const check = new cantus.Check('read');
  checks.checkGithubUserType(value, check, 1);
  return check.count === 0;
}

/** Reads a `GithubUserType`, with every problem and its place. */
export function parseGithubUserType(value: unknown, view: cantus.View = 'read'): cantus.Parsed<GithubUserType> {
  return cantus.parse(value, view, checks.checkGithubUserType);
}

/** The documents of package `github` by the type of their event. */
export interface GithubEventTypes {
  discussion: GithubDiscussionPayload;
  issues: GithubIssuesPayload;
  pull_request: GithubPullRequestPayload;
  star: GithubStarPayload;
}

/** The type of an event, as it stands on the wire. */
export type GithubEventType = keyof GithubEventTypes;

/** Every event of package `github`. */
export type GithubEvent = GithubEventTypes[GithubEventType];

/** The document of one type of event. */
export type GithubEventOf<Type extends GithubEventType> = GithubEventTypes[Type];

/** Every type of event. */
export const GITHUB_EVENT_TYPES = [
  'discussion',
  'issues',
  'pull_request',
  'star',
] as const satisfies readonly GithubEventType[];

/** Reads a document whose type was told beside it: an event, one of a type this code does not know, or every problem and its place. */
export function parseGithubEvent(type: string, value: unknown, view: cantus.View = 'read'): cantus.ParsedNamedEvent<GithubEventTypes> {
  return cantus.parsedNamedEvent(type, value, view, checks.checksGithubEvent, checks.turnsGithubEvent);
}

/**
 * Makes the event `discussion`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGithubDiscussion(payload: GithubDiscussionPayload): GithubEventOf<'discussion'> {
  return checks.emitGithubEvent$Discussion(cantus.join(payload));
}

/**
 * Makes the event `issues`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGithubIssues(payload: GithubIssuesPayload): GithubEventOf<'issues'> {
  return checks.emitGithubEvent$Issues(cantus.join(payload));
}

/**
 * Makes the event `pull_request`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGithubPullRequest(payload: GithubPullRequestPayload): GithubEventOf<'pull_request'> {
  return checks.emitGithubEvent$PullRequest(cantus.join(payload));
}

/**
 * Makes the event `star`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createGithubStar(payload: GithubStarPayload): GithubEventOf<'star'> {
  return checks.emitGithubEvent$Star(cantus.join(payload));
}
