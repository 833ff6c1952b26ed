/**
 * What a streaming response says to its client.
 *
 * One JSON object a line, each naming its event and carrying its payload under data. The wire is shared by every service that answers in a stream, so whatever more than one of them says is declared here once.
 */
import * as cantus from './cantus.js';
import * as checks from './stream-checks.js';
/** Whether the value is a `StreamAggregatedUsageResult` to a reader. */
export function isStreamAggregatedUsageResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamAggregatedUsageResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamAggregatedUsageResult`, with every problem and its place. */
export function parseStreamAggregatedUsageResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamAggregatedUsageResult);
}
/** Whether the value is a `StreamCheckupFinding` to a reader. */
export function isStreamCheckupFinding(value) {
    const check = new cantus.Check('read');
    checks.checkStreamCheckupFinding(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamCheckupFinding`, with every problem and its place. */
export function parseStreamCheckupFinding(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamCheckupFinding);
}
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
/** Whether the value is a `StreamConsumedInjection` to a reader. */
export function isStreamConsumedInjection(value) {
    const check = new cantus.Check('read');
    checks.checkStreamConsumedInjection(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamConsumedInjection`, with every problem and its place. */
export function parseStreamConsumedInjection(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamConsumedInjection);
}
/** Whether the value is a `StreamContextAnalysisHeadersValue` to a reader. */
export function isStreamContextAnalysisHeadersValue(value) {
    const check = new cantus.Check('read');
    checks.checkStreamContextAnalysisHeadersValue(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamContextAnalysisHeadersValue`, with every problem and its place. */
export function parseStreamContextAnalysisHeadersValue(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamContextAnalysisHeadersValue);
}
/** Whether the value is a `StreamContextAnalysisPayload` to a reader. */
export function isStreamContextAnalysisPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamContextAnalysisPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamContextAnalysisPayload`, with every problem and its place. */
export function parseStreamContextAnalysisPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamContextAnalysisPayload);
}
/** Whether the value is a `StreamContextStatePayload` to a reader. */
export function isStreamContextStatePayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamContextStatePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamContextStatePayload`, with every problem and its place. */
export function parseStreamContextStatePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamContextStatePayload);
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
/** Whether the value is a `StreamControlTokenPayload` to a reader. */
export function isStreamControlTokenPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamControlTokenPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamControlTokenPayload`, with every problem and its place. */
export function parseStreamControlTokenPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamControlTokenPayload);
}
/** Whether the value is a `StreamDataAgentStudioFromChatProgress` to a reader. */
export function isStreamDataAgentStudioFromChatProgress(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataAgentStudioFromChatProgress(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataAgentStudioFromChatProgress`, with every problem and its place. */
export function parseStreamDataAgentStudioFromChatProgress(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataAgentStudioFromChatProgress);
}
/** Whether the value is a `StreamDataAgentStudioFromChatProgressStep` to a reader. */
export function isStreamDataAgentStudioFromChatProgressStep(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataAgentStudioFromChatProgressStep(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataAgentStudioFromChatProgressStep`, with every problem and its place. */
export function parseStreamDataAgentStudioFromChatProgressStep(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataAgentStudioFromChatProgressStep);
}
/** Whether the value is a `StreamDataAgentTestResult` to a reader. */
export function isStreamDataAgentTestResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataAgentTestResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataAgentTestResult`, with every problem and its place. */
export function parseStreamDataAgentTestResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataAgentTestResult);
}
/** Whether the value is a `StreamDataAgentTestRunStatus` to a reader. */
export function isStreamDataAgentTestRunStatus(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataAgentTestRunStatus(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataAgentTestRunStatus`, with every problem and its place. */
export function parseStreamDataAgentTestRunStatus(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataAgentTestRunStatus);
}
/** Whether the value is a `StreamDataAudioOutput` to a reader. */
export function isStreamDataAudioOutput(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataAudioOutput(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataAudioOutput`, with every problem and its place. */
export function parseStreamDataAudioOutput(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataAudioOutput);
}
/** Whether the value is a `StreamDataAudioStreamEnd` to a reader. */
export function isStreamDataAudioStreamEnd(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataAudioStreamEnd(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataAudioStreamEnd`, with every problem and its place. */
export function parseStreamDataAudioStreamEnd(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataAudioStreamEnd);
}
/** Whether the value is a `StreamDataClaudeManagedSdkMessage` to a reader. */
export function isStreamDataClaudeManagedSdkMessage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataClaudeManagedSdkMessage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataClaudeManagedSdkMessage`, with every problem and its place. */
export function parseStreamDataClaudeManagedSdkMessage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataClaudeManagedSdkMessage);
}
/** Whether the value is a `StreamDataCmsLogoFound` to a reader. */
export function isStreamDataCmsLogoFound(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataCmsLogoFound(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataCmsLogoFound`, with every problem and its place. */
export function parseStreamDataCmsLogoFound(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataCmsLogoFound);
}
/** Whether the value is a `StreamDataContextConflict` to a reader. */
export function isStreamDataContextConflict(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataContextConflict(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataContextConflict`, with every problem and its place. */
export function parseStreamDataContextConflict(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataContextConflict);
}
/** Whether the value is a `StreamDataContextPersistFailed` to a reader. */
export function isStreamDataContextPersistFailed(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataContextPersistFailed(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataContextPersistFailed`, with every problem and its place. */
export function parseStreamDataContextPersistFailed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataContextPersistFailed);
}
/** Whether the value is a `StreamDataConversationId` to a reader. */
export function isStreamDataConversationId(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataConversationId(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataConversationId`, with every problem and its place. */
export function parseStreamDataConversationId(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataConversationId);
}
/** Whether the value is a `StreamDataCutoverCopyAgainProgress` to a reader. */
export function isStreamDataCutoverCopyAgainProgress(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataCutoverCopyAgainProgress(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataCutoverCopyAgainProgress`, with every problem and its place. */
export function parseStreamDataCutoverCopyAgainProgress(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataCutoverCopyAgainProgress);
}
/** Whether the value is a `StreamDataCutoverFinalSwitchCopyAgainResult` to a reader. */
export function isStreamDataCutoverFinalSwitchCopyAgainResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataCutoverFinalSwitchCopyAgainResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataCutoverFinalSwitchCopyAgainResult`, with every problem and its place. */
export function parseStreamDataCutoverFinalSwitchCopyAgainResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataCutoverFinalSwitchCopyAgainResult);
}
/** Whether the value is a `StreamDataCutoverFinalSwitchStage` to a reader. */
export function isStreamDataCutoverFinalSwitchStage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataCutoverFinalSwitchStage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataCutoverFinalSwitchStage`, with every problem and its place. */
export function parseStreamDataCutoverFinalSwitchStage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataCutoverFinalSwitchStage);
}
/** Whether the value is a `StreamDataDecisionReferenceItemFailed` to a reader. */
export function isStreamDataDecisionReferenceItemFailed(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataDecisionReferenceItemFailed(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataDecisionReferenceItemFailed`, with every problem and its place. */
export function parseStreamDataDecisionReferenceItemFailed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataDecisionReferenceItemFailed);
}
/** Whether the value is a `StreamDataDecisionReferenceItemFailedStatus` to a reader. */
export function isStreamDataDecisionReferenceItemFailedStatus(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataDecisionReferenceItemFailedStatus(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataDecisionReferenceItemFailedStatus`, with every problem and its place. */
export function parseStreamDataDecisionReferenceItemFailedStatus(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataDecisionReferenceItemFailedStatus);
}
/** Whether the value is a `StreamDataDecisionReferenceRunStarted` to a reader. */
export function isStreamDataDecisionReferenceRunStarted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataDecisionReferenceRunStarted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataDecisionReferenceRunStarted`, with every problem and its place. */
export function parseStreamDataDecisionReferenceRunStarted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataDecisionReferenceRunStarted);
}
/** Whether the value is a `StreamDataDecisionReferenceRunStartedReferenceModel` to a reader. */
export function isStreamDataDecisionReferenceRunStartedReferenceModel(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataDecisionReferenceRunStartedReferenceModel(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataDecisionReferenceRunStartedReferenceModel`, with every problem and its place. */
export function parseStreamDataDecisionReferenceRunStartedReferenceModel(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataDecisionReferenceRunStartedReferenceModel);
}
/** Whether the value is a `StreamDataDisplayQuestionnaire` to a reader. */
export function isStreamDataDisplayQuestionnaire(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataDisplayQuestionnaire(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataDisplayQuestionnaire`, with every problem and its place. */
export function parseStreamDataDisplayQuestionnaire(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataDisplayQuestionnaire);
}
/** Whether the value is a `StreamDataExtractionIndexProgress` to a reader. */
export function isStreamDataExtractionIndexProgress(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataExtractionIndexProgress(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataExtractionIndexProgress`, with every problem and its place. */
export function parseStreamDataExtractionIndexProgress(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataExtractionIndexProgress);
}
/** Whether the value is a `StreamDataFileAnalysisComplete` to a reader. */
export function isStreamDataFileAnalysisComplete(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataFileAnalysisComplete(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataFileAnalysisComplete`, with every problem and its place. */
export function parseStreamDataFileAnalysisComplete(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataFileAnalysisComplete);
}
/** Whether the value is a `StreamDataFileDetectorCompleted` to a reader. */
export function isStreamDataFileDetectorCompleted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataFileDetectorCompleted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataFileDetectorCompleted`, with every problem and its place. */
export function parseStreamDataFileDetectorCompleted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataFileDetectorCompleted);
}
/** Whether the value is a `StreamDataFileSearchPage` to a reader. */
export function isStreamDataFileSearchPage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataFileSearchPage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataFileSearchPage`, with every problem and its place. */
export function parseStreamDataFileSearchPage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataFileSearchPage);
}
/** Whether the value is a `StreamDataFileSearchPageHitsItem` to a reader. */
export function isStreamDataFileSearchPageHitsItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataFileSearchPageHitsItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataFileSearchPageHitsItem`, with every problem and its place. */
export function parseStreamDataFileSearchPageHitsItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataFileSearchPageHitsItem);
}
/** Whether the value is a `StreamDataFirstTurnFilled` to a reader. */
export function isStreamDataFirstTurnFilled(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataFirstTurnFilled(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataFirstTurnFilled`, with every problem and its place. */
export function parseStreamDataFirstTurnFilled(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataFirstTurnFilled);
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
/** Whether the value is a `StreamDataImageGenerateComplete` to a reader. */
export function isStreamDataImageGenerateComplete(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataImageGenerateComplete(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataImageGenerateComplete`, with every problem and its place. */
export function parseStreamDataImageGenerateComplete(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataImageGenerateComplete);
}
/** Whether the value is a `StreamDataImageGenerateCompleteFilesItem` to a reader. */
export function isStreamDataImageGenerateCompleteFilesItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataImageGenerateCompleteFilesItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataImageGenerateCompleteFilesItem`, with every problem and its place. */
export function parseStreamDataImageGenerateCompleteFilesItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataImageGenerateCompleteFilesItem);
}
/** Whether the value is a `StreamDataImageOutput` to a reader. */
export function isStreamDataImageOutput(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataImageOutput(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataImageOutput`, with every problem and its place. */
export function parseStreamDataImageOutput(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataImageOutput);
}
/** Whether the value is a `StreamDataImageStudioCommitItem` to a reader. */
export function isStreamDataImageStudioCommitItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataImageStudioCommitItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataImageStudioCommitItem`, with every problem and its place. */
export function parseStreamDataImageStudioCommitItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataImageStudioCommitItem);
}
/** Whether the value is a `StreamDataImageStudioVariant` to a reader. */
export function isStreamDataImageStudioVariant(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataImageStudioVariant(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataImageStudioVariant`, with every problem and its place. */
export function parseStreamDataImageStudioVariant(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataImageStudioVariant);
}
/** Whether the value is a `StreamDataKnowledgeBucketsDryRunDone` to a reader. */
export function isStreamDataKnowledgeBucketsDryRunDone(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataKnowledgeBucketsDryRunDone(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataKnowledgeBucketsDryRunDone`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsDryRunDone(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsDryRunDone);
}
/** Whether the value is a `StreamDataKnowledgeBucketsFollowUpProgress` to a reader. */
export function isStreamDataKnowledgeBucketsFollowUpProgress(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataKnowledgeBucketsFollowUpProgress(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataKnowledgeBucketsFollowUpProgress`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsFollowUpProgress(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsFollowUpProgress);
}
/** Whether the value is a `StreamDataKnowledgeBucketsFollowUpProgressKind` to a reader. */
export function isStreamDataKnowledgeBucketsFollowUpProgressKind(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataKnowledgeBucketsFollowUpProgressKind(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataKnowledgeBucketsFollowUpProgressKind`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsFollowUpProgressKind(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsFollowUpProgressKind);
}
/** Whether the value is a `StreamDataKnowledgeBucketsFollowUpProgressStage` to a reader. */
export function isStreamDataKnowledgeBucketsFollowUpProgressStage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataKnowledgeBucketsFollowUpProgressStage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataKnowledgeBucketsFollowUpProgressStage`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsFollowUpProgressStage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsFollowUpProgressStage);
}
/** Whether the value is a `StreamDataKnowledgeBucketsProgress` to a reader. */
export function isStreamDataKnowledgeBucketsProgress(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataKnowledgeBucketsProgress(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataKnowledgeBucketsProgress`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsProgress(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsProgress);
}
/** Whether the value is a `StreamDataKnowledgeBucketsProgressStage` to a reader. */
export function isStreamDataKnowledgeBucketsProgressStage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataKnowledgeBucketsProgressStage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataKnowledgeBucketsProgressStage`, with every problem and its place. */
export function parseStreamDataKnowledgeBucketsProgressStage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataKnowledgeBucketsProgressStage);
}
/** Whether the value is a `StreamDataLibrarySyncCompleted` to a reader. */
export function isStreamDataLibrarySyncCompleted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataLibrarySyncCompleted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataLibrarySyncCompleted`, with every problem and its place. */
export function parseStreamDataLibrarySyncCompleted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataLibrarySyncCompleted);
}
/** Whether the value is a `StreamDataLibrarySyncListed` to a reader. */
export function isStreamDataLibrarySyncListed(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataLibrarySyncListed(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataLibrarySyncListed`, with every problem and its place. */
export function parseStreamDataLibrarySyncListed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataLibrarySyncListed);
}
/** Whether the value is a `StreamDataLibrarySyncPersisted` to a reader. */
export function isStreamDataLibrarySyncPersisted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataLibrarySyncPersisted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataLibrarySyncPersisted`, with every problem and its place. */
export function parseStreamDataLibrarySyncPersisted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataLibrarySyncPersisted);
}
/** Whether the value is a `StreamDataLibrarySyncUnavailable` to a reader. */
export function isStreamDataLibrarySyncUnavailable(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataLibrarySyncUnavailable(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataLibrarySyncUnavailable`, with every problem and its place. */
export function parseStreamDataLibrarySyncUnavailable(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataLibrarySyncUnavailable);
}
/** Whether the value is a `StreamDataMasterworkAgentBuild` to a reader. */
export function isStreamDataMasterworkAgentBuild(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkAgentBuild(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkAgentBuild`, with every problem and its place. */
export function parseStreamDataMasterworkAgentBuild(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkAgentBuild);
}
/** Whether the value is a `StreamDataMasterworkBenchArm` to a reader. */
export function isStreamDataMasterworkBenchArm(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkBenchArm(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkBenchArm`, with every problem and its place. */
export function parseStreamDataMasterworkBenchArm(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkBenchArm);
}
/** Whether the value is a `StreamDataMasterworkBuildComplete` to a reader. */
export function isStreamDataMasterworkBuildComplete(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkBuildComplete(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkBuildComplete`, with every problem and its place. */
export function parseStreamDataMasterworkBuildComplete(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkBuildComplete);
}
/** Whether the value is a `StreamDataMasterworkCheckupFinding` to a reader. */
export function isStreamDataMasterworkCheckupFinding(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkCheckupFinding(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkCheckupFinding`, with every problem and its place. */
export function parseStreamDataMasterworkCheckupFinding(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkCheckupFinding);
}
/** Whether the value is a `StreamDataMasterworkCorpusCleaned` to a reader. */
export function isStreamDataMasterworkCorpusCleaned(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkCorpusCleaned(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkCorpusCleaned`, with every problem and its place. */
export function parseStreamDataMasterworkCorpusCleaned(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkCorpusCleaned);
}
/** Whether the value is a `StreamDataMasterworkDumpProgress` to a reader. */
export function isStreamDataMasterworkDumpProgress(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkDumpProgress(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkDumpProgress`, with every problem and its place. */
export function parseStreamDataMasterworkDumpProgress(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkDumpProgress);
}
/** Whether the value is a `StreamDataMasterworkRun` to a reader. */
export function isStreamDataMasterworkRun(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkRun(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkRun`, with every problem and its place. */
export function parseStreamDataMasterworkRun(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkRun);
}
/** Whether the value is a `StreamDataMasterworkRunFailed` to a reader. */
export function isStreamDataMasterworkRunFailed(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkRunFailed(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkRunFailed`, with every problem and its place. */
export function parseStreamDataMasterworkRunFailed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkRunFailed);
}
/** Whether the value is a `StreamDataMasterworkSealedCaseDisclosure` to a reader. */
export function isStreamDataMasterworkSealedCaseDisclosure(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkSealedCaseDisclosure(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkSealedCaseDisclosure`, with every problem and its place. */
export function parseStreamDataMasterworkSealedCaseDisclosure(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkSealedCaseDisclosure);
}
/** Whether the value is a `StreamDataMasterworkSortCasesReady` to a reader. */
export function isStreamDataMasterworkSortCasesReady(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkSortCasesReady(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkSortCasesReady`, with every problem and its place. */
export function parseStreamDataMasterworkSortCasesReady(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkSortCasesReady);
}
/** Whether the value is a `StreamDataMasterworkSortCasesReadyCasesItem` to a reader. */
export function isStreamDataMasterworkSortCasesReadyCasesItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkSortCasesReadyCasesItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkSortCasesReadyCasesItem`, with every problem and its place. */
export function parseStreamDataMasterworkSortCasesReadyCasesItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkSortCasesReadyCasesItem);
}
/** Whether the value is a `StreamDataMasterworkTriageComplete` to a reader. */
export function isStreamDataMasterworkTriageComplete(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkTriageComplete(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkTriageComplete`, with every problem and its place. */
export function parseStreamDataMasterworkTriageComplete(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkTriageComplete);
}
/** Whether the value is a `StreamDataMasterworkTriageCompleteDecisionsItem` to a reader. */
export function isStreamDataMasterworkTriageCompleteDecisionsItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMasterworkTriageCompleteDecisionsItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMasterworkTriageCompleteDecisionsItem`, with every problem and its place. */
export function parseStreamDataMasterworkTriageCompleteDecisionsItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMasterworkTriageCompleteDecisionsItem);
}
/** Whether the value is a `StreamDataMediaBlock` to a reader. */
export function isStreamDataMediaBlock(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMediaBlock(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMediaBlock`, with every problem and its place. */
export function parseStreamDataMediaBlock(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMediaBlock);
}
/** Whether the value is a `StreamDataMemoryBufferSpawned` to a reader. */
export function isStreamDataMemoryBufferSpawned(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMemoryBufferSpawned(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMemoryBufferSpawned`, with every problem and its place. */
export function parseStreamDataMemoryBufferSpawned(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMemoryBufferSpawned);
}
/** Whether the value is a `StreamDataMemoryBufferSpawnedKind` to a reader. */
export function isStreamDataMemoryBufferSpawnedKind(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMemoryBufferSpawnedKind(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMemoryBufferSpawnedKind`, with every problem and its place. */
export function parseStreamDataMemoryBufferSpawnedKind(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMemoryBufferSpawnedKind);
}
/** Whether the value is a `StreamDataMemoryError` to a reader. */
export function isStreamDataMemoryError(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMemoryError(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMemoryError`, with every problem and its place. */
export function parseStreamDataMemoryError(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMemoryError);
}
/** Whether the value is a `StreamDataMemoryReflectorCompleted` to a reader. */
export function isStreamDataMemoryReflectorCompleted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataMemoryReflectorCompleted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataMemoryReflectorCompleted`, with every problem and its place. */
export function parseStreamDataMemoryReflectorCompleted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataMemoryReflectorCompleted);
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
/** Whether the value is a `StreamDataPdfClassifyComplete` to a reader. */
export function isStreamDataPdfClassifyComplete(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfClassifyComplete(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfClassifyComplete`, with every problem and its place. */
export function parseStreamDataPdfClassifyComplete(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfClassifyComplete);
}
/** Whether the value is a `StreamDataPdfClassifyCompletePagesItem` to a reader. */
export function isStreamDataPdfClassifyCompletePagesItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfClassifyCompletePagesItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfClassifyCompletePagesItem`, with every problem and its place. */
export function parseStreamDataPdfClassifyCompletePagesItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfClassifyCompletePagesItem);
}
/** Whether the value is a `StreamDataPdfExtractComplete` to a reader. */
export function isStreamDataPdfExtractComplete(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfExtractComplete(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfExtractComplete`, with every problem and its place. */
export function parseStreamDataPdfExtractComplete(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfExtractComplete);
}
/** Whether the value is a `StreamDataPdfPageClassified` to a reader. */
export function isStreamDataPdfPageClassified(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfPageClassified(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfPageClassified`, with every problem and its place. */
export function parseStreamDataPdfPageClassified(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfPageClassified);
}
/** Whether the value is a `StreamDataPdfPipelineResult` to a reader. */
export function isStreamDataPdfPipelineResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfPipelineResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfPipelineResult`, with every problem and its place. */
export function parseStreamDataPdfPipelineResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfPipelineResult);
}
/** Whether the value is a `StreamDataPdfReadingOrderPage` to a reader. */
export function isStreamDataPdfReadingOrderPage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfReadingOrderPage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfReadingOrderPage`, with every problem and its place. */
export function parseStreamDataPdfReadingOrderPage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfReadingOrderPage);
}
/** Whether the value is a `StreamDataPdfRepeatedRegionsProgress` to a reader. */
export function isStreamDataPdfRepeatedRegionsProgress(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfRepeatedRegionsProgress(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfRepeatedRegionsProgress`, with every problem and its place. */
export function parseStreamDataPdfRepeatedRegionsProgress(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfRepeatedRegionsProgress);
}
/** Whether the value is a `StreamDataPdfRepeatedRegionsProgressStage` to a reader. */
export function isStreamDataPdfRepeatedRegionsProgressStage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfRepeatedRegionsProgressStage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfRepeatedRegionsProgressStage`, with every problem and its place. */
export function parseStreamDataPdfRepeatedRegionsProgressStage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfRepeatedRegionsProgressStage);
}
/** Whether the value is a `StreamDataPdfTableExtracted` to a reader. */
export function isStreamDataPdfTableExtracted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfTableExtracted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfTableExtracted`, with every problem and its place. */
export function parseStreamDataPdfTableExtracted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfTableExtracted);
}
/** Whether the value is a `StreamDataPdfTablesPage` to a reader. */
export function isStreamDataPdfTablesPage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPdfTablesPage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPdfTablesPage`, with every problem and its place. */
export function parseStreamDataPdfTablesPage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPdfTablesPage);
}
/** Whether the value is a `StreamDataPlanBriefDraft` to a reader. */
export function isStreamDataPlanBriefDraft(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPlanBriefDraft(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPlanBriefDraft`, with every problem and its place. */
export function parseStreamDataPlanBriefDraft(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPlanBriefDraft);
}
/** Whether the value is a `StreamDataPlanDeepenResult` to a reader. */
export function isStreamDataPlanDeepenResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPlanDeepenResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPlanDeepenResult`, with every problem and its place. */
export function parseStreamDataPlanDeepenResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPlanDeepenResult);
}
/** Whether the value is a `StreamDataPlanGenCandidate` to a reader. */
export function isStreamDataPlanGenCandidate(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPlanGenCandidate(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPlanGenCandidate`, with every problem and its place. */
export function parseStreamDataPlanGenCandidate(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPlanGenCandidate);
}
/** Whether the value is a `StreamDataPlanGenStarted` to a reader. */
export function isStreamDataPlanGenStarted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPlanGenStarted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPlanGenStarted`, with every problem and its place. */
export function parseStreamDataPlanGenStarted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPlanGenStarted);
}
/** Whether the value is a `StreamDataPlanSetupAgentResult` to a reader. */
export function isStreamDataPlanSetupAgentResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPlanSetupAgentResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPlanSetupAgentResult`, with every problem and its place. */
export function parseStreamDataPlanSetupAgentResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPlanSetupAgentResult);
}
/** Whether the value is a `StreamDataPodcastAssetGenStarted` to a reader. */
export function isStreamDataPodcastAssetGenStarted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPodcastAssetGenStarted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPodcastAssetGenStarted`, with every problem and its place. */
export function parseStreamDataPodcastAssetGenStarted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPodcastAssetGenStarted);
}
/** Whether the value is a `StreamDataPodcastAssetGenStartedAssetKind` to a reader. */
export function isStreamDataPodcastAssetGenStartedAssetKind(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPodcastAssetGenStartedAssetKind(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPodcastAssetGenStartedAssetKind`, with every problem and its place. */
export function parseStreamDataPodcastAssetGenStartedAssetKind(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPodcastAssetGenStartedAssetKind);
}
/** Whether the value is a `StreamDataPodcastMetadata` to a reader. */
export function isStreamDataPodcastMetadata(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPodcastMetadata(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPodcastMetadata`, with every problem and its place. */
export function parseStreamDataPodcastMetadata(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPodcastMetadata);
}
/** Whether the value is a `StreamDataPodcastRun` to a reader. */
export function isStreamDataPodcastRun(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPodcastRun(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPodcastRun`, with every problem and its place. */
export function parseStreamDataPodcastRun(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPodcastRun);
}
/** Whether the value is a `StreamDataPodcastStageStarted` to a reader. */
export function isStreamDataPodcastStageStarted(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataPodcastStageStarted(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataPodcastStageStarted`, with every problem and its place. */
export function parseStreamDataPodcastStageStarted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataPodcastStageStarted);
}
/** Whether the value is a `StreamDataProofEvaluated` to a reader. */
export function isStreamDataProofEvaluated(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataProofEvaluated(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataProofEvaluated`, with every problem and its place. */
export function parseStreamDataProofEvaluated(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataProofEvaluated);
}
/** Whether the value is a `StreamDataProofEvaluatedStatus` to a reader. */
export function isStreamDataProofEvaluatedStatus(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataProofEvaluatedStatus(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataProofEvaluatedStatus`, with every problem and its place. */
export function parseStreamDataProofEvaluatedStatus(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataProofEvaluatedStatus);
}
/** Whether the value is a `StreamDataProofRunSkipped` to a reader. */
export function isStreamDataProofRunSkipped(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataProofRunSkipped(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataProofRunSkipped`, with every problem and its place. */
export function parseStreamDataProofRunSkipped(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataProofRunSkipped);
}
/** Whether the value is a `StreamDataProofRunStep` to a reader. */
export function isStreamDataProofRunStep(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataProofRunStep(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataProofRunStep`, with every problem and its place. */
export function parseStreamDataProofRunStep(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataProofRunStep);
}
/** Whether the value is a `StreamDataRagVerifyResult` to a reader. */
export function isStreamDataRagVerifyResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataRagVerifyResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataRagVerifyResult`, with every problem and its place. */
export function parseStreamDataRagVerifyResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataRagVerifyResult);
}
/** Whether the value is a `StreamDataRagVerifyResultClaimsItem` to a reader. */
export function isStreamDataRagVerifyResultClaimsItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataRagVerifyResultClaimsItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataRagVerifyResultClaimsItem`, with every problem and its place. */
export function parseStreamDataRagVerifyResultClaimsItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataRagVerifyResultClaimsItem);
}
/** Whether the value is a `StreamDataScrapeBatchComplete` to a reader. */
export function isStreamDataScrapeBatchComplete(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataScrapeBatchComplete(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataScrapeBatchComplete`, with every problem and its place. */
export function parseStreamDataScrapeBatchComplete(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataScrapeBatchComplete);
}
/** Whether the value is a `StreamDataSearchResults` to a reader. */
export function isStreamDataSearchResults(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataSearchResults(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataSearchResults`, with every problem and its place. */
export function parseStreamDataSearchResults(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataSearchResults);
}
/** Whether the value is a `StreamDataSocialStage` to a reader. */
export function isStreamDataSocialStage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataSocialStage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataSocialStage`, with every problem and its place. */
export function parseStreamDataSocialStage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataSocialStage);
}
/** Whether the value is a `StreamDataSocialStageOperation` to a reader. */
export function isStreamDataSocialStageOperation(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataSocialStageOperation(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataSocialStageOperation`, with every problem and its place. */
export function parseStreamDataSocialStageOperation(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataSocialStageOperation);
}
/** Whether the value is a `StreamDataVaultPasswordHealthDiscoveryPage` to a reader. */
export function isStreamDataVaultPasswordHealthDiscoveryPage(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataVaultPasswordHealthDiscoveryPage(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataVaultPasswordHealthDiscoveryPage`, with every problem and its place. */
export function parseStreamDataVaultPasswordHealthDiscoveryPage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataVaultPasswordHealthDiscoveryPage);
}
/** Whether the value is a `StreamDataVaultPasswordHealthDiscoveryPageReferencesItem` to a reader. */
export function isStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataVaultPasswordHealthDiscoveryPageReferencesItem`, with every problem and its place. */
export function parseStreamDataVaultPasswordHealthDiscoveryPageReferencesItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataVaultPasswordHealthDiscoveryPageReferencesItem);
}
/** Whether the value is a `StreamDataVaultPasswordHealthScanReference` to a reader. */
export function isStreamDataVaultPasswordHealthScanReference(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataVaultPasswordHealthScanReference(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataVaultPasswordHealthScanReference`, with every problem and its place. */
export function parseStreamDataVaultPasswordHealthScanReference(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataVaultPasswordHealthScanReference);
}
/** Whether the value is a `StreamDataWorkflowNodeTestResult` to a reader. */
export function isStreamDataWorkflowNodeTestResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataWorkflowNodeTestResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataWorkflowNodeTestResult`, with every problem and its place. */
export function parseStreamDataWorkflowNodeTestResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataWorkflowNodeTestResult);
}
/** Whether the value is a `StreamDataYoutubeTranscriptSource` to a reader. */
export function isStreamDataYoutubeTranscriptSource(value) {
    const check = new cantus.Check('read');
    checks.checkStreamDataYoutubeTranscriptSource(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamDataYoutubeTranscriptSource`, with every problem and its place. */
export function parseStreamDataYoutubeTranscriptSource(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamDataYoutubeTranscriptSource);
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
/** Whether the value is a `StreamFailureDetails` to a reader. */
export function isStreamFailureDetails(value) {
    const check = new cantus.Check('read');
    checks.checkStreamFailureDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamFailureDetails`, with every problem and its place. */
export function parseStreamFailureDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamFailureDetails);
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
/** Whether the value is a `StreamPageBox` to a reader. */
export function isStreamPageBox(value) {
    const check = new cantus.Check('read');
    checks.checkStreamPageBox(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamPageBox`, with every problem and its place. */
export function parseStreamPageBox(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamPageBox);
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
/** Whether the value is a `StreamProviderRetryPayload` to a reader. */
export function isStreamProviderRetryPayload(value) {
    const check = new cantus.Check('read');
    checks.checkStreamProviderRetryPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamProviderRetryPayload`, with every problem and its place. */
export function parseStreamProviderRetryPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamProviderRetryPayload);
}
/** Whether the value is a `StreamProviderRetryState` to a reader. */
export function isStreamProviderRetryState(value) {
    const check = new cantus.Check('read');
    checks.checkStreamProviderRetryState(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamProviderRetryState`, with every problem and its place. */
export function parseStreamProviderRetryState(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamProviderRetryState);
}
/** Whether the value is a `StreamQuestionnaireItem` to a reader. */
export function isStreamQuestionnaireItem(value) {
    const check = new cantus.Check('read');
    checks.checkStreamQuestionnaireItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamQuestionnaireItem`, with every problem and its place. */
export function parseStreamQuestionnaireItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamQuestionnaireItem);
}
/** Whether the value is a `StreamQuestionnaireItemComponentType` to a reader. */
export function isStreamQuestionnaireItemComponentType(value) {
    const check = new cantus.Check('read');
    checks.checkStreamQuestionnaireItemComponentType(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamQuestionnaireItemComponentType`, with every problem and its place. */
export function parseStreamQuestionnaireItemComponentType(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamQuestionnaireItemComponentType);
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
/** Whether the value is a `StreamResourceChangeDetails` to a reader. */
export function isStreamResourceChangeDetails(value) {
    const check = new cantus.Check('read');
    checks.checkStreamResourceChangeDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamResourceChangeDetails`, with every problem and its place. */
export function parseStreamResourceChangeDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamResourceChangeDetails);
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
/** Whether the value is a `StreamSearchResult` to a reader. */
export function isStreamSearchResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamSearchResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamSearchResult`, with every problem and its place. */
export function parseStreamSearchResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamSearchResult);
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
/** Whether the value is a `StreamTimingStatsResult` to a reader. */
export function isStreamTimingStatsResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamTimingStatsResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamTimingStatsResult`, with every problem and its place. */
export function parseStreamTimingStatsResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamTimingStatsResult);
}
/** Whether the value is a `StreamToolCallStatsResult` to a reader. */
export function isStreamToolCallStatsResult(value) {
    const check = new cantus.Check('read');
    checks.checkStreamToolCallStatsResult(value, check, 1);
    return check.count === 0;
}
/** Reads a `StreamToolCallStatsResult`, with every problem and its place. */
export function parseStreamToolCallStatsResult(value, view = 'read') {
    return cantus.parse(value, view, checks.checkStreamToolCallStatsResult);
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
};
/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newStreamError(code, members) {
    const facts = STREAM_ERROR_CODES[`${code}`];
    const error = cantus.errorObject(facts, 'error_type', code, 'is_a', [], members);
    return cantus.emittedValue(error, checks.checkStreamError, undefined);
}
/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownStreamErrorCode(error) {
    return cantus.knownCode(error, 'error_type', 'raw', 'is_a', checks.membersStreamError);
}
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
 * Makes the event `citation`: The provider named a source for what is being streamed.
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
 * Makes the event `context_analysis`: One request to a provider as it is about to leave, for inspection.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamContextAnalysis(payload) {
    return checks.emitStreamEvent$ContextAnalysis(cantus.join({ event: 'context_analysis' }, { data: payload }));
}
/**
 * Makes the event `context_state`: How large the conversation is that the model sees.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamContextState(payload) {
    return checks.emitStreamEvent$ContextState(cantus.join({ event: 'context_state' }, { data: payload }));
}
/**
 * Makes the event `context_trimmed`: The conversation was shortened before it went to the model.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamContextTrimmed(payload) {
    return checks.emitStreamEvent$ContextTrimmed(cantus.join({ event: 'context_trimmed' }, { data: payload }));
}
/**
 * Makes the event `control_token`: The model wrote a token that steers the page and is not part of the text.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamControlToken(payload) {
    return checks.emitStreamEvent$ControlToken(cantus.join({ event: 'control_token' }, { data: payload }));
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
 * Makes the event `error`: The response failed; the one terminal error of a stream.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamError(payload) {
    return checks.emitStreamEvent$Error(cantus.join({ event: 'error' }, { data: payload }));
}
/**
 * Makes the event `heartbeat`: The stream is alive and has nothing to say.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamHeartbeat(payload) {
    return checks.emitStreamEvent$Heartbeat(cantus.join({ event: 'heartbeat' }, { data: payload }));
}
/**
 * Makes the event `info`: A remark on what is going on, for operators and perhaps for the person.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInfo(payload) {
    return checks.emitStreamEvent$Info(cantus.join({ event: 'info' }, { data: payload }));
}
/**
 * Makes the event `init`: An operation begins.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamInit(payload) {
    return checks.emitStreamEvent$Init(cantus.join({ event: 'init' }, { data: payload }));
}
/**
 * Makes the event `injection_consumed`: Messages that arrived during the turn have been read by it.
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
 * Makes the event `provider_retry`: A call of a provider failed and is waiting, tried again, given up or over.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamProviderRetry(payload) {
    return checks.emitStreamEvent$ProviderRetry(cantus.join({ event: 'provider_retry' }, { data: payload }));
}
/**
 * Makes the event `reasoning`: The model began or stopped thinking; no content.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamReasoning(payload) {
    return checks.emitStreamEvent$Reasoning(cantus.join({ event: 'reasoning' }, { data: payload }));
}
/**
 * Makes the event `reasoning_chunk`: A piece of the model's reasoning text.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamReasoningChunk(payload) {
    return checks.emitStreamEvent$ReasoningChunk(cantus.join({ event: 'reasoning_chunk' }, { data: payload }));
}
/**
 * Makes the event `record_reserved`: A record was reserved; its identity is known before its content is.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRecordReserved(payload) {
    return checks.emitStreamEvent$RecordReserved(cantus.join({ event: 'record_reserved' }, { data: payload }));
}
/**
 * Makes the event `record_update`: A record was written.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamRecordUpdate(payload) {
    return checks.emitStreamEvent$RecordUpdate(cantus.join({ event: 'record_update' }, { data: payload }));
}
/**
 * Makes the event `render_block`: A block of the answer as the page should render it, while it grows and when it is done.
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
 * Makes the event `structured_output`: An agent is done, and this is its answer as the schema it declared.
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
 * Makes the event `warning`: Something went less well than it should, and the response still succeeds.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createStreamWarning(payload) {
    return checks.emitStreamEvent$Warning(cantus.join({ event: 'warning' }, { data: payload }));
}
