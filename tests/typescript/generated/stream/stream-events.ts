/**
 * What a streaming response says to its client.
 *
 * One JSON object a line, each naming its event and carrying its payload under data. The wire is shared by every service that answers in a stream, so whatever more than one of them says is declared here once.
 */

import * as cantus from './cantus.ts';
import * as checks from './stream-checks.ts';

/** Tokens of a whole turn, added up over its model calls. The source names this shape without spelling its members; other counters are kept as they come. */
export interface StreamAggregatedUsageResult {
  input_tokens?: number | null;
  output_tokens?: number | null;
  /** the part of the input that a cache answered */
  cached_input_tokens?: number | null;
  total_tokens?: number | null;
  [key: string]: unknown;
}

/** Whether the value is a `StreamAggregatedUsageResult` to a reader. */
export function isStreamAggregatedUsageResult(value: unknown): value is StreamAggregatedUsageResult {
  const check = new cantus.Check('read');
  checks.checkStreamAggregatedUsageResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamAggregatedUsageResult`, with every problem and its place. */
export function parseStreamAggregatedUsageResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamAggregatedUsageResult> {
  return cantus.parse(value, view, checks.checkStreamAggregatedUsageResult);
}

/** One thing that a check-up of a rulebook would change. */
export interface StreamCheckupFinding {
  id: string;
  kind: string;
  reason?: string;
  confidence?: number;
  evidence?: string;
  evidence_ref?: { [key: string]: unknown };
  proposed?: { [key: string]: unknown } | null;
  alternatives?: { [key: string]: unknown }[];
  target_rule_id?: string | null;
  source?: string;
  content_ir?: { [key: string]: unknown } | null;
}

/** Whether the value is a `StreamCheckupFinding` to a reader. */
export function isStreamCheckupFinding(value: unknown): value is StreamCheckupFinding {
  const check = new cantus.Check('read');
  checks.checkStreamCheckupFinding(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCheckupFinding`, with every problem and its place. */
export function parseStreamCheckupFinding(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCheckupFinding> {
  return cantus.parse(value, view, checks.checkStreamCheckupFinding);
}

/** `events.chunk` of package `stream`. */
export interface StreamChunkPayload {
  /** to be appended as it stands */
  text: string;
}

/** Whether the value is a `StreamChunkPayload` to a reader. */
export function isStreamChunkPayload(value: unknown): value is StreamChunkPayload {
  const check = new cantus.Check('read');
  checks.checkStreamChunkPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamChunkPayload`, with every problem and its place. */
export function parseStreamChunkPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamChunkPayload> {
  return cantus.parse(value, view, checks.checkStreamChunkPayload);
}

/** `events.citation` of package `stream`. */
export interface StreamCitationPayload {
  /** the block the citation belongs to, if it belongs to one */
  block_index?: number | null;
  /** the same shape as the stored citation */
  citation: StreamNormalizedCitation;
}

/** Whether the value is a `StreamCitationPayload` to a reader. */
export function isStreamCitationPayload(value: unknown): value is StreamCitationPayload {
  const check = new cantus.Check('read');
  checks.checkStreamCitationPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCitationPayload`, with every problem and its place. */
export function parseStreamCitationPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCitationPayload> {
  return cantus.parse(value, view, checks.checkStreamCitationPayload);
}

/** `events.completion.llm_request` of package `stream`. */
export interface StreamCompletionLlmRequest {
  model?: string;
  /** in the provider's words */
  finish_reason?: string;
  duration_ms?: number;
  tokens_in?: number;
  tokens_out?: number;
}

/** Whether the value is a `StreamCompletionLlmRequest` to a reader. */
export function isStreamCompletionLlmRequest(value: unknown): value is StreamCompletionLlmRequest {
  const check = new cantus.Check('read');
  checks.checkStreamCompletionLlmRequest(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCompletionLlmRequest`, with every problem and its place. */
export function parseStreamCompletionLlmRequest(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCompletionLlmRequest> {
  return cantus.parse(value, view, checks.checkStreamCompletionLlmRequest);
}

interface StreamCompletionPayload$Common {
  /** the one the init gave */
  operation_id: string;
  status: StreamCompletionStatus;
}

/** `events.completion` of package `stream`. */
export type StreamCompletionPayload =
  /** A call of a model is over. */
  | ({ operation: 'llm_request'; result?: StreamCompletionLlmRequest } & StreamCompletionPayload$Common)
  /** The turn is written. */
  | ({ operation: 'persistence'; result?: StreamCompletionPersistence } & StreamCompletionPayload$Common)
  /** An agent that another one started is over. */
  | ({ operation: 'sub_agent'; result?: StreamCompletionSubAgent } & StreamCompletionPayload$Common)
  /** A call of a tool is over. */
  | ({ operation: 'tool_execution'; result?: StreamCompletionToolExecution } & StreamCompletionPayload$Common)
  /** The whole turn is over. */
  | ({ operation: 'user_request'; result?: StreamCompletionUserRequest } & StreamCompletionPayload$Common);

/** Whether the value is a `StreamCompletionPayload` to a reader. */
export function isStreamCompletionPayload(value: unknown): value is StreamCompletionPayload {
  const check = new cantus.Check('read');
  checks.checkStreamCompletionPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCompletionPayload`, with every problem and its place. */
export function parseStreamCompletionPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCompletionPayload> {
  return cantus.parse(value, view, checks.checkStreamCompletionPayload);
}

/** `events.completion.persistence` of package `stream`. */
export interface StreamCompletionPersistence {
  records_written?: number;
  duration_ms?: number;
}

/** Whether the value is a `StreamCompletionPersistence` to a reader. */
export function isStreamCompletionPersistence(value: unknown): value is StreamCompletionPersistence {
  const check = new cantus.Check('read');
  checks.checkStreamCompletionPersistence(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCompletionPersistence`, with every problem and its place. */
export function parseStreamCompletionPersistence(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCompletionPersistence> {
  return cantus.parse(value, view, checks.checkStreamCompletionPersistence);
}

/** `events.completion.status` of package `stream`. */
export type StreamCompletionStatus =
  | 'success'
  | 'failed'
  | 'cancelled';

/** Whether the value is a `StreamCompletionStatus` to a reader. */
export function isStreamCompletionStatus(value: unknown): value is StreamCompletionStatus {
  const check = new cantus.Check('read');
  checks.checkStreamCompletionStatus(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCompletionStatus`, with every problem and its place. */
export function parseStreamCompletionStatus(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCompletionStatus> {
  return cantus.parse(value, view, checks.checkStreamCompletionStatus);
}

/** `events.completion.sub_agent` of package `stream`. */
export interface StreamCompletionSubAgent {
  agent_name?: string;
  success?: boolean;
  error?: string | null;
}

/** Whether the value is a `StreamCompletionSubAgent` to a reader. */
export function isStreamCompletionSubAgent(value: unknown): value is StreamCompletionSubAgent {
  const check = new cantus.Check('read');
  checks.checkStreamCompletionSubAgent(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCompletionSubAgent`, with every problem and its place. */
export function parseStreamCompletionSubAgent(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCompletionSubAgent> {
  return cantus.parse(value, view, checks.checkStreamCompletionSubAgent);
}

/** `events.completion.tool_execution` of package `stream`. */
export interface StreamCompletionToolExecution {
  success?: boolean;
  error?: string | null;
  duration_ms?: number;
}

/** Whether the value is a `StreamCompletionToolExecution` to a reader. */
export function isStreamCompletionToolExecution(value: unknown): value is StreamCompletionToolExecution {
  const check = new cantus.Check('read');
  checks.checkStreamCompletionToolExecution(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCompletionToolExecution`, with every problem and its place. */
export function parseStreamCompletionToolExecution(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCompletionToolExecution> {
  return cantus.parse(value, view, checks.checkStreamCompletionToolExecution);
}

/** `events.completion.user_request` of package `stream`. */
export interface StreamCompletionUserRequest {
  status?: string;
  /** what the turn answered, in whatever form it has */
  output?: unknown;
  /** how often the model was called */
  iterations?: number | null;
  finish_reason?: string | null;
  total_usage?: StreamAggregatedUsageResult | null;
  timing_stats?: StreamTimingStatsResult | null;
  tool_call_stats?: StreamToolCallStatsResult | null;
  metadata?: { [key: string]: unknown } | null;
}

/** Whether the value is a `StreamCompletionUserRequest` to a reader. */
export function isStreamCompletionUserRequest(value: unknown): value is StreamCompletionUserRequest {
  const check = new cantus.Check('read');
  checks.checkStreamCompletionUserRequest(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCompletionUserRequest`, with every problem and its place. */
export function parseStreamCompletionUserRequest(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCompletionUserRequest> {
  return cantus.parse(value, view, checks.checkStreamCompletionUserRequest);
}

/** One message that was put into a running turn and has now been read by it. The source names this shape without spelling its members; an identity and a text are the least it needs. */
export interface StreamConsumedInjection {
  id: string;
  /** Sensitivity: confidential */
  text?: string;
  [key: string]: unknown;
}

/** Whether the value is a `StreamConsumedInjection` to a reader. */
export function isStreamConsumedInjection(value: unknown): value is StreamConsumedInjection {
  const check = new cantus.Check('read');
  checks.checkStreamConsumedInjection(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamConsumedInjection`, with every problem and its place. */
export function parseStreamConsumedInjection(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamConsumedInjection> {
  return cantus.parse(value, view, checks.checkStreamConsumedInjection);
}

/**
 * `events.context_analysis.headers.values` of package `stream`.
 *
 * Sensitivity: restricted
 */
export type StreamContextAnalysisHeadersValue = string;

/** Whether the value is a `StreamContextAnalysisHeadersValue` to a reader. */
export function isStreamContextAnalysisHeadersValue(value: unknown): value is StreamContextAnalysisHeadersValue {
  const check = new cantus.Check('read');
  checks.checkStreamContextAnalysisHeadersValue(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamContextAnalysisHeadersValue`, with every problem and its place. */
export function parseStreamContextAnalysisHeadersValue(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamContextAnalysisHeadersValue> {
  return cantus.parse(value, view, checks.checkStreamContextAnalysisHeadersValue);
}

/** `events.context_analysis` of package `stream`. */
export interface StreamContextAnalysisPayload {
  provider: string;
  model?: string | null;
  /** the HTTP method */
  method: string;
  /** Sensitivity: internal */
  url: string;
  headers: { [key: string]: StreamContextAnalysisHeadersValue };
  /**
   * The body, when it is a JSON object.
   *
   * Sensitivity: restricted
   */
  body?: { [key: string]: unknown } | null;
  /**
   * The body, when it is anything else.
   *
   * Sensitivity: restricted
   */
  body_raw?: string | null;
  body_size_bytes?: number;
  is_streaming?: boolean;
  /** counts the tries of one request */
  attempt?: number;
  /** counts the requests of one turn */
  iteration?: number | null;
  conversation_id?: string | null;
  request_id?: string | null;
  /** seconds since 1970 */
  timestamp?: number;
}

/** Whether the value is a `StreamContextAnalysisPayload` to a reader. */
export function isStreamContextAnalysisPayload(value: unknown): value is StreamContextAnalysisPayload {
  const check = new cantus.Check('read');
  checks.checkStreamContextAnalysisPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamContextAnalysisPayload`, with every problem and its place. */
export function parseStreamContextAnalysisPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamContextAnalysisPayload> {
  return cantus.parse(value, view, checks.checkStreamContextAnalysisPayload);
}

/** `events.context_state` of package `stream`. */
export interface StreamContextStatePayload {
  conversation_id: string;
  /** an RFC 3339 instant by convention; the source asks for no more than a string */
  measured_at: string;
  message_count_visible?: number;
  total_chars_visible_to_model?: number;
  last_request_input_tokens?: number;
  last_request_output_tokens?: number;
  last_request_cached_tokens?: number;
  /** what the provider said about its cache */
  cache_state?: { [key: string]: unknown };
}

/** Whether the value is a `StreamContextStatePayload` to a reader. */
export function isStreamContextStatePayload(value: unknown): value is StreamContextStatePayload {
  const check = new cantus.Check('read');
  checks.checkStreamContextStatePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamContextStatePayload`, with every problem and its place. */
export function parseStreamContextStatePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamContextStatePayload> {
  return cantus.parse(value, view, checks.checkStreamContextStatePayload);
}

/** `events.context_trimmed` of package `stream`. */
export interface StreamContextTrimmedPayload {
  conversation_id: string;
  /** an RFC 3339 instant by convention; the source asks for no more than a string */
  measured_at: string;
  request_id?: string | null;
  /** what was left out, in the trimmer's own terms */
  trim_summary: { [key: string]: unknown };
}

/** Whether the value is a `StreamContextTrimmedPayload` to a reader. */
export function isStreamContextTrimmedPayload(value: unknown): value is StreamContextTrimmedPayload {
  const check = new cantus.Check('read');
  checks.checkStreamContextTrimmedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamContextTrimmedPayload`, with every problem and its place. */
export function parseStreamContextTrimmedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamContextTrimmedPayload> {
  return cantus.parse(value, view, checks.checkStreamContextTrimmedPayload);
}

/** `events.control_token` of package `stream`. */
export interface StreamControlTokenPayload {
  name: string;
  value: string;
  /** the agent or the tool that declared the token */
  declared_by?: string | null;
}

/** Whether the value is a `StreamControlTokenPayload` to a reader. */
export function isStreamControlTokenPayload(value: unknown): value is StreamControlTokenPayload {
  const check = new cantus.Check('read');
  checks.checkStreamControlTokenPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamControlTokenPayload`, with every problem and its place. */
export function parseStreamControlTokenPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamControlTokenPayload> {
  return cantus.parse(value, view, checks.checkStreamControlTokenPayload);
}

/** `events.data.agent_studio_from_chat_progress` of package `stream`. */
export interface StreamDataAgentStudioFromChatProgress {
  step: StreamDataAgentStudioFromChatProgressStep;
  /** for the person */
  says: string;
  build_id?: string | null;
  brief?: { [key: string]: unknown } | null;
  scope?: { [key: string]: unknown } | null;
  proof_cases?: number | null;
  run_conversation_id?: string | null;
}

/** Whether the value is a `StreamDataAgentStudioFromChatProgress` to a reader. */
export function isStreamDataAgentStudioFromChatProgress(value: unknown): value is StreamDataAgentStudioFromChatProgress {
  const check = new cantus.Check('read');
  checks.checkStreamDataAgentStudioFromChatProgress(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataAgentStudioFromChatProgress`, with every problem and its place. */
export function parseStreamDataAgentStudioFromChatProgress(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataAgentStudioFromChatProgress> {
  return cantus.parse(value, view, checks.checkStreamDataAgentStudioFromChatProgress);
}

/** `events.data.agent_studio_from_chat_progress.step` of package `stream`. */
export type StreamDataAgentStudioFromChatProgressStep =
  | 'reading'
  | 'briefing'
  | 'building'
  | 'proving';

/** Whether the value is a `StreamDataAgentStudioFromChatProgressStep` to a reader. */
export function isStreamDataAgentStudioFromChatProgressStep(value: unknown): value is StreamDataAgentStudioFromChatProgressStep {
  const check = new cantus.Check('read');
  checks.checkStreamDataAgentStudioFromChatProgressStep(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataAgentStudioFromChatProgressStep`, with every problem and its place. */
export function parseStreamDataAgentStudioFromChatProgressStep(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataAgentStudioFromChatProgressStep> {
  return cantus.parse(value, view, checks.checkStreamDataAgentStudioFromChatProgressStep);
}

/** `events.data.agent_test_result` of package `stream`. */
export interface StreamDataAgentTestResult {
  run_id: string;
  result_id: string;
  verdict?: string | null;
  setup_key?: string | null;
  /** by which way in the agent was called */
  door?: string | null;
}

/** Whether the value is a `StreamDataAgentTestResult` to a reader. */
export function isStreamDataAgentTestResult(value: unknown): value is StreamDataAgentTestResult {
  const check = new cantus.Check('read');
  checks.checkStreamDataAgentTestResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataAgentTestResult`, with every problem and its place. */
export function parseStreamDataAgentTestResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataAgentTestResult> {
  return cantus.parse(value, view, checks.checkStreamDataAgentTestResult);
}

/** `events.data.agent_test_run_status` of package `stream`. */
export interface StreamDataAgentTestRunStatus {
  run_id: string;
  status: string;
}

/** Whether the value is a `StreamDataAgentTestRunStatus` to a reader. */
export function isStreamDataAgentTestRunStatus(value: unknown): value is StreamDataAgentTestRunStatus {
  const check = new cantus.Check('read');
  checks.checkStreamDataAgentTestRunStatus(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataAgentTestRunStatus`, with every problem and its place. */
export function parseStreamDataAgentTestRunStatus(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataAgentTestRunStatus> {
  return cantus.parse(value, view, checks.checkStreamDataAgentTestRunStatus);
}

/** `events.data.audio_output` of package `stream`. */
export interface StreamDataAudioOutput {
  url: string;
  mime_type: string;
  cdn_url?: string | null;
  download_url?: string | null;
  file_id?: string | null;
}

/** Whether the value is a `StreamDataAudioOutput` to a reader. */
export function isStreamDataAudioOutput(value: unknown): value is StreamDataAudioOutput {
  const check = new cantus.Check('read');
  checks.checkStreamDataAudioOutput(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataAudioOutput`, with every problem and its place. */
export function parseStreamDataAudioOutput(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataAudioOutput> {
  return cantus.parse(value, view, checks.checkStreamDataAudioOutput);
}

/** `events.data.audio_stream_end` of package `stream`. */
export interface StreamDataAudioStreamEnd {
  stream_id: string;
  total_chunks: number;
  /** which attempt at the same text this is */
  take?: number;
  url?: string;
  cdn_url?: string | null;
  download_url?: string | null;
  file_id?: string | null;
  mime_type?: string;
  duration_ms?: number | null;
  sample_rate?: number;
  bits_per_sample?: number;
  channels?: number;
}

/** Whether the value is a `StreamDataAudioStreamEnd` to a reader. */
export function isStreamDataAudioStreamEnd(value: unknown): value is StreamDataAudioStreamEnd {
  const check = new cantus.Check('read');
  checks.checkStreamDataAudioStreamEnd(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataAudioStreamEnd`, with every problem and its place. */
export function parseStreamDataAudioStreamEnd(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataAudioStreamEnd> {
  return cantus.parse(value, view, checks.checkStreamDataAudioStreamEnd);
}

/** `events.data.claude_managed_sdk_message` of package `stream`. */
export interface StreamDataClaudeManagedSdkMessage {
  runtime_id: string;
  session_id: string;
  sdk_message_type: string;
  message: { [key: string]: unknown };
}

/** Whether the value is a `StreamDataClaudeManagedSdkMessage` to a reader. */
export function isStreamDataClaudeManagedSdkMessage(value: unknown): value is StreamDataClaudeManagedSdkMessage {
  const check = new cantus.Check('read');
  checks.checkStreamDataClaudeManagedSdkMessage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataClaudeManagedSdkMessage`, with every problem and its place. */
export function parseStreamDataClaudeManagedSdkMessage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataClaudeManagedSdkMessage> {
  return cantus.parse(value, view, checks.checkStreamDataClaudeManagedSdkMessage);
}

/** `events.data.cms_logo_found` of package `stream`. */
export interface StreamDataCmsLogoFound {
  site_id: string;
  found: boolean;
  /** for the person */
  message: string;
  asset_id?: string | null;
  asset_url?: string | null;
  mime_type?: string | null;
  width?: number | null;
  height?: number | null;
  source?: string | null;
  source_url?: string | null;
  candidates_considered?: number;
  rejected?: string[];
}

/** Whether the value is a `StreamDataCmsLogoFound` to a reader. */
export function isStreamDataCmsLogoFound(value: unknown): value is StreamDataCmsLogoFound {
  const check = new cantus.Check('read');
  checks.checkStreamDataCmsLogoFound(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataCmsLogoFound`, with every problem and its place. */
export function parseStreamDataCmsLogoFound(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataCmsLogoFound> {
  return cantus.parse(value, view, checks.checkStreamDataCmsLogoFound);
}

/** `events.data.context_conflict` of package `stream`. */
export interface StreamDataContextConflict {
  key: string;
  command: string;
  /** the version the change was made from */
  base_version?: number | null;
  source_id?: string | null;
  source_kind?: string;
}

/** Whether the value is a `StreamDataContextConflict` to a reader. */
export function isStreamDataContextConflict(value: unknown): value is StreamDataContextConflict {
  const check = new cantus.Check('read');
  checks.checkStreamDataContextConflict(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataContextConflict`, with every problem and its place. */
export function parseStreamDataContextConflict(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataContextConflict> {
  return cantus.parse(value, view, checks.checkStreamDataContextConflict);
}

/** `events.data.context_persist_failed` of package `stream`. */
export interface StreamDataContextPersistFailed {
  key: string;
  command: string;
  error?: string;
  source_id?: string | null;
  source_kind?: string;
  /** Sensitivity: restricted */
  traceback?: string;
}

/** Whether the value is a `StreamDataContextPersistFailed` to a reader. */
export function isStreamDataContextPersistFailed(value: unknown): value is StreamDataContextPersistFailed {
  const check = new cantus.Check('read');
  checks.checkStreamDataContextPersistFailed(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataContextPersistFailed`, with every problem and its place. */
export function parseStreamDataContextPersistFailed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataContextPersistFailed> {
  return cantus.parse(value, view, checks.checkStreamDataContextPersistFailed);
}

/** `events.data.conversation_id` of package `stream`. */
export interface StreamDataConversationId {
  conversation_id: string;
}

/** Whether the value is a `StreamDataConversationId` to a reader. */
export function isStreamDataConversationId(value: unknown): value is StreamDataConversationId {
  const check = new cantus.Check('read');
  checks.checkStreamDataConversationId(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataConversationId`, with every problem and its place. */
export function parseStreamDataConversationId(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataConversationId> {
  return cantus.parse(value, view, checks.checkStreamDataConversationId);
}

/** `events.data.cutover_copy_again_progress` of package `stream`. */
export interface StreamDataCutoverCopyAgainProgress {
  organization_id: string;
  table_name: string;
  table_id?: string | null;
  /** for the person */
  says: string;
  done: number;
  total: number;
  refused?: string | null;
}

/** Whether the value is a `StreamDataCutoverCopyAgainProgress` to a reader. */
export function isStreamDataCutoverCopyAgainProgress(value: unknown): value is StreamDataCutoverCopyAgainProgress {
  const check = new cantus.Check('read');
  checks.checkStreamDataCutoverCopyAgainProgress(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataCutoverCopyAgainProgress`, with every problem and its place. */
export function parseStreamDataCutoverCopyAgainProgress(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataCutoverCopyAgainProgress> {
  return cantus.parse(value, view, checks.checkStreamDataCutoverCopyAgainProgress);
}

/** `events.data.cutover_final_switch_copy_again_result` of package `stream`. */
export interface StreamDataCutoverFinalSwitchCopyAgainResult {
  run_id: string;
  ok: boolean;
  /** for the person */
  says: string;
  organizations?: { [key: string]: unknown }[];
  still_needs?: string[];
  resumed?: boolean;
  timings_ms?: { [key: string]: number };
}

/** Whether the value is a `StreamDataCutoverFinalSwitchCopyAgainResult` to a reader. */
export function isStreamDataCutoverFinalSwitchCopyAgainResult(value: unknown): value is StreamDataCutoverFinalSwitchCopyAgainResult {
  const check = new cantus.Check('read');
  checks.checkStreamDataCutoverFinalSwitchCopyAgainResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataCutoverFinalSwitchCopyAgainResult`, with every problem and its place. */
export function parseStreamDataCutoverFinalSwitchCopyAgainResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataCutoverFinalSwitchCopyAgainResult> {
  return cantus.parse(value, view, checks.checkStreamDataCutoverFinalSwitchCopyAgainResult);
}

/** `events.data.cutover_final_switch_stage` of package `stream`. */
export interface StreamDataCutoverFinalSwitchStage {
  stage: string;
  /** for the person */
  says: string;
}

/** Whether the value is a `StreamDataCutoverFinalSwitchStage` to a reader. */
export function isStreamDataCutoverFinalSwitchStage(value: unknown): value is StreamDataCutoverFinalSwitchStage {
  const check = new cantus.Check('read');
  checks.checkStreamDataCutoverFinalSwitchStage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataCutoverFinalSwitchStage`, with every problem and its place. */
export function parseStreamDataCutoverFinalSwitchStage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataCutoverFinalSwitchStage> {
  return cantus.parse(value, view, checks.checkStreamDataCutoverFinalSwitchStage);
}

/** `events.data.decision_reference_item_failed` of package `stream`. */
export interface StreamDataDecisionReferenceItemFailed {
  run_id: string;
  item_id: string;
  question: string;
  error: string;
  reference_id?: string | null;
  status?: StreamDataDecisionReferenceItemFailedStatus;
  already_checked?: boolean;
}

/** Whether the value is a `StreamDataDecisionReferenceItemFailed` to a reader. */
export function isStreamDataDecisionReferenceItemFailed(value: unknown): value is StreamDataDecisionReferenceItemFailed {
  const check = new cantus.Check('read');
  checks.checkStreamDataDecisionReferenceItemFailed(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataDecisionReferenceItemFailed`, with every problem and its place. */
export function parseStreamDataDecisionReferenceItemFailed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataDecisionReferenceItemFailed> {
  return cantus.parse(value, view, checks.checkStreamDataDecisionReferenceItemFailed);
}

/** `events.data.decision_reference_item_failed.status` of package `stream`. */
export type StreamDataDecisionReferenceItemFailedStatus =
  | 'failed'
  | 'unanswerable'
  | 'unbuildable'
  | 'in_flight';

/** Whether the value is a `StreamDataDecisionReferenceItemFailedStatus` to a reader. */
export function isStreamDataDecisionReferenceItemFailedStatus(value: unknown): value is StreamDataDecisionReferenceItemFailedStatus {
  const check = new cantus.Check('read');
  checks.checkStreamDataDecisionReferenceItemFailedStatus(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataDecisionReferenceItemFailedStatus`, with every problem and its place. */
export function parseStreamDataDecisionReferenceItemFailedStatus(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataDecisionReferenceItemFailedStatus> {
  return cantus.parse(value, view, checks.checkStreamDataDecisionReferenceItemFailedStatus);
}

/** `events.data.decision_reference_run_started` of package `stream`. */
export interface StreamDataDecisionReferenceRunStarted {
  run_id: string;
  agent_id: string;
  judge_key: string;
  item_count: number;
  reference_model: StreamDataDecisionReferenceRunStartedReferenceModel;
  in_flight?: number;
  skipped_existing?: number;
  unbuildable?: number;
}

/** Whether the value is a `StreamDataDecisionReferenceRunStarted` to a reader. */
export function isStreamDataDecisionReferenceRunStarted(value: unknown): value is StreamDataDecisionReferenceRunStarted {
  const check = new cantus.Check('read');
  checks.checkStreamDataDecisionReferenceRunStarted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataDecisionReferenceRunStarted`, with every problem and its place. */
export function parseStreamDataDecisionReferenceRunStarted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataDecisionReferenceRunStarted> {
  return cantus.parse(value, view, checks.checkStreamDataDecisionReferenceRunStarted);
}

/** `events.data.decision_reference_run_started.reference_model` of package `stream`. */
export interface StreamDataDecisionReferenceRunStartedReferenceModel {
  id: string;
  name: string;
}

/** Whether the value is a `StreamDataDecisionReferenceRunStartedReferenceModel` to a reader. */
export function isStreamDataDecisionReferenceRunStartedReferenceModel(value: unknown): value is StreamDataDecisionReferenceRunStartedReferenceModel {
  const check = new cantus.Check('read');
  checks.checkStreamDataDecisionReferenceRunStartedReferenceModel(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataDecisionReferenceRunStartedReferenceModel`, with every problem and its place. */
export function parseStreamDataDecisionReferenceRunStartedReferenceModel(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataDecisionReferenceRunStartedReferenceModel> {
  return cantus.parse(value, view, checks.checkStreamDataDecisionReferenceRunStartedReferenceModel);
}

/** `events.data.display_questionnaire` of package `stream`. */
export interface StreamDataDisplayQuestionnaire {
  introduction: string;
  questions?: StreamQuestionnaireItem[];
}

/** Whether the value is a `StreamDataDisplayQuestionnaire` to a reader. */
export function isStreamDataDisplayQuestionnaire(value: unknown): value is StreamDataDisplayQuestionnaire {
  const check = new cantus.Check('read');
  checks.checkStreamDataDisplayQuestionnaire(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataDisplayQuestionnaire`, with every problem and its place. */
export function parseStreamDataDisplayQuestionnaire(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataDisplayQuestionnaire> {
  return cantus.parse(value, view, checks.checkStreamDataDisplayQuestionnaire);
}

/** `events.data.extraction_index_progress` of package `stream`. */
export interface StreamDataExtractionIndexProgress {
  run_id: string;
  stage: string;
  message?: string;
  results_total?: number;
  chunks_built?: number;
  chunks_skipped?: number;
  total_to_embed?: number;
  embedded?: number;
}

/** Whether the value is a `StreamDataExtractionIndexProgress` to a reader. */
export function isStreamDataExtractionIndexProgress(value: unknown): value is StreamDataExtractionIndexProgress {
  const check = new cantus.Check('read');
  checks.checkStreamDataExtractionIndexProgress(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataExtractionIndexProgress`, with every problem and its place. */
export function parseStreamDataExtractionIndexProgress(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataExtractionIndexProgress> {
  return cantus.parse(value, view, checks.checkStreamDataExtractionIndexProgress);
}

/** `events.data.file_analysis_complete` of package `stream`. */
export interface StreamDataFileAnalysisComplete {
  file_id: string;
  status: string;
  elapsed_ms?: number;
  results_count?: number;
  results?: { [key: string]: unknown }[];
  failures?: string[];
  head?: { [key: string]: unknown };
}

/** Whether the value is a `StreamDataFileAnalysisComplete` to a reader. */
export function isStreamDataFileAnalysisComplete(value: unknown): value is StreamDataFileAnalysisComplete {
  const check = new cantus.Check('read');
  checks.checkStreamDataFileAnalysisComplete(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataFileAnalysisComplete`, with every problem and its place. */
export function parseStreamDataFileAnalysisComplete(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataFileAnalysisComplete> {
  return cantus.parse(value, view, checks.checkStreamDataFileAnalysisComplete);
}

/** `events.data.file_detector_completed` of package `stream`. */
export interface StreamDataFileDetectorCompleted {
  file_id: string;
  detector_kind: string;
  tier: string;
  status: string;
  /** how many detectors are done */
  complete: number;
  total: number;
  elapsed_ms?: number;
  error?: string | null;
}

/** Whether the value is a `StreamDataFileDetectorCompleted` to a reader. */
export function isStreamDataFileDetectorCompleted(value: unknown): value is StreamDataFileDetectorCompleted {
  const check = new cantus.Check('read');
  checks.checkStreamDataFileDetectorCompleted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataFileDetectorCompleted`, with every problem and its place. */
export function parseStreamDataFileDetectorCompleted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataFileDetectorCompleted> {
  return cantus.parse(value, view, checks.checkStreamDataFileDetectorCompleted);
}

/** `events.data.file_search_page` of package `stream`. */
export interface StreamDataFileSearchPage {
  page_number: number;
  total_pages: number;
  total_hits?: number;
  hits?: StreamDataFileSearchPageHitsItem[];
}

/** Whether the value is a `StreamDataFileSearchPage` to a reader. */
export function isStreamDataFileSearchPage(value: unknown): value is StreamDataFileSearchPage {
  const check = new cantus.Check('read');
  checks.checkStreamDataFileSearchPage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataFileSearchPage`, with every problem and its place. */
export function parseStreamDataFileSearchPage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataFileSearchPage> {
  return cantus.parse(value, view, checks.checkStreamDataFileSearchPage);
}

/** `events.data.file_search_page.hits.items` of package `stream`. */
export interface StreamDataFileSearchPageHitsItem {
  page_number: number;
  page_id?: string | null;
  matched_text: string;
  snippet: string;
  bbox: StreamPageBox;
  char_start?: number | null;
  char_end?: number | null;
}

/** Whether the value is a `StreamDataFileSearchPageHitsItem` to a reader. */
export function isStreamDataFileSearchPageHitsItem(value: unknown): value is StreamDataFileSearchPageHitsItem {
  const check = new cantus.Check('read');
  checks.checkStreamDataFileSearchPageHitsItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataFileSearchPageHitsItem`, with every problem and its place. */
export function parseStreamDataFileSearchPageHitsItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataFileSearchPageHitsItem> {
  return cantus.parse(value, view, checks.checkStreamDataFileSearchPageHitsItem);
}

/** `events.data.first_turn_filled` of package `stream`. */
export interface StreamDataFirstTurnFilled {
  /** Sensitivity: confidential */
  messages?: { [key: string]: unknown }[];
  /** Sensitivity: confidential */
  system_instruction?: string | null;
  wire_swaps?: string | null;
}

/** Whether the value is a `StreamDataFirstTurnFilled` to a reader. */
export function isStreamDataFirstTurnFilled(value: unknown): value is StreamDataFirstTurnFilled {
  const check = new cantus.Check('read');
  checks.checkStreamDataFirstTurnFilled(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataFirstTurnFilled`, with every problem and its place. */
export function parseStreamDataFirstTurnFilled(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataFirstTurnFilled> {
  return cantus.parse(value, view, checks.checkStreamDataFirstTurnFilled);
}

/** `events.data.image_document_detected` of package `stream`. */
export interface StreamDataImageDocumentDetected {
  found: boolean;
  confidence?: number;
  image_width?: number;
  image_height?: number;
  top_left?: unknown[] | null;
  top_right?: unknown[] | null;
  bottom_left?: unknown[] | null;
  bottom_right?: unknown[] | null;
}

/** Whether the value is a `StreamDataImageDocumentDetected` to a reader. */
export function isStreamDataImageDocumentDetected(value: unknown): value is StreamDataImageDocumentDetected {
  const check = new cantus.Check('read');
  checks.checkStreamDataImageDocumentDetected(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataImageDocumentDetected`, with every problem and its place. */
export function parseStreamDataImageDocumentDetected(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataImageDocumentDetected> {
  return cantus.parse(value, view, checks.checkStreamDataImageDocumentDetected);
}

/** `events.data.image_generate_complete` of package `stream`. */
export interface StreamDataImageGenerateComplete {
  prompt?: string;
  model?: string | null;
  files?: StreamDataImageGenerateCompleteFilesItem[];
}

/** Whether the value is a `StreamDataImageGenerateComplete` to a reader. */
export function isStreamDataImageGenerateComplete(value: unknown): value is StreamDataImageGenerateComplete {
  const check = new cantus.Check('read');
  checks.checkStreamDataImageGenerateComplete(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataImageGenerateComplete`, with every problem and its place. */
export function parseStreamDataImageGenerateComplete(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataImageGenerateComplete> {
  return cantus.parse(value, view, checks.checkStreamDataImageGenerateComplete);
}

/** `events.data.image_generate_complete.files.items` of package `stream`. */
export interface StreamDataImageGenerateCompleteFilesItem {
  cloud_file_id: string;
  public_url?: string | null;
  mime?: string | null;
  width?: number | null;
  height?: number | null;
}

/** Whether the value is a `StreamDataImageGenerateCompleteFilesItem` to a reader. */
export function isStreamDataImageGenerateCompleteFilesItem(value: unknown): value is StreamDataImageGenerateCompleteFilesItem {
  const check = new cantus.Check('read');
  checks.checkStreamDataImageGenerateCompleteFilesItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataImageGenerateCompleteFilesItem`, with every problem and its place. */
export function parseStreamDataImageGenerateCompleteFilesItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataImageGenerateCompleteFilesItem> {
  return cantus.parse(value, view, checks.checkStreamDataImageGenerateCompleteFilesItem);
}

/** `events.data.image_output` of package `stream`. */
export interface StreamDataImageOutput {
  url: string;
  mime_type: string;
  cdn_url?: string | null;
  download_url?: string | null;
  file_id?: string | null;
}

/** Whether the value is a `StreamDataImageOutput` to a reader. */
export function isStreamDataImageOutput(value: unknown): value is StreamDataImageOutput {
  const check = new cantus.Check('read');
  checks.checkStreamDataImageOutput(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataImageOutput`, with every problem and its place. */
export function parseStreamDataImageOutput(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataImageOutput> {
  return cantus.parse(value, view, checks.checkStreamDataImageOutput);
}

/** `events.data.image_studio_commit_item` of package `stream`. */
export interface StreamDataImageStudioCommitItem {
  job_id: string;
  preset_id: string;
  status: string;
  file_id?: string | null;
  file_path?: string | null;
  filename?: string | null;
  public_url?: string | null;
  /** bytes */
  size?: number | null;
  error?: string | null;
  completed?: number;
  total?: number;
}

/** Whether the value is a `StreamDataImageStudioCommitItem` to a reader. */
export function isStreamDataImageStudioCommitItem(value: unknown): value is StreamDataImageStudioCommitItem {
  const check = new cantus.Check('read');
  checks.checkStreamDataImageStudioCommitItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataImageStudioCommitItem`, with every problem and its place. */
export function parseStreamDataImageStudioCommitItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataImageStudioCommitItem> {
  return cantus.parse(value, view, checks.checkStreamDataImageStudioCommitItem);
}

/** `events.data.image_studio_variant` of package `stream`. */
export interface StreamDataImageStudioVariant {
  job_id: string;
  preset_id: string;
  filename?: string | null;
  format?: string | null;
  quality?: number | null;
  width?: number | null;
  height?: number | null;
  /** bytes */
  size?: number | null;
  compression_ratio?: number | null;
  /** gone after expires_in */
  ephemeral_url?: string | null;
  /** seconds */
  expires_in?: number | null;
  notes?: string[];
  error?: string | null;
  completed?: number;
  total?: number;
}

/** Whether the value is a `StreamDataImageStudioVariant` to a reader. */
export function isStreamDataImageStudioVariant(value: unknown): value is StreamDataImageStudioVariant {
  const check = new cantus.Check('read');
  checks.checkStreamDataImageStudioVariant(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataImageStudioVariant`, with every problem and its place. */
export function parseStreamDataImageStudioVariant(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataImageStudioVariant> {
  return cantus.parse(value, view, checks.checkStreamDataImageStudioVariant);
}

/** `events.data.knowledge_buckets_dry_run_done` of package `stream`. */
export interface StreamDataKnowledgeBucketsDryRunDone {
  subject_user_id: string;
  organizations: number;
  items: number;
  seconds: number;
}

/** Whether the value is a `StreamDataKnowledgeBucketsDryRunDone` to a reader. */
export function isStreamDataKnowledgeBucketsDryRunDone(value: unknown): value is StreamDataKnowledgeBucketsDryRunDone {
  const check = new cantus.Check('read');
  checks.checkStreamDataKnowledgeBucketsDryRunDone(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataKnowledgeBucketsDryRunDone`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsDryRunDone(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataKnowledgeBucketsDryRunDone> {
  return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsDryRunDone);
}

/** `events.data.knowledge_buckets_follow_up_progress` of package `stream`. */
export interface StreamDataKnowledgeBucketsFollowUpProgress {
  kind: StreamDataKnowledgeBucketsFollowUpProgressKind;
  stage: StreamDataKnowledgeBucketsFollowUpProgressStage;
  detail: string;
  done?: number;
  total?: number;
}

/** Whether the value is a `StreamDataKnowledgeBucketsFollowUpProgress` to a reader. */
export function isStreamDataKnowledgeBucketsFollowUpProgress(value: unknown): value is StreamDataKnowledgeBucketsFollowUpProgress {
  const check = new cantus.Check('read');
  checks.checkStreamDataKnowledgeBucketsFollowUpProgress(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataKnowledgeBucketsFollowUpProgress`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsFollowUpProgress(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataKnowledgeBucketsFollowUpProgress> {
  return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsFollowUpProgress);
}

/** `events.data.knowledge_buckets_follow_up_progress.kind` of package `stream`. */
export type StreamDataKnowledgeBucketsFollowUpProgressKind =
  | 'split'
  | 'merge';

/** Whether the value is a `StreamDataKnowledgeBucketsFollowUpProgressKind` to a reader. */
export function isStreamDataKnowledgeBucketsFollowUpProgressKind(value: unknown): value is StreamDataKnowledgeBucketsFollowUpProgressKind {
  const check = new cantus.Check('read');
  checks.checkStreamDataKnowledgeBucketsFollowUpProgressKind(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataKnowledgeBucketsFollowUpProgressKind`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsFollowUpProgressKind(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataKnowledgeBucketsFollowUpProgressKind> {
  return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsFollowUpProgressKind);
}

/** `events.data.knowledge_buckets_follow_up_progress.stage` of package `stream`. */
export type StreamDataKnowledgeBucketsFollowUpProgressStage =
  | 'read'
  | 'entities'
  | 'search'
  | 'agent'
  | 'write';

/** Whether the value is a `StreamDataKnowledgeBucketsFollowUpProgressStage` to a reader. */
export function isStreamDataKnowledgeBucketsFollowUpProgressStage(value: unknown): value is StreamDataKnowledgeBucketsFollowUpProgressStage {
  const check = new cantus.Check('read');
  checks.checkStreamDataKnowledgeBucketsFollowUpProgressStage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataKnowledgeBucketsFollowUpProgressStage`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsFollowUpProgressStage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataKnowledgeBucketsFollowUpProgressStage> {
  return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsFollowUpProgressStage);
}

/** `events.data.knowledge_buckets_progress` of package `stream`. */
export interface StreamDataKnowledgeBucketsProgress {
  stage: StreamDataKnowledgeBucketsProgressStage;
  detail: string;
  organization_id?: string | null;
  done?: number;
  total?: number;
}

/** Whether the value is a `StreamDataKnowledgeBucketsProgress` to a reader. */
export function isStreamDataKnowledgeBucketsProgress(value: unknown): value is StreamDataKnowledgeBucketsProgress {
  const check = new cantus.Check('read');
  checks.checkStreamDataKnowledgeBucketsProgress(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataKnowledgeBucketsProgress`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsProgress(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataKnowledgeBucketsProgress> {
  return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsProgress);
}

/** `events.data.knowledge_buckets_progress.stage` of package `stream`. */
export type StreamDataKnowledgeBucketsProgressStage =
  | 'inventory'
  | 'homes'
  | 'material'
  | 'scopes'
  | 'spread';

/** Whether the value is a `StreamDataKnowledgeBucketsProgressStage` to a reader. */
export function isStreamDataKnowledgeBucketsProgressStage(value: unknown): value is StreamDataKnowledgeBucketsProgressStage {
  const check = new cantus.Check('read');
  checks.checkStreamDataKnowledgeBucketsProgressStage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataKnowledgeBucketsProgressStage`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsProgressStage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataKnowledgeBucketsProgressStage> {
  return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsProgressStage);
}

/** `events.data.library.sync.completed` of package `stream`. */
export interface StreamDataLibrarySyncCompleted {
  library_id: string;
  seq: number;
  at: string;
  elapsed_ms: number;
  listed_ms: number;
  total_listed: number;
  quota_units_spent: number;
  removed_count?: number;
  /** more would have gone than is plausible, so nothing went */
  retire_refused?: boolean;
  skipped_total?: number;
  skipped_by_reason?: { [key: string]: number };
  channel_link_error?: string | null;
  metrics?: { [key: string]: unknown };
}

/** Whether the value is a `StreamDataLibrarySyncCompleted` to a reader. */
export function isStreamDataLibrarySyncCompleted(value: unknown): value is StreamDataLibrarySyncCompleted {
  const check = new cantus.Check('read');
  checks.checkStreamDataLibrarySyncCompleted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataLibrarySyncCompleted`, with every problem and its place. */
export function parseStreamDataLibrarySyncCompleted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataLibrarySyncCompleted> {
  return cantus.parse(value, view, checks.checkStreamDataLibrarySyncCompleted);
}

/** `events.data.library.sync.listed` of package `stream`. */
export interface StreamDataLibrarySyncListed {
  library_id: string;
  seq: number;
  at: string;
  elapsed_ms: number;
  total_listed: number;
  deciding: number;
  skipped_total?: number;
  skipped_by_reason?: { [key: string]: number };
}

/** Whether the value is a `StreamDataLibrarySyncListed` to a reader. */
export function isStreamDataLibrarySyncListed(value: unknown): value is StreamDataLibrarySyncListed {
  const check = new cantus.Check('read');
  checks.checkStreamDataLibrarySyncListed(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataLibrarySyncListed`, with every problem and its place. */
export function parseStreamDataLibrarySyncListed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataLibrarySyncListed> {
  return cantus.parse(value, view, checks.checkStreamDataLibrarySyncListed);
}

/** `events.data.library.sync.persisted` of package `stream`. */
export interface StreamDataLibrarySyncPersisted {
  library_id: string;
  seq: number;
  at: string;
  count: number;
  ids?: { [key: string]: string };
}

/** Whether the value is a `StreamDataLibrarySyncPersisted` to a reader. */
export function isStreamDataLibrarySyncPersisted(value: unknown): value is StreamDataLibrarySyncPersisted {
  const check = new cantus.Check('read');
  checks.checkStreamDataLibrarySyncPersisted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataLibrarySyncPersisted`, with every problem and its place. */
export function parseStreamDataLibrarySyncPersisted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataLibrarySyncPersisted> {
  return cantus.parse(value, view, checks.checkStreamDataLibrarySyncPersisted);
}

/** `events.data.library.sync.unavailable` of package `stream`. */
export interface StreamDataLibrarySyncUnavailable {
  library_id: string;
  seq: number;
  at: string;
  code: string;
  message: string;
  remedy?: string | null;
  partial_total?: number;
}

/** Whether the value is a `StreamDataLibrarySyncUnavailable` to a reader. */
export function isStreamDataLibrarySyncUnavailable(value: unknown): value is StreamDataLibrarySyncUnavailable {
  const check = new cantus.Check('read');
  checks.checkStreamDataLibrarySyncUnavailable(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataLibrarySyncUnavailable`, with every problem and its place. */
export function parseStreamDataLibrarySyncUnavailable(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataLibrarySyncUnavailable> {
  return cantus.parse(value, view, checks.checkStreamDataLibrarySyncUnavailable);
}

/** `events.data.masterwork_agent_build` of package `stream`. */
export interface StreamDataMasterworkAgentBuild {
  agent_name: string;
  role: string;
  message: string;
  agent_id?: string | null;
  build_id?: string | null;
  outcome?: string | null;
  reason?: string | null;
  proof_cases?: number;
}

/** Whether the value is a `StreamDataMasterworkAgentBuild` to a reader. */
export function isStreamDataMasterworkAgentBuild(value: unknown): value is StreamDataMasterworkAgentBuild {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkAgentBuild(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkAgentBuild`, with every problem and its place. */
export function parseStreamDataMasterworkAgentBuild(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkAgentBuild> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkAgentBuild);
}

/** `events.data.masterwork_bench_arm` of package `stream`. */
export interface StreamDataMasterworkBenchArm {
  trial_id: string;
  rulebook_id: string;
  arm: string;
  label: string;
  model?: string;
  ran?: boolean;
  error?: string;
  note?: string;
  seconds?: number;
  priced?: boolean;
  cost_usd?: number;
}

/** Whether the value is a `StreamDataMasterworkBenchArm` to a reader. */
export function isStreamDataMasterworkBenchArm(value: unknown): value is StreamDataMasterworkBenchArm {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkBenchArm(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkBenchArm`, with every problem and its place. */
export function parseStreamDataMasterworkBenchArm(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkBenchArm> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkBenchArm);
}

/** `events.data.masterwork_build_complete` of package `stream`. */
export interface StreamDataMasterworkBuildComplete {
  rulebook_id: string;
  rulebook_slug: string;
  rulebook_version: number;
  masterwork_kind: string;
  name: string;
  workflow_id: string;
  agent_ids?: string[];
  submit_label?: string | null;
}

/** Whether the value is a `StreamDataMasterworkBuildComplete` to a reader. */
export function isStreamDataMasterworkBuildComplete(value: unknown): value is StreamDataMasterworkBuildComplete {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkBuildComplete(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkBuildComplete`, with every problem and its place. */
export function parseStreamDataMasterworkBuildComplete(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkBuildComplete> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkBuildComplete);
}

/** `events.data.masterwork_checkup_finding` of package `stream`. */
export interface StreamDataMasterworkCheckupFinding {
  rulebook_id: string;
  finding: StreamCheckupFinding;
  content_ir?: { [key: string]: unknown } | null;
}

/** Whether the value is a `StreamDataMasterworkCheckupFinding` to a reader. */
export function isStreamDataMasterworkCheckupFinding(value: unknown): value is StreamDataMasterworkCheckupFinding {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkCheckupFinding(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkCheckupFinding`, with every problem and its place. */
export function parseStreamDataMasterworkCheckupFinding(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkCheckupFinding> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkCheckupFinding);
}

/** `events.data.masterwork_corpus_cleaned` of package `stream`. */
export interface StreamDataMasterworkCorpusCleaned {
  rulebook_id: string;
  rulebook_version: number;
  segments?: number;
  cleaned?: number;
  reused?: number;
  failed?: number;
  total_chars?: number;
  /** Sensitivity: confidential */
  text?: string;
}

/** Whether the value is a `StreamDataMasterworkCorpusCleaned` to a reader. */
export function isStreamDataMasterworkCorpusCleaned(value: unknown): value is StreamDataMasterworkCorpusCleaned {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkCorpusCleaned(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkCorpusCleaned`, with every problem and its place. */
export function parseStreamDataMasterworkCorpusCleaned(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkCorpusCleaned> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkCorpusCleaned);
}

/** `events.data.masterwork_dump_progress` of package `stream`. */
export interface StreamDataMasterworkDumpProgress {
  step: string;
  message: string;
  resource_index: number;
  resource_count: number;
  id?: string | null;
  kind?: string | null;
  title?: string | null;
  url?: string | null;
  token?: string | null;
  rules_added?: number | null;
  rules_added_total?: number;
}

/** Whether the value is a `StreamDataMasterworkDumpProgress` to a reader. */
export function isStreamDataMasterworkDumpProgress(value: unknown): value is StreamDataMasterworkDumpProgress {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkDumpProgress(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkDumpProgress`, with every problem and its place. */
export function parseStreamDataMasterworkDumpProgress(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkDumpProgress> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkDumpProgress);
}

/** `events.data.masterwork_run` of package `stream`. */
export interface StreamDataMasterworkRun {
  run_id: string;
  rulebook_id: string;
  operation: string;
  label?: string | null;
}

/** Whether the value is a `StreamDataMasterworkRun` to a reader. */
export function isStreamDataMasterworkRun(value: unknown): value is StreamDataMasterworkRun {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkRun(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkRun`, with every problem and its place. */
export function parseStreamDataMasterworkRun(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkRun> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkRun);
}

/** `events.data.masterwork_run_failed` of package `stream`. */
export interface StreamDataMasterworkRunFailed {
  run_id: string;
  error?: { [key: string]: unknown } | null;
}

/** Whether the value is a `StreamDataMasterworkRunFailed` to a reader. */
export function isStreamDataMasterworkRunFailed(value: unknown): value is StreamDataMasterworkRunFailed {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkRunFailed(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkRunFailed`, with every problem and its place. */
export function parseStreamDataMasterworkRunFailed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkRunFailed> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkRunFailed);
}

/** `events.data.masterwork_sealed_case_disclosure` of package `stream`. */
export interface StreamDataMasterworkSealedCaseDisclosure {
  run_scope: string;
  case_id: string;
  seq: number;
  event?: string;
  question?: string;
  /** Sensitivity: confidential */
  answer?: string;
  asked_kind?: string | null;
  found?: boolean;
  cost?: string | null;
  risk?: string | null;
  disclosures_so_far?: number;
}

/** Whether the value is a `StreamDataMasterworkSealedCaseDisclosure` to a reader. */
export function isStreamDataMasterworkSealedCaseDisclosure(value: unknown): value is StreamDataMasterworkSealedCaseDisclosure {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkSealedCaseDisclosure(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkSealedCaseDisclosure`, with every problem and its place. */
export function parseStreamDataMasterworkSealedCaseDisclosure(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkSealedCaseDisclosure> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkSealedCaseDisclosure);
}

/** `events.data.masterwork_sort_cases_ready` of package `stream`. */
export interface StreamDataMasterworkSortCasesReady {
  rulebook_id: string;
  cases?: StreamDataMasterworkSortCasesReadyCasesItem[];
  requested?: number;
  pile_count?: number;
  repeats_dropped?: number;
  boundary_questions?: number;
  voice_default_on?: boolean;
}

/** Whether the value is a `StreamDataMasterworkSortCasesReady` to a reader. */
export function isStreamDataMasterworkSortCasesReady(value: unknown): value is StreamDataMasterworkSortCasesReady {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkSortCasesReady(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkSortCasesReady`, with every problem and its place. */
export function parseStreamDataMasterworkSortCasesReady(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkSortCasesReady> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkSortCasesReady);
}

/** `events.data.masterwork_sort_cases_ready.cases.items` of package `stream`. */
export interface StreamDataMasterworkSortCasesReadyCasesItem {
  id: string;
  text: string;
  note?: string;
}

/** Whether the value is a `StreamDataMasterworkSortCasesReadyCasesItem` to a reader. */
export function isStreamDataMasterworkSortCasesReadyCasesItem(value: unknown): value is StreamDataMasterworkSortCasesReadyCasesItem {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkSortCasesReadyCasesItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkSortCasesReadyCasesItem`, with every problem and its place. */
export function parseStreamDataMasterworkSortCasesReadyCasesItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkSortCasesReadyCasesItem> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkSortCasesReadyCasesItem);
}

/** `events.data.masterwork_triage_complete` of package `stream`. */
export interface StreamDataMasterworkTriageComplete {
  rulebook_id: string;
  rulebook_version: number;
  decisions?: StreamDataMasterworkTriageCompleteDecisionsItem[];
  drafts_considered?: number;
  drafts_unreviewed?: number;
  kept?: number;
  rewritten?: number;
  retired?: number;
  refused?: string[];
  failed_batches?: number;
  dry_run?: boolean;
}

/** Whether the value is a `StreamDataMasterworkTriageComplete` to a reader. */
export function isStreamDataMasterworkTriageComplete(value: unknown): value is StreamDataMasterworkTriageComplete {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkTriageComplete(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkTriageComplete`, with every problem and its place. */
export function parseStreamDataMasterworkTriageComplete(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkTriageComplete> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkTriageComplete);
}

/** `events.data.masterwork_triage_complete.decisions.items` of package `stream`. */
export interface StreamDataMasterworkTriageCompleteDecisionsItem {
  rule_id: string;
  name?: string;
  statement?: string;
  verdict?: string;
  reason?: string;
}

/** Whether the value is a `StreamDataMasterworkTriageCompleteDecisionsItem` to a reader. */
export function isStreamDataMasterworkTriageCompleteDecisionsItem(value: unknown): value is StreamDataMasterworkTriageCompleteDecisionsItem {
  const check = new cantus.Check('read');
  checks.checkStreamDataMasterworkTriageCompleteDecisionsItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMasterworkTriageCompleteDecisionsItem`, with every problem and its place. */
export function parseStreamDataMasterworkTriageCompleteDecisionsItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMasterworkTriageCompleteDecisionsItem> {
  return cantus.parse(value, view, checks.checkStreamDataMasterworkTriageCompleteDecisionsItem);
}

/** `events.data.media_block` of package `stream`. */
export interface StreamDataMediaBlock {
  /** passed on untouched */
  block: unknown;
}

/** Whether the value is a `StreamDataMediaBlock` to a reader. */
export function isStreamDataMediaBlock(value: unknown): value is StreamDataMediaBlock {
  const check = new cantus.Check('read');
  checks.checkStreamDataMediaBlock(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMediaBlock`, with every problem and its place. */
export function parseStreamDataMediaBlock(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMediaBlock> {
  return cantus.parse(value, view, checks.checkStreamDataMediaBlock);
}

/** `events.data.memory_buffer_spawned` of package `stream`. */
export interface StreamDataMemoryBufferSpawned {
  conversation_id: string;
  kind?: StreamDataMemoryBufferSpawnedKind;
}

/** Whether the value is a `StreamDataMemoryBufferSpawned` to a reader. */
export function isStreamDataMemoryBufferSpawned(value: unknown): value is StreamDataMemoryBufferSpawned {
  const check = new cantus.Check('read');
  checks.checkStreamDataMemoryBufferSpawned(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMemoryBufferSpawned`, with every problem and its place. */
export function parseStreamDataMemoryBufferSpawned(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMemoryBufferSpawned> {
  return cantus.parse(value, view, checks.checkStreamDataMemoryBufferSpawned);
}

/** `events.data.memory_buffer_spawned.kind` of package `stream`. */
export type StreamDataMemoryBufferSpawnedKind =
  | 'observer'
  | 'reflector';

/** Whether the value is a `StreamDataMemoryBufferSpawnedKind` to a reader. */
export function isStreamDataMemoryBufferSpawnedKind(value: unknown): value is StreamDataMemoryBufferSpawnedKind {
  const check = new cantus.Check('read');
  checks.checkStreamDataMemoryBufferSpawnedKind(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMemoryBufferSpawnedKind`, with every problem and its place. */
export function parseStreamDataMemoryBufferSpawnedKind(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMemoryBufferSpawnedKind> {
  return cantus.parse(value, view, checks.checkStreamDataMemoryBufferSpawnedKind);
}

/** `events.data.memory_error` of package `stream`. */
export interface StreamDataMemoryError {
  conversation_id: string;
  error?: string;
  model?: string | null;
  phase?: string;
}

/** Whether the value is a `StreamDataMemoryError` to a reader. */
export function isStreamDataMemoryError(value: unknown): value is StreamDataMemoryError {
  const check = new cantus.Check('read');
  checks.checkStreamDataMemoryError(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMemoryError`, with every problem and its place. */
export function parseStreamDataMemoryError(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMemoryError> {
  return cantus.parse(value, view, checks.checkStreamDataMemoryError);
}

/** `events.data.memory_reflector_completed` of package `stream`. */
export interface StreamDataMemoryReflectorCompleted {
  conversation_id: string;
  model?: string | null;
  input_tokens?: number;
  output_tokens?: number;
  duration_ms?: number | null;
  /** in US dollars by convention */
  cost?: number;
}

/** Whether the value is a `StreamDataMemoryReflectorCompleted` to a reader. */
export function isStreamDataMemoryReflectorCompleted(value: unknown): value is StreamDataMemoryReflectorCompleted {
  const check = new cantus.Check('read');
  checks.checkStreamDataMemoryReflectorCompleted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataMemoryReflectorCompleted`, with every problem and its place. */
export function parseStreamDataMemoryReflectorCompleted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataMemoryReflectorCompleted> {
  return cantus.parse(value, view, checks.checkStreamDataMemoryReflectorCompleted);
}

/** `events.data` of package `stream`. */
export type StreamDataPayload =
  /**
   * An agent is being made from a chat, and this is how far it is.
   *
   * @example
   * ```json
   * {
   *   "brief": {
   *     "goal": "index"
   *   },
   *   "build_id": "b-1",
   *   "proof_cases": null,
   *   "says": "Writing the brief",
   *   "step": "briefing"
   * }
   * ```
   */
  | ({ type: 'agent_studio_from_chat_progress' } & StreamDataAgentStudioFromChatProgress)
  /**
   * One test of an agent has its verdict.
   *
   * @example
   * ```json
   * {
   *   "door": null,
   *   "result_id": "t-3",
   *   "run_id": "r-1",
   *   "verdict": "passed"
   * }
   * ```
   */
  | ({ type: 'agent_test_result' } & StreamDataAgentTestResult)
  /**
   * A test run of an agent changed its state.
   *
   * @example
   * ```json
   * {
   *   "run_id": "r-1",
   *   "status": "running"
   * }
   * ```
   */
  | ({ type: 'agent_test_run_status' } & StreamDataAgentTestRunStatus)
  /**
   * A finished piece of audio and where to fetch it.
   *
   * @example
   * ```json
   * {
   *   "cdn_url": null,
   *   "file_id": "f-1",
   *   "mime_type": "audio/mpeg",
   *   "url": "https://example.org/a.mp3"
   * }
   * ```
   */
  | ({ type: 'audio_output' } & StreamDataAudioOutput)
  /**
   * A piece of speech that was streamed is complete.
   *
   * @example
   * ```json
   * {
   *   "bits_per_sample": 16,
   *   "channels": 1,
   *   "duration_ms": 10400,
   *   "sample_rate": 24000,
   *   "stream_id": "s-1",
   *   "total_chunks": 42,
   *   "url": "https://example.org/s-1.wav"
   * }
   * ```
   */
  | ({ type: 'audio_stream_end' } & StreamDataAudioStreamEnd)
  /**
   * A message of an agent runtime that somebody else hosts, passed on as it came.
   *
   * @example
   * ```json
   * {
   *   "message": {
   *     "text": "hi"
   *   },
   *   "runtime_id": "rt-1",
   *   "sdk_message_type": "assistant",
   *   "session_id": "s-1"
   * }
   * ```
   */
  | ({ type: 'claude_managed_sdk_message' } & StreamDataClaudeManagedSdkMessage)
  /**
   * The logo of a site was looked for.
   *
   * @example
   * ```json
   * {
   *   "candidates_considered": 3,
   *   "found": false,
   *   "message": "No logo on the page",
   *   "rejected": [
   *     "too small"
   *   ],
   *   "site_id": "s-1"
   * }
   * ```
   */
  | ({ type: 'cms_logo_found' } & StreamDataCmsLogoFound)
  /**
   * A change of the shared context was based on an old version of it.
   *
   * @example
   * ```json
   * {
   *   "base_version": 3,
   *   "command": "replace",
   *   "key": "outline",
   *   "source_id": null,
   *   "source_kind": "agent"
   * }
   * ```
   */
  | ({ type: 'context_conflict' } & StreamDataContextConflict)
  /**
   * A change of the shared context could not be stored.
   *
   * @example
   * ```json
   * {
   *   "command": "replace",
   *   "error": "store is away",
   *   "key": "outline",
   *   "traceback": "Traceback: ..."
   * }
   * ```
   */
  | ({ type: 'context_persist_failed' } & StreamDataContextPersistFailed)
  /**
   * The conversation that the answer belongs to.
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4"
   * }
   * ```
   */
  | ({ type: 'conversation_id' } & StreamDataConversationId)
  /**
   * A table is being copied to its new home once more.
   *
   * @example
   * ```json
   * {
   *   "done": 10,
   *   "organization_id": "o-1",
   *   "refused": null,
   *   "says": "Copying notes",
   *   "table_name": "notes",
   *   "total": 200
   * }
   * ```
   */
  | ({ type: 'cutover_copy_again_progress' } & StreamDataCutoverCopyAgainProgress)
  /**
   * The last copy before the final switch is over.
   *
   * @example
   * ```json
   * {
   *   "ok": true,
   *   "organizations": [
   *     {
   *       "id": "o-1"
   *     }
   *   ],
   *   "run_id": "r-8",
   *   "says": "All is there",
   *   "timings_ms": {
   *     "copy": 5200
   *   }
   * }
   * ```
   */
  | ({ type: 'cutover_final_switch_copy_again_result' } & StreamDataCutoverFinalSwitchCopyAgainResult)
  /**
   * The final switch entered a stage.
   *
   * @example
   * ```json
   * {
   *   "says": "Nobody can write now",
   *   "stage": "freeze"
   * }
   * ```
   */
  | ({ type: 'cutover_final_switch_stage' } & StreamDataCutoverFinalSwitchStage)
  /**
   * The reference model could not answer one question.
   *
   * @example
   * ```json
   * {
   *   "error": "no source",
   *   "item_id": "i-7",
   *   "question": "Who wrote it?",
   *   "run_id": "r-3",
   *   "status": "unanswerable"
   * }
   * ```
   */
  | ({ type: 'decision_reference_item_failed' } & StreamDataDecisionReferenceItemFailed)
  /**
   * A reference model began to answer the questions of a decision.
   *
   * @example
   * ```json
   * {
   *   "agent_id": "a-1",
   *   "item_count": 20,
   *   "judge_key": "strict",
   *   "reference_model": {
   *     "id": "m-1",
   *     "name": "Large"
   *   },
   *   "run_id": "r-3",
   *   "skipped_existing": 2
   * }
   * ```
   */
  | ({ type: 'decision_reference_run_started' } & StreamDataDecisionReferenceRunStarted)
  /**
   * A form for the person to fill in.
   *
   * @example
   * ```json
   * {
   *   "introduction": "Two questions first.",
   *   "questions": [
   *     {
   *       "component_type": "slider",
   *       "default": 4,
   *       "id": "q1",
   *       "max": 8,
   *       "min": 1,
   *       "prompt": "How many voices?",
   *       "required": true,
   *       "step": 1
   *     }
   *   ]
   * }
   * ```
   */
  | ({ type: 'display_questionnaire' } & StreamDataDisplayQuestionnaire)
  /**
   * What was extracted is being cut up and indexed.
   *
   * @example
   * ```json
   * {
   *   "embedded": 16,
   *   "run_id": "r-4",
   *   "stage": "embed",
   *   "total_to_embed": 80
   * }
   * ```
   */
  | ({ type: 'extraction_index_progress' } & StreamDataExtractionIndexProgress)
  /**
   * Every detector has finished with a file.
   *
   * @example
   * ```json
   * {
   *   "failures": [
   *     "barcode"
   *   ],
   *   "file_id": "f-5",
   *   "head": {},
   *   "results": [
   *     {
   *       "kind": "language"
   *     }
   *   ],
   *   "results_count": 5,
   *   "status": "partial"
   * }
   * ```
   */
  | ({ type: 'file_analysis_complete' } & StreamDataFileAnalysisComplete)
  /**
   * One detector has finished with a file.
   *
   * @example
   * ```json
   * {
   *   "complete": 1,
   *   "detector_kind": "language",
   *   "elapsed_ms": 12,
   *   "file_id": "f-5",
   *   "status": "ok",
   *   "tier": "fast",
   *   "total": 6
   * }
   * ```
   */
  | ({ type: 'file_detector_completed' } & StreamDataFileDetectorCompleted)
  /**
   * Where one page of a file has what was searched for.
   *
   * @example
   * ```json
   * {
   *   "hits": [
   *     {
   *       "bbox": {
   *         "x0": 10,
   *         "x1": 60,
   *         "y0": 20.5,
   *         "y1": 32
   *       },
   *       "char_end": null,
   *       "char_start": 400,
   *       "matched_text": "mode",
   *       "page_number": 1,
   *       "snippet": "the Dorian mode"
   *     }
   *   ],
   *   "page_number": 1,
   *   "total_hits": 1,
   *   "total_pages": 3
   * }
   * ```
   */
  | ({ type: 'file_search_page' } & StreamDataFileSearchPage)
  /**
   * What the first turn really sent, after its placeholders were filled.
   *
   * @example
   * ```json
   * {
   *   "messages": [
   *     {
   *       "content": "hello",
   *       "role": "user"
   *     }
   *   ],
   *   "system_instruction": "Be brief.",
   *   "wire_swaps": null
   * }
   * ```
   */
  | ({ type: 'first_turn_filled' } & StreamDataFirstTurnFilled)
  /**
   * The corners of a sheet of paper in a photograph, or that there are none.
   *
   * A corner is a list of coordinates; the source does not say how many or of which type.
   *
   * @example
   * ```json
   * {
   *   "found": false
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "bottom_left": [
   *     10,
   *     590
   *   ],
   *   "bottom_right": null,
   *   "confidence": 0.97,
   *   "found": true,
   *   "image_height": 600,
   *   "image_width": 800,
   *   "top_left": [
   *     12,
   *     9
   *   ],
   *   "top_right": [
   *     780,
   *     14
   *   ]
   * }
   * ```
   */
  | ({ type: 'image_document_detected' } & StreamDataImageDocumentDetected)
  /**
   * A request for images was answered.
   *
   * @example
   * ```json
   * {
   *   "files": [
   *     {
   *       "cloud_file_id": "f-2",
   *       "height": 1024,
   *       "mime": "image/png",
   *       "width": 1024
   *     }
   *   ],
   *   "model": null,
   *   "prompt": "a choir book"
   * }
   * ```
   */
  | ({ type: 'image_generate_complete' } & StreamDataImageGenerateComplete)
  /**
   * A finished image and where to fetch it.
   *
   * @example
   * ```json
   * {
   *   "mime_type": "image/png",
   *   "url": "https://example.org/a.png"
   * }
   * ```
   */
  | ({ type: 'image_output' } & StreamDataImageOutput)
  /**
   * One rendition of an image was kept, or could not be.
   *
   * @example
   * ```json
   * {
   *   "completed": 1,
   *   "file_id": "f-3",
   *   "job_id": "j-1",
   *   "preset_id": "thumb",
   *   "status": "saved",
   *   "total": 4
   * }
   * ```
   */
  | ({ type: 'image_studio_commit_item' } & StreamDataImageStudioCommitItem)
  /**
   * One rendition of an image is ready to look at, or failed.
   *
   * @example
   * ```json
   * {
   *   "completed": 1,
   *   "error": null,
   *   "format": "webp",
   *   "height": 150,
   *   "job_id": "j-1",
   *   "preset_id": "thumb",
   *   "quality": 80,
   *   "size": 5120,
   *   "total": 4,
   *   "width": 200
   * }
   * ```
   */
  | ({ type: 'image_studio_variant' } & StreamDataImageStudioVariant)
  /**
   * A rehearsal of the sorting is over; nothing was written.
   *
   * @example
   * ```json
   * {
   *   "items": 310,
   *   "organizations": 2,
   *   "seconds": 41.5,
   *   "subject_user_id": "u-1"
   * }
   * ```
   */
  | ({ type: 'knowledge_buckets_dry_run_done' } & StreamDataKnowledgeBucketsDryRunDone)
  /**
   * A bucket is being split or merged.
   *
   * @example
   * ```json
   * {
   *   "detail": "choosing names",
   *   "kind": "split",
   *   "stage": "agent"
   * }
   * ```
   */
  | ({ type: 'knowledge_buckets_follow_up_progress' } & StreamDataKnowledgeBucketsFollowUpProgress)
  /**
   * Knowledge is being sorted into buckets.
   *
   * @example
   * ```json
   * {
   *   "detail": "reading notes",
   *   "done": 3,
   *   "organization_id": null,
   *   "stage": "material",
   *   "total": 40
   * }
   * ```
   */
  | ({ type: 'knowledge_buckets_progress' } & StreamDataKnowledgeBucketsProgress)
  /**
   * A library is up to date.
   *
   * @example
   * ```json
   * {
   *   "at": "2026-03-01T09:30:09Z",
   *   "channel_link_error": null,
   *   "elapsed_ms": 9000,
   *   "library_id": "l-1",
   *   "listed_ms": 900,
   *   "quota_units_spent": 4,
   *   "removed_count": 0,
   *   "seq": 3,
   *   "total_listed": 50
   * }
   * ```
   */
  | ({ type: 'library.sync.completed' } & StreamDataLibrarySyncCompleted)
  /**
   * A library has been listed, and what is new in it is being decided.
   *
   * @example
   * ```json
   * {
   *   "at": "2026-03-01T09:30:00Z",
   *   "deciding": 8,
   *   "elapsed_ms": 900,
   *   "library_id": "l-1",
   *   "seq": 1,
   *   "skipped_by_reason": {
   *     "known": 42
   *   },
   *   "total_listed": 50
   * }
   * ```
   */
  | ({ type: 'library.sync.listed' } & StreamDataLibrarySyncListed)
  /**
   * Some entries of a library were stored.
   *
   * @example
   * ```json
   * {
   *   "at": "2026-03-01T09:30:01Z",
   *   "count": 2,
   *   "ids": {
   *     "v-1": "d-1",
   *     "v-2": "d-2"
   *   },
   *   "library_id": "l-1",
   *   "seq": 2
   * }
   * ```
   */
  | ({ type: 'library.sync.persisted' } & StreamDataLibrarySyncPersisted)
  /**
   * A library cannot be reached.
   *
   * @example
   * ```json
   * {
   *   "at": "2026-03-01T09:30:00Z",
   *   "code": "quota",
   *   "library_id": "l-1",
   *   "message": "no quota left today",
   *   "remedy": "Try tomorrow.",
   *   "seq": 1
   * }
   * ```
   */
  | ({ type: 'library.sync.unavailable' } & StreamDataLibrarySyncUnavailable)
  /**
   * One agent of a rulebook was built, reused or given up.
   *
   * @example
   * ```json
   * {
   *   "agent_id": "a-2",
   *   "agent_name": "Judge",
   *   "message": "built",
   *   "proof_cases": 5,
   *   "role": "judge"
   * }
   * ```
   */
  | ({ type: 'masterwork_agent_build' } & StreamDataMasterworkAgentBuild)
  /**
   * One arm of a comparison was tried.
   *
   * @example
   * ```json
   * {
   *   "arm": "baseline",
   *   "cost_usd": 0.002,
   *   "label": "No rules",
   *   "ran": true,
   *   "rulebook_id": "k-1",
   *   "seconds": 3.5,
   *   "trial_id": "t-9"
   * }
   * ```
   */
  | ({ type: 'masterwork_bench_arm' } & StreamDataMasterworkBenchArm)
  /**
   * The agents and the workflow of a rulebook are built.
   *
   * @example
   * ```json
   * {
   *   "agent_ids": [
   *     "a-2"
   *   ],
   *   "masterwork_kind": "sorter",
   *   "name": "Modes",
   *   "rulebook_id": "k-1",
   *   "rulebook_slug": "modes",
   *   "rulebook_version": 4,
   *   "workflow_id": "w-1"
   * }
   * ```
   */
  | ({ type: 'masterwork_build_complete' } & StreamDataMasterworkBuildComplete)
  /**
   * A check-up of a rulebook found something.
   *
   * @example
   * ```json
   * {
   *   "finding": {
   *     "confidence": 0.7,
   *     "id": "x-1",
   *     "kind": "duplicate",
   *     "proposed": null,
   *     "target_rule_id": "u-2"
   *   },
   *   "rulebook_id": "k-1"
   * }
   * ```
   */
  | ({ type: 'masterwork_checkup_finding' } & StreamDataMasterworkCheckupFinding)
  /**
   * The corpus of a rulebook was cleaned.
   *
   * @example
   * ```json
   * {
   *   "cleaned": 10,
   *   "reused": 70,
   *   "rulebook_id": "k-1",
   *   "rulebook_version": 4,
   *   "segments": 80
   * }
   * ```
   */
  | ({ type: 'masterwork_corpus_cleaned' } & StreamDataMasterworkCorpusCleaned)
  /**
   * The material for a rulebook is being read.
   *
   * @example
   * ```json
   * {
   *   "kind": "page",
   *   "message": "Reading page two",
   *   "resource_count": 7,
   *   "resource_index": 1,
   *   "rules_added": null,
   *   "rules_added_total": 12,
   *   "step": "read"
   * }
   * ```
   */
  | ({ type: 'masterwork_dump_progress' } & StreamDataMasterworkDumpProgress)
  /**
   * A run over a rulebook began.
   *
   * @example
   * ```json
   * {
   *   "operation": "triage",
   *   "rulebook_id": "k-1",
   *   "run_id": "r-6"
   * }
   * ```
   */
  | ({ type: 'masterwork_run' } & StreamDataMasterworkRun)
  /**
   * A run over a rulebook failed.
   *
   * @example
   * ```json
   * {
   *   "error": {
   *     "message": "no model"
   *   },
   *   "run_id": "r-6"
   * }
   * ```
   */
  | ({ type: 'masterwork_run_failed' } & StreamDataMasterworkRunFailed)
  /**
   * Somebody asked about a sealed case, and this much was disclosed.
   *
   * @example
   * ```json
   * {
   *   "answer": "Four.",
   *   "case_id": "e-2",
   *   "cost": null,
   *   "found": true,
   *   "question": "How many voices?",
   *   "run_scope": "trial",
   *   "seq": 1
   * }
   * ```
   */
  | ({ type: 'masterwork_sealed_case_disclosure' } & StreamDataMasterworkSealedCaseDisclosure)
  /**
   * Cases are ready for a person to sort.
   *
   * @example
   * ```json
   * {
   *   "cases": [
   *     {
   *       "id": "e-1",
   *       "text": "Is it a fugue?"
   *     }
   *   ],
   *   "pile_count": 2,
   *   "requested": 10,
   *   "rulebook_id": "k-1"
   * }
   * ```
   */
  | ({ type: 'masterwork_sort_cases_ready' } & StreamDataMasterworkSortCasesReady)
  /**
   * The drafted rules of a rulebook were kept, rewritten or retired.
   *
   * @example
   * ```json
   * {
   *   "decisions": [
   *     {
   *       "rule_id": "u-1",
   *       "verdict": "keep"
   *     }
   *   ],
   *   "dry_run": true,
   *   "kept": 1,
   *   "rulebook_id": "k-1",
   *   "rulebook_version": 4
   * }
   * ```
   */
  | ({ type: 'masterwork_triage_complete' } & StreamDataMasterworkTriageComplete)
  /**
   * A block of media as the provider spelled it.
   *
   * @example
   * ```json
   * {
   *   "block": {
   *     "kind": "image",
   *     "source": {
   *       "url": "https://example.org/a.png"
   *     }
   *   }
   * }
   * ```
   */
  | ({ type: 'media_block' } & StreamDataMediaBlock)
  /**
   * A worker began to digest what the conversation has left to remember.
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4",
   *   "kind": "observer"
   * }
   * ```
   */
  | ({ type: 'memory_buffer_spawned' } & StreamDataMemoryBufferSpawned)
  /**
   * Remembering failed; the answer is not affected.
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4",
   *   "error": "overloaded",
   *   "model": null,
   *   "phase": "observe"
   * }
   * ```
   */
  | ({ type: 'memory_error' } & StreamDataMemoryError)
  /**
   * The memory of a conversation was condensed.
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4",
   *   "cost": 0.01,
   *   "duration_ms": null,
   *   "input_tokens": 4000,
   *   "model": "m-1",
   *   "output_tokens": 300
   * }
   * ```
   */
  | ({ type: 'memory_reflector_completed' } & StreamDataMemoryReflectorCompleted)
  /**
   * Every page of a PDF was classified.
   *
   * @example
   * ```json
   * {
   *   "classifier_version": "3",
   *   "page_count": 1,
   *   "pages": [
   *     {
   *       "confidence": 0.8,
   *       "page_class": "scan",
   *       "page_number": 1
   *     }
   *   ]
   * }
   * ```
   */
  | ({ type: 'pdf_classify_complete' } & StreamDataPdfClassifyComplete)
  /**
   * The text of a PDF, or of some of its pages.
   *
   * @example
   * ```json
   * {
   *   "filename": "a.pdf",
   *   "ocr_pages": 0,
   *   "page_count": 1,
   *   "page_start": null,
   *   "text_content": "All of it.",
   *   "total_chars": 10
   * }
   * ```
   */
  | ({ type: 'pdf_extract_complete' } & StreamDataPdfExtractComplete)
  /**
   * One page of a PDF was classified.
   *
   * @example
   * ```json
   * {
   *   "confidence": 0.99,
   *   "indicators": [
   *     "fonts"
   *   ],
   *   "page_class": "text",
   *   "page_number": 1,
   *   "total_pages": 9
   * }
   * ```
   */
  | ({ type: 'pdf_page_classified' } & StreamDataPdfPageClassified)
  /**
   * What the whole treatment of a PDF gave.
   *
   * @example
   * ```json
   * {
   *   "ai_processed": null,
   *   "chunks": [
   *     "one",
   *     "two"
   *   ],
   *   "file_id": "f-4",
   *   "page_count": 2
   * }
   * ```
   */
  | ({ type: 'pdf_pipeline_result' } & StreamDataPdfPipelineResult)
  /**
   * The blocks of one page were put into reading order.
   *
   * @example
   * ```json
   * {
   *   "block_count": 14,
   *   "column_count": 2,
   *   "page_number": 2,
   *   "preview": "The second",
   *   "total_pages": 9
   * }
   * ```
   */
  | ({ type: 'pdf_reading_order_page' } & StreamDataPdfReadingOrderPage)
  /**
   * Headers and footers that repeat are being found and cut.
   *
   * @example
   * ```json
   * {
   *   "page_number": 3,
   *   "stage": "detect",
   *   "total_pages": 9
   * }
   * ```
   */
  | ({ type: 'pdf_repeated_regions_progress' } & StreamDataPdfRepeatedRegionsProgress)
  /**
   * One table of a page was read.
   *
   * @example
   * ```json
   * {
   *   "column_count": 2,
   *   "markdown_preview": "| a | b |",
   *   "page_number": 5,
   *   "row_count": 3,
   *   "table_index": 0,
   *   "total_pages": 9
   * }
   * ```
   */
  | ({ type: 'pdf_table_extracted' } & StreamDataPdfTableExtracted)
  /**
   * One page was searched for tables.
   *
   * @example
   * ```json
   * {
   *   "page_number": 4,
   *   "tables_found": 0,
   *   "total_pages": 9
   * }
   * ```
   */
  | ({ type: 'pdf_tables_page' } & StreamDataPdfTablesPage)
  /**
   * The brief for one page of a plan was drafted.
   *
   * @example
   * ```json
   * {
   *   "accepted": true,
   *   "brief": [
   *     "what a mode is"
   *   ],
   *   "node_id": "n-2",
   *   "route": "/modes",
   *   "suggested_word_count": null
   * }
   * ```
   */
  | ({ type: 'plan_brief_draft' } & StreamDataPlanBriefDraft)
  /**
   * One page of a plan got more detail.
   *
   * @example
   * ```json
   * {
   *   "brief_lines": 12,
   *   "node_id": "n-2",
   *   "sources_attached": 3
   * }
   * ```
   */
  | ({ type: 'plan_deepen_result' } & StreamDataPlanDeepenResult)
  /**
   * One candidate for a plan is ready.
   *
   * @example
   * ```json
   * {
   *   "angle": "history",
   *   "node_count": 31
   * }
   * ```
   */
  | ({ type: 'plan_gen_candidate' } & StreamDataPlanGenCandidate)
  /**
   * Candidates for a plan are being made.
   *
   * @example
   * ```json
   * {
   *   "angles": [
   *     "history"
   *   ],
   *   "domain": "example.org",
   *   "keyword_count": 90,
   *   "site_id": "s-1"
   * }
   * ```
   */
  | ({ type: 'plan_gen_started' } & StreamDataPlanGenStarted)
  /**
   * One of the agents that prepare a plan is done.
   *
   * @example
   * ```json
   * {
   *   "item_count": 4,
   *   "kind": "audience",
   *   "model_id": null,
   *   "run_id": "r-5",
   *   "site_id": "s-1"
   * }
   * ```
   */
  | ({ type: 'plan_setup_agent_result' } & StreamDataPlanSetupAgentResult)
  /**
   * A picture or a film for a podcast is being made.
   *
   * @example
   * ```json
   * {
   *   "asset_kind": "image",
   *   "model_alias": null,
   *   "prompt": "a choir book",
   *   "run_id": "p-1",
   *   "slot": 0
   * }
   * ```
   */
  | ({ type: 'podcast_asset_gen_started' } & StreamDataPodcastAssetGenStarted)
  /**
   * What a podcast is called and about.
   *
   * @example
   * ```json
   * {
   *   "image_descriptions": [
   *     "a choir book"
   *   ],
   *   "title": "Four voices"
   * }
   * ```
   */
  | ({ type: 'podcast_metadata' } & StreamDataPodcastMetadata)
  /**
   * A podcast is being made.
   *
   * @example
   * ```json
   * {
   *   "run_id": "p-1",
   *   "total": 6
   * }
   * ```
   */
  | ({ type: 'podcast_run' } & StreamDataPodcastRun)
  /**
   * A stage of a podcast began.
   *
   * @example
   * ```json
   * {
   *   "label": "Writing the script",
   *   "stage": "script",
   *   "step": 1,
   *   "total": 6
   * }
   * ```
   */
  | ({ type: 'podcast_stage_started' } & StreamDataPodcastStageStarted)
  /**
   * One proof of a run was judged.
   *
   * @example
   * ```json
   * {
   *   "observed": {
   *     "citations": 2
   *   },
   *   "proof_id": "p-1",
   *   "required": true,
   *   "run_id": "r-2",
   *   "status": "passed",
   *   "title": "Cites its sources"
   * }
   * ```
   */
  | ({ type: 'proof_evaluated' } & StreamDataProofEvaluated)
  /**
   * A proof run did not take place.
   *
   * @example
   * ```json
   * {
   *   "month_to_date_usd": 12.5,
   *   "reason": "over budget",
   *   "slug": "librarian"
   * }
   * ```
   */
  | ({ type: 'proof_run_skipped' } & StreamDataProofRunSkipped)
  /**
   * A proof run moved on.
   *
   * @example
   * ```json
   * {
   *   "message": "asking the agent",
   *   "run_id": "r-2",
   *   "step": 1
   * }
   * ```
   */
  | ({ type: 'proof_run_step' } & StreamDataProofRunStep)
  /**
   * The claims of an answer were checked against their sources.
   *
   * @example
   * ```json
   * {
   *   "claims": [
   *     {
   *       "claim": "Eight modes.",
   *       "confidence": 0.8,
   *       "supporting_chunk_ids": [
   *         "k-1"
   *       ],
   *       "verdict": "supported"
   *     }
   *   ],
   *   "judge_model": "m-1",
   *   "latency_ms": 1200,
   *   "overall_faithfulness": 0.9
   * }
   * ```
   */
  | ({ type: 'rag_verify_result' } & StreamDataRagVerifyResult)
  /**
   * A batch of pages was fetched.
   *
   * @example
   * ```json
   * {
   *   "total_scraped": 12
   * }
   * ```
   */
  | ({ type: 'scrape_batch_complete' } & StreamDataScrapeBatchComplete)
  /**
   * What a search found.
   *
   * @example
   * ```json
   * {
   *   "metadata": {
   *     "engine": "x"
   *   },
   *   "results": [
   *     {
   *       "source": null,
   *       "title": "The modes",
   *       "url": "https://example.org/modes"
   *     }
   *   ]
   * }
   * ```
   */
  | ({ type: 'search_results' } & StreamDataSearchResults)
  /**
   * Work on a social network moved on one stage.
   *
   * @example
   * ```json
   * {
   *   "current": 1,
   *   "label": "Fetching posts",
   *   "operation": "track",
   *   "stage": "fetch",
   *   "total": 5
   * }
   * ```
   */
  | ({ type: 'social_stage' } & StreamDataSocialStage)
  /**
   * One page of the scans that a person may come back to.
   *
   * @example
   * ```json
   * {
   *   "continuation": null,
   *   "references": [
   *     {
   *       "execution_id": "x-1",
   *       "request_id": "q-1"
   *     }
   *   ]
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "__kind": "password_health_discovery_page",
   *   "references": []
   * }
   * ```
   */
  | ({ type: 'vault_password_health_discovery_page' } & StreamDataVaultPasswordHealthDiscoveryPage)
  /**
   * A scan of stored passwords runs elsewhere, and this is how to follow it.
   *
   * @example
   * ```json
   * {
   *   "__kind": "password_health_scan_reference",
   *   "events_path": "/scans/x-1/events",
   *   "execution_id": "x-1",
   *   "rejoin_path": "/scans/x-1/rejoin",
   *   "request_id": "q-1",
   *   "result_path": "/scans/x-1/result",
   *   "resume_path": "/scans/x-1/resume",
   *   "resumed_from_execution_id": null,
   *   "status_path": "/scans/x-1"
   * }
   * ```
   */
  | ({ type: 'vault_password_health_scan_reference' } & StreamDataVaultPasswordHealthScanReference)
  /**
   * One node of a workflow was tried on its own.
   *
   * @example
   * ```json
   * {
   *   "duration_ms": 80,
   *   "error_message": "no answer",
   *   "error_type": "timeout",
   *   "node_id": "n-1",
   *   "output": null,
   *   "spec_type": "http",
   *   "success": false
   * }
   * ```
   */
  | ({ type: 'workflow_node_test_result' } & StreamDataWorkflowNodeTestResult)
  /**
   * The transcript of a video is at hand as a document.
   *
   * @example
   * ```json
   * {
   *   "processed_document_id": "d-1",
   *   "reused_existing": false,
   *   "segment_count": 210,
   *   "title": "On modes",
   *   "transcript_id": "t-1",
   *   "video_id": "v-1"
   * }
   * ```
   */
  | ({ type: 'youtube_transcript_source' } & StreamDataYoutubeTranscriptSource)
  /** A member that is not declared; `raw` is the whole of it. */
  | { type: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `StreamDataPayload` to a reader, and nothing in it is unknown; `parseStreamDataPayload` takes what is. */
export function isStreamDataPayload(value: unknown): value is StreamDataPayload {
  const check = new cantus.Check('read');
  checks.checkStreamDataPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `StreamDataPayload`, with every problem and its place. */
export function parseStreamDataPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPayload> {
  return cantus.parse(value, view, checks.checkStreamDataPayload, checks.turnStreamDataPayload);
}

/** `events.data.pdf_classify_complete` of package `stream`. */
export interface StreamDataPdfClassifyComplete {
  page_count: number;
  classifier_version?: string;
  pages?: StreamDataPdfClassifyCompletePagesItem[];
}

/** Whether the value is a `StreamDataPdfClassifyComplete` to a reader. */
export function isStreamDataPdfClassifyComplete(value: unknown): value is StreamDataPdfClassifyComplete {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfClassifyComplete(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfClassifyComplete`, with every problem and its place. */
export function parseStreamDataPdfClassifyComplete(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfClassifyComplete> {
  return cantus.parse(value, view, checks.checkStreamDataPdfClassifyComplete);
}

/** `events.data.pdf_classify_complete.pages.items` of package `stream`. */
export interface StreamDataPdfClassifyCompletePagesItem {
  page_number: number;
  page_class: string;
  confidence: number;
  indicators?: string[];
}

/** Whether the value is a `StreamDataPdfClassifyCompletePagesItem` to a reader. */
export function isStreamDataPdfClassifyCompletePagesItem(value: unknown): value is StreamDataPdfClassifyCompletePagesItem {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfClassifyCompletePagesItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfClassifyCompletePagesItem`, with every problem and its place. */
export function parseStreamDataPdfClassifyCompletePagesItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfClassifyCompletePagesItem> {
  return cantus.parse(value, view, checks.checkStreamDataPdfClassifyCompletePagesItem);
}

/** `events.data.pdf_extract_complete` of package `stream`. */
export interface StreamDataPdfExtractComplete {
  /** Sensitivity: confidential */
  text_content: string;
  total_chars: number;
  page_count: number;
  /** how many had to be read from an image */
  ocr_pages: number;
  total_pages?: number | null;
  page_start?: number | null;
  page_end?: number | null;
  file_id?: string | null;
  filename?: string | null;
}

/** Whether the value is a `StreamDataPdfExtractComplete` to a reader. */
export function isStreamDataPdfExtractComplete(value: unknown): value is StreamDataPdfExtractComplete {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfExtractComplete(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfExtractComplete`, with every problem and its place. */
export function parseStreamDataPdfExtractComplete(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfExtractComplete> {
  return cantus.parse(value, view, checks.checkStreamDataPdfExtractComplete);
}

/** `events.data.pdf_page_classified` of package `stream`. */
export interface StreamDataPdfPageClassified {
  page_number: number;
  total_pages: number;
  page_class: string;
  confidence: number;
  /** what spoke for the class */
  indicators?: string[];
}

/** Whether the value is a `StreamDataPdfPageClassified` to a reader. */
export function isStreamDataPdfPageClassified(value: unknown): value is StreamDataPdfPageClassified {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfPageClassified(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfPageClassified`, with every problem and its place. */
export function parseStreamDataPdfPageClassified(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfPageClassified> {
  return cantus.parse(value, view, checks.checkStreamDataPdfPageClassified);
}

/** `events.data.pdf_pipeline_result` of package `stream`. */
export interface StreamDataPdfPipelineResult {
  file_id?: string | null;
  cloud_uri?: string | null;
  page_count?: number;
  /** Sensitivity: confidential */
  raw_text?: string | null;
  /** Sensitivity: confidential */
  chunks?: string[] | null;
  /** Sensitivity: confidential */
  ai_processed?: { [key: string]: unknown }[] | null;
}

/** Whether the value is a `StreamDataPdfPipelineResult` to a reader. */
export function isStreamDataPdfPipelineResult(value: unknown): value is StreamDataPdfPipelineResult {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfPipelineResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfPipelineResult`, with every problem and its place. */
export function parseStreamDataPdfPipelineResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfPipelineResult> {
  return cantus.parse(value, view, checks.checkStreamDataPdfPipelineResult);
}

/** `events.data.pdf_reading_order_page` of package `stream`. */
export interface StreamDataPdfReadingOrderPage {
  page_number: number;
  total_pages: number;
  block_count: number;
  column_count: number;
  preview?: string;
}

/** Whether the value is a `StreamDataPdfReadingOrderPage` to a reader. */
export function isStreamDataPdfReadingOrderPage(value: unknown): value is StreamDataPdfReadingOrderPage {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfReadingOrderPage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfReadingOrderPage`, with every problem and its place. */
export function parseStreamDataPdfReadingOrderPage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfReadingOrderPage> {
  return cantus.parse(value, view, checks.checkStreamDataPdfReadingOrderPage);
}

/** `events.data.pdf_repeated_regions_progress` of package `stream`. */
export interface StreamDataPdfRepeatedRegionsProgress {
  stage: StreamDataPdfRepeatedRegionsProgressStage;
  page_number: number;
  total_pages: number;
}

/** Whether the value is a `StreamDataPdfRepeatedRegionsProgress` to a reader. */
export function isStreamDataPdfRepeatedRegionsProgress(value: unknown): value is StreamDataPdfRepeatedRegionsProgress {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfRepeatedRegionsProgress(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfRepeatedRegionsProgress`, with every problem and its place. */
export function parseStreamDataPdfRepeatedRegionsProgress(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfRepeatedRegionsProgress> {
  return cantus.parse(value, view, checks.checkStreamDataPdfRepeatedRegionsProgress);
}

/** `events.data.pdf_repeated_regions_progress.stage` of package `stream`. */
export type StreamDataPdfRepeatedRegionsProgressStage =
  | 'detect'
  | 'extract_text'
  | 'strip';

/** Whether the value is a `StreamDataPdfRepeatedRegionsProgressStage` to a reader. */
export function isStreamDataPdfRepeatedRegionsProgressStage(value: unknown): value is StreamDataPdfRepeatedRegionsProgressStage {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfRepeatedRegionsProgressStage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfRepeatedRegionsProgressStage`, with every problem and its place. */
export function parseStreamDataPdfRepeatedRegionsProgressStage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfRepeatedRegionsProgressStage> {
  return cantus.parse(value, view, checks.checkStreamDataPdfRepeatedRegionsProgressStage);
}

/** `events.data.pdf_table_extracted` of package `stream`. */
export interface StreamDataPdfTableExtracted {
  page_number: number;
  total_pages: number;
  table_index: number;
  row_count: number;
  column_count: number;
  markdown_preview?: string;
}

/** Whether the value is a `StreamDataPdfTableExtracted` to a reader. */
export function isStreamDataPdfTableExtracted(value: unknown): value is StreamDataPdfTableExtracted {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfTableExtracted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfTableExtracted`, with every problem and its place. */
export function parseStreamDataPdfTableExtracted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfTableExtracted> {
  return cantus.parse(value, view, checks.checkStreamDataPdfTableExtracted);
}

/** `events.data.pdf_tables_page` of package `stream`. */
export interface StreamDataPdfTablesPage {
  page_number: number;
  total_pages: number;
  tables_found: number;
}

/** Whether the value is a `StreamDataPdfTablesPage` to a reader. */
export function isStreamDataPdfTablesPage(value: unknown): value is StreamDataPdfTablesPage {
  const check = new cantus.Check('read');
  checks.checkStreamDataPdfTablesPage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPdfTablesPage`, with every problem and its place. */
export function parseStreamDataPdfTablesPage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPdfTablesPage> {
  return cantus.parse(value, view, checks.checkStreamDataPdfTablesPage);
}

/** `events.data.plan_brief_draft` of package `stream`. */
export interface StreamDataPlanBriefDraft {
  node_id: string;
  route?: string;
  angle?: string;
  brief?: string[];
  must_not_cover?: string[];
  concerns?: string[];
  suggested_word_count?: number | null;
  accepted?: boolean;
}

/** Whether the value is a `StreamDataPlanBriefDraft` to a reader. */
export function isStreamDataPlanBriefDraft(value: unknown): value is StreamDataPlanBriefDraft {
  const check = new cantus.Check('read');
  checks.checkStreamDataPlanBriefDraft(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPlanBriefDraft`, with every problem and its place. */
export function parseStreamDataPlanBriefDraft(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPlanBriefDraft> {
  return cantus.parse(value, view, checks.checkStreamDataPlanBriefDraft);
}

/** `events.data.plan_deepen_result` of package `stream`. */
export interface StreamDataPlanDeepenResult {
  node_id: string;
  route?: string;
  brief_lines?: number;
  sources_attached?: number;
}

/** Whether the value is a `StreamDataPlanDeepenResult` to a reader. */
export function isStreamDataPlanDeepenResult(value: unknown): value is StreamDataPlanDeepenResult {
  const check = new cantus.Check('read');
  checks.checkStreamDataPlanDeepenResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPlanDeepenResult`, with every problem and its place. */
export function parseStreamDataPlanDeepenResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPlanDeepenResult> {
  return cantus.parse(value, view, checks.checkStreamDataPlanDeepenResult);
}

/** `events.data.plan_gen_candidate` of package `stream`. */
export interface StreamDataPlanGenCandidate {
  angle: string;
  node_count: number;
  rationale?: string;
}

/** Whether the value is a `StreamDataPlanGenCandidate` to a reader. */
export function isStreamDataPlanGenCandidate(value: unknown): value is StreamDataPlanGenCandidate {
  const check = new cantus.Check('read');
  checks.checkStreamDataPlanGenCandidate(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPlanGenCandidate`, with every problem and its place. */
export function parseStreamDataPlanGenCandidate(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPlanGenCandidate> {
  return cantus.parse(value, view, checks.checkStreamDataPlanGenCandidate);
}

/** `events.data.plan_gen_started` of package `stream`. */
export interface StreamDataPlanGenStarted {
  site_id: string;
  domain: string;
  angles?: string[];
  keyword_count?: number;
}

/** Whether the value is a `StreamDataPlanGenStarted` to a reader. */
export function isStreamDataPlanGenStarted(value: unknown): value is StreamDataPlanGenStarted {
  const check = new cantus.Check('read');
  checks.checkStreamDataPlanGenStarted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPlanGenStarted`, with every problem and its place. */
export function parseStreamDataPlanGenStarted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPlanGenStarted> {
  return cantus.parse(value, view, checks.checkStreamDataPlanGenStarted);
}

/** `events.data.plan_setup_agent_result` of package `stream`. */
export interface StreamDataPlanSetupAgentResult {
  run_id: string;
  site_id: string;
  kind: string;
  summary?: string;
  item_count?: number;
  model_id?: string | null;
}

/** Whether the value is a `StreamDataPlanSetupAgentResult` to a reader. */
export function isStreamDataPlanSetupAgentResult(value: unknown): value is StreamDataPlanSetupAgentResult {
  const check = new cantus.Check('read');
  checks.checkStreamDataPlanSetupAgentResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPlanSetupAgentResult`, with every problem and its place. */
export function parseStreamDataPlanSetupAgentResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPlanSetupAgentResult> {
  return cantus.parse(value, view, checks.checkStreamDataPlanSetupAgentResult);
}

/** `events.data.podcast_asset_gen_started` of package `stream`. */
export interface StreamDataPodcastAssetGenStarted {
  run_id: string;
  slot: number;
  asset_kind: StreamDataPodcastAssetGenStartedAssetKind;
  prompt?: string;
  model_alias?: string | null;
  is_manual?: boolean;
}

/** Whether the value is a `StreamDataPodcastAssetGenStarted` to a reader. */
export function isStreamDataPodcastAssetGenStarted(value: unknown): value is StreamDataPodcastAssetGenStarted {
  const check = new cantus.Check('read');
  checks.checkStreamDataPodcastAssetGenStarted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPodcastAssetGenStarted`, with every problem and its place. */
export function parseStreamDataPodcastAssetGenStarted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPodcastAssetGenStarted> {
  return cantus.parse(value, view, checks.checkStreamDataPodcastAssetGenStarted);
}

/** `events.data.podcast_asset_gen_started.asset_kind` of package `stream`. */
export type StreamDataPodcastAssetGenStartedAssetKind =
  | 'image'
  | 'video';

/** Whether the value is a `StreamDataPodcastAssetGenStartedAssetKind` to a reader. */
export function isStreamDataPodcastAssetGenStartedAssetKind(value: unknown): value is StreamDataPodcastAssetGenStartedAssetKind {
  const check = new cantus.Check('read');
  checks.checkStreamDataPodcastAssetGenStartedAssetKind(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPodcastAssetGenStartedAssetKind`, with every problem and its place. */
export function parseStreamDataPodcastAssetGenStartedAssetKind(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPodcastAssetGenStartedAssetKind> {
  return cantus.parse(value, view, checks.checkStreamDataPodcastAssetGenStartedAssetKind);
}

/** `events.data.podcast_metadata` of package `stream`. */
export interface StreamDataPodcastMetadata {
  title?: string;
  description?: string;
  image_descriptions?: string[];
  video_descriptions?: string[];
}

/** Whether the value is a `StreamDataPodcastMetadata` to a reader. */
export function isStreamDataPodcastMetadata(value: unknown): value is StreamDataPodcastMetadata {
  const check = new cantus.Check('read');
  checks.checkStreamDataPodcastMetadata(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPodcastMetadata`, with every problem and its place. */
export function parseStreamDataPodcastMetadata(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPodcastMetadata> {
  return cantus.parse(value, view, checks.checkStreamDataPodcastMetadata);
}

/** `events.data.podcast_run` of package `stream`. */
export interface StreamDataPodcastRun {
  run_id?: string;
  /** how many stages it has */
  total?: number;
}

/** Whether the value is a `StreamDataPodcastRun` to a reader. */
export function isStreamDataPodcastRun(value: unknown): value is StreamDataPodcastRun {
  const check = new cantus.Check('read');
  checks.checkStreamDataPodcastRun(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPodcastRun`, with every problem and its place. */
export function parseStreamDataPodcastRun(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPodcastRun> {
  return cantus.parse(value, view, checks.checkStreamDataPodcastRun);
}

/** `events.data.podcast_stage_started` of package `stream`. */
export interface StreamDataPodcastStageStarted {
  stage: string;
  label?: string;
  step?: number;
  total?: number;
}

/** Whether the value is a `StreamDataPodcastStageStarted` to a reader. */
export function isStreamDataPodcastStageStarted(value: unknown): value is StreamDataPodcastStageStarted {
  const check = new cantus.Check('read');
  checks.checkStreamDataPodcastStageStarted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPodcastStageStarted`, with every problem and its place. */
export function parseStreamDataPodcastStageStarted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPodcastStageStarted> {
  return cantus.parse(value, view, checks.checkStreamDataPodcastStageStarted);
}

/** `events.data.proof_evaluated` of package `stream`. */
export interface StreamDataProofEvaluated {
  run_id: string;
  proof_id: string;
  title: string;
  status: StreamDataProofEvaluatedStatus;
  /** the run fails if this one does */
  required?: boolean;
  detail?: string;
  observed?: { [key: string]: unknown };
}

/** Whether the value is a `StreamDataProofEvaluated` to a reader. */
export function isStreamDataProofEvaluated(value: unknown): value is StreamDataProofEvaluated {
  const check = new cantus.Check('read');
  checks.checkStreamDataProofEvaluated(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataProofEvaluated`, with every problem and its place. */
export function parseStreamDataProofEvaluated(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataProofEvaluated> {
  return cantus.parse(value, view, checks.checkStreamDataProofEvaluated);
}

/** `events.data.proof_evaluated.status` of package `stream`. */
export type StreamDataProofEvaluatedStatus =
  | 'passed'
  | 'failed'
  | 'skipped';

/** Whether the value is a `StreamDataProofEvaluatedStatus` to a reader. */
export function isStreamDataProofEvaluatedStatus(value: unknown): value is StreamDataProofEvaluatedStatus {
  const check = new cantus.Check('read');
  checks.checkStreamDataProofEvaluatedStatus(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataProofEvaluatedStatus`, with every problem and its place. */
export function parseStreamDataProofEvaluatedStatus(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataProofEvaluatedStatus> {
  return cantus.parse(value, view, checks.checkStreamDataProofEvaluatedStatus);
}

/** `events.data.proof_run_skipped` of package `stream`. */
export interface StreamDataProofRunSkipped {
  slug: string;
  reason: string;
  /** what proofs have cost this month */
  month_to_date_usd?: number;
}

/** Whether the value is a `StreamDataProofRunSkipped` to a reader. */
export function isStreamDataProofRunSkipped(value: unknown): value is StreamDataProofRunSkipped {
  const check = new cantus.Check('read');
  checks.checkStreamDataProofRunSkipped(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataProofRunSkipped`, with every problem and its place. */
export function parseStreamDataProofRunSkipped(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataProofRunSkipped> {
  return cantus.parse(value, view, checks.checkStreamDataProofRunSkipped);
}

/** `events.data.proof_run_step` of package `stream`. */
export interface StreamDataProofRunStep {
  run_id: string;
  message: string;
  step?: number;
}

/** Whether the value is a `StreamDataProofRunStep` to a reader. */
export function isStreamDataProofRunStep(value: unknown): value is StreamDataProofRunStep {
  const check = new cantus.Check('read');
  checks.checkStreamDataProofRunStep(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataProofRunStep`, with every problem and its place. */
export function parseStreamDataProofRunStep(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataProofRunStep> {
  return cantus.parse(value, view, checks.checkStreamDataProofRunStep);
}

/** `events.data.rag_verify_result` of package `stream`. */
export interface StreamDataRagVerifyResult {
  judge_model: string;
  /** between zero and one, by convention */
  overall_faithfulness: number;
  latency_ms: number;
  claims?: StreamDataRagVerifyResultClaimsItem[];
}

/** Whether the value is a `StreamDataRagVerifyResult` to a reader. */
export function isStreamDataRagVerifyResult(value: unknown): value is StreamDataRagVerifyResult {
  const check = new cantus.Check('read');
  checks.checkStreamDataRagVerifyResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataRagVerifyResult`, with every problem and its place. */
export function parseStreamDataRagVerifyResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataRagVerifyResult> {
  return cantus.parse(value, view, checks.checkStreamDataRagVerifyResult);
}

/** `events.data.rag_verify_result.claims.items` of package `stream`. */
export interface StreamDataRagVerifyResultClaimsItem {
  claim: string;
  verdict: string;
  confidence: number;
  reasoning?: string;
  supporting_chunk_ids?: string[];
}

/** Whether the value is a `StreamDataRagVerifyResultClaimsItem` to a reader. */
export function isStreamDataRagVerifyResultClaimsItem(value: unknown): value is StreamDataRagVerifyResultClaimsItem {
  const check = new cantus.Check('read');
  checks.checkStreamDataRagVerifyResultClaimsItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataRagVerifyResultClaimsItem`, with every problem and its place. */
export function parseStreamDataRagVerifyResultClaimsItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataRagVerifyResultClaimsItem> {
  return cantus.parse(value, view, checks.checkStreamDataRagVerifyResultClaimsItem);
}

/** `events.data.scrape_batch_complete` of package `stream`. */
export interface StreamDataScrapeBatchComplete {
  total_scraped: number;
}

/** Whether the value is a `StreamDataScrapeBatchComplete` to a reader. */
export function isStreamDataScrapeBatchComplete(value: unknown): value is StreamDataScrapeBatchComplete {
  const check = new cantus.Check('read');
  checks.checkStreamDataScrapeBatchComplete(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataScrapeBatchComplete`, with every problem and its place. */
export function parseStreamDataScrapeBatchComplete(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataScrapeBatchComplete> {
  return cantus.parse(value, view, checks.checkStreamDataScrapeBatchComplete);
}

/** `events.data.search_results` of package `stream`. */
export interface StreamDataSearchResults {
  results?: StreamSearchResult[];
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamDataSearchResults` to a reader. */
export function isStreamDataSearchResults(value: unknown): value is StreamDataSearchResults {
  const check = new cantus.Check('read');
  checks.checkStreamDataSearchResults(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataSearchResults`, with every problem and its place. */
export function parseStreamDataSearchResults(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataSearchResults> {
  return cantus.parse(value, view, checks.checkStreamDataSearchResults);
}

/** `events.data.social_stage` of package `stream`. */
export interface StreamDataSocialStage {
  operation: StreamDataSocialStageOperation;
  stage: string;
  label: string;
  current?: number;
  total?: number;
}

/** Whether the value is a `StreamDataSocialStage` to a reader. */
export function isStreamDataSocialStage(value: unknown): value is StreamDataSocialStage {
  const check = new cantus.Check('read');
  checks.checkStreamDataSocialStage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataSocialStage`, with every problem and its place. */
export function parseStreamDataSocialStage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataSocialStage> {
  return cantus.parse(value, view, checks.checkStreamDataSocialStage);
}

/** `events.data.social_stage.operation` of package `stream`. */
export type StreamDataSocialStageOperation =
  | 'ingest_post'
  | 'ingest_profile'
  | 'track'
  | 'refresh';

/** Whether the value is a `StreamDataSocialStageOperation` to a reader. */
export function isStreamDataSocialStageOperation(value: unknown): value is StreamDataSocialStageOperation {
  const check = new cantus.Check('read');
  checks.checkStreamDataSocialStageOperation(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataSocialStageOperation`, with every problem and its place. */
export function parseStreamDataSocialStageOperation(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataSocialStageOperation> {
  return cantus.parse(value, view, checks.checkStreamDataSocialStageOperation);
}

/** `events.data.vault_password_health_discovery_page` of package `stream`. */
export interface StreamDataVaultPasswordHealthDiscoveryPage {
  __kind?: 'password_health_discovery_page';
  references: StreamDataVaultPasswordHealthDiscoveryPageReferencesItem[];
  /** give it back for the next page */
  continuation?: string | null;
}

/** Whether the value is a `StreamDataVaultPasswordHealthDiscoveryPage` to a reader. */
export function isStreamDataVaultPasswordHealthDiscoveryPage(value: unknown): value is StreamDataVaultPasswordHealthDiscoveryPage {
  const check = new cantus.Check('read');
  checks.checkStreamDataVaultPasswordHealthDiscoveryPage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataVaultPasswordHealthDiscoveryPage`, with every problem and its place. */
export function parseStreamDataVaultPasswordHealthDiscoveryPage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataVaultPasswordHealthDiscoveryPage> {
  return cantus.parse(value, view, checks.checkStreamDataVaultPasswordHealthDiscoveryPage);
}

/** `events.data.vault_password_health_discovery_page.references.items` of package `stream`. */
export interface StreamDataVaultPasswordHealthDiscoveryPageReferencesItem {
  __kind?: 'password_health_discovery_reference';
  request_id: string;
  execution_id: string;
}

/** Whether the value is a `StreamDataVaultPasswordHealthDiscoveryPageReferencesItem` to a reader. */
export function isStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(value: unknown): value is StreamDataVaultPasswordHealthDiscoveryPageReferencesItem {
  const check = new cantus.Check('read');
  checks.checkStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataVaultPasswordHealthDiscoveryPageReferencesItem`, with every problem and its place. */
export function parseStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataVaultPasswordHealthDiscoveryPageReferencesItem> {
  return cantus.parse(value, view, checks.checkStreamDataVaultPasswordHealthDiscoveryPageReferencesItem);
}

/** `events.data.vault_password_health_scan_reference` of package `stream`. */
export interface StreamDataVaultPasswordHealthScanReference {
  __kind?: 'password_health_scan_reference';
  request_id: string;
  execution_id: string;
  resumed_from_execution_id?: string | null;
  status_path: string;
  events_path: string;
  result_path: string;
  rejoin_path: string;
  resume_path: string;
}

/** Whether the value is a `StreamDataVaultPasswordHealthScanReference` to a reader. */
export function isStreamDataVaultPasswordHealthScanReference(value: unknown): value is StreamDataVaultPasswordHealthScanReference {
  const check = new cantus.Check('read');
  checks.checkStreamDataVaultPasswordHealthScanReference(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataVaultPasswordHealthScanReference`, with every problem and its place. */
export function parseStreamDataVaultPasswordHealthScanReference(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataVaultPasswordHealthScanReference> {
  return cantus.parse(value, view, checks.checkStreamDataVaultPasswordHealthScanReference);
}

/** `events.data.workflow_node_test_result` of package `stream`. */
export interface StreamDataWorkflowNodeTestResult {
  node_id: string;
  spec_type: string;
  success: boolean;
  duration_ms: number;
  output?: { [key: string]: unknown } | null;
  error_type?: string | null;
  error_message?: string | null;
}

/** Whether the value is a `StreamDataWorkflowNodeTestResult` to a reader. */
export function isStreamDataWorkflowNodeTestResult(value: unknown): value is StreamDataWorkflowNodeTestResult {
  const check = new cantus.Check('read');
  checks.checkStreamDataWorkflowNodeTestResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataWorkflowNodeTestResult`, with every problem and its place. */
export function parseStreamDataWorkflowNodeTestResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataWorkflowNodeTestResult> {
  return cantus.parse(value, view, checks.checkStreamDataWorkflowNodeTestResult);
}

/** `events.data.youtube_transcript_source` of package `stream`. */
export interface StreamDataYoutubeTranscriptSource {
  video_id: string;
  title: string;
  transcript_id: string;
  processed_document_id: string;
  segment_count: number;
  reused_existing: boolean;
}

/** Whether the value is a `StreamDataYoutubeTranscriptSource` to a reader. */
export function isStreamDataYoutubeTranscriptSource(value: unknown): value is StreamDataYoutubeTranscriptSource {
  const check = new cantus.Check('read');
  checks.checkStreamDataYoutubeTranscriptSource(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataYoutubeTranscriptSource`, with every problem and its place. */
export function parseStreamDataYoutubeTranscriptSource(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataYoutubeTranscriptSource> {
  return cantus.parse(value, view, checks.checkStreamDataYoutubeTranscriptSource);
}

/** `events.end` of package `stream`. */
export interface StreamEndPayload {
  /** why it is over; the source lists no values, so none may be relied on */
  reason?: string;
}

/** Whether the value is a `StreamEndPayload` to a reader. */
export function isStreamEndPayload(value: unknown): value is StreamEndPayload {
  const check = new cantus.Check('read');
  checks.checkStreamEndPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamEndPayload`, with every problem and its place. */
export function parseStreamEndPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamEndPayload> {
  return cantus.parse(value, view, checks.checkStreamEndPayload);
}

/** What a failed stream adds for whoever looks into it. The wrapper of a stream adds the request's identity to whatever the exception brought; the source does not spell that key, and request_id is how the other events call it. */
export interface StreamFailureDetails {
  /** the request to look for in the logs */
  request_id?: string;
  [key: string]: unknown;
}

/** Whether the value is a `StreamFailureDetails` to a reader. */
export function isStreamFailureDetails(value: unknown): value is StreamFailureDetails {
  const check = new cantus.Check('read');
  checks.checkStreamFailureDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamFailureDetails`, with every problem and its place. */
export function parseStreamFailureDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamFailureDetails> {
  return cantus.parse(value, view, checks.checkStreamFailureDetails);
}

/** `events.heartbeat` of package `stream`. */
export interface StreamHeartbeatPayload {
  /** counts the heartbeats of one stream */
  seq?: number | null;
  /** seconds since 1970 */
  timestamp?: number;
  /** how much later than planned it was sent */
  late_by_seconds?: number | null;
}

/** Whether the value is a `StreamHeartbeatPayload` to a reader. */
export function isStreamHeartbeatPayload(value: unknown): value is StreamHeartbeatPayload {
  const check = new cantus.Check('read');
  checks.checkStreamHeartbeatPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamHeartbeatPayload`, with every problem and its place. */
export function parseStreamHeartbeatPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamHeartbeatPayload> {
  return cantus.parse(value, view, checks.checkStreamHeartbeatPayload);
}

/** `events.info` of package `stream`. */
export interface StreamInfoPayload {
  /** stable, for programs */
  code: string;
  /** for operators */
  system_message: string;
  /** for the person */
  user_message?: string | null;
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamInfoPayload` to a reader. */
export function isStreamInfoPayload(value: unknown): value is StreamInfoPayload {
  const check = new cantus.Check('read');
  checks.checkStreamInfoPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamInfoPayload`, with every problem and its place. */
export function parseStreamInfoPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamInfoPayload> {
  return cantus.parse(value, view, checks.checkStreamInfoPayload);
}

/** `events.init` of package `stream`. */
export interface StreamInitPayload {
  operation: StreamOperation;
  operation_id: string;
  /** the operation that started this one */
  parent_operation_id?: string | null;
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamInitPayload` to a reader. */
export function isStreamInitPayload(value: unknown): value is StreamInitPayload {
  const check = new cantus.Check('read');
  checks.checkStreamInitPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamInitPayload`, with every problem and its place. */
export function parseStreamInitPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamInitPayload> {
  return cantus.parse(value, view, checks.checkStreamInitPayload);
}

/** `events.injection_consumed` of package `stream`. */
export interface StreamInjectionConsumedPayload {
  conversation_id: string;
  /** how many items there are */
  count: number;
  items: StreamConsumedInjection[];
}

/** Whether the value is a `StreamInjectionConsumedPayload` to a reader. */
export function isStreamInjectionConsumedPayload(value: unknown): value is StreamInjectionConsumedPayload {
  const check = new cantus.Check('read');
  checks.checkStreamInjectionConsumedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamInjectionConsumedPayload`, with every problem and its place. */
export function parseStreamInjectionConsumedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamInjectionConsumedPayload> {
  return cantus.parse(value, view, checks.checkStreamInjectionConsumedPayload);
}

/** One citation in the spelling shared by all providers, live and stored alike. The source names this shape without spelling its members; these are the ones every provider can fill. */
export interface StreamNormalizedCitation {
  /** where the quoted text stands */
  source: string;
  url?: string;
  /**
   * The cited words themselves.
   *
   * Sensitivity: confidential
   */
  quote?: string;
}

/** Whether the value is a `StreamNormalizedCitation` to a reader. */
export function isStreamNormalizedCitation(value: unknown): value is StreamNormalizedCitation {
  const check = new cantus.Check('read');
  checks.checkStreamNormalizedCitation(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamNormalizedCitation`, with every problem and its place. */
export function parseStreamNormalizedCitation(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamNormalizedCitation> {
  return cantus.parse(value, view, checks.checkStreamNormalizedCitation);
}

/** What kind of work an operation is. */
export type StreamOperation =
  /** One call of a model. */
  | 'llm_request'
  /** One call of a tool. */
  | 'tool_execution'
  /** The whole turn, from the question to the last word of the answer. */
  | 'user_request'
  /** An agent that another agent started. */
  | 'sub_agent'
  /** Writing what the turn produced. */
  | 'persistence';

/** Whether the value is a `StreamOperation` to a reader. */
export function isStreamOperation(value: unknown): value is StreamOperation {
  const check = new cantus.Check('read');
  checks.checkStreamOperation(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamOperation`, with every problem and its place. */
export function parseStreamOperation(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamOperation> {
  return cantus.parse(value, view, checks.checkStreamOperation);
}

/** A rectangle on a page. */
export interface StreamPageBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Whether the value is a `StreamPageBox` to a reader. */
export function isStreamPageBox(value: unknown): value is StreamPageBox {
  const check = new cantus.Check('read');
  checks.checkStreamPageBox(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamPageBox`, with every problem and its place. */
export function parseStreamPageBox(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamPageBox> {
  return cantus.parse(value, view, checks.checkStreamPageBox);
}

/** `events.phase` of package `stream`. */
export interface StreamPhasePayload {
  phase: StreamPhasePhase;
}

/** Whether the value is a `StreamPhasePayload` to a reader. */
export function isStreamPhasePayload(value: unknown): value is StreamPhasePayload {
  const check = new cantus.Check('read');
  checks.checkStreamPhasePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamPhasePayload`, with every problem and its place. */
export function parseStreamPhasePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamPhasePayload> {
  return cantus.parse(value, view, checks.checkStreamPhasePayload);
}

/** `events.phase.phase` of package `stream`. */
export type StreamPhasePhase =
  | 'connected'
  | 'processing'
  | 'generating'
  | 'using_tools'
  | 'persisting'
  | 'searching'
  | 'scraping'
  | 'analyzing'
  | 'synthesizing'
  | 'retrying'
  | 'executing'
  | 'complete';

/** Whether the value is a `StreamPhasePhase` to a reader. */
export function isStreamPhasePhase(value: unknown): value is StreamPhasePhase {
  const check = new cantus.Check('read');
  checks.checkStreamPhasePhase(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamPhasePhase`, with every problem and its place. */
export function parseStreamPhasePhase(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamPhasePhase> {
  return cantus.parse(value, view, checks.checkStreamPhasePhase);
}

/** `events.provider_retry` of package `stream`. */
export interface StreamProviderRetryPayload {
  state: StreamProviderRetryState;
  provider: string;
  model?: string | null;
  error_type: string;
  /** for operators */
  message: string;
  /** for the person */
  user_message: string;
  /** the request of the turn that failed */
  iteration: number;
  failed_attempt: number;
  next_attempt?: number | null;
  max_retries: number;
  /** seconds */
  retry_delay?: number | null;
  /** seconds since 1970 */
  retry_at?: number | null;
  /** the delays that are planned, in seconds */
  schedule?: number[];
  /** the HTTP status of the failure */
  status_code?: number | null;
  can_cancel?: boolean;
  can_retry_now?: boolean;
  /** what streamed so far comes again */
  discard_partial_output?: boolean;
  /** what the page may offer, and how to ask for it */
  actions?: { [key: string]: unknown };
  conversation_id?: string | null;
  request_id?: string | null;
}

/** Whether the value is a `StreamProviderRetryPayload` to a reader. */
export function isStreamProviderRetryPayload(value: unknown): value is StreamProviderRetryPayload {
  const check = new cantus.Check('read');
  checks.checkStreamProviderRetryPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamProviderRetryPayload`, with every problem and its place. */
export function parseStreamProviderRetryPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamProviderRetryPayload> {
  return cantus.parse(value, view, checks.checkStreamProviderRetryPayload);
}

/** `events.provider_retry.state` of package `stream`. */
export type StreamProviderRetryState =
  /** The next try waits for its time. */
  | 'scheduled'
  | 'retrying_now'
  | 'cancelled'
  | 'suspended'
  /** A later try succeeded. */
  | 'recovered';

/** Whether the value is a `StreamProviderRetryState` to a reader. */
export function isStreamProviderRetryState(value: unknown): value is StreamProviderRetryState {
  const check = new cantus.Check('read');
  checks.checkStreamProviderRetryState(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamProviderRetryState`, with every problem and its place. */
export function parseStreamProviderRetryState(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamProviderRetryState> {
  return cantus.parse(value, view, checks.checkStreamProviderRetryState);
}

/** One question of a form that the page draws. */
export interface StreamQuestionnaireItem {
  id: string;
  prompt: string;
  component_type: StreamQuestionnaireItemComponentType;
  options?: string[];
  default?: unknown;
  required?: boolean;
  min?: number | null;
  max?: number | null;
  step?: number | null;
}

/** Whether the value is a `StreamQuestionnaireItem` to a reader. */
export function isStreamQuestionnaireItem(value: unknown): value is StreamQuestionnaireItem {
  const check = new cantus.Check('read');
  checks.checkStreamQuestionnaireItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamQuestionnaireItem`, with every problem and its place. */
export function parseStreamQuestionnaireItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamQuestionnaireItem> {
  return cantus.parse(value, view, checks.checkStreamQuestionnaireItem);
}

/** `types.QuestionnaireItem.component_type` of package `stream`. */
export type StreamQuestionnaireItemComponentType =
  | 'dropdown'
  | 'checkboxes'
  | 'radio'
  | 'toggle'
  | 'slider'
  | 'input'
  | 'textarea';

/** Whether the value is a `StreamQuestionnaireItemComponentType` to a reader. */
export function isStreamQuestionnaireItemComponentType(value: unknown): value is StreamQuestionnaireItemComponentType {
  const check = new cantus.Check('read');
  checks.checkStreamQuestionnaireItemComponentType(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamQuestionnaireItemComponentType`, with every problem and its place. */
export function parseStreamQuestionnaireItemComponentType(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamQuestionnaireItemComponentType> {
  return cantus.parse(value, view, checks.checkStreamQuestionnaireItemComponentType);
}

/** `events.reasoning_chunk` of package `stream`. */
export interface StreamReasoningChunkPayload {
  /**
   * To be appended as it stands.
   *
   * Sensitivity: internal
   */
  text: string;
}

/** Whether the value is a `StreamReasoningChunkPayload` to a reader. */
export function isStreamReasoningChunkPayload(value: unknown): value is StreamReasoningChunkPayload {
  const check = new cantus.Check('read');
  checks.checkStreamReasoningChunkPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamReasoningChunkPayload`, with every problem and its place. */
export function parseStreamReasoningChunkPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamReasoningChunkPayload> {
  return cantus.parse(value, view, checks.checkStreamReasoningChunkPayload);
}

/** `events.reasoning` of package `stream`. */
export interface StreamReasoningPayload {
  state: StreamReasoningState;
}

/** Whether the value is a `StreamReasoningPayload` to a reader. */
export function isStreamReasoningPayload(value: unknown): value is StreamReasoningPayload {
  const check = new cantus.Check('read');
  checks.checkStreamReasoningPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamReasoningPayload`, with every problem and its place. */
export function parseStreamReasoningPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamReasoningPayload> {
  return cantus.parse(value, view, checks.checkStreamReasoningPayload);
}

/** `events.reasoning.state` of package `stream`. */
export type StreamReasoningState =
  | 'started'
  | 'stopped';

/** Whether the value is a `StreamReasoningState` to a reader. */
export function isStreamReasoningState(value: unknown): value is StreamReasoningState {
  const check = new cantus.Check('read');
  checks.checkStreamReasoningState(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamReasoningState`, with every problem and its place. */
export function parseStreamReasoningState(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamReasoningState> {
  return cantus.parse(value, view, checks.checkStreamReasoningState);
}

/** `events.record_reserved` of package `stream`. */
export interface StreamRecordReservedPayload {
  db_project: string;
  table: string;
  record_id: string;
  status?: 'pending';
  /** the records it belongs to */
  parent_refs?: { [key: string]: unknown };
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamRecordReservedPayload` to a reader. */
export function isStreamRecordReservedPayload(value: unknown): value is StreamRecordReservedPayload {
  const check = new cantus.Check('read');
  checks.checkStreamRecordReservedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamRecordReservedPayload`, with every problem and its place. */
export function parseStreamRecordReservedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamRecordReservedPayload> {
  return cantus.parse(value, view, checks.checkStreamRecordReservedPayload);
}

/** `events.record_update` of package `stream`. */
export interface StreamRecordUpdatePayload {
  db_project: string;
  table: string;
  record_id: string;
  status: StreamRecordUpdateStatus;
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamRecordUpdatePayload` to a reader. */
export function isStreamRecordUpdatePayload(value: unknown): value is StreamRecordUpdatePayload {
  const check = new cantus.Check('read');
  checks.checkStreamRecordUpdatePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamRecordUpdatePayload`, with every problem and its place. */
export function parseStreamRecordUpdatePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamRecordUpdatePayload> {
  return cantus.parse(value, view, checks.checkStreamRecordUpdatePayload);
}

/** `events.record_update.status` of package `stream`. */
export type StreamRecordUpdateStatus =
  | 'active'
  | 'completed'
  | 'failed';

/** Whether the value is a `StreamRecordUpdateStatus` to a reader. */
export function isStreamRecordUpdateStatus(value: unknown): value is StreamRecordUpdateStatus {
  const check = new cantus.Check('read');
  checks.checkStreamRecordUpdateStatus(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamRecordUpdateStatus`, with every problem and its place. */
export function parseStreamRecordUpdateStatus(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamRecordUpdateStatus> {
  return cantus.parse(value, view, checks.checkStreamRecordUpdateStatus);
}

/** `events.render_block` of package `stream`. */
export interface StreamRenderBlockPayload {
  blockId: string;
  /** The block's place in the answer. */
  blockIndex: number;
  /** what kind of block; the page falls back to text for one it does not know */
  type: string;
  status: StreamRenderBlockStatus;
  /** all of the block's text so far */
  content?: string | null;
  data?: { [key: string]: unknown } | null;
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamRenderBlockPayload` to a reader. */
export function isStreamRenderBlockPayload(value: unknown): value is StreamRenderBlockPayload {
  const check = new cantus.Check('read');
  checks.checkStreamRenderBlockPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamRenderBlockPayload`, with every problem and its place. */
export function parseStreamRenderBlockPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamRenderBlockPayload> {
  return cantus.parse(value, view, checks.checkStreamRenderBlockPayload);
}

/** `events.render_block.status` of package `stream`. */
export type StreamRenderBlockStatus =
  | 'streaming'
  | 'complete'
  | 'error';

/** Whether the value is a `StreamRenderBlockStatus` to a reader. */
export function isStreamRenderBlockStatus(value: unknown): value is StreamRenderBlockStatus {
  const check = new cantus.Check('read');
  checks.checkStreamRenderBlockStatus(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamRenderBlockStatus`, with every problem and its place. */
export function parseStreamRenderBlockStatus(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamRenderBlockStatus> {
  return cantus.parse(value, view, checks.checkStreamRenderBlockStatus);
}

/** What a change hint says beyond naming the resource. Everything but previous_id belongs to the kind active_tools; a kind of your own adds its own keys. */
export interface StreamResourceChangeDetails {
  /** the name before a move or a rename */
  previous_id?: string;
  /** tools that just became active, in the order they were asked for */
  added_tools?: string[];
  /** tools that just became inactive, each once, in order */
  removed_tools?: string[];
  /** how many tools are active now */
  active_count?: number;
  /** for older clients; count added_tools instead */
  added?: number;
  /** for older clients; count removed_tools instead */
  removed?: number;
  /** for older clients; who asked for the changes */
  sources?: string[];
  [key: string]: unknown;
}

/** Whether the value is a `StreamResourceChangeDetails` to a reader. */
export function isStreamResourceChangeDetails(value: unknown): value is StreamResourceChangeDetails {
  const check = new cantus.Check('read');
  checks.checkStreamResourceChangeDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamResourceChangeDetails`, with every problem and its place. */
export function parseStreamResourceChangeDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamResourceChangeDetails> {
  return cantus.parse(value, view, checks.checkStreamResourceChangeDetails);
}

/** `events.resource_changed.action` of package `stream`. */
export type StreamResourceChangedAction =
  | 'created'
  | 'modified'
  | 'deleted'
  | 'moved'
  | 'renamed'
  /** More than is worth telling one by one, all beneath this resource. */
  | 'invalidated';

/** Whether the value is a `StreamResourceChangedAction` to a reader. */
export function isStreamResourceChangedAction(value: unknown): value is StreamResourceChangedAction {
  const check = new cantus.Check('read');
  checks.checkStreamResourceChangedAction(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamResourceChangedAction`, with every problem and its place. */
export function parseStreamResourceChangedAction(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamResourceChangedAction> {
  return cantus.parse(value, view, checks.checkStreamResourceChangedAction);
}

/** `events.resource_changed` of package `stream`. */
export interface StreamResourceChangedPayload {
  /** namespaced and open, such as fs.file, fs.directory, cld_files, sandbox.cwd, active_tools or cache.user-42 */
  kind: string;
  action: StreamResourceChangedAction;
  /** the new one, after a move or a rename */
  resource_id: string;
  sandbox_id?: string | null;
  user_id?: string | null;
  metadata?: StreamResourceChangeDetails;
}

/** Whether the value is a `StreamResourceChangedPayload` to a reader. */
export function isStreamResourceChangedPayload(value: unknown): value is StreamResourceChangedPayload {
  const check = new cantus.Check('read');
  checks.checkStreamResourceChangedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamResourceChangedPayload`, with every problem and its place. */
export function parseStreamResourceChangedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamResourceChangedPayload> {
  return cantus.parse(value, view, checks.checkStreamResourceChangedPayload);
}

/** One hit of a search. */
export interface StreamSearchResult {
  title?: string;
  url?: string;
  snippet?: string;
  /** who found it */
  source?: string | null;
  published?: string | null;
}

/** Whether the value is a `StreamSearchResult` to a reader. */
export function isStreamSearchResult(value: unknown): value is StreamSearchResult {
  const check = new cantus.Check('read');
  checks.checkStreamSearchResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamSearchResult`, with every problem and its place. */
export function parseStreamSearchResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamSearchResult> {
  return cantus.parse(value, view, checks.checkStreamSearchResult);
}

interface StreamError$Common {
  /** for operators and logs, free of terminal escapes */
  message: string;
  /** for the person in front of the screen */
  user_message?: string;
  /** the code a classified exception brought along, finer than its type */
  code?: string | null;
  /** what helps a diagnosis */
  details?: StreamFailureDetails | null;
}

interface StreamError$Members {
  /**
   * The store refused the service's own credentials.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  database_permission_denied: { error_type: 'database_permission_denied'; is_a?: unknown } & StreamError$Common;
  /**
   * The store has another layout than this release expects.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  database_schema_mismatch: { error_type: 'database_schema_mismatch'; is_a?: unknown } & StreamError$Common;
  /**
   * The store could not be reached.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  database_unavailable: { error_type: 'database_unavailable'; is_a?: unknown } & StreamError$Common;
}

/** `types.StreamError` of package `stream`. */
export type StreamError =
  | StreamError$Members[keyof StreamError$Members]
  /** A member that is not declared; `raw` is the whole of it. */
  | { error_type: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `StreamError` to a reader, and nothing in it is unknown; `parseStreamError` takes what is. */
export function isStreamError(value: unknown): value is StreamError {
  const check = new cantus.Check('read');
  checks.checkStreamError(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `StreamError`, with every problem and its place. */
export function parseStreamError(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamError> {
  return cantus.parse(value, view, checks.checkStreamError, checks.turnStreamError);
}

/** `errors.codes` of package `stream`. */
export type StreamErrorCode =
  /**
   * The store refused the service's own credentials.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  | 'database_permission_denied'
  /**
   * The store has another layout than this release expects.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  | 'database_schema_mismatch'
  /**
   * The store could not be reached.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  | 'database_unavailable'
  | (string & {});

/** Whether the value is a `StreamErrorCode` to a reader. */
export function isStreamErrorCode(value: unknown): value is StreamErrorCode {
  const check = new cantus.Check('read');
  checks.checkStreamErrorCode(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamErrorCode`, with every problem and its place. */
export function parseStreamErrorCode(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamErrorCode> {
  return cantus.parse(value, view, checks.checkStreamErrorCode);
}

/** `events.structured_output.data` of package `stream`. */
export type StreamStructuredOutputData =
  | { [key: string]: unknown }
  | unknown[];

/** Whether the value is a `StreamStructuredOutputData` to a reader. */
export function isStreamStructuredOutputData(value: unknown): value is StreamStructuredOutputData {
  const check = new cantus.Check('read');
  checks.checkStreamStructuredOutputData(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamStructuredOutputData`, with every problem and its place. */
export function parseStreamStructuredOutputData(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamStructuredOutputData> {
  return cantus.parse(value, view, checks.checkStreamStructuredOutputData);
}

/** `events.structured_output` of package `stream`. */
export interface StreamStructuredOutputPayload {
  /** whether the answer could be read as the schema asks */
  success: boolean;
  /** the declared schema, word for word */
  json_schema: { [key: string]: unknown };
  /**
   * The value that was read.
   *
   * Sensitivity: confidential
   */
  data?: StreamStructuredOutputData | null;
  /** why it could not be read; empty when it could */
  reason?: string;
  schema_name?: string | null;
  /** the registered kind the output is bound to */
  kind?: string | null;
  kind_version?: number | null;
  /** false means that nobody looked, never that it passed */
  kind_checked?: boolean;
  kind_errors?: string[];
  /** how many values in the answer fitted */
  match_count?: number;
  agent_name?: string | null;
  /** the operation of the sub-agent that answered, if one did */
  operation_id?: string | null;
}

/** Whether the value is a `StreamStructuredOutputPayload` to a reader. */
export function isStreamStructuredOutputPayload(value: unknown): value is StreamStructuredOutputPayload {
  const check = new cantus.Check('read');
  checks.checkStreamStructuredOutputPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamStructuredOutputPayload`, with every problem and its place. */
export function parseStreamStructuredOutputPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamStructuredOutputPayload> {
  return cantus.parse(value, view, checks.checkStreamStructuredOutputPayload);
}

/** Where the time of a turn went, in seconds. The source names this shape without spelling its members; other measurements are kept as they come. */
export interface StreamTimingStatsResult {
  total_duration?: number | null;
  model_duration?: number | null;
  tool_duration?: number | null;
  [key: string]: unknown;
}

/** Whether the value is a `StreamTimingStatsResult` to a reader. */
export function isStreamTimingStatsResult(value: unknown): value is StreamTimingStatsResult {
  const check = new cantus.Check('read');
  checks.checkStreamTimingStatsResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamTimingStatsResult`, with every problem and its place. */
export function parseStreamTimingStatsResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamTimingStatsResult> {
  return cantus.parse(value, view, checks.checkStreamTimingStatsResult);
}

/** How the tool calls of a turn went. The source names this shape without spelling its members; other counters are kept as they come. */
export interface StreamToolCallStatsResult {
  total_calls?: number | null;
  successful_calls?: number | null;
  failed_calls?: number | null;
  [key: string]: unknown;
}

/** Whether the value is a `StreamToolCallStatsResult` to a reader. */
export function isStreamToolCallStatsResult(value: unknown): value is StreamToolCallStatsResult {
  const check = new cantus.Check('read');
  checks.checkStreamToolCallStatsResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamToolCallStatsResult`, with every problem and its place. */
export function parseStreamToolCallStatsResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolCallStatsResult> {
  return cantus.parse(value, view, checks.checkStreamToolCallStatsResult);
}

interface StreamToolEventPayload$Common {
  /** the same for all events of one call */
  call_id: string;
  tool_name: string;
  /** a line for the person */
  message?: string | null;
  show_spinner?: boolean;
  /** seconds since 1970 */
  timestamp?: number;
}

/** `events.tool_event` of package `stream`. */
export type StreamToolEventPayload =
  /** The call ended well. */
  | ({ event: 'tool_completed'; data?: StreamToolEventToolCompleted } & StreamToolEventPayload$Common)
  /** The call was handed to the client, which is to answer it. */
  | ({ event: 'tool_delegated'; data?: StreamToolEventToolDelegated } & StreamToolEventPayload$Common)
  /** The call failed. */
  | ({ event: 'tool_error'; data: StreamToolEventToolError } & StreamToolEventPayload$Common)
  /** The call moved on. */
  | ({ event: 'tool_progress'; data?: StreamToolEventToolProgress } & StreamToolEventPayload$Common)
  /** What the call has found so far, short enough to show. */
  | ({ event: 'tool_result_preview'; data: StreamToolEventToolResultPreview } & StreamToolEventPayload$Common)
  /** The call was dispatched. */
  | ({ event: 'tool_started'; data?: StreamToolEventToolStarted } & StreamToolEventPayload$Common)
  /** The call entered a step that has a name. */
  | ({ event: 'tool_step'; data: StreamToolEventToolStep } & StreamToolEventPayload$Common)
  /** A member that is not declared; `raw` is the whole of it. */
  | { event: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `StreamToolEventPayload` to a reader, and nothing in it is unknown; `parseStreamToolEventPayload` takes what is. */
export function isStreamToolEventPayload(value: unknown): value is StreamToolEventPayload {
  const check = new cantus.Check('read');
  checks.checkStreamToolEventPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `StreamToolEventPayload`, with every problem and its place. */
export function parseStreamToolEventPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolEventPayload> {
  return cantus.parse(value, view, checks.checkStreamToolEventPayload, checks.turnStreamToolEventPayload);
}

/** `events.tool_event.tool_completed` of package `stream`. */
export interface StreamToolEventToolCompleted {
  /** Sensitivity: confidential */
  result?: unknown;
  /** the beginning of the result */
  result_preview?: string | null;
  /** the result is too large for the stream */
  result_omitted?: boolean;
  /** how long the whole result is */
  output_chars?: number | null;
  /** the provider's name for the call */
  tool_call_id?: string | null;
}

/** Whether the value is a `StreamToolEventToolCompleted` to a reader. */
export function isStreamToolEventToolCompleted(value: unknown): value is StreamToolEventToolCompleted {
  const check = new cantus.Check('read');
  checks.checkStreamToolEventToolCompleted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamToolEventToolCompleted`, with every problem and its place. */
export function parseStreamToolEventToolCompleted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolEventToolCompleted> {
  return cantus.parse(value, view, checks.checkStreamToolEventToolCompleted);
}

/** `events.tool_event.tool_delegated` of package `stream`. */
export interface StreamToolEventToolDelegated {
  arguments?: { [key: string]: unknown };
}

/** Whether the value is a `StreamToolEventToolDelegated` to a reader. */
export function isStreamToolEventToolDelegated(value: unknown): value is StreamToolEventToolDelegated {
  const check = new cantus.Check('read');
  checks.checkStreamToolEventToolDelegated(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamToolEventToolDelegated`, with every problem and its place. */
export function parseStreamToolEventToolDelegated(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolEventToolDelegated> {
  return cantus.parse(value, view, checks.checkStreamToolEventToolDelegated);
}

/** `events.tool_event.tool_error` of package `stream`. */
export interface StreamToolEventToolError {
  error_type: string;
  detail?: string | null;
}

/** Whether the value is a `StreamToolEventToolError` to a reader. */
export function isStreamToolEventToolError(value: unknown): value is StreamToolEventToolError {
  const check = new cantus.Check('read');
  checks.checkStreamToolEventToolError(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamToolEventToolError`, with every problem and its place. */
export function parseStreamToolEventToolError(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolEventToolError> {
  return cantus.parse(value, view, checks.checkStreamToolEventToolError);
}

/** `events.tool_event.tool_progress` of package `stream`. */
export interface StreamToolEventToolProgress {
  /** out of a hundred; absent or null when nobody can tell */
  percent?: number | null;
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamToolEventToolProgress` to a reader. */
export function isStreamToolEventToolProgress(value: unknown): value is StreamToolEventToolProgress {
  const check = new cantus.Check('read');
  checks.checkStreamToolEventToolProgress(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamToolEventToolProgress`, with every problem and its place. */
export function parseStreamToolEventToolProgress(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolEventToolProgress> {
  return cantus.parse(value, view, checks.checkStreamToolEventToolProgress);
}

/** `events.tool_event.tool_result_preview` of package `stream`. */
export interface StreamToolEventToolResultPreview {
  preview: string;
}

/** Whether the value is a `StreamToolEventToolResultPreview` to a reader. */
export function isStreamToolEventToolResultPreview(value: unknown): value is StreamToolEventToolResultPreview {
  const check = new cantus.Check('read');
  checks.checkStreamToolEventToolResultPreview(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamToolEventToolResultPreview`, with every problem and its place. */
export function parseStreamToolEventToolResultPreview(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolEventToolResultPreview> {
  return cantus.parse(value, view, checks.checkStreamToolEventToolResultPreview);
}

/** `events.tool_event.tool_started` of package `stream`. */
export interface StreamToolEventToolStarted {
  /** Sensitivity: confidential */
  arguments?: { [key: string]: unknown };
  /** the tool's name for people */
  display_name?: string | null;
}

/** Whether the value is a `StreamToolEventToolStarted` to a reader. */
export function isStreamToolEventToolStarted(value: unknown): value is StreamToolEventToolStarted {
  const check = new cantus.Check('read');
  checks.checkStreamToolEventToolStarted(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamToolEventToolStarted`, with every problem and its place. */
export function parseStreamToolEventToolStarted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolEventToolStarted> {
  return cantus.parse(value, view, checks.checkStreamToolEventToolStarted);
}

/** `events.tool_event.tool_step` of package `stream`. */
export interface StreamToolEventToolStep {
  step: string;
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamToolEventToolStep` to a reader. */
export function isStreamToolEventToolStep(value: unknown): value is StreamToolEventToolStep {
  const check = new cantus.Check('read');
  checks.checkStreamToolEventToolStep(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamToolEventToolStep`, with every problem and its place. */
export function parseStreamToolEventToolStep(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamToolEventToolStep> {
  return cantus.parse(value, view, checks.checkStreamToolEventToolStep);
}

/** `events.warning.level` of package `stream`. */
export type StreamWarningLevel =
  | 'low'
  | 'medium'
  | 'high';

/** Whether the value is a `StreamWarningLevel` to a reader. */
export function isStreamWarningLevel(value: unknown): value is StreamWarningLevel {
  const check = new cantus.Check('read');
  checks.checkStreamWarningLevel(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamWarningLevel`, with every problem and its place. */
export function parseStreamWarningLevel(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamWarningLevel> {
  return cantus.parse(value, view, checks.checkStreamWarningLevel);
}

/** `events.warning` of package `stream`. */
export interface StreamWarningPayload {
  /** stable, for programs */
  code: string;
  /** for operators */
  system_message: string;
  /** for the person */
  user_message?: string | null;
  /** @defaultValue `"medium"` */
  level?: StreamWarningLevel;
  /** @defaultValue `true` */
  recoverable?: boolean;
  metadata?: { [key: string]: unknown };
}

/** Whether the value is a `StreamWarningPayload` to a reader. */
export function isStreamWarningPayload(value: unknown): value is StreamWarningPayload {
  const check = new cantus.Check('read');
  checks.checkStreamWarningPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamWarningPayload`, with every problem and its place. */
export function parseStreamWarningPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamWarningPayload> {
  return cantus.parse(value, view, checks.checkStreamWarningPayload);
}

type StreamErrorCode$Known =
  | 'database_permission_denied'
  | 'database_schema_mismatch'
  | 'database_unavailable';

/** What is fixed about every code of a `StreamError`. */
export const STREAM_ERROR_CODES = {
  /**
   * The store refused the service's own credentials.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  database_permission_denied: { status: 503, retryable: false, hint: 'Grant the service\'s role what this release needs.', attributes: {}, is_a: [] },
  /**
   * The store has another layout than this release expects.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  database_schema_mismatch: { status: 503, retryable: false, hint: 'Wait for the deployment to finish, or bring the store and the service to one release.', attributes: {}, is_a: [] },
  /**
   * The store could not be reached.
   *
   * An infrastructure failure. The text for the person should make clear that they are not to blame and that nothing of theirs is lost.
   */
  database_unavailable: { status: 503, retryable: true, hint: 'Send the same request again in a moment.', attributes: {}, is_a: [] },
} as const satisfies {
  readonly [Code in `${StreamErrorCode$Known}`]: cantus.CodeFacts<StreamErrorCode$Known, Record<string, never>>;
};

/** The error with one code, typed with its details. */
export type StreamErrorOf<Code extends StreamErrorCode$Known> = StreamError$Members[`${Code}`];

/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newStreamError<Code extends StreamErrorCode$Known>(
  code: Code,
  members: cantus.Asked<StreamError$Members[`${Code}`], 'error_type' | 'is_a', never>,
): StreamError$Members[`${Code}`] {
  const facts: cantus.CodeFacts<unknown, object> = STREAM_ERROR_CODES[`${code}`];
  const error = cantus.errorObject(facts, 'error_type', code, 'is_a', [], members);
  return cantus.emittedValue(error, checks.checkStreamError, undefined);
}

/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownStreamErrorCode(error: StreamError): StreamErrorCode$Known | undefined {
  return cantus.knownCode<StreamErrorCode$Known>(error, 'error_type', 'raw', 'is_a', checks.membersStreamError);
}

/** The documents of package `stream` by the type of their event. */
export interface StreamEventTypes {
  /**
   * A piece of the answer's text.
   *
   * Use when: The words of the answer arrive, a few at a time.
   *
   * - Instead of data: Text has its own event, which every client renders without knowing more.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "text": "The two drafts "
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "text": ""
   * }
   * ```
   */
  chunk: { event: 'chunk'; data: StreamChunkPayload };
  /**
   * The provider named a source for what is being streamed.
   *
   * The stored answer keeps the same citation in the same shape.
   *
   * Use when: One citation belongs to the text that is being streamed.
   *
   * - Instead of data: A citation has a shape of its own; data would hide it.
   * - Instead of info: Nothing happened that an operator must know.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "block_index": 0,
   *   "citation": {
   *     "source": "A Survey of Counterpoint"
   *   }
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "block_index": null,
   *   "citation": {
   *     "quote": "Eight modes in all.",
   *     "source": "example.org",
   *     "url": "https://example.org/modes"
   *   }
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "citation": {
   *     "source": "notes"
   *   }
   * }
   * ```
   */
  citation: { event: 'citation'; data: StreamCitationPayload };
  /**
   * An operation ended; the result's shape follows from the operation.
   *
   * Use when: An operation that an init opened is over, well or badly.
   *
   * - Instead of end: The stream goes on; one operation in it is over.
   * - Instead of error: A failed operation need not fail the response.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "operation": "llm_request",
   *   "operation_id": "op-3",
   *   "result": {
   *     "model": "m-1",
   *     "tokens_in": 812,
   *     "tokens_out": 64
   *   },
   *   "status": "success"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "operation": "user_request",
   *   "operation_id": "op-1",
   *   "result": {
   *     "output": "done",
   *     "timing_stats": null,
   *     "total_usage": {
   *       "input_tokens": 812
   *     }
   *   },
   *   "status": "success"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "operation": "persistence",
   *   "operation_id": "op-4",
   *   "status": "cancelled"
   * }
   * ```
   */
  completion: { event: 'completion'; data: StreamCompletionPayload };
  /**
   * One request to a provider as it is about to leave, for inspection.
   *
   * Meant for people who develop agents. It carries credentials and the whole conversation, so nearly all of it is out of sight for lower clearances. Headers are strings in every client the source wraps, though it asks only for an object.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "attempt": 1,
   *   "body": {
   *     "messages": [],
   *     "model": "m-1"
   *   },
   *   "body_raw": null,
   *   "headers": {
   *     "authorization": "Bearer secret",
   *     "content-type": "application/json"
   *   },
   *   "iteration": 0,
   *   "method": "POST",
   *   "model": "m-1",
   *   "provider": "example",
   *   "timestamp": 1771234567.25,
   *   "url": "https://api.example.org/v1/messages"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "body": null,
   *   "body_raw": "--boundary",
   *   "headers": {},
   *   "method": "POST",
   *   "provider": "example",
   *   "url": "https://api.example.org/v1/files"
   * }
   * ```
   */
  context_analysis: { event: 'context_analysis'; data: StreamContextAnalysisPayload };
  /**
   * How large the conversation is that the model sees.
   *
   * Use when: The size of the visible conversation was measured.
   *
   * - Instead of info: The page draws a gauge from these numbers.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4",
   *   "measured_at": "2026-03-01T09:30:00Z"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "cache_state": {
   *     "hit": true
   *   },
   *   "conversation_id": "c-4",
   *   "last_request_input_tokens": 9120,
   *   "measured_at": "2026-03-01T09:30:09Z",
   *   "message_count_visible": 18
   * }
   * ```
   */
  context_state: { event: 'context_state'; data: StreamContextStatePayload };
  /**
   * The conversation was shortened before it went to the model.
   *
   * Use when: Something the person can still see is no longer seen by the model.
   *
   * - Instead of warning: The page marks the place; nothing went wrong.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4",
   *   "measured_at": "2026-03-01T09:31:00Z",
   *   "request_id": null,
   *   "trim_summary": {
   *     "removed_messages": 6
   *   }
   * }
   * ```
   */
  context_trimmed: { event: 'context_trimmed'; data: StreamContextTrimmedPayload };
  /**
   * The model wrote a token that steers the page and is not part of the text.
   *
   * Use when: A declared token was recognised and cut out of the text.
   *
   * - Instead of chunk: The token is not to be shown.
   * - Instead of data: There is no payload to render.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "name": "mood",
   *   "value": "calm"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "declared_by": null,
   *   "name": "mood",
   *   "value": ""
   * }
   * ```
   */
  control_token: { event: 'control_token'; data: StreamControlTokenPayload };
  /**
   * A structured payload that the page renders inline.
   *
   * Told apart by its own type. It says what it means openly; a secret intent never hides in it.
   *
   * Use when: There is something to show that is neither text nor told by another event.
   *
   * - Instead of chunk: This has a structure.
   * - Instead of info: A page renders this; a remark is only read.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4",
   *   "type": "conversation_id"
   * }
   * ```
   */
  data: { event: 'data'; data: StreamDataPayload };
  /**
   * Nothing follows.
   *
   * Use when: The stream is over, after success and after an error alike.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {}
   * ```
   *
   * @example
   * ```json
   * {
   *   "reason": "complete"
   * }
   * ```
   */
  end: { event: 'end'; data: StreamEndPayload };
  /**
   * The response failed; the one terminal error of a stream.
   *
   * Before the first word or in the middle, at most once, and end follows. The three declared types are failures of the infrastructure. A failure of the application keeps a type of its own, one for each flow and never one for each run; a service declares those beside these.
   *
   * Use when: The response cannot be completed.
   *
   * - Instead of warning: A warning decorates a response that succeeds.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "code": null,
   *   "details": {
   *     "attempt": 3,
   *     "request_id": "req-7"
   *   },
   *   "error_type": "database_unavailable",
   *   "message": "connection refused by the store",
   *   "user_message": "This is not your fault, and nothing is lost."
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "error_type": "database_schema_mismatch",
   *   "message": "column slot_definition does not exist"
   * }
   * ```
   */
  error: { event: 'error'; data: StreamError };
  /**
   * The stream is alive and has nothing to say.
   *
   * Sent by the machinery of the stream, never by the work it carries.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {}
   * ```
   *
   * @example
   * ```json
   * {
   *   "late_by_seconds": null,
   *   "seq": 12,
   *   "timestamp": 1771234567.25
   * }
   * ```
   */
  heartbeat: { event: 'heartbeat'; data: StreamHeartbeatPayload };
  /**
   * A remark on what is going on, for operators and perhaps for the person.
   *
   * The second event of every stream is one with the code initial_message, its text in both messages.
   *
   * Use when: Something is worth a line in a log, and no other event says it.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "code": "initial_message",
   *   "system_message": "Reading the report",
   *   "user_message": "Reading the report"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "code": "cache_warm",
   *   "system_message": "prompt cache was filled",
   *   "user_message": null
   * }
   * ```
   */
  info: { event: 'info'; data: StreamInfoPayload };
  /**
   * An operation begins.
   *
   * Use when: Work starts that a completion with the same operation_id will end.
   *
   * - Instead of phase: An operation has an identity and an end, and several may run at once.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "operation": "user_request",
   *   "operation_id": "op-1"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "metadata": {
   *     "agent": "librarian"
   *   },
   *   "operation": "sub_agent",
   *   "operation_id": "op-2",
   *   "parent_operation_id": "op-1"
   * }
   * ```
   */
  init: { event: 'init'; data: StreamInitPayload };
  /**
   * Messages that arrived during the turn have been read by it.
   *
   * Use when: The page may move waiting messages into the conversation.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4",
   *   "count": 1,
   *   "items": [
   *     {
   *       "id": "i-1",
   *       "text": "and in French too"
   *     }
   *   ]
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "conversation_id": "c-4",
   *   "count": 0,
   *   "items": []
   * }
   * ```
   */
  injection_consumed: { event: 'injection_consumed'; data: StreamInjectionConsumedPayload };
  /**
   * The turn has moved on one stage.
   *
   * Stages only follow each other; none of them is closed by an event of its own.
   *
   * Use when: A stage of the whole turn begins.
   *
   * - Instead of info: A stage is for the client to act on; info is a remark.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "phase": "connected"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "phase": "using_tools"
   * }
   * ```
   */
  phase: { event: 'phase'; data: StreamPhasePayload };
  /**
   * A call of a provider failed and is waiting, tried again, given up or over.
   *
   * Use when: A provider failed in a way that another try may mend.
   *
   * - Instead of error: The response has not failed yet.
   * - Instead of warning: A retry has a course and buttons of its own.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "actions": {
   *     "cancel": {
   *       "path": "/retries/7/cancel"
   *     }
   *   },
   *   "can_cancel": true,
   *   "error_type": "overloaded",
   *   "failed_attempt": 1,
   *   "iteration": 2,
   *   "max_retries": 5,
   *   "message": "529 from the provider",
   *   "next_attempt": 2,
   *   "provider": "example",
   *   "retry_delay": 4,
   *   "schedule": [
   *     4,
   *     8,
   *     16.5
   *   ],
   *   "state": "scheduled",
   *   "status_code": 529,
   *   "user_message": "The model is busy; trying again in four seconds."
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "error_type": "overloaded",
   *   "failed_attempt": 1,
   *   "iteration": 2,
   *   "max_retries": 5,
   *   "message": "ok",
   *   "provider": "example",
   *   "state": "recovered",
   *   "user_message": "Going on."
   * }
   * ```
   */
  provider_retry: { event: 'provider_retry'; data: StreamProviderRetryPayload };
  /**
   * The model began or stopped thinking; no content.
   *
   * Sent at the provider's own boundaries, whether or not the text of the reasoning streams, so that a page shows that something is happening. Balanced within a turn; a turn without thinking sends none.
   *
   * Use when: A thinking block opens or closes.
   *
   * - Instead of chunk: There is no text to show.
   * - Instead of phase: Thinking goes on and off beside the phase; it is not a stage that is left behind.
   * - Instead of reasoning_chunk: That carries the text, and only when it was asked for.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "state": "started"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "state": "stopped"
   * }
   * ```
   */
  reasoning: { event: 'reasoning'; data: StreamReasoningPayload };
  /**
   * A piece of the model's reasoning text.
   *
   * Only when the text was asked for; that a model thinks at all is told by reasoning.
   *
   * Use when: The words of the reasoning itself arrive.
   *
   * - Instead of chunk: Reasoning is not part of the answer.
   * - Instead of data: Text has its own event.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "text": "The second table contradicts the first."
   * }
   * ```
   */
  reasoning_chunk: { event: 'reasoning_chunk'; data: StreamReasoningChunkPayload };
  /**
   * A record was reserved; its identity is known before its content is.
   *
   * Use when: A row of the store will be filled later and the client should know its identity now.
   *
   * - Instead of resource_changed: That one is for what is not a row of the store.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "db_project": "main",
   *   "parent_refs": {
   *     "conversation_id": "c-4"
   *   },
   *   "record_id": "m-9",
   *   "status": "pending",
   *   "table": "message"
   * }
   * ```
   */
  record_reserved: { event: 'record_reserved'; data: StreamRecordReservedPayload };
  /**
   * A record was written.
   *
   * Use when: A row of the store changed its state.
   *
   * - Instead of resource_changed: That one is for what is not a row of the store.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "db_project": "main",
   *   "record_id": "m-9",
   *   "status": "completed",
   *   "table": "message"
   * }
   * ```
   */
  record_update: { event: 'record_update'; data: StreamRecordUpdatePayload };
  /**
   * A block of the answer as the page should render it, while it grows and when it is done.
   *
   * Use when: The answer consists of typed blocks and one of them began, grew, ended or failed.
   *
   * - Instead of chunk: A block has an identity and a kind; text alone has neither.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "blockId": "b-1",
   *   "blockIndex": 0,
   *   "content": "| a |",
   *   "status": "streaming",
   *   "type": "table"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "blockId": "b-1",
   *   "blockIndex": 0,
   *   "content": null,
   *   "data": {
   *     "rows": 3
   *   },
   *   "metadata": {},
   *   "status": "complete",
   *   "type": "table"
   * }
   * ```
   */
  render_block: { event: 'render_block'; data: StreamRenderBlockPayload };
  /**
   * Something the client may be showing has changed; fetch it again.
   *
   * A hint and never content. One event for many changes under one scope is spelled invalidated. A change of the active tools is told once for each time the queue was not empty, and not at all otherwise.
   *
   * Use when: Something outside the store changed and clients may hold a copy or have it on the screen.
   *
   * - Instead of data: That one carries content; this one says that content is out of date.
   * - Instead of info: A client acts on this.
   * - Instead of record_update: That one is for rows of the store.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "action": "renamed",
   *   "kind": "fs.file",
   *   "metadata": {
   *     "previous_id": "notes/draft.md"
   *   },
   *   "resource_id": "notes/final.md",
   *   "sandbox_id": "sb-1"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "action": "invalidated",
   *   "kind": "cache.user-42",
   *   "resource_id": "user-42",
   *   "user_id": null
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "action": "modified",
   *   "kind": "active_tools",
   *   "metadata": {
   *     "active_count": 5,
   *     "added": 1,
   *     "added_tools": [
   *       "web_search"
   *     ],
   *     "removed": 0,
   *     "removed_tools": [],
   *     "sources": [
   *       "planner"
   *     ]
   *   },
   *   "resource_id": "conversation-4"
   * }
   * ```
   */
  resource_changed: { event: 'resource_changed'; data: StreamResourceChangedPayload };
  /**
   * An agent is done, and this is its answer as the schema it declared.
   *
   * Once for every agent that declares an output schema, after its last chunk, whether the answer could be read or not: then success is false, data is null and reason says why.
   *
   * Use when: An agent with a declared output schema has finished.
   *
   * - Instead of data: The schema travels with the value here, and a failure to read it is told too.
   * - Instead of record_update: Nothing was written; a value was read from an answer.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "agent_name": "Index reader",
   *   "data": {
   *     "items": [
   *       1,
   *       2
   *     ]
   *   },
   *   "json_schema": {
   *     "required": [
   *       "items"
   *     ],
   *     "type": "object"
   *   },
   *   "kind": "agent_io_list",
   *   "kind_checked": true,
   *   "kind_errors": [],
   *   "kind_version": 1,
   *   "match_count": 1,
   *   "operation_id": null,
   *   "reason": "",
   *   "schema_name": "item_list",
   *   "success": true
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "data": null,
   *   "json_schema": {
   *     "type": "array"
   *   },
   *   "reason": "no JSON in the answer",
   *   "success": false
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "data": [
   *     "a",
   *     null,
   *     3
   *   ],
   *   "json_schema": {
   *     "type": "array"
   *   },
   *   "success": true
   * }
   * ```
   */
  structured_output: { event: 'structured_output'; data: StreamStructuredOutputPayload };
  /**
   * Something happened to a tool call.
   *
   * Use when: A tool call started, moved on or ended.
   *
   * - Instead of data: What a tool answers belongs to its call.
   * - Instead of info: A tool call has an identity and a course that a client follows.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "call_id": "c-1",
   *   "data": {
   *     "arguments": {
   *       "q": "lydian mode"
   *     },
   *     "display_name": "Search"
   *   },
   *   "event": "tool_started",
   *   "show_spinner": true,
   *   "tool_name": "web_search"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "call_id": "c-1",
   *   "event": "tool_progress",
   *   "message": null,
   *   "timestamp": 1771234567.5,
   *   "tool_name": "web_search"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "call_id": "c-1",
   *   "data": {
   *     "detail": null,
   *     "error_type": "timeout"
   *   },
   *   "event": "tool_error",
   *   "tool_name": "web_search"
   * }
   * ```
   */
  tool_event: { event: 'tool_event'; data: StreamToolEventPayload };
  /**
   * Something went less well than it should, and the response still succeeds.
   *
   * Use when: A remark with a severity decorates a response that succeeds.
   *
   * - Instead of error: The response itself did not fail.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {
   *   "code": "image_skipped",
   *   "level": "low",
   *   "system_message": "one of three images could not be fetched"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "code": "slow_store",
   *   "level": "high",
   *   "metadata": {
   *     "seconds": 4.5
   *   },
   *   "recoverable": false,
   *   "system_message": "writes are delayed",
   *   "user_message": null
   * }
   * ```
   */
  warning: { event: 'warning'; data: StreamWarningPayload };
}

/** The type of an event, as it stands on the wire. */
export type StreamEventType = keyof StreamEventTypes;

/** Every event of package `stream`. */
export type StreamEvent = StreamEventTypes[StreamEventType];

/** The document of one type of event. */
export type StreamEventOf<Type extends StreamEventType> = StreamEventTypes[Type];

/** Every type of event. */
export const STREAM_EVENT_TYPES = [
  'chunk',
  'citation',
  'completion',
  'context_analysis',
  'context_state',
  'context_trimmed',
  'control_token',
  'data',
  'end',
  'error',
  'heartbeat',
  'info',
  'init',
  'injection_consumed',
  'phase',
  'provider_retry',
  'reasoning',
  'reasoning_chunk',
  'record_reserved',
  'record_update',
  'render_block',
  'resource_changed',
  'structured_output',
  'tool_event',
  'warning',
] as const satisfies readonly StreamEventType[];

/** Whether the value is an event of package `stream` to a reader, and nothing in it is unknown. */
export function isStreamEvent(value: unknown): value is StreamEvent {
  const check = new cantus.Check('read');
  checks.checkStreamEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseStreamEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<StreamEvent, Record<string, never>> {
  const check = new cantus.Check(view);
  checks.checkStreamEvent(value, check, 1);
  return cantus.parsedEvent(value, check, 'event', [], checks.turnStreamEvent);
}

/**
 * Makes the event `chunk`: A piece of the answer's text.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamChunk(payload: StreamChunkPayload): StreamEventOf<'chunk'> {
  return checks.emitStreamEvent$Chunk(cantus.join({ event: 'chunk' }, { data: payload }));
}

/**
 * Makes the event `citation`: The provider named a source for what is being streamed.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamCitation(payload: StreamCitationPayload): StreamEventOf<'citation'> {
  return checks.emitStreamEvent$Citation(cantus.join({ event: 'citation' }, { data: payload }));
}

/**
 * Makes the event `completion`: An operation ended; the result's shape follows from the operation.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamCompletion(payload: StreamCompletionPayload): StreamEventOf<'completion'> {
  return checks.emitStreamEvent$Completion(cantus.join({ event: 'completion' }, { data: payload }));
}

/**
 * Makes the event `context_analysis`: One request to a provider as it is about to leave, for inspection.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamContextAnalysis(payload: StreamContextAnalysisPayload): StreamEventOf<'context_analysis'> {
  return checks.emitStreamEvent$ContextAnalysis(cantus.join({ event: 'context_analysis' }, { data: payload }));
}

/**
 * Makes the event `context_state`: How large the conversation is that the model sees.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamContextState(payload: StreamContextStatePayload): StreamEventOf<'context_state'> {
  return checks.emitStreamEvent$ContextState(cantus.join({ event: 'context_state' }, { data: payload }));
}

/**
 * Makes the event `context_trimmed`: The conversation was shortened before it went to the model.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamContextTrimmed(payload: StreamContextTrimmedPayload): StreamEventOf<'context_trimmed'> {
  return checks.emitStreamEvent$ContextTrimmed(cantus.join({ event: 'context_trimmed' }, { data: payload }));
}

/**
 * Makes the event `control_token`: The model wrote a token that steers the page and is not part of the text.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamControlToken(payload: StreamControlTokenPayload): StreamEventOf<'control_token'> {
  return checks.emitStreamEvent$ControlToken(cantus.join({ event: 'control_token' }, { data: payload }));
}

/**
 * Makes the event `data`: A structured payload that the page renders inline.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamData(payload: StreamDataPayload): StreamEventOf<'data'> {
  return checks.emitStreamEvent$Data(cantus.join({ event: 'data' }, { data: payload }));
}

/**
 * Makes the event `end`: Nothing follows.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamEnd(payload: StreamEndPayload): StreamEventOf<'end'> {
  return checks.emitStreamEvent$End(cantus.join({ event: 'end' }, { data: payload }));
}

/**
 * Makes the event `error`: The response failed; the one terminal error of a stream.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamError(payload: StreamError): StreamEventOf<'error'> {
  return checks.emitStreamEvent$Error(cantus.join({ event: 'error' }, { data: payload }));
}

/**
 * Makes the event `heartbeat`: The stream is alive and has nothing to say.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamHeartbeat(payload: StreamHeartbeatPayload): StreamEventOf<'heartbeat'> {
  return checks.emitStreamEvent$Heartbeat(cantus.join({ event: 'heartbeat' }, { data: payload }));
}

/**
 * Makes the event `info`: A remark on what is going on, for operators and perhaps for the person.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInfo(payload: StreamInfoPayload): StreamEventOf<'info'> {
  return checks.emitStreamEvent$Info(cantus.join({ event: 'info' }, { data: payload }));
}

/**
 * Makes the event `init`: An operation begins.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInit(payload: StreamInitPayload): StreamEventOf<'init'> {
  return checks.emitStreamEvent$Init(cantus.join({ event: 'init' }, { data: payload }));
}

/**
 * Makes the event `injection_consumed`: Messages that arrived during the turn have been read by it.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInjectionConsumed(payload: StreamInjectionConsumedPayload): StreamEventOf<'injection_consumed'> {
  return checks.emitStreamEvent$InjectionConsumed(cantus.join({ event: 'injection_consumed' }, { data: payload }));
}

/**
 * Makes the event `phase`: The turn has moved on one stage.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamPhase(payload: StreamPhasePayload): StreamEventOf<'phase'> {
  return checks.emitStreamEvent$Phase(cantus.join({ event: 'phase' }, { data: payload }));
}

/**
 * Makes the event `provider_retry`: A call of a provider failed and is waiting, tried again, given up or over.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamProviderRetry(payload: StreamProviderRetryPayload): StreamEventOf<'provider_retry'> {
  return checks.emitStreamEvent$ProviderRetry(cantus.join({ event: 'provider_retry' }, { data: payload }));
}

/**
 * Makes the event `reasoning`: The model began or stopped thinking; no content.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamReasoning(payload: StreamReasoningPayload): StreamEventOf<'reasoning'> {
  return checks.emitStreamEvent$Reasoning(cantus.join({ event: 'reasoning' }, { data: payload }));
}

/**
 * Makes the event `reasoning_chunk`: A piece of the model's reasoning text.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamReasoningChunk(payload: StreamReasoningChunkPayload): StreamEventOf<'reasoning_chunk'> {
  return checks.emitStreamEvent$ReasoningChunk(cantus.join({ event: 'reasoning_chunk' }, { data: payload }));
}

/**
 * Makes the event `record_reserved`: A record was reserved; its identity is known before its content is.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRecordReserved(payload: StreamRecordReservedPayload): StreamEventOf<'record_reserved'> {
  return checks.emitStreamEvent$RecordReserved(cantus.join({ event: 'record_reserved' }, { data: payload }));
}

/**
 * Makes the event `record_update`: A record was written.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRecordUpdate(payload: StreamRecordUpdatePayload): StreamEventOf<'record_update'> {
  return checks.emitStreamEvent$RecordUpdate(cantus.join({ event: 'record_update' }, { data: payload }));
}

/**
 * Makes the event `render_block`: A block of the answer as the page should render it, while it grows and when it is done.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRenderBlock(payload: StreamRenderBlockPayload): StreamEventOf<'render_block'> {
  return checks.emitStreamEvent$RenderBlock(cantus.join({ event: 'render_block' }, { data: payload }));
}

/**
 * Makes the event `resource_changed`: Something the client may be showing has changed; fetch it again.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamResourceChanged(payload: StreamResourceChangedPayload): StreamEventOf<'resource_changed'> {
  return checks.emitStreamEvent$ResourceChanged(cantus.join({ event: 'resource_changed' }, { data: payload }));
}

/**
 * Makes the event `structured_output`: An agent is done, and this is its answer as the schema it declared.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamStructuredOutput(payload: StreamStructuredOutputPayload): StreamEventOf<'structured_output'> {
  return checks.emitStreamEvent$StructuredOutput(cantus.join({ event: 'structured_output' }, { data: payload }));
}

/**
 * Makes the event `tool_event`: Something happened to a tool call.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamToolEvent(payload: StreamToolEventPayload): StreamEventOf<'tool_event'> {
  return checks.emitStreamEvent$ToolEvent(cantus.join({ event: 'tool_event' }, { data: payload }));
}

/**
 * Makes the event `warning`: Something went less well than it should, and the response still succeeds.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamWarning(payload: StreamWarningPayload): StreamEventOf<'warning'> {
  return checks.emitStreamEvent$Warning(cantus.join({ event: 'warning' }, { data: payload }));
}
