/**
 * The checks behind the guards, parsers and constructors of package `mcp`. Import its events file instead.
 */

import * as cantus from './cantus.ts';

/** @internal */
export function fieldsMcpFilter(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['toolsListChanged'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'toolsListChanged');
  }
  value = object['promptsListChanged'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'promptsListChanged');
  }
  value = object['resourcesListChanged'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'resourcesListChanged');
  }
  value = object['resourceSubscriptions'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'resourceSubscriptions')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'resourceSubscriptions');
    }
  }
  return known;
}

/** @internal */
export function declaresMcpFilter(key: string): boolean {
  return key === 'promptsListChanged' || key === 'resourceSubscriptions' || key === 'resourcesListChanged' || key === 'toolsListChanged';
}

/** @internal */
export function checkMcpFilter(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpFilter(value, check, depth), declaresMcpFilter);
}

/** @internal */
export function fieldsMcpHeaderMismatchDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresMcpHeaderMismatchDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkMcpHeaderMismatchDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpHeaderMismatchDetails(value, check, depth), declaresMcpHeaderMismatchDetails);
}

/** @internal */
export function fieldsMcpInternalErrorDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresMcpInternalErrorDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkMcpInternalErrorDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpInternalErrorDetails(value, check, depth), declaresMcpInternalErrorDetails);
}

/** @internal */
export function fieldsMcpInvalidParamsDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresMcpInvalidParamsDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkMcpInvalidParamsDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpInvalidParamsDetails(value, check, depth), declaresMcpInvalidParamsDetails);
}

/** @internal */
export function fieldsMcpInvalidRequestDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresMcpInvalidRequestDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkMcpInvalidRequestDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpInvalidRequestDetails(value, check, depth), declaresMcpInvalidRequestDetails);
}

/** @internal */
export function checkMcpLoggingLevel(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'debug' && value !== 'info' && value !== 'notice' && value !== 'warning' && value !== 'error' && value !== 'critical' && value !== 'alert' && value !== 'emergency') check.fail('expected \'debug\', \'info\', \'notice\', \'warning\', \'error\', \'critical\', \'alert\' or \'emergency\'');
}

/** @internal */
export function fieldsMcpMethodNotFoundDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresMcpMethodNotFoundDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkMcpMethodNotFoundDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpMethodNotFoundDetails(value, check, depth), declaresMcpMethodNotFoundDetails);
}

/** @internal */
export function fieldsMcpMissingCapabilityDetails(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['requiredCapabilities'];
  if (value === undefined) {
    check.missing('requiredCapabilities');
    known -= 1;
  } else {
    if (check.object(value, depth + 1, 'requiredCapabilities')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'requiredCapabilities');
    }
  }
  return known;
}

/** @internal */
export function declaresMcpMissingCapabilityDetails(key: string): boolean {
  return key === 'requiredCapabilities';
}

/** @internal */
export function checkMcpMissingCapabilityDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpMissingCapabilityDetails(value, check, depth), declaresMcpMissingCapabilityDetails);
}

/** @internal */
export function fieldsMcpNotificationMeta(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['io.modelcontextprotocol/subscriptionId'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpRequestId(value, check, depth + 1);
    check.under(before, 'io.modelcontextprotocol/subscriptionId');
  }
  return known;
}

/** @internal */
export function declaresMcpNotificationMeta(key: string): boolean {
  return key === 'io.modelcontextprotocol/subscriptionId';
}

/** @internal */
export function restMcpNotificationMeta(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkMcpNotificationMeta(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsMcpNotificationMeta(value, check, depth), declaresMcpNotificationMeta, restMcpNotificationMeta, depth);
}

/** @internal */
export function fieldsMcpNotificationsCancelledPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['_meta'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationMeta(value, check, depth + 1);
    check.under(before, '_meta');
  }
  value = object['requestId'];
  if (value === undefined) {
    check.missing('requestId');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpRequestId(value, check, depth + 1);
    check.under(before, 'requestId');
  }
  value = object['reason'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'reason');
  }
  return known;
}

/** @internal */
export function declaresMcpNotificationsCancelledPayload(key: string): boolean {
  return key === '_meta' || key === 'reason' || key === 'requestId';
}

/** @internal */
export function checkMcpNotificationsCancelledPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpNotificationsCancelledPayload(value, check, depth), declaresMcpNotificationsCancelledPayload);
}

/** @internal */
export function fieldsMcpNotificationsMessagePayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['_meta'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationMeta(value, check, depth + 1);
    check.under(before, '_meta');
  }
  value = object['level'];
  if (value === undefined) {
    check.missing('level');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpLoggingLevel(value, check, depth + 1);
    check.under(before, 'level');
  }
  value = object['logger'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'logger');
  }
  value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  }
  return known;
}

/** @internal */
export function declaresMcpNotificationsMessagePayload(key: string): boolean {
  return key === '_meta' || key === 'data' || key === 'level' || key === 'logger';
}

/** @internal */
export function checkMcpNotificationsMessagePayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpNotificationsMessagePayload(value, check, depth), declaresMcpNotificationsMessagePayload);
}

/** @internal */
export function fieldsMcpNotificationsProgressPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['_meta'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationMeta(value, check, depth + 1);
    check.under(before, '_meta');
  }
  value = object['progressToken'];
  if (value === undefined) {
    check.missing('progressToken');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpRequestId(value, check, depth + 1);
    check.under(before, 'progressToken');
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
  value = object['message'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'message');
  }
  return known;
}

/** @internal */
export function declaresMcpNotificationsProgressPayload(key: string): boolean {
  return key === '_meta' || key === 'message' || key === 'progress' || key === 'progressToken' || key === 'total';
}

/** @internal */
export function checkMcpNotificationsProgressPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpNotificationsProgressPayload(value, check, depth), declaresMcpNotificationsProgressPayload);
}

/** @internal */
export function fieldsMcpNotificationsPromptsListChangedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['_meta'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationMeta(value, check, depth + 1);
    check.under(before, '_meta');
  }
  return known;
}

/** @internal */
export function declaresMcpNotificationsPromptsListChangedPayload(key: string): boolean {
  return key === '_meta';
}

/** @internal */
export function checkMcpNotificationsPromptsListChangedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpNotificationsPromptsListChangedPayload(value, check, depth), declaresMcpNotificationsPromptsListChangedPayload);
}

/** @internal */
export function fieldsMcpNotificationsResourcesListChangedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['_meta'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationMeta(value, check, depth + 1);
    check.under(before, '_meta');
  }
  return known;
}

/** @internal */
export function declaresMcpNotificationsResourcesListChangedPayload(key: string): boolean {
  return key === '_meta';
}

/** @internal */
export function checkMcpNotificationsResourcesListChangedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpNotificationsResourcesListChangedPayload(value, check, depth), declaresMcpNotificationsResourcesListChangedPayload);
}

/** @internal */
export function fieldsMcpNotificationsResourcesUpdatedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['_meta'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationMeta(value, check, depth + 1);
    check.under(before, '_meta');
  }
  value = object['uri'];
  if (value === undefined) {
    check.missing('uri');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'uri');
  return known;
}

/** @internal */
export function declaresMcpNotificationsResourcesUpdatedPayload(key: string): boolean {
  return key === '_meta' || key === 'uri';
}

/** @internal */
export function checkMcpNotificationsResourcesUpdatedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpNotificationsResourcesUpdatedPayload(value, check, depth), declaresMcpNotificationsResourcesUpdatedPayload);
}

/** @internal */
export function fieldsMcpNotificationsSubscriptionsAcknowledgedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['_meta'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationMeta(value, check, depth + 1);
    check.under(before, '_meta');
  }
  value = object['notifications'];
  if (value === undefined) {
    check.missing('notifications');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpFilter(value, check, depth + 1);
    check.under(before, 'notifications');
  }
  return known;
}

/** @internal */
export function declaresMcpNotificationsSubscriptionsAcknowledgedPayload(key: string): boolean {
  return key === '_meta' || key === 'notifications';
}

/** @internal */
export function checkMcpNotificationsSubscriptionsAcknowledgedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpNotificationsSubscriptionsAcknowledgedPayload(value, check, depth), declaresMcpNotificationsSubscriptionsAcknowledgedPayload);
}

/** @internal */
export function fieldsMcpNotificationsToolsListChangedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['_meta'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationMeta(value, check, depth + 1);
    check.under(before, '_meta');
  }
  return known;
}

/** @internal */
export function declaresMcpNotificationsToolsListChangedPayload(key: string): boolean {
  return key === '_meta';
}

/** @internal */
export function checkMcpNotificationsToolsListChangedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpNotificationsToolsListChangedPayload(value, check, depth), declaresMcpNotificationsToolsListChangedPayload);
}

/** @internal */
export function fieldsMcpParseErrorDetails(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 0;
}

/** @internal */
export function declaresMcpParseErrorDetails(_key: string): boolean {
  return false;
}

/** @internal */
export function checkMcpParseErrorDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpParseErrorDetails(value, check, depth), declaresMcpParseErrorDetails);
}

/** @internal */
export function fieldsMcpReadResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['contents'];
  if (value === undefined) {
    check.missing('contents');
    known -= 1;
  } else {
    if (check.list(value, depth + 1, 'contents')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkMcpResourceContents(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'contents');
    }
  }
  return known;
}

/** @internal */
export function declaresMcpReadResult(key: string): boolean {
  return key === 'contents';
}

/** @internal */
export function checkMcpReadResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpReadResult(value, check, depth), declaresMcpReadResult);
}

/** @internal */
export function checkMcpRequestId(value: unknown, check: cantus.Check, _depth: number): void {
  if (typeof value === 'string') {
    if (!cantus.isText(value)) check.fail('expected a string');
  } else if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) check.fail('expected an integer');
  } else check.fail('expected a string or a number');
}

/** @internal */
export function memberMcpResourceContents$Blob(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsMcpResourceContentsBlob(object, check, depth);
}

/** @internal */
export function memberMcpResourceContents$Text(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsMcpResourceContentsText(object, check, depth);
}

/** @internal */
export function fieldsMcpResourceContents(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let present = 0;
  if (object['blob'] !== undefined) present += 1;
  if (object['text'] !== undefined) present += 1;
  if (present !== 1) check.fail('expected \'blob\' or \'text\' as a member, and no other of them');
  else if (object['blob'] !== undefined) return memberMcpResourceContents$Blob(object, check, depth);
  else if (object['text'] !== undefined) return memberMcpResourceContents$Text(object, check, depth);
  return 0;
}

/** @internal */
export function declaresMcpResourceContents(key: string, object: cantus.JsonObject): boolean {
  if (object['blob'] !== undefined) return declaresMcpResourceContentsBlob(key);
  if (object['text'] !== undefined) return declaresMcpResourceContentsText(key);
  return true;
}

/** @internal */
export function checkMcpResourceContents(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpResourceContents(value, check, depth), declaresMcpResourceContents);
}

/** @internal */
export function fieldsMcpResourceContentsBlob(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['uri'];
  if (value === undefined) {
    check.missing('uri');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'uri');
  value = object['mimeType'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'mimeType');
  }
  value = object['blob'];
  if (value === undefined) {
    check.missing('blob');
    known -= 1;
  } else if (!cantus.isBytes(value, 0, Infinity)) check.fail('expected canonical base64', 'blob');
  return known;
}

/** @internal */
export function declaresMcpResourceContentsBlob(key: string): boolean {
  return key === 'blob' || key === 'mimeType' || key === 'uri';
}

/** @internal */
export function checkMcpResourceContentsBlob(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpResourceContentsBlob(value, check, depth), declaresMcpResourceContentsBlob);
}

/** @internal */
export function fieldsMcpResourceContentsText(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['uri'];
  if (value === undefined) {
    check.missing('uri');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'uri');
  value = object['mimeType'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'mimeType');
  }
  value = object['text'];
  if (value === undefined) {
    check.missing('text');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'text');
  return known;
}

/** @internal */
export function declaresMcpResourceContentsText(key: string): boolean {
  return key === 'mimeType' || key === 'text' || key === 'uri';
}

/** @internal */
export function checkMcpResourceContentsText(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpResourceContentsText(value, check, depth), declaresMcpResourceContentsText);
}

/** @internal */
export function fieldsMcpResourcesReadPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['uri'];
  if (value === undefined) {
    check.missing('uri');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'uri');
  return known;
}

/** @internal */
export function declaresMcpResourcesReadPayload(key: string): boolean {
  return key === 'uri';
}

/** @internal */
export function checkMcpResourcesReadPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpResourcesReadPayload(value, check, depth), declaresMcpResourcesReadPayload);
}

/** @internal */
export function commonMcpRpcError(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  return known;
}

/** @internal */
export function memberMcpRpcError$HeaderMismatch(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpHeaderMismatchDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberMcpRpcError$InternalError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpInternalErrorDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberMcpRpcError$InvalidParams(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpInvalidParamsDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberMcpRpcError$InvalidRequest(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpInvalidRequestDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberMcpRpcError$MethodNotFound(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpMethodNotFoundDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberMcpRpcError$MissingCapability(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonMcpRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpMissingCapabilityDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberMcpRpcError$ParseError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpParseErrorDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberMcpRpcError$UnsupportedVersion(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonMcpRpcError(object, check, depth) + check.ancestors(object, 'is_a', []);
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpUnsupportedVersionDetails(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export const membersMcpRpcError: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  [-32020, memberMcpRpcError$HeaderMismatch],
  [-32603, memberMcpRpcError$InternalError],
  [-32602, memberMcpRpcError$InvalidParams],
  [-32600, memberMcpRpcError$InvalidRequest],
  [-32601, memberMcpRpcError$MethodNotFound],
  [-32021, memberMcpRpcError$MissingCapability],
  [-32700, memberMcpRpcError$ParseError],
  [-32022, memberMcpRpcError$UnsupportedVersion],
]);

/** @internal */
export function fieldsMcpRpcError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['code'];
  const member = membersMcpRpcError.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('code');
    return 0;
  }
  if (!Number.isSafeInteger(tag)) {
    check.fail('expected an integer', 'code');
    return 1;
  }
  if (check.strict) check.fail('expected -32020, -32603, -32602, -32600, -32601, -32021, -32700 or -32022; others are read, but not written', 'code');
  check.unknown = true;
  return 1 + commonMcpRpcError(object, check, depth);
}

/** @internal */
export function declaresMcpRpcError(key: string, object: cantus.JsonObject): boolean {
  if (key === 'code' || key === 'data' || key === 'is_a' || key === 'message') return true;
  switch (object['code']) {
    default:
      return !membersMcpRpcError.has(object['code']);
  }
}

/** @internal */
export function checkMcpRpcError(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpRpcError(value, check, depth), declaresMcpRpcError);
}

/** @internal */
export function turnMcpRpcError(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['code']) {
    case -32020:
    case -32603:
    case -32602:
    case -32600:
    case -32601:
    case -32021:
    case -32700:
    case -32022:
      return value;
    default:
      return cantus.turnUnknown(value, way, 'code', 'tag', 'raw');
  }
}

/** @internal */
export function checkMcpRpcErrorCode(value: unknown, check: cantus.Check, _depth: number): void {
  if (check.strict ? value !== -32020 && value !== -32603 && value !== -32602 && value !== -32600 && value !== -32601 && value !== -32021 && value !== -32700 && value !== -32022 : !Number.isSafeInteger(value)) check.fail('expected -32020, -32603, -32602, -32600, -32601, -32021, -32700 or -32022; a reader takes an integer');
}

/** @internal */
export function fieldsMcpUnsupportedVersionDetails(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['requested'];
  if (value === undefined) {
    check.missing('requested');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'requested');
  value = object['supported'];
  if (value === undefined) {
    check.missing('supported');
    known -= 1;
  } else {
    if (check.list(value, depth + 1, 'supported')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'supported');
    }
  }
  return known;
}

/** @internal */
export function declaresMcpUnsupportedVersionDetails(key: string): boolean {
  return key === 'requested' || key === 'supported';
}

/** @internal */
export function checkMcpUnsupportedVersionDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpUnsupportedVersionDetails(value, check, depth), declaresMcpUnsupportedVersionDetails);
}

/** @internal */
export function commonMcpEvent(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['jsonrpc'];
  if (value === undefined) {
    check.missing('jsonrpc');
    known -= 1;
  } else if (value !== '2.0') check.fail('expected \'2.0\'', 'jsonrpc');
  return known;
}

/** @internal */
export function memberMcpEvent$NotificationsCancelled(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonMcpEvent(object, check, depth);
  let value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpNotificationsCancelledPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberMcpEvent$NotificationsMessage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonMcpEvent(object, check, depth);
  let value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpNotificationsMessagePayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberMcpEvent$NotificationsProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonMcpEvent(object, check, depth);
  let value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpNotificationsProgressPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberMcpEvent$NotificationsPromptsListChanged(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpEvent(object, check, depth);
  let value = object['params'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationsPromptsListChangedPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberMcpEvent$NotificationsResourcesListChanged(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpEvent(object, check, depth);
  let value = object['params'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationsResourcesListChangedPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberMcpEvent$NotificationsResourcesUpdated(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonMcpEvent(object, check, depth);
  let value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpNotificationsResourcesUpdatedPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberMcpEvent$NotificationsSubscriptionsAcknowledged(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonMcpEvent(object, check, depth);
  let value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpNotificationsSubscriptionsAcknowledgedPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberMcpEvent$NotificationsToolsListChanged(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1 + commonMcpEvent(object, check, depth);
  let value = object['params'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkMcpNotificationsToolsListChangedPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export function memberMcpEvent$ResourcesRead(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
    checkMcpRequestId(value, check, depth + 1);
    check.under(before, 'id');
  }
  value = object['params'];
  if (value === undefined) {
    check.missing('params');
    known -= 1;
  } else {
    const before = check.count;
    checkMcpResourcesReadPayload(value, check, depth + 1);
    check.under(before, 'params');
  }
  return known;
}

/** @internal */
export const membersMcpEvent: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  ['notifications/cancelled', memberMcpEvent$NotificationsCancelled],
  ['notifications/message', memberMcpEvent$NotificationsMessage],
  ['notifications/progress', memberMcpEvent$NotificationsProgress],
  ['notifications/prompts/list_changed', memberMcpEvent$NotificationsPromptsListChanged],
  ['notifications/resources/list_changed', memberMcpEvent$NotificationsResourcesListChanged],
  ['notifications/resources/updated', memberMcpEvent$NotificationsResourcesUpdated],
  ['notifications/subscriptions/acknowledged', memberMcpEvent$NotificationsSubscriptionsAcknowledged],
  ['notifications/tools/list_changed', memberMcpEvent$NotificationsToolsListChanged],
  ['resources/read', memberMcpEvent$ResourcesRead],
]);

/** @internal */
export function fieldsMcpEvent(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['method'];
  const member = membersMcpEvent.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('method');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'method');
    return 1;
  }
  if (check.strict) check.fail('expected \'notifications/cancelled\', \'notifications/message\', \'notifications/progress\', \'notifications/prompts/list_changed\', \'notifications/resources/list_changed\', \'notifications/resources/updated\', \'notifications/subscriptions/acknowledged\', \'notifications/tools/list_changed\' or \'resources/read\'; others are read, but not written', 'method');
  check.opaque = true;
  return 1 + commonMcpEvent(object, check, depth);
}

/** @internal */
export function declaresMcpEvent(key: string, object: cantus.JsonObject): boolean {
  if (key === 'jsonrpc' || key === 'method' || key === 'params') return true;
  switch (object['method']) {
    case 'resources/read':
      return key === 'id';
    default:
      return !membersMcpEvent.has(object['method']);
  }
}

/** @internal */
export function checkMcpEvent(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsMcpEvent(value, check, depth), declaresMcpEvent);
}

/** @internal */
export function emitMcpEvent$NotificationsCancelled<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$NotificationsCancelled, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitMcpEvent$NotificationsMessage<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$NotificationsMessage, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitMcpEvent$NotificationsProgress<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$NotificationsProgress, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitMcpEvent$NotificationsPromptsListChanged<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$NotificationsPromptsListChanged, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitMcpEvent$NotificationsResourcesListChanged<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$NotificationsResourcesListChanged, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitMcpEvent$NotificationsResourcesUpdated<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$NotificationsResourcesUpdated, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitMcpEvent$NotificationsSubscriptionsAcknowledged<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$NotificationsSubscriptionsAcknowledged, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitMcpEvent$NotificationsToolsListChanged<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$NotificationsToolsListChanged, (key) => key === 'jsonrpc' || key === 'method' || key === 'params', undefined, undefined);
}

/** @internal */
export function emitMcpEvent$ResourcesRead<T>(document: unknown): T {
  return cantus.emitted(document, memberMcpEvent$ResourcesRead, (key) => key === 'jsonrpc' || key === 'method' || key === 'params' || key === 'id', undefined, undefined);
}
