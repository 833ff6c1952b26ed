/**
 * The checks behind the guards, parsers and constructors of package `stream`. Import its events file instead.
 */
import * as cantus from './cantus.js';
/** @internal */
export function fieldsStreamChunkPayload(object, check, _depth) {
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
export function declaresStreamChunkPayload(key) {
    return key === 'text';
}
/** @internal */
export function checkStreamChunkPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamChunkPayload(value, check, depth), declaresStreamChunkPayload);
}
/** @internal */
export function fieldsStreamCitationPayload(object, check, depth) {
    let known = 1;
    let value = object['block_index'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isInteger(value, 0, 4294967295))
            check.fail('expected an integer from 0 to 4294967295 or null', 'block_index');
    }
    value = object['citation'];
    if (value === undefined) {
        check.missing('citation');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamNormalizedCitation(value, check, depth + 1);
        check.under(before, 'citation');
    }
    return known;
}
/** @internal */
export function declaresStreamCitationPayload(key) {
    return key === 'block_index' || key === 'citation';
}
/** @internal */
export function checkStreamCitationPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamCitationPayload(value, check, depth), declaresStreamCitationPayload);
}
/** @internal */
export function fieldsStreamCompletionLlmRequest(object, check, _depth) {
    let known = 0;
    let value = object['duration_ms'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'duration_ms');
    }
    value = object['finish_reason'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'finish_reason');
    }
    value = object['model'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'model');
    }
    value = object['tokens_in'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'tokens_in');
    }
    value = object['tokens_out'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'tokens_out');
    }
    return known;
}
/** @internal */
export function declaresStreamCompletionLlmRequest(key) {
    return key === 'duration_ms' || key === 'finish_reason' || key === 'model' || key === 'tokens_in' || key === 'tokens_out';
}
/** @internal */
export function checkStreamCompletionLlmRequest(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamCompletionLlmRequest(value, check, depth), declaresStreamCompletionLlmRequest);
}
/** @internal */
export function commonStreamCompletionPayload(object, check, depth) {
    let known = 2;
    let value = object['operation_id'];
    if (value === undefined) {
        check.missing('operation_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'operation_id');
    value = object['status'];
    if (value === undefined) {
        check.missing('status');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamCompletionStatus(value, check, depth + 1);
        check.under(before, 'status');
    }
    return known;
}
/** @internal */
export function memberStreamCompletionPayload$LlmRequest(object, check, depth) {
    let known = 1 + commonStreamCompletionPayload(object, check, depth);
    let value = object['result'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamCompletionLlmRequest(value, check, depth + 1);
        check.under(before, 'result');
    }
    return known;
}
/** @internal */
export function memberStreamCompletionPayload$Persistence(object, check, depth) {
    let known = 1 + commonStreamCompletionPayload(object, check, depth);
    let value = object['result'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamCompletionPersistence(value, check, depth + 1);
        check.under(before, 'result');
    }
    return known;
}
/** @internal */
export function memberStreamCompletionPayload$SubAgent(object, check, depth) {
    let known = 1 + commonStreamCompletionPayload(object, check, depth);
    let value = object['result'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamCompletionSubAgent(value, check, depth + 1);
        check.under(before, 'result');
    }
    return known;
}
/** @internal */
export function memberStreamCompletionPayload$ToolExecution(object, check, depth) {
    let known = 1 + commonStreamCompletionPayload(object, check, depth);
    let value = object['result'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamCompletionToolExecution(value, check, depth + 1);
        check.under(before, 'result');
    }
    return known;
}
/** @internal */
export function memberStreamCompletionPayload$UserRequest(object, check, depth) {
    let known = 1 + commonStreamCompletionPayload(object, check, depth);
    let value = object['result'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamCompletionUserRequest(value, check, depth + 1);
        check.under(before, 'result');
    }
    return known;
}
/** @internal */
export function fieldsStreamCompletionPayload(object, check, depth) {
    const tag = object['operation'];
    switch (tag) {
        case 'llm_request':
            return memberStreamCompletionPayload$LlmRequest(object, check, depth);
        case 'persistence':
            return memberStreamCompletionPayload$Persistence(object, check, depth);
        case 'sub_agent':
            return memberStreamCompletionPayload$SubAgent(object, check, depth);
        case 'tool_execution':
            return memberStreamCompletionPayload$ToolExecution(object, check, depth);
        case 'user_request':
            return memberStreamCompletionPayload$UserRequest(object, check, depth);
    }
    if (tag === undefined) {
        check.missing('operation');
        return 0;
    }
    check.fail('expected \'llm_request\', \'persistence\', \'sub_agent\', \'tool_execution\' or \'user_request\'', 'operation');
    return 1;
}
/** @internal */
export function declaresStreamCompletionPayload(key, object) {
    if (key === 'operation' || key === 'operation_id' || key === 'result' || key === 'status')
        return true;
    switch (object['operation']) {
        case 'llm_request':
            return false;
        case 'persistence':
            return false;
        case 'sub_agent':
            return false;
        case 'tool_execution':
            return false;
        case 'user_request':
            return false;
        default:
            return true;
    }
}
/** @internal */
export function checkStreamCompletionPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamCompletionPayload(value, check, depth), declaresStreamCompletionPayload);
}
/** @internal */
export function fieldsStreamCompletionPersistence(object, check, _depth) {
    let known = 0;
    let value = object['duration_ms'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'duration_ms');
    }
    value = object['records_written'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'records_written');
    }
    return known;
}
/** @internal */
export function declaresStreamCompletionPersistence(key) {
    return key === 'duration_ms' || key === 'records_written';
}
/** @internal */
export function checkStreamCompletionPersistence(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamCompletionPersistence(value, check, depth), declaresStreamCompletionPersistence);
}
/** @internal */
export function checkStreamCompletionStatus(value, check, _depth) {
    if (value !== 'success' && value !== 'failed' && value !== 'cancelled')
        check.fail('expected \'success\', \'failed\' or \'cancelled\'');
}
/** @internal */
export function fieldsStreamCompletionSubAgent(object, check, _depth) {
    let known = 0;
    let value = object['agent_name'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'agent_name');
    }
    value = object['error'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'error');
    }
    value = object['success'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'success');
    }
    return known;
}
/** @internal */
export function declaresStreamCompletionSubAgent(key) {
    return key === 'agent_name' || key === 'error' || key === 'success';
}
/** @internal */
export function checkStreamCompletionSubAgent(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamCompletionSubAgent(value, check, depth), declaresStreamCompletionSubAgent);
}
/** @internal */
export function fieldsStreamCompletionToolExecution(object, check, _depth) {
    let known = 0;
    let value = object['duration_ms'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'duration_ms');
    }
    value = object['error'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'error');
    }
    value = object['success'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'success');
    }
    return known;
}
/** @internal */
export function declaresStreamCompletionToolExecution(key) {
    return key === 'duration_ms' || key === 'error' || key === 'success';
}
/** @internal */
export function checkStreamCompletionToolExecution(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamCompletionToolExecution(value, check, depth), declaresStreamCompletionToolExecution);
}
/** @internal */
export function fieldsStreamCompletionUserRequest(object, check, depth) {
    let known = 0;
    let value = object['status'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'status');
    }
    value = object['iterations'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !Number.isSafeInteger(value))
            check.fail('expected an integer or null', 'iterations');
    }
    value = object['finish_reason'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'finish_reason');
    }
    value = object['output'];
    if (value !== undefined) {
        known += 1;
    }
    value = object['total_usage'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkStreamModelUsage(value, check, depth + 1);
            check.under(before, 'total_usage');
        }
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            if (check.object(value, depth + 1, 'metadata')) {
                const before = check.count;
                for (const key of Object.keys(value)) {
                    check.key(key);
                }
                check.under(before, 'metadata');
            }
        }
    }
    return known;
}
/** @internal */
export function declaresStreamCompletionUserRequest(key) {
    return key === 'finish_reason' || key === 'iterations' || key === 'metadata' || key === 'output' || key === 'status' || key === 'total_usage';
}
/** @internal */
export function checkStreamCompletionUserRequest(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamCompletionUserRequest(value, check, depth), declaresStreamCompletionUserRequest);
}
/** @internal */
export function fieldsStreamContextTrimmedPayload(object, check, depth) {
    let known = 3;
    let value = object['conversation_id'];
    if (value === undefined) {
        check.missing('conversation_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'conversation_id');
    value = object['measured_at'];
    if (value === undefined) {
        check.missing('measured_at');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'measured_at');
    value = object['request_id'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'request_id');
    }
    value = object['trim_summary'];
    if (value === undefined) {
        check.missing('trim_summary');
        known -= 1;
    }
    else {
        if (check.object(value, depth + 1, 'trim_summary')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'trim_summary');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamContextTrimmedPayload(key) {
    return key === 'conversation_id' || key === 'measured_at' || key === 'request_id' || key === 'trim_summary';
}
/** @internal */
export function checkStreamContextTrimmedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamContextTrimmedPayload(value, check, depth), declaresStreamContextTrimmedPayload);
}
/** @internal */
export function checkStreamCorner(value, check, depth) {
    if (check.list(value, depth)) {
        if (value.length < 2 || value.length > 2)
            check.fail('expected an array of 2 to 2 items');
        for (let index = 0; index < value.length; index += 1) {
            const item = value[index];
            if (!Number.isFinite(item))
                check.fail('expected a finite number', index);
        }
    }
}
/** @internal */
export function fieldsStreamDataAudioStreamChunk(object, check, _depth) {
    let known = 3;
    let value = object['stream_id'];
    if (value === undefined) {
        check.missing('stream_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'stream_id');
    value = object['seq'];
    if (value === undefined) {
        check.missing('seq');
        known -= 1;
    }
    else if (!cantus.isInteger(value, 0, 9007199254740991))
        check.fail('expected an integer from 0 to 9007199254740991', 'seq');
    value = object['audio_base64'];
    if (value === undefined) {
        check.missing('audio_base64');
        known -= 1;
    }
    else if (!cantus.isBytes(value, 0, Infinity))
        check.fail('expected canonical base64', 'audio_base64');
    value = object['encoding'];
    if (value !== undefined) {
        known += 1;
        if (value !== 'pcm_s16le')
            check.fail('expected \'pcm_s16le\'', 'encoding');
    }
    return known;
}
/** @internal */
export function declaresStreamDataAudioStreamChunk(key) {
    return key === 'audio_base64' || key === 'encoding' || key === 'seq' || key === 'stream_id';
}
/** @internal */
export function checkStreamDataAudioStreamChunk(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamDataAudioStreamChunk(value, check, depth), declaresStreamDataAudioStreamChunk);
}
/** @internal */
export function fieldsStreamDataImageDocumentDetected(object, check, depth) {
    let known = 4;
    let value = object['top_left'];
    if (value === undefined) {
        check.missing('top_left');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamCorner(value, check, depth + 1);
        check.under(before, 'top_left');
    }
    value = object['top_right'];
    if (value === undefined) {
        check.missing('top_right');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamCorner(value, check, depth + 1);
        check.under(before, 'top_right');
    }
    value = object['bottom_left'];
    if (value === undefined) {
        check.missing('bottom_left');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamCorner(value, check, depth + 1);
        check.under(before, 'bottom_left');
    }
    value = object['bottom_right'];
    if (value === undefined) {
        check.missing('bottom_right');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamCorner(value, check, depth + 1);
        check.under(before, 'bottom_right');
    }
    return known;
}
/** @internal */
export function declaresStreamDataImageDocumentDetected(key) {
    return key === 'bottom_left' || key === 'bottom_right' || key === 'top_left' || key === 'top_right';
}
/** @internal */
export function checkStreamDataImageDocumentDetected(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamDataImageDocumentDetected(value, check, depth), declaresStreamDataImageDocumentDetected);
}
/** @internal */
export function memberStreamDataPayload$AudioStreamChunk(object, check, depth) {
    return 1 + fieldsStreamDataAudioStreamChunk(object, check, depth);
}
/** @internal */
export function memberStreamDataPayload$ImageDocumentDetected(object, check, depth) {
    return 1 + fieldsStreamDataImageDocumentDetected(object, check, depth);
}
/** @internal */
export function memberStreamDataPayload$PodcastStage(object, check, depth) {
    return 1 + fieldsStreamDataPodcastStage(object, check, depth);
}
/** @internal */
export function fieldsStreamDataPayload(object, check, depth) {
    const tag = object['type'];
    switch (tag) {
        case 'audio_stream_chunk':
            return memberStreamDataPayload$AudioStreamChunk(object, check, depth);
        case 'image_document_detected':
            return memberStreamDataPayload$ImageDocumentDetected(object, check, depth);
        case 'podcast_stage':
            return memberStreamDataPayload$PodcastStage(object, check, depth);
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
        check.fail('expected \'audio_stream_chunk\', \'image_document_detected\' or \'podcast_stage\'; others are read, but not written', 'type');
    check.unknown = true;
    return 1;
}
/** @internal */
export function declaresStreamDataPayload(key, object) {
    if (key === 'type')
        return true;
    switch (object['type']) {
        case 'audio_stream_chunk':
            return declaresStreamDataAudioStreamChunk(key);
        case 'image_document_detected':
            return declaresStreamDataImageDocumentDetected(key);
        case 'podcast_stage':
            return declaresStreamDataPodcastStage(key);
        default:
            return true;
    }
}
/** @internal */
export function checkStreamDataPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamDataPayload(value, check, depth), declaresStreamDataPayload);
}
/** @internal */
export function turnStreamDataPayload(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['type']) {
        case 'audio_stream_chunk':
        case 'image_document_detected':
        case 'podcast_stage':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'type', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsStreamDataPodcastStage(object, check, _depth) {
    let known = 2;
    let value = object['stage'];
    if (value === undefined) {
        check.missing('stage');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'stage');
    value = object['success'];
    if (value === undefined) {
        check.missing('success');
        known -= 1;
    }
    else if (typeof value !== 'boolean')
        check.fail('expected true or false', 'success');
    value = object['step'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'step');
    }
    value = object['total'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'total');
    }
    value = object['label'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'label');
    }
    value = object['error'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'error');
    }
    return known;
}
/** @internal */
export function declaresStreamDataPodcastStage(key) {
    return key === 'error' || key === 'label' || key === 'stage' || key === 'step' || key === 'success' || key === 'total';
}
/** @internal */
export function checkStreamDataPodcastStage(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamDataPodcastStage(value, check, depth), declaresStreamDataPodcastStage);
}
/** @internal */
export function fieldsStreamDatabaseSchemaMismatchDetails(object, check, _depth) {
    let known = 0;
    let value = object['expected'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'expected');
    }
    value = object['found'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'found');
    }
    return known;
}
/** @internal */
export function declaresStreamDatabaseSchemaMismatchDetails(key) {
    return key === 'expected' || key === 'found';
}
/** @internal */
export function checkStreamDatabaseSchemaMismatchDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamDatabaseSchemaMismatchDetails(value, check, depth), declaresStreamDatabaseSchemaMismatchDetails);
}
/** @internal */
export function fieldsStreamDatabaseUnavailableDetails(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresStreamDatabaseUnavailableDetails(_key) {
    return false;
}
/** @internal */
export function checkStreamDatabaseUnavailableDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamDatabaseUnavailableDetails(value, check, depth), declaresStreamDatabaseUnavailableDetails);
}
/** @internal */
export function fieldsStreamEndPayload(object, check, depth) {
    let known = 0;
    let value = object['reason'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamEndReason(value, check, depth + 1);
        check.under(before, 'reason');
    }
    return known;
}
/** @internal */
export function declaresStreamEndPayload(key) {
    return key === 'reason';
}
/** @internal */
export function checkStreamEndPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamEndPayload(value, check, depth), declaresStreamEndPayload);
}
/** @internal */
export function checkStreamEndReason(value, check, _depth) {
    if (check.strict ? value !== 'complete' && value !== 'cancelled' && value !== 'error' : !cantus.isText(value))
        check.fail('expected \'complete\', \'cancelled\' or \'error\'; a reader takes a string');
}
/** @internal */
export function fieldsStreamHeartbeatPayload(object, check, _depth) {
    let known = 0;
    let value = object['seq'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !Number.isSafeInteger(value))
            check.fail('expected an integer or null', 'seq');
    }
    value = object['timestamp'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isFinite(value))
            check.fail('expected a finite number', 'timestamp');
    }
    value = object['late_by_seconds'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !Number.isFinite(value))
            check.fail('expected a finite number or null', 'late_by_seconds');
    }
    return known;
}
/** @internal */
export function declaresStreamHeartbeatPayload(key) {
    return key === 'late_by_seconds' || key === 'seq' || key === 'timestamp';
}
/** @internal */
export function checkStreamHeartbeatPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamHeartbeatPayload(value, check, depth), declaresStreamHeartbeatPayload);
}
/** @internal */
export function fieldsStreamInfoPayload(object, check, depth) {
    let known = 2;
    let value = object['code'];
    if (value === undefined) {
        check.missing('code');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'code');
    value = object['system_message'];
    if (value === undefined) {
        check.missing('system_message');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'system_message');
    value = object['user_message'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'user_message');
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'metadata')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'metadata');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamInfoPayload(key) {
    return key === 'code' || key === 'metadata' || key === 'system_message' || key === 'user_message';
}
/** @internal */
export function checkStreamInfoPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamInfoPayload(value, check, depth), declaresStreamInfoPayload);
}
/** @internal */
export function fieldsStreamInitPayload(object, check, depth) {
    let known = 2;
    let value = object['operation'];
    if (value === undefined) {
        check.missing('operation');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamOperation(value, check, depth + 1);
        check.under(before, 'operation');
    }
    value = object['operation_id'];
    if (value === undefined) {
        check.missing('operation_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'operation_id');
    value = object['parent_operation_id'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'parent_operation_id');
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'metadata')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'metadata');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamInitPayload(key) {
    return key === 'metadata' || key === 'operation' || key === 'operation_id' || key === 'parent_operation_id';
}
/** @internal */
export function checkStreamInitPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamInitPayload(value, check, depth), declaresStreamInitPayload);
}
/** @internal */
export function fieldsStreamInjectionConsumedItemsItem(object, check, _depth) {
    let known = 1;
    let value = object['id'];
    if (value === undefined) {
        check.missing('id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'id');
    value = object['text'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'text');
    }
    return known;
}
/** @internal */
export function declaresStreamInjectionConsumedItemsItem(key) {
    return key === 'id' || key === 'text';
}
/** @internal */
export function checkStreamInjectionConsumedItemsItem(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamInjectionConsumedItemsItem(value, check, depth), declaresStreamInjectionConsumedItemsItem);
}
/** @internal */
export function fieldsStreamInjectionConsumedPayload(object, check, depth) {
    let known = 3;
    let value = object['conversation_id'];
    if (value === undefined) {
        check.missing('conversation_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'conversation_id');
    value = object['count'];
    if (value === undefined) {
        check.missing('count');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'count');
    value = object['items'];
    if (value === undefined) {
        check.missing('items');
        known -= 1;
    }
    else {
        if (check.list(value, depth + 1, 'items')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                const before1 = check.count;
                checkStreamInjectionConsumedItemsItem(item, check, depth + 2);
                check.under(before1, index);
            }
            check.under(before, 'items');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamInjectionConsumedPayload(key) {
    return key === 'conversation_id' || key === 'count' || key === 'items';
}
/** @internal */
export function checkStreamInjectionConsumedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamInjectionConsumedPayload(value, check, depth), declaresStreamInjectionConsumedPayload);
}
/** @internal */
export function fieldsStreamModelUsage(object, check, _depth) {
    let known = 0;
    let value = object['cached_input_tokens'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'cached_input_tokens');
    }
    value = object['input_tokens'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'input_tokens');
    }
    value = object['output_tokens'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'output_tokens');
    }
    value = object['total_tokens'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'total_tokens');
    }
    return known;
}
/** @internal */
export function declaresStreamModelUsage(key) {
    return key === 'cached_input_tokens' || key === 'input_tokens' || key === 'output_tokens' || key === 'total_tokens';
}
/** @internal */
export function checkStreamModelUsage(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamModelUsage(value, check, depth), declaresStreamModelUsage);
}
/** @internal */
export function fieldsStreamNormalizedCitation(object, check, _depth) {
    let known = 1;
    let value = object['source'];
    if (value === undefined) {
        check.missing('source');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'source');
    value = object['url'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'url');
    }
    value = object['quote'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'quote');
    }
    return known;
}
/** @internal */
export function declaresStreamNormalizedCitation(key) {
    return key === 'quote' || key === 'source' || key === 'url';
}
/** @internal */
export function checkStreamNormalizedCitation(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamNormalizedCitation(value, check, depth), declaresStreamNormalizedCitation);
}
/** @internal */
export function checkStreamOperation(value, check, _depth) {
    if (value !== 'llm_request' && value !== 'tool_execution' && value !== 'user_request' && value !== 'sub_agent' && value !== 'persistence')
        check.fail('expected \'llm_request\', \'tool_execution\', \'user_request\', \'sub_agent\' or \'persistence\'');
}
/** @internal */
export function fieldsStreamPhasePayload(object, check, depth) {
    let known = 1;
    let value = object['phase'];
    if (value === undefined) {
        check.missing('phase');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamPhasePhase(value, check, depth + 1);
        check.under(before, 'phase');
    }
    return known;
}
/** @internal */
export function declaresStreamPhasePayload(key) {
    return key === 'phase';
}
/** @internal */
export function checkStreamPhasePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamPhasePayload(value, check, depth), declaresStreamPhasePayload);
}
const valuesStreamPhasePhase = /* @__PURE__ */ new Set(['connected', 'processing', 'generating', 'using_tools', 'persisting', 'searching', 'scraping', 'analyzing', 'synthesizing', 'retrying', 'executing', 'complete']);
/** @internal */
export function checkStreamPhasePhase(value, check, _depth) {
    if (!valuesStreamPhasePhase.has(value))
        check.fail('expected \'connected\', \'processing\', \'generating\', \'using_tools\', \'persisting\', \'searching\', \'scraping\', \'analyzing\', \'synthesizing\', \'retrying\', \'executing\' or \'complete\'');
}
/** @internal */
export function fieldsStreamReasoningChunkPayload(object, check, _depth) {
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
export function declaresStreamReasoningChunkPayload(key) {
    return key === 'text';
}
/** @internal */
export function checkStreamReasoningChunkPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamReasoningChunkPayload(value, check, depth), declaresStreamReasoningChunkPayload);
}
/** @internal */
export function fieldsStreamReasoningPayload(object, check, depth) {
    let known = 1;
    let value = object['state'];
    if (value === undefined) {
        check.missing('state');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamReasoningState(value, check, depth + 1);
        check.under(before, 'state');
    }
    return known;
}
/** @internal */
export function declaresStreamReasoningPayload(key) {
    return key === 'state';
}
/** @internal */
export function checkStreamReasoningPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamReasoningPayload(value, check, depth), declaresStreamReasoningPayload);
}
/** @internal */
export function checkStreamReasoningState(value, check, _depth) {
    if (value !== 'started' && value !== 'stopped')
        check.fail('expected \'started\' or \'stopped\'');
}
/** @internal */
export function fieldsStreamRecordReservedPayload(object, check, depth) {
    let known = 3;
    let value = object['db_project'];
    if (value === undefined) {
        check.missing('db_project');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'db_project');
    value = object['table'];
    if (value === undefined) {
        check.missing('table');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'table');
    value = object['record_id'];
    if (value === undefined) {
        check.missing('record_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'record_id');
    value = object['status'];
    if (value !== undefined) {
        known += 1;
        if (value !== 'pending')
            check.fail('expected \'pending\'', 'status');
    }
    value = object['parent_refs'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'parent_refs')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'parent_refs');
        }
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'metadata')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'metadata');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamRecordReservedPayload(key) {
    return key === 'db_project' || key === 'metadata' || key === 'parent_refs' || key === 'record_id' || key === 'status' || key === 'table';
}
/** @internal */
export function checkStreamRecordReservedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamRecordReservedPayload(value, check, depth), declaresStreamRecordReservedPayload);
}
/** @internal */
export function fieldsStreamRecordUpdatePayload(object, check, depth) {
    let known = 4;
    let value = object['db_project'];
    if (value === undefined) {
        check.missing('db_project');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'db_project');
    value = object['table'];
    if (value === undefined) {
        check.missing('table');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'table');
    value = object['record_id'];
    if (value === undefined) {
        check.missing('record_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'record_id');
    value = object['status'];
    if (value === undefined) {
        check.missing('status');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamRecordUpdateStatus(value, check, depth + 1);
        check.under(before, 'status');
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'metadata')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'metadata');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamRecordUpdatePayload(key) {
    return key === 'db_project' || key === 'metadata' || key === 'record_id' || key === 'status' || key === 'table';
}
/** @internal */
export function checkStreamRecordUpdatePayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamRecordUpdatePayload(value, check, depth), declaresStreamRecordUpdatePayload);
}
/** @internal */
export function checkStreamRecordUpdateStatus(value, check, _depth) {
    if (value !== 'active' && value !== 'completed' && value !== 'failed')
        check.fail('expected \'active\', \'completed\' or \'failed\'');
}
/** @internal */
export function fieldsStreamRenderBlockPayload(object, check, depth) {
    let known = 4;
    let value = object['blockId'];
    if (value === undefined) {
        check.missing('blockId');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'blockId');
    value = object['blockIndex'];
    if (value === undefined) {
        check.missing('blockIndex');
        known -= 1;
    }
    else if (!Number.isSafeInteger(value))
        check.fail('expected an integer', 'blockIndex');
    value = object['type'];
    if (value === undefined) {
        check.missing('type');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'type');
    value = object['status'];
    if (value === undefined) {
        check.missing('status');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamRenderBlockStatus(value, check, depth + 1);
        check.under(before, 'status');
    }
    value = object['content'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'content');
    }
    value = object['data'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            if (check.object(value, depth + 1, 'data')) {
                const before = check.count;
                for (const key of Object.keys(value)) {
                    check.key(key);
                }
                check.under(before, 'data');
            }
        }
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'metadata')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'metadata');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamRenderBlockPayload(key) {
    return key === 'blockId' || key === 'blockIndex' || key === 'content' || key === 'data' || key === 'metadata' || key === 'status' || key === 'type';
}
/** @internal */
export function checkStreamRenderBlockPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamRenderBlockPayload(value, check, depth), declaresStreamRenderBlockPayload);
}
/** @internal */
export function checkStreamRenderBlockStatus(value, check, _depth) {
    if (value !== 'streaming' && value !== 'complete' && value !== 'error')
        check.fail('expected \'streaming\', \'complete\' or \'error\'');
}
/** @internal */
export function checkStreamResourceChangedAction(value, check, _depth) {
    if (value !== 'created' && value !== 'modified' && value !== 'deleted' && value !== 'moved' && value !== 'renamed' && value !== 'invalidated')
        check.fail('expected \'created\', \'modified\', \'deleted\', \'moved\', \'renamed\' or \'invalidated\'');
}
/** @internal */
export function fieldsStreamResourceChangedMetadata(object, check, _depth) {
    let known = 0;
    let value = object['previous_id'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'previous_id');
    }
    return known;
}
/** @internal */
export function declaresStreamResourceChangedMetadata(key) {
    return key === 'previous_id';
}
/** @internal */
export function restStreamResourceChangedMetadata(key, _object, check, _depth) {
    check.key(key);
}
/** @internal */
export function checkStreamResourceChangedMetadata(value, check, depth) {
    if (check.object(value, depth))
        check.rest(value, fieldsStreamResourceChangedMetadata(value, check, depth), declaresStreamResourceChangedMetadata, restStreamResourceChangedMetadata, depth);
}
/** @internal */
export function fieldsStreamResourceChangedPayload(object, check, depth) {
    let known = 3;
    let value = object['kind'];
    if (value === undefined) {
        check.missing('kind');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'kind');
    value = object['action'];
    if (value === undefined) {
        check.missing('action');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamResourceChangedAction(value, check, depth + 1);
        check.under(before, 'action');
    }
    value = object['resource_id'];
    if (value === undefined) {
        check.missing('resource_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'resource_id');
    value = object['sandbox_id'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'sandbox_id');
    }
    value = object['user_id'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'user_id');
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamResourceChangedMetadata(value, check, depth + 1);
        check.under(before, 'metadata');
    }
    return known;
}
/** @internal */
export function declaresStreamResourceChangedPayload(key) {
    return key === 'action' || key === 'kind' || key === 'metadata' || key === 'resource_id' || key === 'sandbox_id' || key === 'user_id';
}
/** @internal */
export function checkStreamResourceChangedPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamResourceChangedPayload(value, check, depth), declaresStreamResourceChangedPayload);
}
/** @internal */
export function commonStreamError(object, check, _depth) {
    let known = 1;
    let value = object['message'];
    if (value === undefined) {
        check.missing('message');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'message');
    value = object['user_message'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'user_message');
    }
    return known;
}
/** @internal */
export function memberStreamError$DatabaseSchemaMismatch(object, check, depth) {
    let known = 1 + commonStreamError(object, check, depth) + check.ancestors(object, 'is_a', []);
    let value = object['details'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamDatabaseSchemaMismatchDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export function memberStreamError$DatabaseUnavailable(object, check, depth) {
    let known = 1 + commonStreamError(object, check, depth) + check.ancestors(object, 'is_a', []);
    let value = object['details'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamDatabaseUnavailableDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export function memberStreamError$TaskCancelled(object, check, depth) {
    let known = 1 + commonStreamError(object, check, depth) + check.ancestors(object, 'is_a', []);
    let value = object['details'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamTaskCancelledDetails(value, check, depth + 1);
        check.under(before, 'details');
    }
    return known;
}
/** @internal */
export const membersStreamError = /* @__PURE__ */ new Map([
    ['database_schema_mismatch', memberStreamError$DatabaseSchemaMismatch],
    ['database_unavailable', memberStreamError$DatabaseUnavailable],
    ['task_cancelled', memberStreamError$TaskCancelled],
]);
/** @internal */
export function fieldsStreamError(object, check, depth) {
    const tag = object['code'];
    const member = membersStreamError.get(tag);
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
        check.fail('expected \'database_schema_mismatch\', \'database_unavailable\' or \'task_cancelled\'; others are read, but not written', 'code');
    check.unknown = true;
    return 1 + commonStreamError(object, check, depth);
}
/** @internal */
export function declaresStreamError(key, object) {
    if (key === 'code' || key === 'details' || key === 'is_a' || key === 'message' || key === 'user_message')
        return true;
    switch (object['code']) {
        default:
            return !membersStreamError.has(object['code']);
    }
}
/** @internal */
export function checkStreamError(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamError(value, check, depth), declaresStreamError);
}
/** @internal */
export function turnStreamError(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['code']) {
        case 'database_schema_mismatch':
        case 'database_unavailable':
        case 'task_cancelled':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'code', 'tag', 'raw');
    }
}
/** @internal */
export function checkStreamErrorCode(value, check, _depth) {
    if (check.strict ? value !== 'database_schema_mismatch' && value !== 'database_unavailable' && value !== 'task_cancelled' : !cantus.isText(value))
        check.fail('expected \'database_schema_mismatch\', \'database_unavailable\' or \'task_cancelled\'; a reader takes a string');
}
/** @internal */
export function checkStreamStructuredOutputData(value, check, depth) {
    if (cantus.isObject(value)) {
        if (check.object(value, depth)) {
            for (const key of Object.keys(value)) {
                check.key(key);
            }
        }
    }
    else if (Array.isArray(value)) {
        if (check.list(value, depth)) {
        }
    }
    else
        check.fail('expected an object or an array');
}
/** @internal */
export function fieldsStreamStructuredOutputPayload(object, check, depth) {
    let known = 2;
    let value = object['success'];
    if (value === undefined) {
        check.missing('success');
        known -= 1;
    }
    else if (typeof value !== 'boolean')
        check.fail('expected true or false', 'success');
    value = object['data'];
    if (value !== undefined) {
        known += 1;
        if (value !== null) {
            const before = check.count;
            checkStreamStructuredOutputData(value, check, depth + 1);
            check.under(before, 'data');
        }
    }
    value = object['json_schema'];
    if (value === undefined) {
        check.missing('json_schema');
        known -= 1;
    }
    else {
        if (check.object(value, depth + 1, 'json_schema')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'json_schema');
        }
    }
    value = object['schema_name'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'schema_name');
    }
    value = object['kind'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'kind');
    }
    value = object['kind_checked'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'kind_checked');
    }
    value = object['kind_errors'];
    if (value !== undefined) {
        known += 1;
        if (check.list(value, depth + 1, 'kind_errors')) {
            const before = check.count;
            for (let index = 0; index < value.length; index += 1) {
                const item = value[index];
                if (!cantus.isText(item))
                    check.fail('expected a string', index);
            }
            check.under(before, 'kind_errors');
        }
    }
    value = object['kind_version'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !Number.isSafeInteger(value))
            check.fail('expected an integer or null', 'kind_version');
    }
    value = object['match_count'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isSafeInteger(value))
            check.fail('expected an integer', 'match_count');
    }
    value = object['agent_name'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'agent_name');
    }
    value = object['operation_id'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'operation_id');
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
export function declaresStreamStructuredOutputPayload(key) {
    return key === 'agent_name' || key === 'data' || key === 'json_schema' || key === 'kind' || key === 'kind_checked' || key === 'kind_errors' || key === 'kind_version' || key === 'match_count' || key === 'operation_id' || key === 'reason' || key === 'schema_name' || key === 'success';
}
/** @internal */
export function checkStreamStructuredOutputPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamStructuredOutputPayload(value, check, depth), declaresStreamStructuredOutputPayload);
}
/** @internal */
export function fieldsStreamTaskCancelledDetails(_object, _check, _depth) {
    return 0;
}
/** @internal */
export function declaresStreamTaskCancelledDetails(_key) {
    return false;
}
/** @internal */
export function checkStreamTaskCancelledDetails(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamTaskCancelledDetails(value, check, depth), declaresStreamTaskCancelledDetails);
}
/** @internal */
export function commonStreamToolEventPayload(object, check, _depth) {
    let known = 2;
    let value = object['call_id'];
    if (value === undefined) {
        check.missing('call_id');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'call_id');
    value = object['tool_name'];
    if (value === undefined) {
        check.missing('tool_name');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'tool_name');
    value = object['timestamp'];
    if (value !== undefined) {
        known += 1;
        if (!Number.isFinite(value))
            check.fail('expected a finite number', 'timestamp');
    }
    value = object['message'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'message');
    }
    value = object['show_spinner'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'show_spinner');
    }
    return known;
}
/** @internal */
export function memberStreamToolEventPayload$ToolCompleted(object, check, depth) {
    let known = 1 + commonStreamToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamToolEventToolCompleted(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamToolEventPayload$ToolDelegated(object, check, depth) {
    let known = 1 + commonStreamToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamToolEventToolDelegated(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamToolEventPayload$ToolError(object, check, depth) {
    let known = 2 + commonStreamToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamToolEventToolError(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamToolEventPayload$ToolProgress(object, check, depth) {
    let known = 1 + commonStreamToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamToolEventToolProgress(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamToolEventPayload$ToolResultPreview(object, check, depth) {
    let known = 2 + commonStreamToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamToolEventToolResultPreview(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamToolEventPayload$ToolStarted(object, check, depth) {
    let known = 1 + commonStreamToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamToolEventToolStarted(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamToolEventPayload$ToolStep(object, check, depth) {
    let known = 2 + commonStreamToolEventPayload(object, check, depth);
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamToolEventToolStep(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function fieldsStreamToolEventPayload(object, check, depth) {
    const tag = object['event'];
    switch (tag) {
        case 'tool_completed':
            return memberStreamToolEventPayload$ToolCompleted(object, check, depth);
        case 'tool_delegated':
            return memberStreamToolEventPayload$ToolDelegated(object, check, depth);
        case 'tool_error':
            return memberStreamToolEventPayload$ToolError(object, check, depth);
        case 'tool_progress':
            return memberStreamToolEventPayload$ToolProgress(object, check, depth);
        case 'tool_result_preview':
            return memberStreamToolEventPayload$ToolResultPreview(object, check, depth);
        case 'tool_started':
            return memberStreamToolEventPayload$ToolStarted(object, check, depth);
        case 'tool_step':
            return memberStreamToolEventPayload$ToolStep(object, check, depth);
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
        check.fail('expected \'tool_completed\', \'tool_delegated\', \'tool_error\', \'tool_progress\', \'tool_result_preview\', \'tool_started\' or \'tool_step\'; others are read, but not written', 'event');
    check.unknown = true;
    return 1 + commonStreamToolEventPayload(object, check, depth);
}
/** @internal */
export function declaresStreamToolEventPayload(key, object) {
    if (key === 'call_id' || key === 'data' || key === 'event' || key === 'message' || key === 'show_spinner' || key === 'timestamp' || key === 'tool_name')
        return true;
    switch (object['event']) {
        case 'tool_completed':
            return false;
        case 'tool_delegated':
            return false;
        case 'tool_error':
            return false;
        case 'tool_progress':
            return false;
        case 'tool_result_preview':
            return false;
        case 'tool_started':
            return false;
        case 'tool_step':
            return false;
        default:
            return true;
    }
}
/** @internal */
export function checkStreamToolEventPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamToolEventPayload(value, check, depth), declaresStreamToolEventPayload);
}
/** @internal */
export function turnStreamToolEventPayload(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['event']) {
        case 'tool_completed':
        case 'tool_delegated':
        case 'tool_error':
        case 'tool_progress':
        case 'tool_result_preview':
        case 'tool_started':
        case 'tool_step':
            return value;
        default:
            return cantus.turnUnknown(value, way, 'event', 'tag', 'raw');
    }
}
/** @internal */
export function fieldsStreamToolEventToolCompleted(object, check, _depth) {
    let known = 0;
    let value = object['result'];
    if (value !== undefined) {
        known += 1;
    }
    value = object['result_preview'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'result_preview');
    }
    value = object['result_omitted'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'result_omitted');
    }
    value = object['output_chars'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !Number.isSafeInteger(value))
            check.fail('expected an integer or null', 'output_chars');
    }
    value = object['tool_call_id'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'tool_call_id');
    }
    return known;
}
/** @internal */
export function declaresStreamToolEventToolCompleted(key) {
    return key === 'output_chars' || key === 'result' || key === 'result_omitted' || key === 'result_preview' || key === 'tool_call_id';
}
/** @internal */
export function checkStreamToolEventToolCompleted(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamToolEventToolCompleted(value, check, depth), declaresStreamToolEventToolCompleted);
}
/** @internal */
export function fieldsStreamToolEventToolDelegated(object, check, depth) {
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
export function declaresStreamToolEventToolDelegated(key) {
    return key === 'arguments';
}
/** @internal */
export function checkStreamToolEventToolDelegated(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamToolEventToolDelegated(value, check, depth), declaresStreamToolEventToolDelegated);
}
/** @internal */
export function fieldsStreamToolEventToolError(object, check, _depth) {
    let known = 1;
    let value = object['error_type'];
    if (value === undefined) {
        check.missing('error_type');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'error_type');
    value = object['detail'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'detail');
    }
    return known;
}
/** @internal */
export function declaresStreamToolEventToolError(key) {
    return key === 'detail' || key === 'error_type';
}
/** @internal */
export function checkStreamToolEventToolError(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamToolEventToolError(value, check, depth), declaresStreamToolEventToolError);
}
/** @internal */
export function fieldsStreamToolEventToolProgress(object, check, depth) {
    let known = 0;
    let value = object['percent'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !Number.isFinite(value))
            check.fail('expected a finite number or null', 'percent');
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'metadata')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'metadata');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamToolEventToolProgress(key) {
    return key === 'metadata' || key === 'percent';
}
/** @internal */
export function checkStreamToolEventToolProgress(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamToolEventToolProgress(value, check, depth), declaresStreamToolEventToolProgress);
}
/** @internal */
export function fieldsStreamToolEventToolResultPreview(object, check, _depth) {
    let known = 1;
    let value = object['preview'];
    if (value === undefined) {
        check.missing('preview');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'preview');
    return known;
}
/** @internal */
export function declaresStreamToolEventToolResultPreview(key) {
    return key === 'preview';
}
/** @internal */
export function checkStreamToolEventToolResultPreview(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamToolEventToolResultPreview(value, check, depth), declaresStreamToolEventToolResultPreview);
}
/** @internal */
export function fieldsStreamToolEventToolStarted(object, check, depth) {
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
    value = object['display_name'];
    if (value !== undefined) {
        known += 1;
        if (!cantus.isText(value))
            check.fail('expected a string', 'display_name');
    }
    return known;
}
/** @internal */
export function declaresStreamToolEventToolStarted(key) {
    return key === 'arguments' || key === 'display_name';
}
/** @internal */
export function checkStreamToolEventToolStarted(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamToolEventToolStarted(value, check, depth), declaresStreamToolEventToolStarted);
}
/** @internal */
export function fieldsStreamToolEventToolStep(object, check, depth) {
    let known = 1;
    let value = object['step'];
    if (value === undefined) {
        check.missing('step');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'step');
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'metadata')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'metadata');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamToolEventToolStep(key) {
    return key === 'metadata' || key === 'step';
}
/** @internal */
export function checkStreamToolEventToolStep(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamToolEventToolStep(value, check, depth), declaresStreamToolEventToolStep);
}
/** @internal */
export function checkStreamWarningLevel(value, check, _depth) {
    if (value !== 'low' && value !== 'medium' && value !== 'high')
        check.fail('expected \'low\', \'medium\' or \'high\'');
}
/** @internal */
export function fieldsStreamWarningPayload(object, check, depth) {
    let known = 2;
    let value = object['code'];
    if (value === undefined) {
        check.missing('code');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'code');
    value = object['system_message'];
    if (value === undefined) {
        check.missing('system_message');
        known -= 1;
    }
    else if (!cantus.isText(value))
        check.fail('expected a string', 'system_message');
    value = object['user_message'];
    if (value !== undefined) {
        known += 1;
        if (value !== null && !cantus.isText(value))
            check.fail('expected a string or null', 'user_message');
    }
    value = object['level'];
    if (value !== undefined) {
        known += 1;
        const before = check.count;
        checkStreamWarningLevel(value, check, depth + 1);
        check.under(before, 'level');
    }
    value = object['recoverable'];
    if (value !== undefined) {
        known += 1;
        if (typeof value !== 'boolean')
            check.fail('expected true or false', 'recoverable');
    }
    value = object['metadata'];
    if (value !== undefined) {
        known += 1;
        if (check.object(value, depth + 1, 'metadata')) {
            const before = check.count;
            for (const key of Object.keys(value)) {
                check.key(key);
            }
            check.under(before, 'metadata');
        }
    }
    return known;
}
/** @internal */
export function declaresStreamWarningPayload(key) {
    return key === 'code' || key === 'level' || key === 'metadata' || key === 'recoverable' || key === 'system_message' || key === 'user_message';
}
/** @internal */
export function checkStreamWarningPayload(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamWarningPayload(value, check, depth), declaresStreamWarningPayload);
}
/** @internal */
export function memberStreamEvent$Chunk(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamChunkPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Citation(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamCitationPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Completion(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamCompletionPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$ContextTrimmed(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamContextTrimmedPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Data(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamDataPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$End(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamEndPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Error(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamError(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Heartbeat(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamHeartbeatPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Info(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamInfoPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Init(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamInitPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$InjectionConsumed(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamInjectionConsumedPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Phase(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamPhasePayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Reasoning(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamReasoningPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$ReasoningChunk(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamReasoningChunkPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$RecordReserved(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamRecordReservedPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$RecordUpdate(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamRecordUpdatePayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$RenderBlock(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamRenderBlockPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$ResourceChanged(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamResourceChangedPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$StructuredOutput(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamStructuredOutputPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$ToolEvent(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamToolEventPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export function memberStreamEvent$Warning(object, check, depth) {
    let known = 2;
    let value = object['data'];
    if (value === undefined) {
        check.missing('data');
        known -= 1;
    }
    else {
        const before = check.count;
        checkStreamWarningPayload(value, check, depth + 1);
        check.under(before, 'data');
    }
    return known;
}
/** @internal */
export const membersStreamEvent = /* @__PURE__ */ new Map([
    ['chunk', memberStreamEvent$Chunk],
    ['citation', memberStreamEvent$Citation],
    ['completion', memberStreamEvent$Completion],
    ['context_trimmed', memberStreamEvent$ContextTrimmed],
    ['data', memberStreamEvent$Data],
    ['end', memberStreamEvent$End],
    ['error', memberStreamEvent$Error],
    ['heartbeat', memberStreamEvent$Heartbeat],
    ['info', memberStreamEvent$Info],
    ['init', memberStreamEvent$Init],
    ['injection_consumed', memberStreamEvent$InjectionConsumed],
    ['phase', memberStreamEvent$Phase],
    ['reasoning', memberStreamEvent$Reasoning],
    ['reasoning_chunk', memberStreamEvent$ReasoningChunk],
    ['record_reserved', memberStreamEvent$RecordReserved],
    ['record_update', memberStreamEvent$RecordUpdate],
    ['render_block', memberStreamEvent$RenderBlock],
    ['resource_changed', memberStreamEvent$ResourceChanged],
    ['structured_output', memberStreamEvent$StructuredOutput],
    ['tool_event', memberStreamEvent$ToolEvent],
    ['warning', memberStreamEvent$Warning],
]);
/** @internal */
export function fieldsStreamEvent(object, check, depth) {
    const tag = object['event'];
    const member = membersStreamEvent.get(tag);
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
        check.fail('expected \'chunk\', \'citation\', \'completion\', \'context_trimmed\', \'data\', \'end\', \'error\', \'heartbeat\', \'info\', \'init\', \'injection_consumed\', \'phase\' or one of 9 more; others are read, but not written', 'event');
    check.opaque = true;
    return 1;
}
/** @internal */
export function declaresStreamEvent(key, object) {
    if (key === 'data' || key === 'event')
        return true;
    switch (object['event']) {
        default:
            return !membersStreamEvent.has(object['event']);
    }
}
/** @internal */
export function checkStreamEvent(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, fieldsStreamEvent(value, check, depth), declaresStreamEvent);
}
/** @internal */
export function turnStreamEvent(value, way) {
    if (!cantus.isObject(value))
        return value;
    switch (value['event']) {
        case 'data':
            return cantus.turnFields(value, way, [['data', turnStreamDataPayload]]);
        case 'error':
            return cantus.turnFields(value, way, [['data', turnStreamError]]);
        case 'tool_event':
            return cantus.turnFields(value, way, [['data', turnStreamToolEventPayload]]);
        default:
            return value;
    }
}
/** @internal */
export function emitStreamEvent$Chunk(document) {
    return cantus.emitted(document, memberStreamEvent$Chunk, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$Citation(document) {
    return cantus.emitted(document, memberStreamEvent$Citation, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$Completion(document) {
    return cantus.emitted(document, memberStreamEvent$Completion, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$ContextTrimmed(document) {
    return cantus.emitted(document, memberStreamEvent$ContextTrimmed, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$Data(document) {
    return cantus.emitted(document, memberStreamEvent$Data, (key) => key === 'data' || key === 'event', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnStreamDataPayload]]));
}
/** @internal */
export function emitStreamEvent$End(document) {
    return cantus.emitted(document, memberStreamEvent$End, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$Error(document) {
    return cantus.emitted(document, memberStreamEvent$Error, (key) => key === 'data' || key === 'event', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnStreamError]]));
}
/** @internal */
export function emitStreamEvent$Heartbeat(document) {
    return cantus.emitted(document, memberStreamEvent$Heartbeat, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$Info(document) {
    return cantus.emitted(document, memberStreamEvent$Info, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$Init(document) {
    return cantus.emitted(document, memberStreamEvent$Init, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$InjectionConsumed(document) {
    return cantus.emitted(document, memberStreamEvent$InjectionConsumed, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$Phase(document) {
    return cantus.emitted(document, memberStreamEvent$Phase, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$Reasoning(document) {
    return cantus.emitted(document, memberStreamEvent$Reasoning, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$ReasoningChunk(document) {
    return cantus.emitted(document, memberStreamEvent$ReasoningChunk, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$RecordReserved(document) {
    return cantus.emitted(document, memberStreamEvent$RecordReserved, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$RecordUpdate(document) {
    return cantus.emitted(document, memberStreamEvent$RecordUpdate, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$RenderBlock(document) {
    return cantus.emitted(document, memberStreamEvent$RenderBlock, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$ResourceChanged(document) {
    return cantus.emitted(document, memberStreamEvent$ResourceChanged, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$StructuredOutput(document) {
    return cantus.emitted(document, memberStreamEvent$StructuredOutput, (key) => key === 'data' || key === 'event', undefined, undefined);
}
/** @internal */
export function emitStreamEvent$ToolEvent(document) {
    return cantus.emitted(document, memberStreamEvent$ToolEvent, (key) => key === 'data' || key === 'event', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnStreamToolEventPayload]]));
}
/** @internal */
export function emitStreamEvent$Warning(document) {
    return cantus.emitted(document, memberStreamEvent$Warning, (key) => key === 'data' || key === 'event', undefined, undefined);
}
