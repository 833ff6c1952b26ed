/**
 * The checks behind the guards, parsers and constructors of package `frames`. Import its events file instead.
 */

import * as cantus from './cantus.ts';

/** @internal */
export function memberFramesActivity$BetweenTurns(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 1;
}

/** @internal */
export function memberFramesActivity$Starting(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 1;
}

/** @internal */
export function memberFramesActivity$SubmittingResult(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 1;
}

/** @internal */
export function memberFramesActivity$Thinking(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 1;
}

/** @internal */
export function memberFramesActivity$Tool(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsFramesActivityTool(object, check, depth);
}

/** @internal */
export function memberFramesActivity$Writing(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 1;
}

/** @internal */
export function fieldsFramesActivity(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['phase'];
  switch (tag) {
    case 'between_turns':
      return memberFramesActivity$BetweenTurns(object, check, depth);
    case 'starting':
      return memberFramesActivity$Starting(object, check, depth);
    case 'submitting_result':
      return memberFramesActivity$SubmittingResult(object, check, depth);
    case 'thinking':
      return memberFramesActivity$Thinking(object, check, depth);
    case 'tool':
      return memberFramesActivity$Tool(object, check, depth);
    case 'writing':
      return memberFramesActivity$Writing(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('phase');
    return 0;
  }
  check.fail('expected \'between_turns\', \'starting\', \'submitting_result\', \'thinking\', \'tool\' or \'writing\'', 'phase');
  return 1;
}

/** @internal */
export function declaresFramesActivity(key: string, object: cantus.JsonObject): boolean {
  if (key === 'phase') return true;
  switch (object['phase']) {
    case 'between_turns':
      return false;
    case 'starting':
      return false;
    case 'submitting_result':
      return false;
    case 'thinking':
      return false;
    case 'tool':
      return declaresFramesActivityTool(key);
    case 'writing':
      return false;
    default:
      return true;
  }
}

/** @internal */
export function checkFramesActivity(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesActivity(value, check, depth), declaresFramesActivity);
}

/** @internal */
export function fieldsFramesActivityTool(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['tool'];
  if (value === undefined) {
    check.missing('tool');
    known -= 1;
  } else {
    const before = check.count;
    checkFramesActivityToolTool(value, check, depth + 1);
    check.under(before, 'tool');
  }
  return known;
}

/** @internal */
export function declaresFramesActivityTool(key: string): boolean {
  return key === 'tool';
}

/** @internal */
export function checkFramesActivityTool(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesActivityTool(value, check, depth), declaresFramesActivityTool);
}

/** @internal */
export function fieldsFramesActivityToolTool(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['summary'];
  if (value === undefined) {
    check.missing('summary');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'summary');
  return known;
}

/** @internal */
export function declaresFramesActivityToolTool(key: string): boolean {
  return key === 'name' || key === 'summary';
}

/** @internal */
export function checkFramesActivityToolTool(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesActivityToolTool(value, check, depth), declaresFramesActivityToolTool);
}

/** @internal */
export function memberFramesCodexErrorDetail$ActiveTurnNotSteerable(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsFramesCodexErrorDetailActiveTurnNotSteerable(object, check, depth);
}

/** @internal */
export function memberFramesCodexErrorDetail$HttpConnectionFailed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsFramesCodexErrorDetailHttpConnectionFailed(object, check, depth);
}

/** @internal */
export function fieldsFramesCodexErrorDetail(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let present = 0;
  if (object['activeTurnNotSteerable'] !== undefined) present += 1;
  if (object['httpConnectionFailed'] !== undefined) present += 1;
  if (present !== 1) check.fail('expected \'activeTurnNotSteerable\' or \'httpConnectionFailed\' as a member, and no other of them');
  else if (object['activeTurnNotSteerable'] !== undefined) return memberFramesCodexErrorDetail$ActiveTurnNotSteerable(object, check, depth);
  else if (object['httpConnectionFailed'] !== undefined) return memberFramesCodexErrorDetail$HttpConnectionFailed(object, check, depth);
  return 0;
}

/** @internal */
export function declaresFramesCodexErrorDetail(key: string, object: cantus.JsonObject): boolean {
  if (object['activeTurnNotSteerable'] !== undefined) return declaresFramesCodexErrorDetailActiveTurnNotSteerable(key);
  if (object['httpConnectionFailed'] !== undefined) return declaresFramesCodexErrorDetailHttpConnectionFailed(key);
  return true;
}

/** @internal */
export function checkFramesCodexErrorDetail(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesCodexErrorDetail(value, check, depth), declaresFramesCodexErrorDetail);
}

/** @internal */
export function fieldsFramesCodexErrorDetailActiveTurnNotSteerable(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['activeTurnNotSteerable'];
  if (value === undefined) {
    check.missing('activeTurnNotSteerable');
    known -= 1;
  } else {
    const before = check.count;
    checkFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value, check, depth + 1);
    check.under(before, 'activeTurnNotSteerable');
  }
  return known;
}

/** @internal */
export function declaresFramesCodexErrorDetailActiveTurnNotSteerable(key: string): boolean {
  return key === 'activeTurnNotSteerable';
}

/** @internal */
export function checkFramesCodexErrorDetailActiveTurnNotSteerable(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesCodexErrorDetailActiveTurnNotSteerable(value, check, depth), declaresFramesCodexErrorDetailActiveTurnNotSteerable);
}

/** @internal */
export function fieldsFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['turnKind'];
  if (value === undefined) {
    check.missing('turnKind');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'turnKind');
  return known;
}

/** @internal */
export function declaresFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(key: string): boolean {
  return key === 'turnKind';
}

/** @internal */
export function checkFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value, check, depth), declaresFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable);
}

/** @internal */
export function fieldsFramesCodexErrorDetailHttpConnectionFailed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['httpConnectionFailed'];
  if (value === undefined) {
    check.missing('httpConnectionFailed');
    known -= 1;
  } else {
    const before = check.count;
    checkFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value, check, depth + 1);
    check.under(before, 'httpConnectionFailed');
  }
  return known;
}

/** @internal */
export function declaresFramesCodexErrorDetailHttpConnectionFailed(key: string): boolean {
  return key === 'httpConnectionFailed';
}

/** @internal */
export function checkFramesCodexErrorDetailHttpConnectionFailed(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesCodexErrorDetailHttpConnectionFailed(value, check, depth), declaresFramesCodexErrorDetailHttpConnectionFailed);
}

/** @internal */
export function fieldsFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['httpStatusCode'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isInteger(value, 0, 65535)) check.fail('expected an integer from 0 to 65535 or null', 'httpStatusCode');
  }
  return known;
}

/** @internal */
export function declaresFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(key: string): boolean {
  return key === 'httpStatusCode';
}

/** @internal */
export function checkFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value, check, depth), declaresFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed);
}

/** @internal */
export function checkFramesCodexErrorInfo(value: unknown, check: cantus.Check, depth: number): void {
  if (typeof value === 'string') {
    checkFramesCodexErrorInfoString(value, check, depth);
  } else if (cantus.isObject(value)) {
    checkFramesCodexErrorDetail(value, check, depth);
  } else check.fail('expected a string or an object');
}

/** @internal */
export function checkFramesCodexErrorInfoString(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'unauthorized' && value !== 'badRequest' && value !== 'other') check.fail('expected \'unauthorized\', \'badRequest\' or \'other\'');
}

/** @internal */
export function fieldsFramesExtensionUiRequestConfirm(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['title'];
  if (value === undefined) {
    check.missing('title');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'title');
  value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['timeout'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'timeout');
  }
  return known;
}

/** @internal */
export function declaresFramesExtensionUiRequestConfirm(key: string): boolean {
  return key === 'message' || key === 'timeout' || key === 'title';
}

/** @internal */
export function checkFramesExtensionUiRequestConfirm(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiRequestConfirm(value, check, depth), declaresFramesExtensionUiRequestConfirm);
}

/** @internal */
export function fieldsFramesExtensionUiRequestNotify(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['notifyType'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkFramesExtensionUiRequestNotifyNotifyType(value, check, depth + 1);
    check.under(before, 'notifyType');
  }
  return known;
}

/** @internal */
export function declaresFramesExtensionUiRequestNotify(key: string): boolean {
  return key === 'message' || key === 'notifyType';
}

/** @internal */
export function checkFramesExtensionUiRequestNotify(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiRequestNotify(value, check, depth), declaresFramesExtensionUiRequestNotify);
}

/** @internal */
export function checkFramesExtensionUiRequestNotifyNotifyType(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'info' && value !== 'warning' && value !== 'error') check.fail('expected \'info\', \'warning\' or \'error\'');
}

/** @internal */
export function commonFramesExtensionUiRequestPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  return known;
}

/** @internal */
export function memberFramesExtensionUiRequestPayload$Confirm(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonFramesExtensionUiRequestPayload(object, check, depth) + fieldsFramesExtensionUiRequestConfirm(object, check, depth);
}

/** @internal */
export function memberFramesExtensionUiRequestPayload$Notify(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonFramesExtensionUiRequestPayload(object, check, depth) + fieldsFramesExtensionUiRequestNotify(object, check, depth);
}

/** @internal */
export function memberFramesExtensionUiRequestPayload$Select(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonFramesExtensionUiRequestPayload(object, check, depth) + fieldsFramesExtensionUiRequestSelect(object, check, depth);
}

/** @internal */
export function memberFramesExtensionUiRequestPayload$SetTitle(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonFramesExtensionUiRequestPayload(object, check, depth) + fieldsFramesExtensionUiRequestSetTitle(object, check, depth);
}

/** @internal */
export function fieldsFramesExtensionUiRequestPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['method'];
  switch (tag) {
    case 'confirm':
      return memberFramesExtensionUiRequestPayload$Confirm(object, check, depth);
    case 'notify':
      return memberFramesExtensionUiRequestPayload$Notify(object, check, depth);
    case 'select':
      return memberFramesExtensionUiRequestPayload$Select(object, check, depth);
    case 'setTitle':
      return memberFramesExtensionUiRequestPayload$SetTitle(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('method');
    return 0;
  }
  check.fail('expected \'confirm\', \'notify\', \'select\' or \'setTitle\'', 'method');
  return 1;
}

/** @internal */
export function declaresFramesExtensionUiRequestPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'id' || key === 'method') return true;
  switch (object['method']) {
    case 'confirm':
      return declaresFramesExtensionUiRequestConfirm(key);
    case 'notify':
      return declaresFramesExtensionUiRequestNotify(key);
    case 'select':
      return declaresFramesExtensionUiRequestSelect(key);
    case 'setTitle':
      return declaresFramesExtensionUiRequestSetTitle(key);
    default:
      return true;
  }
}

/** @internal */
export function checkFramesExtensionUiRequestPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiRequestPayload(value, check, depth), declaresFramesExtensionUiRequestPayload);
}

/** @internal */
export function fieldsFramesExtensionUiRequestSelect(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['title'];
  if (value === undefined) {
    check.missing('title');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'title');
  value = object['options'];
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
  value = object['timeout'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'timeout');
  }
  return known;
}

/** @internal */
export function declaresFramesExtensionUiRequestSelect(key: string): boolean {
  return key === 'options' || key === 'timeout' || key === 'title';
}

/** @internal */
export function checkFramesExtensionUiRequestSelect(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiRequestSelect(value, check, depth), declaresFramesExtensionUiRequestSelect);
}

/** @internal */
export function fieldsFramesExtensionUiRequestSetTitle(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['title'];
  if (value === undefined) {
    check.missing('title');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'title');
  return known;
}

/** @internal */
export function declaresFramesExtensionUiRequestSetTitle(key: string): boolean {
  return key === 'title';
}

/** @internal */
export function checkFramesExtensionUiRequestSetTitle(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiRequestSetTitle(value, check, depth), declaresFramesExtensionUiRequestSetTitle);
}

/** @internal */
export function fieldsFramesExtensionUiResponseCancelled(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  value = object['cancelled'];
  if (value === undefined) {
    check.missing('cancelled');
    known -= 1;
  } else if (value !== true) check.fail('expected true', 'cancelled');
  return known;
}

/** @internal */
export function declaresFramesExtensionUiResponseCancelled(key: string): boolean {
  return key === 'cancelled' || key === 'id';
}

/** @internal */
export function checkFramesExtensionUiResponseCancelled(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiResponseCancelled(value, check, depth), declaresFramesExtensionUiResponseCancelled);
}

/** @internal */
export function fieldsFramesExtensionUiResponseConfirmed(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  value = object['confirmed'];
  if (value === undefined) {
    check.missing('confirmed');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'confirmed');
  return known;
}

/** @internal */
export function declaresFramesExtensionUiResponseConfirmed(key: string): boolean {
  return key === 'confirmed' || key === 'id';
}

/** @internal */
export function checkFramesExtensionUiResponseConfirmed(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiResponseConfirmed(value, check, depth), declaresFramesExtensionUiResponseConfirmed);
}

/** @internal */
export function memberFramesExtensionUiResponsePayload$Cancelled(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsFramesExtensionUiResponseCancelled(object, check, depth);
}

/** @internal */
export function memberFramesExtensionUiResponsePayload$Confirmed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsFramesExtensionUiResponseConfirmed(object, check, depth);
}

/** @internal */
export function memberFramesExtensionUiResponsePayload$Value(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return fieldsFramesExtensionUiResponseValue(object, check, depth);
}

/** @internal */
export function fieldsFramesExtensionUiResponsePayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let present = 0;
  if (object['cancelled'] !== undefined) present += 1;
  if (object['confirmed'] !== undefined) present += 1;
  if (object['value'] !== undefined) present += 1;
  if (present !== 1) check.fail('expected \'cancelled\', \'confirmed\' or \'value\' as a member, and no other of them');
  else if (object['cancelled'] !== undefined) return memberFramesExtensionUiResponsePayload$Cancelled(object, check, depth);
  else if (object['confirmed'] !== undefined) return memberFramesExtensionUiResponsePayload$Confirmed(object, check, depth);
  else if (object['value'] !== undefined) return memberFramesExtensionUiResponsePayload$Value(object, check, depth);
  return 0;
}

/** @internal */
export function declaresFramesExtensionUiResponsePayload(key: string, object: cantus.JsonObject): boolean {
  if (object['cancelled'] !== undefined) return declaresFramesExtensionUiResponseCancelled(key);
  if (object['confirmed'] !== undefined) return declaresFramesExtensionUiResponseConfirmed(key);
  if (object['value'] !== undefined) return declaresFramesExtensionUiResponseValue(key);
  return true;
}

/** @internal */
export function checkFramesExtensionUiResponsePayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiResponsePayload(value, check, depth), declaresFramesExtensionUiResponsePayload);
}

/** @internal */
export function fieldsFramesExtensionUiResponseValue(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  value = object['value'];
  if (value === undefined) {
    check.missing('value');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'value');
  return known;
}

/** @internal */
export function declaresFramesExtensionUiResponseValue(key: string): boolean {
  return key === 'id' || key === 'value';
}

/** @internal */
export function checkFramesExtensionUiResponseValue(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesExtensionUiResponseValue(value, check, depth), declaresFramesExtensionUiResponseValue);
}

/** @internal */
export function memberFramesMcpServer$Http(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsFramesMcpServerHttp(object, check, depth);
}

/** @internal */
export function memberFramesMcpServer$Sse(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsFramesMcpServerSse(object, check, depth);
}

/** @internal */
export function memberFramesMcpServer$Stdio(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = fieldsFramesMcpServerStdio(object, check, depth);
  let value = object['type'];
  if (value !== undefined) {
    known += 1;
    if (check.strict) check.fail('must be left out, for an object without it is \'stdio\'', 'type');
  }
  return known;
}

/** @internal */
export function fieldsFramesMcpServer(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['type'];
  switch (tag) {
    case 'http':
      return memberFramesMcpServer$Http(object, check, depth);
    case 'sse':
      return memberFramesMcpServer$Sse(object, check, depth);
    case undefined:
    case 'stdio':
      return memberFramesMcpServer$Stdio(object, check, depth);
  }
  check.fail('expected \'http\', \'sse\' or \'stdio\'', 'type');
  return 1;
}

/** @internal */
export function declaresFramesMcpServer(key: string, object: cantus.JsonObject): boolean {
  if (key === 'type') return true;
  switch (object['type']) {
    case 'http':
      return declaresFramesMcpServerHttp(key);
    case 'sse':
      return declaresFramesMcpServerSse(key);
    case undefined:
    case 'stdio':
      return declaresFramesMcpServerStdio(key);
    default:
      return true;
  }
}

/** @internal */
export function checkFramesMcpServer(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesMcpServer(value, check, depth), declaresFramesMcpServer);
}

/** @internal */
export function fieldsFramesMcpServerHttp(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['url'];
  if (value === undefined) {
    check.missing('url');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'url');
  return known;
}

/** @internal */
export function declaresFramesMcpServerHttp(key: string): boolean {
  return key === 'name' || key === 'url';
}

/** @internal */
export function checkFramesMcpServerHttp(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesMcpServerHttp(value, check, depth), declaresFramesMcpServerHttp);
}

/** @internal */
export function fieldsFramesMcpServerSse(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['url'];
  if (value === undefined) {
    check.missing('url');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'url');
  return known;
}

/** @internal */
export function declaresFramesMcpServerSse(key: string): boolean {
  return key === 'name' || key === 'url';
}

/** @internal */
export function checkFramesMcpServerSse(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesMcpServerSse(value, check, depth), declaresFramesMcpServerSse);
}

/** @internal */
export function fieldsFramesMcpServerStdio(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['command'];
  if (value === undefined) {
    check.missing('command');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'command');
  value = object['args'];
  if (value === undefined) {
    check.missing('args');
    known -= 1;
  } else {
    if (check.list(value, depth + 1, 'args')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'args');
    }
  }
  return known;
}

/** @internal */
export function declaresFramesMcpServerStdio(key: string): boolean {
  return key === 'args' || key === 'command' || key === 'name';
}

/** @internal */
export function checkFramesMcpServerStdio(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesMcpServerStdio(value, check, depth), declaresFramesMcpServerStdio);
}

/** @internal */
export function checkFramesSessionIdleNoteItem(value: unknown, check: cantus.Check, _depth: number): void {
  if (typeof value === 'string') {
    if (!cantus.isText(value)) check.fail('expected a string');
  } else if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) check.fail('expected an integer');
  } else check.fail('expected a string or a number');
}

/** @internal */
export function fieldsFramesSessionIdlePayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['ephemeral'];
  if (value === undefined) {
    check.missing('ephemeral');
    known -= 1;
  } else if (value !== true) check.fail('expected true', 'ephemeral');
  value = object['note'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'note')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkFramesSessionIdleNoteItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'note');
    }
  }
  return known;
}

/** @internal */
export function declaresFramesSessionIdlePayload(key: string): boolean {
  return key === 'ephemeral' || key === 'note';
}

/** @internal */
export function checkFramesSessionIdlePayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesSessionIdlePayload(value, check, depth), declaresFramesSessionIdlePayload);
}

/** @internal */
export function memberFramesEvent$Abort(_object: cantus.JsonObject, _check: cantus.Check, _depth: number): number {
  return 1;
}

/** @internal */
export function memberFramesEvent$ExtensionUiRequest(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsFramesExtensionUiRequestPayload(object, check, depth);
}

/** @internal */
export function memberFramesEvent$ExtensionUiResponse(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsFramesExtensionUiResponsePayload(object, check, depth);
}

/** @internal */
export function memberFramesEvent$SessionIdle(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsFramesSessionIdlePayload(object, check, depth);
}

/** @internal */
export function fieldsFramesEvent(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['type'];
  switch (tag) {
    case 'abort':
      return memberFramesEvent$Abort(object, check, depth);
    case 'extension_ui_request':
      return memberFramesEvent$ExtensionUiRequest(object, check, depth);
    case 'extension_ui_response':
      return memberFramesEvent$ExtensionUiResponse(object, check, depth);
    case 'session.idle':
      return memberFramesEvent$SessionIdle(object, check, depth);
  }
  if (tag === undefined) {
    check.missing('type');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'type');
    return 1;
  }
  if (check.strict) check.fail('expected \'abort\', \'extension_ui_request\', \'extension_ui_response\' or \'session.idle\'; others are read, but not written', 'type');
  check.opaque = true;
  return 1;
}

/** @internal */
export function declaresFramesEvent(key: string, object: cantus.JsonObject): boolean {
  if (key === 'type') return true;
  switch (object['type']) {
    case 'abort':
      return false;
    case 'extension_ui_request':
      return declaresFramesExtensionUiRequestPayload(key, object);
    case 'extension_ui_response':
      return declaresFramesExtensionUiResponsePayload(key, object);
    case 'session.idle':
      return declaresFramesSessionIdlePayload(key);
    default:
      return true;
  }
}

/** @internal */
export function checkFramesEvent(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsFramesEvent(value, check, depth), declaresFramesEvent);
}

/** @internal */
export function emitFramesEvent$Abort<T>(document: unknown): T {
  return cantus.emitted(document, memberFramesEvent$Abort, (key) => key === 'type', undefined, undefined);
}

/** @internal */
export function emitFramesEvent$ExtensionUiRequest<T>(document: unknown): T {
  return cantus.emitted(document, memberFramesEvent$ExtensionUiRequest, (key, object) => key === 'type' || declaresFramesExtensionUiRequestPayload(key, object), undefined, undefined);
}

/** @internal */
export function emitFramesEvent$ExtensionUiResponse<T>(document: unknown): T {
  return cantus.emitted(document, memberFramesEvent$ExtensionUiResponse, (key, object) => key === 'type' || declaresFramesExtensionUiResponsePayload(key, object), undefined, undefined);
}

/** @internal */
export function emitFramesEvent$SessionIdle<T>(document: unknown): T {
  return cantus.emitted(document, memberFramesEvent$SessionIdle, (key) => key === 'type' || declaresFramesSessionIdlePayload(key), undefined, undefined);
}
