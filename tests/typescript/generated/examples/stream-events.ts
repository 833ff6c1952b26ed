/** What a streaming response says to its client. */

import * as cantus from './cantus.ts';
import * as checks from './stream-checks.ts';

/** `events.chunk` of package `stream`. */
export interface StreamChunkPayload {
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
  duration_ms?: number;
  finish_reason?: string;
  model?: string;
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
  operation_id: string;
  status: StreamCompletionStatus;
}

/** `events.completion` of package `stream`. */
export type StreamCompletionPayload =
  | ({ operation: 'llm_request'; result?: StreamCompletionLlmRequest } & StreamCompletionPayload$Common)
  | ({ operation: 'persistence'; result?: StreamCompletionPersistence } & StreamCompletionPayload$Common)
  | ({ operation: 'sub_agent'; result?: StreamCompletionSubAgent } & StreamCompletionPayload$Common)
  | ({ operation: 'tool_execution'; result?: StreamCompletionToolExecution } & StreamCompletionPayload$Common)
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
  duration_ms?: number;
  records_written?: number;
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
  error?: string | null;
  success?: boolean;
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
  duration_ms?: number;
  error?: string | null;
  success?: boolean;
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
  iterations?: number | null;
  finish_reason?: string | null;
  output?: unknown;
  total_usage?: StreamModelUsage | null;
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

/** `events.context_trimmed` of package `stream`. */
export interface StreamContextTrimmedPayload {
  conversation_id: string;
  measured_at: string;
  request_id?: string | null;
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

/** `types.Corner` of package `stream`. */
export type StreamCorner = number[];

/** Whether the value is a `StreamCorner` to a reader. */
export function isStreamCorner(value: unknown): value is StreamCorner {
  const check = new cantus.Check('read');
  checks.checkStreamCorner(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamCorner`, with every problem and its place. */
export function parseStreamCorner(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamCorner> {
  return cantus.parse(value, view, checks.checkStreamCorner);
}

/** `events.data.audio_stream_chunk` of package `stream`. */
export interface StreamDataAudioStreamChunk {
  stream_id: string;
  seq: number;
  audio_base64: string;
  encoding?: 'pcm_s16le';
}

/** Whether the value is a `StreamDataAudioStreamChunk` to a reader. */
export function isStreamDataAudioStreamChunk(value: unknown): value is StreamDataAudioStreamChunk {
  const check = new cantus.Check('read');
  checks.checkStreamDataAudioStreamChunk(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataAudioStreamChunk`, with every problem and its place. */
export function parseStreamDataAudioStreamChunk(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataAudioStreamChunk> {
  return cantus.parse(value, view, checks.checkStreamDataAudioStreamChunk);
}

/** `events.data.image_document_detected` of package `stream`. */
export interface StreamDataImageDocumentDetected {
  top_left: StreamCorner;
  top_right: StreamCorner;
  bottom_left: StreamCorner;
  bottom_right: StreamCorner;
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

/** `events.data` of package `stream`. */
export type StreamDataPayload =
  /**
   * A piece of speech, to be played as it comes.
   *
   * @since 1.0.0
   */
  | ({ type: 'audio_stream_chunk' } & StreamDataAudioStreamChunk)
  | ({ type: 'image_document_detected' } & StreamDataImageDocumentDetected)
  /** A stage of a podcast is done. */
  | ({ type: 'podcast_stage' } & StreamDataPodcastStage)
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

/** `events.data.podcast_stage` of package `stream`. */
export interface StreamDataPodcastStage {
  stage: string;
  success: boolean;
  step?: number;
  total?: number;
  label?: string;
  error?: string | null;
}

/** Whether the value is a `StreamDataPodcastStage` to a reader. */
export function isStreamDataPodcastStage(value: unknown): value is StreamDataPodcastStage {
  const check = new cantus.Check('read');
  checks.checkStreamDataPodcastStage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDataPodcastStage`, with every problem and its place. */
export function parseStreamDataPodcastStage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDataPodcastStage> {
  return cantus.parse(value, view, checks.checkStreamDataPodcastStage);
}

/** `errors.codes.database_schema_mismatch.details` of package `stream`. */
export interface StreamDatabaseSchemaMismatchDetails {
  expected?: string;
  found?: string;
}

/** Whether the value is a `StreamDatabaseSchemaMismatchDetails` to a reader. */
export function isStreamDatabaseSchemaMismatchDetails(value: unknown): value is StreamDatabaseSchemaMismatchDetails {
  const check = new cantus.Check('read');
  checks.checkStreamDatabaseSchemaMismatchDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDatabaseSchemaMismatchDetails`, with every problem and its place. */
export function parseStreamDatabaseSchemaMismatchDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDatabaseSchemaMismatchDetails> {
  return cantus.parse(value, view, checks.checkStreamDatabaseSchemaMismatchDetails);
}

/** `errors.codes.database_unavailable.details` of package `stream`. */
export type StreamDatabaseUnavailableDetails = Record<string, never>;

/** Whether the value is a `StreamDatabaseUnavailableDetails` to a reader. */
export function isStreamDatabaseUnavailableDetails(value: unknown): value is StreamDatabaseUnavailableDetails {
  const check = new cantus.Check('read');
  checks.checkStreamDatabaseUnavailableDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamDatabaseUnavailableDetails`, with every problem and its place. */
export function parseStreamDatabaseUnavailableDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamDatabaseUnavailableDetails> {
  return cantus.parse(value, view, checks.checkStreamDatabaseUnavailableDetails);
}

/** `events.end` of package `stream`. */
export interface StreamEndPayload {
  reason?: StreamEndReason;
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

/** `events.end.reason` of package `stream`. */
export type StreamEndReason =
  | 'complete'
  | 'cancelled'
  | 'error'
  | (string & {});

/** Whether the value is a `StreamEndReason` to a reader. */
export function isStreamEndReason(value: unknown): value is StreamEndReason {
  const check = new cantus.Check('read');
  checks.checkStreamEndReason(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamEndReason`, with every problem and its place. */
export function parseStreamEndReason(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamEndReason> {
  return cantus.parse(value, view, checks.checkStreamEndReason);
}

/** `events.heartbeat` of package `stream`. */
export interface StreamHeartbeatPayload {
  seq?: number | null;
  timestamp?: number;
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
  code: string;
  system_message: string;
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

/** `events.injection_consumed.items.items` of package `stream`. */
export interface StreamInjectionConsumedItemsItem {
  id: string;
  text?: string;
}

/** Whether the value is a `StreamInjectionConsumedItemsItem` to a reader. */
export function isStreamInjectionConsumedItemsItem(value: unknown): value is StreamInjectionConsumedItemsItem {
  const check = new cantus.Check('read');
  checks.checkStreamInjectionConsumedItemsItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamInjectionConsumedItemsItem`, with every problem and its place. */
export function parseStreamInjectionConsumedItemsItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamInjectionConsumedItemsItem> {
  return cantus.parse(value, view, checks.checkStreamInjectionConsumedItemsItem);
}

/** `events.injection_consumed` of package `stream`. */
export interface StreamInjectionConsumedPayload {
  conversation_id: string;
  count: number;
  items: StreamInjectionConsumedItemsItem[];
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

/** `types.ModelUsage` of package `stream`. */
export interface StreamModelUsage {
  cached_input_tokens?: number;
  input_tokens?: number;
  output_tokens?: number;
  total_tokens?: number;
}

/** Whether the value is a `StreamModelUsage` to a reader. */
export function isStreamModelUsage(value: unknown): value is StreamModelUsage {
  const check = new cantus.Check('read');
  checks.checkStreamModelUsage(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamModelUsage`, with every problem and its place. */
export function parseStreamModelUsage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamModelUsage> {
  return cantus.parse(value, view, checks.checkStreamModelUsage);
}

/** `types.NormalizedCitation` of package `stream`. */
export interface StreamNormalizedCitation {
  source: string;
  url?: string;
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

/** `types.Operation` of package `stream`. */
export type StreamOperation =
  /** One call of a model. */
  | 'llm_request'
  | 'tool_execution'
  /** The whole turn. */
  | 'user_request'
  | 'sub_agent'
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

/** `events.reasoning_chunk` of package `stream`. */
export interface StreamReasoningChunkPayload {
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
  blockIndex: number;
  type: string;
  status: StreamRenderBlockStatus;
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

/** `events.resource_changed.action` of package `stream`. */
export type StreamResourceChangedAction =
  | 'created'
  | 'modified'
  | 'deleted'
  | 'moved'
  | 'renamed'
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

/** `events.resource_changed.metadata` of package `stream`. */
export interface StreamResourceChangedMetadata {
  previous_id?: string;
  [key: string]: unknown;
}

/** Whether the value is a `StreamResourceChangedMetadata` to a reader. */
export function isStreamResourceChangedMetadata(value: unknown): value is StreamResourceChangedMetadata {
  const check = new cantus.Check('read');
  checks.checkStreamResourceChangedMetadata(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamResourceChangedMetadata`, with every problem and its place. */
export function parseStreamResourceChangedMetadata(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamResourceChangedMetadata> {
  return cantus.parse(value, view, checks.checkStreamResourceChangedMetadata);
}

/** `events.resource_changed` of package `stream`. */
export interface StreamResourceChangedPayload {
  /** namespaced and open, such as fs.file or cache.user-42 */
  kind: string;
  action: StreamResourceChangedAction;
  resource_id: string;
  sandbox_id?: string | null;
  user_id?: string | null;
  metadata?: StreamResourceChangedMetadata;
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

interface StreamError$Common {
  message: string;
  user_message?: string;
}

interface StreamError$Members {
  /** The store is of another release. */
  database_schema_mismatch: { code: 'database_schema_mismatch'; is_a?: unknown; details?: StreamDatabaseSchemaMismatchDetails } & StreamError$Common;
  /** The store did not answer. */
  database_unavailable: { code: 'database_unavailable'; is_a?: unknown; details?: StreamDatabaseUnavailableDetails } & StreamError$Common;
  /** The client went away. */
  task_cancelled: { code: 'task_cancelled'; is_a?: unknown; details?: StreamTaskCancelledDetails } & StreamError$Common;
}

/** `types.StreamError` of package `stream`. */
export type StreamError =
  | StreamError$Members[keyof StreamError$Members]
  /** A member that is not declared; `raw` is the whole of it. */
  | { code: '$unknown'; tag: string; raw: cantus.JsonObject };

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
  /** The store is of another release. */
  | 'database_schema_mismatch'
  /** The store did not answer. */
  | 'database_unavailable'
  /** The client went away. */
  | 'task_cancelled'
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
  success: boolean;
  data?: StreamStructuredOutputData | null;
  json_schema: { [key: string]: unknown };
  schema_name?: string | null;
  kind?: string | null;
  kind_checked?: boolean;
  kind_errors?: string[];
  kind_version?: number | null;
  match_count?: number;
  agent_name?: string | null;
  operation_id?: string | null;
  reason?: string;
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

/** `errors.codes.task_cancelled.details` of package `stream`. */
export type StreamTaskCancelledDetails = Record<string, never>;

/** Whether the value is a `StreamTaskCancelledDetails` to a reader. */
export function isStreamTaskCancelledDetails(value: unknown): value is StreamTaskCancelledDetails {
  const check = new cantus.Check('read');
  checks.checkStreamTaskCancelledDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `StreamTaskCancelledDetails`, with every problem and its place. */
export function parseStreamTaskCancelledDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<StreamTaskCancelledDetails> {
  return cantus.parse(value, view, checks.checkStreamTaskCancelledDetails);
}

interface StreamToolEventPayload$Common {
  call_id: string;
  tool_name: string;
  timestamp?: number;
  message?: string | null;
  show_spinner?: boolean;
}

/** `events.tool_event` of package `stream`. */
export type StreamToolEventPayload =
  | ({ event: 'tool_completed'; data?: StreamToolEventToolCompleted } & StreamToolEventPayload$Common)
  | ({ event: 'tool_delegated'; data?: StreamToolEventToolDelegated } & StreamToolEventPayload$Common)
  | ({ event: 'tool_error'; data: StreamToolEventToolError } & StreamToolEventPayload$Common)
  | ({ event: 'tool_progress'; data?: StreamToolEventToolProgress } & StreamToolEventPayload$Common)
  | ({ event: 'tool_result_preview'; data: StreamToolEventToolResultPreview } & StreamToolEventPayload$Common)
  | ({ event: 'tool_started'; data?: StreamToolEventToolStarted } & StreamToolEventPayload$Common)
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
  result?: unknown;
  result_preview?: string | null;
  result_omitted?: boolean;
  output_chars?: number | null;
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
  arguments?: { [key: string]: unknown };
  display_name?: string;
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
  code: string;
  system_message: string;
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
  | 'database_schema_mismatch'
  | 'database_unavailable'
  | 'task_cancelled';

/** What is fixed about every code of a `StreamError`. */
export const STREAM_ERROR_CODES = {
  /** The store is of another release. */
  database_schema_mismatch: { retryable: false, attributes: {}, is_a: [] },
  /** The store did not answer. */
  database_unavailable: { status: 503, retryable: true, attributes: {}, is_a: [] },
  /** The client went away. */
  task_cancelled: { retryable: true, attributes: {}, is_a: [] },
} as const satisfies {
  readonly [Code in `${StreamErrorCode$Known}`]: cantus.CodeFacts<StreamErrorCode$Known, Record<string, never>>;
};

/** The error with one code, typed with its details. */
export type StreamErrorOf<Code extends StreamErrorCode$Known> = StreamError$Members[`${Code}`];

/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newStreamError<Code extends StreamErrorCode$Known>(
  code: Code,
  members: cantus.Asked<StreamError$Members[`${Code}`], 'code' | 'is_a', never>,
): StreamError$Members[`${Code}`] {
  const facts: cantus.CodeFacts<unknown, object> = STREAM_ERROR_CODES[`${code}`];
  const error = cantus.errorObject(facts, 'code', code, 'is_a', [], members);
  return cantus.emittedValue(error, checks.checkStreamError, undefined);
}

/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownStreamErrorCode(error: StreamError): StreamErrorCode$Known | undefined {
  return cantus.knownCode<StreamErrorCode$Known>(error, 'code', 'raw', 'is_a', checks.membersStreamError);
}

/** The documents of package `stream` by the type of their event. */
export interface StreamEventTypes {
  /** A piece of the answer's text. */
  chunk: { event: 'chunk'; data: StreamChunkPayload };
  /** A provider attached a citation to the streaming answer. */
  citation: { event: 'citation'; data: StreamCitationPayload };
  /** An operation ended; the result's shape follows from the operation. */
  completion: { event: 'completion'; data: StreamCompletionPayload };
  context_trimmed: { event: 'context_trimmed'; data: StreamContextTrimmedPayload };
  /** A structured payload that the page renders inline. */
  data: { event: 'data'; data: StreamDataPayload };
  /** Nothing follows. */
  end: { event: 'end'; data: StreamEndPayload };
  /** The one terminal error of a stream. */
  error: { event: 'error'; data: StreamError };
  heartbeat: { event: 'heartbeat'; data: StreamHeartbeatPayload };
  info: { event: 'info'; data: StreamInfoPayload };
  init: { event: 'init'; data: StreamInitPayload };
  injection_consumed: { event: 'injection_consumed'; data: StreamInjectionConsumedPayload };
  /** The turn has moved on one stage. */
  phase: { event: 'phase'; data: StreamPhasePayload };
  /**
   * Thinking began or ended; no content.
   *
   * - Instead of phase: Thinking is a state beside the phase, not a stage.
   */
  reasoning: { event: 'reasoning'; data: StreamReasoningPayload };
  /** A piece of reasoning text, only when it was asked for. */
  reasoning_chunk: { event: 'reasoning_chunk'; data: StreamReasoningChunkPayload };
  record_reserved: { event: 'record_reserved'; data: StreamRecordReservedPayload };
  record_update: { event: 'record_update'; data: StreamRecordUpdatePayload };
  render_block: { event: 'render_block'; data: StreamRenderBlockPayload };
  /** Something the client may be showing has changed; fetch it again. */
  resource_changed: { event: 'resource_changed'; data: StreamResourceChangedPayload };
  structured_output: { event: 'structured_output'; data: StreamStructuredOutputPayload };
  /** Something happened to a tool call. */
  tool_event: { event: 'tool_event'; data: StreamToolEventPayload };
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
  'context_trimmed',
  'data',
  'end',
  'error',
  'heartbeat',
  'info',
  'init',
  'injection_consumed',
  'phase',
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
 * Makes the event `citation`: A provider attached a citation to the streaming answer.
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
 * Makes the event `context_trimmed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamContextTrimmed(payload: StreamContextTrimmedPayload): StreamEventOf<'context_trimmed'> {
  return checks.emitStreamEvent$ContextTrimmed(cantus.join({ event: 'context_trimmed' }, { data: payload }));
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
 * Makes the event `error`: The one terminal error of a stream.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamError(payload: StreamError): StreamEventOf<'error'> {
  return checks.emitStreamEvent$Error(cantus.join({ event: 'error' }, { data: payload }));
}

/**
 * Makes the event `heartbeat`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamHeartbeat(payload: StreamHeartbeatPayload): StreamEventOf<'heartbeat'> {
  return checks.emitStreamEvent$Heartbeat(cantus.join({ event: 'heartbeat' }, { data: payload }));
}

/**
 * Makes the event `info`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInfo(payload: StreamInfoPayload): StreamEventOf<'info'> {
  return checks.emitStreamEvent$Info(cantus.join({ event: 'info' }, { data: payload }));
}

/**
 * Makes the event `init`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInit(payload: StreamInitPayload): StreamEventOf<'init'> {
  return checks.emitStreamEvent$Init(cantus.join({ event: 'init' }, { data: payload }));
}

/**
 * Makes the event `injection_consumed`
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
 * Makes the event `reasoning`: Thinking began or ended; no content.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamReasoning(payload: StreamReasoningPayload): StreamEventOf<'reasoning'> {
  return checks.emitStreamEvent$Reasoning(cantus.join({ event: 'reasoning' }, { data: payload }));
}

/**
 * Makes the event `reasoning_chunk`: A piece of reasoning text, only when it was asked for.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamReasoningChunk(payload: StreamReasoningChunkPayload): StreamEventOf<'reasoning_chunk'> {
  return checks.emitStreamEvent$ReasoningChunk(cantus.join({ event: 'reasoning_chunk' }, { data: payload }));
}

/**
 * Makes the event `record_reserved`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRecordReserved(payload: StreamRecordReservedPayload): StreamEventOf<'record_reserved'> {
  return checks.emitStreamEvent$RecordReserved(cantus.join({ event: 'record_reserved' }, { data: payload }));
}

/**
 * Makes the event `record_update`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRecordUpdate(payload: StreamRecordUpdatePayload): StreamEventOf<'record_update'> {
  return checks.emitStreamEvent$RecordUpdate(cantus.join({ event: 'record_update' }, { data: payload }));
}

/**
 * Makes the event `render_block`
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
 * Makes the event `structured_output`
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
 * Makes the event `warning`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamWarning(payload: StreamWarningPayload): StreamEventOf<'warning'> {
  return checks.emitStreamEvent$Warning(cantus.join({ event: 'warning' }, { data: payload }));
}
