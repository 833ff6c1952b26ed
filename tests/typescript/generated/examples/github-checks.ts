/**
 * The checks behind the guards, parsers and constructors of package `github`. Import its events file instead.
 */

import * as cantus from './cantus.ts';

/** @internal */
export function fieldsGithubDiscussionLocked(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['discussion'];
  if (value === undefined) {
    check.missing('discussion');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubDiscussionLockedDiscussion(value, check, depth + 1);
    check.under(before, 'discussion');
  }
  return known;
}

/** @internal */
export function declaresGithubDiscussionLocked(key: string): boolean {
  return key === 'discussion';
}

/** @internal */
export function checkGithubDiscussionLocked(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubDiscussionLocked(value, check, depth), declaresGithubDiscussionLocked);
}

/** @internal */
export function fieldsGithubDiscussionLockedDiscussion(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['number'];
  if (value === undefined) {
    check.missing('number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'number');
  value = object['locked'];
  if (value === undefined) {
    check.missing('locked');
    known -= 1;
  } else if (value !== true) check.fail('expected true', 'locked');
  return known;
}

/** @internal */
export function declaresGithubDiscussionLockedDiscussion(key: string): boolean {
  return key === 'locked' || key === 'number';
}

/** @internal */
export function checkGithubDiscussionLockedDiscussion(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubDiscussionLockedDiscussion(value, check, depth), declaresGithubDiscussionLockedDiscussion);
}

/** @internal */
export function commonGithubDiscussionPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['repository'];
  if (value === undefined) {
    check.missing('repository');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubRepository(value, check, depth + 1);
    check.under(before, 'repository');
  }
  value = object['sender'];
  if (value === undefined) {
    check.missing('sender');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubUser(value, check, depth + 1);
    check.under(before, 'sender');
  }
  return known;
}

/** @internal */
export function memberGithubDiscussionPayload$Locked(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonGithubDiscussionPayload(object, check, depth) + fieldsGithubDiscussionLocked(object, check, depth);
}

/** @internal */
export function fieldsGithubDiscussionPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['action'];
  switch (tag) {
    case 'locked':
      return memberGithubDiscussionPayload$Locked(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('action');
    return 0;
  }
  check.fail('expected \'locked\'', 'action');
  return 1;
}

/** @internal */
export function declaresGithubDiscussionPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'action' || key === 'repository' || key === 'sender') return true;
  switch (object['action']) {
    case 'locked':
      return declaresGithubDiscussionLocked(key);
    default:
      return true;
  }
}

/** @internal */
export function checkGithubDiscussionPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubDiscussionPayload(value, check, depth), declaresGithubDiscussionPayload);
}

/** @internal */
export function fieldsGithubFrom(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['from'];
  if (value === undefined) {
    check.missing('from');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'from');
  return known;
}

/** @internal */
export function declaresGithubFrom(key: string): boolean {
  return key === 'from';
}

/** @internal */
export function checkGithubFrom(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubFrom(value, check, depth), declaresGithubFrom);
}

/** @internal */
export function fieldsGithubIssue(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 8;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'id');
  value = object['number'];
  if (value === undefined) {
    check.missing('number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'number');
  value = object['title'];
  if (value === undefined) {
    check.missing('title');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'title');
  value = object['user'];
  if (value === undefined) {
    check.missing('user');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubUser(value, check, depth + 1);
    check.under(before, 'user');
  }
  value = object['labels'];
  if (value === undefined) {
    check.missing('labels');
    known -= 1;
  } else {
    if (check.list(value, depth + 1, 'labels')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkGithubLabel(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'labels');
    }
  }
  value = object['state'];
  if (value === undefined) {
    check.missing('state');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubIssueState(value, check, depth + 1);
    check.under(before, 'state');
  }
  value = object['closed_at'];
  if (value === undefined) {
    check.missing('closed_at');
    known -= 1;
  } else if (value !== null && !cantus.isTimestamp(value)) check.fail('expected an RFC 3339 timestamp or null', 'closed_at');
  value = object['body'];
  if (value === undefined) {
    check.missing('body');
    known -= 1;
  } else if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'body');
  return known;
}

/** @internal */
export function declaresGithubIssue(key: string): boolean {
  return key === 'body' || key === 'closed_at' || key === 'id' || key === 'labels' || key === 'number' || key === 'state' || key === 'title' || key === 'user';
}

/** @internal */
export function checkGithubIssue(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubIssue(value, check, depth), declaresGithubIssue);
}

/** @internal */
export function checkGithubIssueState(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'open' && value !== 'closed') check.fail('expected \'open\' or \'closed\'');
}

/** @internal */
export function fieldsGithubIssuesClosed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['issue'];
  if (value === undefined) {
    check.missing('issue');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubIssue(value, check, depth + 1);
    check.under(before, 'issue');
  }
  return known;
}

/** @internal */
export function declaresGithubIssuesClosed(key: string): boolean {
  return key === 'issue';
}

/** @internal */
export function checkGithubIssuesClosed(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubIssuesClosed(value, check, depth), declaresGithubIssuesClosed);
}

/** @internal */
export function fieldsGithubIssuesEdited(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['issue'];
  if (value === undefined) {
    check.missing('issue');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubIssue(value, check, depth + 1);
    check.under(before, 'issue');
  }
  value = object['changes'];
  if (value === undefined) {
    check.missing('changes');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubIssuesEditedChanges(value, check, depth + 1);
    check.under(before, 'changes');
  }
  return known;
}

/** @internal */
export function declaresGithubIssuesEdited(key: string): boolean {
  return key === 'changes' || key === 'issue';
}

/** @internal */
export function checkGithubIssuesEdited(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubIssuesEdited(value, check, depth), declaresGithubIssuesEdited);
}

/** @internal */
export function fieldsGithubIssuesEditedChanges(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['title'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGithubFrom(value, check, depth + 1);
    check.under(before, 'title');
  }
  value = object['body'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGithubFrom(value, check, depth + 1);
    check.under(before, 'body');
  }
  return known;
}

/** @internal */
export function declaresGithubIssuesEditedChanges(key: string): boolean {
  return key === 'body' || key === 'title';
}

/** @internal */
export function checkGithubIssuesEditedChanges(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubIssuesEditedChanges(value, check, depth), declaresGithubIssuesEditedChanges);
}

/** @internal */
export function fieldsGithubIssuesLabeled(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['issue'];
  if (value === undefined) {
    check.missing('issue');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubIssue(value, check, depth + 1);
    check.under(before, 'issue');
  }
  value = object['label'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGithubLabel(value, check, depth + 1);
    check.under(before, 'label');
  }
  return known;
}

/** @internal */
export function declaresGithubIssuesLabeled(key: string): boolean {
  return key === 'issue' || key === 'label';
}

/** @internal */
export function checkGithubIssuesLabeled(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubIssuesLabeled(value, check, depth), declaresGithubIssuesLabeled);
}

/** @internal */
export function fieldsGithubIssuesOpened(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['issue'];
  if (value === undefined) {
    check.missing('issue');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubIssue(value, check, depth + 1);
    check.under(before, 'issue');
  }
  return known;
}

/** @internal */
export function declaresGithubIssuesOpened(key: string): boolean {
  return key === 'issue';
}

/** @internal */
export function checkGithubIssuesOpened(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubIssuesOpened(value, check, depth), declaresGithubIssuesOpened);
}

/** @internal */
export function commonGithubIssuesPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['repository'];
  if (value === undefined) {
    check.missing('repository');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubRepository(value, check, depth + 1);
    check.under(before, 'repository');
  }
  value = object['sender'];
  if (value === undefined) {
    check.missing('sender');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubUser(value, check, depth + 1);
    check.under(before, 'sender');
  }
  return known;
}

/** @internal */
export function memberGithubIssuesPayload$Closed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonGithubIssuesPayload(object, check, depth) + fieldsGithubIssuesClosed(object, check, depth);
}

/** @internal */
export function memberGithubIssuesPayload$Edited(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonGithubIssuesPayload(object, check, depth) + fieldsGithubIssuesEdited(object, check, depth);
}

/** @internal */
export function memberGithubIssuesPayload$Labeled(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonGithubIssuesPayload(object, check, depth) + fieldsGithubIssuesLabeled(object, check, depth);
}

/** @internal */
export function memberGithubIssuesPayload$Opened(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonGithubIssuesPayload(object, check, depth) + fieldsGithubIssuesOpened(object, check, depth);
}

/** @internal */
export function fieldsGithubIssuesPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['action'];
  switch (tag) {
    case 'closed':
      return memberGithubIssuesPayload$Closed(object, check, depth);
    case 'edited':
      return memberGithubIssuesPayload$Edited(object, check, depth);
    case 'labeled':
      return memberGithubIssuesPayload$Labeled(object, check, depth);
    case 'opened':
      return memberGithubIssuesPayload$Opened(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('action');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'action');
    return 1;
  }
  if (check.strict) check.fail('expected \'closed\', \'edited\', \'labeled\' or \'opened\'; others are read, but not written', 'action');
  check.unknown = true;
  return 1 + commonGithubIssuesPayload(object, check, depth);
}

/** @internal */
export function declaresGithubIssuesPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'action' || key === 'repository' || key === 'sender') return true;
  switch (object['action']) {
    case 'closed':
      return declaresGithubIssuesClosed(key);
    case 'edited':
      return declaresGithubIssuesEdited(key);
    case 'labeled':
      return declaresGithubIssuesLabeled(key);
    case 'opened':
      return declaresGithubIssuesOpened(key);
    default:
      return true;
  }
}

/** @internal */
export function checkGithubIssuesPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubIssuesPayload(value, check, depth), declaresGithubIssuesPayload);
}

/** @internal */
export function turnGithubIssuesPayload(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['action']) {
    case 'closed':
    case 'edited':
    case 'labeled':
    case 'opened':
      return value;
    default:
      return cantus.turnUnknown(value, way, 'action', 'tag', 'raw');
  }
}

/** @internal */
export function fieldsGithubLabel(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 5;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'id');
  value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['color'];
  if (value === undefined) {
    check.missing('color');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'color');
  value = object['default'];
  if (value === undefined) {
    check.missing('default');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'default');
  value = object['description'];
  if (value === undefined) {
    check.missing('description');
    known -= 1;
  } else if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'description');
  return known;
}

/** @internal */
export function declaresGithubLabel(key: string): boolean {
  return key === 'color' || key === 'default' || key === 'description' || key === 'id' || key === 'name';
}

/** @internal */
export function checkGithubLabel(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubLabel(value, check, depth), declaresGithubLabel);
}

/** @internal */
export function commonGithubPullRequestPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['number'];
  if (value === undefined) {
    check.missing('number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'number');
  value = object['repository'];
  if (value === undefined) {
    check.missing('repository');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubRepository(value, check, depth + 1);
    check.under(before, 'repository');
  }
  value = object['sender'];
  if (value === undefined) {
    check.missing('sender');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubUser(value, check, depth + 1);
    check.under(before, 'sender');
  }
  return known;
}

/** @internal */
export function memberGithubPullRequestPayload$ReviewRequested(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonGithubPullRequestPayload(object, check, depth) + fieldsGithubPullRequestReviewRequested(object, check, depth);
}

/** @internal */
export function fieldsGithubPullRequestPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['action'];
  switch (tag) {
    case 'review_requested':
      return memberGithubPullRequestPayload$ReviewRequested(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('action');
    return 0;
  }
  check.fail('expected \'review_requested\'', 'action');
  return 1;
}

/** @internal */
export function declaresGithubPullRequestPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'action' || key === 'number' || key === 'repository' || key === 'sender') return true;
  switch (object['action']) {
    case 'review_requested':
      return declaresGithubPullRequestReviewRequested(key, object);
    default:
      return true;
  }
}

/** @internal */
export function checkGithubPullRequestPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubPullRequestPayload(value, check, depth), declaresGithubPullRequestPayload);
}

/** @internal */
export function memberGithubPullRequestReviewRequested$RequestedReviewer(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsGithubPullRequestReviewRequestedRequestedReviewer(object, check, depth);
}

/** @internal */
export function memberGithubPullRequestReviewRequested$RequestedTeam(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsGithubPullRequestReviewRequestedRequestedTeam(object, check, depth);
}

/** @internal */
export function fieldsGithubPullRequestReviewRequested(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let present = 0;
  if (object['requested_reviewer'] !== undefined) present += 1;
  if (object['requested_team'] !== undefined) present += 1;
  if (present !== 1) check.fail('expected \'requested_reviewer\' or \'requested_team\' as a member, and no other of them');
  else if (object['requested_reviewer'] !== undefined) return memberGithubPullRequestReviewRequested$RequestedReviewer(object, check, depth);
  else if (object['requested_team'] !== undefined) return memberGithubPullRequestReviewRequested$RequestedTeam(object, check, depth);
  return 0;
}

/** @internal */
export function declaresGithubPullRequestReviewRequested(key: string, object: cantus.JsonObject): boolean {
  if (object['requested_reviewer'] !== undefined) return declaresGithubPullRequestReviewRequestedRequestedReviewer(key);
  if (object['requested_team'] !== undefined) return declaresGithubPullRequestReviewRequestedRequestedTeam(key);
  return true;
}

/** @internal */
export function checkGithubPullRequestReviewRequested(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubPullRequestReviewRequested(value, check, depth), declaresGithubPullRequestReviewRequested);
}

/** @internal */
export function fieldsGithubPullRequestReviewRequestedRequestedReviewer(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['requested_reviewer'];
  if (value === undefined) {
    check.missing('requested_reviewer');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubUser(value, check, depth + 1);
    check.under(before, 'requested_reviewer');
  }
  return known;
}

/** @internal */
export function declaresGithubPullRequestReviewRequestedRequestedReviewer(key: string): boolean {
  return key === 'requested_reviewer';
}

/** @internal */
export function checkGithubPullRequestReviewRequestedRequestedReviewer(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubPullRequestReviewRequestedRequestedReviewer(value, check, depth), declaresGithubPullRequestReviewRequestedRequestedReviewer);
}

/** @internal */
export function fieldsGithubPullRequestReviewRequestedRequestedTeam(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['requested_team'];
  if (value === undefined) {
    check.missing('requested_team');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubTeam(value, check, depth + 1);
    check.under(before, 'requested_team');
  }
  return known;
}

/** @internal */
export function declaresGithubPullRequestReviewRequestedRequestedTeam(key: string): boolean {
  return key === 'requested_team';
}

/** @internal */
export function checkGithubPullRequestReviewRequestedRequestedTeam(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubPullRequestReviewRequestedRequestedTeam(value, check, depth), declaresGithubPullRequestReviewRequestedRequestedTeam);
}

/** @internal */
export function fieldsGithubRepository(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 6;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'id');
  value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['full_name'];
  if (value === undefined) {
    check.missing('full_name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'full_name');
  value = object['private'];
  if (value === undefined) {
    check.missing('private');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'private');
  value = object['owner'];
  if (value === undefined) {
    check.missing('owner');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubUser(value, check, depth + 1);
    check.under(before, 'owner');
  }
  value = object['created_at'];
  if (value === undefined) {
    check.missing('created_at');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubRepositoryCreatedAt(value, check, depth + 1);
    check.under(before, 'created_at');
  }
  return known;
}

/** @internal */
export function declaresGithubRepository(key: string): boolean {
  return key === 'created_at' || key === 'full_name' || key === 'id' || key === 'name' || key === 'owner' || key === 'private';
}

/** @internal */
export function checkGithubRepository(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubRepository(value, check, depth), declaresGithubRepository);
}

/** @internal */
export function checkGithubRepositoryCreatedAt(value: unknown, check: cantus.Check, _depth: number): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) check.fail('expected an integer');
  } else if (typeof value === 'string') {
    if (!cantus.isTimestamp(value)) check.fail('expected an RFC 3339 timestamp');
  } else check.fail('expected a number or a string');
}

/** @internal */
export function fieldsGithubStarCreated(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['starred_at'];
  if (value === undefined) {
    check.missing('starred_at');
    known -= 1;
  } else if (!cantus.isTimestamp(value)) check.fail('expected an RFC 3339 timestamp', 'starred_at');
  return known;
}

/** @internal */
export function declaresGithubStarCreated(key: string): boolean {
  return key === 'starred_at';
}

/** @internal */
export function checkGithubStarCreated(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubStarCreated(value, check, depth), declaresGithubStarCreated);
}

/** @internal */
export function fieldsGithubStarDeleted(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['starred_at'];
  if (value === undefined) {
    check.missing('starred_at');
    known -= 1;
  } else if (value !== null) check.fail('expected null', 'starred_at');
  return known;
}

/** @internal */
export function declaresGithubStarDeleted(key: string): boolean {
  return key === 'starred_at';
}

/** @internal */
export function checkGithubStarDeleted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubStarDeleted(value, check, depth), declaresGithubStarDeleted);
}

/** @internal */
export function commonGithubStarPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['repository'];
  if (value === undefined) {
    check.missing('repository');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubRepository(value, check, depth + 1);
    check.under(before, 'repository');
  }
  value = object['sender'];
  if (value === undefined) {
    check.missing('sender');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubUser(value, check, depth + 1);
    check.under(before, 'sender');
  }
  return known;
}

/** @internal */
export function memberGithubStarPayload$Created(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonGithubStarPayload(object, check, depth) + fieldsGithubStarCreated(object, check, depth);
}

/** @internal */
export function memberGithubStarPayload$Deleted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonGithubStarPayload(object, check, depth) + fieldsGithubStarDeleted(object, check, depth);
}

/** @internal */
export function fieldsGithubStarPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['action'];
  switch (tag) {
    case 'created':
      return memberGithubStarPayload$Created(object, check, depth);
    case 'deleted':
      return memberGithubStarPayload$Deleted(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('action');
    return 0;
  }
  check.fail('expected \'created\' or \'deleted\'', 'action');
  return 1;
}

/** @internal */
export function declaresGithubStarPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'action' || key === 'repository' || key === 'sender') return true;
  switch (object['action']) {
    case 'created':
      return declaresGithubStarCreated(key);
    case 'deleted':
      return declaresGithubStarDeleted(key);
    default:
      return true;
  }
}

/** @internal */
export function checkGithubStarPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubStarPayload(value, check, depth), declaresGithubStarPayload);
}

/** @internal */
export function fieldsGithubTeam(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 4;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'id');
  value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['slug'];
  if (value === undefined) {
    check.missing('slug');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'slug');
  value = object['html_url'];
  if (value === undefined) {
    check.missing('html_url');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'html_url');
  return known;
}

/** @internal */
export function declaresGithubTeam(key: string): boolean {
  return key === 'html_url' || key === 'id' || key === 'name' || key === 'slug';
}

/** @internal */
export function checkGithubTeam(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubTeam(value, check, depth), declaresGithubTeam);
}

/** @internal */
export function fieldsGithubUser(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 6;
  let value = object['login'];
  if (value === undefined) {
    check.missing('login');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'login');
  value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'id');
  value = object['node_id'];
  if (value === undefined) {
    check.missing('node_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'node_id');
  value = object['type'];
  if (value === undefined) {
    check.missing('type');
    known -= 1;
  } else {
    const before = check.count;
    checkGithubUserType(value, check, depth + 1);
    check.under(before, 'type');
  }
  value = object['site_admin'];
  if (value === undefined) {
    check.missing('site_admin');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'site_admin');
  value = object['html_url'];
  if (value === undefined) {
    check.missing('html_url');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'html_url');
  return known;
}

/** @internal */
export function declaresGithubUser(key: string): boolean {
  return key === 'html_url' || key === 'id' || key === 'login' || key === 'node_id' || key === 'site_admin' || key === 'type';
}

/** @internal */
export function checkGithubUser(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGithubUser(value, check, depth), declaresGithubUser);
}

/** @internal */
export function checkGithubUserType(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'Bot' && value !== 'User' && value !== 'Organization') check.fail('expected \'Bot\', \'User\' or \'Organization\'');
}

/** @internal */
export const checksGithubEvent: ReadonlyMap<string, cantus.CheckValue> = /* @__PURE__ */ new Map<string, cantus.CheckValue>([
  ['discussion', checkGithubDiscussionPayload],
  ['issues', checkGithubIssuesPayload],
  ['pull_request', checkGithubPullRequestPayload],
  ['star', checkGithubStarPayload],
]);

/** @internal */
export const turnsGithubEvent: ReadonlyMap<string, cantus.Turn> = /* @__PURE__ */ new Map<string, cantus.Turn>([
  ['issues', turnGithubIssuesPayload],
]);

/** @internal */
export function emitGithubEvent$Discussion<T>(document: unknown): T {
  return cantus.emittedValue(document, checkGithubDiscussionPayload, undefined);
}

/** @internal */
export function emitGithubEvent$Issues<T>(document: unknown): T {
  return cantus.emittedValue(document, checkGithubIssuesPayload, turnGithubIssuesPayload);
}

/** @internal */
export function emitGithubEvent$PullRequest<T>(document: unknown): T {
  return cantus.emittedValue(document, checkGithubPullRequestPayload, undefined);
}

/** @internal */
export function emitGithubEvent$Star<T>(document: unknown): T {
  return cantus.emittedValue(document, checkGithubStarPayload, undefined);
}
