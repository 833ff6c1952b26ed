/**
 * The checks behind the guards, parsers and constructors of package `rpc`. Import its events file instead.
 */

import * as cantus from './cantus.ts';

/** @internal */
export function fieldsRpcBusyDetails(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['after'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'after');
  }
  return known;
}

/** @internal */
export function declaresRpcBusyDetails(key: string): boolean {
  return key === 'after';
}

/** @internal */
export function checkRpcBusyDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcBusyDetails(value, check, depth), declaresRpcBusyDetails);
}

/** @internal */
export function checkRpcCancelId(value: unknown, check: cantus.Check, _depth: number): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) check.fail('expected an integer');
  } else if (typeof value === 'string') {
    if (!cantus.isText(value)) check.fail('expected a string');
  } else check.fail('expected a number or a string');
}

/** @internal */
export function fieldsRpcCancelPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else {
    const before = check.count;
    checkRpcCancelId(value, check, depth + 1);
    check.under(before, 'id');
  }
  return known;
}

/** @internal */
export function declaresRpcCancelPayload(key: string): boolean {
  return key === 'id';
}

/** @internal */
export function checkRpcCancelPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcCancelPayload(value, check, depth), declaresRpcCancelPayload);
}

/** @internal */
export function fieldsRpcMissingDetails(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['uri'];
  if (value === undefined) {
    check.missing('uri');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'uri');
  return known;
}

/** @internal */
export function declaresRpcMissingDetails(key: string): boolean {
  return key === 'uri';
}

/** @internal */
export function checkRpcMissingDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcMissingDetails(value, check, depth), declaresRpcMissingDetails);
}

/** @internal */
export function fieldsRpcNotificationsChangedPayload(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresRpcNotificationsChangedPayload(_key: string): boolean {
  return false;
}

/** @internal */
export function checkRpcNotificationsChangedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcNotificationsChangedPayload(value, check, depth), declaresRpcNotificationsChangedPayload);
}

/** @internal */
export function checkRpcNotificationsLogLevel(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'debug' && value !== 'error') check.fail('expected \'debug\' or \'error\'');
}

/** @internal */
export function fieldsRpcNotificationsLogPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['level'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkRpcNotificationsLogLevel(value, check, depth + 1);
    check.under(before, 'level');
  }
  value = object['text'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'text');
  }
  return known;
}

/** @internal */
export function declaresRpcNotificationsLogPayload(key: string): boolean {
  return key === 'level' || key === 'text';
}

/** @internal */
export function restRpcNotificationsLogPayload(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkRpcNotificationsLogPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsRpcNotificationsLogPayload(value, check, depth), declaresRpcNotificationsLogPayload, restRpcNotificationsLogPayload, depth);
}

/** @internal */
export function fieldsRpcNotificationsProgressPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['token'];
  if (value === undefined) {
    check.missing('token');
    known -= 1;
  } else {
    const before = check.count;
    checkRpcNotificationsProgressToken(value, check, depth + 1);
    check.under(before, 'token');
  }
  value = object['progress'];
  if (value === undefined) {
    check.missing('progress');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'progress');
  value = object['total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'total');
  }
  return known;
}

/** @internal */
export function declaresRpcNotificationsProgressPayload(key: string): boolean {
  return key === 'progress' || key === 'token' || key === 'total';
}

/** @internal */
export function checkRpcNotificationsProgressPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcNotificationsProgressPayload(value, check, depth), declaresRpcNotificationsProgressPayload);
}

/** @internal */
export function checkRpcNotificationsProgressToken(value: unknown, check: cantus.Check, _depth: number): void {
  if (typeof value === 'string') {
    if (!cantus.isText(value)) check.fail('expected a string');
  } else if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) check.fail('expected an integer');
  } else check.fail('expected a string or a number');
}

/** @internal */
export function fieldsRpcParseErrorDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresRpcParseErrorDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkRpcParseErrorDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcParseErrorDetails(value, check, depth), declaresRpcParseErrorDetails);
}

/** @internal */
export function checkRpcReadId(value: unknown, check: cantus.Check, _depth: number): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) check.fail('expected an integer');
  } else if (typeof value === 'string') {
    if (!cantus.isText(value)) check.fail('expected a string');
  } else check.fail('expected a number or a string');
}

/** @internal */
export function fieldsRpcReadPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['uri'];
  if (value === undefined) {
    check.missing('uri');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'uri');
  return known;
}

/** @internal */
export function declaresRpcReadPayload(key: string): boolean {
  return key === 'uri';
}

/** @internal */
export function checkRpcReadPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcReadPayload(value, check, depth), declaresRpcReadPayload);
}

/** @internal */
export function commonRpcError(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  return known;
}

/** @internal */
export function memberRpcError$Busy(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkRpcBusyDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberRpcError$Missing(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkRpcMissingDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberRpcError$ParseError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkRpcParseErrorDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export const membersRpcError: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  [1, memberRpcError$Busy],
  [-32002, memberRpcError$Missing],
  [-32700, memberRpcError$ParseError],
]);

/** @internal */
export function fieldsRpcError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['code'];
  const member = membersRpcError.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('code');
    return 0;
  }
  if (!Number.isSafeInteger(tag)) {
    check.fail('expected an integer', 'code');
    return 1;
  }
  if (check.strict) check.fail('expected 1, -32002 or -32700; others are read, but not written', 'code');
  check.unknown = true;
  return 1 + commonRpcError(object, check, depth);
}

/** @internal */
export function declaresRpcError(key: string, object: cantus.JsonObject): boolean {
  if (key === 'code' || key === 'data' || key === 'is_a' || key === 'message') return true;
  switch (object['code']) {
    default:
      return !membersRpcError.has(object['code']);
  }
}

/** @internal */
export function checkRpcError(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcError(value, check, depth), declaresRpcError);
}

/** @internal */
export function turnRpcError(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['code']) {
    case 1:
    case -32002:
    case -32700:
      return value;
    default:
      return cantus.turnUnknown(value, way, 'code', 'tag', 'raw');
  }
}

/** @internal */
export function checkRpcErrorCode(value: unknown, check: cantus.Check, _depth: number): void {
  if (check.strict ? value !== 1 && value !== -32002 && value !== -32700 : !Number.isSafeInteger(value)) check.fail('expected 1, -32002 or -32700; a reader takes an integer');
}

/** @internal */
export function commonRpcEvent(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['jsonrpc'];
  if (value === undefined) {
    check.missing('jsonrpc');
    known -= 1;
  } else if (value !== '2.0') check.fail('expected \'2.0\'', 'jsonrpc');
  return known;
}

/** @internal */
export function memberRpcEvent$Cancel(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonRpcEvent(object, check, depth);
  let value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkRpcCancelPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberRpcEvent$Failed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonRpcEvent(object, check, depth);
  let value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkRpcError(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberRpcEvent$NotificationsChanged(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonRpcEvent(object, check, depth);
  let value = object['params'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkRpcNotificationsChangedPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberRpcEvent$NotificationsLog(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonRpcEvent(object, check, depth);
  let value = object['params'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkRpcNotificationsLogPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberRpcEvent$NotificationsProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonRpcEvent(object, check, depth);
  let value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkRpcNotificationsProgressPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberRpcEvent$Read(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['jsonrpc'];
  if (value === undefined) {
    check.missing('jsonrpc');
    known -= 1;
  } else if (value !== '2.0') check.fail('expected \'2.0\'', 'jsonrpc');
  value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else {
    const before = check.count;
    checkRpcReadId(value, check, depth + 1);
    check.under(before, 'id');
  }
  value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkRpcReadPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function fieldsRpcEvent(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['method'];
  switch (tag) {
    case '$/cancel':
      return memberRpcEvent$Cancel(object, check, depth);
    case 'failed':
      return memberRpcEvent$Failed(object, check, depth);
    case 'notifications/changed':
      return memberRpcEvent$NotificationsChanged(object, check, depth);
    case 'notifications/log':
      return memberRpcEvent$NotificationsLog(object, check, depth);
    case 'notifications/progress':
      return memberRpcEvent$NotificationsProgress(object, check, depth);
    case 'read':
      return memberRpcEvent$Read(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('method');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'method');
    return 1;
  }
  if (check.strict) check.fail('expected \'$/cancel\', \'failed\', \'notifications/changed\', \'notifications/log\', \'notifications/progress\' or \'read\'; others are read, but not written', 'method');
  check.opaque = true;
  return 1 + commonRpcEvent(object, check, depth);
}

/** @internal */
export function declaresRpcEvent(key: string, object: cantus.JsonObject): boolean {
  if (key === 'jsonrpc' || key === 'method' || key === 'params') return true;
  switch (object['method']) {
    case '$/cancel':
      return false;
    case 'failed':
      return false;
    case 'notifications/changed':
      return false;
    case 'notifications/log':
      return false;
    case 'notifications/progress':
      return false;
    case 'read':
      return key === 'id';
    default:
      return true;
  }
}

/** @internal */
export function checkRpcEvent(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsRpcEvent(value, check, depth), declaresRpcEvent);
}

/** @internal */
export function turnRpcEvent(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['method']) {
    case 'failed':
      return cantus.turnFields(value, way, [['params', turnRpcError]]);
    default:
      return value;
  }
}

/** @internal */
export function emitRpcEvent$Cancel<T>(document: unknown): T {
  return cantus.emitted(document, memberRpcEvent$Cancel, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitRpcEvent$Failed<T>(document: unknown): T {
  return cantus.emitted(document, memberRpcEvent$Failed, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, (value, way) => cantus.turnFields(value, way, [['params', turnRpcError]]));
}

/** @internal */
export function emitRpcEvent$NotificationsChanged<T>(document: unknown): T {
  return cantus.emitted(document, memberRpcEvent$NotificationsChanged, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitRpcEvent$NotificationsLog<T>(document: unknown): T {
  return cantus.emitted(document, memberRpcEvent$NotificationsLog, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitRpcEvent$NotificationsProgress<T>(document: unknown): T {
  return cantus.emitted(document, memberRpcEvent$NotificationsProgress, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitRpcEvent$Read<T>(document: unknown): T {
  return cantus.emitted(document, memberRpcEvent$Read, (key) => key === 'jsonrpc' || key === 'method' || key === 'params' || key === 'id', undefined, undefined);
}
