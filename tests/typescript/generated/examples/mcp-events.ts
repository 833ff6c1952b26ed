/** Messages of the Model Context Protocol. */

import * as cantus from './cantus.ts';
import * as checks from './mcp-checks.ts';

/** `types.Filter` of package `mcp`. */
export interface McpFilter {
  toolsListChanged?: boolean;
  promptsListChanged?: boolean;
  resourcesListChanged?: boolean;
  resourceSubscriptions?: string[];
}

/** Whether the value is a `McpFilter` to a reader. */
export function isMcpFilter(value: unknown): value is McpFilter {
  const check = new cantus.Check('read');
  checks.checkMcpFilter(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpFilter`, with every problem and its place. */
export function parseMcpFilter(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpFilter> {
  return cantus.parse(value, view, checks.checkMcpFilter);
}

/** `errors.codes.header_mismatch.details` of package `mcp`. */
export type McpHeaderMismatchDetails = Record<string, never>;

/** Whether the value is a `McpHeaderMismatchDetails` to a reader. */
export function isMcpHeaderMismatchDetails(value: unknown): value is McpHeaderMismatchDetails {
  const check = new cantus.Check('read');
  checks.checkMcpHeaderMismatchDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpHeaderMismatchDetails`, with every problem and its place. */
export function parseMcpHeaderMismatchDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpHeaderMismatchDetails> {
  return cantus.parse(value, view, checks.checkMcpHeaderMismatchDetails);
}

/** `errors.codes.internal_error.details` of package `mcp`. */
export type McpInternalErrorDetails = Record<string, never>;

/** Whether the value is a `McpInternalErrorDetails` to a reader. */
export function isMcpInternalErrorDetails(value: unknown): value is McpInternalErrorDetails {
  const check = new cantus.Check('read');
  checks.checkMcpInternalErrorDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpInternalErrorDetails`, with every problem and its place. */
export function parseMcpInternalErrorDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpInternalErrorDetails> {
  return cantus.parse(value, view, checks.checkMcpInternalErrorDetails);
}

/** `errors.codes.invalid_params.details` of package `mcp`. */
export type McpInvalidParamsDetails = Record<string, never>;

/** Whether the value is a `McpInvalidParamsDetails` to a reader. */
export function isMcpInvalidParamsDetails(value: unknown): value is McpInvalidParamsDetails {
  const check = new cantus.Check('read');
  checks.checkMcpInvalidParamsDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpInvalidParamsDetails`, with every problem and its place. */
export function parseMcpInvalidParamsDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpInvalidParamsDetails> {
  return cantus.parse(value, view, checks.checkMcpInvalidParamsDetails);
}

/** `errors.codes.invalid_request.details` of package `mcp`. */
export type McpInvalidRequestDetails = Record<string, never>;

/** Whether the value is a `McpInvalidRequestDetails` to a reader. */
export function isMcpInvalidRequestDetails(value: unknown): value is McpInvalidRequestDetails {
  const check = new cantus.Check('read');
  checks.checkMcpInvalidRequestDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpInvalidRequestDetails`, with every problem and its place. */
export function parseMcpInvalidRequestDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpInvalidRequestDetails> {
  return cantus.parse(value, view, checks.checkMcpInvalidRequestDetails);
}

/** `types.LoggingLevel` of package `mcp`. */
export type McpLoggingLevel =
  | 'debug'
  | 'info'
  | 'notice'
  | 'warning'
  | 'error'
  | 'critical'
  | 'alert'
  | 'emergency';

/** Whether the value is a `McpLoggingLevel` to a reader. */
export function isMcpLoggingLevel(value: unknown): value is McpLoggingLevel {
  const check = new cantus.Check('read');
  checks.checkMcpLoggingLevel(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpLoggingLevel`, with every problem and its place. */
export function parseMcpLoggingLevel(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpLoggingLevel> {
  return cantus.parse(value, view, checks.checkMcpLoggingLevel);
}

/** `errors.codes.method_not_found.details` of package `mcp`. */
export type McpMethodNotFoundDetails = Record<string, never>;

/** Whether the value is a `McpMethodNotFoundDetails` to a reader. */
export function isMcpMethodNotFoundDetails(value: unknown): value is McpMethodNotFoundDetails {
  const check = new cantus.Check('read');
  checks.checkMcpMethodNotFoundDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpMethodNotFoundDetails`, with every problem and its place. */
export function parseMcpMethodNotFoundDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpMethodNotFoundDetails> {
  return cantus.parse(value, view, checks.checkMcpMethodNotFoundDetails);
}

/** `errors.codes.missing_capability.details` of package `mcp`. */
export interface McpMissingCapabilityDetails {
  requiredCapabilities: { [key: string]: unknown };
}

/** Whether the value is a `McpMissingCapabilityDetails` to a reader. */
export function isMcpMissingCapabilityDetails(value: unknown): value is McpMissingCapabilityDetails {
  const check = new cantus.Check('read');
  checks.checkMcpMissingCapabilityDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpMissingCapabilityDetails`, with every problem and its place. */
export function parseMcpMissingCapabilityDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpMissingCapabilityDetails> {
  return cantus.parse(value, view, checks.checkMcpMissingCapabilityDetails);
}

/** `types.NotificationMeta` of package `mcp`. */
export interface McpNotificationMeta {
  'io.modelcontextprotocol/subscriptionId'?: McpRequestId;
  [key: string]: unknown;
}

/** Whether the value is a `McpNotificationMeta` to a reader. */
export function isMcpNotificationMeta(value: unknown): value is McpNotificationMeta {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationMeta(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationMeta`, with every problem and its place. */
export function parseMcpNotificationMeta(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationMeta> {
  return cantus.parse(value, view, checks.checkMcpNotificationMeta);
}

/** `events.notifications/cancelled` of package `mcp`. */
export interface McpNotificationsCancelledPayload {
  _meta?: McpNotificationMeta;
  requestId: McpRequestId;
  reason?: string;
}

/** Whether the value is a `McpNotificationsCancelledPayload` to a reader. */
export function isMcpNotificationsCancelledPayload(value: unknown): value is McpNotificationsCancelledPayload {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationsCancelledPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationsCancelledPayload`, with every problem and its place. */
export function parseMcpNotificationsCancelledPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationsCancelledPayload> {
  return cantus.parse(value, view, checks.checkMcpNotificationsCancelledPayload);
}

/** `events.notifications/message` of package `mcp`. */
export interface McpNotificationsMessagePayload {
  _meta?: McpNotificationMeta;
  level: McpLoggingLevel;
  logger?: string;
  data: unknown;
}

/** Whether the value is a `McpNotificationsMessagePayload` to a reader. */
export function isMcpNotificationsMessagePayload(value: unknown): value is McpNotificationsMessagePayload {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationsMessagePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationsMessagePayload`, with every problem and its place. */
export function parseMcpNotificationsMessagePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationsMessagePayload> {
  return cantus.parse(value, view, checks.checkMcpNotificationsMessagePayload);
}

/** `events.notifications/progress` of package `mcp`. */
export interface McpNotificationsProgressPayload {
  _meta?: McpNotificationMeta;
  progressToken: McpRequestId;
  progress: number;
  total?: number;
  message?: string;
}

/** Whether the value is a `McpNotificationsProgressPayload` to a reader. */
export function isMcpNotificationsProgressPayload(value: unknown): value is McpNotificationsProgressPayload {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationsProgressPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationsProgressPayload`, with every problem and its place. */
export function parseMcpNotificationsProgressPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationsProgressPayload> {
  return cantus.parse(value, view, checks.checkMcpNotificationsProgressPayload);
}

/** `events.notifications/prompts/list_changed` of package `mcp`. */
export interface McpNotificationsPromptsListChangedPayload {
  _meta?: McpNotificationMeta;
}

/** Whether the value is a `McpNotificationsPromptsListChangedPayload` to a reader. */
export function isMcpNotificationsPromptsListChangedPayload(value: unknown): value is McpNotificationsPromptsListChangedPayload {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationsPromptsListChangedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationsPromptsListChangedPayload`, with every problem and its place. */
export function parseMcpNotificationsPromptsListChangedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationsPromptsListChangedPayload> {
  return cantus.parse(value, view, checks.checkMcpNotificationsPromptsListChangedPayload);
}

/** `events.notifications/resources/list_changed` of package `mcp`. */
export interface McpNotificationsResourcesListChangedPayload {
  _meta?: McpNotificationMeta;
}

/** Whether the value is a `McpNotificationsResourcesListChangedPayload` to a reader. */
export function isMcpNotificationsResourcesListChangedPayload(value: unknown): value is McpNotificationsResourcesListChangedPayload {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationsResourcesListChangedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationsResourcesListChangedPayload`, with every problem and its place. */
export function parseMcpNotificationsResourcesListChangedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationsResourcesListChangedPayload> {
  return cantus.parse(value, view, checks.checkMcpNotificationsResourcesListChangedPayload);
}

/** `events.notifications/resources/updated` of package `mcp`. */
export interface McpNotificationsResourcesUpdatedPayload {
  _meta?: McpNotificationMeta;
  uri: string;
}

/** Whether the value is a `McpNotificationsResourcesUpdatedPayload` to a reader. */
export function isMcpNotificationsResourcesUpdatedPayload(value: unknown): value is McpNotificationsResourcesUpdatedPayload {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationsResourcesUpdatedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationsResourcesUpdatedPayload`, with every problem and its place. */
export function parseMcpNotificationsResourcesUpdatedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationsResourcesUpdatedPayload> {
  return cantus.parse(value, view, checks.checkMcpNotificationsResourcesUpdatedPayload);
}

/** `events.notifications/subscriptions/acknowledged` of package `mcp`. */
export interface McpNotificationsSubscriptionsAcknowledgedPayload {
  _meta?: McpNotificationMeta;
  notifications: McpFilter;
}

/** Whether the value is a `McpNotificationsSubscriptionsAcknowledgedPayload` to a reader. */
export function isMcpNotificationsSubscriptionsAcknowledgedPayload(value: unknown): value is McpNotificationsSubscriptionsAcknowledgedPayload {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationsSubscriptionsAcknowledgedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationsSubscriptionsAcknowledgedPayload`, with every problem and its place. */
export function parseMcpNotificationsSubscriptionsAcknowledgedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationsSubscriptionsAcknowledgedPayload> {
  return cantus.parse(value, view, checks.checkMcpNotificationsSubscriptionsAcknowledgedPayload);
}

/** `events.notifications/tools/list_changed` of package `mcp`. */
export interface McpNotificationsToolsListChangedPayload {
  _meta?: McpNotificationMeta;
}

/** Whether the value is a `McpNotificationsToolsListChangedPayload` to a reader. */
export function isMcpNotificationsToolsListChangedPayload(value: unknown): value is McpNotificationsToolsListChangedPayload {
  const check = new cantus.Check('read');
  checks.checkMcpNotificationsToolsListChangedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpNotificationsToolsListChangedPayload`, with every problem and its place. */
export function parseMcpNotificationsToolsListChangedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpNotificationsToolsListChangedPayload> {
  return cantus.parse(value, view, checks.checkMcpNotificationsToolsListChangedPayload);
}

/** `errors.codes.parse_error.details` of package `mcp`. */
export type McpParseErrorDetails = Record<string, never>;

/** Whether the value is a `McpParseErrorDetails` to a reader. */
export function isMcpParseErrorDetails(value: unknown): value is McpParseErrorDetails {
  const check = new cantus.Check('read');
  checks.checkMcpParseErrorDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpParseErrorDetails`, with every problem and its place. */
export function parseMcpParseErrorDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpParseErrorDetails> {
  return cantus.parse(value, view, checks.checkMcpParseErrorDetails);
}

/** `types.ReadResult` of package `mcp`. */
export interface McpReadResult {
  contents: McpResourceContents[];
}

/** Whether the value is a `McpReadResult` to a reader. */
export function isMcpReadResult(value: unknown): value is McpReadResult {
  const check = new cantus.Check('read');
  checks.checkMcpReadResult(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpReadResult`, with every problem and its place. */
export function parseMcpReadResult(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpReadResult> {
  return cantus.parse(value, view, checks.checkMcpReadResult);
}

/** `types.RequestId` of package `mcp`. */
export type McpRequestId =
  | string
  | number;

/** Whether the value is a `McpRequestId` to a reader. */
export function isMcpRequestId(value: unknown): value is McpRequestId {
  const check = new cantus.Check('read');
  checks.checkMcpRequestId(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpRequestId`, with every problem and its place. */
export function parseMcpRequestId(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpRequestId> {
  return cantus.parse(value, view, checks.checkMcpRequestId);
}

/** `types.ResourceContents` of package `mcp`. */
export type McpResourceContents =
  | ({ text?: never } & McpResourceContentsBlob)
  | ({ blob?: never } & McpResourceContentsText);

/** Whether the value is a `McpResourceContents` to a reader. */
export function isMcpResourceContents(value: unknown): value is McpResourceContents {
  const check = new cantus.Check('read');
  checks.checkMcpResourceContents(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpResourceContents`, with every problem and its place. */
export function parseMcpResourceContents(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpResourceContents> {
  return cantus.parse(value, view, checks.checkMcpResourceContents);
}

/** `types.ResourceContents.blob` of package `mcp`. */
export interface McpResourceContentsBlob {
  uri: string;
  mimeType?: string;
  blob: string;
}

/** Whether the value is a `McpResourceContentsBlob` to a reader. */
export function isMcpResourceContentsBlob(value: unknown): value is McpResourceContentsBlob {
  const check = new cantus.Check('read');
  checks.checkMcpResourceContentsBlob(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpResourceContentsBlob`, with every problem and its place. */
export function parseMcpResourceContentsBlob(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpResourceContentsBlob> {
  return cantus.parse(value, view, checks.checkMcpResourceContentsBlob);
}

/** `types.ResourceContents.text` of package `mcp`. */
export interface McpResourceContentsText {
  uri: string;
  mimeType?: string;
  text: string;
}

/** Whether the value is a `McpResourceContentsText` to a reader. */
export function isMcpResourceContentsText(value: unknown): value is McpResourceContentsText {
  const check = new cantus.Check('read');
  checks.checkMcpResourceContentsText(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpResourceContentsText`, with every problem and its place. */
export function parseMcpResourceContentsText(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpResourceContentsText> {
  return cantus.parse(value, view, checks.checkMcpResourceContentsText);
}

/** `events.resources/read` of package `mcp`. */
export interface McpResourcesReadPayload {
  uri: string;
}

/** Whether the value is a `McpResourcesReadPayload` to a reader. */
export function isMcpResourcesReadPayload(value: unknown): value is McpResourcesReadPayload {
  const check = new cantus.Check('read');
  checks.checkMcpResourcesReadPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpResourcesReadPayload`, with every problem and its place. */
export function parseMcpResourcesReadPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpResourcesReadPayload> {
  return cantus.parse(value, view, checks.checkMcpResourcesReadPayload);
}

interface McpRpcError$Common {
  message: string;
}

interface McpRpcError$Members {
  /** Header and body disagree. */
  '-32020': { code: -32020; is_a?: unknown; data?: McpHeaderMismatchDetails } & McpRpcError$Common;
  /** The receiver failed. */
  '-32603': { code: -32603; is_a?: unknown; data?: McpInternalErrorDetails } & McpRpcError$Common;
  /** Wrong parameters. */
  '-32602': { code: -32602; is_a?: unknown; data?: McpInvalidParamsDetails } & McpRpcError$Common;
  /** Not a request. */
  '-32600': { code: -32600; is_a?: unknown; data?: McpInvalidRequestDetails } & McpRpcError$Common;
  /** No such method. */
  '-32601': { code: -32601; is_a?: unknown; data?: McpMethodNotFoundDetails } & McpRpcError$Common;
  /** The client did not declare a capability. */
  '-32021': { code: -32021; is_a?: unknown; data: McpMissingCapabilityDetails } & McpRpcError$Common;
  /** Not JSON. */
  '-32700': { code: -32700; is_a?: unknown; data?: McpParseErrorDetails } & McpRpcError$Common;
  /** Choose another version. */
  '-32022': { code: -32022; is_a?: unknown; data: McpUnsupportedVersionDetails } & McpRpcError$Common;
}

/** `types.RpcError` of package `mcp`. */
export type McpRpcError =
  | McpRpcError$Members[keyof McpRpcError$Members]
  /** A member that is not declared; `raw` is the whole of it. */
  | { code: '$unknown'; tag: number; raw: cantus.JsonObject };

/** Whether the value is a `McpRpcError` to a reader, and nothing in it is unknown; `parseMcpRpcError` takes what is. */
export function isMcpRpcError(value: unknown): value is McpRpcError {
  const check = new cantus.Check('read');
  checks.checkMcpRpcError(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `McpRpcError`, with every problem and its place. */
export function parseMcpRpcError(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpRpcError> {
  return cantus.parse(value, view, checks.checkMcpRpcError, checks.turnMcpRpcError);
}

/** `errors.codes` of package `mcp`. */
export type McpRpcErrorCode =
  /** Header and body disagree. */
  | -32020
  /** The receiver failed. */
  | -32603
  /** Wrong parameters. */
  | -32602
  /** Not a request. */
  | -32600
  /** No such method. */
  | -32601
  /** The client did not declare a capability. */
  | -32021
  /** Not JSON. */
  | -32700
  /** Choose another version. */
  | -32022
  | (number & {});

/** Whether the value is a `McpRpcErrorCode` to a reader. */
export function isMcpRpcErrorCode(value: unknown): value is McpRpcErrorCode {
  const check = new cantus.Check('read');
  checks.checkMcpRpcErrorCode(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpRpcErrorCode`, with every problem and its place. */
export function parseMcpRpcErrorCode(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpRpcErrorCode> {
  return cantus.parse(value, view, checks.checkMcpRpcErrorCode);
}

/** `errors.codes.unsupported_version.details` of package `mcp`. */
export interface McpUnsupportedVersionDetails {
  requested: string;
  supported: string[];
}

/** Whether the value is a `McpUnsupportedVersionDetails` to a reader. */
export function isMcpUnsupportedVersionDetails(value: unknown): value is McpUnsupportedVersionDetails {
  const check = new cantus.Check('read');
  checks.checkMcpUnsupportedVersionDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `McpUnsupportedVersionDetails`, with every problem and its place. */
export function parseMcpUnsupportedVersionDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<McpUnsupportedVersionDetails> {
  return cantus.parse(value, view, checks.checkMcpUnsupportedVersionDetails);
}

type McpRpcErrorCode$Known =
  | -32020
  | -32603
  | -32602
  | -32600
  | -32601
  | -32021
  | -32700
  | -32022;

/** What is fixed about every code of a `McpRpcError`. */
export const MCP_RPC_ERROR_CODES = {
  /** Header and body disagree. */
  '-32020': { status: 400, retryable: false, attributes: {}, is_a: [] },
  /** The receiver failed. */
  '-32603': { retryable: true, attributes: {}, is_a: [] },
  /** Wrong parameters. */
  '-32602': { retryable: false, attributes: {}, is_a: [] },
  /** Not a request. */
  '-32600': { retryable: false, attributes: {}, is_a: [] },
  /** No such method. */
  '-32601': { retryable: false, attributes: {}, is_a: [] },
  /** The client did not declare a capability. */
  '-32021': { status: 400, retryable: false, attributes: {}, is_a: [] },
  /** Not JSON. */
  '-32700': { retryable: false, attributes: {}, is_a: [] },
  /** Choose another version. */
  '-32022': { status: 400, retryable: true, attributes: {}, is_a: [] },
} as const satisfies {
  readonly [Code in `${McpRpcErrorCode$Known}`]: cantus.CodeFacts<McpRpcErrorCode$Known, Record<string, never>>;
};

/** The error with one code, typed with its details. */
export type McpRpcErrorOf<Code extends McpRpcErrorCode$Known> = McpRpcError$Members[`${Code}`];

/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newMcpRpcError<Code extends McpRpcErrorCode$Known>(
  code: Code,
  members: cantus.Asked<McpRpcError$Members[`${Code}`], 'code' | 'is_a', never>,
): McpRpcError$Members[`${Code}`] {
  const facts: cantus.CodeFacts<unknown, object> = MCP_RPC_ERROR_CODES[`${code}`];
  const error = cantus.errorObject(facts, 'code', code, 'is_a', [], members);
  return cantus.emittedValue(error, checks.checkMcpRpcError, undefined);
}

/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownMcpRpcErrorCode(error: McpRpcError): McpRpcErrorCode$Known | undefined {
  return cantus.knownCode<McpRpcErrorCode$Known>(error, 'code', 'raw', 'is_a', checks.membersMcpRpcError);
}

interface McpEvent$Common {
  jsonrpc: '2.0';
}

/** The documents of package `mcp` by the type of their event. */
export interface McpEventTypes {
  'notifications/cancelled': { method: 'notifications/cancelled'; params: McpNotificationsCancelledPayload } & McpEvent$Common;
  'notifications/message': { method: 'notifications/message'; params: McpNotificationsMessagePayload } & McpEvent$Common;
  'notifications/progress': { method: 'notifications/progress'; params: McpNotificationsProgressPayload } & McpEvent$Common;
  'notifications/prompts/list_changed': { method: 'notifications/prompts/list_changed'; params?: McpNotificationsPromptsListChangedPayload } & McpEvent$Common;
  'notifications/resources/list_changed': { method: 'notifications/resources/list_changed'; params?: McpNotificationsResourcesListChangedPayload } & McpEvent$Common;
  'notifications/resources/updated': { method: 'notifications/resources/updated'; params: McpNotificationsResourcesUpdatedPayload } & McpEvent$Common;
  'notifications/subscriptions/acknowledged': { method: 'notifications/subscriptions/acknowledged'; params: McpNotificationsSubscriptionsAcknowledgedPayload } & McpEvent$Common;
  'notifications/tools/list_changed': { method: 'notifications/tools/list_changed'; params?: McpNotificationsToolsListChangedPayload } & McpEvent$Common;
  'resources/read': { method: 'resources/read'; jsonrpc: '2.0'; id: McpRequestId; params: McpResourcesReadPayload };
}

/** The type of an event, as it stands on the wire. */
export type McpEventType = keyof McpEventTypes;

/** Every event of package `mcp`. */
export type McpEvent = McpEventTypes[McpEventType];

/** The document of one type of event. */
export type McpEventOf<Type extends McpEventType> = McpEventTypes[Type];

/** Every type of event. */
export const MCP_EVENT_TYPES = [
  'notifications/cancelled',
  'notifications/message',
  'notifications/progress',
  'notifications/prompts/list_changed',
  'notifications/resources/list_changed',
  'notifications/resources/updated',
  'notifications/subscriptions/acknowledged',
  'notifications/tools/list_changed',
  'resources/read',
] as const satisfies readonly McpEventType[];

/** Whether the value is an event of package `mcp` to a reader, and nothing in it is unknown. */
export function isMcpEvent(value: unknown): value is McpEvent {
  const check = new cantus.Check('read');
  checks.checkMcpEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseMcpEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<McpEvent, McpEvent$Common> {
  const check = new cantus.Check(view);
  checks.checkMcpEvent(value, check, 1);
  return cantus.parsedEvent(value, check, 'method', ['jsonrpc'], undefined);
}

/**
 * Makes the event `notifications/cancelled`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsCancelled(payload: McpNotificationsCancelledPayload): McpEventOf<'notifications/cancelled'> {
  return checks.emitMcpEvent$NotificationsCancelled(cantus.join({ method: 'notifications/cancelled', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/message`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsMessage(payload: McpNotificationsMessagePayload): McpEventOf<'notifications/message'> {
  return checks.emitMcpEvent$NotificationsMessage(cantus.join({ method: 'notifications/message', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/progress`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsProgress(payload: McpNotificationsProgressPayload): McpEventOf<'notifications/progress'> {
  return checks.emitMcpEvent$NotificationsProgress(cantus.join({ method: 'notifications/progress', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/prompts/list_changed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsPromptsListChanged(payload?: McpNotificationsPromptsListChangedPayload): McpEventOf<'notifications/prompts/list_changed'> {
  return checks.emitMcpEvent$NotificationsPromptsListChanged(cantus.join({ method: 'notifications/prompts/list_changed', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/resources/list_changed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsResourcesListChanged(payload?: McpNotificationsResourcesListChangedPayload): McpEventOf<'notifications/resources/list_changed'> {
  return checks.emitMcpEvent$NotificationsResourcesListChanged(cantus.join({ method: 'notifications/resources/list_changed', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/resources/updated`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsResourcesUpdated(payload: McpNotificationsResourcesUpdatedPayload): McpEventOf<'notifications/resources/updated'> {
  return checks.emitMcpEvent$NotificationsResourcesUpdated(cantus.join({ method: 'notifications/resources/updated', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/subscriptions/acknowledged`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsSubscriptionsAcknowledged(payload: McpNotificationsSubscriptionsAcknowledgedPayload): McpEventOf<'notifications/subscriptions/acknowledged'> {
  return checks.emitMcpEvent$NotificationsSubscriptionsAcknowledged(cantus.join({ method: 'notifications/subscriptions/acknowledged', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `notifications/tools/list_changed`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpNotificationsToolsListChanged(payload?: McpNotificationsToolsListChangedPayload): McpEventOf<'notifications/tools/list_changed'> {
  return checks.emitMcpEvent$NotificationsToolsListChanged(cantus.join({ method: 'notifications/tools/list_changed', jsonrpc: '2.0' }, { params: payload }));
}

/**
 * Makes the event `resources/read`
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createMcpResourcesRead(payload: McpResourcesReadPayload, beside: { id: McpRequestId }): McpEventOf<'resources/read'> {
  return checks.emitMcpEvent$ResourcesRead(cantus.join({ method: 'resources/read', jsonrpc: '2.0' }, beside, { params: payload }));
}
