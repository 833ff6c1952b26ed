/**
 * The checks behind the guards, parsers and constructors of package `matrix`. Import its events file instead.
 */
import * as cantus from './cantus.js';
/** @internal */
export function fieldsMatrixEncryptedFile(object, check, depth) {
    let known = 5;
    let value = object['url'];
    if (value === undefined) {
        check.missing('url');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'url');
    value = object['key'];
    if (value === undefined) {
        check.missing('key');
        known -= 1;
    }
    else {
        if (check.object(value, depth + 1, 'key')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'key');
        }
    }
    value = object['iv'];
    if (value === undefined) {
        check.missing('iv');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'iv');
    value = object['hashes'];
    if (value === undefined) {
        check.missing('hashes');
        known -= 1;
    }
    else {
        if (check.object(value, depth + 1, 'hashes')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
                const item = value[key];
                if (!cantus.isText(item))
                    check.fail('expected a string', key);
            }
            check.under(before, 'hashes');
        }
    }
    value = object['v'];
    if (value === undefined) {
        check.missing('v');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'v');
    return known;
}
/** @internal */
export function declaresMatrixEncryptedFile(key) {
    return key === 'hashes' || key === 'iv' || key === 'key' || key === 'url' || key === 'v';
}
/** @internal */
export function checkMatrixEncryptedFile(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixEncryptedFile(value, check, depth), declaresMatrixEncryptedFile);
}
/** @internal */
export function fieldsMatrixMReactionMRelatesTo(object, check, _depth) {
    let known = 0;
    let value = object['rel_type'];
    if (value !== undefined) {
        known += 1;
        if (value !== 'm.annotation')
            check.fail('expected \'m.annotation\'', 'rel_type');
    }
    value = object['event_id'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'event_id');
    }
    value = object['key'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'key');
    }
    return known;
}
/** @internal */
export function declaresMatrixMReactionMRelatesTo(key) {
    return key === 'event_id' || key === 'key' || key === 'rel_type';
}
/** @internal */
export function checkMatrixMReactionMRelatesTo(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMReactionMRelatesTo(value, check, depth), declaresMatrixMReactionMRelatesTo);
}
/** @internal */
export function fieldsMatrixMReactionPayload(object, check, depth) {
    let known = 0;
    let value = object['m.relates_to'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkMatrixMReactionMRelatesTo(value, check, depth + 1);
        check.under(before, 'm.relates_to');
    }
    return known;
}
/** @internal */
export function declaresMatrixMReactionPayload(key) {
    return key === 'm.relates_to';
}
/** @internal */
export function checkMatrixMReactionPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMReactionPayload(value, check, depth), declaresMatrixMReactionPayload);
}
/** @internal */
export function checkMatrixMRoomMemberMembership(value, check, _depth) {
    if (value !== 'invite' && value !== 'join' && value !== 'knock' && value !== 'leave' && value !== 'ban')
        check.fail('expected \'invite\', \'join\', \'knock\', \'leave\' or \'ban\'');
}
/** @internal */
export function fieldsMatrixMRoomMemberPayload(object, check, depth) {
    let known = 1;
    let value = object['membership'];
    if (value === undefined) {
        check.missing('membership');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixMRoomMemberMembership(value, check, depth + 1);
        check.under(before, 'membership');
    }
    value = object['displayname'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'displayname');
    }
    value = object['avatar_url'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'avatar_url');
    }
    value = object['reason'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'reason');
    }
    return known;
}
/** @internal */
export function declaresMatrixMRoomMemberPayload(key) {
    return key === 'avatar_url' || key === 'displayname' || key === 'membership' || key === 'reason';
}
/** @internal */
export function checkMatrixMRoomMemberPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMRoomMemberPayload(value, check, depth), declaresMatrixMRoomMemberPayload);
}
/** @internal */
export function fieldsMatrixMRoomMessageMImage(object, check, depth) {
    let known = 0;
    let value = object['filename'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'filename');
    }
    value = object['url'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'url');
    }
    value = object['file'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkMatrixEncryptedFile(value, check, depth + 1);
        check.under(before, 'file');
    }
    value = object['info'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'info')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'info');
        }
    }
    return known;
}
/** @internal */
export function declaresMatrixMRoomMessageMImage(key) {
    return key === 'file' || key === 'filename' || key === 'info' || key === 'url';
}
/** @internal */
export function checkMatrixMRoomMessageMImage(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMRoomMessageMImage(value, check, depth), declaresMatrixMRoomMessageMImage);
}
/** @internal */
export function fieldsMatrixMRoomMessageMLocation(object, check, depth) {
    let known = 1;
    let value = object['geo_uri'];
    if (value === undefined) {
        check.missing('geo_uri');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'geo_uri');
    value = object['info'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'info')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'info');
        }
    }
    return known;
}
/** @internal */
export function declaresMatrixMRoomMessageMLocation(key) {
    return key === 'geo_uri' || key === 'info';
}
/** @internal */
export function checkMatrixMRoomMessageMLocation(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMRoomMessageMLocation(value, check, depth), declaresMatrixMRoomMessageMLocation);
}
/** @internal */
export function fieldsMatrixMRoomMessageMNotice(object, check, _depth) {
    let known = 0;
    let value = object['format'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'format');
    }
    value = object['formatted_body'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'formatted_body');
    }
    return known;
}
/** @internal */
export function declaresMatrixMRoomMessageMNotice(key) {
    return key === 'format' || key === 'formatted_body';
}
/** @internal */
export function checkMatrixMRoomMessageMNotice(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMRoomMessageMNotice(value, check, depth), declaresMatrixMRoomMessageMNotice);
}
/** @internal */
export function fieldsMatrixMRoomMessageMText(object, check, _depth) {
    let known = 0;
    let value = object['format'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'format');
    }
    value = object['formatted_body'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'formatted_body');
    }
    return known;
}
/** @internal */
export function declaresMatrixMRoomMessageMText(key) {
    return key === 'format' || key === 'formatted_body';
}
/** @internal */
export function checkMatrixMRoomMessageMText(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMRoomMessageMText(value, check, depth), declaresMatrixMRoomMessageMText);
}
/** @internal */
export function commonMatrixMRoomMessagePayload(object, check, _depth) {
    let known = 1;
    let value = object['body'];
    if (value === undefined) {
        check.missing('body');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'body');
    return known;
}
/** @internal */
export function memberMatrixMRoomMessagePayload$MImage(object, check, depth) {
    return 1 + commonMatrixMRoomMessagePayload(object, check, depth) + fieldsMatrixMRoomMessageMImage(object, check, depth);
}
/** @internal */
export function memberMatrixMRoomMessagePayload$MLocation(object, check, depth) {
    return 1 + commonMatrixMRoomMessagePayload(object, check, depth) + fieldsMatrixMRoomMessageMLocation(object, check, depth);
}
/** @internal */
export function memberMatrixMRoomMessagePayload$MNotice(object, check, depth) {
    return 1 + commonMatrixMRoomMessagePayload(object, check, depth) + fieldsMatrixMRoomMessageMNotice(object, check, depth);
}
/** @internal */
export function memberMatrixMRoomMessagePayload$MText(object, check, depth) {
    return 1 + commonMatrixMRoomMessagePayload(object, check, depth) + fieldsMatrixMRoomMessageMText(object, check, depth);
}
/** @internal */
export function fieldsMatrixMRoomMessagePayload(object, check, depth) {
    const tag = object['msgtype'];
    switch (tag) {
        case 'm.image':
            return memberMatrixMRoomMessagePayload$MImage(object, check, depth);
        case 'm.location':
            return memberMatrixMRoomMessagePayload$MLocation(object, check, depth);
        case 'm.notice':
            return memberMatrixMRoomMessagePayload$MNotice(object, check, depth);
        case 'm.text':
            return memberMatrixMRoomMessagePayload$MText(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('msgtype');
        return 0;
    }
    if (!cantus.isText(tag)) {
        check.fail('expected a string', 'msgtype');
        return 1;
    }
    if (check.strict)
        check.fail('expected \'m.image\', \'m.location\', \'m.notice\' or \'m.text\'; others are read, but not written', 'msgtype');
    check.unknown = true;
    return 1 + commonMatrixMRoomMessagePayload(object, check, depth);
}
/** @internal */
export function declaresMatrixMRoomMessagePayload(key, object) {
    if (key === 'body' || key === 'msgtype')
        return true;
    switch (object['msgtype']) {
        case 'm.image':
            return declaresMatrixMRoomMessageMImage(key);
        case 'm.location':
            return declaresMatrixMRoomMessageMLocation(key);
        case 'm.notice':
            return declaresMatrixMRoomMessageMNotice(key);
        case 'm.text':
            return declaresMatrixMRoomMessageMText(key);
        default:
            return true;
    }
}
/** @internal */
export function checkMatrixMRoomMessagePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMRoomMessagePayload(value, check, depth), declaresMatrixMRoomMessagePayload);
}
/** @internal */
export function turnMatrixMRoomMessagePayload(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['msgtype']) {
        case 'm.image':
        case 'm.location':
        case 'm.notice':
        case 'm.text':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'msgtype', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsMatrixMRoomPowerLevelsNotifications(object, check, _depth) {
    let known = 0;
    let value = object['room'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'room');
    }
    return known;
}
/** @internal */
export function declaresMatrixMRoomPowerLevelsNotifications(key) {
    return key === 'room';
}
/** @internal */
export function restMatrixMRoomPowerLevelsNotifications(key, object, check, _depth) {
    check.key(key);
    const value = object[key];
    if (!Number.isSafeInteger(value))
        check.fail('expected an integer', key);
}
/** @internal */
export function checkMatrixMRoomPowerLevelsNotifications(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsMatrixMRoomPowerLevelsNotifications(value, check, depth), declaresMatrixMRoomPowerLevelsNotifications, restMatrixMRoomPowerLevelsNotifications, depth);
}
/** @internal */
export function fieldsMatrixMRoomPowerLevelsPayload(object, check, depth) {
    let known = 0;
    let value = object['users'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'users')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
                const item = value[key];
                if (!Number.isSafeInteger(item))
                    check.fail('expected an integer', key);
            }
            check.under(before, 'users');
        }
    }
    value = object['notifications'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkMatrixMRoomPowerLevelsNotifications(value, check, depth + 1);
        check.under(before, 'notifications');
    }
    return known;
}
/** @internal */
export function declaresMatrixMRoomPowerLevelsPayload(key) {
    return key === 'notifications' || key === 'users';
}
/** @internal */
export function checkMatrixMRoomPowerLevelsPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixMRoomPowerLevelsPayload(value, check, depth), declaresMatrixMRoomPowerLevelsPayload);
}
const patternMatrixUserId = /^@/u;
/** @internal */
export function checkMatrixUserId(value, check, _depth) {
    if (!cantus.isText(value) || !patternMatrixUserId.test(value))
        check.fail('expected a string that matches ^@');
}
const patternMatrixEvent$event_id = /^\$/u;
const patternMatrixEvent$room_id = /^!/u;
const patternMatrixEvent$MRoomMember$event_id = /^\$/u;
const patternMatrixEvent$MRoomMember$room_id = /^!/u;
const patternMatrixEvent$MRoomPowerLevels$event_id = /^\$/u;
const patternMatrixEvent$MRoomPowerLevels$room_id = /^!/u;
/** @internal */
export function commonMatrixEvent(object, check, depth) {
    let known = 4;
    let value = object['event_id'];
    if (value === undefined) {
        check.missing('event_id');
        known -= 1;
    }
    else if (!cantus.isText(value) || !patternMatrixEvent$event_id.test(value))
        check.fail('expected a string that matches ^\\$', 'event_id');
    value = object['sender'];
    if (value === undefined) {
        check.missing('sender');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixUserId(value, check, depth + 1);
        check.under(before, 'sender');
    }
    value = object['room_id'];
    if (value === undefined) {
        check.missing('room_id');
        known -= 1;
    }
    else if (!cantus.isText(value) || !patternMatrixEvent$room_id.test(value))
        check.fail('expected a string that matches ^!', 'room_id');
    value = object['origin_server_ts'];
    if (value === undefined) {
        check.missing('origin_server_ts');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'origin_server_ts');
    value = object['unsigned'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'unsigned')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'unsigned');
        }
    }
    return known;
}
/** @internal */
export function memberMatrixEvent$MReaction(object, check, depth) {
    let known = 2 + commonMatrixEvent(object, check, depth);
    let value = object['content'];
    if (value === undefined) {
        check.missing('content');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixMReactionPayload(value, check, depth + 1);
        check.under(before, 'content');
    }
    return known;
}
/** @internal */
export function memberMatrixEvent$MRoomMember(object, check, depth) {
    let known = 7;
    let value = object['event_id'];
    if (value === undefined) {
        check.missing('event_id');
        known -= 1;
    }
    else if (!cantus.isText(value) || !patternMatrixEvent$MRoomMember$event_id.test(value))
        check.fail('expected a string that matches ^\\$', 'event_id');
    value = object['sender'];
    if (value === undefined) {
        check.missing('sender');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixUserId(value, check, depth + 1);
        check.under(before, 'sender');
    }
    value = object['room_id'];
    if (value === undefined) {
        check.missing('room_id');
        known -= 1;
    }
    else if (!cantus.isText(value) || !patternMatrixEvent$MRoomMember$room_id.test(value))
        check.fail('expected a string that matches ^!', 'room_id');
    value = object['origin_server_ts'];
    if (value === undefined) {
        check.missing('origin_server_ts');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'origin_server_ts');
    value = object['unsigned'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'unsigned')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'unsigned');
        }
    }
    value = object['state_key'];
    if (value === undefined) {
        check.missing('state_key');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixUserId(value, check, depth + 1);
        check.under(before, 'state_key');
    }
    value = object['content'];
    if (value === undefined) {
        check.missing('content');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixMRoomMemberPayload(value, check, depth + 1);
        check.under(before, 'content');
    }
    return known;
}
/** @internal */
export function memberMatrixEvent$MRoomMessage(object, check, depth) {
    let known = 2 + commonMatrixEvent(object, check, depth);
    let value = object['content'];
    if (value === undefined) {
        check.missing('content');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixMRoomMessagePayload(value, check, depth + 1);
        check.under(before, 'content');
    }
    return known;
}
/** @internal */
export function memberMatrixEvent$MRoomPowerLevels(object, check, depth) {
    let known = 7;
    let value = object['event_id'];
    if (value === undefined) {
        check.missing('event_id');
        known -= 1;
    }
    else if (!cantus.isText(value) || !patternMatrixEvent$MRoomPowerLevels$event_id.test(value))
        check.fail('expected a string that matches ^\\$', 'event_id');
    value = object['sender'];
    if (value === undefined) {
        check.missing('sender');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixUserId(value, check, depth + 1);
        check.under(before, 'sender');
    }
    value = object['room_id'];
    if (value === undefined) {
        check.missing('room_id');
        known -= 1;
    }
    else if (!cantus.isText(value) || !patternMatrixEvent$MRoomPowerLevels$room_id.test(value))
        check.fail('expected a string that matches ^!', 'room_id');
    value = object['origin_server_ts'];
    if (value === undefined) {
        check.missing('origin_server_ts');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'origin_server_ts');
    value = object['unsigned'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'unsigned')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'unsigned');
        }
    }
    value = object['state_key'];
    if (value === undefined) {
        check.missing('state_key');
        known -= 1;
    }
    else if (value !== '')
        check.fail('expected \'\'', 'state_key');
    value = object['content'];
    if (value === undefined) {
        check.missing('content');
        known -= 1;
    }
    else {
        const before = check.count;
        checkMatrixMRoomPowerLevelsPayload(value, check, depth + 1);
        check.under(before, 'content');
    }
    return known;
}
/** @internal */
export function fieldsMatrixEvent(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'm.reaction':
            return memberMatrixEvent$MReaction(object, check, depth);
        case 'm.room.member':
            return memberMatrixEvent$MRoomMember(object, check, depth);
        case 'm.room.message':
            return memberMatrixEvent$MRoomMessage(object, check, depth);
        case 'm.room.power_levels':
            return memberMatrixEvent$MRoomPowerLevels(object, check, depth);
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
        check.fail('expected \'m.reaction\', \'m.room.member\', \'m.room.message\' or \'m.room.power_levels\'; others are read, but not written', 'type');
    check.opaque = true;
    return 1 + commonMatrixEvent(object, check, depth);
}
/** @internal */
export function declaresMatrixEvent(key, object) {
    if (key === 'content' || key === 'event_id' || key === 'origin_server_ts' || key === 'room_id' || key === 'sender' || key === 'type' || key === 'unsigned')
        return true;
    switch (object['type']) {
        case 'm.reaction':
            return false;
        case 'm.room.member':
            return key === 'state_key';
        case 'm.room.message':
            return false;
        case 'm.room.power_levels':
            return key === 'state_key';
        default:
            return true;
    }
}
/** @internal */
export function checkMatrixEvent(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsMatrixEvent(value, check, depth), declaresMatrixEvent);
}
/** @internal */
export function turnMatrixEvent(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['type']) {
        case 'm.room.message':
            return cantus.turnFields(value, way, [['content', turnMatrixMRoomMessagePayload]]);
        default:
            return value;
    }
}
/** @internal */
export function emitMatrixEvent$MReaction(document) {
    return cantus.emitted(document, memberMatrixEvent$MReaction, (key) => key === 'content' || key === 'event_id' || key === 'origin_server_ts' || key === 'room_id' || key === 'sender' || key === 'type' || key === 'unsigned', undefined, undefined);
}
/** @internal */
export function emitMatrixEvent$MRoomMember(document) {
    return cantus.emitted(document, memberMatrixEvent$MRoomMember, (key) => key === 'content' || key === 'event_id' || key === 'origin_server_ts' || key === 'room_id' || key === 'sender' || key === 'type' || key === 'unsigned' || key === 'state_key', undefined, undefined);
}
/** @internal */
export function emitMatrixEvent$MRoomMessage(document) {
    return cantus.emitted(document, memberMatrixEvent$MRoomMessage, (key) => key === 'content' || key === 'event_id' || key === 'origin_server_ts' || key === 'room_id' || key === 'sender' || key === 'type' || key === 'unsigned', undefined, (value, way) => cantus.turnFields(value, way, [['content', turnMatrixMRoomMessagePayload]]));
}
/** @internal */
export function emitMatrixEvent$MRoomPowerLevels(document) {
    return cantus.emitted(document, memberMatrixEvent$MRoomPowerLevels, (key) => key === 'content' || key === 'event_id' || key === 'origin_server_ts' || key === 'room_id' || key === 'sender' || key === 'type' || key === 'unsigned' || key === 'state_key', undefined, undefined);
}
