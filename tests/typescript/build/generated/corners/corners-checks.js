/**
 * The checks behind the guards, parsers and constructors of package `corners`. Import its events file instead.
 */
import * as cantus from './cantus.js';
import { checkSharedMoney, checkSharedMood, checkSharedTree } from './shared-checks.js';
/** @internal */
export function checkCornersAlias(value, check, depth) {
    if (check.list(value, depth)) {
        for (let index = 0; index < value.length; index += 1) {
            const item = value[index];
            const before1 = check.count;
            checkSharedMoney(item, check, depth + 1);
            check.under(before1, index);
        }
    }
}
/** @internal */
export function fieldsCornersAlonePayload(object, check, _depth) {
    let known = 0;
    let value = object['x'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'x');
    }
    return known;
}
/** @internal */
export function declaresCornersAlonePayload(key) {
    return key === 'x';
}
/** @internal */
export function checkCornersAlonePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersAlonePayload(value, check, depth), declaresCornersAlonePayload);
}
/** @internal */
export function fieldsCornersAlternativesBlob(object, check, _depth) {
    let known = 2;
    let value = object['uri'];
    if (value === undefined) {
        check.missing('uri');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'uri');
    value = object['blob'];
    if (value === undefined) {
        check.missing('blob');
        known -= 1;
    }
    else if (!cantus.isBytes(value, 0, Infinity))
        check.fail('expected canonical base64', 'blob');
    return known;
}
/** @internal */
export function declaresCornersAlternativesBlob(key) {
    return key === 'blob' || key === 'uri';
}
/** @internal */
export function checkCornersAlternativesBlob(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersAlternativesBlob(value, check, depth), declaresCornersAlternativesBlob);
}
/** @internal */
export function fieldsCornersAlternativesNothing(object, check, _depth) {
    let known = 1;
    let value = object['nothing'];
    if (value === undefined) {
        check.missing('nothing');
        known -= 1;
    }
    else if (value !== null)
        check.fail('expected null', 'nothing');
    return known;
}
/** @internal */
export function declaresCornersAlternativesNothing(key) {
    return key === 'nothing';
}
/** @internal */
export function checkCornersAlternativesNothing(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersAlternativesNothing(value, check, depth), declaresCornersAlternativesNothing);
}
/** @internal */
export function memberCornersAlternativesPayload$Blob(object, check, depth) {
    return fieldsCornersAlternativesBlob(object, check, depth);
}
/** @internal */
export function memberCornersAlternativesPayload$Nothing(object, check, depth) {
    return fieldsCornersAlternativesNothing(object, check, depth);
}
/** @internal */
export function memberCornersAlternativesPayload$Text(object, check, depth) {
    return fieldsCornersAlternativesText(object, check, depth);
}
/** @internal */
export function fieldsCornersAlternativesPayload(object, check, depth) {
    let present = 0;
    if (object['blob'] !== undefined)
        present += 1;
    if (object['nothing'] !== undefined)
        present += 1;
    if (object['text'] !== undefined)
        present += 1;
    if (present !== 1)
        check.fail('expected \'blob\', \'nothing\' or \'text\' as a member, and no other of them');
    else if (object['blob'] !== undefined)
        return memberCornersAlternativesPayload$Blob(object, check, depth);
    else if (object['nothing'] !== undefined)
        return memberCornersAlternativesPayload$Nothing(object, check, depth);
    else if (object['text'] !== undefined)
        return memberCornersAlternativesPayload$Text(object, check, depth);
    return 0;
}
/** @internal */
export function declaresCornersAlternativesPayload(key, object) {
    if (object['blob'] !== undefined)
        return declaresCornersAlternativesBlob(key);
    if (object['nothing'] !== undefined)
        return declaresCornersAlternativesNothing(key);
    if (object['text'] !== undefined)
        return declaresCornersAlternativesText(key);
    return true;
}
/** @internal */
export function checkCornersAlternativesPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersAlternativesPayload(value, check, depth), declaresCornersAlternativesPayload);
}
/** @internal */
export function fieldsCornersAlternativesText(object, check, _depth) {
    let known = 2;
    let value = object['uri'];
    if (value === undefined) {
        check.missing('uri');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'uri');
    value = object['text'];
    if (value === undefined) {
        check.missing('text');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'text');
    return known;
}
/** @internal */
export function declaresCornersAlternativesText(key) {
    return key === 'text' || key === 'uri';
}
/** @internal */
export function checkCornersAlternativesText(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersAlternativesText(value, check, depth), declaresCornersAlternativesText);
}
/** @internal */
export function fieldsCornersAnything(object, check, _depth) {
    let known = 0;
    let value = object['known'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'known');
    }
    return known;
}
/** @internal */
export function declaresCornersAnything(key) {
    return key === 'known';
}
/** @internal */
export function restCornersAnything(key, _object, check, _depth) {
    check.key(key);
}
/** @internal */
export function checkCornersAnything(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsCornersAnything(value, check, depth), declaresCornersAnything, restCornersAnything, depth);
}
/** @internal */
export function fieldsCornersAskedPayload(object, check, _depth) {
    let known = 1;
    let value = object['question'];
    if (value === undefined) {
        check.missing('question');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'question');
    return known;
}
/** @internal */
export function declaresCornersAskedPayload(key) {
    return key === 'question';
}
/** @internal */
export function checkCornersAskedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersAskedPayload(value, check, depth), declaresCornersAskedPayload);
}
/** @internal */
export function checkCornersBoundsIdOrName(value, check, _depth) {
    if (typeof value === 'number') {
        if (!cantus.isInteger(value, 1, 9007199254740991))
            check.fail('expected an integer from 1 to 9007199254740991');
    }
    else if (typeof value === 'string') {
        if (!cantus.isText(value) || !cantus.hasLength(value, 2, Infinity))
            check.fail('expected a string of at least 2 characters');
    }
    else
        check.fail('expected a number or a string');
}
const patternCornersBoundsPayload$code = /^[a-z][0-9_a-z]*$/u;
const patternCornersBoundsPayload$pointer = /^(?:\/(?:[^/~]|~[01])*)*$/u;
const patternCornersBoundsPayload$has_digit = /[0-9]/u;
/** @internal */
export function fieldsCornersBoundsPayload(object, check, depth) {
    let known = 0;
    let value = object['from_one'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 1, 9007199254740991))
            check.fail('expected an integer from 1 to 9007199254740991', 'from_one');
    }
    value = object['to_ten'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, -2147483648, 10))
            check.fail('expected an integer from -2147483648 to 10', 'to_ten');
    }
    value = object['above_zero'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0)
            check.fail('expected a number greater than 0', 'above_zero');
    }
    value = object['below_one'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'number' || !Number.isFinite(value) || value >= 1)
            check.fail('expected a number less than 1', 'below_one');
    }
    value = object['share'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 1)
            check.fail('expected a number at least 0 and at most 1', 'share');
    }
    value = object['above_int'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 6, 8))
            check.fail('expected an integer from 6 to 8', 'above_int');
    }
    value = object['short'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value) || !cantus.hasLength(value, 2, 3))
            check.fail('expected a string of 2 to 3 characters', 'short');
    }
    value = object['code'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value) || !cantus.hasLength(value, 0, 8) || !patternCornersBoundsPayload$code.test(value))
            check.fail('expected a string of at most 8 characters that matches ^[a-z][a-z0-9_]*$', 'code');
    }
    value = object['pointer'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value) || !patternCornersBoundsPayload$pointer.test(value))
            check.fail('expected a string that matches ^(/([^/~]|~[01])*)*$', 'pointer');
    }
    value = object['has_digit'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value) || !patternCornersBoundsPayload$has_digit.test(value))
            check.fail('expected a string that matches \\d', 'has_digit');
    }
    value = object['pair'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'pair')) {
            if (value.length < 2 || value.length > 2)
                check.fail('expected an array of 2 to 2 items', 'pair');
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!Number.isFinite(item))
                    check.fail('expected a finite number', index);
            }
            check.under(before, 'pair');
        }
    }
    value = object['some'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'some')) {
            if (value.length < 1)
                check.fail('expected an array of at least 1 items', 'some');
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!cantus.isText(item) || !cantus.hasLength(item, 1, Infinity))
                    check.fail('expected a string of at least 1 characters', index);
            }
            check.under(before, 'some');
        }
    }
    value = object['blob'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isBytes(value, 1, 3))
            check.fail('expected canonical base64 of 1 to 3 bytes', 'blob');
    }
    value = object['id_or_name'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersBoundsIdOrName(value, check, depth + 1);
            check.under(before, 'id_or_name');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersBoundsPayload(key) {
    return key === 'above_int' || key === 'above_zero' || key === 'below_one' || key === 'blob' || key === 'code' || key === 'from_one' || key === 'has_digit' || key === 'id_or_name' || key === 'pair' || key === 'pointer' || key === 'share' || key === 'short' || key === 'some' || key === 'to_ten';
}
/** @internal */
export function checkCornersBoundsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersBoundsPayload(value, check, depth), declaresCornersBoundsPayload);
}
/** @internal */
export function fieldsCornersChain(object, check, depth) {
    let known = 1;
    let value = object['name'];
    if (value === undefined) {
        check.missing('name');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'name');
    value = object['next'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersChain(value, check, depth + 1);
            check.under(before, 'next');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersChain(key) {
    return key === 'name' || key === 'next';
}
/** @internal */
export function checkCornersChain(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersChain(value, check, depth), declaresCornersChain);
}
/** @internal */
export function fieldsCornersCodesPayload(object, check, depth) {
    let known = 1;
    let value = object['code'];
    if (value === undefined) {
        check.missing('code');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersCornerErrorCode(value, check, depth + 1);
        check.under(before, 'code');
    }
    value = object['others'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'others')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                const before1 = check.count;
                checkCornersCornerErrorCode(item, check, depth + 2);
                check.under(before1, index);
            }
            check.under(before, 'others');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersCodesPayload(key) {
    return key === 'code' || key === 'others';
}
/** @internal */
export function checkCornersCodesPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersCodesPayload(value, check, depth), declaresCornersCodesPayload);
}
/** @internal */
export function checkCornersColour(value, check, _depth) {
    if (value !== 'red' && value !== 'green' && value !== 'blue')
        check.fail('expected \'red\', \'green\' or \'blue\'');
}
/** @internal */
export function memberCornersContents$Blob(object, check, depth) {
    return fieldsCornersContentsBlob(object, check, depth);
}
/** @internal */
export function memberCornersContents$Text(object, check, depth) {
    return fieldsCornersContentsText(object, check, depth);
}
/** @internal */
export function fieldsCornersContents(object, check, depth) {
    let present = 0;
    if (object['blob'] !== undefined)
        present += 1;
    if (object['text'] !== undefined)
        present += 1;
    if (present !== 1)
        check.fail('expected \'blob\' or \'text\' as a member, and no other of them');
    else if (object['blob'] !== undefined)
        return memberCornersContents$Blob(object, check, depth);
    else if (object['text'] !== undefined)
        return memberCornersContents$Text(object, check, depth);
    return 0;
}
/** @internal */
export function declaresCornersContents(key, object) {
    if (object['blob'] !== undefined)
        return declaresCornersContentsBlob(key);
    if (object['text'] !== undefined)
        return declaresCornersContentsText(key);
    return true;
}
/** @internal */
export function checkCornersContents(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersContents(value, check, depth), declaresCornersContents);
}
/** @internal */
export function fieldsCornersContentsBlob(object, check, _depth) {
    let known = 1;
    let value = object['mime'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'mime');
    }
    value = object['blob'];
    if (value === undefined) {
        check.missing('blob');
        known -= 1;
    }
    else if (!cantus.isBytes(value, 0, Infinity))
        check.fail('expected canonical base64', 'blob');
    return known;
}
/** @internal */
export function declaresCornersContentsBlob(key) {
    return key === 'blob' || key === 'mime';
}
/** @internal */
export function checkCornersContentsBlob(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersContentsBlob(value, check, depth), declaresCornersContentsBlob);
}
/** @internal */
export function fieldsCornersContentsText(object, check, _depth) {
    let known = 1;
    let value = object['mime'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'mime');
    }
    value = object['text'];
    if (value === undefined) {
        check.missing('text');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'text');
    return known;
}
/** @internal */
export function declaresCornersContentsText(key) {
    return key === 'mime' || key === 'text';
}
/** @internal */
export function checkCornersContentsText(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersContentsText(value, check, depth), declaresCornersContentsText);
}
/** @internal */
export function commonCornersCornerError(object, check, depth) {
    let known = 1;
    let value = object['message'];
    if (value === undefined) {
        check.missing('message');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'message');
    value = object['status'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'status');
    }
    value = object['retryable'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'retryable');
    }
    value = object['hint'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'hint');
    }
    value = object['user_action'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersUserAction(value, check, depth + 1);
        check.under(before, 'user_action');
    }
    value = object['path'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'path');
    }
    return known;
}
/** @internal */
export function memberCornersCornerError$Gap(object, check, depth) {
    let known = 1 + commonCornersCornerError(object, check, depth) + check.ancestors(object, 'kind_of', []);
    let value = object['details'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersGapDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export function memberCornersCornerError$GrantExpired(object, check, depth) {
    let known = 2 + commonCornersCornerError(object, check, depth) + check.ancestors(object, 'kind_of', ['grant_revoked', 'refused']);
    let value = object['details'];
    if (value === undefined) {
        check.missing('details');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersGrantExpiredDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export function memberCornersCornerError$GrantRevoked(object, check, depth) {
    let known = 1 + commonCornersCornerError(object, check, depth) + check.ancestors(object, 'kind_of', ['refused']);
    let value = object['details'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersGrantRevokedDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export function memberCornersCornerError$PlainFailure(object, check, depth) {
    let known = 1 + commonCornersCornerError(object, check, depth) + check.ancestors(object, 'kind_of', []);
    let value = object['details'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersPlainFailureDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export function memberCornersCornerError$Refused(object, check, depth) {
    let known = 1 + commonCornersCornerError(object, check, depth) + check.ancestors(object, 'kind_of', []);
    let value = object['details'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersRefusedDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export function memberCornersCornerError$RenamedCode(object, check, depth) {
    let known = 1 + commonCornersCornerError(object, check, depth) + check.ancestors(object, 'kind_of', []);
    let value = object['details'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersRenamedCodeDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export const membersCornersCornerError = /* @__PURE__ */ new Map([
    ['gap', memberCornersCornerError$Gap],
    ['grant_expired', memberCornersCornerError$GrantExpired],
    ['grant_revoked', memberCornersCornerError$GrantRevoked],
    ['plain_failure', memberCornersCornerError$PlainFailure],
    ['refused', memberCornersCornerError$Refused],
    ['E:99/x', memberCornersCornerError$RenamedCode],
]);
/** @internal */
export function fieldsCornersCornerError(object, check, depth) {
    const tag = object['code'];
    const member = membersCornersCornerError.get(tag);
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
        check.fail('expected \'gap\', \'grant_expired\', \'grant_revoked\', \'plain_failure\', \'refused\' or \'E:99/x\'; others are read, but not written', 'code');
    check.unknown = true;
    return 1 + commonCornersCornerError(object, check, depth);
}
/** @internal */
export function declaresCornersCornerError(key, object) {
    if (key === 'code' || key === 'details' || key === 'hint' || key === 'kind_of' || key === 'message' || key === 'path' || key === 'retryable' || key === 'status' || key === 'user_action')
        return true;
    switch (object['code']) {
        default:
            return !membersCornersCornerError.has(object['code']);
    }
}
/** @internal */
export function checkCornersCornerError(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersCornerError(value, check, depth), declaresCornersCornerError);
}
/** @internal */
export function turnCornersCornerError(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['code']) {
        case 'gap':
        case 'grant_expired':
        case 'grant_revoked':
        case 'plain_failure':
        case 'refused':
        case 'E:99/x':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'code', 'tag', 'raw');
    }
}
/** @internal */
export function checkCornersCornerErrorCode(value, check, _depth) {
    if (check.strict ? value !== 'gap' && value !== 'grant_expired' && value !== 'grant_revoked' && value !== 'plain_failure' && value !== 'refused' && value !== 'E:99/x' : !cantus.isText(value))
        check.fail('expected \'gap\', \'grant_expired\', \'grant_revoked\', \'plain_failure\', \'refused\' or \'E:99/x\'; a reader takes a string');
}
/** @internal */
export function checkCornersDefaultsMode(value, check, _depth) {
    if (value !== 'fast' && value !== 'slow')
        check.fail('expected \'fast\' or \'slow\'');
}
/** @internal */
export function fieldsCornersDefaultsPayload(object, check, depth) {
    let known = 0;
    let value = object['retries'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 0, 4294967295))
            check.fail('expected an integer from 0 to 4294967295', 'retries');
    }
    value = object['mode'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersDefaultsMode(value, check, depth + 1);
        check.under(before, 'mode');
    }
    value = object['tags'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'tags')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!cantus.isText(item))
                    check.fail('expected a string', index);
            }
            check.under(before, 'tags');
        }
    }
    value = object['note'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'note');
    }
    return known;
}
/** @internal */
export function declaresCornersDefaultsPayload(key) {
    return key === 'mode' || key === 'note' || key === 'retries' || key === 'tags';
}
/** @internal */
export function checkCornersDefaultsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersDefaultsPayload(value, check, depth), declaresCornersDefaultsPayload);
}
/** @internal */
export function fieldsCornersDemandingPayload(object, check, _depth) {
    let known = 1;
    let value = object['reason'];
    if (value === undefined) {
        check.missing('reason');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'reason');
    return known;
}
/** @internal */
export function declaresCornersDemandingPayload(key) {
    return key === 'reason';
}
/** @internal */
export function checkCornersDemandingPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersDemandingPayload(value, check, depth), declaresCornersDemandingPayload);
}
/** @internal */
export function fieldsCornersEitherPayload(object, check, _depth) {
    let known = 0;
    let value = object['word'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'word');
    }
    return known;
}
/** @internal */
export function declaresCornersEitherPayload(key) {
    return key === 'word';
}
/** @internal */
export function checkCornersEitherPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersEitherPayload(value, check, depth), declaresCornersEitherPayload);
}
/** @internal */
export function checkCornersEnumsCounted(value, check, _depth) {
    if (value !== 1 && value !== 2 && value !== 3)
        check.fail('expected 1, 2 or 3');
}
/** @internal */
export function checkCornersEnumsInline(value, check, _depth) {
    if (value !== 'on' && value !== 'off')
        check.fail('expected \'on\' or \'off\'');
}
/** @internal */
export function checkCornersEnumsMarked(value, check, _depth) {
    if (check.strict ? value !== 'a' && value !== 'b' : !cantus.isText(value))
        check.fail('expected \'a\' or \'b\'; a reader takes a string');
}
/** @internal */
export function checkCornersEnumsNullable(value, check, _depth) {
    if (value !== 'x' && value !== 'y')
        check.fail('expected \'x\' or \'y\'');
}
/** @internal */
export function fieldsCornersEnumsPayload(object, check, depth) {
    let known = 0;
    let value = object['colour'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersColour(value, check, depth + 1);
        check.under(before, 'colour');
    }
    value = object['speed'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersSpeed(value, check, depth + 1);
        check.under(before, 'speed');
    }
    value = object['maybe_speed'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersSpeed(value, check, depth + 1);
            check.under(before, 'maybe_speed');
        }
    }
    value = object['mood'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkSharedMood(value, check, depth + 1);
        check.under(before, 'mood');
    }
    value = object['interval'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersInterval(value, check, depth + 1);
        check.under(before, 'interval');
    }
    value = object['level'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersOpenLevel(value, check, depth + 1);
        check.under(before, 'level');
    }
    value = object['odd'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersOdd(value, check, depth + 1);
        check.under(before, 'odd');
    }
    value = object['inline'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersEnumsInline(value, check, depth + 1);
            check.under(before, 'inline');
        }
    }
    value = object['counted'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersEnumsCounted(value, check, depth + 1);
        check.under(before, 'counted');
    }
    value = object['marked'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersEnumsMarked(value, check, depth + 1);
            check.under(before, 'marked');
        }
    }
    value = object['lone'];
    if (value !== undefined) {
        known += 1;
        if (value !== 'only')
            check.fail('expected \'only\'', 'lone');
    }
    value = object['nullable'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersEnumsNullable(value, check, depth + 1);
            check.under(before, 'nullable');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersEnumsPayload(key) {
    return key === 'colour' || key === 'counted' || key === 'inline' || key === 'interval' || key === 'level' || key === 'lone' || key === 'marked' || key === 'maybe_speed' || key === 'mood' || key === 'nullable' || key === 'odd' || key === 'speed';
}
/** @internal */
export function checkCornersEnumsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersEnumsPayload(value, check, depth), declaresCornersEnumsPayload);
}
/** @internal */
export function memberCornersExpression$Constant(object, check, depth) {
    return 1 + fieldsCornersExpressionConstant(object, check, depth);
}
/** @internal */
export function memberCornersExpression$Negate(object, check, depth) {
    return 1 + fieldsCornersExpressionNegate(object, check, depth);
}
/** @internal */
export function memberCornersExpression$Sum(object, check, depth) {
    return 1 + fieldsCornersExpressionSum(object, check, depth);
}
/** @internal */
export function fieldsCornersExpression(object, check, depth) {
    const tag = object['op'];
    switch (tag) {
        case 'constant':
            return memberCornersExpression$Constant(object, check, depth);
        case 'negate':
            return memberCornersExpression$Negate(object, check, depth);
        case 'sum':
            return memberCornersExpression$Sum(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('op');
        return 0;
    }
    check.fail('expected \'constant\', \'negate\' or \'sum\'', 'op');
    return 1;
}
/** @internal */
export function declaresCornersExpression(key, object) {
    if (key === 'op')
        return true;
    switch (object['op']) {
        case 'constant':
            return declaresCornersExpressionConstant(key);
        case 'negate':
            return declaresCornersExpressionNegate(key);
        case 'sum':
            return declaresCornersExpressionSum(key);
        default:
            return true;
    }
}
/** @internal */
export function checkCornersExpression(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersExpression(value, check, depth), declaresCornersExpression);
}
/** @internal */
export function fieldsCornersExpressionConstant(object, check, _depth) {
    let known = 1;
    let value = object['value'];
    if (value === undefined) {
        check.missing('value');
        known -= 1;
    }
    else if (!Number.isFinite(value))
        check.fail('expected a finite number', 'value');
    return known;
}
/** @internal */
export function declaresCornersExpressionConstant(key) {
    return key === 'value';
}
/** @internal */
export function checkCornersExpressionConstant(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersExpressionConstant(value, check, depth), declaresCornersExpressionConstant);
}
/** @internal */
export function fieldsCornersExpressionNegate(object, check, depth) {
    let known = 1;
    let value = object['of'];
    if (value === undefined) {
        check.missing('of');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersExpression(value, check, depth + 1);
        check.under(before, 'of');
    }
    return known;
}
/** @internal */
export function declaresCornersExpressionNegate(key) {
    return key === 'of';
}
/** @internal */
export function checkCornersExpressionNegate(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersExpressionNegate(value, check, depth), declaresCornersExpressionNegate);
}
/** @internal */
export function fieldsCornersExpressionSum(object, check, depth) {
    let known = 1;
    let value = object['terms'];
    if (value === undefined) {
        check.missing('terms');
        known -= 1;
    }
    else {
        if (check.list(value, depth + 1, 'terms')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                const before1 = check.count;
                checkCornersExpression(item, check, depth + 2);
                check.under(before1, index);
            }
            check.under(before, 'terms');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersExpressionSum(key) {
    return key === 'terms';
}
/** @internal */
export function checkCornersExpressionSum(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersExpressionSum(value, check, depth), declaresCornersExpressionSum);
}
/** @internal */
export function fieldsCornersFamiliesPayload(object, check, depth) {
    let known = 0;
    let value = object['shape'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersShape(value, check, depth + 1);
        check.under(before, 'shape');
    }
    value = object['part'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersPart(value, check, depth + 1);
        check.under(before, 'part');
    }
    value = object['parts'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'parts')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                const before1 = check.count;
                checkCornersPart(item, check, depth + 2);
                check.under(before1, index);
            }
            check.under(before, 'parts');
        }
    }
    value = object['signal'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersSignal(value, check, depth + 1);
        check.under(before, 'signal');
    }
    value = object['server'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersServer(value, check, depth + 1);
        check.under(before, 'server');
    }
    value = object['step'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersStep(value, check, depth + 1);
        check.under(before, 'step');
    }
    value = object['frame'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersFrame(value, check, depth + 1);
        check.under(before, 'frame');
    }
    value = object['report'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersReport(value, check, depth + 1);
        check.under(before, 'report');
    }
    value = object['numbered'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersNumbered(value, check, depth + 1);
        check.under(before, 'numbered');
    }
    value = object['lenient'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersLenient(value, check, depth + 1);
        check.under(before, 'lenient');
    }
    return known;
}
/** @internal */
export function declaresCornersFamiliesPayload(key) {
    return key === 'frame' || key === 'lenient' || key === 'numbered' || key === 'part' || key === 'parts' || key === 'report' || key === 'server' || key === 'shape' || key === 'signal' || key === 'step';
}
/** @internal */
export function checkCornersFamiliesPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersFamiliesPayload(value, check, depth), declaresCornersFamiliesPayload);
}
/** @internal */
export function turnCornersFamiliesPayload(value, way) {
    return cantus.turnFields(value, way, [['part', turnCornersPart], ['parts', (value, way) => cantus.turnItems(value, way, turnCornersPart)], ['signal', turnCornersSignal], ['report', turnCornersReport], ['lenient', turnCornersLenient]]);
}
/** @internal */
export function commonCornersFrame(object, check, _depth) {
    let known = 0;
    let value = object['at'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'at');
    }
    return known;
}
/** @internal */
export function memberCornersFrame$Bare(object, check, depth) {
    return 1 + commonCornersFrame(object, check, depth);
}
/** @internal */
export function memberCornersFrame$Empty(object, check, depth) {
    let known = 2 + commonCornersFrame(object, check, depth);
    let value = object['body'];
    if (value === undefined) {
        check.missing('body');
        known -= 1;
    }
    else {
        check.empty(value, depth + 1, 'body');
    }
    return known;
}
/** @internal */
export function memberCornersFrame$Free(object, check, depth) {
    let known = 1 + commonCornersFrame(object, check, depth);
    let value = object['body'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersFrameFree(value, check, depth + 1);
        check.under(before, 'body');
    }
    return known;
}
/** @internal */
export function memberCornersFrame$Listed(object, check, depth) {
    let known = 2 + commonCornersFrame(object, check, depth);
    let value = object['body'];
    if (value === undefined) {
        check.missing('body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersFrameListed(value, check, depth + 1);
        check.under(before, 'body');
    }
    return known;
}
/** @internal */
export function memberCornersFrame$Nested(object, check, depth) {
    let known = 2 + commonCornersFrame(object, check, depth);
    let value = object['body'];
    if (value === undefined) {
        check.missing('body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersFrameNested(value, check, depth + 1);
        check.under(before, 'body');
    }
    return known;
}
/** @internal */
export function memberCornersFrame$Pair(object, check, depth) {
    let known = 2 + commonCornersFrame(object, check, depth);
    let value = object['body'];
    if (value === undefined) {
        check.missing('body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersPoint(value, check, depth + 1);
        check.under(before, 'body');
    }
    return known;
}
/** @internal */
export function fieldsCornersFrame(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'bare':
            return memberCornersFrame$Bare(object, check, depth);
        case 'empty':
            return memberCornersFrame$Empty(object, check, depth);
        case 'free':
            return memberCornersFrame$Free(object, check, depth);
        case 'listed':
            return memberCornersFrame$Listed(object, check, depth);
        case 'nested':
            return memberCornersFrame$Nested(object, check, depth);
        case 'pair':
            return memberCornersFrame$Pair(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('type');
        return 0;
    }
    check.fail('expected \'bare\', \'empty\', \'free\', \'listed\', \'nested\' or \'pair\'', 'type');
    return 1;
}
/** @internal */
export function declaresCornersFrame(key, object) {
    if (key === 'at' || key === 'type')
        return true;
    switch (object['type']) {
        case 'bare':
            return false;
        case 'empty':
            return key === 'body';
        case 'free':
            return key === 'body';
        case 'listed':
            return key === 'body';
        case 'nested':
            return key === 'body';
        case 'pair':
            return key === 'body';
        default:
            return true;
    }
}
/** @internal */
export function checkCornersFrame(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersFrame(value, check, depth), declaresCornersFrame);
}
/** @internal */
export function fieldsCornersFrameFree(object, check, _depth) {
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
export function declaresCornersFrameFree(key) {
    return key === 'n';
}
/** @internal */
export function checkCornersFrameFree(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersFrameFree(value, check, depth), declaresCornersFrameFree);
}
/** @internal */
export function memberCornersFrameListed$A(object, check, depth) {
    return 1 + fieldsCornersFrameListedA(object, check, depth);
}
/** @internal */
export function memberCornersFrameListed$B(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function fieldsCornersFrameListed(object, check, depth) {
    const tag = object['kind'];
    switch (tag) {
        case 'a':
            return memberCornersFrameListed$A(object, check, depth);
        case 'b':
            return memberCornersFrameListed$B(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('kind');
        return 0;
    }
    check.fail('expected \'a\' or \'b\'', 'kind');
    return 1;
}
/** @internal */
export function declaresCornersFrameListed(key, object) {
    if (key === 'kind')
        return true;
    switch (object['kind']) {
        case 'a':
            return declaresCornersFrameListedA(key);
        case 'b':
            return false;
        default:
            return true;
    }
}
/** @internal */
export function checkCornersFrameListed(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersFrameListed(value, check, depth), declaresCornersFrameListed);
}
/** @internal */
export function fieldsCornersFrameListedA(object, check, _depth) {
    let known = 1;
    let value = object['n'];
    if (value === undefined) {
        check.missing('n');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'n');
    return known;
}
/** @internal */
export function declaresCornersFrameListedA(key) {
    return key === 'n';
}
/** @internal */
export function checkCornersFrameListedA(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersFrameListedA(value, check, depth), declaresCornersFrameListedA);
}
/** @internal */
export function memberCornersFrameNested$Hole(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function memberCornersFrameNested$Leaf(object, check, depth) {
    let known = 2;
    let value = object['body'];
    if (value === undefined) {
        check.missing('body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersFrameNestedLeaf(value, check, depth + 1);
        check.under(before, 'body');
    }
    return known;
}
/** @internal */
export function fieldsCornersFrameNested(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'hole':
            return memberCornersFrameNested$Hole(object, check, depth);
        case 'leaf':
            return memberCornersFrameNested$Leaf(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('type');
        return 0;
    }
    check.fail('expected \'hole\' or \'leaf\'', 'type');
    return 1;
}
/** @internal */
export function declaresCornersFrameNested(key, object) {
    if (key === 'type')
        return true;
    switch (object['type']) {
        case 'hole':
            return false;
        case 'leaf':
            return key === 'body';
        default:
            return true;
    }
}
/** @internal */
export function checkCornersFrameNested(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersFrameNested(value, check, depth), declaresCornersFrameNested);
}
/** @internal */
export function fieldsCornersFrameNestedLeaf(object, check, _depth) {
    let known = 1;
    let value = object['n'];
    if (value === undefined) {
        check.missing('n');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'n');
    return known;
}
/** @internal */
export function declaresCornersFrameNestedLeaf(key) {
    return key === 'n';
}
/** @internal */
export function checkCornersFrameNestedLeaf(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersFrameNestedLeaf(value, check, depth), declaresCornersFrameNestedLeaf);
}
/** @internal */
export function fieldsCornersGapDetails(object, check, _depth) {
    let known = 0;
    let value = object['earliest'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'earliest');
    }
    value = object['latest'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'latest');
    }
    return known;
}
/** @internal */
export function declaresCornersGapDetails(key) {
    return key === 'earliest' || key === 'latest';
}
/** @internal */
export function checkCornersGapDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersGapDetails(value, check, depth), declaresCornersGapDetails);
}
/** @internal */
export function fieldsCornersGrantExpiredDetails(object, check, _depth) {
    let known = 1;
    let value = object['expired_at'];
    if (value === undefined) {
        check.missing('expired_at');
        known -= 1;
    }
    else if (!cantus.isTimestamp(value))
        check.fail('expected an RFC 3339 timestamp', 'expired_at');
    value = object['by'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'by');
    }
    return known;
}
/** @internal */
export function declaresCornersGrantExpiredDetails(key) {
    return key === 'by' || key === 'expired_at';
}
/** @internal */
export function checkCornersGrantExpiredDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersGrantExpiredDetails(value, check, depth), declaresCornersGrantExpiredDetails);
}
/** @internal */
export function fieldsCornersGrantRevokedDetails(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresCornersGrantRevokedDetails(_key) {
    return false;
}
/** @internal */
export function checkCornersGrantRevokedDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersGrantRevokedDetails(value, check, depth), declaresCornersGrantRevokedDetails);
}
/** @internal */
export function checkCornersGuardedPartsItem(value, check, _depth) {
    if (!cantus.isText(value))
        check.fail('expected a string');
}
/** @internal */
export function fieldsCornersGuardedPayload(object, check, depth) {
    let known = 3;
    let value = object['name'];
    if (value === undefined) {
        check.missing('name');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'name');
    value = object['quote'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'quote');
    }
    value = object['picture'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isBytes(value, 0, Infinity))
            check.fail('expected canonical base64', 'picture');
    }
    value = object['parts'];
    if (value === undefined) {
        check.missing('parts');
        known -= 1;
    }
    else {
        if (check.list(value, depth + 1, 'parts')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                const before1 = check.count;
                checkCornersGuardedPartsItem(item, check, depth + 2);
                check.under(before1, index);
            }
            check.under(before, 'parts');
        }
    }
    value = object['limit'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !Number.isSafeInteger(value))
            check.fail('expected an integer or null', 'limit');
    }
    value = object['owner'];
    if (value === undefined) {
        check.missing('owner');
        known -= 1;
    }
    else if (value !== null && !cantus.isText(value))
        check.fail('expected a string or null', 'owner');
    return known;
}
/** @internal */
export function declaresCornersGuardedPayload(key) {
    return key === 'limit' || key === 'name' || key === 'owner' || key === 'parts' || key === 'picture' || key === 'quote';
}
/** @internal */
export function checkCornersGuardedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersGuardedPayload(value, check, depth), declaresCornersGuardedPayload);
}
/** @internal */
export function checkCornersInterval(value, check, _depth) {
    if (value !== 1 && value !== 5 && value !== 15)
        check.fail('expected 1, 5 or 15');
}
/** @internal */
export function checkCornersKindsAll(value, check, depth) {
    if (typeof value === 'boolean') {
        if (typeof value !== 'boolean')
            check.fail('expected true or false');
    }
    else if (typeof value === 'number') {
        if (!Number.isFinite(value))
            check.fail('expected a finite number');
    }
    else if (typeof value === 'string') {
        if (!cantus.isText(value))
            check.fail('expected a string');
    }
    else if (Array.isArray(value)) {
        if (check.list(value, depth)) {
        }
    }
    else if (cantus.isObject(value)) {
        if (check.object(value, depth)) {
            for (const key of Object.keys(value)) {
                check.key(key);
            }
        }
    }
    else
        check.fail('expected true or false, a number, a string, an array or an object');
}
/** @internal */
export function checkCornersKindsContents(value, check, depth) {
    if (cantus.isObject(value)) {
        checkCornersContents(value, check, depth);
    }
    else if (typeof value === 'number') {
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer');
    }
    else
        check.fail('expected an object or a number');
}
/** @internal */
export function checkCornersKindsFlag(value, check, _depth) {
    if (typeof value === 'boolean') {
        if (typeof value !== 'boolean')
            check.fail('expected true or false');
    }
    else if (typeof value === 'string') {
        if (!cantus.isText(value))
            check.fail('expected a string');
    }
    else
        check.fail('expected true or false or a string');
}
/** @internal */
export function checkCornersKindsId(value, check, _depth) {
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
export function checkCornersKindsMany(value, check, depth) {
    if (typeof value === 'string') {
        if (!cantus.isText(value))
            check.fail('expected a string');
    }
    else if (Array.isArray(value)) {
        if (check.list(value, depth)) {
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!cantus.isText(item))
                    check.fail('expected a string', index);
            }
        }
    }
    else
        check.fail('expected a string or an array');
}
/** @internal */
export function checkCornersKindsMoment(value, check, _depth) {
    if (typeof value === 'number') {
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer');
    }
    else if (typeof value === 'string') {
        if (!cantus.isTimestamp(value))
            check.fail('expected an RFC 3339 timestamp');
    }
    else
        check.fail('expected a number or a string');
}
/** @internal */
export function fieldsCornersKindsPayload(object, check, depth) {
    let known = 0;
    let value = object['id'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersKindsId(value, check, depth + 1);
        check.under(before, 'id');
    }
    value = object['flag'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersKindsFlag(value, check, depth + 1);
        check.under(before, 'flag');
    }
    value = object['many'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersKindsMany(value, check, depth + 1);
        check.under(before, 'many');
    }
    value = object['shape'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersKindsShape(value, check, depth + 1);
            check.under(before, 'shape');
        }
    }
    value = object['all'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersKindsAll(value, check, depth + 1);
            check.under(before, 'all');
        }
    }
    value = object['moment'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersKindsMoment(value, check, depth + 1);
        check.under(before, 'moment');
    }
    value = object['maybe_word'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersMaybeWord(value, check, depth + 1);
            check.under(before, 'maybe_word');
        }
    }
    value = object['nested'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersNested(value, check, depth + 1);
        check.under(before, 'nested');
    }
    value = object['contents'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersKindsContents(value, check, depth + 1);
        check.under(before, 'contents');
    }
    return known;
}
/** @internal */
export function declaresCornersKindsPayload(key) {
    return key === 'all' || key === 'contents' || key === 'flag' || key === 'id' || key === 'many' || key === 'maybe_word' || key === 'moment' || key === 'nested' || key === 'shape';
}
/** @internal */
export function checkCornersKindsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersKindsPayload(value, check, depth), declaresCornersKindsPayload);
}
/** @internal */
export function checkCornersKindsShape(value, check, depth) {
    if (cantus.isObject(value)) {
        checkCornersOptions(value, check, depth);
    }
    else if (typeof value === 'string') {
        if (!cantus.isText(value))
            check.fail('expected a string');
    }
    else
        check.fail('expected an object or a string');
}
/** @internal */
export function fieldsCornersLabels(object, check, _depth) {
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
export function declaresCornersLabels(key) {
    return key === 'title';
}
/** @internal */
export function restCornersLabels(key, object, check, _depth) {
    check.key(key);
    const value = object[key];
    if (!cantus.isText(value))
        check.fail('expected a string', key);
}
/** @internal */
export function checkCornersLabels(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsCornersLabels(value, check, depth), declaresCornersLabels, restCornersLabels, depth);
}
/** @internal */
export function memberCornersLenient$Other(object, check, depth) {
    let known = 2;
    let value = object['body'];
    if (value === undefined) {
        check.missing('body');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersLenientOther(value, check, depth + 1);
        check.under(before, 'body');
    }
    return known;
}
/** @internal */
export function memberCornersLenient$Plain(object, check, depth) {
    let known = 0;
    let value = object['type'];
    if (value !== undefined) {
        known += 1;
        if (check.strict)
            check.fail('must be left out, for an object without it is \'plain\'', 'type');
    }
    value = object['body'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersLenientPlain(value, check, depth + 1);
        check.under(before, 'body');
    }
    return known;
}
/** @internal */
export function fieldsCornersLenient(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'other':
            return memberCornersLenient$Other(object, check, depth);
        case undefined:
        case 'plain':
            return memberCornersLenient$Plain(object, check, depth);
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', 'type');
        return 1;
    }
    if (check.strict)
        check.fail('expected \'other\' or \'plain\'; others are read, but not written', 'type');
    check.unknown = true;
    return 1;
}
/** @internal */
export function declaresCornersLenient(key, object) {
    if (key === 'body' || key === 'type')
        return true;
    switch (object['type']) {
        case 'other':
            return false;
        case undefined:
        case 'plain':
            return false;
        default:
            return true;
    }
}
/** @internal */
export function checkCornersLenient(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersLenient(value, check, depth), declaresCornersLenient);
}
/** @internal */
export function turnCornersLenient(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['type']) {
        case 'other':
        case undefined:
        case 'plain':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'type', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsCornersLenientOther(object, check, _depth) {
    let known = 1;
    let value = object['m'];
    if (value === undefined) {
        check.missing('m');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'm');
    return known;
}
/** @internal */
export function declaresCornersLenientOther(key) {
    return key === 'm';
}
/** @internal */
export function checkCornersLenientOther(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersLenientOther(value, check, depth), declaresCornersLenientOther);
}
/** @internal */
export function fieldsCornersLenientPlain(object, check, _depth) {
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
export function declaresCornersLenientPlain(key) {
    return key === 'n';
}
/** @internal */
export function checkCornersLenientPlain(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersLenientPlain(value, check, depth), declaresCornersLenientPlain);
}
/** @internal */
export function fieldsCornersListsByNameValue(object, check, _depth) {
    let known = 1;
    let value = object['x'];
    if (value === undefined) {
        check.missing('x');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'x');
    return known;
}
/** @internal */
export function declaresCornersListsByNameValue(key) {
    return key === 'x';
}
/** @internal */
export function checkCornersListsByNameValue(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersListsByNameValue(value, check, depth), declaresCornersListsByNameValue);
}
/** @internal */
export function checkCornersListsChoicesItem(value, check, _depth) {
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
export function fieldsCornersListsPayload(object, check, depth) {
    let known = 0;
    let value = object['numbers'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'numbers')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!Number.isFinite(item))
                    check.fail('expected a finite number', index);
            }
            check.under(before, 'numbers');
        }
    }
    value = object['grid'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'grid')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (check.list(item, depth + 2, index)) {
                    const before1 = check.count;
                    for (let index1 = 0; index1 < item.length; index1 += 1) {
                        const item1 = item[index1];
                        if (!Number.isSafeInteger(item1))
                            check.fail('expected an integer', index1);
                    }
                    check.under(before1, index);
                }
            }
            check.under(before, 'grid');
        }
    }
    value = object['names'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'names')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
                const item = value[key];
                if (!cantus.isText(item))
                    check.fail('expected a string', key);
            }
            check.under(before, 'names');
        }
    }
    value = object['groups'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'groups')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
                const item = value[key];
                if (check.list(item, depth + 2, key)) {
                    const before1 = check.count;
                    for (let index1 = 0; index1 < item.length; index1 += 1) {
                        const item1 = item[index1];
                        if (item1 !== null && !cantus.isText(item1))
                            check.fail('expected a string or null', index1);
                    }
                    check.under(before1, key);
                }
            }
            check.under(before, 'groups');
        }
    }
    value = object['maps'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'maps')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (check.object(item, depth + 2, index)) {
                    const before1 = check.count;
                    for (const key1 of Object.keys(item)) {
                        check.key(key1);
                        const item1 = item[key1];
                        if (!cantus.isInteger(item1, 0, 4294967295))
                            check.fail('expected an integer from 0 to 4294967295', key1);
                    }
                    check.under(before1, index);
                }
            }
            check.under(before, 'maps');
        }
    }
    value = object['maybe'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            if (check.list(value, depth + 1, 'maybe')) {
                const before = check.count;
                for (let index = 0; index < value.length; index += 1) {
                    const item = value[index];
                    if (!cantus.isText(item))
                        check.fail('expected a string', index);
                }
                check.under(before, 'maybe');
            }
        }
    }
    value = object['money'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersAlias(value, check, depth + 1);
        check.under(before, 'money');
    }
    value = object['records'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'records')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                const before1 = check.count;
                checkCornersListsRecordsItem(item, check, depth + 2);
                check.under(before1, index);
            }
            check.under(before, 'records');
        }
    }
    value = object['by_name'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'by_name')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
                const item = value[key];
                const before1 = check.count;
                checkCornersListsByNameValue(item, check, depth + 2);
                check.under(before1, key);
            }
            check.under(before, 'by_name');
        }
    }
    value = object['choices'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'choices')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                const before1 = check.count;
                checkCornersListsChoicesItem(item, check, depth + 2);
                check.under(before1, index);
            }
            check.under(before, 'choices');
        }
    }
    value = object['maybes'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'maybes')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (item !== null) {
                    const before1 = check.count;
                    checkCornersMaybeId(item, check, depth + 2);
                    check.under(before1, index);
                }
            }
            check.under(before, 'maybes');
        }
    }
    value = object['tints'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'tints')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
                const item = value[key];
                if (item !== null) {
                    const before1 = check.count;
                    checkCornersMaybeTint(item, check, depth + 2);
                    check.under(before1, key);
                }
            }
            check.under(before, 'tints');
        }
    }
    value = object['big'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'big')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!cantus.isInt64(item))
                    check.fail('expected a signed 64-bit integer as a decimal string', index);
            }
            check.under(before, 'big');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersListsPayload(key) {
    return key === 'big' || key === 'by_name' || key === 'choices' || key === 'grid' || key === 'groups' || key === 'maps' || key === 'maybe' || key === 'maybes' || key === 'money' || key === 'names' || key === 'numbers' || key === 'records' || key === 'tints';
}
/** @internal */
export function checkCornersListsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersListsPayload(value, check, depth), declaresCornersListsPayload);
}
/** @internal */
export function fieldsCornersListsRecordsItem(object, check, _depth) {
    let known = 1;
    let value = object['x'];
    if (value === undefined) {
        check.missing('x');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'x');
    value = object['y'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'y');
    }
    return known;
}
/** @internal */
export function declaresCornersListsRecordsItem(key) {
    return key === 'x' || key === 'y';
}
/** @internal */
export function checkCornersListsRecordsItem(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersListsRecordsItem(value, check, depth), declaresCornersListsRecordsItem);
}
/** @internal */
export function checkCornersMaybeId(value, check, _depth) {
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
export function fieldsCornersMaybePayload(object, check, _depth) {
    let known = 0;
    let value = object['hint'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'hint');
    }
    value = object['count'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 0, 4294967295))
            check.fail('expected an integer from 0 to 4294967295', 'count');
    }
    return known;
}
/** @internal */
export function declaresCornersMaybePayload(key) {
    return key === 'count' || key === 'hint';
}
/** @internal */
export function checkCornersMaybePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersMaybePayload(value, check, depth), declaresCornersMaybePayload);
}
/** @internal */
export function checkCornersMaybeTint(value, check, _depth) {
    if (value !== 'warm' && value !== 'cold')
        check.fail('expected \'warm\' or \'cold\'');
}
/** @internal */
export function checkCornersMaybeWord(value, check, _depth) {
    if (!cantus.isText(value))
        check.fail('expected a string');
}
/** @internal */
export function fieldsCornersNarrowPayload(object, check, _depth) {
    let known = 0;
    let value = object['x'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'x');
    }
    return known;
}
/** @internal */
export function declaresCornersNarrowPayload(key) {
    return key === 'x';
}
/** @internal */
export function checkCornersNarrowPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersNarrowPayload(value, check, depth), declaresCornersNarrowPayload);
}
/** @internal */
export function checkCornersNested(value, check, depth) {
    if (typeof value === 'number') {
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer');
    }
    else if (Array.isArray(value)) {
        if (check.list(value, depth)) {
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                const before1 = check.count;
                checkCornersNested(item, check, depth + 1);
                check.under(before1, index);
            }
        }
    }
    else
        check.fail('expected a number or an array');
}
/** @internal */
export function memberCornersNumbered$One(object, check, depth) {
    return 1 + fieldsCornersNumberedOne(object, check, depth);
}
/** @internal */
export function memberCornersNumbered$Zero(object, check, depth) {
    return 1 + fieldsCornersNumberedZero(object, check, depth);
}
/** @internal */
export function fieldsCornersNumbered(object, check, depth) {
    const tag = object['n'];
    switch (tag) {
        case 1:
            return memberCornersNumbered$One(object, check, depth);
        case 0:
            return memberCornersNumbered$Zero(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('n');
        return 0;
    }
    check.fail('expected 1 or 0', 'n');
    return 1;
}
/** @internal */
export function declaresCornersNumbered(key, object) {
    if (key === 'n')
        return true;
    switch (object['n']) {
        case 1:
            return declaresCornersNumberedOne(key);
        case 0:
            return declaresCornersNumberedZero(key);
        default:
            return true;
    }
}
/** @internal */
export function checkCornersNumbered(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersNumbered(value, check, depth), declaresCornersNumbered);
}
/** @internal */
export function fieldsCornersNumberedOne(object, check, _depth) {
    let known = 1;
    let value = object['b'];
    if (value === undefined) {
        check.missing('b');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'b');
    return known;
}
/** @internal */
export function declaresCornersNumberedOne(key) {
    return key === 'b';
}
/** @internal */
export function checkCornersNumberedOne(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersNumberedOne(value, check, depth), declaresCornersNumberedOne);
}
/** @internal */
export function fieldsCornersNumberedZero(object, check, _depth) {
    let known = 0;
    let value = object['a'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'a');
    }
    return known;
}
/** @internal */
export function declaresCornersNumberedZero(key) {
    return key === 'a';
}
/** @internal */
export function checkCornersNumberedZero(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersNumberedZero(value, check, depth), declaresCornersNumberedZero);
}
const valuesCornersOdd = /* @__PURE__ */ new Set(['', '🎉', '*/', '${x}', '`', '<\/script>', '-->', '\u2028', '2fa', 'class', 'null', 'true', 'a-b', 'a_b']);
/** @internal */
export function checkCornersOdd(value, check, _depth) {
    if (!valuesCornersOdd.has(value))
        check.fail('expected \'\', \'🎉\', \'*/\', \'${x}\', \'`\', \'<\\/script>\', \'-->\', \'\\u2028\', \'2fa\', \'class\', \'null\', \'true\' or one of 2 more');
}
/** @internal */
export function fieldsCornersOldWayPayload(object, check, _depth) {
    let known = 0;
    let value = object['x'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'x');
    }
    value = object['y'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'y');
    }
    return known;
}
/** @internal */
export function declaresCornersOldWayPayload(key) {
    return key === 'x' || key === 'y';
}
/** @internal */
export function checkCornersOldWayPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersOldWayPayload(value, check, depth), declaresCornersOldWayPayload);
}
/** @internal */
export function fieldsCornersOpenDataFirst(object, check, _depth) {
    let known = 1;
    let value = object['n'];
    if (value === undefined) {
        check.missing('n');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'n');
    return known;
}
/** @internal */
export function declaresCornersOpenDataFirst(key) {
    return key === 'n';
}
/** @internal */
export function checkCornersOpenDataFirst(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersOpenDataFirst(value, check, depth), declaresCornersOpenDataFirst);
}
/** @internal */
export function memberCornersOpenDataPayload$First(object, check, depth) {
    return 1 + fieldsCornersOpenDataFirst(object, check, depth);
}
/** @internal */
export function memberCornersOpenDataPayload$SecondPart(object, check, depth) {
    return 1 + fieldsCornersOpenDataSecondPart(object, check, depth);
}
/** @internal */
export function memberCornersOpenDataPayload$Third(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function fieldsCornersOpenDataPayload(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'first':
            return memberCornersOpenDataPayload$First(object, check, depth);
        case 'second.part':
            return memberCornersOpenDataPayload$SecondPart(object, check, depth);
        case 'third':
            return memberCornersOpenDataPayload$Third(object, check, depth);
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
        check.fail('expected \'first\', \'second.part\' or \'third\'; others are read, but not written', 'type');
    check.unknown = true;
    return 1;
}
/** @internal */
export function declaresCornersOpenDataPayload(key, object) {
    if (key === 'type')
        return true;
    switch (object['type']) {
        case 'first':
            return declaresCornersOpenDataFirst(key);
        case 'second.part':
            return declaresCornersOpenDataSecondPart(key);
        case 'third':
            return false;
        default:
            return true;
    }
}
/** @internal */
export function checkCornersOpenDataPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersOpenDataPayload(value, check, depth), declaresCornersOpenDataPayload);
}
/** @internal */
export function turnCornersOpenDataPayload(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['type']) {
        case 'first':
        case 'second.part':
        case 'third':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'type', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsCornersOpenDataSecondPart(object, check, _depth) {
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
export function declaresCornersOpenDataSecondPart(key) {
    return key === 'text';
}
/** @internal */
export function checkCornersOpenDataSecondPart(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersOpenDataSecondPart(value, check, depth), declaresCornersOpenDataSecondPart);
}
/** @internal */
export function checkCornersOpenLevel(value, check, _depth) {
    if (!Number.isSafeInteger(value))
        check.fail('expected an integer');
}
/** @internal */
export function fieldsCornersOpenRecordPayload(object, check, _depth) {
    let known = 1;
    let value = object['x'];
    if (value === undefined) {
        check.missing('x');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'x');
    return known;
}
/** @internal */
export function declaresCornersOpenRecordPayload(key) {
    return key === 'x';
}
/** @internal */
export function restCornersOpenRecordPayload(key, _object, check, _depth) {
    check.key(key);
}
/** @internal */
export function checkCornersOpenRecordPayload(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsCornersOpenRecordPayload(value, check, depth), declaresCornersOpenRecordPayload, restCornersOpenRecordPayload, depth);
}
/** @internal */
export function fieldsCornersOptions(object, check, depth) {
    let known = 0;
    let value = object['depth'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 0, 4294967295))
            check.fail('expected an integer from 0 to 4294967295', 'depth');
    }
    value = object['mode'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersOptionsMode(value, check, depth + 1);
        check.under(before, 'mode');
    }
    return known;
}
/** @internal */
export function declaresCornersOptions(key) {
    return key === 'depth' || key === 'mode';
}
/** @internal */
export function checkCornersOptions(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersOptions(value, check, depth), declaresCornersOptions);
}
/** @internal */
export function checkCornersOptionsMode(value, check, _depth) {
    if (value !== 'fast' && value !== 'slow')
        check.fail('expected \'fast\' or \'slow\'');
}
/** @internal */
export function memberCornersPart$Image(object, check, depth) {
    return 1 + fieldsCornersPartImage(object, check, depth);
}
/** @internal */
export function memberCornersPart$Sound(object, check, depth) {
    return 1 + fieldsCornersPartSound(object, check, depth);
}
/** @internal */
export function memberCornersPart$Text(object, check, depth) {
    return 1 + fieldsCornersPartText(object, check, depth);
}
/** @internal */
export function fieldsCornersPart(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'image':
            return memberCornersPart$Image(object, check, depth);
        case 'sound':
            return memberCornersPart$Sound(object, check, depth);
        case 'text':
            return memberCornersPart$Text(object, check, depth);
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
        check.fail('expected \'image\', \'sound\' or \'text\'; others are read, but not written', 'type');
    check.unknown = true;
    return 1;
}
/** @internal */
export function declaresCornersPart(key, object) {
    if (key === 'type')
        return true;
    switch (object['type']) {
        case 'image':
            return declaresCornersPartImage(key);
        case 'sound':
            return declaresCornersPartSound(key);
        case 'text':
            return declaresCornersPartText(key);
        default:
            return true;
    }
}
/** @internal */
export function checkCornersPart(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersPart(value, check, depth), declaresCornersPart);
}
/** @internal */
export function turnCornersPart(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['type']) {
        case 'image':
        case 'sound':
        case 'text':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'type', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsCornersPartImage(object, check, _depth) {
    let known = 1;
    let value = object['url'];
    if (value === undefined) {
        check.missing('url');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'url');
    return known;
}
/** @internal */
export function declaresCornersPartImage(key) {
    return key === 'url';
}
/** @internal */
export function checkCornersPartImage(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersPartImage(value, check, depth), declaresCornersPartImage);
}
/** @internal */
export function fieldsCornersPartSound(object, check, _depth) {
    let known = 0;
    let value = object['seconds'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isFinite(value))
            check.fail('expected a finite number', 'seconds');
    }
    return known;
}
/** @internal */
export function declaresCornersPartSound(key) {
    return key === 'seconds';
}
/** @internal */
export function checkCornersPartSound(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersPartSound(value, check, depth), declaresCornersPartSound);
}
/** @internal */
export function fieldsCornersPartText(object, check, _depth) {
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
export function declaresCornersPartText(key) {
    return key === 'text';
}
/** @internal */
export function checkCornersPartText(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersPartText(value, check, depth), declaresCornersPartText);
}
/** @internal */
export function fieldsCornersPlainFailureDetails(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresCornersPlainFailureDetails(_key) {
    return false;
}
/** @internal */
export function checkCornersPlainFailureDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersPlainFailureDetails(value, check, depth), declaresCornersPlainFailureDetails);
}
/** @internal */
export function fieldsCornersPoint(object, check, _depth) {
    let known = 2;
    let value = object['x'];
    if (value === undefined) {
        check.missing('x');
        known -= 1;
    }
    else if (!Number.isFinite(value))
        check.fail('expected a finite number', 'x');
    value = object['y'];
    if (value === undefined) {
        check.missing('y');
        known -= 1;
    }
    else if (!Number.isFinite(value))
        check.fail('expected a finite number', 'y');
    return known;
}
/** @internal */
export function declaresCornersPoint(key) {
    return key === 'x' || key === 'y';
}
/** @internal */
export function checkCornersPoint(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersPoint(value, check, depth), declaresCornersPoint);
}
/** @internal */
export function fieldsCornersPresenceNullableRecord(object, check, _depth) {
    let known = 1;
    let value = object['x'];
    if (value === undefined) {
        check.missing('x');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'x');
    return known;
}
/** @internal */
export function declaresCornersPresenceNullableRecord(key) {
    return key === 'x';
}
/** @internal */
export function checkCornersPresenceNullableRecord(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersPresenceNullableRecord(value, check, depth), declaresCornersPresenceNullableRecord);
}
/** @internal */
export function fieldsCornersPresencePayload(object, check, depth) {
    let known = 2;
    let value = object['plain'];
    if (value === undefined) {
        check.missing('plain');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'plain');
    value = object['absent'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'absent');
    }
    value = object['nullable'];
    if (value === undefined) {
        check.missing('nullable');
        known -= 1;
    }
    else if (value !== null && !cantus.isText(value))
        check.fail('expected a string or null', 'nullable');
    value = object['both'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'both');
    }
    value = object['nullable_word'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'nullable_word');
    }
    value = object['nullable_record'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkCornersPresenceNullableRecord(value, check, depth + 1);
            check.under(before, 'nullable_record');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersPresencePayload(key) {
    return key === 'absent' || key === 'both' || key === 'nullable' || key === 'nullable_record' || key === 'nullable_word' || key === 'plain';
}
/** @internal */
export function checkCornersPresencePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersPresencePayload(value, check, depth), declaresCornersPresencePayload);
}
/** @internal */
export function fieldsCornersRecursionPayload(object, check, depth) {
    let known = 0;
    let value = object['tree'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkSharedTree(value, check, depth + 1);
        check.under(before, 'tree');
    }
    value = object['expression'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersExpression(value, check, depth + 1);
        check.under(before, 'expression');
    }
    value = object['chain'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersChain(value, check, depth + 1);
        check.under(before, 'chain');
    }
    return known;
}
/** @internal */
export function declaresCornersRecursionPayload(key) {
    return key === 'chain' || key === 'expression' || key === 'tree';
}
/** @internal */
export function checkCornersRecursionPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersRecursionPayload(value, check, depth), declaresCornersRecursionPayload);
}
/** @internal */
export function fieldsCornersRefusedDetails(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresCornersRefusedDetails(_key) {
    return false;
}
/** @internal */
export function checkCornersRefusedDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersRefusedDetails(value, check, depth), declaresCornersRefusedDetails);
}
/** @internal */
export function fieldsCornersRenamedCodeDetails(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresCornersRenamedCodeDetails(_key) {
    return false;
}
/** @internal */
export function checkCornersRenamedCodeDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersRenamedCodeDetails(value, check, depth), declaresCornersRenamedCodeDetails);
}
/** @internal */
export function commonCornersReport(object, check, _depth) {
    let known = 1;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'id');
    value = object['note'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'note');
    }
    return known;
}
/** @internal */
export function memberCornersReport$Broken(object, check, depth) {
    let known = 2 + commonCornersReport(object, check, depth);
    let value = object['detail'];
    if (value === undefined) {
        check.missing('detail');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersReportBroken(value, check, depth + 1);
        check.under(before, 'detail');
    }
    return known;
}
/** @internal */
export function memberCornersReport$Graced(object, check, depth) {
    let known = 3;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'id');
    value = object['note'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'note');
    }
    value = object['days'];
    if (value === undefined) {
        check.missing('days');
        known -= 1;
    }
    else if (!cantus.isInteger(value, 0, 4294967295))
        check.fail('expected an integer from 0 to 4294967295', 'days');
    value = object['detail'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersReportGraced(value, check, depth + 1);
        check.under(before, 'detail');
    }
    return known;
}
/** @internal */
export function memberCornersReport$Held(object, check, depth) {
    let known = 2;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'id');
    value = object['detail'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersAnything(value, check, depth + 1);
        check.under(before, 'detail');
    }
    return known;
}
/** @internal */
export function memberCornersReport$Late(object, check, depth) {
    let known = 1 + commonCornersReport(object, check, depth);
    let value = object['detail'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersReportLate(value, check, depth + 1);
        check.under(before, 'detail');
    }
    return known;
}
/** @internal */
export function memberCornersReport$Ok(object, check, depth) {
    let known = 1 + commonCornersReport(object, check, depth);
    let value = object['detail'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersReportOk(value, check, depth + 1);
        check.under(before, 'detail');
    }
    return known;
}
/** @internal */
export function fieldsCornersReport(object, check, depth) {
    const tag = object['status'];
    switch (tag) {
        case 'broken':
            return memberCornersReport$Broken(object, check, depth);
        case 'graced':
            return memberCornersReport$Graced(object, check, depth);
        case 'held':
            return memberCornersReport$Held(object, check, depth);
        case 'late':
            return memberCornersReport$Late(object, check, depth);
        case 'ok':
            return memberCornersReport$Ok(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('status');
        return 0;
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', 'status');
        return 1;
    }
    if (check.strict)
        check.fail('expected \'broken\', \'graced\', \'held\', \'late\' or \'ok\'; others are read, but not written', 'status');
    check.unknown = true;
    return 1 + commonCornersReport(object, check, depth);
}
/** @internal */
export function declaresCornersReport(key, object) {
    if (key === 'detail' || key === 'id' || key === 'status')
        return true;
    switch (object['status']) {
        case 'broken':
            return key === 'note';
        case 'graced':
            return key === 'days' || key === 'note';
        case 'held':
            return false;
        case 'late':
            return key === 'note';
        case 'ok':
            return key === 'note';
        default:
            return true;
    }
}
/** @internal */
export function checkCornersReport(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersReport(value, check, depth), declaresCornersReport);
}
/** @internal */
export function turnCornersReport(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['status']) {
        case 'broken':
        case 'graced':
        case 'held':
        case 'late':
        case 'ok':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'status', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsCornersReportBroken(object, check, _depth) {
    let known = 1;
    let value = object['why'];
    if (value === undefined) {
        check.missing('why');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'why');
    return known;
}
/** @internal */
export function declaresCornersReportBroken(key) {
    return key === 'why';
}
/** @internal */
export function checkCornersReportBroken(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersReportBroken(value, check, depth), declaresCornersReportBroken);
}
/** @internal */
export function fieldsCornersReportGraced(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresCornersReportGraced(_key) {
    return false;
}
/** @internal */
export function checkCornersReportGraced(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersReportGraced(value, check, depth), declaresCornersReportGraced);
}
/** @internal */
export function fieldsCornersReportLate(object, check, _depth) {
    let known = 0;
    let value = object['by'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isFinite(value))
            check.fail('expected a finite number', 'by');
    }
    return known;
}
/** @internal */
export function declaresCornersReportLate(key) {
    return key === 'by';
}
/** @internal */
export function checkCornersReportLate(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersReportLate(value, check, depth), declaresCornersReportLate);
}
/** @internal */
export function fieldsCornersReportOk(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresCornersReportOk(_key) {
    return false;
}
/** @internal */
export function checkCornersReportOk(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersReportOk(value, check, depth), declaresCornersReportOk);
}
/** @internal */
export function fieldsCornersRestsInline(object, check, _depth) {
    let known = 0;
    let value = object['a'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'a');
    }
    return known;
}
/** @internal */
export function declaresCornersRestsInline(key) {
    return key === 'a';
}
/** @internal */
export function restCornersRestsInline(key, object, check, _depth) {
    check.key(key);
    const value = object[key];
    if (value !== null && !Number.isSafeInteger(value))
        check.fail('expected an integer or null', key);
}
/** @internal */
export function checkCornersRestsInline(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsCornersRestsInline(value, check, depth), declaresCornersRestsInline, restCornersRestsInline, depth);
}
/** @internal */
export function fieldsCornersRestsOnlyRest(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresCornersRestsOnlyRest(_key) {
    return false;
}
/** @internal */
export function restCornersRestsOnlyRest(key, object, check, depth) {
    check.key(key);
    const value = object[key];
    const before = check.count;
    checkSharedMoney(value, check, depth + 1);
    check.under(before, key);
}
/** @internal */
export function checkCornersRestsOnlyRest(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsCornersRestsOnlyRest(value, check, depth), declaresCornersRestsOnlyRest, restCornersRestsOnlyRest, depth);
}
/** @internal */
export function fieldsCornersRestsPayload(object, check, depth) {
    let known = 0;
    let value = object['labels'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersLabels(value, check, depth + 1);
        check.under(before, 'labels');
    }
    value = object['anything'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersAnything(value, check, depth + 1);
        check.under(before, 'anything');
    }
    value = object['inline'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersRestsInline(value, check, depth + 1);
        check.under(before, 'inline');
    }
    value = object['only_rest'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersRestsOnlyRest(value, check, depth + 1);
        check.under(before, 'only_rest');
    }
    return known;
}
/** @internal */
export function declaresCornersRestsPayload(key) {
    return key === 'anything' || key === 'inline' || key === 'labels' || key === 'only_rest';
}
/** @internal */
export function checkCornersRestsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersRestsPayload(value, check, depth), declaresCornersRestsPayload);
}
/** @internal */
export function fieldsCornersScalarsPayload(object, check, _depth) {
    let known = 0;
    let value = object['a_bool'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'a_bool');
    }
    value = object['a_string'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'a_string');
    }
    value = object['an_int32'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, -2147483648, 2147483647))
            check.fail('expected an integer from -2147483648 to 2147483647', 'an_int32');
    }
    value = object['an_uint32'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 0, 4294967295))
            check.fail('expected an integer from 0 to 4294967295', 'an_uint32');
    }
    value = object['an_integer'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'an_integer');
    }
    value = object['an_int64'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInt64(value))
            check.fail('expected a signed 64-bit integer as a decimal string', 'an_int64');
    }
    value = object['an_uint64'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isUint64(value))
            check.fail('expected an unsigned 64-bit integer as a decimal string', 'an_uint64');
    }
    value = object['a_number'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isFinite(value))
            check.fail('expected a finite number', 'a_number');
    }
    value = object['a_timestamp'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isTimestamp(value))
            check.fail('expected an RFC 3339 timestamp', 'a_timestamp');
    }
    value = object['a_date'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isDate(value))
            check.fail('expected an RFC 3339 date', 'a_date');
    }
    value = object['an_uuid'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isUuid(value))
            check.fail('expected a UUID', 'an_uuid');
    }
    value = object['an_uri'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'an_uri');
    }
    value = object['some_bytes'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isBytes(value, 0, Infinity))
            check.fail('expected canonical base64', 'some_bytes');
    }
    value = object['any_json'];
    if (value !== undefined) {
        known += 1;
    }
    value = object['only_true'];
    if (value !== undefined) {
        known += 1;
        if (value !== true)
            check.fail('expected true', 'only_true');
    }
    value = object['only_false'];
    if (value !== undefined) {
        known += 1;
        if (value !== false)
            check.fail('expected false', 'only_false');
    }
    value = object['only_42'];
    if (value !== undefined) {
        known += 1;
        if (value !== 42)
            check.fail('expected 42', 'only_42');
    }
    value = object['only_minus_one'];
    if (value !== undefined) {
        known += 1;
        if (value !== -1)
            check.fail('expected -1', 'only_minus_one');
    }
    value = object['only_null'];
    if (value !== undefined) {
        known += 1;
        if (value !== null)
            check.fail('expected null', 'only_null');
    }
    value = object['only_word'];
    if (value !== undefined) {
        known += 1;
        if (value !== 'word')
            check.fail('expected \'word\'', 'only_word');
    }
    value = object['formatted'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'formatted');
    }
    return known;
}
/** @internal */
export function declaresCornersScalarsPayload(key) {
    return key === 'a_bool' || key === 'a_date' || key === 'a_number' || key === 'a_string' || key === 'a_timestamp' || key === 'an_int32' || key === 'an_int64' || key === 'an_integer' || key === 'an_uint32' || key === 'an_uint64' || key === 'an_uri' || key === 'an_uuid' || key === 'any_json' || key === 'formatted' || key === 'only_42' || key === 'only_false' || key === 'only_minus_one' || key === 'only_null' || key === 'only_true' || key === 'only_word' || key === 'some_bytes';
}
/** @internal */
export function checkCornersScalarsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersScalarsPayload(value, check, depth), declaresCornersScalarsPayload);
}
/** @internal */
export function fieldsCornersSealedPayload(object, check, _depth) {
    let known = 1;
    let value = object['word'];
    if (value === undefined) {
        check.missing('word');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'word');
    value = object['more'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'more');
    }
    return known;
}
/** @internal */
export function declaresCornersSealedPayload(key) {
    return key === 'more' || key === 'word';
}
/** @internal */
export function checkCornersSealedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersSealedPayload(value, check, depth), declaresCornersSealedPayload);
}
/** @internal */
export function memberCornersServer$Http(object, check, depth) {
    return 1 + fieldsCornersServerHttp(object, check, depth);
}
/** @internal */
export function memberCornersServer$Stdio(object, check, depth) {
    let known = fieldsCornersServerStdio(object, check, depth);
    let value = object['type'];
    if (value !== undefined) {
        known += 1;
        if (check.strict)
            check.fail('must be left out, for an object without it is \'stdio\'', 'type');
    }
    return known;
}
/** @internal */
export function fieldsCornersServer(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'http':
            return memberCornersServer$Http(object, check, depth);
        case undefined:
        case 'stdio':
            return memberCornersServer$Stdio(object, check, depth);
    }
    check.fail('expected \'http\' or \'stdio\'', 'type');
    return 1;
}
/** @internal */
export function declaresCornersServer(key, object) {
    if (key === 'type')
        return true;
    switch (object['type']) {
        case 'http':
            return declaresCornersServerHttp(key);
        case undefined:
        case 'stdio':
            return declaresCornersServerStdio(key);
        default:
            return true;
    }
}
/** @internal */
export function checkCornersServer(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersServer(value, check, depth), declaresCornersServer);
}
/** @internal */
export function fieldsCornersServerHttp(object, check, _depth) {
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
export function declaresCornersServerHttp(key) {
    return key === 'name' || key === 'url';
}
/** @internal */
export function checkCornersServerHttp(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersServerHttp(value, check, depth), declaresCornersServerHttp);
}
/** @internal */
export function fieldsCornersServerStdio(object, check, _depth) {
    let known = 2;
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
    return known;
}
/** @internal */
export function declaresCornersServerStdio(key) {
    return key === 'command' || key === 'name';
}
/** @internal */
export function checkCornersServerStdio(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersServerStdio(value, check, depth), declaresCornersServerStdio);
}
/** @internal */
export function commonCornersShape(object, check, _depth) {
    let known = 0;
    let value = object['label'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'label');
    }
    return known;
}
/** @internal */
export function memberCornersShape$Circle(object, check, depth) {
    return 1 + commonCornersShape(object, check, depth) + fieldsCornersShapeCircle(object, check, depth);
}
/** @internal */
export function memberCornersShape$Nothing(object, check, depth) {
    return 1 + commonCornersShape(object, check, depth);
}
/** @internal */
export function memberCornersShape$Point(object, check, depth) {
    return 1 + commonCornersShape(object, check, depth) + fieldsCornersPoint(object, check, depth);
}
/** @internal */
export function memberCornersShape$Titled(object, check, depth) {
    let known = 2 + fieldsCornersShapeTitled(object, check, depth);
    let value = object['label'];
    if (value === undefined) {
        check.missing('label');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'label');
    return known;
}
/** @internal */
export function memberCornersShape$Unnamed(object, check, depth) {
    return 1 + fieldsCornersShapeUnnamed(object, check, depth);
}
/** @internal */
export function fieldsCornersShape(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'circle':
            return memberCornersShape$Circle(object, check, depth);
        case 'nothing':
            return memberCornersShape$Nothing(object, check, depth);
        case 'point':
            return memberCornersShape$Point(object, check, depth);
        case 'titled':
            return memberCornersShape$Titled(object, check, depth);
        case 'unnamed':
            return memberCornersShape$Unnamed(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('type');
        return 0;
    }
    check.fail('expected \'circle\', \'nothing\', \'point\', \'titled\' or \'unnamed\'', 'type');
    return 1;
}
/** @internal */
export function declaresCornersShape(key, object) {
    if (key === 'type')
        return true;
    switch (object['type']) {
        case 'circle':
            return key === 'label' || declaresCornersShapeCircle(key);
        case 'nothing':
            return key === 'label';
        case 'point':
            return key === 'label' || declaresCornersPoint(key);
        case 'titled':
            return key === 'label' || declaresCornersShapeTitled(key);
        case 'unnamed':
            return declaresCornersShapeUnnamed(key);
        default:
            return true;
    }
}
/** @internal */
export function checkCornersShape(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersShape(value, check, depth), declaresCornersShape);
}
/** @internal */
export function fieldsCornersShapeCircle(object, check, _depth) {
    let known = 1;
    let value = object['r'];
    if (value === undefined) {
        check.missing('r');
        known -= 1;
    }
    else if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
        check.fail('expected a number at least 0', 'r');
    return known;
}
/** @internal */
export function declaresCornersShapeCircle(key) {
    return key === 'r';
}
/** @internal */
export function checkCornersShapeCircle(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersShapeCircle(value, check, depth), declaresCornersShapeCircle);
}
/** @internal */
export function fieldsCornersShapeTitled(object, check, _depth) {
    let known = 1;
    let value = object['n'];
    if (value === undefined) {
        check.missing('n');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'n');
    return known;
}
/** @internal */
export function declaresCornersShapeTitled(key) {
    return key === 'n';
}
/** @internal */
export function checkCornersShapeTitled(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersShapeTitled(value, check, depth), declaresCornersShapeTitled);
}
/** @internal */
export function fieldsCornersShapeUnnamed(object, check, _depth) {
    let known = 1;
    let value = object['n'];
    if (value === undefined) {
        check.missing('n');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'n');
    return known;
}
/** @internal */
export function declaresCornersShapeUnnamed(key) {
    return key === 'n';
}
/** @internal */
export function checkCornersShapeUnnamed(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersShapeUnnamed(value, check, depth), declaresCornersShapeUnnamed);
}
/** @internal */
export function memberCornersSignal$Ping(_object, _check, _depth) {
    return 1;
}
/** @internal */
export function memberCornersSignal$Pong(object, check, depth) {
    return 1 + fieldsCornersSignalPong(object, check, depth);
}
/** @internal */
export function fieldsCornersSignal(object, check, depth) {
    const tag = object['kind'];
    switch (tag) {
        case 'ping':
            return memberCornersSignal$Ping(object, check, depth);
        case 'pong':
            return memberCornersSignal$Pong(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('kind');
        return 0;
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', 'kind');
        return 1;
    }
    check.unknown = true;
    return 1;
}
/** @internal */
export function declaresCornersSignal(key, object) {
    if (key === 'kind')
        return true;
    switch (object['kind']) {
        case 'ping':
            return false;
        case 'pong':
            return declaresCornersSignalPong(key);
        default:
            return true;
    }
}
/** @internal */
export function checkCornersSignal(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersSignal(value, check, depth), declaresCornersSignal);
}
/** @internal */
export function turnCornersSignal(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['kind']) {
        case 'ping':
        case 'pong':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'kind', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsCornersSignalPong(object, check, _depth) {
    let known = 1;
    let value = object['of'];
    if (value === undefined) {
        check.missing('of');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'of');
    return known;
}
/** @internal */
export function declaresCornersSignalPong(key) {
    return key === 'of';
}
/** @internal */
export function checkCornersSignalPong(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersSignalPong(value, check, depth), declaresCornersSignalPong);
}
/** @internal */
export function checkCornersSpeed(value, check, _depth) {
    if (check.strict ? value !== 'slow' && value !== 'fast' : !cantus.isText(value))
        check.fail('expected \'slow\' or \'fast\'; a reader takes a string');
}
/** @internal */
export function memberCornersStep$Choose(object, check, depth) {
    return 1 + fieldsCornersStepChoose(object, check, depth);
}
/** @internal */
export function memberCornersStep$Log(object, check, depth) {
    return 1 + fieldsCornersStepLog(object, check, depth);
}
/** @internal */
export function memberCornersStep$Tool(object, check, depth) {
    return 1 + fieldsCornersStepTool(object, check, depth);
}
/** @internal */
export function memberCornersStep$Wait(object, check, depth) {
    return 1 + fieldsCornersStepWait(object, check, depth);
}
/** @internal */
export function fieldsCornersStep(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'choose':
            return memberCornersStep$Choose(object, check, depth);
        case 'log':
            return memberCornersStep$Log(object, check, depth);
        case 'tool':
            return memberCornersStep$Tool(object, check, depth);
        case 'wait':
            return memberCornersStep$Wait(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('type');
        return 0;
    }
    check.fail('expected \'choose\', \'log\', \'tool\' or \'wait\'', 'type');
    return 1;
}
/** @internal */
export function declaresCornersStep(key, object) {
    if (key === 'type')
        return true;
    switch (object['type']) {
        case 'choose':
            return declaresCornersStepChoose(key, object);
        case 'log':
            return declaresCornersStepLog(key);
        case 'tool':
            return declaresCornersStepTool(key, object);
        case 'wait':
            return declaresCornersStepWait(key);
        default:
            return true;
    }
}
/** @internal */
export function restCornersStep(key, object, check, depth) {
    switch (object['type']) {
        case 'log':
            return restCornersStepLog(key, object, check, depth);
        default:
            check.undeclared(key);
    }
}
/** @internal */
export function checkCornersStep(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsCornersStep(value, check, depth), declaresCornersStep, restCornersStep, depth);
}
/** @internal */
export function memberCornersStepChoose$No(object, check, depth) {
    return fieldsCornersStepChooseNo(object, check, depth);
}
/** @internal */
export function memberCornersStepChoose$Yes(object, check, depth) {
    return fieldsCornersStepChooseYes(object, check, depth);
}
/** @internal */
export function fieldsCornersStepChoose(object, check, depth) {
    let present = 0;
    if (object['no'] !== undefined)
        present += 1;
    if (object['yes'] !== undefined)
        present += 1;
    if (present !== 1)
        check.fail('expected \'no\' or \'yes\' as a member, and no other of them');
    else if (object['no'] !== undefined)
        return memberCornersStepChoose$No(object, check, depth);
    else if (object['yes'] !== undefined)
        return memberCornersStepChoose$Yes(object, check, depth);
    return 0;
}
/** @internal */
export function declaresCornersStepChoose(key, object) {
    if (object['no'] !== undefined)
        return declaresCornersStepChooseNo(key);
    if (object['yes'] !== undefined)
        return declaresCornersStepChooseYes(key);
    return true;
}
/** @internal */
export function checkCornersStepChoose(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersStepChoose(value, check, depth), declaresCornersStepChoose);
}
/** @internal */
export function fieldsCornersStepChooseNo(object, check, _depth) {
    let known = 1;
    let value = object['no'];
    if (value === undefined) {
        check.missing('no');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'no');
    return known;
}
/** @internal */
export function declaresCornersStepChooseNo(key) {
    return key === 'no';
}
/** @internal */
export function checkCornersStepChooseNo(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersStepChooseNo(value, check, depth), declaresCornersStepChooseNo);
}
/** @internal */
export function fieldsCornersStepChooseYes(object, check, _depth) {
    let known = 1;
    let value = object['yes'];
    if (value === undefined) {
        check.missing('yes');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'yes');
    return known;
}
/** @internal */
export function declaresCornersStepChooseYes(key) {
    return key === 'yes';
}
/** @internal */
export function checkCornersStepChooseYes(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersStepChooseYes(value, check, depth), declaresCornersStepChooseYes);
}
/** @internal */
export function fieldsCornersStepLog(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresCornersStepLog(_key) {
    return false;
}
/** @internal */
export function restCornersStepLog(key, object, check, _depth) {
    check.key(key);
    const value = object[key];
    if (!cantus.isText(value))
        check.fail('expected a string', key);
}
/** @internal */
export function checkCornersStepLog(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsCornersStepLog(value, check, depth), declaresCornersStepLog, restCornersStepLog, depth);
}
/** @internal */
export function commonCornersStepTool(object, check, _depth) {
    let known = 1;
    let value = object['tool'];
    if (value === undefined) {
        check.missing('tool');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'tool');
    return known;
}
/** @internal */
export function memberCornersStepTool$Begun(object, check, depth) {
    return 1 + commonCornersStepTool(object, check, depth);
}
/** @internal */
export function memberCornersStepTool$Ended(object, check, depth) {
    return 1 + commonCornersStepTool(object, check, depth) + fieldsCornersStepToolEnded(object, check, depth);
}
/** @internal */
export function fieldsCornersStepTool(object, check, depth) {
    const tag = object['phase'];
    switch (tag) {
        case 'begun':
            return memberCornersStepTool$Begun(object, check, depth);
        case 'ended':
            return memberCornersStepTool$Ended(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('phase');
        return 0;
    }
    check.fail('expected \'begun\' or \'ended\'', 'phase');
    return 1;
}
/** @internal */
export function declaresCornersStepTool(key, object) {
    if (key === 'phase' || key === 'tool')
        return true;
    switch (object['phase']) {
        case 'begun':
            return false;
        case 'ended':
            return declaresCornersStepToolEnded(key);
        default:
            return true;
    }
}
/** @internal */
export function checkCornersStepTool(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersStepTool(value, check, depth), declaresCornersStepTool);
}
/** @internal */
export function fieldsCornersStepToolEnded(object, check, _depth) {
    let known = 1;
    let value = object['ok'];
    if (value === undefined) {
        check.missing('ok');
        known -= 1;
    }
    else if (typeof value !== 'boolean')
        check.fail('expected true or false', 'ok');
    return known;
}
/** @internal */
export function declaresCornersStepToolEnded(key) {
    return key === 'ok';
}
/** @internal */
export function checkCornersStepToolEnded(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersStepToolEnded(value, check, depth), declaresCornersStepToolEnded);
}
/** @internal */
export function fieldsCornersStepWait(object, check, _depth) {
    let known = 1;
    let value = object['seconds'];
    if (value === undefined) {
        check.missing('seconds');
        known -= 1;
    }
    else if (!cantus.isInteger(value, 0, 4294967295))
        check.fail('expected an integer from 0 to 4294967295', 'seconds');
    return known;
}
/** @internal */
export function declaresCornersStepWait(key) {
    return key === 'seconds';
}
/** @internal */
export function checkCornersStepWait(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersStepWait(value, check, depth), declaresCornersStepWait);
}
/** @internal */
export function fieldsCornersStrictPayload(object, check, _depth) {
    let known = 0;
    let value = object['x'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'x');
    }
    return known;
}
/** @internal */
export function declaresCornersStrictPayload(key) {
    return key === 'x';
}
/** @internal */
export function checkCornersStrictPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersStrictPayload(value, check, depth), declaresCornersStrictPayload);
}
/** @internal */
export function fieldsCornersToolEventBegun(object, check, depth) {
    let known = 0;
    let value = object['arguments'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'arguments')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'arguments');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersToolEventBegun(key) {
    return key === 'arguments';
}
/** @internal */
export function checkCornersToolEventBegun(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersToolEventBegun(value, check, depth), declaresCornersToolEventBegun);
}
/** @internal */
export function fieldsCornersToolEventFailed(object, check, _depth) {
    let known = 1;
    let value = object['why'];
    if (value === undefined) {
        check.missing('why');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'why');
    return known;
}
/** @internal */
export function declaresCornersToolEventFailed(key) {
    return key === 'why';
}
/** @internal */
export function checkCornersToolEventFailed(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersToolEventFailed(value, check, depth), declaresCornersToolEventFailed);
}
/** @internal */
export function commonCornersToolEventPayload(object, check, _depth) {
    let known = 1;
    let value = object['call'];
    if (value === undefined) {
        check.missing('call');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'call');
    value = object['message'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'message');
    }
    return known;
}
/** @internal */
export function memberCornersToolEventPayload$Begun(object, check, depth) {
    let known = 1 + commonCornersToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersToolEventBegun(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersToolEventPayload$Failed(object, check, depth) {
    let known = 2 + commonCornersToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersToolEventFailed(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function fieldsCornersToolEventPayload(object, check, depth) {
    const tag = object['event'];
    switch (tag) {
        case 'begun':
            return memberCornersToolEventPayload$Begun(object, check, depth);
        case 'failed':
            return memberCornersToolEventPayload$Failed(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('event');
        return 0;
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', 'event');
        return 1;
    }
    if (check.strict)
        check.fail('expected \'begun\' or \'failed\'; others are read, but not written', 'event');
    check.unknown = true;
    return 1 + commonCornersToolEventPayload(object, check, depth);
}
/** @internal */
export function declaresCornersToolEventPayload(key, object) {
    if (key === 'call' || key === 'data' || key === 'event' || key === 'message')
        return true;
    switch (object['event']) {
        case 'begun':
            return false;
        case 'failed':
            return false;
        default:
            return true;
    }
}
/** @internal */
export function checkCornersToolEventPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersToolEventPayload(value, check, depth), declaresCornersToolEventPayload);
}
/** @internal */
export function turnCornersToolEventPayload(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['event']) {
        case 'begun':
        case 'failed':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'event', 'tag', 'raw');
    }
}
/** @internal */
export function checkCornersUserAction(value, check, _depth) {
    if (value !== 'reconnect' && value !== 'upgrade')
        check.fail('expected \'reconnect\' or \'upgrade\'');
}
/** @internal */
export function fieldsCornersWhateverPayload(object, check, depth) {
    let known = 2;
    let value = object['value'];
    if (value === undefined) {
        check.missing('value');
        known -= 1;
    }
    value = object['more'];
    if (value !== undefined) {
        known += 1;
    }
    value = object['word'];
    if (value === undefined) {
        check.missing('word');
        known -= 1;
    }
    else {
        if (value !== null) {
            const before = check.count;
            checkCornersMaybeWord(value, check, depth + 1);
            check.under(before, 'word');
        }
    }
    return known;
}
/** @internal */
export function declaresCornersWhateverPayload(key) {
    return key === 'more' || key === 'value' || key === 'word';
}
/** @internal */
export function checkCornersWhateverPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersWhateverPayload(value, check, depth), declaresCornersWhateverPayload);
}
/** @internal */
export function fieldsCornersWiderPayload(object, check, _depth) {
    let known = 0;
    let value = object['x'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'x');
    }
    return known;
}
/** @internal */
export function declaresCornersWiderPayload(key) {
    return key === 'x';
}
/** @internal */
export function checkCornersWiderPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersWiderPayload(value, check, depth), declaresCornersWiderPayload);
}
/** @internal */
export function commonCornersEvent(object, check, _depth) {
    let known = 1;
    let value = object['seq'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 1, 4294967295))
            check.fail('expected an integer from 1 to 4294967295', 'seq');
    }
    value = object['trace'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'trace');
    }
    value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    value = object['note'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'note');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Alone(object, check, depth) {
    let known = 2;
    let value = object['seq'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 1, 4294967295))
            check.fail('expected an integer from 1 to 4294967295', 'seq');
    }
    value = object['trace'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'trace');
    }
    value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersAlonePayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Alternatives(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersAlternativesPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Asked(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersAskedPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Borrowed(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkSharedMoney(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Bounds(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersBoundsPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Codes(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersCodesPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Defaults(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersDefaultsPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Demanding(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersDemandingPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Either(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersEitherPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Empty(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        check.empty(value, depth + 1, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Enums(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersEnumsPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Failed(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersCornerError(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Families(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersFamiliesPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Guarded(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersGuardedPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Kinds(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersKindsPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Lists(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersListsPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Maybe(object, check, depth) {
    let known = 1 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersMaybePayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$MaybeBorrowed(object, check, depth) {
    let known = 1 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkCornersOptions(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Narrow(object, check, depth) {
    let known = 3;
    let value = object['seq'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 1, 4294967295))
            check.fail('expected an integer from 1 to 4294967295', 'seq');
    }
    value = object['trace'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'trace');
    }
    value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersNarrowPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$OldWay(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersOldWayPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$OpenData(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersOpenDataPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$OpenRecord(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersOpenRecordPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Presence(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersPresencePayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Recursion(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersRecursionPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Rests(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersRestsPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Scalars(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersScalarsPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Sealed(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersSealedPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Silent(object, check, depth) {
    return 1 + commonCornersEvent(object, check, depth);
}
/** @internal */
export function memberCornersEvent$Strict(object, check, depth) {
    let known = 4;
    let value = object['seq'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 1, 4294967295))
            check.fail('expected an integer from 1 to 4294967295', 'seq');
    }
    value = object['trace'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'trace');
    }
    value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    value = object['note'];
    if (value === undefined) {
        check.missing('note');
        known -= 1;
    }
    else if (!cantus.isText(value) || !cantus.hasLength(value, 1, 8))
        check.fail('expected a string of 1 to 8 characters', 'note');
    value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersStrictPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$ToolEvent(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersToolEventPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Whatever(object, check, depth) {
    let known = 2 + commonCornersEvent(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersWhateverPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberCornersEvent$Wider(object, check, depth) {
    let known = 4;
    let value = object['seq'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isInteger(value, 1, 4294967295))
            check.fail('expected an integer from 1 to 4294967295', 'seq');
    }
    value = object['trace'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'trace');
    }
    value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    value = object['note'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'note');
    }
    value = object['state_key'];
    if (value === undefined) {
        check.missing('state_key');
        known -= 1;
    }
    else if (value !== '')
        check.fail('expected \'\'', 'state_key');
    value = object['weight'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isFinite(value))
            check.fail('expected a finite number', 'weight');
    }
    value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkCornersWiderPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export const membersCornersEvent = /* @__PURE__ */ new Map([
    ['alone', memberCornersEvent$Alone],
    ['alternatives', memberCornersEvent$Alternatives],
    ['asked', memberCornersEvent$Asked],
    ['borrowed', memberCornersEvent$Borrowed],
    ['bounds', memberCornersEvent$Bounds],
    ['codes', memberCornersEvent$Codes],
    ['defaults', memberCornersEvent$Defaults],
    ['demanding', memberCornersEvent$Demanding],
    ['either', memberCornersEvent$Either],
    ['empty', memberCornersEvent$Empty],
    ['enums', memberCornersEvent$Enums],
    ['failed', memberCornersEvent$Failed],
    ['families', memberCornersEvent$Families],
    ['guarded', memberCornersEvent$Guarded],
    ['kinds', memberCornersEvent$Kinds],
    ['lists', memberCornersEvent$Lists],
    ['maybe', memberCornersEvent$Maybe],
    ['maybe_borrowed', memberCornersEvent$MaybeBorrowed],
    ['narrow', memberCornersEvent$Narrow],
    ['old_way', memberCornersEvent$OldWay],
    ['open_data', memberCornersEvent$OpenData],
    ['open_record', memberCornersEvent$OpenRecord],
    ['presence', memberCornersEvent$Presence],
    ['recursion', memberCornersEvent$Recursion],
    ['rests', memberCornersEvent$Rests],
    ['scalars', memberCornersEvent$Scalars],
    ['sealed', memberCornersEvent$Sealed],
    ['silent', memberCornersEvent$Silent],
    ['strict', memberCornersEvent$Strict],
    ['tool_event', memberCornersEvent$ToolEvent],
    ['whatever', memberCornersEvent$Whatever],
    ['wider', memberCornersEvent$Wider],
]);
/** @internal */
export function fieldsCornersEvent(object, check, depth) {
    const tag = object['event'];
    const member = membersCornersEvent.get(tag);
    if (member !== undefined)
        return member(object, check, depth);
    if (tag === undefined) {
        check.missing('event');
        return 0;
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', 'event');
        return 1;
    }
    if (check.strict)
        check.fail('expected \'alone\', \'alternatives\', \'asked\', \'borrowed\', \'bounds\', \'codes\', \'defaults\', \'demanding\', \'either\', \'empty\', \'enums\', \'failed\' or one of 20 more; others are read, but not written', 'event');
    check.opaque = true;
    return 1 + commonCornersEvent(object, check, depth);
}
/** @internal */
export function declaresCornersEvent(key, object) {
    if (key === 'event' || key === 'seq' || key === 'trace')
        return true;
    switch (object['event']) {
        case 'alone':
            return key === 'data';
        case 'alternatives':
            return key === 'data' || key === 'id' || key === 'note';
        case 'asked':
            return key === 'data' || key === 'id' || key === 'note';
        case 'borrowed':
            return key === 'data' || key === 'id' || key === 'note';
        case 'bounds':
            return key === 'data' || key === 'id' || key === 'note';
        case 'codes':
            return key === 'data' || key === 'id' || key === 'note';
        case 'defaults':
            return key === 'data' || key === 'id' || key === 'note';
        case 'demanding':
            return key === 'data' || key === 'id' || key === 'note';
        case 'either':
            return key === 'data' || key === 'id' || key === 'note';
        case 'empty':
            return key === 'data' || key === 'id' || key === 'note';
        case 'enums':
            return key === 'data' || key === 'id' || key === 'note';
        case 'failed':
            return key === 'data' || key === 'id' || key === 'note';
        case 'families':
            return key === 'data' || key === 'id' || key === 'note';
        case 'guarded':
            return key === 'data' || key === 'id' || key === 'note';
        case 'kinds':
            return key === 'data' || key === 'id' || key === 'note';
        case 'lists':
            return key === 'data' || key === 'id' || key === 'note';
        case 'maybe':
            return key === 'data' || key === 'id' || key === 'note';
        case 'maybe_borrowed':
            return key === 'data' || key === 'id' || key === 'note';
        case 'narrow':
            return key === 'data' || key === 'id';
        case 'old_way':
            return key === 'data' || key === 'id' || key === 'note';
        case 'open_data':
            return key === 'data' || key === 'id' || key === 'note';
        case 'open_record':
            return key === 'data' || key === 'id' || key === 'note';
        case 'presence':
            return key === 'data' || key === 'id' || key === 'note';
        case 'recursion':
            return key === 'data' || key === 'id' || key === 'note';
        case 'rests':
            return key === 'data' || key === 'id' || key === 'note';
        case 'scalars':
            return key === 'data' || key === 'id' || key === 'note';
        case 'sealed':
            return key === 'data' || key === 'id' || key === 'note';
        case 'silent':
            return key === 'id' || key === 'note';
        case 'strict':
            return key === 'data' || key === 'id' || key === 'note';
        case 'tool_event':
            return key === 'data' || key === 'id' || key === 'note';
        case 'whatever':
            return key === 'data' || key === 'id' || key === 'note';
        case 'wider':
            return key === 'data' || key === 'id' || key === 'note' || key === 'state_key' || key === 'weight';
        default:
            return !membersCornersEvent.has(object['event']);
    }
}
/** @internal */
export function checkCornersEvent(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsCornersEvent(value, check, depth), declaresCornersEvent);
}
/** @internal */
export function turnCornersEvent(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['event']) {
        case 'failed':
            return cantus.turnFields(value, way, [['data', turnCornersCornerError]]);
        case 'families':
            return cantus.turnFields(value, way, [['data', turnCornersFamiliesPayload]]);
        case 'open_data':
            return cantus.turnFields(value, way, [['data', turnCornersOpenDataPayload]]);
        case 'tool_event':
            return cantus.turnFields(value, way, [['data', turnCornersToolEventPayload]]);
        default:
            return value;
    }
}
/** @internal */
export function emitCornersEvent$Alone(document) {
    return cantus.emitted(document, memberCornersEvent$Alone, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Alternatives(document) {
    return cantus.emitted(document, memberCornersEvent$Alternatives, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Asked(document) {
    return cantus.emitted(document, memberCornersEvent$Asked, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Borrowed(document) {
    return cantus.emitted(document, memberCornersEvent$Borrowed, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Bounds(document) {
    return cantus.emitted(document, memberCornersEvent$Bounds, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Codes(document) {
    return cantus.emitted(document, memberCornersEvent$Codes, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Defaults(document) {
    return cantus.emitted(document, memberCornersEvent$Defaults, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Demanding(document) {
    return cantus.emitted(document, memberCornersEvent$Demanding, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Either(document) {
    return cantus.emitted(document, memberCornersEvent$Either, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Empty(document) {
    return cantus.emitted(document, memberCornersEvent$Empty, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Enums(document) {
    return cantus.emitted(document, memberCornersEvent$Enums, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Failed(document) {
    return cantus.emitted(document, memberCornersEvent$Failed, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnCornersCornerError]]));
}
/** @internal */
export function emitCornersEvent$Families(document) {
    return cantus.emitted(document, memberCornersEvent$Families, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnCornersFamiliesPayload]]));
}
/** @internal */
export function emitCornersEvent$Guarded(document) {
    return cantus.emitted(document, memberCornersEvent$Guarded, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Kinds(document) {
    return cantus.emitted(document, memberCornersEvent$Kinds, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Lists(document) {
    return cantus.emitted(document, memberCornersEvent$Lists, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Maybe(document) {
    return cantus.emitted(document, memberCornersEvent$Maybe, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$MaybeBorrowed(document) {
    return cantus.emitted(document, memberCornersEvent$MaybeBorrowed, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Narrow(document) {
    return cantus.emitted(document, memberCornersEvent$Narrow, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$OldWay(document) {
    return cantus.emitted(document, memberCornersEvent$OldWay, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$OpenData(document) {
    return cantus.emitted(document, memberCornersEvent$OpenData, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnCornersOpenDataPayload]]));
}
/** @internal */
export function emitCornersEvent$OpenRecord(document) {
    return cantus.emitted(document, memberCornersEvent$OpenRecord, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Presence(document) {
    return cantus.emitted(document, memberCornersEvent$Presence, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Recursion(document) {
    return cantus.emitted(document, memberCornersEvent$Recursion, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Rests(document) {
    return cantus.emitted(document, memberCornersEvent$Rests, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Scalars(document) {
    return cantus.emitted(document, memberCornersEvent$Scalars, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Sealed(document) {
    return cantus.emitted(document, memberCornersEvent$Sealed, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Silent(document) {
    return cantus.emitted(document, memberCornersEvent$Silent, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Strict(document) {
    return cantus.emitted(document, memberCornersEvent$Strict, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$ToolEvent(document) {
    return cantus.emitted(document, memberCornersEvent$ToolEvent, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnCornersToolEventPayload]]));
}
/** @internal */
export function emitCornersEvent$Whatever(document) {
    return cantus.emitted(document, memberCornersEvent$Whatever, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note', undefined, undefined);
}
/** @internal */
export function emitCornersEvent$Wider(document) {
    return cantus.emitted(document, memberCornersEvent$Wider, (key) => key === 'event' || key === 'seq' || key === 'trace' || key === 'data' || key === 'id' || key === 'note' || key === 'state_key' || key === 'weight', undefined, undefined);
}
