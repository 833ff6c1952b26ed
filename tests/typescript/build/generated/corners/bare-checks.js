/**
 * The checks behind the guards, parsers and constructors of package `bare`. Import its events file instead.
 */
import * as cantus from './cantus.js';
import { checkSharedMoney } from './shared-checks.js';
/** @internal */
export function fieldsBareIssuesLabeled(object, check, _depth) {
    let known = 1;
    let value = object['number'];
    if (value === undefined) {
        check.missing('number');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'number');
    value = object['label'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'label');
    }
    return known;
}
/** @internal */
export function declaresBareIssuesLabeled(key) {
    return key === 'label' || key === 'number';
}
/** @internal */
export function checkBareIssuesLabeled(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsBareIssuesLabeled(value, check, depth), declaresBareIssuesLabeled);
}
/** @internal */
export function fieldsBareIssuesOpened(object, check, _depth) {
    let known = 1;
    let value = object['number'];
    if (value === undefined) {
        check.missing('number');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'number');
    return known;
}
/** @internal */
export function declaresBareIssuesOpened(key) {
    return key === 'number';
}
/** @internal */
export function checkBareIssuesOpened(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsBareIssuesOpened(value, check, depth), declaresBareIssuesOpened);
}
/** @internal */
export function commonBareIssuesPayload(object, check, depth) {
    let known = 1;
    let value = object['sender'];
    if (value === undefined) {
        check.missing('sender');
        known -= 1;
    }
    else {
        const before = check.count;
        checkBareUser(value, check, depth + 1);
        check.under(before, 'sender');
    }
    return known;
}
/** @internal */
export function memberBareIssuesPayload$Labeled(object, check, depth) {
    return 1 + commonBareIssuesPayload(object, check, depth) + fieldsBareIssuesLabeled(object, check, depth);
}
/** @internal */
export function memberBareIssuesPayload$Opened(object, check, depth) {
    return 1 + commonBareIssuesPayload(object, check, depth) + fieldsBareIssuesOpened(object, check, depth);
}
/** @internal */
export function fieldsBareIssuesPayload(object, check, depth) {
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
    if (check.strict)
        check.fail('expected \'labeled\' or \'opened\'; others are read, but not written', 'action');
    check.unknown = true;
    return 1 + commonBareIssuesPayload(object, check, depth);
}
/** @internal */
export function declaresBareIssuesPayload(key, object) {
    if (key === 'action' || key === 'sender')
        return true;
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
export function checkBareIssuesPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsBareIssuesPayload(value, check, depth), declaresBareIssuesPayload);
}
/** @internal */
export function turnBareIssuesPayload(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['action']) {
        case 'labeled':
        case 'opened':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'action', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsBareNotedPayload(object, check, _depth) {
    let known = 0;
    let value = object['text'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'text');
    }
    return known;
}
/** @internal */
export function declaresBareNotedPayload(key) {
    return key === 'text';
}
/** @internal */
export function restBareNotedPayload(key, object, check, _depth) {
    check.key(key);
    const value = object[key];
    if (!cantus.isText(value))
        check.fail('expected a string', key);
}
/** @internal */
export function checkBareNotedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsBareNotedPayload(value, check, depth), declaresBareNotedPayload, restBareNotedPayload, depth);
}
/** @internal */
export function memberBareReviewedPayload$Team(object, check, depth) {
    return fieldsBareReviewedTeam(object, check, depth);
}
/** @internal */
export function memberBareReviewedPayload$User(object, check, depth) {
    return fieldsBareReviewedUser(object, check, depth);
}
/** @internal */
export function fieldsBareReviewedPayload(object, check, depth) {
    let present = 0;
    if (object['team'] !== undefined)
        present += 1;
    if (object['user'] !== undefined)
        present += 1;
    if (present !== 1)
        check.fail('expected \'team\' or \'user\' as a member, and no other of them');
    else if (object['team'] !== undefined)
        return memberBareReviewedPayload$Team(object, check, depth);
    else if (object['user'] !== undefined)
        return memberBareReviewedPayload$User(object, check, depth);
    return 0;
}
/** @internal */
export function declaresBareReviewedPayload(key, object) {
    if (object['team'] !== undefined)
        return declaresBareReviewedTeam(key);
    if (object['user'] !== undefined)
        return declaresBareReviewedUser(key);
    return true;
}
/** @internal */
export function checkBareReviewedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsBareReviewedPayload(value, check, depth), declaresBareReviewedPayload);
}
/** @internal */
export function fieldsBareReviewedTeam(object, check, _depth) {
    let known = 1;
    let value = object['team'];
    if (value === undefined) {
        check.missing('team');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'team');
    return known;
}
/** @internal */
export function declaresBareReviewedTeam(key) {
    return key === 'team';
}
/** @internal */
export function checkBareReviewedTeam(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsBareReviewedTeam(value, check, depth), declaresBareReviewedTeam);
}
/** @internal */
export function fieldsBareReviewedUser(object, check, depth) {
    let known = 1;
    let value = object['user'];
    if (value === undefined) {
        check.missing('user');
        known -= 1;
    }
    else {
        const before = check.count;
        checkBareUser(value, check, depth + 1);
        check.under(before, 'user');
    }
    return known;
}
/** @internal */
export function declaresBareReviewedUser(key) {
    return key === 'user';
}
/** @internal */
export function checkBareReviewedUser(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsBareReviewedUser(value, check, depth), declaresBareReviewedUser);
}
/** @internal */
export function fieldsBareStarPayload(object, check, _depth) {
    let known = 1;
    let value = object['starred_at'];
    if (value === undefined) {
        check.missing('starred_at');
        known -= 1;
    }
    else if (value !== null && !cantus.isTimestamp(value))
        check.fail('expected an RFC 3339 timestamp or null', 'starred_at');
    return known;
}
/** @internal */
export function declaresBareStarPayload(key) {
    return key === 'starred_at';
}
/** @internal */
export function checkBareStarPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsBareStarPayload(value, check, depth), declaresBareStarPayload);
}
/** @internal */
export function fieldsBareUser(object, check, _depth) {
    let known = 2;
    let value = object['login'];
    if (value === undefined) {
        check.missing('login');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'login');
    value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'id');
    return known;
}
/** @internal */
export function declaresBareUser(key) {
    return key === 'id' || key === 'login';
}
/** @internal */
export function checkBareUser(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsBareUser(value, check, depth), declaresBareUser);
}
/** @internal */
export const checksBareEvent = /* @__PURE__ */ new Map([
    ['issues', checkBareIssuesPayload],
    ['noted', checkBareNotedPayload],
    ['paid', checkSharedMoney],
    ['ping', cantus.checkEmpty],
    ['reviewed', checkBareReviewedPayload],
    ['star', checkBareStarPayload],
]);
/** @internal */
export const turnsBareEvent = /* @__PURE__ */ new Map([
    ['issues', turnBareIssuesPayload],
]);
/** @internal */
export function emitBareEvent$Issues(document) {
    return cantus.emittedValue(document, checkBareIssuesPayload, turnBareIssuesPayload);
}
/** @internal */
export function emitBareEvent$Noted(document) {
    return cantus.emittedValue(document, checkBareNotedPayload, undefined);
}
/** @internal */
export function emitBareEvent$Paid(document) {
    return cantus.emittedValue(document, checkSharedMoney, undefined);
}
/** @internal */
export function emitBareEvent$Ping(document) {
    return cantus.emittedValue(document, cantus.checkEmpty, undefined);
}
/** @internal */
export function emitBareEvent$Reviewed(document) {
    return cantus.emittedValue(document, checkBareReviewedPayload, undefined);
}
/** @internal */
export function emitBareEvent$Star(document) {
    return cantus.emittedValue(document, checkBareStarPayload, undefined);
}
