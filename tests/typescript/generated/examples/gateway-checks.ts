/**
 * The checks behind the guards, parsers and constructors of package `gateway`. Import its events file instead.
 */

import * as cantus from './cantus.ts';

/** @internal */
export function fieldsGatewayAuthRequiredDetails(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['approval'];
  if (value === undefined) {
    check.missing('approval');
    known -= 1;
  } else if (value !== 'required') check.fail('expected \'required\'', 'approval');
  return known;
}

/** @internal */
export function declaresGatewayAuthRequiredDetails(key: string): boolean {
  return key === 'approval';
}

/** @internal */
export function checkGatewayAuthRequiredDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayAuthRequiredDetails(value, check, depth), declaresGatewayAuthRequiredDetails);
}

/** @internal */
export function fieldsGatewayBrowseFailedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['error_code'];
  if (value === undefined) {
    check.missing('error_code');
    known -= 1;
  } else {
    const before = check.count;
    checkGatewayErrorCode(value, check, depth + 1);
    check.under(before, 'error_code');
  }
  return known;
}

/** @internal */
export function declaresGatewayBrowseFailedPayload(key: string): boolean {
  return key === 'error_code';
}

/** @internal */
export function restGatewayBrowseFailedPayload(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkGatewayBrowseFailedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsGatewayBrowseFailedPayload(value, check, depth), declaresGatewayBrowseFailedPayload, restGatewayBrowseFailedPayload, depth);
}

/** @internal */
export function fieldsGatewayCatalogLoadedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['tool_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'tool_count');
  }
  value = object['namespaces'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'namespaces')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'namespaces');
    }
  }
  return known;
}

/** @internal */
export function declaresGatewayCatalogLoadedPayload(key: string): boolean {
  return key === 'namespaces' || key === 'tool_count';
}

/** @internal */
export function restGatewayCatalogLoadedPayload(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkGatewayCatalogLoadedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsGatewayCatalogLoadedPayload(value, check, depth), declaresGatewayCatalogLoadedPayload, restGatewayCatalogLoadedPayload, depth);
}

/** @internal */
export function fieldsGatewayExecuteCacheHitPayload(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresGatewayExecuteCacheHitPayload(_key: string): boolean {
  return false;
}

/** @internal */
export function restGatewayExecuteCacheHitPayload(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkGatewayExecuteCacheHitPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsGatewayExecuteCacheHitPayload(value, check, depth), declaresGatewayExecuteCacheHitPayload, restGatewayExecuteCacheHitPayload, depth);
}

/** @internal */
export function fieldsGatewayExecuteCompletedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['argument_keys'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'argument_keys')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'argument_keys');
    }
  }
  value = object['result_chars'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'result_chars');
  }
  return known;
}

/** @internal */
export function declaresGatewayExecuteCompletedPayload(key: string): boolean {
  return key === 'argument_keys' || key === 'result_chars';
}

/** @internal */
export function restGatewayExecuteCompletedPayload(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkGatewayExecuteCompletedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsGatewayExecuteCompletedPayload(value, check, depth), declaresGatewayExecuteCompletedPayload, restGatewayExecuteCompletedPayload, depth);
}

/** @internal */
export function commonGatewayError(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['path'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'path');
  }
  value = object['retryable'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'retryable');
  }
  return known;
}

/** @internal */
export function memberGatewayError$AuthRequired(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonGatewayError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['details'];
  if (value === undefined) {
    check.missing('details');
    known -= 1;
  } else {
    const before = check.count;
    checkGatewayAuthRequiredDetails(value, check, depth + 1);
    check.under(before, 'details');
  }
  return known;
}

/** @internal */
export function memberGatewayError$PolicyDenied(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonGatewayError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['details'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGatewayPolicyDeniedDetails(value, check, depth + 1);
    check.under(before, 'details');
  }
  return known;
}

/** @internal */
export function memberGatewayError$RateLimited(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonGatewayError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['details'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGatewayRateLimitedDetails(value, check, depth + 1);
    check.under(before, 'details');
  }
  return known;
}

/** @internal */
export function memberGatewayError$UpstreamTimeout(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonGatewayError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['details'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGatewayUpstreamTimeoutDetails(value, check, depth + 1);
    check.under(before, 'details');
  }
  return known;
}

/** @internal */
export function memberGatewayError$UpstreamUnavailable(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonGatewayError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['details'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGatewayUpstreamUnavailableDetails(value, check, depth + 1);
    check.under(before, 'details');
  }
  return known;
}

/** @internal */
export const membersGatewayError: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  ['AUTH_REQUIRED', memberGatewayError$AuthRequired],
  ['POLICY_DENIED', memberGatewayError$PolicyDenied],
  ['RATE_LIMITED', memberGatewayError$RateLimited],
  ['UPSTREAM_TIMEOUT', memberGatewayError$UpstreamTimeout],
  ['UPSTREAM_UNAVAILABLE', memberGatewayError$UpstreamUnavailable],
]);

/** @internal */
export function fieldsGatewayError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['error'];
  const member = membersGatewayError.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('error');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'error');
    return 1;
  }
  if (check.strict) check.fail('expected \'AUTH_REQUIRED\', \'POLICY_DENIED\', \'RATE_LIMITED\', \'UPSTREAM_TIMEOUT\' or \'UPSTREAM_UNAVAILABLE\'; others are read, but not written', 'error');
  check.unknown = true;
  return 1 + commonGatewayError(object, check, depth);
}

/** @internal */
export function declaresGatewayError(key: string, object: cantus.JsonObject): boolean {
  if (key === 'details' || key === 'error' || key === 'is_a' || key === 'message' || key === 'path' || key === 'retryable') return true;
  switch (object['error']) {
    default:
      return !membersGatewayError.has(object['error']);
  }
}

/** @internal */
export function checkGatewayError(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayError(value, check, depth), declaresGatewayError);
}

/** @internal */
export function turnGatewayError(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['error']) {
    case 'AUTH_REQUIRED':
    case 'POLICY_DENIED':
    case 'RATE_LIMITED':
    case 'UPSTREAM_TIMEOUT':
    case 'UPSTREAM_UNAVAILABLE':
      return value;
    default:
      return cantus.turnUnknown(value, way, 'error', 'tag', 'raw');
  }
}

/** @internal */
export function checkGatewayErrorCode(value: unknown, check: cantus.Check, _depth: number): void {
  if (check.strict ? value !== 'AUTH_REQUIRED' && value !== 'POLICY_DENIED' && value !== 'RATE_LIMITED' && value !== 'UPSTREAM_TIMEOUT' && value !== 'UPSTREAM_UNAVAILABLE' : !cantus.isText(value)) check.fail('expected \'AUTH_REQUIRED\', \'POLICY_DENIED\', \'RATE_LIMITED\', \'UPSTREAM_TIMEOUT\' or \'UPSTREAM_UNAVAILABLE\'; a reader takes a string');
}

/** @internal */
export function fieldsGatewayPolicyDeniedDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresGatewayPolicyDeniedDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkGatewayPolicyDeniedDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayPolicyDeniedDetails(value, check, depth), declaresGatewayPolicyDeniedDetails);
}

/** @internal */
export function fieldsGatewayRateLimit(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['max_calls_per_minute'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isInteger(value, 1, 4294967295)) check.fail('expected an integer from 1 to 4294967295 or null', 'max_calls_per_minute');
  }
  value = object['max_calls_per_session'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isInteger(value, 1, 4294967295)) check.fail('expected an integer from 1 to 4294967295 or null', 'max_calls_per_session');
  }
  return known;
}

/** @internal */
export function declaresGatewayRateLimit(key: string): boolean {
  return key === 'max_calls_per_minute' || key === 'max_calls_per_session';
}

/** @internal */
export function checkGatewayRateLimit(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayRateLimit(value, check, depth), declaresGatewayRateLimit);
}

/** @internal */
export function fieldsGatewayRateLimitedDetails(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['retry_after'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'retry_after');
  }
  return known;
}

/** @internal */
export function declaresGatewayRateLimitedDetails(key: string): boolean {
  return key === 'retry_after';
}

/** @internal */
export function checkGatewayRateLimitedDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayRateLimitedDetails(value, check, depth), declaresGatewayRateLimitedDetails);
}

/** @internal */
export function fieldsGatewayRetry(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['max_attempts'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isInteger(value, 1, 4294967295)) check.fail('expected an integer from 1 to 4294967295', 'max_attempts');
  }
  value = object['base_delay'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) check.fail('expected a number at least 0', 'base_delay');
  }
  value = object['jitter'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 1) check.fail('expected a number at least 0 and at most 1', 'jitter');
  }
  value = object['retryable_codes'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'retryable_codes')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkGatewayErrorCode(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'retryable_codes');
    }
  }
  return known;
}

/** @internal */
export function declaresGatewayRetry(key: string): boolean {
  return key === 'base_delay' || key === 'jitter' || key === 'max_attempts' || key === 'retryable_codes';
}

/** @internal */
export function checkGatewayRetry(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayRetry(value, check, depth), declaresGatewayRetry);
}

/** @internal */
export function fieldsGatewayUpstreamTimeoutDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresGatewayUpstreamTimeoutDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkGatewayUpstreamTimeoutDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayUpstreamTimeoutDetails(value, check, depth), declaresGatewayUpstreamTimeoutDetails);
}

/** @internal */
export function fieldsGatewayUpstreamUnavailableDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresGatewayUpstreamUnavailableDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkGatewayUpstreamUnavailableDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayUpstreamUnavailableDetails(value, check, depth), declaresGatewayUpstreamUnavailableDetails);
}

/** @internal */
export function commonGatewayEvent(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 4;
  let value = object['version'];
  if (value === undefined) {
    check.missing('version');
    known -= 1;
  } else if (value !== 1) check.fail('expected 1', 'version');
  value = object['timestamp'];
  if (value === undefined) {
    check.missing('timestamp');
    known -= 1;
  } else if (!cantus.isTimestamp(value)) check.fail('expected an RFC 3339 timestamp', 'timestamp');
  value = object['success'];
  if (value === undefined) {
    check.missing('success');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'success');
  value = object['session_id'];
  if (value === undefined) {
    check.missing('session_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'session_id');
  value = object['duration_ms'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && (typeof value !== 'number' || !Number.isFinite(value) || value < 0)) check.fail('expected a number at least 0 or null', 'duration_ms');
  }
  value = object['tool_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'tool_id');
  }
  value = object['namespace'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'namespace');
  }
  return known;
}

/** @internal */
export function memberGatewayEvent$BrowseFailed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonGatewayEvent(object, check, depth);
  let value = object['attributes'];
  if (value === undefined) {
    check.missing('attributes');
    known -= 1;
  } else {
    const before = check.count;
    checkGatewayBrowseFailedPayload(value, check, depth + 1);
    check.under(before, 'attributes');
  }
  return known;
}

/** @internal */
export function memberGatewayEvent$CatalogLoaded(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonGatewayEvent(object, check, depth);
  let value = object['attributes'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGatewayCatalogLoadedPayload(value, check, depth + 1);
    check.under(before, 'attributes');
  }
  return known;
}

/** @internal */
export function memberGatewayEvent$ExecuteCacheHit(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonGatewayEvent(object, check, depth);
  let value = object['attributes'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGatewayExecuteCacheHitPayload(value, check, depth + 1);
    check.under(before, 'attributes');
  }
  return known;
}

/** @internal */
export function memberGatewayEvent$ExecuteCompleted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonGatewayEvent(object, check, depth);
  let value = object['attributes'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkGatewayExecuteCompletedPayload(value, check, depth + 1);
    check.under(before, 'attributes');
  }
  return known;
}

/** @internal */
export function fieldsGatewayEvent(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['event'];
  switch (tag) {
    case 'browse.failed':
      return memberGatewayEvent$BrowseFailed(object, check, depth);
    case 'catalog.loaded':
      return memberGatewayEvent$CatalogLoaded(object, check, depth);
    case 'execute.cache_hit':
      return memberGatewayEvent$ExecuteCacheHit(object, check, depth);
    case 'execute.completed':
      return memberGatewayEvent$ExecuteCompleted(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('event');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'event');
    return 1;
  }
  if (check.strict) check.fail('expected \'browse.failed\', \'catalog.loaded\', \'execute.cache_hit\' or \'execute.completed\'; others are read, but not written', 'event');
  check.opaque = true;
  return 1 + commonGatewayEvent(object, check, depth);
}

/** @internal */
export function declaresGatewayEvent(key: string, object: cantus.JsonObject): boolean {
  if (key === 'attributes' || key === 'duration_ms' || key === 'event' || key === 'namespace' || key === 'session_id' || key === 'success' || key === 'timestamp' || key === 'tool_id' || key === 'version') return true;
  switch (object['event']) {
    case 'browse.failed':
      return false;
    case 'catalog.loaded':
      return false;
    case 'execute.cache_hit':
      return false;
    case 'execute.completed':
      return false;
    default:
      return true;
  }
}

/** @internal */
export function checkGatewayEvent(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsGatewayEvent(value, check, depth), declaresGatewayEvent);
}

/** @internal */
export function emitGatewayEvent$BrowseFailed<T>(document: unknown): T {
  return cantus.emitted(document, memberGatewayEvent$BrowseFailed, (key) => key === 'attributes' || key === 'duration_ms' || key === 'event' || key === 'namespace' || key === 'session_id' || key === 'success' || key === 'timestamp' || key === 'tool_id' || key === 'version', undefined, undefined);
}

/** @internal */
export function emitGatewayEvent$CatalogLoaded<T>(document: unknown): T {
  return cantus.emitted(document, memberGatewayEvent$CatalogLoaded, (key) => key === 'attributes' || key === 'duration_ms' || key === 'event' || key === 'namespace' || key === 'session_id' || key === 'success' || key === 'timestamp' || key === 'tool_id' || key === 'version', undefined, undefined);
}

/** @internal */
export function emitGatewayEvent$ExecuteCacheHit<T>(document: unknown): T {
  return cantus.emitted(document, memberGatewayEvent$ExecuteCacheHit, (key) => key === 'attributes' || key === 'duration_ms' || key === 'event' || key === 'namespace' || key === 'session_id' || key === 'success' || key === 'timestamp' || key === 'tool_id' || key === 'version', undefined, undefined);
}

/** @internal */
export function emitGatewayEvent$ExecuteCompleted<T>(document: unknown): T {
  return cantus.emitted(document, memberGatewayEvent$ExecuteCompleted, (key) => key === 'attributes' || key === 'duration_ms' || key === 'event' || key === 'namespace' || key === 'session_id' || key === 'success' || key === 'timestamp' || key === 'tool_id' || key === 'version', undefined, undefined);
}
