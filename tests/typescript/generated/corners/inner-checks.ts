/**
 * The checks behind the guards, parsers and constructors of package `inner`. Import its events file instead.
 */

import * as cantus from './cantus.ts';
import { checkCornersShape } from './corners-checks.ts';
import { checkSharedMoney } from './shared-checks.ts';

/** @internal */
export function fieldsInnerAnsweredCancelled(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['cancelled'];
  if (value === undefined) {
    check.missing('cancelled');
    known -= 1;
  } else if (value !== true) check.fail('expected true', 'cancelled');
  return known;
}

/** @internal */
export function declaresInnerAnsweredCancelled(key: string): boolean {
  return key === 'cancelled';
}

/** @internal */
export function checkInnerAnsweredCancelled(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerAnsweredCancelled(value, check, depth), declaresInnerAnsweredCancelled);
}

/** @internal */
export function memberInnerAnsweredPayload$Cancelled(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsInnerAnsweredCancelled(object, check, depth);
}

/** @internal */
export function memberInnerAnsweredPayload$Value(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsInnerAnsweredValue(object, check, depth);
}

/** @internal */
export function fieldsInnerAnsweredPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let present = 0;
  if (object['cancelled'] !== undefined) present += 1;
  if (object['value'] !== undefined) present += 1;
  if (present !== 1) check.fail('expected \'cancelled\' or \'value\' as a member, and no other of them');
  else if (object['cancelled'] !== undefined) return memberInnerAnsweredPayload$Cancelled(object, check, depth);
  else if (object['value'] !== undefined) return memberInnerAnsweredPayload$Value(object, check, depth);
  return 0;
}

/** @internal */
export function declaresInnerAnsweredPayload(key: string, object: cantus.JsonObject): boolean {
  if (object['cancelled'] !== undefined) return declaresInnerAnsweredCancelled(key);
  if (object['value'] !== undefined) return declaresInnerAnsweredValue(key);
  return true;
}

/** @internal */
export function checkInnerAnsweredPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerAnsweredPayload(value, check, depth), declaresInnerAnsweredPayload);
}

/** @internal */
export function fieldsInnerAnsweredValue(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['value'];
  if (value === undefined) {
    check.missing('value');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'value');
  return known;
}

/** @internal */
export function declaresInnerAnsweredValue(key: string): boolean {
  return key === 'value';
}

/** @internal */
export function checkInnerAnsweredValue(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerAnsweredValue(value, check, depth), declaresInnerAnsweredValue);
}

/** @internal */
export function fieldsInnerCountedPayload(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresInnerCountedPayload(_key: string): boolean {
  return false;
}

/** @internal */
export function restInnerCountedPayload(key: string, object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
  const value = object[key];
  if (!Number.isSafeInteger(value)) check.fail('expected an integer', key);
}

/** @internal */
export function checkInnerCountedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsInnerCountedPayload(value, check, depth), declaresInnerCountedPayload, restInnerCountedPayload, depth);
}

/** @internal */
export function fieldsInnerEndedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['lastError'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkInnerError(value, check, depth + 1);
    check.under(before, 'lastError');
  }
  return known;
}

/** @internal */
export function declaresInnerEndedPayload(key: string): boolean {
  return key === 'lastError';
}

/** @internal */
export function checkInnerEndedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerEndedPayload(value, check, depth), declaresInnerEndedPayload);
}

/** @internal */
export function turnInnerEndedPayload(value: unknown, way: cantus.Way): unknown {
  return cantus.turnFields(value, way, [['lastError', turnInnerError]]);
}

/** @internal */
export function commonInnerError(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['message'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'message');
  }
  return known;
}

/** @internal */
export function memberInnerError$Busy(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerError(object, check, depth) + check.ancestors(object, 'is_a', []);
}

/** @internal */
export function memberInnerError$Lost(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerError(object, check, depth) + check.ancestors(object, 'is_a', []) + fieldsInnerLostDetails(object, check, depth);
}

/** @internal */
export const membersInnerError: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  ['busy', memberInnerError$Busy],
  ['lost', memberInnerError$Lost],
]);

/** @internal */
export function fieldsInnerError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['code'];
  const member = membersInnerError.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('code');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'code');
    return 1;
  }
  if (check.strict) check.fail('expected \'busy\' or \'lost\'; others are read, but not written', 'code');
  check.unknown = true;
  return 1 + commonInnerError(object, check, depth);
}

/** @internal */
export function declaresInnerError(key: string, object: cantus.JsonObject): boolean {
  if (key === 'code' || key === 'is_a' || key === 'message') return true;
  switch (object['code']) {
    case 'lost':
      return declaresInnerLostDetails(key);
    default:
      return !membersInnerError.has(object['code']);
  }
}

/** @internal */
export function checkInnerError(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerError(value, check, depth), declaresInnerError);
}

/** @internal */
export function turnInnerError(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['code']) {
    case 'busy':
    case 'lost':
      return value;
    default:
      return cantus.turnUnknown(value, way, 'code', 'tag', 'raw');
  }
}

/** @internal */
export function checkInnerErrorCode(value: unknown, check: cantus.Check, _depth: number): void {
  if (check.strict ? value !== 'busy' && value !== 'lost' : !cantus.isText(value)) check.fail('expected \'busy\' or \'lost\'; a reader takes a string');
}

/** @internal */
export function fieldsInnerKeptPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['n'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'n');
  }
  return known;
}

/** @internal */
export function declaresInnerKeptPayload(key: string): boolean {
  return key === 'n';
}

/** @internal */
export function restInnerKeptPayload(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkInnerKeptPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsInnerKeptPayload(value, check, depth), declaresInnerKeptPayload, restInnerKeptPayload, depth);
}

/** @internal */
export function fieldsInnerLostDetails(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['where'];
  if (value === undefined) {
    check.missing('where');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'where');
  return known;
}

/** @internal */
export function declaresInnerLostDetails(key: string): boolean {
  return key === 'where';
}

/** @internal */
export function checkInnerLostDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerLostDetails(value, check, depth), declaresInnerLostDetails);
}

/** @internal */
export function fieldsInnerMovedPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['to'];
  if (value === undefined) {
    check.missing('to');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'to');
  value = object['from'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'from');
  }
  return known;
}

/** @internal */
export function declaresInnerMovedPayload(key: string): boolean {
  return key === 'from' || key === 'to';
}

/** @internal */
export function checkInnerMovedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerMovedPayload(value, check, depth), declaresInnerMovedPayload);
}

/** @internal */
export function fieldsInnerPair(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['left'];
  if (value === undefined) {
    check.missing('left');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'left');
  value = object['right'];
  if (value === undefined) {
    check.missing('right');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'right');
  return known;
}

/** @internal */
export function declaresInnerPair(key: string): boolean {
  return key === 'left' || key === 'right';
}

/** @internal */
export function checkInnerPair(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerPair(value, check, depth), declaresInnerPair);
}

/** @internal */
export function fieldsInnerReportNone(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresInnerReportNone(_key: string): boolean {
  return false;
}

/** @internal */
export function checkInnerReportNone(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerReportNone(value, check, depth), declaresInnerReportNone);
}

/** @internal */
export function memberInnerReportPayload$None(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['body'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkInnerReportNone(value, check, depth + 1);
    check.under(before, 'body');
  }
  return known;
}

/** @internal */
export function memberInnerReportPayload$Text(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['body'];
  if (value === undefined) {
    check.missing('body');
    known -= 1;
  } else {
    const before = check.count;
    checkInnerReportText(value, check, depth + 1);
    check.under(before, 'body');
  }
  return known;
}

/** @internal */
export function fieldsInnerReportPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['kind'];
  switch (tag) {
    case 'none':
      return memberInnerReportPayload$None(object, check, depth);
    case 'text':
      return memberInnerReportPayload$Text(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('kind');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'kind');
    return 1;
  }
  if (check.strict) check.fail('expected \'none\' or \'text\'; others are read, but not written', 'kind');
  check.unknown = true;
  return 1;
}

/** @internal */
export function declaresInnerReportPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'body' || key === 'kind') return true;
  switch (object['kind']) {
    case 'none':
      return false;
    case 'text':
      return false;
    default:
      return true;
  }
}

/** @internal */
export function checkInnerReportPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerReportPayload(value, check, depth), declaresInnerReportPayload);
}

/** @internal */
export function turnInnerReportPayload(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['kind']) {
    case 'none':
    case 'text':
      return value;
    default:
      return cantus.turnUnknown(value, way, 'kind', 'tag', 'raw');
  }
}

/** @internal */
export function fieldsInnerReportText(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['text'];
  if (value === undefined) {
    check.missing('text');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'text');
  return known;
}

/** @internal */
export function declaresInnerReportText(key: string): boolean {
  return key === 'text';
}

/** @internal */
export function checkInnerReportText(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerReportText(value, check, depth), declaresInnerReportText);
}

/** @internal */
export function fieldsInnerRequestConfirm(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['timeout'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'timeout');
  }
  return known;
}

/** @internal */
export function declaresInnerRequestConfirm(key: string): boolean {
  return key === 'timeout';
}

/** @internal */
export function checkInnerRequestConfirm(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerRequestConfirm(value, check, depth), declaresInnerRequestConfirm);
}

/** @internal */
export function commonInnerRequestPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  return known;
}

/** @internal */
export function memberInnerRequestPayload$Close(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 1;
}

/** @internal */
export function memberInnerRequestPayload$Confirm(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerRequestPayload(object, check, depth) + fieldsInnerRequestConfirm(object, check, depth);
}

/** @internal */
export function memberInnerRequestPayload$Select(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerRequestPayload(object, check, depth) + fieldsInnerRequestSelect(object, check, depth);
}

/** @internal */
export function fieldsInnerRequestPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['method'];
  switch (tag) {
    case 'close':
      return memberInnerRequestPayload$Close(object, check, depth);
    case 'confirm':
      return memberInnerRequestPayload$Confirm(object, check, depth);
    case 'select':
      return memberInnerRequestPayload$Select(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('method');
    return 0;
  }
  check.fail('expected \'close\', \'confirm\' or \'select\'', 'method');
  return 1;
}

/** @internal */
export function declaresInnerRequestPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'method') return true;
  switch (object['method']) {
    case 'close':
      return false;
    case 'confirm':
      return key === 'id' || declaresInnerRequestConfirm(key);
    case 'select':
      return key === 'id' || declaresInnerRequestSelect(key);
    default:
      return true;
  }
}

/** @internal */
export function checkInnerRequestPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerRequestPayload(value, check, depth), declaresInnerRequestPayload);
}

/** @internal */
export function fieldsInnerRequestSelect(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['options'];
  if (value === undefined) {
    check.missing('options');
    known -= 1;
  } else {
    if (check.list(value, depth + 1, 'options')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'options');
    }
  }
  return known;
}

/** @internal */
export function declaresInnerRequestSelect(key: string): boolean {
  return key === 'options';
}

/** @internal */
export function checkInnerRequestSelect(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerRequestSelect(value, check, depth), declaresInnerRequestSelect);
}

/** @internal */
export function fieldsInnerStampedPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['n'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'n');
  }
  return known;
}

/** @internal */
export function declaresInnerStampedPayload(key: string): boolean {
  return key === 'n';
}

/** @internal */
export function checkInnerStampedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerStampedPayload(value, check, depth), declaresInnerStampedPayload);
}

/** @internal */
export function fieldsInnerUnstampedPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['n'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'n');
  }
  return known;
}

/** @internal */
export function declaresInnerUnstampedPayload(key: string): boolean {
  return key === 'n';
}

/** @internal */
export function checkInnerUnstampedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerUnstampedPayload(value, check, depth), declaresInnerUnstampedPayload);
}

/** @internal */
export function fieldsInnerWrappedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['shape'];
  if (value === undefined) {
    check.missing('shape');
    known -= 1;
  } else {
    const before = check.count;
    checkCornersShape(value, check, depth + 1);
    check.under(before, 'shape');
  }
  value = object['price'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkSharedMoney(value, check, depth + 1);
    check.under(before, 'price');
  }
  return known;
}

/** @internal */
export function declaresInnerWrappedPayload(key: string): boolean {
  return key === 'price' || key === 'shape';
}

/** @internal */
export function checkInnerWrappedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsInnerWrappedPayload(value, check, depth), declaresInnerWrappedPayload);
}

/** @internal */
export function commonInnerEvent(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['offset'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'offset');
  }
  value = object['at'];
  if (value === undefined) {
    check.missing('at');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'at');
  return known;
}

/** @internal */
export function memberInnerEvent$Answered(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerAnsweredPayload(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Counted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerCountedPayload(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Ended(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerEndedPayload(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Kept(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerKeptPayload(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Moved(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerMovedPayload(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Paired(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerPair(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Report(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerReportPayload(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Request(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerRequestPayload(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Stamped(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + fieldsInnerStampedPayload(object, check, depth);
  let value = object['offset'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'offset');
  }
  value = object['at'];
  if (value === undefined) {
    check.missing('at');
    known -= 1;
  } else if (!cantus.isTimestamp(value)) check.fail('expected an RFC 3339 timestamp', 'at');
  return known;
}

/** @internal */
export function memberInnerEvent$Started(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth);
}

/** @internal */
export function memberInnerEvent$Unstamped(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + fieldsInnerUnstampedPayload(object, check, depth);
  let value = object['offset'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'offset');
  }
  return known;
}

/** @internal */
export function memberInnerEvent$Wrapped(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonInnerEvent(object, check, depth) + fieldsInnerWrappedPayload(object, check, depth);
}

/** @internal */
export const membersInnerEvent: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  ['answered', memberInnerEvent$Answered],
  ['counted', memberInnerEvent$Counted],
  ['ended', memberInnerEvent$Ended],
  ['kept', memberInnerEvent$Kept],
  ['moved', memberInnerEvent$Moved],
  ['paired', memberInnerEvent$Paired],
  ['report', memberInnerEvent$Report],
  ['request', memberInnerEvent$Request],
  ['stamped', memberInnerEvent$Stamped],
  ['started', memberInnerEvent$Started],
  ['unstamped', memberInnerEvent$Unstamped],
  ['wrapped', memberInnerEvent$Wrapped],
]);

/** @internal */
export function fieldsInnerEvent(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['type'];
  const member = membersInnerEvent.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('type');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'type');
    return 1;
  }
  if (check.strict) check.fail('expected \'answered\', \'counted\', \'ended\', \'kept\', \'moved\', \'paired\', \'report\', \'request\', \'stamped\', \'started\', \'unstamped\' or \'wrapped\'; others are read, but not written', 'type');
  check.opaque = true;
  return 1 + commonInnerEvent(object, check, depth);
}

/** @internal */
export function declaresInnerEvent(key: string, object: cantus.JsonObject): boolean {
  if (key === 'offset' || key === 'type') return true;
  switch (object['type']) {
    case 'answered':
      return key === 'at' || declaresInnerAnsweredPayload(key, object);
    case 'counted':
      return key === 'at' || declaresInnerCountedPayload(key);
    case 'ended':
      return key === 'at' || declaresInnerEndedPayload(key);
    case 'kept':
      return key === 'at' || declaresInnerKeptPayload(key);
    case 'moved':
      return key === 'at' || declaresInnerMovedPayload(key);
    case 'paired':
      return key === 'at' || declaresInnerPair(key);
    case 'report':
      return key === 'at' || declaresInnerReportPayload(key, object);
    case 'request':
      return key === 'at' || declaresInnerRequestPayload(key, object);
    case 'stamped':
      return key === 'at' || declaresInnerStampedPayload(key);
    case 'started':
      return key === 'at';
    case 'unstamped':
      return declaresInnerUnstampedPayload(key);
    case 'wrapped':
      return key === 'at' || declaresInnerWrappedPayload(key);
    default:
      return !membersInnerEvent.has(object['type']);
  }
}

/** @internal */
export function restInnerEvent(key: string, object: cantus.JsonObject, check: cantus.Check, depth: number): void {
  switch (object['type']) {
    case 'counted':
      return restInnerCountedPayload(key, object, check, depth);
    case 'kept':
      return restInnerKeptPayload(key, object, check, depth);
    default:
      check.undeclared(key);
  }
}

/** @internal */
export function checkInnerEvent(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsInnerEvent(value, check, depth), declaresInnerEvent, restInnerEvent, depth);
}

/** @internal */
export function turnInnerEvent(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['type']) {
    case 'ended':
      return cantus.turnFlat(value, way, turnInnerEndedPayload, ['type', 'offset', 'at']);
    case 'report':
      return cantus.turnFlat(value, way, turnInnerReportPayload, ['type', 'offset', 'at']);
    default:
      return value;
  }
}

/** @internal */
export function emitInnerEvent$Answered<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Answered, (key, object) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerAnsweredPayload(key, object), undefined, undefined);
}

/** @internal */
export function emitInnerEvent$Counted<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Counted, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerCountedPayload(key), (key, object, check, depth) => restInnerCountedPayload(key, object, check, depth), undefined);
}

/** @internal */
export function emitInnerEvent$Ended<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Ended, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerEndedPayload(key), undefined, (value, way) => cantus.turnFlat(value, way, turnInnerEndedPayload, ['type', 'offset', 'at']));
}

/** @internal */
export function emitInnerEvent$Kept<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Kept, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerKeptPayload(key), (key, object, check, depth) => restInnerKeptPayload(key, object, check, depth), undefined);
}

/** @internal */
export function emitInnerEvent$Moved<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Moved, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerMovedPayload(key), undefined, undefined);
}

/** @internal */
export function emitInnerEvent$Paired<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Paired, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerPair(key), undefined, undefined);
}

/** @internal */
export function emitInnerEvent$Report<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Report, (key, object) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerReportPayload(key, object), undefined, (value, way) => cantus.turnFlat(value, way, turnInnerReportPayload, ['type', 'offset', 'at']));
}

/** @internal */
export function emitInnerEvent$Request<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Request, (key, object) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerRequestPayload(key, object), undefined, undefined);
}

/** @internal */
export function emitInnerEvent$Stamped<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Stamped, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerStampedPayload(key), undefined, undefined);
}

/** @internal */
export function emitInnerEvent$Started<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Started, (key) => key === 'offset' || key === 'type' || key === 'at', undefined, undefined);
}

/** @internal */
export function emitInnerEvent$Unstamped<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Unstamped, (key) => key === 'offset' || key === 'type' || declaresInnerUnstampedPayload(key), undefined, undefined);
}

/** @internal */
export function emitInnerEvent$Wrapped<T>(document: unknown): T {
  return cantus.emitted(document, memberInnerEvent$Wrapped, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerWrappedPayload(key), undefined, undefined);
}
