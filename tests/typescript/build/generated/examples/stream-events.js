/** What a streaming response says to its client. */
import * as cantus from './cantus.js';
import * as checks from './stream-checks.js';
/** Whether the value is a `StreamChunkPayload` to a reader. */
export function isStreamChunkPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamChunkPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamChunkPayload`, with every problem and its place. */
export function parseStreamChunkPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamChunkPayload);
}
/** Whether the value is a `StreamCitationPayload` to a reader. */
export function isStreamCitationPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCitationPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCitationPayload`, with every problem and its place. */
export function parseStreamCitationPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCitationPayload);
}
/** Whether the value is a `StreamCompletionLlmRequest` to a reader. */
export function isStreamCompletionLlmRequest(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCompletionLlmRequest(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCompletionLlmRequest`, with every problem and its place. */
export function parseStreamCompletionLlmRequest(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCompletionLlmRequest);
}
/** Whether the value is a `StreamCompletionPayload` to a reader. */
export function isStreamCompletionPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCompletionPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCompletionPayload`, with every problem and its place. */
export function parseStreamCompletionPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCompletionPayload);
}
/** Whether the value is a `StreamCompletionPersistence` to a reader. */
export function isStreamCompletionPersistence(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCompletionPersistence(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCompletionPersistence`, with every problem and its place. */
export function parseStreamCompletionPersistence(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCompletionPersistence);
}
/** Whether the value is a `StreamCompletionStatus` to a reader. */
export function isStreamCompletionStatus(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCompletionStatus(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCompletionStatus`, with every problem and its place. */
export function parseStreamCompletionStatus(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCompletionStatus);
}
/** Whether the value is a `StreamCompletionSubAgent` to a reader. */
export function isStreamCompletionSubAgent(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCompletionSubAgent(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCompletionSubAgent`, with every problem and its place. */
export function parseStreamCompletionSubAgent(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCompletionSubAgent);
}
/** Whether the value is a `StreamCompletionToolExecution` to a reader. */
export function isStreamCompletionToolExecution(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCompletionToolExecution(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCompletionToolExecution`, with every problem and its place. */
export function parseStreamCompletionToolExecution(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCompletionToolExecution);
}
/** Whether the value is a `StreamCompletionUserRequest` to a reader. */
export function isStreamCompletionUserRequest(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCompletionUserRequest(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCompletionUserRequest`, with every problem and its place. */
export function parseStreamCompletionUserRequest(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCompletionUserRequest);
}
/** Whether the value is a `StreamContextTrimmedPayload` to a reader. */
export function isStreamContextTrimmedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamContextTrimmedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamContextTrimmedPayload`, with every problem and its place. */
export function parseStreamContextTrimmedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamContextTrimmedPayload);
}
/** Whether the value is a `StreamCorner` to a reader. */
export function isStreamCorner(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCorner(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCorner`, with every problem and its place. */
export function parseStreamCorner(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCorner);
}
/** Whether the value is a `StreamDataAudioStreamChunk` to a reader. */
export function isStreamDataAudioStreamChunk(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataAudioStreamChunk(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataAudioStreamChunk`, with every problem and its place. */
export function parseStreamDataAudioStreamChunk(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataAudioStreamChunk);
}
/** Whether the value is a `StreamDataImageDocumentDetected` to a reader. */
export function isStreamDataImageDocumentDetected(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataImageDocumentDetected(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataImageDocumentDetected`, with every problem and its place. */
export function parseStreamDataImageDocumentDetected(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataImageDocumentDetected);
}
/** Whether the value is a `StreamDataPayload` to a reader, and nothing in it is unknown; `parseStreamDataPayload` takes what is. */
export function isStreamDataPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `StreamDataPayload`, with every problem and its place. */
export function parseStreamDataPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPayload, checks.turnStreamDataPayload);
}
/** Whether the value is a `StreamDataPodcastStage` to a reader. */
export function isStreamDataPodcastStage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPodcastStage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPodcastStage`, with every problem and its place. */
export function parseStreamDataPodcastStage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPodcastStage);
}
/** Whether the value is a `StreamDatabaseSchemaMismatchDetails` to a reader. */
export function isStreamDatabaseSchemaMismatchDetails(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDatabaseSchemaMismatchDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDatabaseSchemaMismatchDetails`, with every problem and its place. */
export function parseStreamDatabaseSchemaMismatchDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDatabaseSchemaMismatchDetails);
}
/** Whether the value is a `StreamDatabaseUnavailableDetails` to a reader. */
export function isStreamDatabaseUnavailableDetails(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDatabaseUnavailableDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDatabaseUnavailableDetails`, with every problem and its place. */
export function parseStreamDatabaseUnavailableDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDatabaseUnavailableDetails);
}
/** Whether the value is a `StreamEndPayload` to a reader. */
export function isStreamEndPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamEndPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamEndPayload`, with every problem and its place. */
export function parseStreamEndPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamEndPayload);
}
/** Whether the value is a `StreamEndReason` to a reader. */
export function isStreamEndReason(value) {
    const check = new cantus.Check('read');
    checks.checkStreamEndReason(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamEndReason`, with every problem and its place. */
export function parseStreamEndReason(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamEndReason);
}
/** Whether the value is a `StreamHeartbeatPayload` to a reader. */
export function isStreamHeartbeatPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamHeartbeatPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamHeartbeatPayload`, with every problem and its place. */
export function parseStreamHeartbeatPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamHeartbeatPayload);
}
/** Whether the value is a `StreamInfoPayload` to a reader. */
export function isStreamInfoPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamInfoPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamInfoPayload`, with every problem and its place. */
export function parseStreamInfoPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamInfoPayload);
}
/** Whether the value is a `StreamInitPayload` to a reader. */
export function isStreamInitPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamInitPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamInitPayload`, with every problem and its place. */
export function parseStreamInitPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamInitPayload);
}
/** Whether the value is a `StreamInjectionConsumedItemsItem` to a reader. */
export function isStreamInjectionConsumedItemsItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamInjectionConsumedItemsItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamInjectionConsumedItemsItem`, with every problem and its place. */
export function parseStreamInjectionConsumedItemsItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamInjectionConsumedItemsItem);
}
/** Whether the value is a `StreamInjectionConsumedPayload` to a reader. */
export function isStreamInjectionConsumedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamInjectionConsumedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamInjectionConsumedPayload`, with every problem and its place. */
export function parseStreamInjectionConsumedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamInjectionConsumedPayload);
}
/** Whether the value is a `StreamModelUsage` to a reader. */
export function isStreamModelUsage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamModelUsage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamModelUsage`, with every problem and its place. */
export function parseStreamModelUsage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamModelUsage);
}
/** Whether the value is a `StreamNormalizedCitation` to a reader. */
export function isStreamNormalizedCitation(value) {
    const check = new cantus.Check('read');
    checks.checkStreamNormalizedCitation(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamNormalizedCitation`, with every problem and its place. */
export function parseStreamNormalizedCitation(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamNormalizedCitation);
}
/** Whether the value is a `StreamOperation` to a reader. */
export function isStreamOperation(value) {
    const check = new cantus.Check('read');
    checks.checkStreamOperation(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamOperation`, with every problem and its place. */
export function parseStreamOperation(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamOperation);
}
/** Whether the value is a `StreamPhasePayload` to a reader. */
export function isStreamPhasePayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamPhasePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamPhasePayload`, with every problem and its place. */
export function parseStreamPhasePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamPhasePayload);
}
/** Whether the value is a `StreamPhasePhase` to a reader. */
export function isStreamPhasePhase(value) {
    const check = new cantus.Check('read');
    checks.checkStreamPhasePhase(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamPhasePhase`, with every problem and its place. */
export function parseStreamPhasePhase(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamPhasePhase);
}
/** Whether the value is a `StreamReasoningChunkPayload` to a reader. */
export function isStreamReasoningChunkPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamReasoningChunkPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamReasoningChunkPayload`, with every problem and its place. */
export function parseStreamReasoningChunkPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamReasoningChunkPayload);
}
/** Whether the value is a `StreamReasoningPayload` to a reader. */
export function isStreamReasoningPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamReasoningPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamReasoningPayload`, with every problem and its place. */
export function parseStreamReasoningPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamReasoningPayload);
}
/** Whether the value is a `StreamReasoningState` to a reader. */
export function isStreamReasoningState(value) {
    const check = new cantus.Check('read');
    checks.checkStreamReasoningState(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamReasoningState`, with every problem and its place. */
export function parseStreamReasoningState(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamReasoningState);
}
/** Whether the value is a `StreamRecordReservedPayload` to a reader. */
export function isStreamRecordReservedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamRecordReservedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamRecordReservedPayload`, with every problem and its place. */
export function parseStreamRecordReservedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamRecordReservedPayload);
}
/** Whether the value is a `StreamRecordUpdatePayload` to a reader. */
export function isStreamRecordUpdatePayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamRecordUpdatePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamRecordUpdatePayload`, with every problem and its place. */
export function parseStreamRecordUpdatePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamRecordUpdatePayload);
}
/** Whether the value is a `StreamRecordUpdateStatus` to a reader. */
export function isStreamRecordUpdateStatus(value) {
    const check = new cantus.Check('read');
    checks.checkStreamRecordUpdateStatus(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamRecordUpdateStatus`, with every problem and its place. */
export function parseStreamRecordUpdateStatus(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamRecordUpdateStatus);
}
/** Whether the value is a `StreamRenderBlockPayload` to a reader. */
export function isStreamRenderBlockPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamRenderBlockPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamRenderBlockPayload`, with every problem and its place. */
export function parseStreamRenderBlockPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamRenderBlockPayload);
}
/** Whether the value is a `StreamRenderBlockStatus` to a reader. */
export function isStreamRenderBlockStatus(value) {
    const check = new cantus.Check('read');
    checks.checkStreamRenderBlockStatus(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamRenderBlockStatus`, with every problem and its place. */
export function parseStreamRenderBlockStatus(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamRenderBlockStatus);
}
/** Whether the value is a `StreamResourceChangedAction` to a reader. */
export function isStreamResourceChangedAction(value) {
    const check = new cantus.Check('read');
    checks.checkStreamResourceChangedAction(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamResourceChangedAction`, with every problem and its place. */
export function parseStreamResourceChangedAction(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamResourceChangedAction);
}
/** Whether the value is a `StreamResourceChangedMetadata` to a reader. */
export function isStreamResourceChangedMetadata(value) {
    const check = new cantus.Check('read');
    checks.checkStreamResourceChangedMetadata(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamResourceChangedMetadata`, with every problem and its place. */
export function parseStreamResourceChangedMetadata(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamResourceChangedMetadata);
}
/** Whether the value is a `StreamResourceChangedPayload` to a reader. */
export function isStreamResourceChangedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamResourceChangedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamResourceChangedPayload`, with every problem and its place. */
export function parseStreamResourceChangedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamResourceChangedPayload);
}
/** Whether the value is a `StreamError` to a reader, and nothing in it is unknown; `parseStreamError` takes what is. */
export function isStreamError(value) {
    const check = new cantus.Check('read');
    checks.checkStreamError(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `StreamError`, with every problem and its place. */
export function parseStreamError(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamError, checks.turnStreamError);
}
/** Whether the value is a `StreamErrorCode` to a reader. */
export function isStreamErrorCode(value) {
    const check = new cantus.Check('read');
    checks.checkStreamErrorCode(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamErrorCode`, with every problem and its place. */
export function parseStreamErrorCode(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamErrorCode);
}
/** Whether the value is a `StreamStructuredOutputData` to a reader. */
export function isStreamStructuredOutputData(value) {
    const check = new cantus.Check('read');
    checks.checkStreamStructuredOutputData(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamStructuredOutputData`, with every problem and its place. */
export function parseStreamStructuredOutputData(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamStructuredOutputData);
}
/** Whether the value is a `StreamStructuredOutputPayload` to a reader. */
export function isStreamStructuredOutputPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamStructuredOutputPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamStructuredOutputPayload`, with every problem and its place. */
export function parseStreamStructuredOutputPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamStructuredOutputPayload);
}
/** Whether the value is a `StreamTaskCancelledDetails` to a reader. */
export function isStreamTaskCancelledDetails(value) {
    const check = new cantus.Check('read');
    checks.checkStreamTaskCancelledDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamTaskCancelledDetails`, with every problem and its place. */
export function parseStreamTaskCancelledDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamTaskCancelledDetails);
}
/** Whether the value is a `StreamToolEventPayload` to a reader, and nothing in it is unknown; `parseStreamToolEventPayload` takes what is. */
export function isStreamToolEventPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolEventPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `StreamToolEventPayload`, with every problem and its place. */
export function parseStreamToolEventPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolEventPayload, checks.turnStreamToolEventPayload);
}
/** Whether the value is a `StreamToolEventToolCompleted` to a reader. */
export function isStreamToolEventToolCompleted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolEventToolCompleted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamToolEventToolCompleted`, with every problem and its place. */
export function parseStreamToolEventToolCompleted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolEventToolCompleted);
}
/** Whether the value is a `StreamToolEventToolDelegated` to a reader. */
export function isStreamToolEventToolDelegated(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolEventToolDelegated(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamToolEventToolDelegated`, with every problem and its place. */
export function parseStreamToolEventToolDelegated(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolEventToolDelegated);
}
/** Whether the value is a `StreamToolEventToolError` to a reader. */
export function isStreamToolEventToolError(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolEventToolError(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamToolEventToolError`, with every problem and its place. */
export function parseStreamToolEventToolError(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolEventToolError);
}
/** Whether the value is a `StreamToolEventToolProgress` to a reader. */
export function isStreamToolEventToolProgress(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolEventToolProgress(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamToolEventToolProgress`, with every problem and its place. */
export function parseStreamToolEventToolProgress(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolEventToolProgress);
}
/** Whether the value is a `StreamToolEventToolResultPreview` to a reader. */
export function isStreamToolEventToolResultPreview(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolEventToolResultPreview(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamToolEventToolResultPreview`, with every problem and its place. */
export function parseStreamToolEventToolResultPreview(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolEventToolResultPreview);
}
/** Whether the value is a `StreamToolEventToolStarted` to a reader. */
export function isStreamToolEventToolStarted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolEventToolStarted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamToolEventToolStarted`, with every problem and its place. */
export function parseStreamToolEventToolStarted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolEventToolStarted);
}
/** Whether the value is a `StreamToolEventToolStep` to a reader. */
export function isStreamToolEventToolStep(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolEventToolStep(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamToolEventToolStep`, with every problem and its place. */
export function parseStreamToolEventToolStep(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolEventToolStep);
}
/** Whether the value is a `StreamWarningLevel` to a reader. */
export function isStreamWarningLevel(value) {
    const check = new cantus.Check('read');
    checks.checkStreamWarningLevel(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamWarningLevel`, with every problem and its place. */
export function parseStreamWarningLevel(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamWarningLevel);
}
/** Whether the value is a `StreamWarningPayload` to a reader. */
export function isStreamWarningPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamWarningPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamWarningPayload`, with every problem and its place. */
export function parseStreamWarningPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamWarningPayload);
}
/** What is fixed about every code of a `StreamError`. */
export const STREAM_ERROR_CODES = {
    /** The store is of another release. */
    database_schema_mismatch: { retryable: false, attributes: {}, is_a: [] },
    /** The store did not answer. */
    database_unavailable: { status: 503, retryable: true, attributes: {}, is_a: [] },
    /** The client went away. */
    task_cancelled: { retryable: true, attributes: {}, is_a: [] },
};
/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newStreamError(code, members) {
    const facts = STREAM_ERROR_CODES[`${code}`];
    const error = cantus.errorObject(facts, 'code', code, 'is_a', [], members);
    return cantus.emittedValue(error, checks.checkStreamError, undefined);
}
/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownStreamErrorCode(error) {
    return cantus.knownCode(error, 'code', 'raw', 'is_a', checks.membersStreamError);
}
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
];
/** Whether the value is an event of package `stream` to a reader, and nothing in it is unknown. */
export function isStreamEvent(value) {
    const check = new cantus.Check('read');
    checks.checkStreamEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseStreamEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkStreamEvent(value, check, 1);
    return cantus.parsedEvent(value, check, 'event', [], checks.turnStreamEvent);
}
/**
 * Makes the event `chunk`: A piece of the answer's text.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamChunk(payload) {
    return checks.emitStreamEvent$Chunk(cantus.join({ event: 'chunk' }, { data: payload }));
}
/**
 * Makes the event `citation`: A provider attached a citation to the streaming answer.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamCitation(payload) {
    return checks.emitStreamEvent$Citation(cantus.join({ event: 'citation' }, { data: payload }));
}
/**
 * Makes the event `completion`: An operation ended; the result's shape follows from the operation.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamCompletion(payload) {
    return checks.emitStreamEvent$Completion(cantus.join({ event: 'completion' }, { data: payload }));
}
/**
 * Makes the event `context_trimmed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamContextTrimmed(payload) {
    return checks.emitStreamEvent$ContextTrimmed(cantus.join({ event: 'context_trimmed' }, { data: payload }));
}
/**
 * Makes the event `data`: A structured payload that the page renders inline.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamData(payload) {
    return checks.emitStreamEvent$Data(cantus.join({ event: 'data' }, { data: payload }));
}
/**
 * Makes the event `end`: Nothing follows.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamEnd(payload) {
    return checks.emitStreamEvent$End(cantus.join({ event: 'end' }, { data: payload }));
}
/**
 * Makes the event `error`: The one terminal error of a stream.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamError(payload) {
    return checks.emitStreamEvent$Error(cantus.join({ event: 'error' }, { data: payload }));
}
/**
 * Makes the event `heartbeat`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamHeartbeat(payload) {
    return checks.emitStreamEvent$Heartbeat(cantus.join({ event: 'heartbeat' }, { data: payload }));
}
/**
 * Makes the event `info`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInfo(payload) {
    return checks.emitStreamEvent$Info(cantus.join({ event: 'info' }, { data: payload }));
}
/**
 * Makes the event `init`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInit(payload) {
    return checks.emitStreamEvent$Init(cantus.join({ event: 'init' }, { data: payload }));
}
/**
 * Makes the event `injection_consumed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInjectionConsumed(payload) {
    return checks.emitStreamEvent$InjectionConsumed(cantus.join({ event: 'injection_consumed' }, { data: payload }));
}
/**
 * Makes the event `phase`: The turn has moved on one stage.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamPhase(payload) {
    return checks.emitStreamEvent$Phase(cantus.join({ event: 'phase' }, { data: payload }));
}
/**
 * Makes the event `reasoning`: Thinking began or ended; no content.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamReasoning(payload) {
    return checks.emitStreamEvent$Reasoning(cantus.join({ event: 'reasoning' }, { data: payload }));
}
/**
 * Makes the event `reasoning_chunk`: A piece of reasoning text, only when it was asked for.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamReasoningChunk(payload) {
    return checks.emitStreamEvent$ReasoningChunk(cantus.join({ event: 'reasoning_chunk' }, { data: payload }));
}
/**
 * Makes the event `record_reserved`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRecordReserved(payload) {
    return checks.emitStreamEvent$RecordReserved(cantus.join({ event: 'record_reserved' }, { data: payload }));
}
/**
 * Makes the event `record_update`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRecordUpdate(payload) {
    return checks.emitStreamEvent$RecordUpdate(cantus.join({ event: 'record_update' }, { data: payload }));
}
/**
 * Makes the event `render_block`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRenderBlock(payload) {
    return checks.emitStreamEvent$RenderBlock(cantus.join({ event: 'render_block' }, { data: payload }));
}
/**
 * Makes the event `resource_changed`: Something the client may be showing has changed; fetch it again.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamResourceChanged(payload) {
    return checks.emitStreamEvent$ResourceChanged(cantus.join({ event: 'resource_changed' }, { data: payload }));
}
/**
 * Makes the event `structured_output`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamStructuredOutput(payload) {
    return checks.emitStreamEvent$StructuredOutput(cantus.join({ event: 'structured_output' }, { data: payload }));
}
/**
 * Makes the event `tool_event`: Something happened to a tool call.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamToolEvent(payload) {
    return checks.emitStreamEvent$ToolEvent(cantus.join({ event: 'tool_event' }, { data: payload }));
}
/**
 * Makes the event `warning`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamWarning(payload) {
    return checks.emitStreamEvent$Warning(cantus.join({ event: 'warning' }, { data: payload }));
}
