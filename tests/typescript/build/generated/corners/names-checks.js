/**
 * The checks behind the guards, parsers and constructors of package `names`. Import its events file instead.
 */
import * as cantus from './cantus.js';
/** @internal */
export function checkNamesCancelRequestId(value, check, _depth) {
    if (typeof value === 'number') {
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer');
    }
    else if (typeof value === 'string') {
        if (!cantus.isText(value))
            check.fail('expected a string');
    }
    else
        check.fail('expected a number or a string');
}
/** @internal */
export function fieldsNamesCancelRequestPayload(object, check, depth) {
    let known = 1;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesCancelRequestId(value, check, depth + 1);
        check.under(before, 'id');
    }
    return known;
}
/** @internal */
export function declaresNamesCancelRequestPayload(key) {
    return key === 'id';
}
/** @internal */
export function checkNamesCancelRequestPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesCancelRequestPayload(value, check, depth), declaresNamesCancelRequestPayload);
}
/** @internal */
export function fieldsNamesClassPayload(object, check, _depth) {
    let known = 0;
    let value = object['class'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'class');
    }
    value = object['fn'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'fn');
    }
    value = object['async'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'async');
    }
    value = object['let'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'let');
    }
    value = object['new'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'new');
    }
    value = object['with'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'with');
    }
    value = object['match'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'match');
    }
    value = object['raw'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'raw');
    }
    value = object['super'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'super');
    }
    value = object['crate'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'crate');
    }
    return known;
}
/** @internal */
export function declaresNamesClassPayload(key) {
    return key === 'async' || key === 'class' || key === 'crate' || key === 'fn' || key === 'let' || key === 'match' || key === 'new' || key === 'raw' || key === 'super' || key === 'with';
}
/** @internal */
export function checkNamesClassPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesClassPayload(value, check, depth), declaresNamesClassPayload);
}
/** @internal */
export function fieldsNamesDefaultPayload(object, check, _depth) {
    let known = 1;
    let value = object['default'];
    if (value === undefined) {
        check.missing('default');
        known -= 1;
    }
    else if (typeof value !== 'boolean')
        check.fail('expected true or false', 'default');
    value = object['function'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'function');
    }
    value = object['delete'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'delete');
    }
    value = object['yield'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'yield');
    }
    value = object['await'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'await');
    }
    value = object['arguments'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'arguments');
    }
    value = object['eval'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'eval');
    }
    value = object['try'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'try');
    }
    value = object['dyn'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'dyn');
    }
    value = object['gen'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'gen');
    }
    return known;
}
/** @internal */
export function declaresNamesDefaultPayload(key) {
    return key === 'arguments' || key === 'await' || key === 'default' || key === 'delete' || key === 'dyn' || key === 'eval' || key === 'function' || key === 'gen' || key === 'try' || key === 'yield';
}
/** @internal */
export function checkNamesDefaultPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesDefaultPayload(value, check, depth), declaresNamesDefaultPayload);
}
/** @internal */
export function fieldsNamesEventsPayload(object, check, _depth) {
    let known = 0;
    let value = object['Option'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'Option');
    }
    value = object['result'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'result');
    }
    value = object['some'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'some');
    }
    value = object['none'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'none');
    }
    value = object['ok'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'ok');
    }
    value = object['vec'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'vec');
    }
    value = object['box'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'box');
    }
    value = object['error'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'error');
    }
    return known;
}
/** @internal */
export function declaresNamesEventsPayload(key) {
    return key === 'Option' || key === 'box' || key === 'error' || key === 'none' || key === 'ok' || key === 'result' || key === 'some' || key === 'vec';
}
/** @internal */
export function checkNamesEventsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesEventsPayload(value, check, depth), declaresNamesEventsPayload);
}
/** @internal */
export function fieldsNamesHostilePayload(object, check, _depth) {
    let known = 0;
    let value = object['*/'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '*/');
    }
    value = object['`'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '`');
    }
    value = object['${x}'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '${x}');
    }
    value = object['<\/script>'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '<\/script>');
    }
    value = object['"""'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '"""');
    }
    value = object['\''];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '\'');
    }
    value = object['\\'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '\\');
    }
    value = object['a b'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'a b');
    }
    value = object['-->'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '-->');
    }
    value = object['~/'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '~/');
    }
    value = object['\u202e'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '\u202e');
    }
    return known;
}
/** @internal */
export function declaresNamesHostilePayload(key) {
    return key === '"""' || key === '${x}' || key === '\'' || key === '*/' || key === '-->' || key === '<\/script>' || key === '\\' || key === '`' || key === 'a b' || key === '~/' || key === '\u202e';
}
/** @internal */
export function checkNamesHostilePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesHostilePayload(value, check, depth), declaresNamesHostilePayload);
}
/** @internal */
export function fieldsNamesMRoomMemberMRelatesTo(object, check, _depth) {
    let known = 0;
    let value = object['event_id'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'event_id');
    }
    return known;
}
/** @internal */
export function declaresNamesMRoomMemberMRelatesTo(key) {
    return key === 'event_id';
}
/** @internal */
export function checkNamesMRoomMemberMRelatesTo(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesMRoomMemberMRelatesTo(value, check, depth), declaresNamesMRoomMemberMRelatesTo);
}
/** @internal */
export function checkNamesMRoomMemberMembership(value, check, _depth) {
    if (value !== 'join' && value !== 'leave')
        check.fail('expected \'join\' or \'leave\'');
}
/** @internal */
export function fieldsNamesMRoomMemberPayload(object, check, depth) {
    let known = 1;
    let value = object['membership'];
    if (value === undefined) {
        check.missing('membership');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesMRoomMemberMembership(value, check, depth + 1);
        check.under(before, 'membership');
    }
    value = object['m.relates_to'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkNamesMRoomMemberMRelatesTo(value, check, depth + 1);
        check.under(before, 'm.relates_to');
    }
    return known;
}
/** @internal */
export function declaresNamesMRoomMemberPayload(key) {
    return key === 'm.relates_to' || key === 'membership';
}
/** @internal */
export function checkNamesMRoomMemberPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesMRoomMemberPayload(value, check, depth), declaresNamesMRoomMemberPayload);
}
/** @internal */
export function fieldsNamesNotificationsProgressPayload(object, check, depth) {
    let known = 1;
    let value = object['_meta'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, '_meta')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, '_meta');
        }
    }
    value = object['progress'];
    if (value === undefined) {
        check.missing('progress');
        known -= 1;
    }
    else if (!Number.isFinite(value))
        check.fail('expected a finite number', 'progress');
    return known;
}
/** @internal */
export function declaresNamesNotificationsProgressPayload(key) {
    return key === '_meta' || key === 'progress';
}
/** @internal */
export function checkNamesNotificationsProgressPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesNotificationsProgressPayload(value, check, depth), declaresNamesNotificationsProgressPayload);
}
/** @internal */
export function fieldsNamesObject(object, check, _depth) {
    let known = 0;
    let value = cantus.own(object, 'constructor');
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'constructor');
    }
    value = cantus.own(object, '__proto__');
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '__proto__');
    }
    value = cantus.own(object, 'hasOwnProperty');
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'hasOwnProperty');
    }
    value = cantus.own(object, 'toString');
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'toString');
    }
    return known;
}
/** @internal */
export function declaresNamesObject(key) {
    return key === '__proto__' || key === 'constructor' || key === 'hasOwnProperty' || key === 'toString';
}
/** @internal */
export function checkNamesObject(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesObject(value, check, depth), declaresNamesObject);
}
/** @internal */
export function fieldsNamesObjectsPayload(object, check, depth) {
    let known = 0;
    let value = object['object'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkNamesObject(value, check, depth + 1);
        check.under(before, 'object');
    }
    value = object['selfish'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkNamesSelfish(value, check, depth + 1);
        check.under(before, 'selfish');
    }
    value = object['promise'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkNamesPromise(value, check, depth + 1);
        check.under(before, 'promise');
    }
    value = object['option'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkNamesOption(value, check, depth + 1);
        check.under(before, 'option');
    }
    value = object['text'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkNamesText(value, check, depth + 1);
        check.under(before, 'text');
    }
    return known;
}
/** @internal */
export function declaresNamesObjectsPayload(key) {
    return key === 'object' || key === 'option' || key === 'promise' || key === 'selfish' || key === 'text';
}
/** @internal */
export function checkNamesObjectsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesObjectsPayload(value, check, depth), declaresNamesObjectsPayload);
}
/** @internal */
export function fieldsNamesOption(object, check, _depth) {
    let known = 0;
    let value = object['some'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'some');
    }
    return known;
}
/** @internal */
export function declaresNamesOption(key) {
    return key === 'some';
}
/** @internal */
export function checkNamesOption(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesOption(value, check, depth), declaresNamesOption);
}
/** @internal */
export function fieldsNamesPartyPayload(object, check, _depth) {
    let known = 0;
    let value = object['🎂'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '🎂');
    }
    value = object['ünï'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'ünï');
    }
    return known;
}
/** @internal */
export function declaresNamesPartyPayload(key) {
    return key === 'ünï' || key === '🎂';
}
/** @internal */
export function checkNamesPartyPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesPartyPayload(value, check, depth), declaresNamesPartyPayload);
}
/** @internal */
export function checkNamesPromise(value, check, _depth) {
    if (value !== 'kept' && value !== 'broken')
        check.fail('expected \'kept\' or \'broken\'');
}
/** @internal */
export function fieldsNamesSelfish(object, check, _depth) {
    let known = 1;
    let value = object['self'];
    if (value === undefined) {
        check.missing('self');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'self');
    value = object['type'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'type');
    }
    value = object['Self'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'Self');
    }
    return known;
}
/** @internal */
export function declaresNamesSelfish(key) {
    return key === 'Self' || key === 'self' || key === 'type';
}
/** @internal */
export function checkNamesSelfish(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesSelfish(value, check, depth), declaresNamesSelfish);
}
/** @internal */
export function checkNamesText(value, check, _depth) {
    if (!cantus.isText(value) || !cantus.hasLength(value, 0, 4))
        check.fail('expected a string of at most 4 characters');
}
/** @internal */
export function fieldsNamesTypePayload(object, check, _depth) {
    let known = 1;
    let value = object['type'];
    if (value === undefined) {
        check.missing('type');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'type');
    value = object['tag'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'tag');
    }
    value = object['content'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'content');
    }
    value = object['event'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'event');
    }
    value = object['event_type'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'event_type');
    }
    value = object['common'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'common');
    }
    value = object['unknown'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'unknown');
    }
    value = object['other'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'other');
    }
    value = object['null'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'null');
    }
    value = object['true'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'true');
    }
    value = object['no'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'no');
    }
    return known;
}
/** @internal */
export function declaresNamesTypePayload(key) {
    return key === 'common' || key === 'content' || key === 'event' || key === 'event_type' || key === 'no' || key === 'null' || key === 'other' || key === 'tag' || key === 'true' || key === 'type' || key === 'unknown';
}
/** @internal */
export function checkNamesTypePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesTypePayload(value, check, depth), declaresNamesTypePayload);
}
/** @internal */
export function fieldsNames_2faEnabledPayload(object, check, _depth) {
    let known = 0;
    let value = object['1st'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '1st');
    }
    value = object['2_nd'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', '2_nd');
    }
    value = object['3'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', '3');
    }
    return known;
}
/** @internal */
export function declaresNames_2faEnabledPayload(key) {
    return key === '1st' || key === '2_nd' || key === '3';
}
/** @internal */
export function checkNames_2faEnabledPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNames_2faEnabledPayload(value, check, depth), declaresNames_2faEnabledPayload);
}
/** @internal */
export function commonNamesEvent(object, check, _depth) {
    let known = 0;
    let value = object['$schema'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', '$schema');
    }
    value = object['io.example/trace'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'io.example/trace');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$CancelRequest(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesCancelRequestPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$_2faEnabled(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNames_2faEnabledPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$AnEventWhoseNameIsAsLongAsNamesMayBeWhichIsOneHundredAndTwentyEightCharactersAndNotOneMoreThanThatTruly(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        check.empty(value, depth + 1, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$Class(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesClassPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$Default(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesDefaultPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$Events(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesEventsPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$Hostile(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesHostilePayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$MRoomMember(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesMRoomMemberPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$NotificationsProgress(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesNotificationsProgressPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$Objects(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesObjectsPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$Type(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesTypePayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export function memberNamesEvent$Party(object, check, depth) {
    let known = 2 + commonNamesEvent(object, check, depth);
    let value = object['$body'];
    if (value === undefined) {
        check.missing('$body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkNamesPartyPayload(value, check, depth + 1);
        check.under(before, '$body');
    }
    return known;
}
/** @internal */
export const membersNamesEvent = /* @__PURE__ */ new Map([
    ['$/cancel_request', memberNamesEvent$CancelRequest],
    ['2fa.enabled', memberNamesEvent$_2faEnabled],
    ['an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly', memberNamesEvent$AnEventWhoseNameIsAsLongAsNamesMayBeWhichIsOneHundredAndTwentyEightCharactersAndNotOneMoreThanThatTruly],
    ['class', memberNamesEvent$Class],
    ['default', memberNamesEvent$Default],
    ['events', memberNamesEvent$Events],
    ['hostile', memberNamesEvent$Hostile],
    ['m.room.member', memberNamesEvent$MRoomMember],
    ['notifications/progress', memberNamesEvent$NotificationsProgress],
    ['objects', memberNamesEvent$Objects],
    ['type', memberNamesEvent$Type],
    ['🎉', memberNamesEvent$Party],
]);
/** @internal */
export function fieldsNamesEvent(object, check, depth) {
    const tag = object['@type'];
    const member = membersNamesEvent.get(tag);
    if (member !== undefined)
        return member(object, check, depth);
    if (tag === undefined) {
        check.missing('@type');
        return 0;
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', '@type');
        return 1;
    }
    if (check.strict)
        check.fail('expected \'$/cancel_request\', \'2fa.enabled\', \'an_event_whose_name_is_as_long_as_names_may_be_which_is_one_hundred_and_twenty_eight_characters_and_not_one_more_than_that_truly\', \'class\', \'default\', \'events\', \'hostile\', \'m.room.member\', \'notifications/progress\', \'objects\', \'type\' or \'🎉\'; others are read, but not written', '@type');
    check.opaque = true;
    return 1 + commonNamesEvent(object, check, depth);
}
/** @internal */
export function declaresNamesEvent(key, object) {
    if (key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace')
        return true;
    switch (object['@type']) {
        default:
            return !membersNamesEvent.has(object['@type']);
    }
}
/** @internal */
export function checkNamesEvent(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsNamesEvent(value, check, depth), declaresNamesEvent);
}
/** @internal */
export function emitNamesEvent$CancelRequest(document) {
    return cantus.emitted(document, memberNamesEvent$CancelRequest, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$_2faEnabled(document) {
    return cantus.emitted(document, memberNamesEvent$_2faEnabled, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$AnEventWhoseNameIsAsLongAsNamesMayBeWhichIsOneHundredAndTwentyEightCharactersAndNotOneMoreThanThatTruly(document) {
    return cantus.emitted(document, memberNamesEvent$AnEventWhoseNameIsAsLongAsNamesMayBeWhichIsOneHundredAndTwentyEightCharactersAndNotOneMoreThanThatTruly, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$Class(document) {
    return cantus.emitted(document, memberNamesEvent$Class, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$Default(document) {
    return cantus.emitted(document, memberNamesEvent$Default, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$Events(document) {
    return cantus.emitted(document, memberNamesEvent$Events, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$Hostile(document) {
    return cantus.emitted(document, memberNamesEvent$Hostile, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$MRoomMember(document) {
    return cantus.emitted(document, memberNamesEvent$MRoomMember, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$NotificationsProgress(document) {
    return cantus.emitted(document, memberNamesEvent$NotificationsProgress, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$Objects(document) {
    return cantus.emitted(document, memberNamesEvent$Objects, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$Type(document) {
    return cantus.emitted(document, memberNamesEvent$Type, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
/** @internal */
export function emitNamesEvent$Party(document) {
    return cantus.emitted(document, memberNamesEvent$Party, (key) => key === '$body' || key === '$schema' || key === '@type' || key === 'io.example/trace', undefined, undefined);
}
