/**
 * The checks behind the guards, parsers and constructors of package `inner`. Import its events file instead.
 */
import * as cantus from './cantus.js';
import { checkCornersShape } from './corners-checks.js';
import { checkSharedMoney } from './shared-checks.js';
/** @internal */
export function fieldsInnerAnsweredCancelled(object, check, _depth) {
    let known = 1;
    let value = object['cancelled'];
    if (value === undefined) {
        check.missing('cancelled');
        known -= 1;
    }
    else if (value !== true)
        check.fail('expected true', 'cancelled');
    return known;
}
/** @internal */
export function declaresInnerAnsweredCancelled(key) {
    return key === 'cancelled';
}
/** @internal */
export function checkInnerAnsweredCancelled(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerAnsweredCancelled(value, check, depth), declaresInnerAnsweredCancelled);
}
/** @internal */
export function memberInnerAnsweredPayload$Cancelled(object, check, depth) {
    return fieldsInnerAnsweredCancelled(object, check, depth);
}
/** @internal */
export function memberInnerAnsweredPayload$Value(object, check, depth) {
    return fieldsInnerAnsweredValue(object, check, depth);
}
/** @internal */
export function fieldsInnerAnsweredPayload(object, check, depth) {
    let present = 0;
    if (object['cancelled'] !== undefined)
        present += 1;
    if (object['value'] !== undefined)
        present += 1;
    if (present !== 1)
        check.fail('expected \'cancelled\' or \'value\' as a member, and no other of them');
    else if (object['cancelled'] !== undefined)
        return memberInnerAnsweredPayload$Cancelled(object, check, depth);
    else if (object['value'] !== undefined)
        return memberInnerAnsweredPayload$Value(object, check, depth);
    return 0;
}
/** @internal */
export function declaresInnerAnsweredPayload(key, object) {
    if (object['cancelled'] !== undefined)
        return declaresInnerAnsweredCancelled(key);
    if (object['value'] !== undefined)
        return declaresInnerAnsweredValue(key);
    return true;
}
/** @internal */
export function checkInnerAnsweredPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerAnsweredPayload(value, check, depth), declaresInnerAnsweredPayload);
}
/** @internal */
export function fieldsInnerAnsweredValue(object, check, _depth) {
    let known = 1;
    let value = object['value'];
    if (value === undefined) {
        check.missing('value');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'value');
    return known;
}
/** @internal */
export function declaresInnerAnsweredValue(key) {
    return key === 'value';
}
/** @internal */
export function checkInnerAnsweredValue(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerAnsweredValue(value, check, depth), declaresInnerAnsweredValue);
}
/** @internal */
export function fieldsInnerCountedPayload(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresInnerCountedPayload(_key) {
    return false;
}
/** @internal */
export function restInnerCountedPayload(key, object, check, _depth) {
    check.key(key);
    const value = object[key];
    if (!Number.isSafeInteger(value))
        check.fail('expected an integer', key);
}
/** @internal */
export function checkInnerCountedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsInnerCountedPayload(value, check, depth), declaresInnerCountedPayload, restInnerCountedPayload, depth);
}
/** @internal */
export function fieldsInnerEndedPayload(object, check, depth) {
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
export function declaresInnerEndedPayload(key) {
    return key === 'lastError';
}
/** @internal */
export function checkInnerEndedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerEndedPayload(value, check, depth), declaresInnerEndedPayload);
}
/** @internal */
export function turnInnerEndedPayload(value, way) {
    return cantus.turnFields(value, way, [['lastError', turnInnerError]]);
}
/** @internal */
export function commonInnerError(object, check, _depth) {
    let known = 0;
    let value = object['message'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'message');
    }
    return known;
}
/** @internal */
export function memberInnerError$Busy(object, check, depth) {
    return 1 + commonInnerError(object, check, depth) + check.ancestors(object, 'is_a', []);
}
/** @internal */
export function memberInnerError$Lost(object, check, depth) {
    return 1 + commonInnerError(object, check, depth) + check.ancestors(object, 'is_a', []) + fieldsInnerLostDetails(object, check, depth);
}
/** @internal */
export const membersInnerError = /* @__PURE__ */ new Map([
    ['busy', memberInnerError$Busy],
    ['lost', memberInnerError$Lost],
]);
/** @internal */
export function fieldsInnerError(object, check, depth) {
    const tag = object['code'];
    const member = membersInnerError.get(tag);
    if (member !== undefined)
        return member(object, check, depth);
    if (tag === undefined) {
        check.missing('code');
        return 0;
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', 'code');
        return 1;
    }
    if (check.strict)
        check.fail('expected \'busy\' or \'lost\'; others are read, but not written', 'code');
    check.unknown = true;
    return 1 + commonInnerError(object, check, depth);
}
/** @internal */
export function declaresInnerError(key, object) {
    if (key === 'code' || key === 'is_a' || key === 'message')
        return true;
    switch (object['code']) {
        case 'lost':
            return declaresInnerLostDetails(key);
        default:
            return !membersInnerError.has(object['code']);
    }
}
/** @internal */
export function checkInnerError(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerError(value, check, depth), declaresInnerError);
}
/** @internal */
export function turnInnerError(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['code']) {
        case 'busy':
        case 'lost':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'code', 'tag', 'raw');
    }
}
/** @internal */
export function checkInnerErrorCode(value, check, _depth) {
    if (check.strict ? value !== 'busy' && value !== 'lost' : !cantus.isText(value))
        check.fail('expected \'busy\' or \'lost\'; a reader takes a string');
}
/** @internal */
export function fieldsInnerKeptPayload(object, check, _depth) {
    let known = 0;
    let value = object['n'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'n');
    }
    return known;
}
/** @internal */
export function declaresInnerKeptPayload(key) {
    return key === 'n';
}
/** @internal */
export function restInnerKeptPayload(key, _object, check, _depth) {
    check.key(key);
}
/** @internal */
export function checkInnerKeptPayload(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsInnerKeptPayload(value, check, depth), declaresInnerKeptPayload, restInnerKeptPayload, depth);
}
/** @internal */
export function fieldsInnerLostDetails(object, check, _depth) {
    let known = 1;
    let value = object['where'];
    if (value === undefined) {
        check.missing('where');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'where');
    return known;
}
/** @internal */
export function declaresInnerLostDetails(key) {
    return key === 'where';
}
/** @internal */
export function checkInnerLostDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerLostDetails(value, check, depth), declaresInnerLostDetails);
}
/** @internal */
export function fieldsInnerMovedPayload(object, check, _depth) {
    let known = 1;
    let value = object['to'];
    if (value === undefined) {
        check.missing('to');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'to');
    value = object['from'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'from');
    }
    return known;
}
/** @internal */
export function declaresInnerMovedPayload(key) {
    return key === 'from' || key === 'to';
}
/** @internal */
export function checkInnerMovedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerMovedPayload(value, check, depth), declaresInnerMovedPayload);
}
/** @internal */
export function fieldsInnerPair(object, check, _depth) {
    let known = 2;
    let value = object['left'];
    if (value === undefined) {
        check.missing('left');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'left');
    value = object['right'];
    if (value === undefined) {
        check.missing('right');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'right');
    return known;
}
/** @internal */
export function declaresInnerPair(key) {
    return key === 'left' || key === 'right';
}
/** @internal */
export function checkInnerPair(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerPair(value, check, depth), declaresInnerPair);
}
/** @internal */
export function fieldsInnerReportNone(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresInnerReportNone(_key) {
    return false;
}
/** @internal */
export function checkInnerReportNone(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerReportNone(value, check, depth), declaresInnerReportNone);
}
/** @internal */
export function memberInnerReportPayload$None(object, check, depth) {
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
export function memberInnerReportPayload$Text(object, check, depth) {
    let known = 2;
    let value = object['body'];
    if (value === undefined) {
        check.missing('body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkInnerReportText(value, check, depth + 1);
        check.under(before, 'body');
    }
    return known;
}
/** @internal */
export function fieldsInnerReportPayload(object, check, depth) {
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
    if (check.strict)
        check.fail('expected \'none\' or \'text\'; others are read, but not written', 'kind');
    check.unknown = true;
    return 1;
}
/** @internal */
export function declaresInnerReportPayload(key, object) {
    if (key === 'body' || key === 'kind')
        return true;
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
export function checkInnerReportPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerReportPayload(value, check, depth), declaresInnerReportPayload);
}
/** @internal */
export function turnInnerReportPayload(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['kind']) {
        case 'none':
        case 'text':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'kind', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsInnerReportText(object, check, _depth) {
    let known = 1;
    let value = object['text'];
    if (value === undefined) {
        check.missing('text');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'text');
    return known;
}
/** @internal */
export function declaresInnerReportText(key) {
    return key === 'text';
}
/** @internal */
export function checkInnerReportText(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerReportText(value, check, depth), declaresInnerReportText);
}
/** @internal */
export function fieldsInnerRequestConfirm(object, check, _depth) {
    let known = 0;
    let value = object['timeout'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'timeout');
    }
    return known;
}
/** @internal */
export function declaresInnerRequestConfirm(key) {
    return key === 'timeout';
}
/** @internal */
export function checkInnerRequestConfirm(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerRequestConfirm(value, check, depth), declaresInnerRequestConfirm);
}
/** @internal */
export function commonInnerRequestPayload(object, check, _depth) {
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
export function memberInnerRequestPayload$Close(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function memberInnerRequestPayload$Confirm(object, check, depth) {
    return 1 + commonInnerRequestPayload(object, check, depth) + fieldsInnerRequestConfirm(object, check, depth);
}
/** @internal */
export function memberInnerRequestPayload$Select(object, check, depth) {
    return 1 + commonInnerRequestPayload(object, check, depth) + fieldsInnerRequestSelect(object, check, depth);
}
/** @internal */
export function fieldsInnerRequestPayload(object, check, depth) {
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
export function declaresInnerRequestPayload(key, object) {
    if (key === 'method')
        return true;
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
export function checkInnerRequestPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerRequestPayload(value, check, depth), declaresInnerRequestPayload);
}
/** @internal */
export function fieldsInnerRequestSelect(object, check, depth) {
    let known = 1;
    let value = object['options'];
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
    return known;
}
/** @internal */
export function declaresInnerRequestSelect(key) {
    return key === 'options';
}
/** @internal */
export function checkInnerRequestSelect(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerRequestSelect(value, check, depth), declaresInnerRequestSelect);
}
/** @internal */
export function fieldsInnerStampedPayload(object, check, _depth) {
    let known = 0;
    let value = object['n'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'n');
    }
    return known;
}
/** @internal */
export function declaresInnerStampedPayload(key) {
    return key === 'n';
}
/** @internal */
export function checkInnerStampedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerStampedPayload(value, check, depth), declaresInnerStampedPayload);
}
/** @internal */
export function fieldsInnerUnstampedPayload(object, check, _depth) {
    let known = 0;
    let value = object['n'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'n');
    }
    return known;
}
/** @internal */
export function declaresInnerUnstampedPayload(key) {
    return key === 'n';
}
/** @internal */
export function checkInnerUnstampedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerUnstampedPayload(value, check, depth), declaresInnerUnstampedPayload);
}
/** @internal */
export function fieldsInnerWrappedPayload(object, check, depth) {
    let known = 1;
    let value = object['shape'];
    if (value === undefined) {
        check.missing('shape');
        known -= 1;
    }
    else {
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
export function declaresInnerWrappedPayload(key) {
    return key === 'price' || key === 'shape';
}
/** @internal */
export function checkInnerWrappedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsInnerWrappedPayload(value, check, depth), declaresInnerWrappedPayload);
}
/** @internal */
export function commonInnerEvent(object, check, _depth) {
    let known = 1;
    let value = object['offset'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'offset');
    }
    value = object['at'];
    if (value === undefined) {
        check.missing('at');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'at');
    return known;
}
/** @internal */
export function memberInnerEvent$Answered(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerAnsweredPayload(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Counted(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerCountedPayload(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Ended(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerEndedPayload(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Kept(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerKeptPayload(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Moved(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerMovedPayload(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Paired(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerPair(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Report(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerReportPayload(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Request(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerRequestPayload(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Stamped(object, check, depth) {
    let known = 2 + fieldsInnerStampedPayload(object, check, depth);
    let value = object['offset'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'offset');
    }
    value = object['at'];
    if (value === undefined) {
        check.missing('at');
        known -= 1;
    }
    else if (!cantus.isTimestamp(value))
        check.fail('expected an RFC 3339 timestamp', 'at');
    return known;
}
/** @internal */
export function memberInnerEvent$Started(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth);
}
/** @internal */
export function memberInnerEvent$Unstamped(object, check, depth) {
    let known = 1 + fieldsInnerUnstampedPayload(object, check, depth);
    let value = object['offset'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'offset');
    }
    return known;
}
/** @internal */
export function memberInnerEvent$Wrapped(object, check, depth) {
    return 1 + commonInnerEvent(object, check, depth) + fieldsInnerWrappedPayload(object, check, depth);
}
/** @internal */
export const membersInnerEvent = /* @__PURE__ */ new Map([
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
export function fieldsInnerEvent(object, check, depth) {
    const tag = object['type'];
    const member = membersInnerEvent.get(tag);
    if (member !== undefined)
        return member(object, check, depth);
    if (tag === undefined) {
        check.missing('type');
        return 0;
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', 'type');
        return 1;
    }
    if (check.strict)
        check.fail('expected \'answered\', \'counted\', \'ended\', \'kept\', \'moved\', \'paired\', \'report\', \'request\', \'stamped\', \'started\', \'unstamped\' or \'wrapped\'; others are read, but not written', 'type');
    check.opaque = true;
    return 1 + commonInnerEvent(object, check, depth);
}
/** @internal */
export function declaresInnerEvent(key, object) {
    if (key === 'offset' || key === 'type')
        return true;
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
export function restInnerEvent(key, object, check, depth) {
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
export function checkInnerEvent(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsInnerEvent(value, check, depth), declaresInnerEvent, restInnerEvent, depth);
}
/** @internal */
export function turnInnerEvent(value, way) {
    if (!cantus.isObject(value))
        return value;
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
export function emitInnerEvent$Answered(document) {
    return cantus.emitted(document, memberInnerEvent$Answered, (key, object) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerAnsweredPayload(key, object), undefined, undefined);
}
/** @internal */
export function emitInnerEvent$Counted(document) {
    return cantus.emitted(document, memberInnerEvent$Counted, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerCountedPayload(key), (key, object, check, depth) => restInnerCountedPayload(key, object, check, depth), undefined);
}
/** @internal */
export function emitInnerEvent$Ended(document) {
    return cantus.emitted(document, memberInnerEvent$Ended, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerEndedPayload(key), undefined, (value, way) => cantus.turnFlat(value, way, turnInnerEndedPayload, ['type', 'offset', 'at']));
}
/** @internal */
export function emitInnerEvent$Kept(document) {
    return cantus.emitted(document, memberInnerEvent$Kept, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerKeptPayload(key), (key, object, check, depth) => restInnerKeptPayload(key, object, check, depth), undefined);
}
/** @internal */
export function emitInnerEvent$Moved(document) {
    return cantus.emitted(document, memberInnerEvent$Moved, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerMovedPayload(key), undefined, undefined);
}
/** @internal */
export function emitInnerEvent$Paired(document) {
    return cantus.emitted(document, memberInnerEvent$Paired, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerPair(key), undefined, undefined);
}
/** @internal */
export function emitInnerEvent$Report(document) {
    return cantus.emitted(document, memberInnerEvent$Report, (key, object) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerReportPayload(key, object), undefined, (value, way) => cantus.turnFlat(value, way, turnInnerReportPayload, ['type', 'offset', 'at']));
}
/** @internal */
export function emitInnerEvent$Request(document) {
    return cantus.emitted(document, memberInnerEvent$Request, (key, object) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerRequestPayload(key, object), undefined, undefined);
}
/** @internal */
export function emitInnerEvent$Stamped(document) {
    return cantus.emitted(document, memberInnerEvent$Stamped, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerStampedPayload(key), undefined, undefined);
}
/** @internal */
export function emitInnerEvent$Started(document) {
    return cantus.emitted(document, memberInnerEvent$Started, (key) => key === 'offset' || key === 'type' || key === 'at', undefined, undefined);
}
/** @internal */
export function emitInnerEvent$Unstamped(document) {
    return cantus.emitted(document, memberInnerEvent$Unstamped, (key) => key === 'offset' || key === 'type' || declaresInnerUnstampedPayload(key), undefined, undefined);
}
/** @internal */
export function emitInnerEvent$Wrapped(document) {
    return cantus.emitted(document, memberInnerEvent$Wrapped, (key) => key === 'offset' || key === 'type' || key === 'at' || declaresInnerWrappedPayload(key), undefined, undefined);
}
