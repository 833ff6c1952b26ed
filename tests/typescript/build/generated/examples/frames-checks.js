/**
 * The checks behind the guards, parsers and constructors of package `frames`. Import its events file instead.
 */
import * as cantus from './cantus.js';
/** @internal */
export function memberFramesActivity$BetweenTurns(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function memberFramesActivity$Starting(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function memberFramesActivity$SubmittingResult(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function memberFramesActivity$Thinking(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function memberFramesActivity$Tool(object, check, depth) {
    return 1 + fieldsFramesActivityTool(object, check, depth);
}
/** @internal */
export function memberFramesActivity$Writing(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function fieldsFramesActivity(object, check, depth) {
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
export function declaresFramesActivity(key, object) {
    if (key === 'phase')
        return true;
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
export function checkFramesActivity(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesActivity(value, check, depth), declaresFramesActivity);
}
/** @internal */
export function fieldsFramesActivityTool(object, check, depth) {
    let known = 1;
    let value = object['tool'];
    if (value === undefined) {
        check.missing('tool');
        known -= 1;
    }
    else {
        const before = check.count;
        checkFramesActivityToolTool(value, check, depth + 1);
        check.under(before, 'tool');
    }
    return known;
}
/** @internal */
export function declaresFramesActivityTool(key) {
    return key === 'tool';
}
/** @internal */
export function checkFramesActivityTool(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesActivityTool(value, check, depth), declaresFramesActivityTool);
}
/** @internal */
export function fieldsFramesActivityToolTool(object, check, _depth) {
    let known = 2;
    let value = object['name'];
    if (value === undefined) {
        check.missing('name');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'name');
    value = object['summary'];
    if (value === undefined) {
        check.missing('summary');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'summary');
    return known;
}
/** @internal */
export function declaresFramesActivityToolTool(key) {
    return key === 'name' || key === 'summary';
}
/** @internal */
export function checkFramesActivityToolTool(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesActivityToolTool(value, check, depth), declaresFramesActivityToolTool);
}
/** @internal */
export function memberFramesCodexErrorDetail$ActiveTurnNotSteerable(object, check, depth) {
    return fieldsFramesCodexErrorDetailActiveTurnNotSteerable(object, check, depth);
}
/** @internal */
export function memberFramesCodexErrorDetail$HttpConnectionFailed(object, check, depth) {
    return fieldsFramesCodexErrorDetailHttpConnectionFailed(object, check, depth);
}
/** @internal */
export function fieldsFramesCodexErrorDetail(object, check, depth) {
    let present = 0;
    if (object['activeTurnNotSteerable'] !== undefined)
        present += 1;
    if (object['httpConnectionFailed'] !== undefined)
        present += 1;
    if (present !== 1)
        check.fail('expected \'activeTurnNotSteerable\' or \'httpConnectionFailed\' as a member, and no other of them');
    else if (object['activeTurnNotSteerable'] !== undefined)
        return memberFramesCodexErrorDetail$ActiveTurnNotSteerable(object, check, depth);
    else if (object['httpConnectionFailed'] !== undefined)
        return memberFramesCodexErrorDetail$HttpConnectionFailed(object, check, depth);
    return 0;
}
/** @internal */
export function declaresFramesCodexErrorDetail(key, object) {
    if (object['activeTurnNotSteerable'] !== undefined)
        return declaresFramesCodexErrorDetailActiveTurnNotSteerable(key);
    if (object['httpConnectionFailed'] !== undefined)
        return declaresFramesCodexErrorDetailHttpConnectionFailed(key);
    return true;
}
/** @internal */
export function checkFramesCodexErrorDetail(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesCodexErrorDetail(value, check, depth), declaresFramesCodexErrorDetail);
}
/** @internal */
export function fieldsFramesCodexErrorDetailActiveTurnNotSteerable(object, check, depth) {
    let known = 1;
    let value = object['activeTurnNotSteerable'];
    if (value === undefined) {
        check.missing('activeTurnNotSteerable');
        known -= 1;
    }
    else {
        const before = check.count;
        checkFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value, check, depth + 1);
        check.under(before, 'activeTurnNotSteerable');
    }
    return known;
}
/** @internal */
export function declaresFramesCodexErrorDetailActiveTurnNotSteerable(key) {
    return key === 'activeTurnNotSteerable';
}
/** @internal */
export function checkFramesCodexErrorDetailActiveTurnNotSteerable(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesCodexErrorDetailActiveTurnNotSteerable(value, check, depth), declaresFramesCodexErrorDetailActiveTurnNotSteerable);
}
/** @internal */
export function fieldsFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(object, check, _depth) {
    let known = 1;
    let value = object['turnKind'];
    if (value === undefined) {
        check.missing('turnKind');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'turnKind');
    return known;
}
/** @internal */
export function declaresFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(key) {
    return key === 'turnKind';
}
/** @internal */
export function checkFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable(value, check, depth), declaresFramesCodexErrorDetailActiveTurnNotSteerableActiveTurnNotSteerable);
}
/** @internal */
export function fieldsFramesCodexErrorDetailHttpConnectionFailed(object, check, depth) {
    let known = 1;
    let value = object['httpConnectionFailed'];
    if (value === undefined) {
        check.missing('httpConnectionFailed');
        known -= 1;
    }
    else {
        const before = check.count;
        checkFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value, check, depth + 1);
        check.under(before, 'httpConnectionFailed');
    }
    return known;
}
/** @internal */
export function declaresFramesCodexErrorDetailHttpConnectionFailed(key) {
    return key === 'httpConnectionFailed';
}
/** @internal */
export function checkFramesCodexErrorDetailHttpConnectionFailed(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesCodexErrorDetailHttpConnectionFailed(value, check, depth), declaresFramesCodexErrorDetailHttpConnectionFailed);
}
/** @internal */
export function fieldsFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(object, check, _depth) {
    let known = 0;
    let value = object['httpStatusCode'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isInteger(value, 0, 65535))
            check.fail('expected an integer from 0 to 65535 or null', 'httpStatusCode');
    }
    return known;
}
/** @internal */
export function declaresFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(key) {
    return key === 'httpStatusCode';
}
/** @internal */
export function checkFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed(value, check, depth), declaresFramesCodexErrorDetailHttpConnectionFailedHttpConnectionFailed);
}
/** @internal */
export function checkFramesCodexErrorInfo(value, check, depth) {
    if (typeof value === 'string') {
        checkFramesCodexErrorInfoString(value, check, depth);
    }
    else if (cantus.isObject(value)) {
        checkFramesCodexErrorDetail(value, check, depth);
    }
    else
        check.fail('expected a string or an object');
}
/** @internal */
export function checkFramesCodexErrorInfoString(value, check, _depth) {
    if (value !== 'unauthorized' && value !== 'badRequest' && value !== 'other')
        check.fail('expected \'unauthorized\', \'badRequest\' or \'other\'');
}
/** @internal */
export function fieldsFramesExtensionUiRequestConfirm(object, check, _depth) {
    let known = 2;
    let value = object['title'];
    if (value === undefined) {
        check.missing('title');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'title');
    value = object['message'];
    if (value === undefined) {
        check.missing('message');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'message');
    value = object['timeout'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'timeout');
    }
    return known;
}
/** @internal */
export function declaresFramesExtensionUiRequestConfirm(key) {
    return key === 'message' || key === 'timeout' || key === 'title';
}
/** @internal */
export function checkFramesExtensionUiRequestConfirm(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiRequestConfirm(value, check, depth), declaresFramesExtensionUiRequestConfirm);
}
/** @internal */
export function fieldsFramesExtensionUiRequestNotify(object, check, depth) {
    let known = 1;
    let value = object['message'];
    if (value === undefined) {
        check.missing('message');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'message');
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
export function declaresFramesExtensionUiRequestNotify(key) {
    return key === 'message' || key === 'notifyType';
}
/** @internal */
export function checkFramesExtensionUiRequestNotify(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiRequestNotify(value, check, depth), declaresFramesExtensionUiRequestNotify);
}
/** @internal */
export function checkFramesExtensionUiRequestNotifyNotifyType(value, check, _depth) {
    if (value !== 'info' && value !== 'warning' && value !== 'error')
        check.fail('expected \'info\', \'warning\' or \'error\'');
}
/** @internal */
export function commonFramesExtensionUiRequestPayload(object, check, _depth) {
    let known = 1;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    return known;
}
/** @internal */
export function memberFramesExtensionUiRequestPayload$Confirm(object, check, depth) {
    return 1 + commonFramesExtensionUiRequestPayload(object, check, depth) + fieldsFramesExtensionUiRequestConfirm(object, check, depth);
}
/** @internal */
export function memberFramesExtensionUiRequestPayload$Notify(object, check, depth) {
    return 1 + commonFramesExtensionUiRequestPayload(object, check, depth) + fieldsFramesExtensionUiRequestNotify(object, check, depth);
}
/** @internal */
export function memberFramesExtensionUiRequestPayload$Select(object, check, depth) {
    return 1 + commonFramesExtensionUiRequestPayload(object, check, depth) + fieldsFramesExtensionUiRequestSelect(object, check, depth);
}
/** @internal */
export function memberFramesExtensionUiRequestPayload$SetTitle(object, check, depth) {
    return 1 + commonFramesExtensionUiRequestPayload(object, check, depth) + fieldsFramesExtensionUiRequestSetTitle(object, check, depth);
}
/** @internal */
export function fieldsFramesExtensionUiRequestPayload(object, check, depth) {
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
export function declaresFramesExtensionUiRequestPayload(key, object) {
    if (key === 'id' || key === 'method')
        return true;
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
export function checkFramesExtensionUiRequestPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiRequestPayload(value, check, depth), declaresFramesExtensionUiRequestPayload);
}
/** @internal */
export function fieldsFramesExtensionUiRequestSelect(object, check, depth) {
    let known = 2;
    let value = object['title'];
    if (value === undefined) {
        check.missing('title');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'title');
    value = object['options'];
    if (value === undefined) {
        check.missing('options');
        known -= 1;
    }
    else {
        if (check.list(value, depth + 1, 'options')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!cantus.isText(item))
                    check.fail('expected a string', index);
            }
            check.under(before, 'options');
        }
    }
    value = object['timeout'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'timeout');
    }
    return known;
}
/** @internal */
export function declaresFramesExtensionUiRequestSelect(key) {
    return key === 'options' || key === 'timeout' || key === 'title';
}
/** @internal */
export function checkFramesExtensionUiRequestSelect(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiRequestSelect(value, check, depth), declaresFramesExtensionUiRequestSelect);
}
/** @internal */
export function fieldsFramesExtensionUiRequestSetTitle(object, check, _depth) {
    let known = 1;
    let value = object['title'];
    if (value === undefined) {
        check.missing('title');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'title');
    return known;
}
/** @internal */
export function declaresFramesExtensionUiRequestSetTitle(key) {
    return key === 'title';
}
/** @internal */
export function checkFramesExtensionUiRequestSetTitle(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiRequestSetTitle(value, check, depth), declaresFramesExtensionUiRequestSetTitle);
}
/** @internal */
export function fieldsFramesExtensionUiResponseCancelled(object, check, _depth) {
    let known = 2;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    value = object['cancelled'];
    if (value === undefined) {
        check.missing('cancelled');
        known -= 1;
    }
    else if (value !== true)
        check.fail('expected true', 'cancelled');
    return known;
}
/** @internal */
export function declaresFramesExtensionUiResponseCancelled(key) {
    return key === 'cancelled' || key === 'id';
}
/** @internal */
export function checkFramesExtensionUiResponseCancelled(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiResponseCancelled(value, check, depth), declaresFramesExtensionUiResponseCancelled);
}
/** @internal */
export function fieldsFramesExtensionUiResponseConfirmed(object, check, _depth) {
    let known = 2;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    value = object['confirmed'];
    if (value === undefined) {
        check.missing('confirmed');
        known -= 1;
    }
    else if (typeof value !== 'boolean')
        check.fail('expected true or false', 'confirmed');
    return known;
}
/** @internal */
export function declaresFramesExtensionUiResponseConfirmed(key) {
    return key === 'confirmed' || key === 'id';
}
/** @internal */
export function checkFramesExtensionUiResponseConfirmed(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiResponseConfirmed(value, check, depth), declaresFramesExtensionUiResponseConfirmed);
}
/** @internal */
export function memberFramesExtensionUiResponsePayload$Cancelled(object, check, depth) {
    return fieldsFramesExtensionUiResponseCancelled(object, check, depth);
}
/** @internal */
export function memberFramesExtensionUiResponsePayload$Confirmed(object, check, depth) {
    return fieldsFramesExtensionUiResponseConfirmed(object, check, depth);
}
/** @internal */
export function memberFramesExtensionUiResponsePayload$Value(object, check, depth) {
    return fieldsFramesExtensionUiResponseValue(object, check, depth);
}
/** @internal */
export function fieldsFramesExtensionUiResponsePayload(object, check, depth) {
    let present = 0;
    if (object['cancelled'] !== undefined)
        present += 1;
    if (object['confirmed'] !== undefined)
        present += 1;
    if (object['value'] !== undefined)
        present += 1;
    if (present !== 1)
        check.fail('expected \'cancelled\', \'confirmed\' or \'value\' as a member, and no other of them');
    else if (object['cancelled'] !== undefined)
        return memberFramesExtensionUiResponsePayload$Cancelled(object, check, depth);
    else if (object['confirmed'] !== undefined)
        return memberFramesExtensionUiResponsePayload$Confirmed(object, check, depth);
    else if (object['value'] !== undefined)
        return memberFramesExtensionUiResponsePayload$Value(object, check, depth);
    return 0;
}
/** @internal */
export function declaresFramesExtensionUiResponsePayload(key, object) {
    if (object['cancelled'] !== undefined)
        return declaresFramesExtensionUiResponseCancelled(key);
    if (object['confirmed'] !== undefined)
        return declaresFramesExtensionUiResponseConfirmed(key);
    if (object['value'] !== undefined)
        return declaresFramesExtensionUiResponseValue(key);
    return true;
}
/** @internal */
export function checkFramesExtensionUiResponsePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiResponsePayload(value, check, depth), declaresFramesExtensionUiResponsePayload);
}
/** @internal */
export function fieldsFramesExtensionUiResponseValue(object, check, _depth) {
    let known = 2;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    value = object['value'];
    if (value === undefined) {
        check.missing('value');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'value');
    return known;
}
/** @internal */
export function declaresFramesExtensionUiResponseValue(key) {
    return key === 'id' || key === 'value';
}
/** @internal */
export function checkFramesExtensionUiResponseValue(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesExtensionUiResponseValue(value, check, depth), declaresFramesExtensionUiResponseValue);
}
/** @internal */
export function memberFramesMcpServer$Http(object, check, depth) {
    return 1 + fieldsFramesMcpServerHttp(object, check, depth);
}
/** @internal */
export function memberFramesMcpServer$Sse(object, check, depth) {
    return 1 + fieldsFramesMcpServerSse(object, check, depth);
}
/** @internal */
export function memberFramesMcpServer$Stdio(object, check, depth) {
    let known = fieldsFramesMcpServerStdio(object, check, depth);
    let value = object['type'];
    if (value !== undefined) {
        known += 1;
        if (check.strict)
            check.fail('must be left out, for an object without it is \'stdio\'', 'type');
    }
    return known;
}
/** @internal */
export function fieldsFramesMcpServer(object, check, depth) {
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
export function declaresFramesMcpServer(key, object) {
    if (key === 'type')
        return true;
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
export function checkFramesMcpServer(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesMcpServer(value, check, depth), declaresFramesMcpServer);
}
/** @internal */
export function fieldsFramesMcpServerHttp(object, check, _depth) {
    let known = 2;
    let value = object['name'];
    if (value === undefined) {
        check.missing('name');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'name');
    value = object['url'];
    if (value === undefined) {
        check.missing('url');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'url');
    return known;
}
/** @internal */
export function declaresFramesMcpServerHttp(key) {
    return key === 'name' || key === 'url';
}
/** @internal */
export function checkFramesMcpServerHttp(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesMcpServerHttp(value, check, depth), declaresFramesMcpServerHttp);
}
/** @internal */
export function fieldsFramesMcpServerSse(object, check, _depth) {
    let known = 2;
    let value = object['name'];
    if (value === undefined) {
        check.missing('name');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'name');
    value = object['url'];
    if (value === undefined) {
        check.missing('url');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'url');
    return known;
}
/** @internal */
export function declaresFramesMcpServerSse(key) {
    return key === 'name' || key === 'url';
}
/** @internal */
export function checkFramesMcpServerSse(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesMcpServerSse(value, check, depth), declaresFramesMcpServerSse);
}
/** @internal */
export function fieldsFramesMcpServerStdio(object, check, depth) {
    let known = 3;
    let value = object['name'];
    if (value === undefined) {
        check.missing('name');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'name');
    value = object['command'];
    if (value === undefined) {
        check.missing('command');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'command');
    value = object['args'];
    if (value === undefined) {
        check.missing('args');
        known -= 1;
    }
    else {
        if (check.list(value, depth + 1, 'args')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!cantus.isText(item))
                    check.fail('expected a string', index);
            }
            check.under(before, 'args');
        }
    }
    return known;
}
/** @internal */
export function declaresFramesMcpServerStdio(key) {
    return key === 'args' || key === 'command' || key === 'name';
}
/** @internal */
export function checkFramesMcpServerStdio(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesMcpServerStdio(value, check, depth), declaresFramesMcpServerStdio);
}
/** @internal */
export function checkFramesSessionIdleNoteItem(value, check, _depth) {
    if (typeof value === 'string') {
        if (!cantus.isText(value))
            check.fail('expected a string');
    }
    else if (typeof value === 'number') {
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer');
    }
    else
        check.fail('expected a string or a number');
}
/** @internal */
export function fieldsFramesSessionIdlePayload(object, check, depth) {
    let known = 1;
    let value = object['ephemeral'];
    if (value === undefined) {
        check.missing('ephemeral');
        known -= 1;
    }
    else if (value !== true)
        check.fail('expected true', 'ephemeral');
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
export function declaresFramesSessionIdlePayload(key) {
    return key === 'ephemeral' || key === 'note';
}
/** @internal */
export function checkFramesSessionIdlePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesSessionIdlePayload(value, check, depth), declaresFramesSessionIdlePayload);
}
/** @internal */
export function memberFramesEvent$Abort(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function memberFramesEvent$ExtensionUiRequest(object, check, depth) {
    return 1 + fieldsFramesExtensionUiRequestPayload(object, check, depth);
}
/** @internal */
export function memberFramesEvent$ExtensionUiResponse(object, check, depth) {
    return 1 + fieldsFramesExtensionUiResponsePayload(object, check, depth);
}
/** @internal */
export function memberFramesEvent$SessionIdle(object, check, depth) {
    return 1 + fieldsFramesSessionIdlePayload(object, check, depth);
}
/** @internal */
export function fieldsFramesEvent(object, check, depth) {
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
    if (check.strict)
        check.fail('expected \'abort\', \'extension_ui_request\', \'extension_ui_response\' or \'session.idle\'; others are read, but not written', 'type');
    check.opaque = true;
    return 1;
}
/** @internal */
export function declaresFramesEvent(key, object) {
    if (key === 'type')
        return true;
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
export function checkFramesEvent(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsFramesEvent(value, check, depth), declaresFramesEvent);
}
/** @internal */
export function emitFramesEvent$Abort(document) {
    return cantus.emitted(document, memberFramesEvent$Abort, (key) => key === 'type', undefined, undefined);
}
/** @internal */
export function emitFramesEvent$ExtensionUiRequest(document) {
    return cantus.emitted(document, memberFramesEvent$ExtensionUiRequest, (key, object) => key === 'type' || declaresFramesExtensionUiRequestPayload(key, object), undefined, undefined);
}
/** @internal */
export function emitFramesEvent$ExtensionUiResponse(document) {
    return cantus.emitted(document, memberFramesEvent$ExtensionUiResponse, (key, object) => key === 'type' || declaresFramesExtensionUiResponsePayload(key, object), undefined, undefined);
}
/** @internal */
export function emitFramesEvent$SessionIdle(document) {
    return cantus.emitted(document, memberFramesEvent$SessionIdle, (key) => key === 'type' || declaresFramesSessionIdlePayload(key), undefined, undefined);
}
