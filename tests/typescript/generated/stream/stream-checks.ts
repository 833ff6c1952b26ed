/**
 * The checks behind the guards, parsers and constructors of package `stream`. Import its events file instead.
 */

import * as cantus from './cantus.ts';

/** @internal */
export function fieldsStreamAggregatedUsageResult(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['input_tokens'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'input_tokens');
  }
  value = object['output_tokens'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'output_tokens');
  }
  value = object['cached_input_tokens'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'cached_input_tokens');
  }
  value = object['total_tokens'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'total_tokens');
  }
  return known;
}

/** @internal */
export function declaresStreamAggregatedUsageResult(key: string): boolean {
  return key === 'cached_input_tokens' || key === 'input_tokens' || key === 'output_tokens' || key === 'total_tokens';
}

/** @internal */
export function restStreamAggregatedUsageResult(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkStreamAggregatedUsageResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsStreamAggregatedUsageResult(value, check, depth), declaresStreamAggregatedUsageResult, restStreamAggregatedUsageResult, depth);
}

/** @internal */
export function fieldsStreamCheckupFinding(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  value = object['kind'];
  if (value === undefined) {
    check.missing('kind');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'kind');
  value = object['reason'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'reason');
  }
  value = object['confidence'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'confidence');
  }
  value = object['evidence'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'evidence');
  }
  value = object['evidence_ref'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'evidence_ref')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'evidence_ref');
    }
  }
  value = object['proposed'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.object(value, depth + 1, 'proposed')) {
        const before = check.count;
        for (const key of Object.keys(value)) {
          check.key(key);
        }
        check.under(before, 'proposed');
      }
    }
  }
  value = object['alternatives'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'alternatives')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (check.object(item, depth + 2, index)) {
          const before1 = check.count;
          for (const key1 of Object.keys(item)) {
            check.key(key1);
          }
          check.under(before1, index);
        }
      }
      check.under(before, 'alternatives');
    }
  }
  value = object['target_rule_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'target_rule_id');
  }
  value = object['source'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'source');
  }
  value = object['content_ir'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.object(value, depth + 1, 'content_ir')) {
        const before = check.count;
        for (const key of Object.keys(value)) {
          check.key(key);
        }
        check.under(before, 'content_ir');
      }
    }
  }
  return known;
}

/** @internal */
export function declaresStreamCheckupFinding(key: string): boolean {
  return key === 'alternatives' || key === 'confidence' || key === 'content_ir' || key === 'evidence' || key === 'evidence_ref' || key === 'id' || key === 'kind' || key === 'proposed' || key === 'reason' || key === 'source' || key === 'target_rule_id';
}

/** @internal */
export function checkStreamCheckupFinding(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamCheckupFinding(value, check, depth), declaresStreamCheckupFinding);
}

/** @internal */
export function fieldsStreamChunkPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['text'];
  if (value === undefined) {
    check.missing('text');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'text');
  return known;
}

/** @internal */
export function declaresStreamChunkPayload(key: string): boolean {
  return key === 'text';
}

/** @internal */
export function checkStreamChunkPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamChunkPayload(value, check, depth), declaresStreamChunkPayload);
}

/** @internal */
export function fieldsStreamCitationPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['block_index'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isInteger(value, 0, 4294967295)) check.fail('expected an integer from 0 to 4294967295 or null', 'block_index');
  }
  value = object['citation'];
  if (value === undefined) {
    check.missing('citation');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamNormalizedCitation(value, check, depth + 1);
    check.under(before, 'citation');
  }
  return known;
}

/** @internal */
export function declaresStreamCitationPayload(key: string): boolean {
  return key === 'block_index' || key === 'citation';
}

/** @internal */
export function checkStreamCitationPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamCitationPayload(value, check, depth), declaresStreamCitationPayload);
}

/** @internal */
export function fieldsStreamCompletionLlmRequest(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['model'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'model');
  }
  value = object['finish_reason'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'finish_reason');
  }
  value = object['duration_ms'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'duration_ms');
  }
  value = object['tokens_in'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'tokens_in');
  }
  value = object['tokens_out'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'tokens_out');
  }
  return known;
}

/** @internal */
export function declaresStreamCompletionLlmRequest(key: string): boolean {
  return key === 'duration_ms' || key === 'finish_reason' || key === 'model' || key === 'tokens_in' || key === 'tokens_out';
}

/** @internal */
export function checkStreamCompletionLlmRequest(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamCompletionLlmRequest(value, check, depth), declaresStreamCompletionLlmRequest);
}

/** @internal */
export function commonStreamCompletionPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['operation_id'];
  if (value === undefined) {
    check.missing('operation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'operation_id');
  value = object['status'];
  if (value === undefined) {
    check.missing('status');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamCompletionStatus(value, check, depth + 1);
    check.under(before, 'status');
  }
  return known;
}

/** @internal */
export function memberStreamCompletionPayload$LlmRequest(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function memberStreamCompletionPayload$Persistence(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function memberStreamCompletionPayload$SubAgent(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function memberStreamCompletionPayload$ToolExecution(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function memberStreamCompletionPayload$UserRequest(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function fieldsStreamCompletionPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function declaresStreamCompletionPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'operation' || key === 'operation_id' || key === 'result' || key === 'status') return true;
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
export function checkStreamCompletionPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamCompletionPayload(value, check, depth), declaresStreamCompletionPayload);
}

/** @internal */
export function fieldsStreamCompletionPersistence(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['records_written'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'records_written');
  }
  value = object['duration_ms'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'duration_ms');
  }
  return known;
}

/** @internal */
export function declaresStreamCompletionPersistence(key: string): boolean {
  return key === 'duration_ms' || key === 'records_written';
}

/** @internal */
export function checkStreamCompletionPersistence(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamCompletionPersistence(value, check, depth), declaresStreamCompletionPersistence);
}

/** @internal */
export function checkStreamCompletionStatus(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'success' && value !== 'failed' && value !== 'cancelled') check.fail('expected \'success\', \'failed\' or \'cancelled\'');
}

/** @internal */
export function fieldsStreamCompletionSubAgent(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['agent_name'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'agent_name');
  }
  value = object['success'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'success');
  }
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'error');
  }
  return known;
}

/** @internal */
export function declaresStreamCompletionSubAgent(key: string): boolean {
  return key === 'agent_name' || key === 'error' || key === 'success';
}

/** @internal */
export function checkStreamCompletionSubAgent(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamCompletionSubAgent(value, check, depth), declaresStreamCompletionSubAgent);
}

/** @internal */
export function fieldsStreamCompletionToolExecution(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['success'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'success');
  }
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'error');
  }
  value = object['duration_ms'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'duration_ms');
  }
  return known;
}

/** @internal */
export function declaresStreamCompletionToolExecution(key: string): boolean {
  return key === 'duration_ms' || key === 'error' || key === 'success';
}

/** @internal */
export function checkStreamCompletionToolExecution(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamCompletionToolExecution(value, check, depth), declaresStreamCompletionToolExecution);
}

/** @internal */
export function fieldsStreamCompletionUserRequest(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['status'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'status');
  }
  value = object['output'];
  if (value !== undefined) {
    known += 1;
  }
  value = object['iterations'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'iterations');
  }
  value = object['finish_reason'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'finish_reason');
  }
  value = object['total_usage'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      const before = check.count;
      checkStreamAggregatedUsageResult(value, check, depth + 1);
      check.under(before, 'total_usage');
    }
  }
  value = object['timing_stats'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      const before = check.count;
      checkStreamTimingStatsResult(value, check, depth + 1);
      check.under(before, 'timing_stats');
    }
  }
  value = object['tool_call_stats'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      const before = check.count;
      checkStreamToolCallStatsResult(value, check, depth + 1);
      check.under(before, 'tool_call_stats');
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
export function declaresStreamCompletionUserRequest(key: string): boolean {
  return key === 'finish_reason' || key === 'iterations' || key === 'metadata' || key === 'output' || key === 'status' || key === 'timing_stats' || key === 'tool_call_stats' || key === 'total_usage';
}

/** @internal */
export function checkStreamCompletionUserRequest(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamCompletionUserRequest(value, check, depth), declaresStreamCompletionUserRequest);
}

/** @internal */
export function fieldsStreamConsumedInjection(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  value = object['text'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'text');
  }
  return known;
}

/** @internal */
export function declaresStreamConsumedInjection(key: string): boolean {
  return key === 'id' || key === 'text';
}

/** @internal */
export function restStreamConsumedInjection(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkStreamConsumedInjection(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsStreamConsumedInjection(value, check, depth), declaresStreamConsumedInjection, restStreamConsumedInjection, depth);
}

/** @internal */
export function checkStreamContextAnalysisHeadersValue(value: unknown, check: cantus.Check, _depth: number): void {
  if (!cantus.isText(value)) check.fail('expected a string');
}

/** @internal */
export function fieldsStreamContextAnalysisPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['provider'];
  if (value === undefined) {
    check.missing('provider');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'provider');
  value = object['model'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'model');
  }
  value = object['method'];
  if (value === undefined) {
    check.missing('method');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'method');
  value = object['url'];
  if (value === undefined) {
    check.missing('url');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'url');
  value = object['headers'];
  if (value === undefined) {
    check.missing('headers');
    known -= 1;
  } else {
    if (check.object(value, depth + 1, 'headers')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
        const item = value[key];
        const before1 = check.count;
        checkStreamContextAnalysisHeadersValue(item, check, depth + 2);
        check.under(before1, key);
      }
      check.under(before, 'headers');
    }
  }
  value = object['body'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.object(value, depth + 1, 'body')) {
        const before = check.count;
        for (const key of Object.keys(value)) {
          check.key(key);
        }
        check.under(before, 'body');
      }
    }
  }
  value = object['body_raw'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'body_raw');
  }
  value = object['body_size_bytes'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'body_size_bytes');
  }
  value = object['is_streaming'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'is_streaming');
  }
  value = object['attempt'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'attempt');
  }
  value = object['iteration'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'iteration');
  }
  value = object['conversation_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'conversation_id');
  }
  value = object['request_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'request_id');
  }
  value = object['timestamp'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'timestamp');
  }
  return known;
}

/** @internal */
export function declaresStreamContextAnalysisPayload(key: string): boolean {
  return key === 'attempt' || key === 'body' || key === 'body_raw' || key === 'body_size_bytes' || key === 'conversation_id' || key === 'headers' || key === 'is_streaming' || key === 'iteration' || key === 'method' || key === 'model' || key === 'provider' || key === 'request_id' || key === 'timestamp' || key === 'url';
}

/** @internal */
export function checkStreamContextAnalysisPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamContextAnalysisPayload(value, check, depth), declaresStreamContextAnalysisPayload);
}

/** @internal */
export function fieldsStreamContextStatePayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['conversation_id'];
  if (value === undefined) {
    check.missing('conversation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'conversation_id');
  value = object['measured_at'];
  if (value === undefined) {
    check.missing('measured_at');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'measured_at');
  value = object['message_count_visible'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'message_count_visible');
  }
  value = object['total_chars_visible_to_model'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_chars_visible_to_model');
  }
  value = object['last_request_input_tokens'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'last_request_input_tokens');
  }
  value = object['last_request_output_tokens'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'last_request_output_tokens');
  }
  value = object['last_request_cached_tokens'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'last_request_cached_tokens');
  }
  value = object['cache_state'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'cache_state')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'cache_state');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamContextStatePayload(key: string): boolean {
  return key === 'cache_state' || key === 'conversation_id' || key === 'last_request_cached_tokens' || key === 'last_request_input_tokens' || key === 'last_request_output_tokens' || key === 'measured_at' || key === 'message_count_visible' || key === 'total_chars_visible_to_model';
}

/** @internal */
export function checkStreamContextStatePayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamContextStatePayload(value, check, depth), declaresStreamContextStatePayload);
}

/** @internal */
export function fieldsStreamContextTrimmedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['conversation_id'];
  if (value === undefined) {
    check.missing('conversation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'conversation_id');
  value = object['measured_at'];
  if (value === undefined) {
    check.missing('measured_at');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'measured_at');
  value = object['request_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'request_id');
  }
  value = object['trim_summary'];
  if (value === undefined) {
    check.missing('trim_summary');
    known -= 1;
  } else {
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
export function declaresStreamContextTrimmedPayload(key: string): boolean {
  return key === 'conversation_id' || key === 'measured_at' || key === 'request_id' || key === 'trim_summary';
}

/** @internal */
export function checkStreamContextTrimmedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamContextTrimmedPayload(value, check, depth), declaresStreamContextTrimmedPayload);
}

/** @internal */
export function fieldsStreamControlTokenPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['value'];
  if (value === undefined) {
    check.missing('value');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'value');
  value = object['declared_by'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'declared_by');
  }
  return known;
}

/** @internal */
export function declaresStreamControlTokenPayload(key: string): boolean {
  return key === 'declared_by' || key === 'name' || key === 'value';
}

/** @internal */
export function checkStreamControlTokenPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamControlTokenPayload(value, check, depth), declaresStreamControlTokenPayload);
}

/** @internal */
export function fieldsStreamDataAgentStudioFromChatProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['step'];
  if (value === undefined) {
    check.missing('step');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataAgentStudioFromChatProgressStep(value, check, depth + 1);
    check.under(before, 'step');
  }
  value = object['says'];
  if (value === undefined) {
    check.missing('says');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'says');
  value = object['build_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'build_id');
  }
  value = object['brief'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.object(value, depth + 1, 'brief')) {
        const before = check.count;
        for (const key of Object.keys(value)) {
          check.key(key);
        }
        check.under(before, 'brief');
      }
    }
  }
  value = object['scope'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.object(value, depth + 1, 'scope')) {
        const before = check.count;
        for (const key of Object.keys(value)) {
          check.key(key);
        }
        check.under(before, 'scope');
      }
    }
  }
  value = object['proof_cases'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'proof_cases');
  }
  value = object['run_conversation_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'run_conversation_id');
  }
  return known;
}

/** @internal */
export function declaresStreamDataAgentStudioFromChatProgress(key: string): boolean {
  return key === 'brief' || key === 'build_id' || key === 'proof_cases' || key === 'run_conversation_id' || key === 'says' || key === 'scope' || key === 'step';
}

/** @internal */
export function checkStreamDataAgentStudioFromChatProgress(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataAgentStudioFromChatProgress(value, check, depth), declaresStreamDataAgentStudioFromChatProgress);
}

/** @internal */
export function checkStreamDataAgentStudioFromChatProgressStep(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'reading' && value !== 'briefing' && value !== 'building' && value !== 'proving') check.fail('expected \'reading\', \'briefing\', \'building\' or \'proving\'');
}

/** @internal */
export function fieldsStreamDataAgentTestResult(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['result_id'];
  if (value === undefined) {
    check.missing('result_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'result_id');
  value = object['verdict'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'verdict');
  }
  value = object['setup_key'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'setup_key');
  }
  value = object['door'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'door');
  }
  return known;
}

/** @internal */
export function declaresStreamDataAgentTestResult(key: string): boolean {
  return key === 'door' || key === 'result_id' || key === 'run_id' || key === 'setup_key' || key === 'verdict';
}

/** @internal */
export function checkStreamDataAgentTestResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataAgentTestResult(value, check, depth), declaresStreamDataAgentTestResult);
}

/** @internal */
export function fieldsStreamDataAgentTestRunStatus(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['status'];
  if (value === undefined) {
    check.missing('status');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'status');
  return known;
}

/** @internal */
export function declaresStreamDataAgentTestRunStatus(key: string): boolean {
  return key === 'run_id' || key === 'status';
}

/** @internal */
export function checkStreamDataAgentTestRunStatus(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataAgentTestRunStatus(value, check, depth), declaresStreamDataAgentTestRunStatus);
}

/** @internal */
export function fieldsStreamDataAudioOutput(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['url'];
  if (value === undefined) {
    check.missing('url');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'url');
  value = object['mime_type'];
  if (value === undefined) {
    check.missing('mime_type');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'mime_type');
  value = object['cdn_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'cdn_url');
  }
  value = object['download_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'download_url');
  }
  value = object['file_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'file_id');
  }
  return known;
}

/** @internal */
export function declaresStreamDataAudioOutput(key: string): boolean {
  return key === 'cdn_url' || key === 'download_url' || key === 'file_id' || key === 'mime_type' || key === 'url';
}

/** @internal */
export function checkStreamDataAudioOutput(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataAudioOutput(value, check, depth), declaresStreamDataAudioOutput);
}

/** @internal */
export function fieldsStreamDataAudioStreamEnd(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['stream_id'];
  if (value === undefined) {
    check.missing('stream_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'stream_id');
  value = object['total_chunks'];
  if (value === undefined) {
    check.missing('total_chunks');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_chunks');
  value = object['take'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'take');
  }
  value = object['url'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'url');
  }
  value = object['cdn_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'cdn_url');
  }
  value = object['download_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'download_url');
  }
  value = object['file_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'file_id');
  }
  value = object['mime_type'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'mime_type');
  }
  value = object['duration_ms'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'duration_ms');
  }
  value = object['sample_rate'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'sample_rate');
  }
  value = object['bits_per_sample'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'bits_per_sample');
  }
  value = object['channels'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'channels');
  }
  return known;
}

/** @internal */
export function declaresStreamDataAudioStreamEnd(key: string): boolean {
  return key === 'bits_per_sample' || key === 'cdn_url' || key === 'channels' || key === 'download_url' || key === 'duration_ms' || key === 'file_id' || key === 'mime_type' || key === 'sample_rate' || key === 'stream_id' || key === 'take' || key === 'total_chunks' || key === 'url';
}

/** @internal */
export function checkStreamDataAudioStreamEnd(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataAudioStreamEnd(value, check, depth), declaresStreamDataAudioStreamEnd);
}

/** @internal */
export function fieldsStreamDataClaudeManagedSdkMessage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['runtime_id'];
  if (value === undefined) {
    check.missing('runtime_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'runtime_id');
  value = object['session_id'];
  if (value === undefined) {
    check.missing('session_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'session_id');
  value = object['sdk_message_type'];
  if (value === undefined) {
    check.missing('sdk_message_type');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'sdk_message_type');
  value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else {
    if (check.object(value, depth + 1, 'message')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'message');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataClaudeManagedSdkMessage(key: string): boolean {
  return key === 'message' || key === 'runtime_id' || key === 'sdk_message_type' || key === 'session_id';
}

/** @internal */
export function checkStreamDataClaudeManagedSdkMessage(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataClaudeManagedSdkMessage(value, check, depth), declaresStreamDataClaudeManagedSdkMessage);
}

/** @internal */
export function fieldsStreamDataCmsLogoFound(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['site_id'];
  if (value === undefined) {
    check.missing('site_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'site_id');
  value = object['found'];
  if (value === undefined) {
    check.missing('found');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'found');
  value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['asset_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'asset_id');
  }
  value = object['asset_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'asset_url');
  }
  value = object['mime_type'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'mime_type');
  }
  value = object['width'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'width');
  }
  value = object['height'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'height');
  }
  value = object['source'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'source');
  }
  value = object['source_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'source_url');
  }
  value = object['candidates_considered'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'candidates_considered');
  }
  value = object['rejected'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'rejected')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'rejected');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataCmsLogoFound(key: string): boolean {
  return key === 'asset_id' || key === 'asset_url' || key === 'candidates_considered' || key === 'found' || key === 'height' || key === 'message' || key === 'mime_type' || key === 'rejected' || key === 'site_id' || key === 'source' || key === 'source_url' || key === 'width';
}

/** @internal */
export function checkStreamDataCmsLogoFound(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataCmsLogoFound(value, check, depth), declaresStreamDataCmsLogoFound);
}

/** @internal */
export function fieldsStreamDataContextConflict(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['key'];
  if (value === undefined) {
    check.missing('key');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'key');
  value = object['command'];
  if (value === undefined) {
    check.missing('command');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'command');
  value = object['base_version'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'base_version');
  }
  value = object['source_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'source_id');
  }
  value = object['source_kind'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'source_kind');
  }
  return known;
}

/** @internal */
export function declaresStreamDataContextConflict(key: string): boolean {
  return key === 'base_version' || key === 'command' || key === 'key' || key === 'source_id' || key === 'source_kind';
}

/** @internal */
export function checkStreamDataContextConflict(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataContextConflict(value, check, depth), declaresStreamDataContextConflict);
}

/** @internal */
export function fieldsStreamDataContextPersistFailed(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['key'];
  if (value === undefined) {
    check.missing('key');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'key');
  value = object['command'];
  if (value === undefined) {
    check.missing('command');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'command');
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'error');
  }
  value = object['source_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'source_id');
  }
  value = object['source_kind'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'source_kind');
  }
  value = object['traceback'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'traceback');
  }
  return known;
}

/** @internal */
export function declaresStreamDataContextPersistFailed(key: string): boolean {
  return key === 'command' || key === 'error' || key === 'key' || key === 'source_id' || key === 'source_kind' || key === 'traceback';
}

/** @internal */
export function checkStreamDataContextPersistFailed(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataContextPersistFailed(value, check, depth), declaresStreamDataContextPersistFailed);
}

/** @internal */
export function fieldsStreamDataConversationId(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['conversation_id'];
  if (value === undefined) {
    check.missing('conversation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'conversation_id');
  return known;
}

/** @internal */
export function declaresStreamDataConversationId(key: string): boolean {
  return key === 'conversation_id';
}

/** @internal */
export function checkStreamDataConversationId(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataConversationId(value, check, depth), declaresStreamDataConversationId);
}

/** @internal */
export function fieldsStreamDataCutoverCopyAgainProgress(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 5;
  let value = object['organization_id'];
  if (value === undefined) {
    check.missing('organization_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'organization_id');
  value = object['table_name'];
  if (value === undefined) {
    check.missing('table_name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'table_name');
  value = object['table_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'table_id');
  }
  value = object['says'];
  if (value === undefined) {
    check.missing('says');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'says');
  value = object['done'];
  if (value === undefined) {
    check.missing('done');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'done');
  value = object['total'];
  if (value === undefined) {
    check.missing('total');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  value = object['refused'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'refused');
  }
  return known;
}

/** @internal */
export function declaresStreamDataCutoverCopyAgainProgress(key: string): boolean {
  return key === 'done' || key === 'organization_id' || key === 'refused' || key === 'says' || key === 'table_id' || key === 'table_name' || key === 'total';
}

/** @internal */
export function checkStreamDataCutoverCopyAgainProgress(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataCutoverCopyAgainProgress(value, check, depth), declaresStreamDataCutoverCopyAgainProgress);
}

/** @internal */
export function fieldsStreamDataCutoverFinalSwitchCopyAgainResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['ok'];
  if (value === undefined) {
    check.missing('ok');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'ok');
  value = object['says'];
  if (value === undefined) {
    check.missing('says');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'says');
  value = object['organizations'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'organizations')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (check.object(item, depth + 2, index)) {
          const before1 = check.count;
          for (const key1 of Object.keys(item)) {
            check.key(key1);
          }
          check.under(before1, index);
        }
      }
      check.under(before, 'organizations');
    }
  }
  value = object['still_needs'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'still_needs')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'still_needs');
    }
  }
  value = object['resumed'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'resumed');
  }
  value = object['timings_ms'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'timings_ms')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
        const item = value[key];
        if (!Number.isSafeInteger(item)) check.fail('expected an integer', key);
      }
      check.under(before, 'timings_ms');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataCutoverFinalSwitchCopyAgainResult(key: string): boolean {
  return key === 'ok' || key === 'organizations' || key === 'resumed' || key === 'run_id' || key === 'says' || key === 'still_needs' || key === 'timings_ms';
}

/** @internal */
export function checkStreamDataCutoverFinalSwitchCopyAgainResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataCutoverFinalSwitchCopyAgainResult(value, check, depth), declaresStreamDataCutoverFinalSwitchCopyAgainResult);
}

/** @internal */
export function fieldsStreamDataCutoverFinalSwitchStage(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['stage'];
  if (value === undefined) {
    check.missing('stage');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'stage');
  value = object['says'];
  if (value === undefined) {
    check.missing('says');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'says');
  return known;
}

/** @internal */
export function declaresStreamDataCutoverFinalSwitchStage(key: string): boolean {
  return key === 'says' || key === 'stage';
}

/** @internal */
export function checkStreamDataCutoverFinalSwitchStage(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataCutoverFinalSwitchStage(value, check, depth), declaresStreamDataCutoverFinalSwitchStage);
}

/** @internal */
export function fieldsStreamDataDecisionReferenceItemFailed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['item_id'];
  if (value === undefined) {
    check.missing('item_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'item_id');
  value = object['question'];
  if (value === undefined) {
    check.missing('question');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'question');
  value = object['error'];
  if (value === undefined) {
    check.missing('error');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'error');
  value = object['reference_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'reference_id');
  }
  value = object['status'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkStreamDataDecisionReferenceItemFailedStatus(value, check, depth + 1);
    check.under(before, 'status');
  }
  value = object['already_checked'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'already_checked');
  }
  return known;
}

/** @internal */
export function declaresStreamDataDecisionReferenceItemFailed(key: string): boolean {
  return key === 'already_checked' || key === 'error' || key === 'item_id' || key === 'question' || key === 'reference_id' || key === 'run_id' || key === 'status';
}

/** @internal */
export function checkStreamDataDecisionReferenceItemFailed(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataDecisionReferenceItemFailed(value, check, depth), declaresStreamDataDecisionReferenceItemFailed);
}

/** @internal */
export function checkStreamDataDecisionReferenceItemFailedStatus(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'failed' && value !== 'unanswerable' && value !== 'unbuildable' && value !== 'in_flight') check.fail('expected \'failed\', \'unanswerable\', \'unbuildable\' or \'in_flight\'');
}

/** @internal */
export function fieldsStreamDataDecisionReferenceRunStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 5;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['agent_id'];
  if (value === undefined) {
    check.missing('agent_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'agent_id');
  value = object['judge_key'];
  if (value === undefined) {
    check.missing('judge_key');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'judge_key');
  value = object['item_count'];
  if (value === undefined) {
    check.missing('item_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'item_count');
  value = object['reference_model'];
  if (value === undefined) {
    check.missing('reference_model');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataDecisionReferenceRunStartedReferenceModel(value, check, depth + 1);
    check.under(before, 'reference_model');
  }
  value = object['in_flight'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'in_flight');
  }
  value = object['skipped_existing'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'skipped_existing');
  }
  value = object['unbuildable'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'unbuildable');
  }
  return known;
}

/** @internal */
export function declaresStreamDataDecisionReferenceRunStarted(key: string): boolean {
  return key === 'agent_id' || key === 'in_flight' || key === 'item_count' || key === 'judge_key' || key === 'reference_model' || key === 'run_id' || key === 'skipped_existing' || key === 'unbuildable';
}

/** @internal */
export function checkStreamDataDecisionReferenceRunStarted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataDecisionReferenceRunStarted(value, check, depth), declaresStreamDataDecisionReferenceRunStarted);
}

/** @internal */
export function fieldsStreamDataDecisionReferenceRunStartedReferenceModel(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  return known;
}

/** @internal */
export function declaresStreamDataDecisionReferenceRunStartedReferenceModel(key: string): boolean {
  return key === 'id' || key === 'name';
}

/** @internal */
export function checkStreamDataDecisionReferenceRunStartedReferenceModel(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataDecisionReferenceRunStartedReferenceModel(value, check, depth), declaresStreamDataDecisionReferenceRunStartedReferenceModel);
}

/** @internal */
export function fieldsStreamDataDisplayQuestionnaire(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['introduction'];
  if (value === undefined) {
    check.missing('introduction');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'introduction');
  value = object['questions'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'questions')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamQuestionnaireItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'questions');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataDisplayQuestionnaire(key: string): boolean {
  return key === 'introduction' || key === 'questions';
}

/** @internal */
export function checkStreamDataDisplayQuestionnaire(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataDisplayQuestionnaire(value, check, depth), declaresStreamDataDisplayQuestionnaire);
}

/** @internal */
export function fieldsStreamDataExtractionIndexProgress(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['stage'];
  if (value === undefined) {
    check.missing('stage');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'stage');
  value = object['message'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'message');
  }
  value = object['results_total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'results_total');
  }
  value = object['chunks_built'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'chunks_built');
  }
  value = object['chunks_skipped'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'chunks_skipped');
  }
  value = object['total_to_embed'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_to_embed');
  }
  value = object['embedded'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'embedded');
  }
  return known;
}

/** @internal */
export function declaresStreamDataExtractionIndexProgress(key: string): boolean {
  return key === 'chunks_built' || key === 'chunks_skipped' || key === 'embedded' || key === 'message' || key === 'results_total' || key === 'run_id' || key === 'stage' || key === 'total_to_embed';
}

/** @internal */
export function checkStreamDataExtractionIndexProgress(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataExtractionIndexProgress(value, check, depth), declaresStreamDataExtractionIndexProgress);
}

/** @internal */
export function fieldsStreamDataFileAnalysisComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['file_id'];
  if (value === undefined) {
    check.missing('file_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'file_id');
  value = object['status'];
  if (value === undefined) {
    check.missing('status');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'status');
  value = object['elapsed_ms'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'elapsed_ms');
  }
  value = object['results_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'results_count');
  }
  value = object['results'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'results')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (check.object(item, depth + 2, index)) {
          const before1 = check.count;
          for (const key1 of Object.keys(item)) {
            check.key(key1);
          }
          check.under(before1, index);
        }
      }
      check.under(before, 'results');
    }
  }
  value = object['failures'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'failures')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'failures');
    }
  }
  value = object['head'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'head')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'head');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataFileAnalysisComplete(key: string): boolean {
  return key === 'elapsed_ms' || key === 'failures' || key === 'file_id' || key === 'head' || key === 'results' || key === 'results_count' || key === 'status';
}

/** @internal */
export function checkStreamDataFileAnalysisComplete(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataFileAnalysisComplete(value, check, depth), declaresStreamDataFileAnalysisComplete);
}

/** @internal */
export function fieldsStreamDataFileDetectorCompleted(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 6;
  let value = object['file_id'];
  if (value === undefined) {
    check.missing('file_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'file_id');
  value = object['detector_kind'];
  if (value === undefined) {
    check.missing('detector_kind');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'detector_kind');
  value = object['tier'];
  if (value === undefined) {
    check.missing('tier');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'tier');
  value = object['status'];
  if (value === undefined) {
    check.missing('status');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'status');
  value = object['complete'];
  if (value === undefined) {
    check.missing('complete');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'complete');
  value = object['total'];
  if (value === undefined) {
    check.missing('total');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  value = object['elapsed_ms'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'elapsed_ms');
  }
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'error');
  }
  return known;
}

/** @internal */
export function declaresStreamDataFileDetectorCompleted(key: string): boolean {
  return key === 'complete' || key === 'detector_kind' || key === 'elapsed_ms' || key === 'error' || key === 'file_id' || key === 'status' || key === 'tier' || key === 'total';
}

/** @internal */
export function checkStreamDataFileDetectorCompleted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataFileDetectorCompleted(value, check, depth), declaresStreamDataFileDetectorCompleted);
}

/** @internal */
export function fieldsStreamDataFileSearchPage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['page_number'];
  if (value === undefined) {
    check.missing('page_number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_number');
  value = object['total_pages'];
  if (value === undefined) {
    check.missing('total_pages');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_pages');
  value = object['total_hits'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_hits');
  }
  value = object['hits'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'hits')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamDataFileSearchPageHitsItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'hits');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataFileSearchPage(key: string): boolean {
  return key === 'hits' || key === 'page_number' || key === 'total_hits' || key === 'total_pages';
}

/** @internal */
export function checkStreamDataFileSearchPage(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataFileSearchPage(value, check, depth), declaresStreamDataFileSearchPage);
}

/** @internal */
export function fieldsStreamDataFileSearchPageHitsItem(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['page_number'];
  if (value === undefined) {
    check.missing('page_number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_number');
  value = object['page_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'page_id');
  }
  value = object['matched_text'];
  if (value === undefined) {
    check.missing('matched_text');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'matched_text');
  value = object['snippet'];
  if (value === undefined) {
    check.missing('snippet');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'snippet');
  value = object['bbox'];
  if (value === undefined) {
    check.missing('bbox');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamPageBox(value, check, depth + 1);
    check.under(before, 'bbox');
  }
  value = object['char_start'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'char_start');
  }
  value = object['char_end'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'char_end');
  }
  return known;
}

/** @internal */
export function declaresStreamDataFileSearchPageHitsItem(key: string): boolean {
  return key === 'bbox' || key === 'char_end' || key === 'char_start' || key === 'matched_text' || key === 'page_id' || key === 'page_number' || key === 'snippet';
}

/** @internal */
export function checkStreamDataFileSearchPageHitsItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataFileSearchPageHitsItem(value, check, depth), declaresStreamDataFileSearchPageHitsItem);
}

/** @internal */
export function fieldsStreamDataFirstTurnFilled(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['messages'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'messages')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (check.object(item, depth + 2, index)) {
          const before1 = check.count;
          for (const key1 of Object.keys(item)) {
            check.key(key1);
          }
          check.under(before1, index);
        }
      }
      check.under(before, 'messages');
    }
  }
  value = object['system_instruction'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'system_instruction');
  }
  value = object['wire_swaps'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'wire_swaps');
  }
  return known;
}

/** @internal */
export function declaresStreamDataFirstTurnFilled(key: string): boolean {
  return key === 'messages' || key === 'system_instruction' || key === 'wire_swaps';
}

/** @internal */
export function checkStreamDataFirstTurnFilled(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataFirstTurnFilled(value, check, depth), declaresStreamDataFirstTurnFilled);
}

/** @internal */
export function fieldsStreamDataImageDocumentDetected(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['found'];
  if (value === undefined) {
    check.missing('found');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'found');
  value = object['confidence'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'confidence');
  }
  value = object['image_width'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'image_width');
  }
  value = object['image_height'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'image_height');
  }
  value = object['top_left'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.list(value, depth + 1, 'top_left')) {
      }
    }
  }
  value = object['top_right'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.list(value, depth + 1, 'top_right')) {
      }
    }
  }
  value = object['bottom_left'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.list(value, depth + 1, 'bottom_left')) {
      }
    }
  }
  value = object['bottom_right'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.list(value, depth + 1, 'bottom_right')) {
      }
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataImageDocumentDetected(key: string): boolean {
  return key === 'bottom_left' || key === 'bottom_right' || key === 'confidence' || key === 'found' || key === 'image_height' || key === 'image_width' || key === 'top_left' || key === 'top_right';
}

/** @internal */
export function checkStreamDataImageDocumentDetected(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataImageDocumentDetected(value, check, depth), declaresStreamDataImageDocumentDetected);
}

/** @internal */
export function fieldsStreamDataImageGenerateComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['prompt'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'prompt');
  }
  value = object['model'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'model');
  }
  value = object['files'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'files')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamDataImageGenerateCompleteFilesItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'files');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataImageGenerateComplete(key: string): boolean {
  return key === 'files' || key === 'model' || key === 'prompt';
}

/** @internal */
export function checkStreamDataImageGenerateComplete(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataImageGenerateComplete(value, check, depth), declaresStreamDataImageGenerateComplete);
}

/** @internal */
export function fieldsStreamDataImageGenerateCompleteFilesItem(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['cloud_file_id'];
  if (value === undefined) {
    check.missing('cloud_file_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'cloud_file_id');
  value = object['public_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'public_url');
  }
  value = object['mime'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'mime');
  }
  value = object['width'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'width');
  }
  value = object['height'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'height');
  }
  return known;
}

/** @internal */
export function declaresStreamDataImageGenerateCompleteFilesItem(key: string): boolean {
  return key === 'cloud_file_id' || key === 'height' || key === 'mime' || key === 'public_url' || key === 'width';
}

/** @internal */
export function checkStreamDataImageGenerateCompleteFilesItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataImageGenerateCompleteFilesItem(value, check, depth), declaresStreamDataImageGenerateCompleteFilesItem);
}

/** @internal */
export function fieldsStreamDataImageOutput(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['url'];
  if (value === undefined) {
    check.missing('url');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'url');
  value = object['mime_type'];
  if (value === undefined) {
    check.missing('mime_type');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'mime_type');
  value = object['cdn_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'cdn_url');
  }
  value = object['download_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'download_url');
  }
  value = object['file_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'file_id');
  }
  return known;
}

/** @internal */
export function declaresStreamDataImageOutput(key: string): boolean {
  return key === 'cdn_url' || key === 'download_url' || key === 'file_id' || key === 'mime_type' || key === 'url';
}

/** @internal */
export function checkStreamDataImageOutput(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataImageOutput(value, check, depth), declaresStreamDataImageOutput);
}

/** @internal */
export function fieldsStreamDataImageStudioCommitItem(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 3;
  let value = object['job_id'];
  if (value === undefined) {
    check.missing('job_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'job_id');
  value = object['preset_id'];
  if (value === undefined) {
    check.missing('preset_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'preset_id');
  value = object['status'];
  if (value === undefined) {
    check.missing('status');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'status');
  value = object['file_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'file_id');
  }
  value = object['file_path'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'file_path');
  }
  value = object['filename'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'filename');
  }
  value = object['public_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'public_url');
  }
  value = object['size'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'size');
  }
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'error');
  }
  value = object['completed'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'completed');
  }
  value = object['total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataImageStudioCommitItem(key: string): boolean {
  return key === 'completed' || key === 'error' || key === 'file_id' || key === 'file_path' || key === 'filename' || key === 'job_id' || key === 'preset_id' || key === 'public_url' || key === 'size' || key === 'status' || key === 'total';
}

/** @internal */
export function checkStreamDataImageStudioCommitItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataImageStudioCommitItem(value, check, depth), declaresStreamDataImageStudioCommitItem);
}

/** @internal */
export function fieldsStreamDataImageStudioVariant(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['job_id'];
  if (value === undefined) {
    check.missing('job_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'job_id');
  value = object['preset_id'];
  if (value === undefined) {
    check.missing('preset_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'preset_id');
  value = object['filename'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'filename');
  }
  value = object['format'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'format');
  }
  value = object['quality'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'quality');
  }
  value = object['width'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'width');
  }
  value = object['height'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'height');
  }
  value = object['size'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'size');
  }
  value = object['compression_ratio'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'compression_ratio');
  }
  value = object['ephemeral_url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'ephemeral_url');
  }
  value = object['expires_in'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'expires_in');
  }
  value = object['notes'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'notes')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'notes');
    }
  }
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'error');
  }
  value = object['completed'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'completed');
  }
  value = object['total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataImageStudioVariant(key: string): boolean {
  return key === 'completed' || key === 'compression_ratio' || key === 'ephemeral_url' || key === 'error' || key === 'expires_in' || key === 'filename' || key === 'format' || key === 'height' || key === 'job_id' || key === 'notes' || key === 'preset_id' || key === 'quality' || key === 'size' || key === 'total' || key === 'width';
}

/** @internal */
export function checkStreamDataImageStudioVariant(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataImageStudioVariant(value, check, depth), declaresStreamDataImageStudioVariant);
}

/** @internal */
export function fieldsStreamDataKnowledgeBucketsDryRunDone(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 4;
  let value = object['subject_user_id'];
  if (value === undefined) {
    check.missing('subject_user_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'subject_user_id');
  value = object['organizations'];
  if (value === undefined) {
    check.missing('organizations');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'organizations');
  value = object['items'];
  if (value === undefined) {
    check.missing('items');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'items');
  value = object['seconds'];
  if (value === undefined) {
    check.missing('seconds');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'seconds');
  return known;
}

/** @internal */
export function declaresStreamDataKnowledgeBucketsDryRunDone(key: string): boolean {
  return key === 'items' || key === 'organizations' || key === 'seconds' || key === 'subject_user_id';
}

/** @internal */
export function checkStreamDataKnowledgeBucketsDryRunDone(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataKnowledgeBucketsDryRunDone(value, check, depth), declaresStreamDataKnowledgeBucketsDryRunDone);
}

/** @internal */
export function fieldsStreamDataKnowledgeBucketsFollowUpProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['kind'];
  if (value === undefined) {
    check.missing('kind');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataKnowledgeBucketsFollowUpProgressKind(value, check, depth + 1);
    check.under(before, 'kind');
  }
  value = object['stage'];
  if (value === undefined) {
    check.missing('stage');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataKnowledgeBucketsFollowUpProgressStage(value, check, depth + 1);
    check.under(before, 'stage');
  }
  value = object['detail'];
  if (value === undefined) {
    check.missing('detail');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'detail');
  value = object['done'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'done');
  }
  value = object['total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataKnowledgeBucketsFollowUpProgress(key: string): boolean {
  return key === 'detail' || key === 'done' || key === 'kind' || key === 'stage' || key === 'total';
}

/** @internal */
export function checkStreamDataKnowledgeBucketsFollowUpProgress(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataKnowledgeBucketsFollowUpProgress(value, check, depth), declaresStreamDataKnowledgeBucketsFollowUpProgress);
}

/** @internal */
export function checkStreamDataKnowledgeBucketsFollowUpProgressKind(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'split' && value !== 'merge') check.fail('expected \'split\' or \'merge\'');
}

/** @internal */
export function checkStreamDataKnowledgeBucketsFollowUpProgressStage(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'read' && value !== 'entities' && value !== 'search' && value !== 'agent' && value !== 'write') check.fail('expected \'read\', \'entities\', \'search\', \'agent\' or \'write\'');
}

/** @internal */
export function fieldsStreamDataKnowledgeBucketsProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['stage'];
  if (value === undefined) {
    check.missing('stage');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataKnowledgeBucketsProgressStage(value, check, depth + 1);
    check.under(before, 'stage');
  }
  value = object['detail'];
  if (value === undefined) {
    check.missing('detail');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'detail');
  value = object['organization_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'organization_id');
  }
  value = object['done'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'done');
  }
  value = object['total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataKnowledgeBucketsProgress(key: string): boolean {
  return key === 'detail' || key === 'done' || key === 'organization_id' || key === 'stage' || key === 'total';
}

/** @internal */
export function checkStreamDataKnowledgeBucketsProgress(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataKnowledgeBucketsProgress(value, check, depth), declaresStreamDataKnowledgeBucketsProgress);
}

/** @internal */
export function checkStreamDataKnowledgeBucketsProgressStage(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'inventory' && value !== 'homes' && value !== 'material' && value !== 'scopes' && value !== 'spread') check.fail('expected \'inventory\', \'homes\', \'material\', \'scopes\' or \'spread\'');
}

/** @internal */
export function fieldsStreamDataLibrarySyncCompleted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 7;
  let value = object['library_id'];
  if (value === undefined) {
    check.missing('library_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'library_id');
  value = object['seq'];
  if (value === undefined) {
    check.missing('seq');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'seq');
  value = object['at'];
  if (value === undefined) {
    check.missing('at');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'at');
  value = object['elapsed_ms'];
  if (value === undefined) {
    check.missing('elapsed_ms');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'elapsed_ms');
  value = object['listed_ms'];
  if (value === undefined) {
    check.missing('listed_ms');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'listed_ms');
  value = object['total_listed'];
  if (value === undefined) {
    check.missing('total_listed');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_listed');
  value = object['quota_units_spent'];
  if (value === undefined) {
    check.missing('quota_units_spent');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'quota_units_spent');
  value = object['removed_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'removed_count');
  }
  value = object['retire_refused'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'retire_refused');
  }
  value = object['skipped_total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'skipped_total');
  }
  value = object['skipped_by_reason'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'skipped_by_reason')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
        const item = value[key];
        if (!Number.isSafeInteger(item)) check.fail('expected an integer', key);
      }
      check.under(before, 'skipped_by_reason');
    }
  }
  value = object['channel_link_error'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'channel_link_error');
  }
  value = object['metrics'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'metrics')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'metrics');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataLibrarySyncCompleted(key: string): boolean {
  return key === 'at' || key === 'channel_link_error' || key === 'elapsed_ms' || key === 'library_id' || key === 'listed_ms' || key === 'metrics' || key === 'quota_units_spent' || key === 'removed_count' || key === 'retire_refused' || key === 'seq' || key === 'skipped_by_reason' || key === 'skipped_total' || key === 'total_listed';
}

/** @internal */
export function checkStreamDataLibrarySyncCompleted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataLibrarySyncCompleted(value, check, depth), declaresStreamDataLibrarySyncCompleted);
}

/** @internal */
export function fieldsStreamDataLibrarySyncListed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 6;
  let value = object['library_id'];
  if (value === undefined) {
    check.missing('library_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'library_id');
  value = object['seq'];
  if (value === undefined) {
    check.missing('seq');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'seq');
  value = object['at'];
  if (value === undefined) {
    check.missing('at');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'at');
  value = object['elapsed_ms'];
  if (value === undefined) {
    check.missing('elapsed_ms');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'elapsed_ms');
  value = object['total_listed'];
  if (value === undefined) {
    check.missing('total_listed');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_listed');
  value = object['deciding'];
  if (value === undefined) {
    check.missing('deciding');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'deciding');
  value = object['skipped_total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'skipped_total');
  }
  value = object['skipped_by_reason'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'skipped_by_reason')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
        const item = value[key];
        if (!Number.isSafeInteger(item)) check.fail('expected an integer', key);
      }
      check.under(before, 'skipped_by_reason');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataLibrarySyncListed(key: string): boolean {
  return key === 'at' || key === 'deciding' || key === 'elapsed_ms' || key === 'library_id' || key === 'seq' || key === 'skipped_by_reason' || key === 'skipped_total' || key === 'total_listed';
}

/** @internal */
export function checkStreamDataLibrarySyncListed(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataLibrarySyncListed(value, check, depth), declaresStreamDataLibrarySyncListed);
}

/** @internal */
export function fieldsStreamDataLibrarySyncPersisted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['library_id'];
  if (value === undefined) {
    check.missing('library_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'library_id');
  value = object['seq'];
  if (value === undefined) {
    check.missing('seq');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'seq');
  value = object['at'];
  if (value === undefined) {
    check.missing('at');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'at');
  value = object['count'];
  if (value === undefined) {
    check.missing('count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'count');
  value = object['ids'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'ids')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
        const item = value[key];
        if (!cantus.isText(item)) check.fail('expected a string', key);
      }
      check.under(before, 'ids');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataLibrarySyncPersisted(key: string): boolean {
  return key === 'at' || key === 'count' || key === 'ids' || key === 'library_id' || key === 'seq';
}

/** @internal */
export function checkStreamDataLibrarySyncPersisted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataLibrarySyncPersisted(value, check, depth), declaresStreamDataLibrarySyncPersisted);
}

/** @internal */
export function fieldsStreamDataLibrarySyncUnavailable(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 5;
  let value = object['library_id'];
  if (value === undefined) {
    check.missing('library_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'library_id');
  value = object['seq'];
  if (value === undefined) {
    check.missing('seq');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'seq');
  value = object['at'];
  if (value === undefined) {
    check.missing('at');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'at');
  value = object['code'];
  if (value === undefined) {
    check.missing('code');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'code');
  value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['remedy'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'remedy');
  }
  value = object['partial_total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'partial_total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataLibrarySyncUnavailable(key: string): boolean {
  return key === 'at' || key === 'code' || key === 'library_id' || key === 'message' || key === 'partial_total' || key === 'remedy' || key === 'seq';
}

/** @internal */
export function checkStreamDataLibrarySyncUnavailable(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataLibrarySyncUnavailable(value, check, depth), declaresStreamDataLibrarySyncUnavailable);
}

/** @internal */
export function fieldsStreamDataMasterworkAgentBuild(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 3;
  let value = object['agent_name'];
  if (value === undefined) {
    check.missing('agent_name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'agent_name');
  value = object['role'];
  if (value === undefined) {
    check.missing('role');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'role');
  value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['agent_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'agent_id');
  }
  value = object['build_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'build_id');
  }
  value = object['outcome'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'outcome');
  }
  value = object['reason'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'reason');
  }
  value = object['proof_cases'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'proof_cases');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkAgentBuild(key: string): boolean {
  return key === 'agent_id' || key === 'agent_name' || key === 'build_id' || key === 'message' || key === 'outcome' || key === 'proof_cases' || key === 'reason' || key === 'role';
}

/** @internal */
export function checkStreamDataMasterworkAgentBuild(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkAgentBuild(value, check, depth), declaresStreamDataMasterworkAgentBuild);
}

/** @internal */
export function fieldsStreamDataMasterworkBenchArm(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 4;
  let value = object['trial_id'];
  if (value === undefined) {
    check.missing('trial_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'trial_id');
  value = object['rulebook_id'];
  if (value === undefined) {
    check.missing('rulebook_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rulebook_id');
  value = object['arm'];
  if (value === undefined) {
    check.missing('arm');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'arm');
  value = object['label'];
  if (value === undefined) {
    check.missing('label');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'label');
  value = object['model'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'model');
  }
  value = object['ran'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'ran');
  }
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'error');
  }
  value = object['note'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'note');
  }
  value = object['seconds'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'seconds');
  }
  value = object['priced'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'priced');
  }
  value = object['cost_usd'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'cost_usd');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkBenchArm(key: string): boolean {
  return key === 'arm' || key === 'cost_usd' || key === 'error' || key === 'label' || key === 'model' || key === 'note' || key === 'priced' || key === 'ran' || key === 'rulebook_id' || key === 'seconds' || key === 'trial_id';
}

/** @internal */
export function checkStreamDataMasterworkBenchArm(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkBenchArm(value, check, depth), declaresStreamDataMasterworkBenchArm);
}

/** @internal */
export function fieldsStreamDataMasterworkBuildComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 6;
  let value = object['rulebook_id'];
  if (value === undefined) {
    check.missing('rulebook_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rulebook_id');
  value = object['rulebook_slug'];
  if (value === undefined) {
    check.missing('rulebook_slug');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rulebook_slug');
  value = object['rulebook_version'];
  if (value === undefined) {
    check.missing('rulebook_version');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'rulebook_version');
  value = object['masterwork_kind'];
  if (value === undefined) {
    check.missing('masterwork_kind');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'masterwork_kind');
  value = object['name'];
  if (value === undefined) {
    check.missing('name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'name');
  value = object['workflow_id'];
  if (value === undefined) {
    check.missing('workflow_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'workflow_id');
  value = object['agent_ids'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'agent_ids')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'agent_ids');
    }
  }
  value = object['submit_label'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'submit_label');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkBuildComplete(key: string): boolean {
  return key === 'agent_ids' || key === 'masterwork_kind' || key === 'name' || key === 'rulebook_id' || key === 'rulebook_slug' || key === 'rulebook_version' || key === 'submit_label' || key === 'workflow_id';
}

/** @internal */
export function checkStreamDataMasterworkBuildComplete(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkBuildComplete(value, check, depth), declaresStreamDataMasterworkBuildComplete);
}

/** @internal */
export function fieldsStreamDataMasterworkCheckupFinding(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['rulebook_id'];
  if (value === undefined) {
    check.missing('rulebook_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rulebook_id');
  value = object['finding'];
  if (value === undefined) {
    check.missing('finding');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamCheckupFinding(value, check, depth + 1);
    check.under(before, 'finding');
  }
  value = object['content_ir'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.object(value, depth + 1, 'content_ir')) {
        const before = check.count;
        for (const key of Object.keys(value)) {
          check.key(key);
        }
        check.under(before, 'content_ir');
      }
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkCheckupFinding(key: string): boolean {
  return key === 'content_ir' || key === 'finding' || key === 'rulebook_id';
}

/** @internal */
export function checkStreamDataMasterworkCheckupFinding(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkCheckupFinding(value, check, depth), declaresStreamDataMasterworkCheckupFinding);
}

/** @internal */
export function fieldsStreamDataMasterworkCorpusCleaned(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['rulebook_id'];
  if (value === undefined) {
    check.missing('rulebook_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rulebook_id');
  value = object['rulebook_version'];
  if (value === undefined) {
    check.missing('rulebook_version');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'rulebook_version');
  value = object['segments'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'segments');
  }
  value = object['cleaned'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'cleaned');
  }
  value = object['reused'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'reused');
  }
  value = object['failed'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'failed');
  }
  value = object['total_chars'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_chars');
  }
  value = object['text'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'text');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkCorpusCleaned(key: string): boolean {
  return key === 'cleaned' || key === 'failed' || key === 'reused' || key === 'rulebook_id' || key === 'rulebook_version' || key === 'segments' || key === 'text' || key === 'total_chars';
}

/** @internal */
export function checkStreamDataMasterworkCorpusCleaned(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkCorpusCleaned(value, check, depth), declaresStreamDataMasterworkCorpusCleaned);
}

/** @internal */
export function fieldsStreamDataMasterworkDumpProgress(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 4;
  let value = object['step'];
  if (value === undefined) {
    check.missing('step');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'step');
  value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['resource_index'];
  if (value === undefined) {
    check.missing('resource_index');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'resource_index');
  value = object['resource_count'];
  if (value === undefined) {
    check.missing('resource_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'resource_count');
  value = object['id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'id');
  }
  value = object['kind'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'kind');
  }
  value = object['title'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'title');
  }
  value = object['url'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'url');
  }
  value = object['token'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'token');
  }
  value = object['rules_added'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'rules_added');
  }
  value = object['rules_added_total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'rules_added_total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkDumpProgress(key: string): boolean {
  return key === 'id' || key === 'kind' || key === 'message' || key === 'resource_count' || key === 'resource_index' || key === 'rules_added' || key === 'rules_added_total' || key === 'step' || key === 'title' || key === 'token' || key === 'url';
}

/** @internal */
export function checkStreamDataMasterworkDumpProgress(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkDumpProgress(value, check, depth), declaresStreamDataMasterworkDumpProgress);
}

/** @internal */
export function fieldsStreamDataMasterworkRun(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 3;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['rulebook_id'];
  if (value === undefined) {
    check.missing('rulebook_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rulebook_id');
  value = object['operation'];
  if (value === undefined) {
    check.missing('operation');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'operation');
  value = object['label'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'label');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkRun(key: string): boolean {
  return key === 'label' || key === 'operation' || key === 'rulebook_id' || key === 'run_id';
}

/** @internal */
export function checkStreamDataMasterworkRun(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkRun(value, check, depth), declaresStreamDataMasterworkRun);
}

/** @internal */
export function fieldsStreamDataMasterworkRunFailed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.object(value, depth + 1, 'error')) {
        const before = check.count;
        for (const key of Object.keys(value)) {
          check.key(key);
        }
        check.under(before, 'error');
      }
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkRunFailed(key: string): boolean {
  return key === 'error' || key === 'run_id';
}

/** @internal */
export function checkStreamDataMasterworkRunFailed(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkRunFailed(value, check, depth), declaresStreamDataMasterworkRunFailed);
}

/** @internal */
export function fieldsStreamDataMasterworkSealedCaseDisclosure(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 3;
  let value = object['run_scope'];
  if (value === undefined) {
    check.missing('run_scope');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_scope');
  value = object['case_id'];
  if (value === undefined) {
    check.missing('case_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'case_id');
  value = object['seq'];
  if (value === undefined) {
    check.missing('seq');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'seq');
  value = object['event'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'event');
  }
  value = object['question'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'question');
  }
  value = object['answer'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'answer');
  }
  value = object['asked_kind'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'asked_kind');
  }
  value = object['found'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'found');
  }
  value = object['cost'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'cost');
  }
  value = object['risk'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'risk');
  }
  value = object['disclosures_so_far'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'disclosures_so_far');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkSealedCaseDisclosure(key: string): boolean {
  return key === 'answer' || key === 'asked_kind' || key === 'case_id' || key === 'cost' || key === 'disclosures_so_far' || key === 'event' || key === 'found' || key === 'question' || key === 'risk' || key === 'run_scope' || key === 'seq';
}

/** @internal */
export function checkStreamDataMasterworkSealedCaseDisclosure(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkSealedCaseDisclosure(value, check, depth), declaresStreamDataMasterworkSealedCaseDisclosure);
}

/** @internal */
export function fieldsStreamDataMasterworkSortCasesReady(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['rulebook_id'];
  if (value === undefined) {
    check.missing('rulebook_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rulebook_id');
  value = object['cases'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'cases')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamDataMasterworkSortCasesReadyCasesItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'cases');
    }
  }
  value = object['requested'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'requested');
  }
  value = object['pile_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'pile_count');
  }
  value = object['repeats_dropped'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'repeats_dropped');
  }
  value = object['boundary_questions'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'boundary_questions');
  }
  value = object['voice_default_on'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'voice_default_on');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkSortCasesReady(key: string): boolean {
  return key === 'boundary_questions' || key === 'cases' || key === 'pile_count' || key === 'repeats_dropped' || key === 'requested' || key === 'rulebook_id' || key === 'voice_default_on';
}

/** @internal */
export function checkStreamDataMasterworkSortCasesReady(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkSortCasesReady(value, check, depth), declaresStreamDataMasterworkSortCasesReady);
}

/** @internal */
export function fieldsStreamDataMasterworkSortCasesReadyCasesItem(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  value = object['text'];
  if (value === undefined) {
    check.missing('text');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'text');
  value = object['note'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'note');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkSortCasesReadyCasesItem(key: string): boolean {
  return key === 'id' || key === 'note' || key === 'text';
}

/** @internal */
export function checkStreamDataMasterworkSortCasesReadyCasesItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkSortCasesReadyCasesItem(value, check, depth), declaresStreamDataMasterworkSortCasesReadyCasesItem);
}

/** @internal */
export function fieldsStreamDataMasterworkTriageComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['rulebook_id'];
  if (value === undefined) {
    check.missing('rulebook_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rulebook_id');
  value = object['rulebook_version'];
  if (value === undefined) {
    check.missing('rulebook_version');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'rulebook_version');
  value = object['decisions'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'decisions')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamDataMasterworkTriageCompleteDecisionsItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'decisions');
    }
  }
  value = object['drafts_considered'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'drafts_considered');
  }
  value = object['drafts_unreviewed'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'drafts_unreviewed');
  }
  value = object['kept'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'kept');
  }
  value = object['rewritten'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'rewritten');
  }
  value = object['retired'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'retired');
  }
  value = object['refused'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'refused')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'refused');
    }
  }
  value = object['failed_batches'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'failed_batches');
  }
  value = object['dry_run'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'dry_run');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkTriageComplete(key: string): boolean {
  return key === 'decisions' || key === 'drafts_considered' || key === 'drafts_unreviewed' || key === 'dry_run' || key === 'failed_batches' || key === 'kept' || key === 'refused' || key === 'retired' || key === 'rewritten' || key === 'rulebook_id' || key === 'rulebook_version';
}

/** @internal */
export function checkStreamDataMasterworkTriageComplete(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkTriageComplete(value, check, depth), declaresStreamDataMasterworkTriageComplete);
}

/** @internal */
export function fieldsStreamDataMasterworkTriageCompleteDecisionsItem(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['rule_id'];
  if (value === undefined) {
    check.missing('rule_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rule_id');
  value = object['name'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'name');
  }
  value = object['statement'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'statement');
  }
  value = object['verdict'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'verdict');
  }
  value = object['reason'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'reason');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMasterworkTriageCompleteDecisionsItem(key: string): boolean {
  return key === 'name' || key === 'reason' || key === 'rule_id' || key === 'statement' || key === 'verdict';
}

/** @internal */
export function checkStreamDataMasterworkTriageCompleteDecisionsItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMasterworkTriageCompleteDecisionsItem(value, check, depth), declaresStreamDataMasterworkTriageCompleteDecisionsItem);
}

/** @internal */
export function fieldsStreamDataMediaBlock(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['block'];
  if (value === undefined) {
    check.missing('block');
    known -= 1;
  }
  return known;
}

/** @internal */
export function declaresStreamDataMediaBlock(key: string): boolean {
  return key === 'block';
}

/** @internal */
export function checkStreamDataMediaBlock(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMediaBlock(value, check, depth), declaresStreamDataMediaBlock);
}

/** @internal */
export function fieldsStreamDataMemoryBufferSpawned(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['conversation_id'];
  if (value === undefined) {
    check.missing('conversation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'conversation_id');
  value = object['kind'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkStreamDataMemoryBufferSpawnedKind(value, check, depth + 1);
    check.under(before, 'kind');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMemoryBufferSpawned(key: string): boolean {
  return key === 'conversation_id' || key === 'kind';
}

/** @internal */
export function checkStreamDataMemoryBufferSpawned(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMemoryBufferSpawned(value, check, depth), declaresStreamDataMemoryBufferSpawned);
}

/** @internal */
export function checkStreamDataMemoryBufferSpawnedKind(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'observer' && value !== 'reflector') check.fail('expected \'observer\' or \'reflector\'');
}

/** @internal */
export function fieldsStreamDataMemoryError(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['conversation_id'];
  if (value === undefined) {
    check.missing('conversation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'conversation_id');
  value = object['error'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'error');
  }
  value = object['model'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'model');
  }
  value = object['phase'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'phase');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMemoryError(key: string): boolean {
  return key === 'conversation_id' || key === 'error' || key === 'model' || key === 'phase';
}

/** @internal */
export function checkStreamDataMemoryError(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMemoryError(value, check, depth), declaresStreamDataMemoryError);
}

/** @internal */
export function fieldsStreamDataMemoryReflectorCompleted(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['conversation_id'];
  if (value === undefined) {
    check.missing('conversation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'conversation_id');
  value = object['model'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'model');
  }
  value = object['input_tokens'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'input_tokens');
  }
  value = object['output_tokens'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'output_tokens');
  }
  value = object['duration_ms'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'duration_ms');
  }
  value = object['cost'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'cost');
  }
  return known;
}

/** @internal */
export function declaresStreamDataMemoryReflectorCompleted(key: string): boolean {
  return key === 'conversation_id' || key === 'cost' || key === 'duration_ms' || key === 'input_tokens' || key === 'model' || key === 'output_tokens';
}

/** @internal */
export function checkStreamDataMemoryReflectorCompleted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataMemoryReflectorCompleted(value, check, depth), declaresStreamDataMemoryReflectorCompleted);
}

/** @internal */
export function memberStreamDataPayload$AgentStudioFromChatProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataAgentStudioFromChatProgress(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$AgentTestResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataAgentTestResult(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$AgentTestRunStatus(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataAgentTestRunStatus(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$AudioOutput(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataAudioOutput(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$AudioStreamEnd(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataAudioStreamEnd(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ClaudeManagedSdkMessage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataClaudeManagedSdkMessage(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$CmsLogoFound(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataCmsLogoFound(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ContextConflict(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataContextConflict(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ContextPersistFailed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataContextPersistFailed(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ConversationId(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataConversationId(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$CutoverCopyAgainProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataCutoverCopyAgainProgress(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$CutoverFinalSwitchCopyAgainResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataCutoverFinalSwitchCopyAgainResult(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$CutoverFinalSwitchStage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataCutoverFinalSwitchStage(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$DecisionReferenceItemFailed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataDecisionReferenceItemFailed(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$DecisionReferenceRunStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataDecisionReferenceRunStarted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$DisplayQuestionnaire(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataDisplayQuestionnaire(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ExtractionIndexProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataExtractionIndexProgress(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$FileAnalysisComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataFileAnalysisComplete(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$FileDetectorCompleted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataFileDetectorCompleted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$FileSearchPage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataFileSearchPage(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$FirstTurnFilled(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataFirstTurnFilled(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ImageDocumentDetected(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataImageDocumentDetected(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ImageGenerateComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataImageGenerateComplete(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ImageOutput(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataImageOutput(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ImageStudioCommitItem(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataImageStudioCommitItem(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ImageStudioVariant(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataImageStudioVariant(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$KnowledgeBucketsDryRunDone(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataKnowledgeBucketsDryRunDone(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$KnowledgeBucketsFollowUpProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataKnowledgeBucketsFollowUpProgress(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$KnowledgeBucketsProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataKnowledgeBucketsProgress(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$LibrarySyncCompleted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataLibrarySyncCompleted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$LibrarySyncListed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataLibrarySyncListed(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$LibrarySyncPersisted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataLibrarySyncPersisted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$LibrarySyncUnavailable(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataLibrarySyncUnavailable(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkAgentBuild(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkAgentBuild(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkBenchArm(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkBenchArm(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkBuildComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkBuildComplete(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkCheckupFinding(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkCheckupFinding(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkCorpusCleaned(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkCorpusCleaned(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkDumpProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkDumpProgress(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkRun(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkRun(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkRunFailed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkRunFailed(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkSealedCaseDisclosure(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkSealedCaseDisclosure(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkSortCasesReady(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkSortCasesReady(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MasterworkTriageComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMasterworkTriageComplete(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MediaBlock(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMediaBlock(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MemoryBufferSpawned(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMemoryBufferSpawned(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MemoryError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMemoryError(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$MemoryReflectorCompleted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataMemoryReflectorCompleted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PdfClassifyComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPdfClassifyComplete(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PdfExtractComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPdfExtractComplete(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PdfPageClassified(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPdfPageClassified(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PdfPipelineResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPdfPipelineResult(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PdfReadingOrderPage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPdfReadingOrderPage(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PdfRepeatedRegionsProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPdfRepeatedRegionsProgress(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PdfTableExtracted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPdfTableExtracted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PdfTablesPage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPdfTablesPage(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PlanBriefDraft(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPlanBriefDraft(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PlanDeepenResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPlanDeepenResult(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PlanGenCandidate(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPlanGenCandidate(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PlanGenStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPlanGenStarted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PlanSetupAgentResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPlanSetupAgentResult(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PodcastAssetGenStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPodcastAssetGenStarted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PodcastMetadata(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPodcastMetadata(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PodcastRun(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPodcastRun(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$PodcastStageStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataPodcastStageStarted(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ProofEvaluated(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataProofEvaluated(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ProofRunSkipped(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataProofRunSkipped(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ProofRunStep(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataProofRunStep(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$RagVerifyResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataRagVerifyResult(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$ScrapeBatchComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataScrapeBatchComplete(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$SearchResults(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataSearchResults(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$SocialStage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataSocialStage(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$VaultPasswordHealthDiscoveryPage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataVaultPasswordHealthDiscoveryPage(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$VaultPasswordHealthScanReference(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataVaultPasswordHealthScanReference(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$WorkflowNodeTestResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataWorkflowNodeTestResult(object, check, depth);
}

/** @internal */
export function memberStreamDataPayload$YoutubeTranscriptSource(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + fieldsStreamDataYoutubeTranscriptSource(object, check, depth);
}

/** @internal */
export const membersStreamDataPayload: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  ['agent_studio_from_chat_progress', memberStreamDataPayload$AgentStudioFromChatProgress],
  ['agent_test_result', memberStreamDataPayload$AgentTestResult],
  ['agent_test_run_status', memberStreamDataPayload$AgentTestRunStatus],
  ['audio_output', memberStreamDataPayload$AudioOutput],
  ['audio_stream_end', memberStreamDataPayload$AudioStreamEnd],
  ['claude_managed_sdk_message', memberStreamDataPayload$ClaudeManagedSdkMessage],
  ['cms_logo_found', memberStreamDataPayload$CmsLogoFound],
  ['context_conflict', memberStreamDataPayload$ContextConflict],
  ['context_persist_failed', memberStreamDataPayload$ContextPersistFailed],
  ['conversation_id', memberStreamDataPayload$ConversationId],
  ['cutover_copy_again_progress', memberStreamDataPayload$CutoverCopyAgainProgress],
  ['cutover_final_switch_copy_again_result', memberStreamDataPayload$CutoverFinalSwitchCopyAgainResult],
  ['cutover_final_switch_stage', memberStreamDataPayload$CutoverFinalSwitchStage],
  ['decision_reference_item_failed', memberStreamDataPayload$DecisionReferenceItemFailed],
  ['decision_reference_run_started', memberStreamDataPayload$DecisionReferenceRunStarted],
  ['display_questionnaire', memberStreamDataPayload$DisplayQuestionnaire],
  ['extraction_index_progress', memberStreamDataPayload$ExtractionIndexProgress],
  ['file_analysis_complete', memberStreamDataPayload$FileAnalysisComplete],
  ['file_detector_completed', memberStreamDataPayload$FileDetectorCompleted],
  ['file_search_page', memberStreamDataPayload$FileSearchPage],
  ['first_turn_filled', memberStreamDataPayload$FirstTurnFilled],
  ['image_document_detected', memberStreamDataPayload$ImageDocumentDetected],
  ['image_generate_complete', memberStreamDataPayload$ImageGenerateComplete],
  ['image_output', memberStreamDataPayload$ImageOutput],
  ['image_studio_commit_item', memberStreamDataPayload$ImageStudioCommitItem],
  ['image_studio_variant', memberStreamDataPayload$ImageStudioVariant],
  ['knowledge_buckets_dry_run_done', memberStreamDataPayload$KnowledgeBucketsDryRunDone],
  ['knowledge_buckets_follow_up_progress', memberStreamDataPayload$KnowledgeBucketsFollowUpProgress],
  ['knowledge_buckets_progress', memberStreamDataPayload$KnowledgeBucketsProgress],
  ['library.sync.completed', memberStreamDataPayload$LibrarySyncCompleted],
  ['library.sync.listed', memberStreamDataPayload$LibrarySyncListed],
  ['library.sync.persisted', memberStreamDataPayload$LibrarySyncPersisted],
  ['library.sync.unavailable', memberStreamDataPayload$LibrarySyncUnavailable],
  ['masterwork_agent_build', memberStreamDataPayload$MasterworkAgentBuild],
  ['masterwork_bench_arm', memberStreamDataPayload$MasterworkBenchArm],
  ['masterwork_build_complete', memberStreamDataPayload$MasterworkBuildComplete],
  ['masterwork_checkup_finding', memberStreamDataPayload$MasterworkCheckupFinding],
  ['masterwork_corpus_cleaned', memberStreamDataPayload$MasterworkCorpusCleaned],
  ['masterwork_dump_progress', memberStreamDataPayload$MasterworkDumpProgress],
  ['masterwork_run', memberStreamDataPayload$MasterworkRun],
  ['masterwork_run_failed', memberStreamDataPayload$MasterworkRunFailed],
  ['masterwork_sealed_case_disclosure', memberStreamDataPayload$MasterworkSealedCaseDisclosure],
  ['masterwork_sort_cases_ready', memberStreamDataPayload$MasterworkSortCasesReady],
  ['masterwork_triage_complete', memberStreamDataPayload$MasterworkTriageComplete],
  ['media_block', memberStreamDataPayload$MediaBlock],
  ['memory_buffer_spawned', memberStreamDataPayload$MemoryBufferSpawned],
  ['memory_error', memberStreamDataPayload$MemoryError],
  ['memory_reflector_completed', memberStreamDataPayload$MemoryReflectorCompleted],
  ['pdf_classify_complete', memberStreamDataPayload$PdfClassifyComplete],
  ['pdf_extract_complete', memberStreamDataPayload$PdfExtractComplete],
  ['pdf_page_classified', memberStreamDataPayload$PdfPageClassified],
  ['pdf_pipeline_result', memberStreamDataPayload$PdfPipelineResult],
  ['pdf_reading_order_page', memberStreamDataPayload$PdfReadingOrderPage],
  ['pdf_repeated_regions_progress', memberStreamDataPayload$PdfRepeatedRegionsProgress],
  ['pdf_table_extracted', memberStreamDataPayload$PdfTableExtracted],
  ['pdf_tables_page', memberStreamDataPayload$PdfTablesPage],
  ['plan_brief_draft', memberStreamDataPayload$PlanBriefDraft],
  ['plan_deepen_result', memberStreamDataPayload$PlanDeepenResult],
  ['plan_gen_candidate', memberStreamDataPayload$PlanGenCandidate],
  ['plan_gen_started', memberStreamDataPayload$PlanGenStarted],
  ['plan_setup_agent_result', memberStreamDataPayload$PlanSetupAgentResult],
  ['podcast_asset_gen_started', memberStreamDataPayload$PodcastAssetGenStarted],
  ['podcast_metadata', memberStreamDataPayload$PodcastMetadata],
  ['podcast_run', memberStreamDataPayload$PodcastRun],
  ['podcast_stage_started', memberStreamDataPayload$PodcastStageStarted],
  ['proof_evaluated', memberStreamDataPayload$ProofEvaluated],
  ['proof_run_skipped', memberStreamDataPayload$ProofRunSkipped],
  ['proof_run_step', memberStreamDataPayload$ProofRunStep],
  ['rag_verify_result', memberStreamDataPayload$RagVerifyResult],
  ['scrape_batch_complete', memberStreamDataPayload$ScrapeBatchComplete],
  ['search_results', memberStreamDataPayload$SearchResults],
  ['social_stage', memberStreamDataPayload$SocialStage],
  ['vault_password_health_discovery_page', memberStreamDataPayload$VaultPasswordHealthDiscoveryPage],
  ['vault_password_health_scan_reference', memberStreamDataPayload$VaultPasswordHealthScanReference],
  ['workflow_node_test_result', memberStreamDataPayload$WorkflowNodeTestResult],
  ['youtube_transcript_source', memberStreamDataPayload$YoutubeTranscriptSource],
]);

/** @internal */
export function fieldsStreamDataPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['type'];
  const member = membersStreamDataPayload.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('type');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'type');
    return 1;
  }
  if (check.strict) check.fail('expected \'agent_studio_from_chat_progress\', \'agent_test_result\', \'agent_test_run_status\', \'audio_output\', \'audio_stream_end\', \'claude_managed_sdk_message\', \'cms_logo_found\', \'context_conflict\', \'context_persist_failed\', \'conversation_id\', \'cutover_copy_again_progress\', \'cutover_final_switch_copy_again_result\' or one of 64 more; others are read, but not written', 'type');
  check.unknown = true;
  return 1;
}

/** @internal */
export function declaresStreamDataPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'type') return true;
  switch (object['type']) {
    case 'agent_studio_from_chat_progress':
      return declaresStreamDataAgentStudioFromChatProgress(key);
    case 'agent_test_result':
      return declaresStreamDataAgentTestResult(key);
    case 'agent_test_run_status':
      return declaresStreamDataAgentTestRunStatus(key);
    case 'audio_output':
      return declaresStreamDataAudioOutput(key);
    case 'audio_stream_end':
      return declaresStreamDataAudioStreamEnd(key);
    case 'claude_managed_sdk_message':
      return declaresStreamDataClaudeManagedSdkMessage(key);
    case 'cms_logo_found':
      return declaresStreamDataCmsLogoFound(key);
    case 'context_conflict':
      return declaresStreamDataContextConflict(key);
    case 'context_persist_failed':
      return declaresStreamDataContextPersistFailed(key);
    case 'conversation_id':
      return declaresStreamDataConversationId(key);
    case 'cutover_copy_again_progress':
      return declaresStreamDataCutoverCopyAgainProgress(key);
    case 'cutover_final_switch_copy_again_result':
      return declaresStreamDataCutoverFinalSwitchCopyAgainResult(key);
    case 'cutover_final_switch_stage':
      return declaresStreamDataCutoverFinalSwitchStage(key);
    case 'decision_reference_item_failed':
      return declaresStreamDataDecisionReferenceItemFailed(key);
    case 'decision_reference_run_started':
      return declaresStreamDataDecisionReferenceRunStarted(key);
    case 'display_questionnaire':
      return declaresStreamDataDisplayQuestionnaire(key);
    case 'extraction_index_progress':
      return declaresStreamDataExtractionIndexProgress(key);
    case 'file_analysis_complete':
      return declaresStreamDataFileAnalysisComplete(key);
    case 'file_detector_completed':
      return declaresStreamDataFileDetectorCompleted(key);
    case 'file_search_page':
      return declaresStreamDataFileSearchPage(key);
    case 'first_turn_filled':
      return declaresStreamDataFirstTurnFilled(key);
    case 'image_document_detected':
      return declaresStreamDataImageDocumentDetected(key);
    case 'image_generate_complete':
      return declaresStreamDataImageGenerateComplete(key);
    case 'image_output':
      return declaresStreamDataImageOutput(key);
    case 'image_studio_commit_item':
      return declaresStreamDataImageStudioCommitItem(key);
    case 'image_studio_variant':
      return declaresStreamDataImageStudioVariant(key);
    case 'knowledge_buckets_dry_run_done':
      return declaresStreamDataKnowledgeBucketsDryRunDone(key);
    case 'knowledge_buckets_follow_up_progress':
      return declaresStreamDataKnowledgeBucketsFollowUpProgress(key);
    case 'knowledge_buckets_progress':
      return declaresStreamDataKnowledgeBucketsProgress(key);
    case 'library.sync.completed':
      return declaresStreamDataLibrarySyncCompleted(key);
    case 'library.sync.listed':
      return declaresStreamDataLibrarySyncListed(key);
    case 'library.sync.persisted':
      return declaresStreamDataLibrarySyncPersisted(key);
    case 'library.sync.unavailable':
      return declaresStreamDataLibrarySyncUnavailable(key);
    case 'masterwork_agent_build':
      return declaresStreamDataMasterworkAgentBuild(key);
    case 'masterwork_bench_arm':
      return declaresStreamDataMasterworkBenchArm(key);
    case 'masterwork_build_complete':
      return declaresStreamDataMasterworkBuildComplete(key);
    case 'masterwork_checkup_finding':
      return declaresStreamDataMasterworkCheckupFinding(key);
    case 'masterwork_corpus_cleaned':
      return declaresStreamDataMasterworkCorpusCleaned(key);
    case 'masterwork_dump_progress':
      return declaresStreamDataMasterworkDumpProgress(key);
    case 'masterwork_run':
      return declaresStreamDataMasterworkRun(key);
    case 'masterwork_run_failed':
      return declaresStreamDataMasterworkRunFailed(key);
    case 'masterwork_sealed_case_disclosure':
      return declaresStreamDataMasterworkSealedCaseDisclosure(key);
    case 'masterwork_sort_cases_ready':
      return declaresStreamDataMasterworkSortCasesReady(key);
    case 'masterwork_triage_complete':
      return declaresStreamDataMasterworkTriageComplete(key);
    case 'media_block':
      return declaresStreamDataMediaBlock(key);
    case 'memory_buffer_spawned':
      return declaresStreamDataMemoryBufferSpawned(key);
    case 'memory_error':
      return declaresStreamDataMemoryError(key);
    case 'memory_reflector_completed':
      return declaresStreamDataMemoryReflectorCompleted(key);
    case 'pdf_classify_complete':
      return declaresStreamDataPdfClassifyComplete(key);
    case 'pdf_extract_complete':
      return declaresStreamDataPdfExtractComplete(key);
    case 'pdf_page_classified':
      return declaresStreamDataPdfPageClassified(key);
    case 'pdf_pipeline_result':
      return declaresStreamDataPdfPipelineResult(key);
    case 'pdf_reading_order_page':
      return declaresStreamDataPdfReadingOrderPage(key);
    case 'pdf_repeated_regions_progress':
      return declaresStreamDataPdfRepeatedRegionsProgress(key);
    case 'pdf_table_extracted':
      return declaresStreamDataPdfTableExtracted(key);
    case 'pdf_tables_page':
      return declaresStreamDataPdfTablesPage(key);
    case 'plan_brief_draft':
      return declaresStreamDataPlanBriefDraft(key);
    case 'plan_deepen_result':
      return declaresStreamDataPlanDeepenResult(key);
    case 'plan_gen_candidate':
      return declaresStreamDataPlanGenCandidate(key);
    case 'plan_gen_started':
      return declaresStreamDataPlanGenStarted(key);
    case 'plan_setup_agent_result':
      return declaresStreamDataPlanSetupAgentResult(key);
    case 'podcast_asset_gen_started':
      return declaresStreamDataPodcastAssetGenStarted(key);
    case 'podcast_metadata':
      return declaresStreamDataPodcastMetadata(key);
    case 'podcast_run':
      return declaresStreamDataPodcastRun(key);
    case 'podcast_stage_started':
      return declaresStreamDataPodcastStageStarted(key);
    case 'proof_evaluated':
      return declaresStreamDataProofEvaluated(key);
    case 'proof_run_skipped':
      return declaresStreamDataProofRunSkipped(key);
    case 'proof_run_step':
      return declaresStreamDataProofRunStep(key);
    case 'rag_verify_result':
      return declaresStreamDataRagVerifyResult(key);
    case 'scrape_batch_complete':
      return declaresStreamDataScrapeBatchComplete(key);
    case 'search_results':
      return declaresStreamDataSearchResults(key);
    case 'social_stage':
      return declaresStreamDataSocialStage(key);
    case 'vault_password_health_discovery_page':
      return declaresStreamDataVaultPasswordHealthDiscoveryPage(key);
    case 'vault_password_health_scan_reference':
      return declaresStreamDataVaultPasswordHealthScanReference(key);
    case 'workflow_node_test_result':
      return declaresStreamDataWorkflowNodeTestResult(key);
    case 'youtube_transcript_source':
      return declaresStreamDataYoutubeTranscriptSource(key);
    default:
      return !membersStreamDataPayload.has(object['type']);
  }
}

/** @internal */
export function checkStreamDataPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPayload(value, check, depth), declaresStreamDataPayload);
}

/** @internal */
export function turnStreamDataPayload(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['type']) {
    case 'agent_studio_from_chat_progress':
    case 'agent_test_result':
    case 'agent_test_run_status':
    case 'audio_output':
    case 'audio_stream_end':
    case 'claude_managed_sdk_message':
    case 'cms_logo_found':
    case 'context_conflict':
    case 'context_persist_failed':
    case 'conversation_id':
    case 'cutover_copy_again_progress':
    case 'cutover_final_switch_copy_again_result':
    case 'cutover_final_switch_stage':
    case 'decision_reference_item_failed':
    case 'decision_reference_run_started':
    case 'display_questionnaire':
    case 'extraction_index_progress':
    case 'file_analysis_complete':
    case 'file_detector_completed':
    case 'file_search_page':
    case 'first_turn_filled':
    case 'image_document_detected':
    case 'image_generate_complete':
    case 'image_output':
    case 'image_studio_commit_item':
    case 'image_studio_variant':
    case 'knowledge_buckets_dry_run_done':
    case 'knowledge_buckets_follow_up_progress':
    case 'knowledge_buckets_progress':
    case 'library.sync.completed':
    case 'library.sync.listed':
    case 'library.sync.persisted':
    case 'library.sync.unavailable':
    case 'masterwork_agent_build':
    case 'masterwork_bench_arm':
    case 'masterwork_build_complete':
    case 'masterwork_checkup_finding':
    case 'masterwork_corpus_cleaned':
    case 'masterwork_dump_progress':
    case 'masterwork_run':
    case 'masterwork_run_failed':
    case 'masterwork_sealed_case_disclosure':
    case 'masterwork_sort_cases_ready':
    case 'masterwork_triage_complete':
    case 'media_block':
    case 'memory_buffer_spawned':
    case 'memory_error':
    case 'memory_reflector_completed':
    case 'pdf_classify_complete':
    case 'pdf_extract_complete':
    case 'pdf_page_classified':
    case 'pdf_pipeline_result':
    case 'pdf_reading_order_page':
    case 'pdf_repeated_regions_progress':
    case 'pdf_table_extracted':
    case 'pdf_tables_page':
    case 'plan_brief_draft':
    case 'plan_deepen_result':
    case 'plan_gen_candidate':
    case 'plan_gen_started':
    case 'plan_setup_agent_result':
    case 'podcast_asset_gen_started':
    case 'podcast_metadata':
    case 'podcast_run':
    case 'podcast_stage_started':
    case 'proof_evaluated':
    case 'proof_run_skipped':
    case 'proof_run_step':
    case 'rag_verify_result':
    case 'scrape_batch_complete':
    case 'search_results':
    case 'social_stage':
    case 'vault_password_health_discovery_page':
    case 'vault_password_health_scan_reference':
    case 'workflow_node_test_result':
    case 'youtube_transcript_source':
      return value;
    default:
      return cantus.turnUnknown(value, way, 'type', 'tag', 'raw');
  }
}

/** @internal */
export function fieldsStreamDataPdfClassifyComplete(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['page_count'];
  if (value === undefined) {
    check.missing('page_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_count');
  value = object['classifier_version'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'classifier_version');
  }
  value = object['pages'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'pages')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamDataPdfClassifyCompletePagesItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'pages');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataPdfClassifyComplete(key: string): boolean {
  return key === 'classifier_version' || key === 'page_count' || key === 'pages';
}

/** @internal */
export function checkStreamDataPdfClassifyComplete(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfClassifyComplete(value, check, depth), declaresStreamDataPdfClassifyComplete);
}

/** @internal */
export function fieldsStreamDataPdfClassifyCompletePagesItem(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['page_number'];
  if (value === undefined) {
    check.missing('page_number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_number');
  value = object['page_class'];
  if (value === undefined) {
    check.missing('page_class');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'page_class');
  value = object['confidence'];
  if (value === undefined) {
    check.missing('confidence');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'confidence');
  value = object['indicators'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'indicators')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'indicators');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataPdfClassifyCompletePagesItem(key: string): boolean {
  return key === 'confidence' || key === 'indicators' || key === 'page_class' || key === 'page_number';
}

/** @internal */
export function checkStreamDataPdfClassifyCompletePagesItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfClassifyCompletePagesItem(value, check, depth), declaresStreamDataPdfClassifyCompletePagesItem);
}

/** @internal */
export function fieldsStreamDataPdfExtractComplete(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 4;
  let value = object['text_content'];
  if (value === undefined) {
    check.missing('text_content');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'text_content');
  value = object['total_chars'];
  if (value === undefined) {
    check.missing('total_chars');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_chars');
  value = object['page_count'];
  if (value === undefined) {
    check.missing('page_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_count');
  value = object['ocr_pages'];
  if (value === undefined) {
    check.missing('ocr_pages');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'ocr_pages');
  value = object['total_pages'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'total_pages');
  }
  value = object['page_start'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'page_start');
  }
  value = object['page_end'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'page_end');
  }
  value = object['file_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'file_id');
  }
  value = object['filename'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'filename');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPdfExtractComplete(key: string): boolean {
  return key === 'file_id' || key === 'filename' || key === 'ocr_pages' || key === 'page_count' || key === 'page_end' || key === 'page_start' || key === 'text_content' || key === 'total_chars' || key === 'total_pages';
}

/** @internal */
export function checkStreamDataPdfExtractComplete(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfExtractComplete(value, check, depth), declaresStreamDataPdfExtractComplete);
}

/** @internal */
export function fieldsStreamDataPdfPageClassified(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['page_number'];
  if (value === undefined) {
    check.missing('page_number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_number');
  value = object['total_pages'];
  if (value === undefined) {
    check.missing('total_pages');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_pages');
  value = object['page_class'];
  if (value === undefined) {
    check.missing('page_class');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'page_class');
  value = object['confidence'];
  if (value === undefined) {
    check.missing('confidence');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'confidence');
  value = object['indicators'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'indicators')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'indicators');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataPdfPageClassified(key: string): boolean {
  return key === 'confidence' || key === 'indicators' || key === 'page_class' || key === 'page_number' || key === 'total_pages';
}

/** @internal */
export function checkStreamDataPdfPageClassified(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfPageClassified(value, check, depth), declaresStreamDataPdfPageClassified);
}

/** @internal */
export function fieldsStreamDataPdfPipelineResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['file_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'file_id');
  }
  value = object['cloud_uri'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'cloud_uri');
  }
  value = object['page_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_count');
  }
  value = object['raw_text'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'raw_text');
  }
  value = object['chunks'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.list(value, depth + 1, 'chunks')) {
        const before = check.count;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          if (!cantus.isText(item)) check.fail('expected a string', index);
        }
        check.under(before, 'chunks');
      }
    }
  }
  value = object['ai_processed'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.list(value, depth + 1, 'ai_processed')) {
        const before = check.count;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          if (check.object(item, depth + 2, index)) {
            const before1 = check.count;
            for (const key1 of Object.keys(item)) {
              check.key(key1);
            }
            check.under(before1, index);
          }
        }
        check.under(before, 'ai_processed');
      }
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataPdfPipelineResult(key: string): boolean {
  return key === 'ai_processed' || key === 'chunks' || key === 'cloud_uri' || key === 'file_id' || key === 'page_count' || key === 'raw_text';
}

/** @internal */
export function checkStreamDataPdfPipelineResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfPipelineResult(value, check, depth), declaresStreamDataPdfPipelineResult);
}

/** @internal */
export function fieldsStreamDataPdfReadingOrderPage(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 4;
  let value = object['page_number'];
  if (value === undefined) {
    check.missing('page_number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_number');
  value = object['total_pages'];
  if (value === undefined) {
    check.missing('total_pages');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_pages');
  value = object['block_count'];
  if (value === undefined) {
    check.missing('block_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'block_count');
  value = object['column_count'];
  if (value === undefined) {
    check.missing('column_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'column_count');
  value = object['preview'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'preview');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPdfReadingOrderPage(key: string): boolean {
  return key === 'block_count' || key === 'column_count' || key === 'page_number' || key === 'preview' || key === 'total_pages';
}

/** @internal */
export function checkStreamDataPdfReadingOrderPage(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfReadingOrderPage(value, check, depth), declaresStreamDataPdfReadingOrderPage);
}

/** @internal */
export function fieldsStreamDataPdfRepeatedRegionsProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['stage'];
  if (value === undefined) {
    check.missing('stage');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataPdfRepeatedRegionsProgressStage(value, check, depth + 1);
    check.under(before, 'stage');
  }
  value = object['page_number'];
  if (value === undefined) {
    check.missing('page_number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_number');
  value = object['total_pages'];
  if (value === undefined) {
    check.missing('total_pages');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_pages');
  return known;
}

/** @internal */
export function declaresStreamDataPdfRepeatedRegionsProgress(key: string): boolean {
  return key === 'page_number' || key === 'stage' || key === 'total_pages';
}

/** @internal */
export function checkStreamDataPdfRepeatedRegionsProgress(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfRepeatedRegionsProgress(value, check, depth), declaresStreamDataPdfRepeatedRegionsProgress);
}

/** @internal */
export function checkStreamDataPdfRepeatedRegionsProgressStage(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'detect' && value !== 'extract_text' && value !== 'strip') check.fail('expected \'detect\', \'extract_text\' or \'strip\'');
}

/** @internal */
export function fieldsStreamDataPdfTableExtracted(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 5;
  let value = object['page_number'];
  if (value === undefined) {
    check.missing('page_number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_number');
  value = object['total_pages'];
  if (value === undefined) {
    check.missing('total_pages');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_pages');
  value = object['table_index'];
  if (value === undefined) {
    check.missing('table_index');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'table_index');
  value = object['row_count'];
  if (value === undefined) {
    check.missing('row_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'row_count');
  value = object['column_count'];
  if (value === undefined) {
    check.missing('column_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'column_count');
  value = object['markdown_preview'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'markdown_preview');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPdfTableExtracted(key: string): boolean {
  return key === 'column_count' || key === 'markdown_preview' || key === 'page_number' || key === 'row_count' || key === 'table_index' || key === 'total_pages';
}

/** @internal */
export function checkStreamDataPdfTableExtracted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfTableExtracted(value, check, depth), declaresStreamDataPdfTableExtracted);
}

/** @internal */
export function fieldsStreamDataPdfTablesPage(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 3;
  let value = object['page_number'];
  if (value === undefined) {
    check.missing('page_number');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'page_number');
  value = object['total_pages'];
  if (value === undefined) {
    check.missing('total_pages');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_pages');
  value = object['tables_found'];
  if (value === undefined) {
    check.missing('tables_found');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'tables_found');
  return known;
}

/** @internal */
export function declaresStreamDataPdfTablesPage(key: string): boolean {
  return key === 'page_number' || key === 'tables_found' || key === 'total_pages';
}

/** @internal */
export function checkStreamDataPdfTablesPage(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPdfTablesPage(value, check, depth), declaresStreamDataPdfTablesPage);
}

/** @internal */
export function fieldsStreamDataPlanBriefDraft(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['node_id'];
  if (value === undefined) {
    check.missing('node_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'node_id');
  value = object['route'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'route');
  }
  value = object['angle'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'angle');
  }
  value = object['brief'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'brief')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'brief');
    }
  }
  value = object['must_not_cover'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'must_not_cover')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'must_not_cover');
    }
  }
  value = object['concerns'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'concerns')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'concerns');
    }
  }
  value = object['suggested_word_count'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'suggested_word_count');
  }
  value = object['accepted'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'accepted');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPlanBriefDraft(key: string): boolean {
  return key === 'accepted' || key === 'angle' || key === 'brief' || key === 'concerns' || key === 'must_not_cover' || key === 'node_id' || key === 'route' || key === 'suggested_word_count';
}

/** @internal */
export function checkStreamDataPlanBriefDraft(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPlanBriefDraft(value, check, depth), declaresStreamDataPlanBriefDraft);
}

/** @internal */
export function fieldsStreamDataPlanDeepenResult(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['node_id'];
  if (value === undefined) {
    check.missing('node_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'node_id');
  value = object['route'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'route');
  }
  value = object['brief_lines'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'brief_lines');
  }
  value = object['sources_attached'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'sources_attached');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPlanDeepenResult(key: string): boolean {
  return key === 'brief_lines' || key === 'node_id' || key === 'route' || key === 'sources_attached';
}

/** @internal */
export function checkStreamDataPlanDeepenResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPlanDeepenResult(value, check, depth), declaresStreamDataPlanDeepenResult);
}

/** @internal */
export function fieldsStreamDataPlanGenCandidate(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['angle'];
  if (value === undefined) {
    check.missing('angle');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'angle');
  value = object['node_count'];
  if (value === undefined) {
    check.missing('node_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'node_count');
  value = object['rationale'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'rationale');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPlanGenCandidate(key: string): boolean {
  return key === 'angle' || key === 'node_count' || key === 'rationale';
}

/** @internal */
export function checkStreamDataPlanGenCandidate(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPlanGenCandidate(value, check, depth), declaresStreamDataPlanGenCandidate);
}

/** @internal */
export function fieldsStreamDataPlanGenStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['site_id'];
  if (value === undefined) {
    check.missing('site_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'site_id');
  value = object['domain'];
  if (value === undefined) {
    check.missing('domain');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'domain');
  value = object['angles'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'angles')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'angles');
    }
  }
  value = object['keyword_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'keyword_count');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPlanGenStarted(key: string): boolean {
  return key === 'angles' || key === 'domain' || key === 'keyword_count' || key === 'site_id';
}

/** @internal */
export function checkStreamDataPlanGenStarted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPlanGenStarted(value, check, depth), declaresStreamDataPlanGenStarted);
}

/** @internal */
export function fieldsStreamDataPlanSetupAgentResult(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 3;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['site_id'];
  if (value === undefined) {
    check.missing('site_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'site_id');
  value = object['kind'];
  if (value === undefined) {
    check.missing('kind');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'kind');
  value = object['summary'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'summary');
  }
  value = object['item_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'item_count');
  }
  value = object['model_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'model_id');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPlanSetupAgentResult(key: string): boolean {
  return key === 'item_count' || key === 'kind' || key === 'model_id' || key === 'run_id' || key === 'site_id' || key === 'summary';
}

/** @internal */
export function checkStreamDataPlanSetupAgentResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPlanSetupAgentResult(value, check, depth), declaresStreamDataPlanSetupAgentResult);
}

/** @internal */
export function fieldsStreamDataPodcastAssetGenStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['slot'];
  if (value === undefined) {
    check.missing('slot');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'slot');
  value = object['asset_kind'];
  if (value === undefined) {
    check.missing('asset_kind');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataPodcastAssetGenStartedAssetKind(value, check, depth + 1);
    check.under(before, 'asset_kind');
  }
  value = object['prompt'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'prompt');
  }
  value = object['model_alias'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'model_alias');
  }
  value = object['is_manual'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'is_manual');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPodcastAssetGenStarted(key: string): boolean {
  return key === 'asset_kind' || key === 'is_manual' || key === 'model_alias' || key === 'prompt' || key === 'run_id' || key === 'slot';
}

/** @internal */
export function checkStreamDataPodcastAssetGenStarted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPodcastAssetGenStarted(value, check, depth), declaresStreamDataPodcastAssetGenStarted);
}

/** @internal */
export function checkStreamDataPodcastAssetGenStartedAssetKind(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'image' && value !== 'video') check.fail('expected \'image\' or \'video\'');
}

/** @internal */
export function fieldsStreamDataPodcastMetadata(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['title'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'title');
  }
  value = object['description'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'description');
  }
  value = object['image_descriptions'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'image_descriptions')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'image_descriptions');
    }
  }
  value = object['video_descriptions'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'video_descriptions')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'video_descriptions');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataPodcastMetadata(key: string): boolean {
  return key === 'description' || key === 'image_descriptions' || key === 'title' || key === 'video_descriptions';
}

/** @internal */
export function checkStreamDataPodcastMetadata(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPodcastMetadata(value, check, depth), declaresStreamDataPodcastMetadata);
}

/** @internal */
export function fieldsStreamDataPodcastRun(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['run_id'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  }
  value = object['total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPodcastRun(key: string): boolean {
  return key === 'run_id' || key === 'total';
}

/** @internal */
export function checkStreamDataPodcastRun(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPodcastRun(value, check, depth), declaresStreamDataPodcastRun);
}

/** @internal */
export function fieldsStreamDataPodcastStageStarted(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['stage'];
  if (value === undefined) {
    check.missing('stage');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'stage');
  value = object['label'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'label');
  }
  value = object['step'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'step');
  }
  value = object['total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataPodcastStageStarted(key: string): boolean {
  return key === 'label' || key === 'stage' || key === 'step' || key === 'total';
}

/** @internal */
export function checkStreamDataPodcastStageStarted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataPodcastStageStarted(value, check, depth), declaresStreamDataPodcastStageStarted);
}

/** @internal */
export function fieldsStreamDataProofEvaluated(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['proof_id'];
  if (value === undefined) {
    check.missing('proof_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'proof_id');
  value = object['title'];
  if (value === undefined) {
    check.missing('title');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'title');
  value = object['status'];
  if (value === undefined) {
    check.missing('status');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataProofEvaluatedStatus(value, check, depth + 1);
    check.under(before, 'status');
  }
  value = object['required'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'required');
  }
  value = object['detail'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'detail');
  }
  value = object['observed'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'observed')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'observed');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataProofEvaluated(key: string): boolean {
  return key === 'detail' || key === 'observed' || key === 'proof_id' || key === 'required' || key === 'run_id' || key === 'status' || key === 'title';
}

/** @internal */
export function checkStreamDataProofEvaluated(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataProofEvaluated(value, check, depth), declaresStreamDataProofEvaluated);
}

/** @internal */
export function checkStreamDataProofEvaluatedStatus(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'passed' && value !== 'failed' && value !== 'skipped') check.fail('expected \'passed\', \'failed\' or \'skipped\'');
}

/** @internal */
export function fieldsStreamDataProofRunSkipped(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['slug'];
  if (value === undefined) {
    check.missing('slug');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'slug');
  value = object['reason'];
  if (value === undefined) {
    check.missing('reason');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'reason');
  value = object['month_to_date_usd'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'month_to_date_usd');
  }
  return known;
}

/** @internal */
export function declaresStreamDataProofRunSkipped(key: string): boolean {
  return key === 'month_to_date_usd' || key === 'reason' || key === 'slug';
}

/** @internal */
export function checkStreamDataProofRunSkipped(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataProofRunSkipped(value, check, depth), declaresStreamDataProofRunSkipped);
}

/** @internal */
export function fieldsStreamDataProofRunStep(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['run_id'];
  if (value === undefined) {
    check.missing('run_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'run_id');
  value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['step'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'step');
  }
  return known;
}

/** @internal */
export function declaresStreamDataProofRunStep(key: string): boolean {
  return key === 'message' || key === 'run_id' || key === 'step';
}

/** @internal */
export function checkStreamDataProofRunStep(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataProofRunStep(value, check, depth), declaresStreamDataProofRunStep);
}

/** @internal */
export function fieldsStreamDataRagVerifyResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['judge_model'];
  if (value === undefined) {
    check.missing('judge_model');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'judge_model');
  value = object['overall_faithfulness'];
  if (value === undefined) {
    check.missing('overall_faithfulness');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'overall_faithfulness');
  value = object['latency_ms'];
  if (value === undefined) {
    check.missing('latency_ms');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'latency_ms');
  value = object['claims'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'claims')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamDataRagVerifyResultClaimsItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'claims');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataRagVerifyResult(key: string): boolean {
  return key === 'claims' || key === 'judge_model' || key === 'latency_ms' || key === 'overall_faithfulness';
}

/** @internal */
export function checkStreamDataRagVerifyResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataRagVerifyResult(value, check, depth), declaresStreamDataRagVerifyResult);
}

/** @internal */
export function fieldsStreamDataRagVerifyResultClaimsItem(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['claim'];
  if (value === undefined) {
    check.missing('claim');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'claim');
  value = object['verdict'];
  if (value === undefined) {
    check.missing('verdict');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'verdict');
  value = object['confidence'];
  if (value === undefined) {
    check.missing('confidence');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'confidence');
  value = object['reasoning'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'reasoning');
  }
  value = object['supporting_chunk_ids'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'supporting_chunk_ids')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'supporting_chunk_ids');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamDataRagVerifyResultClaimsItem(key: string): boolean {
  return key === 'claim' || key === 'confidence' || key === 'reasoning' || key === 'supporting_chunk_ids' || key === 'verdict';
}

/** @internal */
export function checkStreamDataRagVerifyResultClaimsItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataRagVerifyResultClaimsItem(value, check, depth), declaresStreamDataRagVerifyResultClaimsItem);
}

/** @internal */
export function fieldsStreamDataScrapeBatchComplete(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['total_scraped'];
  if (value === undefined) {
    check.missing('total_scraped');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total_scraped');
  return known;
}

/** @internal */
export function declaresStreamDataScrapeBatchComplete(key: string): boolean {
  return key === 'total_scraped';
}

/** @internal */
export function checkStreamDataScrapeBatchComplete(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataScrapeBatchComplete(value, check, depth), declaresStreamDataScrapeBatchComplete);
}

/** @internal */
export function fieldsStreamDataSearchResults(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['results'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'results')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamSearchResult(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'results');
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
export function declaresStreamDataSearchResults(key: string): boolean {
  return key === 'metadata' || key === 'results';
}

/** @internal */
export function checkStreamDataSearchResults(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataSearchResults(value, check, depth), declaresStreamDataSearchResults);
}

/** @internal */
export function fieldsStreamDataSocialStage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['operation'];
  if (value === undefined) {
    check.missing('operation');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataSocialStageOperation(value, check, depth + 1);
    check.under(before, 'operation');
  }
  value = object['stage'];
  if (value === undefined) {
    check.missing('stage');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'stage');
  value = object['label'];
  if (value === undefined) {
    check.missing('label');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'label');
  value = object['current'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'current');
  }
  value = object['total'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'total');
  }
  return known;
}

/** @internal */
export function declaresStreamDataSocialStage(key: string): boolean {
  return key === 'current' || key === 'label' || key === 'operation' || key === 'stage' || key === 'total';
}

/** @internal */
export function checkStreamDataSocialStage(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataSocialStage(value, check, depth), declaresStreamDataSocialStage);
}

/** @internal */
export function checkStreamDataSocialStageOperation(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'ingest_post' && value !== 'ingest_profile' && value !== 'track' && value !== 'refresh') check.fail('expected \'ingest_post\', \'ingest_profile\', \'track\' or \'refresh\'');
}

/** @internal */
export function fieldsStreamDataVaultPasswordHealthDiscoveryPage(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['__kind'];
  if (value !== undefined) {
    known += 1;
    if (value !== 'password_health_discovery_page') check.fail('expected \'password_health_discovery_page\'', '__kind');
  }
  value = object['references'];
  if (value === undefined) {
    check.missing('references');
    known -= 1;
  } else {
    if (check.list(value, depth + 1, 'references')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'references');
    }
  }
  value = object['continuation'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'continuation');
  }
  return known;
}

/** @internal */
export function declaresStreamDataVaultPasswordHealthDiscoveryPage(key: string): boolean {
  return key === '__kind' || key === 'continuation' || key === 'references';
}

/** @internal */
export function checkStreamDataVaultPasswordHealthDiscoveryPage(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataVaultPasswordHealthDiscoveryPage(value, check, depth), declaresStreamDataVaultPasswordHealthDiscoveryPage);
}

/** @internal */
export function fieldsStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['__kind'];
  if (value !== undefined) {
    known += 1;
    if (value !== 'password_health_discovery_reference') check.fail('expected \'password_health_discovery_reference\'', '__kind');
  }
  value = object['request_id'];
  if (value === undefined) {
    check.missing('request_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'request_id');
  value = object['execution_id'];
  if (value === undefined) {
    check.missing('execution_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'execution_id');
  return known;
}

/** @internal */
export function declaresStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(key: string): boolean {
  return key === '__kind' || key === 'execution_id' || key === 'request_id';
}

/** @internal */
export function checkStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(value, check, depth), declaresStreamDataVaultPasswordHealthDiscoveryPageReferencesItem);
}

/** @internal */
export function fieldsStreamDataVaultPasswordHealthScanReference(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 7;
  let value = object['__kind'];
  if (value !== undefined) {
    known += 1;
    if (value !== 'password_health_scan_reference') check.fail('expected \'password_health_scan_reference\'', '__kind');
  }
  value = object['request_id'];
  if (value === undefined) {
    check.missing('request_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'request_id');
  value = object['execution_id'];
  if (value === undefined) {
    check.missing('execution_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'execution_id');
  value = object['resumed_from_execution_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'resumed_from_execution_id');
  }
  value = object['status_path'];
  if (value === undefined) {
    check.missing('status_path');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'status_path');
  value = object['events_path'];
  if (value === undefined) {
    check.missing('events_path');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'events_path');
  value = object['result_path'];
  if (value === undefined) {
    check.missing('result_path');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'result_path');
  value = object['rejoin_path'];
  if (value === undefined) {
    check.missing('rejoin_path');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'rejoin_path');
  value = object['resume_path'];
  if (value === undefined) {
    check.missing('resume_path');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'resume_path');
  return known;
}

/** @internal */
export function declaresStreamDataVaultPasswordHealthScanReference(key: string): boolean {
  return key === '__kind' || key === 'events_path' || key === 'execution_id' || key === 'rejoin_path' || key === 'request_id' || key === 'result_path' || key === 'resume_path' || key === 'resumed_from_execution_id' || key === 'status_path';
}

/** @internal */
export function checkStreamDataVaultPasswordHealthScanReference(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataVaultPasswordHealthScanReference(value, check, depth), declaresStreamDataVaultPasswordHealthScanReference);
}

/** @internal */
export function fieldsStreamDataWorkflowNodeTestResult(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['node_id'];
  if (value === undefined) {
    check.missing('node_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'node_id');
  value = object['spec_type'];
  if (value === undefined) {
    check.missing('spec_type');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'spec_type');
  value = object['success'];
  if (value === undefined) {
    check.missing('success');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'success');
  value = object['duration_ms'];
  if (value === undefined) {
    check.missing('duration_ms');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'duration_ms');
  value = object['output'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      if (check.object(value, depth + 1, 'output')) {
        const before = check.count;
        for (const key of Object.keys(value)) {
          check.key(key);
        }
        check.under(before, 'output');
      }
    }
  }
  value = object['error_type'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'error_type');
  }
  value = object['error_message'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'error_message');
  }
  return known;
}

/** @internal */
export function declaresStreamDataWorkflowNodeTestResult(key: string): boolean {
  return key === 'duration_ms' || key === 'error_message' || key === 'error_type' || key === 'node_id' || key === 'output' || key === 'spec_type' || key === 'success';
}

/** @internal */
export function checkStreamDataWorkflowNodeTestResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataWorkflowNodeTestResult(value, check, depth), declaresStreamDataWorkflowNodeTestResult);
}

/** @internal */
export function fieldsStreamDataYoutubeTranscriptSource(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 6;
  let value = object['video_id'];
  if (value === undefined) {
    check.missing('video_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'video_id');
  value = object['title'];
  if (value === undefined) {
    check.missing('title');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'title');
  value = object['transcript_id'];
  if (value === undefined) {
    check.missing('transcript_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'transcript_id');
  value = object['processed_document_id'];
  if (value === undefined) {
    check.missing('processed_document_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'processed_document_id');
  value = object['segment_count'];
  if (value === undefined) {
    check.missing('segment_count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'segment_count');
  value = object['reused_existing'];
  if (value === undefined) {
    check.missing('reused_existing');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'reused_existing');
  return known;
}

/** @internal */
export function declaresStreamDataYoutubeTranscriptSource(key: string): boolean {
  return key === 'processed_document_id' || key === 'reused_existing' || key === 'segment_count' || key === 'title' || key === 'transcript_id' || key === 'video_id';
}

/** @internal */
export function checkStreamDataYoutubeTranscriptSource(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamDataYoutubeTranscriptSource(value, check, depth), declaresStreamDataYoutubeTranscriptSource);
}

/** @internal */
export function fieldsStreamEndPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['reason'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'reason');
  }
  return known;
}

/** @internal */
export function declaresStreamEndPayload(key: string): boolean {
  return key === 'reason';
}

/** @internal */
export function checkStreamEndPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamEndPayload(value, check, depth), declaresStreamEndPayload);
}

/** @internal */
export function fieldsStreamFailureDetails(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['request_id'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'request_id');
  }
  return known;
}

/** @internal */
export function declaresStreamFailureDetails(key: string): boolean {
  return key === 'request_id';
}

/** @internal */
export function restStreamFailureDetails(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkStreamFailureDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsStreamFailureDetails(value, check, depth), declaresStreamFailureDetails, restStreamFailureDetails, depth);
}

/** @internal */
export function fieldsStreamHeartbeatPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['seq'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'seq');
  }
  value = object['timestamp'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'timestamp');
  }
  value = object['late_by_seconds'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'late_by_seconds');
  }
  return known;
}

/** @internal */
export function declaresStreamHeartbeatPayload(key: string): boolean {
  return key === 'late_by_seconds' || key === 'seq' || key === 'timestamp';
}

/** @internal */
export function checkStreamHeartbeatPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamHeartbeatPayload(value, check, depth), declaresStreamHeartbeatPayload);
}

/** @internal */
export function fieldsStreamInfoPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['code'];
  if (value === undefined) {
    check.missing('code');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'code');
  value = object['system_message'];
  if (value === undefined) {
    check.missing('system_message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'system_message');
  value = object['user_message'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'user_message');
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
export function declaresStreamInfoPayload(key: string): boolean {
  return key === 'code' || key === 'metadata' || key === 'system_message' || key === 'user_message';
}

/** @internal */
export function checkStreamInfoPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamInfoPayload(value, check, depth), declaresStreamInfoPayload);
}

/** @internal */
export function fieldsStreamInitPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['operation'];
  if (value === undefined) {
    check.missing('operation');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamOperation(value, check, depth + 1);
    check.under(before, 'operation');
  }
  value = object['operation_id'];
  if (value === undefined) {
    check.missing('operation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'operation_id');
  value = object['parent_operation_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'parent_operation_id');
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
export function declaresStreamInitPayload(key: string): boolean {
  return key === 'metadata' || key === 'operation' || key === 'operation_id' || key === 'parent_operation_id';
}

/** @internal */
export function checkStreamInitPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamInitPayload(value, check, depth), declaresStreamInitPayload);
}

/** @internal */
export function fieldsStreamInjectionConsumedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['conversation_id'];
  if (value === undefined) {
    check.missing('conversation_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'conversation_id');
  value = object['count'];
  if (value === undefined) {
    check.missing('count');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'count');
  value = object['items'];
  if (value === undefined) {
    check.missing('items');
    known -= 1;
  } else {
    if (check.list(value, depth + 1, 'items')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkStreamConsumedInjection(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'items');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamInjectionConsumedPayload(key: string): boolean {
  return key === 'conversation_id' || key === 'count' || key === 'items';
}

/** @internal */
export function checkStreamInjectionConsumedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamInjectionConsumedPayload(value, check, depth), declaresStreamInjectionConsumedPayload);
}

/** @internal */
export function fieldsStreamNormalizedCitation(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['source'];
  if (value === undefined) {
    check.missing('source');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'source');
  value = object['url'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'url');
  }
  value = object['quote'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'quote');
  }
  return known;
}

/** @internal */
export function declaresStreamNormalizedCitation(key: string): boolean {
  return key === 'quote' || key === 'source' || key === 'url';
}

/** @internal */
export function checkStreamNormalizedCitation(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamNormalizedCitation(value, check, depth), declaresStreamNormalizedCitation);
}

/** @internal */
export function checkStreamOperation(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'llm_request' && value !== 'tool_execution' && value !== 'user_request' && value !== 'sub_agent' && value !== 'persistence') check.fail('expected \'llm_request\', \'tool_execution\', \'user_request\', \'sub_agent\' or \'persistence\'');
}

/** @internal */
export function fieldsStreamPageBox(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 4;
  let value = object['x0'];
  if (value === undefined) {
    check.missing('x0');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'x0');
  value = object['y0'];
  if (value === undefined) {
    check.missing('y0');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'y0');
  value = object['x1'];
  if (value === undefined) {
    check.missing('x1');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'x1');
  value = object['y1'];
  if (value === undefined) {
    check.missing('y1');
    known -= 1;
  } else if (!Number.isFinite(value)) check.fail('expected a finite number', 'y1');
  return known;
}

/** @internal */
export function declaresStreamPageBox(key: string): boolean {
  return key === 'x0' || key === 'x1' || key === 'y0' || key === 'y1';
}

/** @internal */
export function checkStreamPageBox(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamPageBox(value, check, depth), declaresStreamPageBox);
}

/** @internal */
export function fieldsStreamPhasePayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['phase'];
  if (value === undefined) {
    check.missing('phase');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamPhasePhase(value, check, depth + 1);
    check.under(before, 'phase');
  }
  return known;
}

/** @internal */
export function declaresStreamPhasePayload(key: string): boolean {
  return key === 'phase';
}

/** @internal */
export function checkStreamPhasePayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamPhasePayload(value, check, depth), declaresStreamPhasePayload);
}

const valuesStreamPhasePhase = /* @__PURE__ */ new Set<unknown>(['connected', 'processing', 'generating', 'using_tools', 'persisting', 'searching', 'scraping', 'analyzing', 'synthesizing', 'retrying', 'executing', 'complete']);
/** @internal */
export function checkStreamPhasePhase(value: unknown, check: cantus.Check, _depth: number): void {
  if (!valuesStreamPhasePhase.has(value)) check.fail('expected \'connected\', \'processing\', \'generating\', \'using_tools\', \'persisting\', \'searching\', \'scraping\', \'analyzing\', \'synthesizing\', \'retrying\', \'executing\' or \'complete\'');
}

/** @internal */
export function fieldsStreamProviderRetryPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 8;
  let value = object['state'];
  if (value === undefined) {
    check.missing('state');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamProviderRetryState(value, check, depth + 1);
    check.under(before, 'state');
  }
  value = object['provider'];
  if (value === undefined) {
    check.missing('provider');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'provider');
  value = object['model'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'model');
  }
  value = object['error_type'];
  if (value === undefined) {
    check.missing('error_type');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'error_type');
  value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['user_message'];
  if (value === undefined) {
    check.missing('user_message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'user_message');
  value = object['iteration'];
  if (value === undefined) {
    check.missing('iteration');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'iteration');
  value = object['failed_attempt'];
  if (value === undefined) {
    check.missing('failed_attempt');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'failed_attempt');
  value = object['next_attempt'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'next_attempt');
  }
  value = object['max_retries'];
  if (value === undefined) {
    check.missing('max_retries');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'max_retries');
  value = object['retry_delay'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'retry_delay');
  }
  value = object['retry_at'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'retry_at');
  }
  value = object['schedule'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'schedule')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!Number.isFinite(item)) check.fail('expected a finite number', index);
      }
      check.under(before, 'schedule');
    }
  }
  value = object['status_code'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'status_code');
  }
  value = object['can_cancel'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'can_cancel');
  }
  value = object['can_retry_now'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'can_retry_now');
  }
  value = object['discard_partial_output'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'discard_partial_output');
  }
  value = object['actions'];
  if (value !== undefined) {
    known += 1;
    if (check.object(value, depth + 1, 'actions')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'actions');
    }
  }
  value = object['conversation_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'conversation_id');
  }
  value = object['request_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'request_id');
  }
  return known;
}

/** @internal */
export function declaresStreamProviderRetryPayload(key: string): boolean {
  return key === 'actions' || key === 'can_cancel' || key === 'can_retry_now' || key === 'conversation_id' || key === 'discard_partial_output' || key === 'error_type' || key === 'failed_attempt' || key === 'iteration' || key === 'max_retries' || key === 'message' || key === 'model' || key === 'next_attempt' || key === 'provider' || key === 'request_id' || key === 'retry_at' || key === 'retry_delay' || key === 'schedule' || key === 'state' || key === 'status_code' || key === 'user_message';
}

/** @internal */
export function checkStreamProviderRetryPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamProviderRetryPayload(value, check, depth), declaresStreamProviderRetryPayload);
}

/** @internal */
export function checkStreamProviderRetryState(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'scheduled' && value !== 'retrying_now' && value !== 'cancelled' && value !== 'suspended' && value !== 'recovered') check.fail('expected \'scheduled\', \'retrying_now\', \'cancelled\', \'suspended\' or \'recovered\'');
}

/** @internal */
export function fieldsStreamQuestionnaireItem(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['id'];
  if (value === undefined) {
    check.missing('id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'id');
  value = object['prompt'];
  if (value === undefined) {
    check.missing('prompt');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'prompt');
  value = object['component_type'];
  if (value === undefined) {
    check.missing('component_type');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamQuestionnaireItemComponentType(value, check, depth + 1);
    check.under(before, 'component_type');
  }
  value = object['options'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'options')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'options');
    }
  }
  value = object['default'];
  if (value !== undefined) {
    known += 1;
  }
  value = object['required'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'required');
  }
  value = object['min'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'min');
  }
  value = object['max'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'max');
  }
  value = object['step'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'step');
  }
  return known;
}

/** @internal */
export function declaresStreamQuestionnaireItem(key: string): boolean {
  return key === 'component_type' || key === 'default' || key === 'id' || key === 'max' || key === 'min' || key === 'options' || key === 'prompt' || key === 'required' || key === 'step';
}

/** @internal */
export function checkStreamQuestionnaireItem(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamQuestionnaireItem(value, check, depth), declaresStreamQuestionnaireItem);
}

/** @internal */
export function checkStreamQuestionnaireItemComponentType(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'dropdown' && value !== 'checkboxes' && value !== 'radio' && value !== 'toggle' && value !== 'slider' && value !== 'input' && value !== 'textarea') check.fail('expected \'dropdown\', \'checkboxes\', \'radio\', \'toggle\', \'slider\', \'input\' or \'textarea\'');
}

/** @internal */
export function fieldsStreamReasoningChunkPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['text'];
  if (value === undefined) {
    check.missing('text');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'text');
  return known;
}

/** @internal */
export function declaresStreamReasoningChunkPayload(key: string): boolean {
  return key === 'text';
}

/** @internal */
export function checkStreamReasoningChunkPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamReasoningChunkPayload(value, check, depth), declaresStreamReasoningChunkPayload);
}

/** @internal */
export function fieldsStreamReasoningPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['state'];
  if (value === undefined) {
    check.missing('state');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamReasoningState(value, check, depth + 1);
    check.under(before, 'state');
  }
  return known;
}

/** @internal */
export function declaresStreamReasoningPayload(key: string): boolean {
  return key === 'state';
}

/** @internal */
export function checkStreamReasoningPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamReasoningPayload(value, check, depth), declaresStreamReasoningPayload);
}

/** @internal */
export function checkStreamReasoningState(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'started' && value !== 'stopped') check.fail('expected \'started\' or \'stopped\'');
}

/** @internal */
export function fieldsStreamRecordReservedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['db_project'];
  if (value === undefined) {
    check.missing('db_project');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'db_project');
  value = object['table'];
  if (value === undefined) {
    check.missing('table');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'table');
  value = object['record_id'];
  if (value === undefined) {
    check.missing('record_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'record_id');
  value = object['status'];
  if (value !== undefined) {
    known += 1;
    if (value !== 'pending') check.fail('expected \'pending\'', 'status');
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
export function declaresStreamRecordReservedPayload(key: string): boolean {
  return key === 'db_project' || key === 'metadata' || key === 'parent_refs' || key === 'record_id' || key === 'status' || key === 'table';
}

/** @internal */
export function checkStreamRecordReservedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamRecordReservedPayload(value, check, depth), declaresStreamRecordReservedPayload);
}

/** @internal */
export function fieldsStreamRecordUpdatePayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['db_project'];
  if (value === undefined) {
    check.missing('db_project');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'db_project');
  value = object['table'];
  if (value === undefined) {
    check.missing('table');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'table');
  value = object['record_id'];
  if (value === undefined) {
    check.missing('record_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'record_id');
  value = object['status'];
  if (value === undefined) {
    check.missing('status');
    known -= 1;
  } else {
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
export function declaresStreamRecordUpdatePayload(key: string): boolean {
  return key === 'db_project' || key === 'metadata' || key === 'record_id' || key === 'status' || key === 'table';
}

/** @internal */
export function checkStreamRecordUpdatePayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamRecordUpdatePayload(value, check, depth), declaresStreamRecordUpdatePayload);
}

/** @internal */
export function checkStreamRecordUpdateStatus(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'active' && value !== 'completed' && value !== 'failed') check.fail('expected \'active\', \'completed\' or \'failed\'');
}

/** @internal */
export function fieldsStreamRenderBlockPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 4;
  let value = object['blockId'];
  if (value === undefined) {
    check.missing('blockId');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'blockId');
  value = object['blockIndex'];
  if (value === undefined) {
    check.missing('blockIndex');
    known -= 1;
  } else if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'blockIndex');
  value = object['type'];
  if (value === undefined) {
    check.missing('type');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'type');
  value = object['status'];
  if (value === undefined) {
    check.missing('status');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamRenderBlockStatus(value, check, depth + 1);
    check.under(before, 'status');
  }
  value = object['content'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'content');
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
export function declaresStreamRenderBlockPayload(key: string): boolean {
  return key === 'blockId' || key === 'blockIndex' || key === 'content' || key === 'data' || key === 'metadata' || key === 'status' || key === 'type';
}

/** @internal */
export function checkStreamRenderBlockPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamRenderBlockPayload(value, check, depth), declaresStreamRenderBlockPayload);
}

/** @internal */
export function checkStreamRenderBlockStatus(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'streaming' && value !== 'complete' && value !== 'error') check.fail('expected \'streaming\', \'complete\' or \'error\'');
}

/** @internal */
export function fieldsStreamResourceChangeDetails(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['previous_id'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'previous_id');
  }
  value = object['added_tools'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'added_tools')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'added_tools');
    }
  }
  value = object['removed_tools'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'removed_tools')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'removed_tools');
    }
  }
  value = object['active_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'active_count');
  }
  value = object['added'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'added');
  }
  value = object['removed'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'removed');
  }
  value = object['sources'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'sources')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'sources');
    }
  }
  return known;
}

/** @internal */
export function declaresStreamResourceChangeDetails(key: string): boolean {
  return key === 'active_count' || key === 'added' || key === 'added_tools' || key === 'previous_id' || key === 'removed' || key === 'removed_tools' || key === 'sources';
}

/** @internal */
export function restStreamResourceChangeDetails(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkStreamResourceChangeDetails(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsStreamResourceChangeDetails(value, check, depth), declaresStreamResourceChangeDetails, restStreamResourceChangeDetails, depth);
}

/** @internal */
export function checkStreamResourceChangedAction(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'created' && value !== 'modified' && value !== 'deleted' && value !== 'moved' && value !== 'renamed' && value !== 'invalidated') check.fail('expected \'created\', \'modified\', \'deleted\', \'moved\', \'renamed\' or \'invalidated\'');
}

/** @internal */
export function fieldsStreamResourceChangedPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 3;
  let value = object['kind'];
  if (value === undefined) {
    check.missing('kind');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'kind');
  value = object['action'];
  if (value === undefined) {
    check.missing('action');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamResourceChangedAction(value, check, depth + 1);
    check.under(before, 'action');
  }
  value = object['resource_id'];
  if (value === undefined) {
    check.missing('resource_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'resource_id');
  value = object['sandbox_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'sandbox_id');
  }
  value = object['user_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'user_id');
  }
  value = object['metadata'];
  if (value !== undefined) {
    known += 1;
    const before = check.count;
    checkStreamResourceChangeDetails(value, check, depth + 1);
    check.under(before, 'metadata');
  }
  return known;
}

/** @internal */
export function declaresStreamResourceChangedPayload(key: string): boolean {
  return key === 'action' || key === 'kind' || key === 'metadata' || key === 'resource_id' || key === 'sandbox_id' || key === 'user_id';
}

/** @internal */
export function checkStreamResourceChangedPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamResourceChangedPayload(value, check, depth), declaresStreamResourceChangedPayload);
}

/** @internal */
export function fieldsStreamSearchResult(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['title'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'title');
  }
  value = object['url'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'url');
  }
  value = object['snippet'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'snippet');
  }
  value = object['source'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'source');
  }
  value = object['published'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'published');
  }
  return known;
}

/** @internal */
export function declaresStreamSearchResult(key: string): boolean {
  return key === 'published' || key === 'snippet' || key === 'source' || key === 'title' || key === 'url';
}

/** @internal */
export function checkStreamSearchResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamSearchResult(value, check, depth), declaresStreamSearchResult);
}

/** @internal */
export function commonStreamError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['message'];
  if (value === undefined) {
    check.missing('message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'message');
  value = object['user_message'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'user_message');
  }
  value = object['code'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'code');
  }
  value = object['details'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      const before = check.count;
      checkStreamFailureDetails(value, check, depth + 1);
      check.under(before, 'details');
    }
  }
  return known;
}

/** @internal */
export function memberStreamError$DatabasePermissionDenied(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonStreamError(object, check, depth) + check.ancestors(object, 'is_a', []);
}

/** @internal */
export function memberStreamError$DatabaseSchemaMismatch(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonStreamError(object, check, depth) + check.ancestors(object, 'is_a', []);
}

/** @internal */
export function memberStreamError$DatabaseUnavailable(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  return 1 + commonStreamError(object, check, depth) + check.ancestors(object, 'is_a', []);
}

/** @internal */
export const membersStreamError: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  ['database_permission_denied', memberStreamError$DatabasePermissionDenied],
  ['database_schema_mismatch', memberStreamError$DatabaseSchemaMismatch],
  ['database_unavailable', memberStreamError$DatabaseUnavailable],
]);

/** @internal */
export function fieldsStreamError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['error_type'];
  const member = membersStreamError.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('error_type');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'error_type');
    return 1;
  }
  if (check.strict) check.fail('expected \'database_permission_denied\', \'database_schema_mismatch\' or \'database_unavailable\'; others are read, but not written', 'error_type');
  check.unknown = true;
  return 1 + commonStreamError(object, check, depth);
}

/** @internal */
export function declaresStreamError(key: string, object: cantus.JsonObject): boolean {
  if (key === 'code' || key === 'details' || key === 'error_type' || key === 'is_a' || key === 'message' || key === 'user_message') return true;
  switch (object['error_type']) {
    default:
      return !membersStreamError.has(object['error_type']);
  }
}

/** @internal */
export function checkStreamError(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamError(value, check, depth), declaresStreamError);
}

/** @internal */
export function turnStreamError(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
  switch (value['error_type']) {
    case 'database_permission_denied':
    case 'database_schema_mismatch':
    case 'database_unavailable':
      return value;
    default:
      return cantus.turnUnknown(value, way, 'error_type', 'tag', 'raw');
  }
}

/** @internal */
export function checkStreamErrorCode(value: unknown, check: cantus.Check, _depth: number): void {
  if (check.strict ? value !== 'database_permission_denied' && value !== 'database_schema_mismatch' && value !== 'database_unavailable' : !cantus.isText(value)) check.fail('expected \'database_permission_denied\', \'database_schema_mismatch\' or \'database_unavailable\'; a reader takes a string');
}

/** @internal */
export function checkStreamStructuredOutputData(value: unknown, check: cantus.Check, depth: number): void {
  if (cantus.isObject(value)) {
    if (check.object(value, depth)) {
      for (const key of Object.keys(value)) {
        check.key(key);
      }
    }
  } else if (Array.isArray(value)) {
    if (check.list(value, depth)) {
    }
  } else check.fail('expected an object or an array');
}

/** @internal */
export function fieldsStreamStructuredOutputPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['success'];
  if (value === undefined) {
    check.missing('success');
    known -= 1;
  } else if (typeof value !== 'boolean') check.fail('expected true or false', 'success');
  value = object['json_schema'];
  if (value === undefined) {
    check.missing('json_schema');
    known -= 1;
  } else {
    if (check.object(value, depth + 1, 'json_schema')) {
      const before = check.count;
      for (const key of Object.keys(value)) {
        check.key(key);
      }
      check.under(before, 'json_schema');
    }
  }
  value = object['data'];
  if (value !== undefined) {
    known += 1;
    if (value !== null) {
      const before = check.count;
      checkStreamStructuredOutputData(value, check, depth + 1);
      check.under(before, 'data');
    }
  }
  value = object['reason'];
  if (value !== undefined) {
    known += 1;
    if (!cantus.isText(value)) check.fail('expected a string', 'reason');
  }
  value = object['schema_name'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'schema_name');
  }
  value = object['kind'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'kind');
  }
  value = object['kind_version'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'kind_version');
  }
  value = object['kind_checked'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'kind_checked');
  }
  value = object['kind_errors'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'kind_errors')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (!cantus.isText(item)) check.fail('expected a string', index);
      }
      check.under(before, 'kind_errors');
    }
  }
  value = object['match_count'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isSafeInteger(value)) check.fail('expected an integer', 'match_count');
  }
  value = object['agent_name'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'agent_name');
  }
  value = object['operation_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'operation_id');
  }
  return known;
}

/** @internal */
export function declaresStreamStructuredOutputPayload(key: string): boolean {
  return key === 'agent_name' || key === 'data' || key === 'json_schema' || key === 'kind' || key === 'kind_checked' || key === 'kind_errors' || key === 'kind_version' || key === 'match_count' || key === 'operation_id' || key === 'reason' || key === 'schema_name' || key === 'success';
}

/** @internal */
export function checkStreamStructuredOutputPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamStructuredOutputPayload(value, check, depth), declaresStreamStructuredOutputPayload);
}

/** @internal */
export function fieldsStreamTimingStatsResult(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['total_duration'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'total_duration');
  }
  value = object['model_duration'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'model_duration');
  }
  value = object['tool_duration'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'tool_duration');
  }
  return known;
}

/** @internal */
export function declaresStreamTimingStatsResult(key: string): boolean {
  return key === 'model_duration' || key === 'tool_duration' || key === 'total_duration';
}

/** @internal */
export function restStreamTimingStatsResult(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkStreamTimingStatsResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsStreamTimingStatsResult(value, check, depth), declaresStreamTimingStatsResult, restStreamTimingStatsResult, depth);
}

/** @internal */
export function fieldsStreamToolCallStatsResult(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['total_calls'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'total_calls');
  }
  value = object['successful_calls'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'successful_calls');
  }
  value = object['failed_calls'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'failed_calls');
  }
  return known;
}

/** @internal */
export function declaresStreamToolCallStatsResult(key: string): boolean {
  return key === 'failed_calls' || key === 'successful_calls' || key === 'total_calls';
}

/** @internal */
export function restStreamToolCallStatsResult(key: string, _object: cantus.JsonObject, check: cantus.Check, _depth: number): void {
  check.key(key);
}

/** @internal */
export function checkStreamToolCallStatsResult(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.rest(value, fieldsStreamToolCallStatsResult(value, check, depth), declaresStreamToolCallStatsResult, restStreamToolCallStatsResult, depth);
}

/** @internal */
export function commonStreamToolEventPayload(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['call_id'];
  if (value === undefined) {
    check.missing('call_id');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'call_id');
  value = object['tool_name'];
  if (value === undefined) {
    check.missing('tool_name');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'tool_name');
  value = object['message'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'message');
  }
  value = object['show_spinner'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'show_spinner');
  }
  value = object['timestamp'];
  if (value !== undefined) {
    known += 1;
    if (!Number.isFinite(value)) check.fail('expected a finite number', 'timestamp');
  }
  return known;
}

/** @internal */
export function memberStreamToolEventPayload$ToolCompleted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function memberStreamToolEventPayload$ToolDelegated(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function memberStreamToolEventPayload$ToolError(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonStreamToolEventPayload(object, check, depth);
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamToolEventToolError(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamToolEventPayload$ToolProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function memberStreamToolEventPayload$ToolResultPreview(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonStreamToolEventPayload(object, check, depth);
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamToolEventToolResultPreview(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamToolEventPayload$ToolStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function memberStreamToolEventPayload$ToolStep(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2 + commonStreamToolEventPayload(object, check, depth);
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamToolEventToolStep(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function fieldsStreamToolEventPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
  if (check.strict) check.fail('expected \'tool_completed\', \'tool_delegated\', \'tool_error\', \'tool_progress\', \'tool_result_preview\', \'tool_started\' or \'tool_step\'; others are read, but not written', 'event');
  check.unknown = true;
  return 1 + commonStreamToolEventPayload(object, check, depth);
}

/** @internal */
export function declaresStreamToolEventPayload(key: string, object: cantus.JsonObject): boolean {
  if (key === 'call_id' || key === 'data' || key === 'event' || key === 'message' || key === 'show_spinner' || key === 'timestamp' || key === 'tool_name') return true;
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
export function checkStreamToolEventPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamToolEventPayload(value, check, depth), declaresStreamToolEventPayload);
}

/** @internal */
export function turnStreamToolEventPayload(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
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
export function fieldsStreamToolEventToolCompleted(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 0;
  let value = object['result'];
  if (value !== undefined) {
    known += 1;
  }
  value = object['result_preview'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'result_preview');
  }
  value = object['result_omitted'];
  if (value !== undefined) {
    known += 1;
    if (typeof value !== 'boolean') check.fail('expected true or false', 'result_omitted');
  }
  value = object['output_chars'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isSafeInteger(value)) check.fail('expected an integer or null', 'output_chars');
  }
  value = object['tool_call_id'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'tool_call_id');
  }
  return known;
}

/** @internal */
export function declaresStreamToolEventToolCompleted(key: string): boolean {
  return key === 'output_chars' || key === 'result' || key === 'result_omitted' || key === 'result_preview' || key === 'tool_call_id';
}

/** @internal */
export function checkStreamToolEventToolCompleted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamToolEventToolCompleted(value, check, depth), declaresStreamToolEventToolCompleted);
}

/** @internal */
export function fieldsStreamToolEventToolDelegated(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
export function declaresStreamToolEventToolDelegated(key: string): boolean {
  return key === 'arguments';
}

/** @internal */
export function checkStreamToolEventToolDelegated(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamToolEventToolDelegated(value, check, depth), declaresStreamToolEventToolDelegated);
}

/** @internal */
export function fieldsStreamToolEventToolError(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['error_type'];
  if (value === undefined) {
    check.missing('error_type');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'error_type');
  value = object['detail'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'detail');
  }
  return known;
}

/** @internal */
export function declaresStreamToolEventToolError(key: string): boolean {
  return key === 'detail' || key === 'error_type';
}

/** @internal */
export function checkStreamToolEventToolError(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamToolEventToolError(value, check, depth), declaresStreamToolEventToolError);
}

/** @internal */
export function fieldsStreamToolEventToolProgress(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 0;
  let value = object['percent'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !Number.isFinite(value)) check.fail('expected a finite number or null', 'percent');
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
export function declaresStreamToolEventToolProgress(key: string): boolean {
  return key === 'metadata' || key === 'percent';
}

/** @internal */
export function checkStreamToolEventToolProgress(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamToolEventToolProgress(value, check, depth), declaresStreamToolEventToolProgress);
}

/** @internal */
export function fieldsStreamToolEventToolResultPreview(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 1;
  let value = object['preview'];
  if (value === undefined) {
    check.missing('preview');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'preview');
  return known;
}

/** @internal */
export function declaresStreamToolEventToolResultPreview(key: string): boolean {
  return key === 'preview';
}

/** @internal */
export function checkStreamToolEventToolResultPreview(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamToolEventToolResultPreview(value, check, depth), declaresStreamToolEventToolResultPreview);
}

/** @internal */
export function fieldsStreamToolEventToolStarted(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
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
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'display_name');
  }
  return known;
}

/** @internal */
export function declaresStreamToolEventToolStarted(key: string): boolean {
  return key === 'arguments' || key === 'display_name';
}

/** @internal */
export function checkStreamToolEventToolStarted(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamToolEventToolStarted(value, check, depth), declaresStreamToolEventToolStarted);
}

/** @internal */
export function fieldsStreamToolEventToolStep(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['step'];
  if (value === undefined) {
    check.missing('step');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'step');
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
export function declaresStreamToolEventToolStep(key: string): boolean {
  return key === 'metadata' || key === 'step';
}

/** @internal */
export function checkStreamToolEventToolStep(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamToolEventToolStep(value, check, depth), declaresStreamToolEventToolStep);
}

/** @internal */
export function checkStreamWarningLevel(value: unknown, check: cantus.Check, _depth: number): void {
  if (value !== 'low' && value !== 'medium' && value !== 'high') check.fail('expected \'low\', \'medium\' or \'high\'');
}

/** @internal */
export function fieldsStreamWarningPayload(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['code'];
  if (value === undefined) {
    check.missing('code');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'code');
  value = object['system_message'];
  if (value === undefined) {
    check.missing('system_message');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'system_message');
  value = object['user_message'];
  if (value !== undefined) {
    known += 1;
    if (value !== null && !cantus.isText(value)) check.fail('expected a string or null', 'user_message');
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
    if (typeof value !== 'boolean') check.fail('expected true or false', 'recoverable');
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
export function declaresStreamWarningPayload(key: string): boolean {
  return key === 'code' || key === 'level' || key === 'metadata' || key === 'recoverable' || key === 'system_message' || key === 'user_message';
}

/** @internal */
export function checkStreamWarningPayload(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamWarningPayload(value, check, depth), declaresStreamWarningPayload);
}

/** @internal */
export function memberStreamEvent$Chunk(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamChunkPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Citation(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamCitationPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Completion(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamCompletionPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$ContextAnalysis(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamContextAnalysisPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$ContextState(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamContextStatePayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$ContextTrimmed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamContextTrimmedPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$ControlToken(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamControlTokenPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Data(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamDataPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$End(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamEndPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Error(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamError(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Heartbeat(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamHeartbeatPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Info(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamInfoPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Init(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamInitPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$InjectionConsumed(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamInjectionConsumedPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Phase(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamPhasePayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$ProviderRetry(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamProviderRetryPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Reasoning(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamReasoningPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$ReasoningChunk(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamReasoningChunkPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$RecordReserved(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamRecordReservedPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$RecordUpdate(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamRecordUpdatePayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$RenderBlock(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamRenderBlockPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$ResourceChanged(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamResourceChangedPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$StructuredOutput(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamStructuredOutputPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$ToolEvent(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamToolEventPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export function memberStreamEvent$Warning(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 2;
  let value = object['data'];
  if (value === undefined) {
    check.missing('data');
    known -= 1;
  } else {
    const before = check.count;
    checkStreamWarningPayload(value, check, depth + 1);
    check.under(before, 'data');
  }
  return known;
}

/** @internal */
export const membersStreamEvent: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
  ['chunk', memberStreamEvent$Chunk],
  ['citation', memberStreamEvent$Citation],
  ['completion', memberStreamEvent$Completion],
  ['context_analysis', memberStreamEvent$ContextAnalysis],
  ['context_state', memberStreamEvent$ContextState],
  ['context_trimmed', memberStreamEvent$ContextTrimmed],
  ['control_token', memberStreamEvent$ControlToken],
  ['data', memberStreamEvent$Data],
  ['end', memberStreamEvent$End],
  ['error', memberStreamEvent$Error],
  ['heartbeat', memberStreamEvent$Heartbeat],
  ['info', memberStreamEvent$Info],
  ['init', memberStreamEvent$Init],
  ['injection_consumed', memberStreamEvent$InjectionConsumed],
  ['phase', memberStreamEvent$Phase],
  ['provider_retry', memberStreamEvent$ProviderRetry],
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
export function fieldsStreamEvent(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  const tag = object['event'];
  const member = membersStreamEvent.get(tag);
  if (member !== undefined) return member(object, check, depth);
  if (tag === undefined) {
    check.missing('event');
    return 0;
  }
  if (!cantus.isText(tag)) {
    check.fail('expected a string', 'event');
    return 1;
  }
  if (check.strict) check.fail('expected \'chunk\', \'citation\', \'completion\', \'context_analysis\', \'context_state\', \'context_trimmed\', \'control_token\', \'data\', \'end\', \'error\', \'heartbeat\', \'info\' or one of 13 more; others are read, but not written', 'event');
  check.opaque = true;
  return 1;
}

/** @internal */
export function declaresStreamEvent(key: string, object: cantus.JsonObject): boolean {
  if (key === 'data' || key === 'event') return true;
  switch (object['event']) {
    default:
      return !membersStreamEvent.has(object['event']);
  }
}

/** @internal */
export function checkStreamEvent(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsStreamEvent(value, check, depth), declaresStreamEvent);
}

/** @internal */
export function turnStreamEvent(value: unknown, way: cantus.Way): unknown {
  if (!cantus.isObject(value)) return value;
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
export function emitStreamEvent$Chunk<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Chunk, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$Citation<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Citation, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$Completion<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Completion, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$ContextAnalysis<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$ContextAnalysis, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$ContextState<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$ContextState, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$ContextTrimmed<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$ContextTrimmed, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$ControlToken<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$ControlToken, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$Data<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Data, (key) => key === 'data' || key === 'event', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnStreamDataPayload]]));
}

/** @internal */
export function emitStreamEvent$End<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$End, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$Error<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Error, (key) => key === 'data' || key === 'event', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnStreamError]]));
}

/** @internal */
export function emitStreamEvent$Heartbeat<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Heartbeat, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$Info<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Info, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$Init<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Init, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$InjectionConsumed<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$InjectionConsumed, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$Phase<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Phase, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$ProviderRetry<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$ProviderRetry, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$Reasoning<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Reasoning, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$ReasoningChunk<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$ReasoningChunk, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$RecordReserved<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$RecordReserved, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$RecordUpdate<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$RecordUpdate, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$RenderBlock<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$RenderBlock, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$ResourceChanged<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$ResourceChanged, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$StructuredOutput<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$StructuredOutput, (key) => key === 'data' || key === 'event', undefined, undefined);
}

/** @internal */
export function emitStreamEvent$ToolEvent<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$ToolEvent, (key) => key === 'data' || key === 'event', undefined, (value, way) => cantus.turnFields(value, way, [['data', turnStreamToolEventPayload]]));
}

/** @internal */
export function emitStreamEvent$Warning<T>(document: unknown): T {
  return cantus.emitted(document, memberStreamEvent$Warning, (key) => key === 'data' || key === 'event', undefined, undefined);
}
