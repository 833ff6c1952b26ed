/**
 * The checks behind the guards, parsers and constructors of package `bare`. Import its events file instead.
 */

import * as cantus from './cantus.ts';
import { checkSharedMoney } from './shared-checks.ts';

/** @internal */
export function fieldsBareIssuesLabeled(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['number'];
  if (value === undefined) {
    check.missing('number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'number');
  value = object['label'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'label');
  }
  return known;
}

/** @internal */
export function declaresBareIssuesLabeled(key: string): boolean {
  return key === 'label' || key === 'number';
}

/** @internal */
export function checkBareIssuesLabeled(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsBareIssuesLabeled(value, check, depth), declaresBareIssuesLabeled);
}

/** @internal */
export function fieldsBareIssuesOpened(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['number'];
  if (value === undefined) {
    check.missing('number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'number');
  return known;
}

/** @internal */
export function declaresBareIssuesOpened(key: string): boolean {
  return key === 'number';
}

/** @internal */
export function checkBareIssuesOpened(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsBareIssuesOpened(value, check, depth), declaresBareIssuesOpened);
}

/** @internal */
export function commonBareIssuesPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['sender'];
  if (value === undefined) {
    check.missing('sender');
    known -= 1;
  } else {
    const before = check.count;
    checkBareUser(value, check, depth + 1);
    check.under(before, 'sender');
  }
  return known;
}

/** @internal */
export function memberBareIssuesPayload$Labeled(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonBareIssuesPayload(object, check, depth) + fieldsBareIssuesLabeled(object, check, depth);
}

/** @internal */
export function memberBareIssuesPayload$Opened(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonBareIssuesPayload(object, check, depth) + fieldsBareIssuesOpened(object, check, depth);
}

/** @internal */
export function fieldsBareIssuesPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['action'];
  switch (tag) {
    case 'labeled':
      return memberBareIssuesPayload$Labeled(object, check, depth);
    case 'opened':
      return memberBareIssuesPayload$Opened(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('action');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'action');
    return 1;
  }
  if (check.strict) check.fail('expected \'labeled\' or \'opened\'; others are read, but not written', 'action');
  check.unknown = true;
  return 1 + commonBareIssuesPayload(object, check, depth);
}

/** @internal */
export function declaresBareIssuesPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'action' || key === 'sender') return true;
  switch (object['action']) {
    case 'labeled':
      return declaresBareIssuesLabeled(key);
    case 'opened':
      return declaresBareIssuesOpened(key);
    default:
      return true;
  }
}

/** @internal */
export function checkBareIssuesPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsBareIssuesPayload(value, check, depth), declaresBareIssuesPayload);
}

/** @internal */
export function turnBareIssuesPayload(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['action']) {
    case 'labeled':
    case 'opened':
      return value;
    default:
      return cantus.turnUnknown(value, way, 'action', 'tag', 'raw');
  }
}

/** @internal */
export function fieldsBareNotedPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['text'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'text');
  }
  return known;
}

/** @internal */
export function declaresBareNotedPayload(key: string): boolean {
  return key === 'text';
}

/** @internal */
export function restBareNotedPayload(key: string, object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
  const value = object[key];
  if (!cantus.isText(value)) check.fail('expected a string', key);
}

/** @internal */
export function checkBareNotedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsBareNotedPayload(value, check, depth), declaresBareNotedPayload, restBareNotedPayload, depth);
}

/** @internal */
export function memberBareReviewedPayload$Team(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsBareReviewedTeam(object, check, depth);
}

/** @internal */
export function memberBareReviewedPayload$User(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsBareReviewedUser(object, check, depth);
}

/** @internal */
export function fieldsBareReviewedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let present = 0;
  if (object['team'] !== undefined) present += 1;
  if (object['user'] !== undefined) present += 1;
  if (present !== 1) check.fail('expected \'team\' or \'user\' as a member, and no other of them');
  else if (object['team'] !== undefined) return memberBareReviewedPayload$Team(object, check, depth);
  else if (object['user'] !== undefined) return memberBareReviewedPayload$User(object, check, depth);
  return 0;
}

/** @internal */
export function declaresBareReviewedPayload(key: string, object: cantus.JsonObject): boolean {
  if (object['team'] !== undefined) return declaresBareReviewedTeam(key);
  if (object['user'] !== undefined) return declaresBareReviewedUser(key);
  return true;
}

/** @internal */
export function checkBareReviewedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsBareReviewedPayload(value, check, depth), declaresBareReviewedPayload);
}

/** @internal */
export function fieldsBareReviewedTeam(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['team'];
  if (value === undefined) {
    check.missing('team');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'team');
  return known;
}

/** @internal */
export function declaresBareReviewedTeam(key: string): boolean {
  return key === 'team';
}

/** @internal */
export function checkBareReviewedTeam(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsBareReviewedTeam(value, check, depth), declaresBareReviewedTeam);
}

/** @internal */
export function fieldsBareReviewedUser(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['user'];
  if (value === undefined) {
    check.missing('user');
    known -= 1;
  } else {
    const before = check.count;
    checkBareUser(value, check, depth + 1);
    check.under(before, 'user');
  }
  return known;
}

/** @internal */
export function declaresBareReviewedUser(key: string): boolean {
  return key === 'user';
}

/** @internal */
export function checkBareReviewedUser(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsBareReviewedUser(value, check, depth), declaresBareReviewedUser);
}

/** @internal */
export function fieldsBareStarPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['starred_at'];
  if (value === undefined) {
    check.missing('starred_at');
    known -= 1;
  } else if (value !== null && !cantus.isTimestamp(value)) check.fail('expected an RFC 3339 timestamp or null', 'starred_at');
  return known;
}

/** @internal */
export function declaresBareStarPayload(key: string): boolean {
  return key === 'starred_at';
}

/** @internal */
export function checkBareStarPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsBareStarPayload(value, check, depth), declaresBareStarPayload);
}

/** @internal */
export function fieldsBareUser(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
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
  return known;
}

/** @internal */
export function declaresBareUser(key: string): boolean {
  return key === 'id' || key === 'login';
}

/** @internal */
export function checkBareUser(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsBareUser(value, check, depth), declaresBareUser);
}

/** @internal */
export const checksBareEvent: ReadonlyMap<string, cantus.CheckValue> = /* @__PURE__ */ new Map<string, cantus.CheckValue>([
  ['issues', checkBareIssuesPayload],
  ['noted', checkBareNotedPayload],
  ['paid', checkSharedMoney],
  ['ping', cantus.checkEmpty],
  ['reviewed', checkBareReviewedPayload],
  ['star', checkBareStarPayload],
]);

/** @internal */
export const turnsBareEvent: ReadonlyMap<string, cantus.Turn> = /* @__PURE__ */ new Map<string, cantus.Turn>([
  ['issues', turnBareIssuesPayload],
]);

/** @internal */
export function emitBareEvent$Issues<T>(document: unknown): T {
  return cantus.emittedValue(document, checkBareIssuesPayload, turnBareIssuesPayload);
}

/** @internal */
export function emitBareEvent$Noted<T>(document: unknown): T {
  return cantus.emittedValue(document, checkBareNotedPayload, undefined);
}

/** @internal */
export function emitBareEvent$Paid<T>(document: unknown): T {
  return cantus.emittedValue(document, checkSharedMoney, undefined);
}

/** @internal */
export function emitBareEvent$Ping<T>(document: unknown): T {
  return cantus.emittedValue(document, cantus.checkEmpty, undefined);
}

/** @internal */
export function emitBareEvent$Reviewed<T>(document: unknown): T {
  return cantus.emittedValue(document, checkBareReviewedPayload, undefined);
}

/** @internal */
export function emitBareEvent$Star<T>(document: unknown): T {
  return cantus.emittedValue(document, checkBareStarPayload, undefined);
}
