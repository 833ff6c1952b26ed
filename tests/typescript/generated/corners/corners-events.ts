/**
 * Every feature of the language under an adjacent envelope.
 *
 * Not a vocabulary anybody speaks. Each event is the smallest that shows one corner.
 *
 * Its prose is hostile on purpose: *\/ --> `${x}` <\/script> """ \u2028.
 */

import * as cantus from './cantus.ts';
import type { SharedMoney, SharedMood, SharedTree } from './shared-events.ts';
import * as checks from './corners-checks.ts';

/** `types.Alias` of package `corners`. */
export type CornersAlias = SharedMoney[];

/** Whether the value is a `CornersAlias` to a reader. */
export function isCornersAlias(value: unknown): value is CornersAlias {
  const check = new cantus.Check('read');
  checks.checkCornersAlias(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersAlias`, with every problem and its place. */
export function parseCornersAlias(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersAlias> {
  return cantus.parse(value, view, checks.checkCornersAlias);
}

/** `events.alone` of package `corners`. */
export interface CornersAlonePayload {
  x?: number;
}

/** Whether the value is a `CornersAlonePayload` to a reader. */
export function isCornersAlonePayload(value: unknown): value is CornersAlonePayload {
  const check = new cantus.Check('read');
  checks.checkCornersAlonePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersAlonePayload`, with every problem and its place. */
export function parseCornersAlonePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersAlonePayload> {
  return cantus.parse(value, view, checks.checkCornersAlonePayload);
}

/** `events.alternatives.blob` of package `corners`. */
export interface CornersAlternativesBlob {
  uri: string;
  blob: string;
}

/** Whether the value is a `CornersAlternativesBlob` to a reader. */
export function isCornersAlternativesBlob(value: unknown): value is CornersAlternativesBlob {
  const check = new cantus.Check('read');
  checks.checkCornersAlternativesBlob(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersAlternativesBlob`, with every problem and its place. */
export function parseCornersAlternativesBlob(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersAlternativesBlob> {
  return cantus.parse(value, view, checks.checkCornersAlternativesBlob);
}

/** `events.alternatives.nothing` of package `corners`. */
export interface CornersAlternativesNothing {
  nothing: null;
}

/** Whether the value is a `CornersAlternativesNothing` to a reader. */
export function isCornersAlternativesNothing(value: unknown): value is CornersAlternativesNothing {
  const check = new cantus.Check('read');
  checks.checkCornersAlternativesNothing(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersAlternativesNothing`, with every problem and its place. */
export function parseCornersAlternativesNothing(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersAlternativesNothing> {
  return cantus.parse(value, view, checks.checkCornersAlternativesNothing);
}

/** `events.alternatives` of package `corners`. */
export type CornersAlternativesPayload =
  | ({ nothing?: never; text?: never } & CornersAlternativesBlob)
  | ({ blob?: never; text?: never } & CornersAlternativesNothing)
  | ({ blob?: never; nothing?: never } & CornersAlternativesText);

/** Whether the value is a `CornersAlternativesPayload` to a reader. */
export function isCornersAlternativesPayload(value: unknown): value is CornersAlternativesPayload {
  const check = new cantus.Check('read');
  checks.checkCornersAlternativesPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersAlternativesPayload`, with every problem and its place. */
export function parseCornersAlternativesPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersAlternativesPayload> {
  return cantus.parse(value, view, checks.checkCornersAlternativesPayload);
}

/** `events.alternatives.text` of package `corners`. */
export interface CornersAlternativesText {
  uri: string;
  text: string;
}

/** Whether the value is a `CornersAlternativesText` to a reader. */
export function isCornersAlternativesText(value: unknown): value is CornersAlternativesText {
  const check = new cantus.Check('read');
  checks.checkCornersAlternativesText(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersAlternativesText`, with every problem and its place. */
export function parseCornersAlternativesText(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersAlternativesText> {
  return cantus.parse(value, view, checks.checkCornersAlternativesText);
}

/** `types.Anything` of package `corners`. */
export interface CornersAnything {
  known?: number;
  [key: string]: unknown;
}

/** Whether the value is a `CornersAnything` to a reader. */
export function isCornersAnything(value: unknown): value is CornersAnything {
  const check = new cantus.Check('read');
  checks.checkCornersAnything(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersAnything`, with every problem and its place. */
export function parseCornersAnything(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersAnything> {
  return cantus.parse(value, view, checks.checkCornersAnything);
}

/** `events.asked` of package `corners`. */
export interface CornersAskedPayload {
  question: string;
}

/** Whether the value is a `CornersAskedPayload` to a reader. */
export function isCornersAskedPayload(value: unknown): value is CornersAskedPayload {
  const check = new cantus.Check('read');
  checks.checkCornersAskedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersAskedPayload`, with every problem and its place. */
export function parseCornersAskedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersAskedPayload> {
  return cantus.parse(value, view, checks.checkCornersAskedPayload);
}

/** `events.bounds.id_or_name` of package `corners`. */
export type CornersBoundsIdOrName =
  | number
  | string;

/** Whether the value is a `CornersBoundsIdOrName` to a reader. */
export function isCornersBoundsIdOrName(value: unknown): value is CornersBoundsIdOrName {
  const check = new cantus.Check('read');
  checks.checkCornersBoundsIdOrName(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersBoundsIdOrName`, with every problem and its place. */
export function parseCornersBoundsIdOrName(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersBoundsIdOrName> {
  return cantus.parse(value, view, checks.checkCornersBoundsIdOrName);
}

/** `events.bounds` of package `corners`. */
export interface CornersBoundsPayload {
  from_one?: number;
  to_ten?: number;
  above_zero?: number;
  below_one?: number;
  share?: number;
  above_int?: number;
  short?: string;
  code?: string;
  pointer?: string;
  has_digit?: string;
  pair?: number[];
  some?: string[];
  blob?: string;
  id_or_name?: CornersBoundsIdOrName | null;
}

/** Whether the value is a `CornersBoundsPayload` to a reader. */
export function isCornersBoundsPayload(value: unknown): value is CornersBoundsPayload {
  const check = new cantus.Check('read');
  checks.checkCornersBoundsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersBoundsPayload`, with every problem and its place. */
export function parseCornersBoundsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersBoundsPayload> {
  return cantus.parse(value, view, checks.checkCornersBoundsPayload);
}

/** `types.Chain` of package `corners`. */
export interface CornersChain {
  name: string;
  next?: CornersChain | null;
}

/** Whether the value is a `CornersChain` to a reader. */
export function isCornersChain(value: unknown): value is CornersChain {
  const check = new cantus.Check('read');
  checks.checkCornersChain(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersChain`, with every problem and its place. */
export function parseCornersChain(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersChain> {
  return cantus.parse(value, view, checks.checkCornersChain);
}

/** `events.codes` of package `corners`. */
export interface CornersCodesPayload {
  code: CornersCornerErrorCode;
  others?: CornersCornerErrorCode[];
}

/** Whether the value is a `CornersCodesPayload` to a reader. */
export function isCornersCodesPayload(value: unknown): value is CornersCodesPayload {
  const check = new cantus.Check('read');
  checks.checkCornersCodesPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersCodesPayload`, with every problem and its place. */
export function parseCornersCodesPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersCodesPayload> {
  return cantus.parse(value, view, checks.checkCornersCodesPayload);
}

/** Closed, with prose on some members. */
export type CornersColour =
  /** Like a fire. */
  | 'red'
  | 'green'
  /**
   * Like the sea.
   *
   * @deprecated since 2.0.0; use `green`
   */
  | 'blue';

/** Whether the value is a `CornersColour` to a reader. */
export function isCornersColour(value: unknown): value is CornersColour {
  const check = new cantus.Check('read');
  checks.checkCornersColour(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersColour`, with every problem and its place. */
export function parseCornersColour(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersColour> {
  return cantus.parse(value, view, checks.checkCornersColour);
}

/** `types.Contents` of package `corners`. */
export type CornersContents =
  | ({ text?: never } & CornersContentsBlob)
  | ({ blob?: never } & CornersContentsText);

/** Whether the value is a `CornersContents` to a reader. */
export function isCornersContents(value: unknown): value is CornersContents {
  const check = new cantus.Check('read');
  checks.checkCornersContents(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersContents`, with every problem and its place. */
export function parseCornersContents(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersContents> {
  return cantus.parse(value, view, checks.checkCornersContents);
}

/** `types.Contents.blob` of package `corners`. */
export interface CornersContentsBlob {
  mime?: string;
  blob: string;
}

/** Whether the value is a `CornersContentsBlob` to a reader. */
export function isCornersContentsBlob(value: unknown): value is CornersContentsBlob {
  const check = new cantus.Check('read');
  checks.checkCornersContentsBlob(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersContentsBlob`, with every problem and its place. */
export function parseCornersContentsBlob(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersContentsBlob> {
  return cantus.parse(value, view, checks.checkCornersContentsBlob);
}

/** `types.Contents.text` of package `corners`. */
export interface CornersContentsText {
  mime?: string;
  text: string;
}

/** Whether the value is a `CornersContentsText` to a reader. */
export function isCornersContentsText(value: unknown): value is CornersContentsText {
  const check = new cantus.Check('read');
  checks.checkCornersContentsText(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersContentsText`, with every problem and its place. */
export function parseCornersContentsText(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersContentsText> {
  return cantus.parse(value, view, checks.checkCornersContentsText);
}

interface CornersCornerError$Common {
  message: string;
  status?: number;
  retryable?: boolean;
  hint?: string;
  user_action?: CornersUserAction;
  path?: string | null;
}

interface CornersCornerError$Members {
  /** The cursor is outside what is kept. */
  gap: { code: 'gap'; kind_of?: unknown; details?: CornersGapDetails } & CornersCornerError$Common;
  /** The grant ran out. */
  grant_expired: { code: 'grant_expired'; kind_of?: unknown; details: CornersGrantExpiredDetails } & CornersCornerError$Common;
  /** The grant is gone. */
  grant_revoked: { code: 'grant_revoked'; kind_of?: unknown; details?: CornersGrantRevokedDetails } & CornersCornerError$Common;
  /** Nothing is known about it. */
  plain_failure: { code: 'plain_failure'; kind_of?: unknown; details?: CornersPlainFailureDetails } & CornersCornerError$Common;
  /** Somebody said no. */
  refused: { code: 'refused'; kind_of?: unknown; details?: CornersRefusedDetails } & CornersCornerError$Common;
  /**
   * Spelled unlike its name.
   *
   * @deprecated since 2.0.0; use `refused`
   */
  'E:99/x': { code: 'E:99/x'; kind_of?: unknown; details?: CornersRenamedCodeDetails } & CornersCornerError$Common;
}

/** `types.CornerError` of package `corners`. */
export type CornersCornerError =
  | CornersCornerError$Members[keyof CornersCornerError$Members]
  /** A member that is not declared; `raw` is the whole of it. */
  | { code: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `CornersCornerError` to a reader, and nothing in it is unknown; `parseCornersCornerError` takes what is. */
export function isCornersCornerError(value: unknown): value is CornersCornerError {
  const check = new cantus.Check('read');
  checks.checkCornersCornerError(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `CornersCornerError`, with every problem and its place. */
export function parseCornersCornerError(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersCornerError> {
  return cantus.parse(value, view, checks.checkCornersCornerError, checks.turnCornersCornerError);
}

/** `errors.codes` of package `corners`. */
export type CornersCornerErrorCode =
  /** The cursor is outside what is kept. */
  | 'gap'
  /** The grant ran out. */
  | 'grant_expired'
  /** The grant is gone. */
  | 'grant_revoked'
  /** Nothing is known about it. */
  | 'plain_failure'
  /** Somebody said no. */
  | 'refused'
  /**
   * Spelled unlike its name.
   *
   * @deprecated since 2.0.0; use `refused`
   */
  | 'E:99/x'
  | (string & {});

/** Whether the value is a `CornersCornerErrorCode` to a reader. */
export function isCornersCornerErrorCode(value: unknown): value is CornersCornerErrorCode {
  const check = new cantus.Check('read');
  checks.checkCornersCornerErrorCode(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersCornerErrorCode`, with every problem and its place. */
export function parseCornersCornerErrorCode(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersCornerErrorCode> {
  return cantus.parse(value, view, checks.checkCornersCornerErrorCode);
}

/** `events.defaults.mode` of package `corners`. */
export type CornersDefaultsMode =
  | 'fast'
  | 'slow';

/** Whether the value is a `CornersDefaultsMode` to a reader. */
export function isCornersDefaultsMode(value: unknown): value is CornersDefaultsMode {
  const check = new cantus.Check('read');
  checks.checkCornersDefaultsMode(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersDefaultsMode`, with every problem and its place. */
export function parseCornersDefaultsMode(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersDefaultsMode> {
  return cantus.parse(value, view, checks.checkCornersDefaultsMode);
}

/** `events.defaults` of package `corners`. */
export interface CornersDefaultsPayload {
  /**
   * Counts "tries" after the first.
   * @defaultValue `3`
   */
  retries?: number;
  /** @defaultValue `"slow"` */
  mode?: CornersDefaultsMode;
  /** @defaultValue `[]` */
  tags?: string[];
  /** @defaultValue `null` */
  note?: string | null;
}

/** Whether the value is a `CornersDefaultsPayload` to a reader. */
export function isCornersDefaultsPayload(value: unknown): value is CornersDefaultsPayload {
  const check = new cantus.Check('read');
  checks.checkCornersDefaultsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersDefaultsPayload`, with every problem and its place. */
export function parseCornersDefaultsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersDefaultsPayload> {
  return cantus.parse(value, view, checks.checkCornersDefaultsPayload);
}

/** `events.demanding` of package `corners`. */
export interface CornersDemandingPayload {
  reason: string;
}

/** Whether the value is a `CornersDemandingPayload` to a reader. */
export function isCornersDemandingPayload(value: unknown): value is CornersDemandingPayload {
  const check = new cantus.Check('read');
  checks.checkCornersDemandingPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersDemandingPayload`, with every problem and its place. */
export function parseCornersDemandingPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersDemandingPayload> {
  return cantus.parse(value, view, checks.checkCornersDemandingPayload);
}

/** `events.either` of package `corners`. */
export interface CornersEitherPayload {
  word?: string;
}

/** Whether the value is a `CornersEitherPayload` to a reader. */
export function isCornersEitherPayload(value: unknown): value is CornersEitherPayload {
  const check = new cantus.Check('read');
  checks.checkCornersEitherPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersEitherPayload`, with every problem and its place. */
export function parseCornersEitherPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersEitherPayload> {
  return cantus.parse(value, view, checks.checkCornersEitherPayload);
}

/** `events.enums.counted` of package `corners`. */
export type CornersEnumsCounted =
  | 1
  | 2
  | 3;

/** Whether the value is a `CornersEnumsCounted` to a reader. */
export function isCornersEnumsCounted(value: unknown): value is CornersEnumsCounted {
  const check = new cantus.Check('read');
  checks.checkCornersEnumsCounted(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersEnumsCounted`, with every problem and its place. */
export function parseCornersEnumsCounted(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersEnumsCounted> {
  return cantus.parse(value, view, checks.checkCornersEnumsCounted);
}

/** `events.enums.inline` of package `corners`. */
export type CornersEnumsInline =
  | 'on'
  | 'off';

/** Whether the value is a `CornersEnumsInline` to a reader. */
export function isCornersEnumsInline(value: unknown): value is CornersEnumsInline {
  const check = new cantus.Check('read');
  checks.checkCornersEnumsInline(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersEnumsInline`, with every problem and its place. */
export function parseCornersEnumsInline(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersEnumsInline> {
  return cantus.parse(value, view, checks.checkCornersEnumsInline);
}

/** `events.enums.marked` of package `corners`. */
export type CornersEnumsMarked =
  | 'a'
  | 'b'
  | (string & {});

/** Whether the value is a `CornersEnumsMarked` to a reader. */
export function isCornersEnumsMarked(value: unknown): value is CornersEnumsMarked {
  const check = new cantus.Check('read');
  checks.checkCornersEnumsMarked(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersEnumsMarked`, with every problem and its place. */
export function parseCornersEnumsMarked(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersEnumsMarked> {
  return cantus.parse(value, view, checks.checkCornersEnumsMarked);
}

/** `events.enums.nullable` of package `corners`. */
export type CornersEnumsNullable =
  | 'x'
  | 'y';

/** Whether the value is a `CornersEnumsNullable` to a reader. */
export function isCornersEnumsNullable(value: unknown): value is CornersEnumsNullable {
  const check = new cantus.Check('read');
  checks.checkCornersEnumsNullable(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersEnumsNullable`, with every problem and its place. */
export function parseCornersEnumsNullable(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersEnumsNullable> {
  return cantus.parse(value, view, checks.checkCornersEnumsNullable);
}

/** `events.enums` of package `corners`. */
export interface CornersEnumsPayload {
  colour?: CornersColour;
  speed?: CornersSpeed;
  maybe_speed?: CornersSpeed | null;
  mood?: SharedMood;
  interval?: CornersInterval;
  level?: CornersOpenLevel;
  odd?: CornersOdd;
  inline?: CornersEnumsInline | null;
  counted?: CornersEnumsCounted;
  marked?: CornersEnumsMarked | null;
  lone?: 'only';
  nullable?: CornersEnumsNullable | null;
}

/** Whether the value is a `CornersEnumsPayload` to a reader. */
export function isCornersEnumsPayload(value: unknown): value is CornersEnumsPayload {
  const check = new cantus.Check('read');
  checks.checkCornersEnumsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersEnumsPayload`, with every problem and its place. */
export function parseCornersEnumsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersEnumsPayload> {
  return cantus.parse(value, view, checks.checkCornersEnumsPayload);
}

/** Recursive through a family. */
export type CornersExpression =
  | ({ op: 'constant' } & CornersExpressionConstant)
  | ({ op: 'negate' } & CornersExpressionNegate)
  | ({ op: 'sum' } & CornersExpressionSum);

/** Whether the value is a `CornersExpression` to a reader. */
export function isCornersExpression(value: unknown): value is CornersExpression {
  const check = new cantus.Check('read');
  checks.checkCornersExpression(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersExpression`, with every problem and its place. */
export function parseCornersExpression(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersExpression> {
  return cantus.parse(value, view, checks.checkCornersExpression);
}

/** `types.Expression.constant` of package `corners`. */
export interface CornersExpressionConstant {
  value: number;
}

/** Whether the value is a `CornersExpressionConstant` to a reader. */
export function isCornersExpressionConstant(value: unknown): value is CornersExpressionConstant {
  const check = new cantus.Check('read');
  checks.checkCornersExpressionConstant(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersExpressionConstant`, with every problem and its place. */
export function parseCornersExpressionConstant(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersExpressionConstant> {
  return cantus.parse(value, view, checks.checkCornersExpressionConstant);
}

/** `types.Expression.negate` of package `corners`. */
export interface CornersExpressionNegate {
  of: CornersExpression;
}

/** Whether the value is a `CornersExpressionNegate` to a reader. */
export function isCornersExpressionNegate(value: unknown): value is CornersExpressionNegate {
  const check = new cantus.Check('read');
  checks.checkCornersExpressionNegate(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersExpressionNegate`, with every problem and its place. */
export function parseCornersExpressionNegate(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersExpressionNegate> {
  return cantus.parse(value, view, checks.checkCornersExpressionNegate);
}

/** `types.Expression.sum` of package `corners`. */
export interface CornersExpressionSum {
  terms: CornersExpression[];
}

/** Whether the value is a `CornersExpressionSum` to a reader. */
export function isCornersExpressionSum(value: unknown): value is CornersExpressionSum {
  const check = new cantus.Check('read');
  checks.checkCornersExpressionSum(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersExpressionSum`, with every problem and its place. */
export function parseCornersExpressionSum(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersExpressionSum> {
  return cantus.parse(value, view, checks.checkCornersExpressionSum);
}

/** `events.families` of package `corners`. */
export interface CornersFamiliesPayload {
  shape?: CornersShape;
  part?: CornersPart;
  parts?: CornersPart[];
  signal?: CornersSignal;
  server?: CornersServer;
  step?: CornersStep;
  frame?: CornersFrame;
  report?: CornersReport;
  numbered?: CornersNumbered;
  lenient?: CornersLenient;
}

/** Whether the value is a `CornersFamiliesPayload` to a reader, and nothing in it is unknown; `parseCornersFamiliesPayload` takes what is. */
export function isCornersFamiliesPayload(value: unknown): value is CornersFamiliesPayload {
  const check = new cantus.Check('read');
  checks.checkCornersFamiliesPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `CornersFamiliesPayload`, with every problem and its place. */
export function parseCornersFamiliesPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersFamiliesPayload> {
  return cantus.parse(value, view, checks.checkCornersFamiliesPayload, checks.turnCornersFamiliesPayload);
}

interface CornersFrame$Common {
  at?: number;
}

/** Adjacent, with a content that is always there. */
export type CornersFrame =
  | ({ type: 'bare' } & CornersFrame$Common)
  | ({ type: 'empty'; body: Record<string, never> } & CornersFrame$Common)
  | ({ type: 'free'; body?: CornersFrameFree } & CornersFrame$Common)
  | ({ type: 'listed'; body: CornersFrameListed } & CornersFrame$Common)
  | ({ type: 'nested'; body: CornersFrameNested } & CornersFrame$Common)
  | ({ type: 'pair'; body: CornersPoint } & CornersFrame$Common);

/** Whether the value is a `CornersFrame` to a reader. */
export function isCornersFrame(value: unknown): value is CornersFrame {
  const check = new cantus.Check('read');
  checks.checkCornersFrame(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersFrame`, with every problem and its place. */
export function parseCornersFrame(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersFrame> {
  return cantus.parse(value, view, checks.checkCornersFrame);
}

/** `types.Frame.free` of package `corners`. */
export interface CornersFrameFree {
  n?: number;
}

/** Whether the value is a `CornersFrameFree` to a reader. */
export function isCornersFrameFree(value: unknown): value is CornersFrameFree {
  const check = new cantus.Check('read');
  checks.checkCornersFrameFree(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersFrameFree`, with every problem and its place. */
export function parseCornersFrameFree(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersFrameFree> {
  return cantus.parse(value, view, checks.checkCornersFrameFree);
}

/** `types.Frame.listed` of package `corners`. */
export type CornersFrameListed =
  | ({ kind: 'a' } & CornersFrameListedA)
  | { kind: 'b' };

/** Whether the value is a `CornersFrameListed` to a reader. */
export function isCornersFrameListed(value: unknown): value is CornersFrameListed {
  const check = new cantus.Check('read');
  checks.checkCornersFrameListed(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersFrameListed`, with every problem and its place. */
export function parseCornersFrameListed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersFrameListed> {
  return cantus.parse(value, view, checks.checkCornersFrameListed);
}

/** `types.Frame.listed.a` of package `corners`. */
export interface CornersFrameListedA {
  n: number;
}

/** Whether the value is a `CornersFrameListedA` to a reader. */
export function isCornersFrameListedA(value: unknown): value is CornersFrameListedA {
  const check = new cantus.Check('read');
  checks.checkCornersFrameListedA(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersFrameListedA`, with every problem and its place. */
export function parseCornersFrameListedA(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersFrameListedA> {
  return cantus.parse(value, view, checks.checkCornersFrameListedA);
}

/** `types.Frame.nested` of package `corners`. */
export type CornersFrameNested =
  | { type: 'hole' }
  | { type: 'leaf'; body: CornersFrameNestedLeaf };

/** Whether the value is a `CornersFrameNested` to a reader. */
export function isCornersFrameNested(value: unknown): value is CornersFrameNested {
  const check = new cantus.Check('read');
  checks.checkCornersFrameNested(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersFrameNested`, with every problem and its place. */
export function parseCornersFrameNested(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersFrameNested> {
  return cantus.parse(value, view, checks.checkCornersFrameNested);
}

/** `types.Frame.nested.leaf` of package `corners`. */
export interface CornersFrameNestedLeaf {
  n: number;
}

/** Whether the value is a `CornersFrameNestedLeaf` to a reader. */
export function isCornersFrameNestedLeaf(value: unknown): value is CornersFrameNestedLeaf {
  const check = new cantus.Check('read');
  checks.checkCornersFrameNestedLeaf(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersFrameNestedLeaf`, with every problem and its place. */
export function parseCornersFrameNestedLeaf(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersFrameNestedLeaf> {
  return cantus.parse(value, view, checks.checkCornersFrameNestedLeaf);
}

/** `errors.codes.gap.details` of package `corners`. */
export interface CornersGapDetails {
  earliest?: number;
  latest?: number;
}

/** Whether the value is a `CornersGapDetails` to a reader. */
export function isCornersGapDetails(value: unknown): value is CornersGapDetails {
  const check = new cantus.Check('read');
  checks.checkCornersGapDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersGapDetails`, with every problem and its place. */
export function parseCornersGapDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersGapDetails> {
  return cantus.parse(value, view, checks.checkCornersGapDetails);
}

/** `errors.codes.grant_expired.details` of package `corners`. */
export interface CornersGrantExpiredDetails {
  expired_at: string;
  by?: string;
}

/** Whether the value is a `CornersGrantExpiredDetails` to a reader. */
export function isCornersGrantExpiredDetails(value: unknown): value is CornersGrantExpiredDetails {
  const check = new cantus.Check('read');
  checks.checkCornersGrantExpiredDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersGrantExpiredDetails`, with every problem and its place. */
export function parseCornersGrantExpiredDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersGrantExpiredDetails> {
  return cantus.parse(value, view, checks.checkCornersGrantExpiredDetails);
}

/** `errors.codes.grant_revoked.details` of package `corners`. */
export type CornersGrantRevokedDetails = Record<string, never>;

/** Whether the value is a `CornersGrantRevokedDetails` to a reader. */
export function isCornersGrantRevokedDetails(value: unknown): value is CornersGrantRevokedDetails {
  const check = new cantus.Check('read');
  checks.checkCornersGrantRevokedDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersGrantRevokedDetails`, with every problem and its place. */
export function parseCornersGrantRevokedDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersGrantRevokedDetails> {
  return cantus.parse(value, view, checks.checkCornersGrantRevokedDetails);
}

/**
 * `events.guarded.parts.items` of package `corners`.
 *
 * Sensitivity: internal
 */
export type CornersGuardedPartsItem = string;

/** Whether the value is a `CornersGuardedPartsItem` to a reader. */
export function isCornersGuardedPartsItem(value: unknown): value is CornersGuardedPartsItem {
  const check = new cantus.Check('read');
  checks.checkCornersGuardedPartsItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersGuardedPartsItem`, with every problem and its place. */
export function parseCornersGuardedPartsItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersGuardedPartsItem> {
  return cantus.parse(value, view, checks.checkCornersGuardedPartsItem);
}

/** `events.guarded` of package `corners`. */
export interface CornersGuardedPayload {
  /** Sensitivity: secret */
  name: string;
  /** Sensitivity: secret */
  quote?: string;
  /** Sensitivity: secret */
  picture?: string;
  parts: CornersGuardedPartsItem[];
  /** Sensitivity: internal */
  limit?: number | null;
  /** Sensitivity: public */
  owner: string | null;
}

/** Whether the value is a `CornersGuardedPayload` to a reader. */
export function isCornersGuardedPayload(value: unknown): value is CornersGuardedPayload {
  const check = new cantus.Check('read');
  checks.checkCornersGuardedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersGuardedPayload`, with every problem and its place. */
export function parseCornersGuardedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersGuardedPayload> {
  return cantus.parse(value, view, checks.checkCornersGuardedPayload);
}

/** `types.Interval` of package `corners`. */
export type CornersInterval =
  /** a minute */
  | 1
  /** five minutes */
  | 5
  /** a quarter */
  | 15;

/** Whether the value is a `CornersInterval` to a reader. */
export function isCornersInterval(value: unknown): value is CornersInterval {
  const check = new cantus.Check('read');
  checks.checkCornersInterval(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersInterval`, with every problem and its place. */
export function parseCornersInterval(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersInterval> {
  return cantus.parse(value, view, checks.checkCornersInterval);
}

/** `events.kinds.all` of package `corners`. */
export type CornersKindsAll =
  | boolean
  | number
  | string
  | unknown[]
  | { [key: string]: unknown };

/** Whether the value is a `CornersKindsAll` to a reader. */
export function isCornersKindsAll(value: unknown): value is CornersKindsAll {
  const check = new cantus.Check('read');
  checks.checkCornersKindsAll(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersKindsAll`, with every problem and its place. */
export function parseCornersKindsAll(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersKindsAll> {
  return cantus.parse(value, view, checks.checkCornersKindsAll);
}

/** `events.kinds.contents` of package `corners`. */
export type CornersKindsContents =
  | CornersContents
  | number;

/** Whether the value is a `CornersKindsContents` to a reader. */
export function isCornersKindsContents(value: unknown): value is CornersKindsContents {
  const check = new cantus.Check('read');
  checks.checkCornersKindsContents(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersKindsContents`, with every problem and its place. */
export function parseCornersKindsContents(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersKindsContents> {
  return cantus.parse(value, view, checks.checkCornersKindsContents);
}

/** `events.kinds.flag` of package `corners`. */
export type CornersKindsFlag =
  | boolean
  | string;

/** Whether the value is a `CornersKindsFlag` to a reader. */
export function isCornersKindsFlag(value: unknown): value is CornersKindsFlag {
  const check = new cantus.Check('read');
  checks.checkCornersKindsFlag(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersKindsFlag`, with every problem and its place. */
export function parseCornersKindsFlag(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersKindsFlag> {
  return cantus.parse(value, view, checks.checkCornersKindsFlag);
}

/** `events.kinds.id` of package `corners`. */
export type CornersKindsId =
  | string
  | number;

/** Whether the value is a `CornersKindsId` to a reader. */
export function isCornersKindsId(value: unknown): value is CornersKindsId {
  const check = new cantus.Check('read');
  checks.checkCornersKindsId(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersKindsId`, with every problem and its place. */
export function parseCornersKindsId(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersKindsId> {
  return cantus.parse(value, view, checks.checkCornersKindsId);
}

/** `events.kinds.many` of package `corners`. */
export type CornersKindsMany =
  | string
  | string[];

/** Whether the value is a `CornersKindsMany` to a reader. */
export function isCornersKindsMany(value: unknown): value is CornersKindsMany {
  const check = new cantus.Check('read');
  checks.checkCornersKindsMany(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersKindsMany`, with every problem and its place. */
export function parseCornersKindsMany(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersKindsMany> {
  return cantus.parse(value, view, checks.checkCornersKindsMany);
}

/** `events.kinds.moment` of package `corners`. */
export type CornersKindsMoment =
  | number
  | string;

/** Whether the value is a `CornersKindsMoment` to a reader. */
export function isCornersKindsMoment(value: unknown): value is CornersKindsMoment {
  const check = new cantus.Check('read');
  checks.checkCornersKindsMoment(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersKindsMoment`, with every problem and its place. */
export function parseCornersKindsMoment(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersKindsMoment> {
  return cantus.parse(value, view, checks.checkCornersKindsMoment);
}

/** `events.kinds` of package `corners`. */
export interface CornersKindsPayload {
  id?: CornersKindsId;
  flag?: CornersKindsFlag;
  many?: CornersKindsMany;
  shape?: CornersKindsShape | null;
  all?: CornersKindsAll | null;
  moment?: CornersKindsMoment;
  maybe_word?: CornersMaybeWord | null;
  nested?: CornersNested;
  contents?: CornersKindsContents;
}

/** Whether the value is a `CornersKindsPayload` to a reader. */
export function isCornersKindsPayload(value: unknown): value is CornersKindsPayload {
  const check = new cantus.Check('read');
  checks.checkCornersKindsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersKindsPayload`, with every problem and its place. */
export function parseCornersKindsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersKindsPayload> {
  return cantus.parse(value, view, checks.checkCornersKindsPayload);
}

/** `events.kinds.shape` of package `corners`. */
export type CornersKindsShape =
  | CornersOptions
  | string;

/** Whether the value is a `CornersKindsShape` to a reader. */
export function isCornersKindsShape(value: unknown): value is CornersKindsShape {
  const check = new cantus.Check('read');
  checks.checkCornersKindsShape(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersKindsShape`, with every problem and its place. */
export function parseCornersKindsShape(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersKindsShape> {
  return cantus.parse(value, view, checks.checkCornersKindsShape);
}

/** `types.Labels` of package `corners`. */
export interface CornersLabels {
  title: string;
  [key: string]: string;
}

/** Whether the value is a `CornersLabels` to a reader. */
export function isCornersLabels(value: unknown): value is CornersLabels {
  const check = new cantus.Check('read');
  checks.checkCornersLabels(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersLabels`, with every problem and its place. */
export function parseCornersLabels(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersLabels> {
  return cantus.parse(value, view, checks.checkCornersLabels);
}

/** Adjacent, open, and an object without the tag is the default member. */
export type CornersLenient =
  | { type: 'other'; body: CornersLenientOther }
  | { type?: 'plain'; body?: CornersLenientPlain }
  /** A member that is not declared; `raw` is the whole of it. */
  | { type: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `CornersLenient` to a reader, and nothing in it is unknown; `parseCornersLenient` takes what is. */
export function isCornersLenient(value: unknown): value is CornersLenient {
  const check = new cantus.Check('read');
  checks.checkCornersLenient(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `CornersLenient`, with every problem and its place. */
export function parseCornersLenient(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersLenient> {
  return cantus.parse(value, view, checks.checkCornersLenient, checks.turnCornersLenient);
}

/** `types.Lenient.other` of package `corners`. */
export interface CornersLenientOther {
  m: number;
}

/** Whether the value is a `CornersLenientOther` to a reader. */
export function isCornersLenientOther(value: unknown): value is CornersLenientOther {
  const check = new cantus.Check('read');
  checks.checkCornersLenientOther(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersLenientOther`, with every problem and its place. */
export function parseCornersLenientOther(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersLenientOther> {
  return cantus.parse(value, view, checks.checkCornersLenientOther);
}

/** `types.Lenient.plain` of package `corners`. */
export interface CornersLenientPlain {
  n?: number;
}

/** Whether the value is a `CornersLenientPlain` to a reader. */
export function isCornersLenientPlain(value: unknown): value is CornersLenientPlain {
  const check = new cantus.Check('read');
  checks.checkCornersLenientPlain(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersLenientPlain`, with every problem and its place. */
export function parseCornersLenientPlain(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersLenientPlain> {
  return cantus.parse(value, view, checks.checkCornersLenientPlain);
}

/** `events.lists.by_name.values` of package `corners`. */
export interface CornersListsByNameValue {
  x: number;
}

/** Whether the value is a `CornersListsByNameValue` to a reader. */
export function isCornersListsByNameValue(value: unknown): value is CornersListsByNameValue {
  const check = new cantus.Check('read');
  checks.checkCornersListsByNameValue(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersListsByNameValue`, with every problem and its place. */
export function parseCornersListsByNameValue(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersListsByNameValue> {
  return cantus.parse(value, view, checks.checkCornersListsByNameValue);
}

/** `events.lists.choices.items` of package `corners`. */
export type CornersListsChoicesItem =
  | string
  | number;

/** Whether the value is a `CornersListsChoicesItem` to a reader. */
export function isCornersListsChoicesItem(value: unknown): value is CornersListsChoicesItem {
  const check = new cantus.Check('read');
  checks.checkCornersListsChoicesItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersListsChoicesItem`, with every problem and its place. */
export function parseCornersListsChoicesItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersListsChoicesItem> {
  return cantus.parse(value, view, checks.checkCornersListsChoicesItem);
}

/** `events.lists` of package `corners`. */
export interface CornersListsPayload {
  numbers?: number[];
  grid?: number[][];
  names?: { [key: string]: string };
  groups?: { [key: string]: (string | null)[] };
  maps?: { [key: string]: number }[];
  maybe?: string[] | null;
  money?: CornersAlias;
  records?: CornersListsRecordsItem[];
  by_name?: { [key: string]: CornersListsByNameValue };
  choices?: CornersListsChoicesItem[];
  maybes?: (CornersMaybeId | null)[];
  tints?: { [key: string]: CornersMaybeTint | null };
  big?: string[];
}

/** Whether the value is a `CornersListsPayload` to a reader. */
export function isCornersListsPayload(value: unknown): value is CornersListsPayload {
  const check = new cantus.Check('read');
  checks.checkCornersListsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersListsPayload`, with every problem and its place. */
export function parseCornersListsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersListsPayload> {
  return cantus.parse(value, view, checks.checkCornersListsPayload);
}

/** `events.lists.records.items` of package `corners`. */
export interface CornersListsRecordsItem {
  x: number;
  y?: number;
}

/** Whether the value is a `CornersListsRecordsItem` to a reader. */
export function isCornersListsRecordsItem(value: unknown): value is CornersListsRecordsItem {
  const check = new cantus.Check('read');
  checks.checkCornersListsRecordsItem(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersListsRecordsItem`, with every problem and its place. */
export function parseCornersListsRecordsItem(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersListsRecordsItem> {
  return cantus.parse(value, view, checks.checkCornersListsRecordsItem);
}

/** `types.MaybeId` of package `corners`. */
export type CornersMaybeId =
  | string
  | number;

/** Whether the value is a `CornersMaybeId` to a reader. */
export function isCornersMaybeId(value: unknown): value is CornersMaybeId {
  const check = new cantus.Check('read');
  checks.checkCornersMaybeId(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersMaybeId`, with every problem and its place. */
export function parseCornersMaybeId(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersMaybeId> {
  return cantus.parse(value, view, checks.checkCornersMaybeId);
}

/** `events.maybe` of package `corners`. */
export interface CornersMaybePayload {
  hint?: string;
  count?: number;
}

/** Whether the value is a `CornersMaybePayload` to a reader. */
export function isCornersMaybePayload(value: unknown): value is CornersMaybePayload {
  const check = new cantus.Check('read');
  checks.checkCornersMaybePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersMaybePayload`, with every problem and its place. */
export function parseCornersMaybePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersMaybePayload> {
  return cantus.parse(value, view, checks.checkCornersMaybePayload);
}

/** `types.MaybeTint` of package `corners`. */
export type CornersMaybeTint =
  | 'warm'
  | 'cold';

/** Whether the value is a `CornersMaybeTint` to a reader. */
export function isCornersMaybeTint(value: unknown): value is CornersMaybeTint {
  const check = new cantus.Check('read');
  checks.checkCornersMaybeTint(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersMaybeTint`, with every problem and its place. */
export function parseCornersMaybeTint(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersMaybeTint> {
  return cantus.parse(value, view, checks.checkCornersMaybeTint);
}

/** `types.MaybeWord` of package `corners`. */
export type CornersMaybeWord = string;

/** Whether the value is a `CornersMaybeWord` to a reader. */
export function isCornersMaybeWord(value: unknown): value is CornersMaybeWord {
  const check = new cantus.Check('read');
  checks.checkCornersMaybeWord(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersMaybeWord`, with every problem and its place. */
export function parseCornersMaybeWord(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersMaybeWord> {
  return cantus.parse(value, view, checks.checkCornersMaybeWord);
}

/** `events.narrow` of package `corners`. */
export interface CornersNarrowPayload {
  x?: number;
}

/** Whether the value is a `CornersNarrowPayload` to a reader. */
export function isCornersNarrowPayload(value: unknown): value is CornersNarrowPayload {
  const check = new cantus.Check('read');
  checks.checkCornersNarrowPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersNarrowPayload`, with every problem and its place. */
export function parseCornersNarrowPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersNarrowPayload> {
  return cantus.parse(value, view, checks.checkCornersNarrowPayload);
}

/** `types.Nested` of package `corners`. */
export type CornersNested =
  | number
  | CornersNested[];

/** Whether the value is a `CornersNested` to a reader. */
export function isCornersNested(value: unknown): value is CornersNested {
  const check = new cantus.Check('read');
  checks.checkCornersNested(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersNested`, with every problem and its place. */
export function parseCornersNested(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersNested> {
  return cantus.parse(value, view, checks.checkCornersNested);
}

/** Its tag is an integer. */
export type CornersNumbered =
  | ({ n: 1 } & CornersNumberedOne)
  | ({ n: 0 } & CornersNumberedZero);

/** Whether the value is a `CornersNumbered` to a reader. */
export function isCornersNumbered(value: unknown): value is CornersNumbered {
  const check = new cantus.Check('read');
  checks.checkCornersNumbered(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersNumbered`, with every problem and its place. */
export function parseCornersNumbered(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersNumbered> {
  return cantus.parse(value, view, checks.checkCornersNumbered);
}

/** `types.Numbered.one` of package `corners`. */
export interface CornersNumberedOne {
  b: string;
}

/** Whether the value is a `CornersNumberedOne` to a reader. */
export function isCornersNumberedOne(value: unknown): value is CornersNumberedOne {
  const check = new cantus.Check('read');
  checks.checkCornersNumberedOne(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersNumberedOne`, with every problem and its place. */
export function parseCornersNumberedOne(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersNumberedOne> {
  return cantus.parse(value, view, checks.checkCornersNumberedOne);
}

/** `types.Numbered.zero` of package `corners`. */
export interface CornersNumberedZero {
  a?: number;
}

/** Whether the value is a `CornersNumberedZero` to a reader. */
export function isCornersNumberedZero(value: unknown): value is CornersNumberedZero {
  const check = new cantus.Check('read');
  checks.checkCornersNumberedZero(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersNumberedZero`, with every problem and its place. */
export function parseCornersNumberedZero(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersNumberedZero> {
  return cantus.parse(value, view, checks.checkCornersNumberedZero);
}

/** Members that are no identifiers anywhere. */
export type CornersOdd =
  | ''
  /** Tada. */
  | '🎉'
  | '*/'
  | '${x}'
  | '`'
  | '<\/script>'
  | '-->'
  | '\u2028'
  | '2fa'
  | 'class'
  | 'null'
  | 'true'
  | 'a-b'
  | 'a_b';

/** Whether the value is a `CornersOdd` to a reader. */
export function isCornersOdd(value: unknown): value is CornersOdd {
  const check = new cantus.Check('read');
  checks.checkCornersOdd(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersOdd`, with every problem and its place. */
export function parseCornersOdd(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOdd> {
  return cantus.parse(value, view, checks.checkCornersOdd);
}

/** `events.old_way` of package `corners`. */
export interface CornersOldWayPayload {
  /** @deprecated */
  x?: number;
  /** @deprecated nobody fills it */
  y?: number;
}

/** Whether the value is a `CornersOldWayPayload` to a reader. */
export function isCornersOldWayPayload(value: unknown): value is CornersOldWayPayload {
  const check = new cantus.Check('read');
  checks.checkCornersOldWayPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersOldWayPayload`, with every problem and its place. */
export function parseCornersOldWayPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOldWayPayload> {
  return cantus.parse(value, view, checks.checkCornersOldWayPayload);
}

/** `events.open_data.first` of package `corners`. */
export interface CornersOpenDataFirst {
  n: number;
}

/** Whether the value is a `CornersOpenDataFirst` to a reader. */
export function isCornersOpenDataFirst(value: unknown): value is CornersOpenDataFirst {
  const check = new cantus.Check('read');
  checks.checkCornersOpenDataFirst(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersOpenDataFirst`, with every problem and its place. */
export function parseCornersOpenDataFirst(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOpenDataFirst> {
  return cantus.parse(value, view, checks.checkCornersOpenDataFirst);
}

/** `events.open_data` of package `corners`. */
export type CornersOpenDataPayload =
  | ({ type: 'first' } & CornersOpenDataFirst)
  /**
   * Added from another file.
   *
   * @example
   * ```json
   * {
   *   "text": "x"
   * }
   * ```
   */
  | ({ type: 'second.part' } & CornersOpenDataSecondPart)
  | { type: 'third' }
  /** A member that is not declared; `raw` is the whole of it. */
  | { type: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `CornersOpenDataPayload` to a reader, and nothing in it is unknown; `parseCornersOpenDataPayload` takes what is. */
export function isCornersOpenDataPayload(value: unknown): value is CornersOpenDataPayload {
  const check = new cantus.Check('read');
  checks.checkCornersOpenDataPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `CornersOpenDataPayload`, with every problem and its place. */
export function parseCornersOpenDataPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOpenDataPayload> {
  return cantus.parse(value, view, checks.checkCornersOpenDataPayload, checks.turnCornersOpenDataPayload);
}

/** `events.open_data.second.part` of package `corners`. */
export interface CornersOpenDataSecondPart {
  text: string;
}

/** Whether the value is a `CornersOpenDataSecondPart` to a reader. */
export function isCornersOpenDataSecondPart(value: unknown): value is CornersOpenDataSecondPart {
  const check = new cantus.Check('read');
  checks.checkCornersOpenDataSecondPart(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersOpenDataSecondPart`, with every problem and its place. */
export function parseCornersOpenDataSecondPart(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOpenDataSecondPart> {
  return cantus.parse(value, view, checks.checkCornersOpenDataSecondPart);
}

/** `types.OpenLevel` of package `corners`. */
export type CornersOpenLevel =
  | 10
  | 20
  | 30
  | (number & {});

/** Whether the value is a `CornersOpenLevel` to a reader. */
export function isCornersOpenLevel(value: unknown): value is CornersOpenLevel {
  const check = new cantus.Check('read');
  checks.checkCornersOpenLevel(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersOpenLevel`, with every problem and its place. */
export function parseCornersOpenLevel(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOpenLevel> {
  return cantus.parse(value, view, checks.checkCornersOpenLevel);
}

/** `events.open_record` of package `corners`. */
export interface CornersOpenRecordPayload {
  x: number;
  [key: string]: unknown;
}

/** Whether the value is a `CornersOpenRecordPayload` to a reader. */
export function isCornersOpenRecordPayload(value: unknown): value is CornersOpenRecordPayload {
  const check = new cantus.Check('read');
  checks.checkCornersOpenRecordPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersOpenRecordPayload`, with every problem and its place. */
export function parseCornersOpenRecordPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOpenRecordPayload> {
  return cantus.parse(value, view, checks.checkCornersOpenRecordPayload);
}

/** `types.Options` of package `corners`. */
export interface CornersOptions {
  depth?: number;
  mode?: CornersOptionsMode;
}

/** Whether the value is a `CornersOptions` to a reader. */
export function isCornersOptions(value: unknown): value is CornersOptions {
  const check = new cantus.Check('read');
  checks.checkCornersOptions(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersOptions`, with every problem and its place. */
export function parseCornersOptions(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOptions> {
  return cantus.parse(value, view, checks.checkCornersOptions);
}

/** `types.Options.mode` of package `corners`. */
export type CornersOptionsMode =
  | 'fast'
  | 'slow';

/** Whether the value is a `CornersOptionsMode` to a reader. */
export function isCornersOptionsMode(value: unknown): value is CornersOptionsMode {
  const check = new cantus.Check('read');
  checks.checkCornersOptionsMode(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersOptionsMode`, with every problem and its place. */
export function parseCornersOptionsMode(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersOptionsMode> {
  return cantus.parse(value, view, checks.checkCornersOptionsMode);
}

/** Flat and open to readers. */
export type CornersPart =
  | ({ type: 'image' } & CornersPartImage)
  | ({ type: 'sound' } & CornersPartSound)
  | ({ type: 'text' } & CornersPartText)
  /** A member that is not declared; `raw` is the whole of it. */
  | { type: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `CornersPart` to a reader, and nothing in it is unknown; `parseCornersPart` takes what is. */
export function isCornersPart(value: unknown): value is CornersPart {
  const check = new cantus.Check('read');
  checks.checkCornersPart(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `CornersPart`, with every problem and its place. */
export function parseCornersPart(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersPart> {
  return cantus.parse(value, view, checks.checkCornersPart, checks.turnCornersPart);
}

/** `types.Part.image` of package `corners`. */
export interface CornersPartImage {
  url: string;
}

/** Whether the value is a `CornersPartImage` to a reader. */
export function isCornersPartImage(value: unknown): value is CornersPartImage {
  const check = new cantus.Check('read');
  checks.checkCornersPartImage(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersPartImage`, with every problem and its place. */
export function parseCornersPartImage(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersPartImage> {
  return cantus.parse(value, view, checks.checkCornersPartImage);
}

/** `types.Part.sound` of package `corners`. */
export interface CornersPartSound {
  seconds?: number;
}

/** Whether the value is a `CornersPartSound` to a reader. */
export function isCornersPartSound(value: unknown): value is CornersPartSound {
  const check = new cantus.Check('read');
  checks.checkCornersPartSound(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersPartSound`, with every problem and its place. */
export function parseCornersPartSound(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersPartSound> {
  return cantus.parse(value, view, checks.checkCornersPartSound);
}

/** `types.Part.text` of package `corners`. */
export interface CornersPartText {
  text: string;
}

/** Whether the value is a `CornersPartText` to a reader. */
export function isCornersPartText(value: unknown): value is CornersPartText {
  const check = new cantus.Check('read');
  checks.checkCornersPartText(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersPartText`, with every problem and its place. */
export function parseCornersPartText(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersPartText> {
  return cantus.parse(value, view, checks.checkCornersPartText);
}

/** `errors.codes.plain_failure.details` of package `corners`. */
export type CornersPlainFailureDetails = Record<string, never>;

/** Whether the value is a `CornersPlainFailureDetails` to a reader. */
export function isCornersPlainFailureDetails(value: unknown): value is CornersPlainFailureDetails {
  const check = new cantus.Check('read');
  checks.checkCornersPlainFailureDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersPlainFailureDetails`, with every problem and its place. */
export function parseCornersPlainFailureDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersPlainFailureDetails> {
  return cantus.parse(value, view, checks.checkCornersPlainFailureDetails);
}

/** `types.Point` of package `corners`. */
export interface CornersPoint {
  x: number;
  y: number;
}

/** Whether the value is a `CornersPoint` to a reader. */
export function isCornersPoint(value: unknown): value is CornersPoint {
  const check = new cantus.Check('read');
  checks.checkCornersPoint(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersPoint`, with every problem and its place. */
export function parseCornersPoint(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersPoint> {
  return cantus.parse(value, view, checks.checkCornersPoint);
}

/** `events.presence.nullable_record` of package `corners`. */
export interface CornersPresenceNullableRecord {
  x: number;
}

/** Whether the value is a `CornersPresenceNullableRecord` to a reader. */
export function isCornersPresenceNullableRecord(value: unknown): value is CornersPresenceNullableRecord {
  const check = new cantus.Check('read');
  checks.checkCornersPresenceNullableRecord(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersPresenceNullableRecord`, with every problem and its place. */
export function parseCornersPresenceNullableRecord(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersPresenceNullableRecord> {
  return cantus.parse(value, view, checks.checkCornersPresenceNullableRecord);
}

/** `events.presence` of package `corners`. */
export interface CornersPresencePayload {
  plain: string;
  absent?: string;
  nullable: string | null;
  both?: string | null;
  nullable_word?: string | null;
  nullable_record?: CornersPresenceNullableRecord | null;
}

/** Whether the value is a `CornersPresencePayload` to a reader. */
export function isCornersPresencePayload(value: unknown): value is CornersPresencePayload {
  const check = new cantus.Check('read');
  checks.checkCornersPresencePayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersPresencePayload`, with every problem and its place. */
export function parseCornersPresencePayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersPresencePayload> {
  return cantus.parse(value, view, checks.checkCornersPresencePayload);
}

/** `events.recursion` of package `corners`. */
export interface CornersRecursionPayload {
  tree?: SharedTree;
  expression?: CornersExpression;
  chain?: CornersChain;
}

/** Whether the value is a `CornersRecursionPayload` to a reader. */
export function isCornersRecursionPayload(value: unknown): value is CornersRecursionPayload {
  const check = new cantus.Check('read');
  checks.checkCornersRecursionPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersRecursionPayload`, with every problem and its place. */
export function parseCornersRecursionPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersRecursionPayload> {
  return cantus.parse(value, view, checks.checkCornersRecursionPayload);
}

/** `errors.codes.refused.details` of package `corners`. */
export type CornersRefusedDetails = Record<string, never>;

/** Whether the value is a `CornersRefusedDetails` to a reader. */
export function isCornersRefusedDetails(value: unknown): value is CornersRefusedDetails {
  const check = new cantus.Check('read');
  checks.checkCornersRefusedDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersRefusedDetails`, with every problem and its place. */
export function parseCornersRefusedDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersRefusedDetails> {
  return cantus.parse(value, view, checks.checkCornersRefusedDetails);
}

/** `errors.codes.renamed_code.details` of package `corners`. */
export type CornersRenamedCodeDetails = Record<string, never>;

/** Whether the value is a `CornersRenamedCodeDetails` to a reader. */
export function isCornersRenamedCodeDetails(value: unknown): value is CornersRenamedCodeDetails {
  const check = new cantus.Check('read');
  checks.checkCornersRenamedCodeDetails(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersRenamedCodeDetails`, with every problem and its place. */
export function parseCornersRenamedCodeDetails(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersRenamedCodeDetails> {
  return cantus.parse(value, view, checks.checkCornersRenamedCodeDetails);
}

interface CornersReport$Common {
  id: number;
  note?: string;
}

/** Adjacent, with a content that may be absent when nothing in it is required. */
export type CornersReport =
  | ({ status: 'broken'; detail: CornersReportBroken } & CornersReport$Common)
  | { status: 'graced'; id: number; note?: string; days: number; detail?: CornersReportGraced }
  | { status: 'held'; id: number; detail?: CornersAnything }
  | ({ status: 'late'; detail?: CornersReportLate } & CornersReport$Common)
  | ({ status: 'ok'; detail?: CornersReportOk } & CornersReport$Common)
  /** A member that is not declared; `raw` is the whole of it. */
  | { status: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `CornersReport` to a reader, and nothing in it is unknown; `parseCornersReport` takes what is. */
export function isCornersReport(value: unknown): value is CornersReport {
  const check = new cantus.Check('read');
  checks.checkCornersReport(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `CornersReport`, with every problem and its place. */
export function parseCornersReport(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersReport> {
  return cantus.parse(value, view, checks.checkCornersReport, checks.turnCornersReport);
}

/** `types.Report.broken` of package `corners`. */
export interface CornersReportBroken {
  why: string;
}

/** Whether the value is a `CornersReportBroken` to a reader. */
export function isCornersReportBroken(value: unknown): value is CornersReportBroken {
  const check = new cantus.Check('read');
  checks.checkCornersReportBroken(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersReportBroken`, with every problem and its place. */
export function parseCornersReportBroken(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersReportBroken> {
  return cantus.parse(value, view, checks.checkCornersReportBroken);
}

/** `types.Report.graced` of package `corners`. */
export type CornersReportGraced = Record<string, never>;

/** Whether the value is a `CornersReportGraced` to a reader. */
export function isCornersReportGraced(value: unknown): value is CornersReportGraced {
  const check = new cantus.Check('read');
  checks.checkCornersReportGraced(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersReportGraced`, with every problem and its place. */
export function parseCornersReportGraced(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersReportGraced> {
  return cantus.parse(value, view, checks.checkCornersReportGraced);
}

/** `types.Report.late` of package `corners`. */
export interface CornersReportLate {
  by?: number;
}

/** Whether the value is a `CornersReportLate` to a reader. */
export function isCornersReportLate(value: unknown): value is CornersReportLate {
  const check = new cantus.Check('read');
  checks.checkCornersReportLate(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersReportLate`, with every problem and its place. */
export function parseCornersReportLate(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersReportLate> {
  return cantus.parse(value, view, checks.checkCornersReportLate);
}

/** `types.Report.ok` of package `corners`. */
export type CornersReportOk = Record<string, never>;

/** Whether the value is a `CornersReportOk` to a reader. */
export function isCornersReportOk(value: unknown): value is CornersReportOk {
  const check = new cantus.Check('read');
  checks.checkCornersReportOk(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersReportOk`, with every problem and its place. */
export function parseCornersReportOk(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersReportOk> {
  return cantus.parse(value, view, checks.checkCornersReportOk);
}

/** `events.rests.inline` of package `corners`. */
export interface CornersRestsInline {
  a?: boolean;
  [key: string]: number | null | boolean | undefined;
}

/** Whether the value is a `CornersRestsInline` to a reader. */
export function isCornersRestsInline(value: unknown): value is CornersRestsInline {
  const check = new cantus.Check('read');
  checks.checkCornersRestsInline(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersRestsInline`, with every problem and its place. */
export function parseCornersRestsInline(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersRestsInline> {
  return cantus.parse(value, view, checks.checkCornersRestsInline);
}

/** `events.rests.only_rest` of package `corners`. */
export interface CornersRestsOnlyRest {
  [key: string]: SharedMoney;
}

/** Whether the value is a `CornersRestsOnlyRest` to a reader. */
export function isCornersRestsOnlyRest(value: unknown): value is CornersRestsOnlyRest {
  const check = new cantus.Check('read');
  checks.checkCornersRestsOnlyRest(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersRestsOnlyRest`, with every problem and its place. */
export function parseCornersRestsOnlyRest(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersRestsOnlyRest> {
  return cantus.parse(value, view, checks.checkCornersRestsOnlyRest);
}

/** `events.rests` of package `corners`. */
export interface CornersRestsPayload {
  labels?: CornersLabels;
  anything?: CornersAnything;
  inline?: CornersRestsInline;
  only_rest?: CornersRestsOnlyRest;
}

/** Whether the value is a `CornersRestsPayload` to a reader. */
export function isCornersRestsPayload(value: unknown): value is CornersRestsPayload {
  const check = new cantus.Check('read');
  checks.checkCornersRestsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersRestsPayload`, with every problem and its place. */
export function parseCornersRestsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersRestsPayload> {
  return cantus.parse(value, view, checks.checkCornersRestsPayload);
}

/** `events.scalars` of package `corners`. */
export interface CornersScalarsPayload {
  a_bool?: boolean;
  a_string?: string;
  an_int32?: number;
  an_uint32?: number;
  an_integer?: number;
  an_int64?: string;
  an_uint64?: string;
  a_number?: number;
  a_timestamp?: string;
  a_date?: string;
  an_uuid?: string;
  an_uri?: string;
  some_bytes?: string;
  any_json?: unknown;
  only_true?: true;
  only_false?: false;
  only_42?: 42;
  only_minus_one?: -1;
  only_null?: null;
  only_word?: 'word';
  /**
   * @example
   * ```json
   * "a@example.org"
   * ```
   */
  formatted?: string;
}

/** Whether the value is a `CornersScalarsPayload` to a reader. */
export function isCornersScalarsPayload(value: unknown): value is CornersScalarsPayload {
  const check = new cantus.Check('read');
  checks.checkCornersScalarsPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersScalarsPayload`, with every problem and its place. */
export function parseCornersScalarsPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersScalarsPayload> {
  return cantus.parse(value, view, checks.checkCornersScalarsPayload);
}

/** `events.sealed` of package `corners`. */
export interface CornersSealedPayload {
  word: string;
  more?: number;
}

/** Whether the value is a `CornersSealedPayload` to a reader. */
export function isCornersSealedPayload(value: unknown): value is CornersSealedPayload {
  const check = new cantus.Check('read');
  checks.checkCornersSealedPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersSealedPayload`, with every problem and its place. */
export function parseCornersSealedPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersSealedPayload> {
  return cantus.parse(value, view, checks.checkCornersSealedPayload);
}

/** An object without the tag is the default member. */
export type CornersServer =
  | ({ type: 'http' } & CornersServerHttp)
  | ({ type?: 'stdio' } & CornersServerStdio);

/** Whether the value is a `CornersServer` to a reader. */
export function isCornersServer(value: unknown): value is CornersServer {
  const check = new cantus.Check('read');
  checks.checkCornersServer(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersServer`, with every problem and its place. */
export function parseCornersServer(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersServer> {
  return cantus.parse(value, view, checks.checkCornersServer);
}

/** `types.Server.http` of package `corners`. */
export interface CornersServerHttp {
  name: string;
  url: string;
}

/** Whether the value is a `CornersServerHttp` to a reader. */
export function isCornersServerHttp(value: unknown): value is CornersServerHttp {
  const check = new cantus.Check('read');
  checks.checkCornersServerHttp(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersServerHttp`, with every problem and its place. */
export function parseCornersServerHttp(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersServerHttp> {
  return cantus.parse(value, view, checks.checkCornersServerHttp);
}

/** `types.Server.stdio` of package `corners`. */
export interface CornersServerStdio {
  name: string;
  command: string;
}

/** Whether the value is a `CornersServerStdio` to a reader. */
export function isCornersServerStdio(value: unknown): value is CornersServerStdio {
  const check = new cantus.Check('read');
  checks.checkCornersServerStdio(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersServerStdio`, with every problem and its place. */
export function parseCornersServerStdio(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersServerStdio> {
  return cantus.parse(value, view, checks.checkCornersServerStdio);
}

interface CornersShape$Common {
  label?: string;
}

/** Flat, closed, with a field beside every tag. */
export type CornersShape =
  /** Round. */
  | ({ type: 'circle' } & CornersShape$Common & CornersShapeCircle)
  | ({ type: 'nothing' } & CornersShape$Common)
  | ({ type: 'point' } & CornersShape$Common & CornersPoint)
  | ({ type: 'titled'; label: string } & CornersShapeTitled)
  | ({ type: 'unnamed' } & CornersShapeUnnamed);

/** Whether the value is a `CornersShape` to a reader. */
export function isCornersShape(value: unknown): value is CornersShape {
  const check = new cantus.Check('read');
  checks.checkCornersShape(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersShape`, with every problem and its place. */
export function parseCornersShape(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersShape> {
  return cantus.parse(value, view, checks.checkCornersShape);
}

/** `types.Shape.circle` of package `corners`. */
export interface CornersShapeCircle {
  r: number;
}

/** Whether the value is a `CornersShapeCircle` to a reader. */
export function isCornersShapeCircle(value: unknown): value is CornersShapeCircle {
  const check = new cantus.Check('read');
  checks.checkCornersShapeCircle(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersShapeCircle`, with every problem and its place. */
export function parseCornersShapeCircle(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersShapeCircle> {
  return cantus.parse(value, view, checks.checkCornersShapeCircle);
}

/** `types.Shape.titled` of package `corners`. */
export interface CornersShapeTitled {
  n: number;
}

/** Whether the value is a `CornersShapeTitled` to a reader. */
export function isCornersShapeTitled(value: unknown): value is CornersShapeTitled {
  const check = new cantus.Check('read');
  checks.checkCornersShapeTitled(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersShapeTitled`, with every problem and its place. */
export function parseCornersShapeTitled(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersShapeTitled> {
  return cantus.parse(value, view, checks.checkCornersShapeTitled);
}

/** `types.Shape.unnamed` of package `corners`. */
export interface CornersShapeUnnamed {
  n: number;
}

/** Whether the value is a `CornersShapeUnnamed` to a reader. */
export function isCornersShapeUnnamed(value: unknown): value is CornersShapeUnnamed {
  const check = new cantus.Check('read');
  checks.checkCornersShapeUnnamed(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersShapeUnnamed`, with every problem and its place. */
export function parseCornersShapeUnnamed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersShapeUnnamed> {
  return cantus.parse(value, view, checks.checkCornersShapeUnnamed);
}

/** Flat and open to both; a relay may pass on what it does not know. */
export type CornersSignal =
  | { kind: 'ping' }
  | ({ kind: 'pong' } & CornersSignalPong)
  /** A member that is not declared; `raw` is the whole of it. */
  | { kind: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `CornersSignal` to a reader, and nothing in it is unknown; `parseCornersSignal` takes what is. */
export function isCornersSignal(value: unknown): value is CornersSignal {
  const check = new cantus.Check('read');
  checks.checkCornersSignal(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `CornersSignal`, with every problem and its place. */
export function parseCornersSignal(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersSignal> {
  return cantus.parse(value, view, checks.checkCornersSignal, checks.turnCornersSignal);
}

/** `types.Signal.pong` of package `corners`. */
export interface CornersSignalPong {
  of: number;
}

/** Whether the value is a `CornersSignalPong` to a reader. */
export function isCornersSignalPong(value: unknown): value is CornersSignalPong {
  const check = new cantus.Check('read');
  checks.checkCornersSignalPong(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersSignalPong`, with every problem and its place. */
export function parseCornersSignalPong(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersSignalPong> {
  return cantus.parse(value, view, checks.checkCornersSignalPong);
}

/** Readers take speeds they have not heard of. */
export type CornersSpeed =
  | 'slow'
  | 'fast'
  | (string & {});

/** Whether the value is a `CornersSpeed` to a reader. */
export function isCornersSpeed(value: unknown): value is CornersSpeed {
  const check = new cantus.Check('read');
  checks.checkCornersSpeed(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersSpeed`, with every problem and its place. */
export function parseCornersSpeed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersSpeed> {
  return cantus.parse(value, view, checks.checkCornersSpeed);
}

/** Two tags in one flat object. */
export type CornersStep =
  | ({ type: 'choose' } & CornersStepChoose)
  | ({ type: 'log' } & CornersStepLog)
  /** A tool did something. */
  | ({ type: 'tool' } & CornersStepTool)
  | ({ type: 'wait' } & CornersStepWait);

/** Whether the value is a `CornersStep` to a reader. */
export function isCornersStep(value: unknown): value is CornersStep {
  const check = new cantus.Check('read');
  checks.checkCornersStep(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStep`, with every problem and its place. */
export function parseCornersStep(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStep> {
  return cantus.parse(value, view, checks.checkCornersStep);
}

/** `types.Step.choose` of package `corners`. */
export type CornersStepChoose =
  | ({ yes?: never } & CornersStepChooseNo)
  | ({ no?: never } & CornersStepChooseYes);

/** Whether the value is a `CornersStepChoose` to a reader. */
export function isCornersStepChoose(value: unknown): value is CornersStepChoose {
  const check = new cantus.Check('read');
  checks.checkCornersStepChoose(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStepChoose`, with every problem and its place. */
export function parseCornersStepChoose(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStepChoose> {
  return cantus.parse(value, view, checks.checkCornersStepChoose);
}

/** `types.Step.choose.no` of package `corners`. */
export interface CornersStepChooseNo {
  no: number;
}

/** Whether the value is a `CornersStepChooseNo` to a reader. */
export function isCornersStepChooseNo(value: unknown): value is CornersStepChooseNo {
  const check = new cantus.Check('read');
  checks.checkCornersStepChooseNo(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStepChooseNo`, with every problem and its place. */
export function parseCornersStepChooseNo(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStepChooseNo> {
  return cantus.parse(value, view, checks.checkCornersStepChooseNo);
}

/** `types.Step.choose.yes` of package `corners`. */
export interface CornersStepChooseYes {
  yes: string;
}

/** Whether the value is a `CornersStepChooseYes` to a reader. */
export function isCornersStepChooseYes(value: unknown): value is CornersStepChooseYes {
  const check = new cantus.Check('read');
  checks.checkCornersStepChooseYes(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStepChooseYes`, with every problem and its place. */
export function parseCornersStepChooseYes(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStepChooseYes> {
  return cantus.parse(value, view, checks.checkCornersStepChooseYes);
}

/** `types.Step.log` of package `corners`. */
export interface CornersStepLog {
  [key: string]: unknown;
}

/** Whether the value is a `CornersStepLog` to a reader. */
export function isCornersStepLog(value: unknown): value is CornersStepLog {
  const check = new cantus.Check('read');
  checks.checkCornersStepLog(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStepLog`, with every problem and its place. */
export function parseCornersStepLog(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStepLog> {
  return cantus.parse(value, view, checks.checkCornersStepLog);
}

interface CornersStepTool$Common {
  tool: string;
}

/** `types.Step.tool` of package `corners`. */
export type CornersStepTool =
  | ({ phase: 'begun' } & CornersStepTool$Common)
  | ({ phase: 'ended' } & CornersStepTool$Common & CornersStepToolEnded);

/** Whether the value is a `CornersStepTool` to a reader. */
export function isCornersStepTool(value: unknown): value is CornersStepTool {
  const check = new cantus.Check('read');
  checks.checkCornersStepTool(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStepTool`, with every problem and its place. */
export function parseCornersStepTool(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStepTool> {
  return cantus.parse(value, view, checks.checkCornersStepTool);
}

/** `types.Step.tool.ended` of package `corners`. */
export interface CornersStepToolEnded {
  ok: boolean;
}

/** Whether the value is a `CornersStepToolEnded` to a reader. */
export function isCornersStepToolEnded(value: unknown): value is CornersStepToolEnded {
  const check = new cantus.Check('read');
  checks.checkCornersStepToolEnded(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStepToolEnded`, with every problem and its place. */
export function parseCornersStepToolEnded(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStepToolEnded> {
  return cantus.parse(value, view, checks.checkCornersStepToolEnded);
}

/** `types.Step.wait` of package `corners`. */
export interface CornersStepWait {
  seconds: number;
}

/** Whether the value is a `CornersStepWait` to a reader. */
export function isCornersStepWait(value: unknown): value is CornersStepWait {
  const check = new cantus.Check('read');
  checks.checkCornersStepWait(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStepWait`, with every problem and its place. */
export function parseCornersStepWait(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStepWait> {
  return cantus.parse(value, view, checks.checkCornersStepWait);
}

/** `events.strict` of package `corners`. */
export interface CornersStrictPayload {
  x?: number;
}

/** Whether the value is a `CornersStrictPayload` to a reader. */
export function isCornersStrictPayload(value: unknown): value is CornersStrictPayload {
  const check = new cantus.Check('read');
  checks.checkCornersStrictPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersStrictPayload`, with every problem and its place. */
export function parseCornersStrictPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersStrictPayload> {
  return cantus.parse(value, view, checks.checkCornersStrictPayload);
}

/** `events.tool_event.begun` of package `corners`. */
export interface CornersToolEventBegun {
  arguments?: { [key: string]: unknown };
}

/** Whether the value is a `CornersToolEventBegun` to a reader. */
export function isCornersToolEventBegun(value: unknown): value is CornersToolEventBegun {
  const check = new cantus.Check('read');
  checks.checkCornersToolEventBegun(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersToolEventBegun`, with every problem and its place. */
export function parseCornersToolEventBegun(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersToolEventBegun> {
  return cantus.parse(value, view, checks.checkCornersToolEventBegun);
}

/** `events.tool_event.failed` of package `corners`. */
export interface CornersToolEventFailed {
  why: string;
}

/** Whether the value is a `CornersToolEventFailed` to a reader. */
export function isCornersToolEventFailed(value: unknown): value is CornersToolEventFailed {
  const check = new cantus.Check('read');
  checks.checkCornersToolEventFailed(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersToolEventFailed`, with every problem and its place. */
export function parseCornersToolEventFailed(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersToolEventFailed> {
  return cantus.parse(value, view, checks.checkCornersToolEventFailed);
}

interface CornersToolEventPayload$Common {
  call: string;
  message?: string | null;
}

/** `events.tool_event` of package `corners`. */
export type CornersToolEventPayload =
  | ({ event: 'begun'; data?: CornersToolEventBegun } & CornersToolEventPayload$Common)
  | ({ event: 'failed'; data: CornersToolEventFailed } & CornersToolEventPayload$Common)
  /** A member that is not declared; `raw` is the whole of it. */
  | { event: '$unknown'; tag: string; raw: cantus.JsonObject };

/** Whether the value is a `CornersToolEventPayload` to a reader, and nothing in it is unknown; `parseCornersToolEventPayload` takes what is. */
export function isCornersToolEventPayload(value: unknown): value is CornersToolEventPayload {
  const check = new cantus.Check('read');
  checks.checkCornersToolEventPayload(value, check, 1);
  return check.count === 0 && !check.unknown;
}

/** Reads a `CornersToolEventPayload`, with every problem and its place. */
export function parseCornersToolEventPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersToolEventPayload> {
  return cantus.parse(value, view, checks.checkCornersToolEventPayload, checks.turnCornersToolEventPayload);
}

/** `types.UserAction` of package `corners`. */
export type CornersUserAction =
  | 'reconnect'
  | 'upgrade';

/** Whether the value is a `CornersUserAction` to a reader. */
export function isCornersUserAction(value: unknown): value is CornersUserAction {
  const check = new cantus.Check('read');
  checks.checkCornersUserAction(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersUserAction`, with every problem and its place. */
export function parseCornersUserAction(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersUserAction> {
  return cantus.parse(value, view, checks.checkCornersUserAction);
}

/** `events.whatever` of package `corners`. */
export interface CornersWhateverPayload {
  value: unknown;
  more?: unknown;
  word: CornersMaybeWord | null;
}

/** Whether the value is a `CornersWhateverPayload` to a reader. */
export function isCornersWhateverPayload(value: unknown): value is CornersWhateverPayload {
  const check = new cantus.Check('read');
  checks.checkCornersWhateverPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersWhateverPayload`, with every problem and its place. */
export function parseCornersWhateverPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersWhateverPayload> {
  return cantus.parse(value, view, checks.checkCornersWhateverPayload);
}

/** `events.wider` of package `corners`. */
export interface CornersWiderPayload {
  x?: number;
}

/** Whether the value is a `CornersWiderPayload` to a reader. */
export function isCornersWiderPayload(value: unknown): value is CornersWiderPayload {
  const check = new cantus.Check('read');
  checks.checkCornersWiderPayload(value, check, 1);
  return check.count === 0;
}

/** Reads a `CornersWiderPayload`, with every problem and its place. */
export function parseCornersWiderPayload(value: unknown, view: cantus.View = 'read'): cantus.Parsed<CornersWiderPayload> {
  return cantus.parse(value, view, checks.checkCornersWiderPayload);
}

type CornersCornerErrorCode$Known =
  | 'gap'
  | 'grant_expired'
  | 'grant_revoked'
  | 'plain_failure'
  | 'refused'
  | 'E:99/x';

/** What is fixed about every code of a `CornersCornerError`. */
export const CORNERS_CORNER_ERROR_CODES = {
  /** The cursor is outside what is kept. */
  gap: { status: 409, retryable: true, attributes: {}, is_a: [] },
  /** The grant ran out. */
  grant_expired: { status: 403, retryable: true, attributes: { user_action: 'reconnect', weight: 2 }, is_a: ['grant_revoked', 'refused'] },
  /** The grant is gone. */
  grant_revoked: { status: 403, retryable: false, attributes: { user_action: 'reconnect', weight: 2 }, is_a: ['refused'] },
  /** Nothing is known about it. */
  plain_failure: { attributes: {}, is_a: [] },
  /** Somebody said no. */
  refused: { status: 403, retryable: false, hint: 'Ask for it.', attributes: { user_action: 'reconnect', weight: 2 }, is_a: [] },
  /**
   * Spelled unlike its name.
   *
   * @deprecated since 2.0.0; use `refused`
   */
  'E:99/x': { attributes: { user_action: 'upgrade' }, is_a: [] },
} as const satisfies {
  readonly [Code in `${CornersCornerErrorCode$Known}`]: cantus.CodeFacts<CornersCornerErrorCode$Known, { readonly user_action?: CornersUserAction; readonly weight?: number }>;
};

/** The error with one code, typed with its details. */
export type CornersCornerErrorOf<Code extends CornersCornerErrorCode$Known> = CornersCornerError$Members[`${Code}`];

/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newCornersCornerError<Code extends CornersCornerErrorCode$Known>(
  code: Code,
  members: cantus.Asked<CornersCornerError$Members[`${Code}`], 'code' | 'kind_of', 'status' | 'retryable' | 'hint' | 'user_action'>,
): CornersCornerError$Members[`${Code}`] {
  const facts: cantus.CodeFacts<unknown, object> = CORNERS_CORNER_ERROR_CODES[`${code}`];
  const error = cantus.errorObject(facts, 'code', code, 'kind_of', ['status', 'retryable', 'hint', 'user_action'], members);
  return cantus.emittedValue(error, checks.checkCornersCornerError, undefined);
}

/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownCornersCornerErrorCode(error: CornersCornerError): CornersCornerErrorCode$Known | undefined {
  return cantus.knownCode<CornersCornerErrorCode$Known>(error, 'code', 'raw', 'kind_of', checks.membersCornersCornerError);
}

interface CornersEvent$Common {
  /** who asked */
  id: string;
  note?: string | null;
}

interface CornersEvent$Transport {
  seq?: number;
  trace?: string | null;
}

/** The documents of package `corners` by the type of their event. */
export interface CornersEventTypes {
  /**
   * Nothing stands beside its tag.
   *
   * @example
   * ```json
   * {
   *   "x": 1
   * }
   * ```
   */
  alone: { event: 'alone'; data: CornersAlonePayload } & CornersEvent$Transport;
  /**
   * Told apart by which key is there.
   *
   * @example
   * ```json
   * {
   *   "text": "x",
   *   "uri": "a:b"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "blob": "",
   *   "uri": "a:b"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "nothing": null
   * }
   * ```
   */
  alternatives: { event: 'alternatives'; data: CornersAlternativesPayload } & CornersEvent$Transport & CornersEvent$Common;
  /** Sent by clients. */
  asked: { event: 'asked'; data: CornersAskedPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Carries a record of another package.
   *
   * @example
   * ```json
   * {
   *   "amount": "-5",
   *   "currency": "EUR"
   * }
   * ```
   */
  borrowed: { event: 'borrowed'; data: SharedMoney } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Every bound, alone and on the branch it fits.
   *
   * @example
   * ```json
   * {
   *   "above_int": 6,
   *   "above_zero": 0.001,
   *   "below_one": 0.999,
   *   "from_one": 1,
   *   "share": 1,
   *   "to_ten": 10
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "blob": "AAAA",
   *   "code": "a_1",
   *   "has_digit": "no. 5",
   *   "id_or_name": null,
   *   "pair": [
   *     1,
   *     2.5
   *   ],
   *   "pointer": "/a~1b/0",
   *   "short": "ab",
   *   "some": [
   *     "x"
   *   ]
   * }
   * ```
   */
  bounds: { event: 'bounds'; data: CornersBoundsPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Carries codes without their objects.
   *
   * @example
   * ```json
   * {
   *   "code": "gap",
   *   "others": [
   *     "E:99/x"
   *   ]
   * }
   * ```
   */
  codes: { event: 'codes'; data: CornersCodesPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * What a reader may assume.
   *
   * @example
   * ```json
   * {}
   * ```
   *
   * @example
   * ```json
   * {
   *   "mode": "fast",
   *   "note": null,
   *   "retries": 0,
   *   "tags": [
   *     "a"
   *   ]
   * }
   * ```
   */
  defaults: { event: 'defaults'; data: CornersDefaultsPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Its content is never absent, because something in it is required.
   *
   * @example
   * ```json
   * {
   *   "reason": "asked"
   * }
   * ```
   */
  demanding: { event: 'demanding'; data: CornersDemandingPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Sent by both sides.
   *
   * @experimental
   */
  either: { event: 'either'; data: CornersEitherPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Carries nothing, and its content is written all the same.
   *
   * @since 1.0.0
   *
   * @example
   * ```json
   * {}
   * ```
   */
  empty: { event: 'empty'; data: Record<string, never> } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Enums of strings and integers, in three degrees of openness, some nullable.
   *
   * @example
   * ```json
   * {
   *   "colour": "red",
   *   "counted": 1,
   *   "inline": null,
   *   "interval": 15,
   *   "level": 25,
   *   "lone": "only",
   *   "marked": null,
   *   "maybe_speed": null,
   *   "mood": "wistful",
   *   "nullable": null,
   *   "odd": "",
   *   "speed": "fast"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "inline": "off",
   *   "marked": "b",
   *   "nullable": "y",
   *   "odd": "🎉"
   * }
   * ```
   */
  enums: { event: 'enums'; data: CornersEnumsPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Carries the error object of the package.
   *
   * @example
   * ```json
   * {
   *   "code": "plain_failure",
   *   "message": "it broke"
   * }
   * ```
   */
  failed: { event: 'failed'; data: CornersCornerError } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Families in every combination.
   *
   * @example
   * ```json
   * {
   *   "parts": [
   *     {
   *       "text": "a",
   *       "type": "text"
   *     }
   *   ],
   *   "server": {
   *     "command": "run",
   *     "name": "s"
   *   },
   *   "shape": {
   *     "label": "c",
   *     "r": 1,
   *     "type": "circle"
   *   },
   *   "signal": {
   *     "kind": "blip",
   *     "loud": true
   *   }
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "frame": {
   *     "body": {
   *       "x": 1,
   *       "y": 2
   *     },
   *     "type": "pair"
   *   },
   *   "lenient": {
   *     "body": {
   *       "n": 1
   *     }
   *   },
   *   "numbered": {
   *     "n": 0
   *   },
   *   "report": {
   *     "id": 1,
   *     "status": "ok"
   *   },
   *   "step": {
   *     "ok": true,
   *     "phase": "ended",
   *     "tool": "t",
   *     "type": "tool"
   *   }
   * }
   * ```
   */
  families: { event: 'families'; data: CornersFamiliesPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Values that not everybody may see.
   *
   * @example
   * ```json
   * {
   *   "name": "x",
   *   "owner": null,
   *   "parts": [
   *     "a"
   *   ]
   * }
   * ```
   */
  guarded: { event: 'guarded'; data: CornersGuardedPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Branches of different kinds.
   *
   * @example
   * ```json
   * {
   *   "all": null,
   *   "contents": 3,
   *   "flag": true,
   *   "id": "a",
   *   "many": [
   *     "a",
   *     "b"
   *   ],
   *   "moment": 0,
   *   "nested": [
   *     1,
   *     [
   *       2,
   *       []
   *     ]
   *   ],
   *   "shape": {
   *     "depth": 1
   *   }
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "all": {
   *     "a": 1
   *   },
   *   "contents": {
   *     "text": "x"
   *   },
   *   "flag": "true",
   *   "id": 1,
   *   "many": "a",
   *   "moment": "2024-01-01T00:00:00Z",
   *   "nested": 7,
   *   "shape": "plain"
   * }
   * ```
   */
  kinds: { event: 'kinds'; data: CornersKindsPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Lists and maps in one another.
   *
   * @example
   * ```json
   * {
   *   "big": [
   *     "0"
   *   ],
   *   "by_name": {
   *     "*\/": {
   *       "x": 2
   *     }
   *   },
   *   "choices": [
   *     "a",
   *     1
   *   ],
   *   "grid": [
   *     [
   *       1
   *     ],
   *     []
   *   ],
   *   "groups": {
   *     "g": [
   *       "x",
   *       null
   *     ]
   *   },
   *   "maps": [
   *     {
   *       "a": 1
   *     },
   *     {}
   *   ],
   *   "maybe": null,
   *   "maybes": [
   *     "a",
   *     1,
   *     null
   *   ],
   *   "money": [
   *     {
   *       "amount": "1",
   *       "currency": "CHF"
   *     }
   *   ],
   *   "names": {
   *     "": "c",
   *     "a": "b"
   *   },
   *   "numbers": [
   *     1,
   *     2.5
   *   ],
   *   "records": [
   *     {
   *       "x": 1
   *     }
   *   ],
   *   "tints": {
   *     "a": "warm",
   *     "b": null
   *   }
   * }
   * ```
   */
  lists: { event: 'lists'; data: CornersListsPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Its content may be absent, because nothing in it is required.
   *
   * @example
   * ```json
   * {}
   * ```
   *
   * @example
   * ```json
   * {
   *   "hint": "soon"
   * }
   * ```
   */
  maybe: { event: 'maybe'; data?: CornersMaybePayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * A named payload that may be absent.
   *
   * @example
   * ```json
   * {}
   * ```
   *
   * @example
   * ```json
   * {
   *   "depth": 2
   * }
   * ```
   */
  maybe_borrowed: { event: 'maybe_borrowed'; data?: CornersOptions } & CornersEvent$Transport & CornersEvent$Common;
  /** Only the id stands beside its tag. */
  narrow: {
    event: 'narrow';
    /** who asked */
    id: string;
    data: CornersNarrowPayload;
  } & CornersEvent$Transport;
  /**
   * On its way out.
   *
   * @deprecated since 1.5.0; The content was never read.; use `empty`
   */
  old_way: { event: 'old_way'; data: CornersOldWayPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * An event that other files add members to.
   *
   * @example
   * ```json
   * {
   *   "n": 1,
   *   "type": "first"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "text": "x",
   *   "type": "second.part"
   * }
   * ```
   */
  open_data: { event: 'open_data'; data: CornersOpenDataPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Any key beside its one field is data.
   *
   * @example
   * ```json
   * {
   *   "x": 1,
   *   "y": {
   *     "z": null
   *   }
   * }
   * ```
   */
  open_record: { event: 'open_record'; data: CornersOpenRecordPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Absent and null, in all four combinations.
   *
   * @example
   * ```json
   * {
   *   "nullable": null,
   *   "plain": "a"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "absent": "b",
   *   "both": null,
   *   "nullable": "c",
   *   "plain": "a"
   * }
   * ```
   */
  presence: { event: 'presence'; data: CornersPresencePayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Records, families and aliases that hold themselves.
   *
   * @example
   * ```json
   * {
   *   "chain": {
   *     "name": "a",
   *     "next": {
   *       "name": "b",
   *       "next": null
   *     }
   *   },
   *   "expression": {
   *     "op": "sum",
   *     "terms": [
   *       {
   *         "op": "constant",
   *         "value": 1
   *       },
   *       {
   *         "of": {
   *           "op": "constant",
   *           "value": 2
   *         },
   *         "op": "negate"
   *       }
   *     ]
   *   },
   *   "tree": {
   *     "children": [
   *       {
   *         "label": "b"
   *       },
   *       {
   *         "children": [],
   *         "label": "c"
   *       }
   *     ],
   *     "label": "a"
   *   }
   * }
   * ```
   */
  recursion: { event: 'recursion'; data: CornersRecursionPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Further keys that are data.
   *
   * @example
   * ```json
   * {
   *   "anything": {
   *     "extra": [
   *       null
   *     ],
   *     "known": 1
   *   },
   *   "inline": {
   *     "a": true,
   *     "b": 2,
   *     "c": null
   *   },
   *   "labels": {
   *     "lang": "en",
   *     "title": "t"
   *   },
   *   "only_rest": {
   *     "tip": {
   *       "amount": "2",
   *       "currency": "GBP"
   *     }
   *   }
   * }
   * ```
   */
  rests: { event: 'rests'; data: CornersRestsPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * One field for each built-in type and each kind of literal.
   *
   * @example
   * ```json
   * {}
   * ```
   *
   * @example
   * ```json
   * {
   *   "a_bool": false,
   *   "a_date": "2024-02-29",
   *   "a_number": 1.5e-7,
   *   "a_string": "no",
   *   "a_timestamp": "2024-02-29T23:59:59.123456789+05:30",
   *   "an_int32": -2147483648,
   *   "an_int64": "-9223372036854775808",
   *   "an_integer": 9007199254740991,
   *   "an_uint32": 4294967295,
   *   "an_uint64": "18446744073709551615",
   *   "an_uri": "https://example.org/",
   *   "an_uuid": "00000000-0000-0000-0000-00000000000A",
   *   "any_json": {
   *     "deep": [
   *       null,
   *       {},
   *       1
   *     ]
   *   },
   *   "formatted": "not asserted",
   *   "only_42": 42,
   *   "only_false": false,
   *   "only_minus_one": -1,
   *   "only_null": null,
   *   "only_true": true,
   *   "only_word": "word",
   *   "some_bytes": "AP8="
   * }
   * ```
   */
  scalars: { event: 'scalars'; data: CornersScalarsPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Not for everybody as a whole.
   *
   * Sensitivity: internal
   *
   * @example
   * ```json
   * {
   *   "word": "x"
   * }
   * ```
   */
  sealed: { event: 'sealed'; data: CornersSealedPayload } & CornersEvent$Transport & CornersEvent$Common;
  /** Never has a content. */
  silent: { event: 'silent' } & CornersEvent$Transport & CornersEvent$Common;
  /** Cannot do without a note, and it must not be long. */
  strict: {
    event: 'strict';
    /** who asked */
    id: string;
    note: string;
    data: CornersStrictPayload;
  } & CornersEvent$Transport;
  /**
   * An event whose payload is a family under its own tag.
   *
   * @example
   * ```json
   * {
   *   "call": "c",
   *   "event": "begun"
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "call": "c",
   *   "data": {
   *     "why": "late"
   *   },
   *   "event": "failed"
   * }
   * ```
   */
  tool_event: { event: 'tool_event'; data: CornersToolEventPayload } & CornersEvent$Transport & CornersEvent$Common;
  /**
   * Any value at all, and yet it must be there.
   *
   * @example
   * ```json
   * {
   *   "value": null,
   *   "word": null
   * }
   * ```
   *
   * @example
   * ```json
   * {
   *   "more": null,
   *   "value": 1,
   *   "word": "x"
   * }
   * ```
   */
  whatever: { event: 'whatever'; data: CornersWhateverPayload } & CornersEvent$Transport & CornersEvent$Common;
  /** Has a state key beside the common fields. */
  wider: {
    event: 'wider';
    /** who asked */
    id: string;
    note?: string | null;
    state_key: '';
    weight?: number;
    data: CornersWiderPayload;
  } & CornersEvent$Transport;
}

/** The type of an event, as it stands on the wire. */
export type CornersEventType = keyof CornersEventTypes;

/** Every event of package `corners`. */
export type CornersEvent = CornersEventTypes[CornersEventType];

/** The document of one type of event. */
export type CornersEventOf<Type extends CornersEventType> = CornersEventTypes[Type];

/** Every type of event. */
export const CORNERS_EVENT_TYPES = [
  'alone',
  'alternatives',
  'asked',
  'borrowed',
  'bounds',
  'codes',
  'defaults',
  'demanding',
  'either',
  'empty',
  'enums',
  'failed',
  'families',
  'guarded',
  'kinds',
  'lists',
  'maybe',
  'maybe_borrowed',
  'narrow',
  'old_way',
  'open_data',
  'open_record',
  'presence',
  'recursion',
  'rests',
  'scalars',
  'sealed',
  'silent',
  'strict',
  'tool_event',
  'whatever',
  'wider',
] as const satisfies readonly CornersEventType[];

/** Whether the value is an event of package `corners` to a reader, and nothing in it is unknown. */
export function isCornersEvent(value: unknown): value is CornersEvent {
  const check = new cantus.Check('read');
  checks.checkCornersEvent(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseCornersEvent(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<CornersEvent, CornersEvent$Common> {
  const check = new cantus.Check(view);
  checks.checkCornersEvent(value, check, 1);
  return cantus.parsedEvent(value, check, 'event', ['id', 'note'], checks.turnCornersEvent);
}

/**
 * Makes the event `alone`: Nothing stands beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersAlone(payload: CornersAlonePayload): CornersEventOf<'alone'> {
  return checks.emitCornersEvent$Alone(cantus.join({ event: 'alone' }, { data: payload }));
}

/**
 * Makes the event `alternatives`: Told apart by which key is there.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersAlternatives(payload: CornersAlternativesPayload, beside: CornersEvent$Common): CornersEventOf<'alternatives'> {
  return checks.emitCornersEvent$Alternatives(cantus.join({ event: 'alternatives' }, beside, { data: payload }));
}

/**
 * Makes the event `asked`: Sent by clients.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersAsked(payload: CornersAskedPayload, beside: CornersEvent$Common): CornersEventOf<'asked'> {
  return checks.emitCornersEvent$Asked(cantus.join({ event: 'asked' }, beside, { data: payload }));
}

/**
 * Makes the event `borrowed`: Carries a record of another package.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersBorrowed(payload: SharedMoney, beside: CornersEvent$Common): CornersEventOf<'borrowed'> {
  return checks.emitCornersEvent$Borrowed(cantus.join({ event: 'borrowed' }, beside, { data: payload }));
}

/**
 * Makes the event `bounds`: Every bound, alone and on the branch it fits.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersBounds(payload: CornersBoundsPayload, beside: CornersEvent$Common): CornersEventOf<'bounds'> {
  return checks.emitCornersEvent$Bounds(cantus.join({ event: 'bounds' }, beside, { data: payload }));
}

/**
 * Makes the event `codes`: Carries codes without their objects.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersCodes(payload: CornersCodesPayload, beside: CornersEvent$Common): CornersEventOf<'codes'> {
  return checks.emitCornersEvent$Codes(cantus.join({ event: 'codes' }, beside, { data: payload }));
}

/**
 * Makes the event `defaults`: What a reader may assume.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersDefaults(payload: CornersDefaultsPayload, beside: CornersEvent$Common): CornersEventOf<'defaults'> {
  return checks.emitCornersEvent$Defaults(cantus.join({ event: 'defaults' }, beside, { data: payload }));
}

/**
 * Makes the event `demanding`: Its content is never absent, because something in it is required.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersDemanding(payload: CornersDemandingPayload, beside: CornersEvent$Common): CornersEventOf<'demanding'> {
  return checks.emitCornersEvent$Demanding(cantus.join({ event: 'demanding' }, beside, { data: payload }));
}

/**
 * Makes the event `either`: Sent by both sides.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersEither(payload: CornersEitherPayload, beside: CornersEvent$Common): CornersEventOf<'either'> {
  return checks.emitCornersEvent$Either(cantus.join({ event: 'either' }, beside, { data: payload }));
}

/**
 * Makes the event `empty`: Carries nothing, and its content is written all the same.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersEmpty(beside: CornersEvent$Common): CornersEventOf<'empty'> {
  return checks.emitCornersEvent$Empty(cantus.join({ event: 'empty' }, beside, { data: {} }));
}

/**
 * Makes the event `enums`: Enums of strings and integers, in three degrees of openness, some nullable.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersEnums(payload: CornersEnumsPayload, beside: CornersEvent$Common): CornersEventOf<'enums'> {
  return checks.emitCornersEvent$Enums(cantus.join({ event: 'enums' }, beside, { data: payload }));
}

/**
 * Makes the event `failed`: Carries the error object of the package.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersFailed(payload: CornersCornerError, beside: CornersEvent$Common): CornersEventOf<'failed'> {
  return checks.emitCornersEvent$Failed(cantus.join({ event: 'failed' }, beside, { data: payload }));
}

/**
 * Makes the event `families`: Families in every combination.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersFamilies(payload: CornersFamiliesPayload, beside: CornersEvent$Common): CornersEventOf<'families'> {
  return checks.emitCornersEvent$Families(cantus.join({ event: 'families' }, beside, { data: payload }));
}

/**
 * Makes the event `guarded`: Values that not everybody may see.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersGuarded(payload: CornersGuardedPayload, beside: CornersEvent$Common): CornersEventOf<'guarded'> {
  return checks.emitCornersEvent$Guarded(cantus.join({ event: 'guarded' }, beside, { data: payload }));
}

/**
 * Makes the event `kinds`: Branches of different kinds.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersKinds(payload: CornersKindsPayload, beside: CornersEvent$Common): CornersEventOf<'kinds'> {
  return checks.emitCornersEvent$Kinds(cantus.join({ event: 'kinds' }, beside, { data: payload }));
}

/**
 * Makes the event `lists`: Lists and maps in one another.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersLists(payload: CornersListsPayload, beside: CornersEvent$Common): CornersEventOf<'lists'> {
  return checks.emitCornersEvent$Lists(cantus.join({ event: 'lists' }, beside, { data: payload }));
}

/**
 * Makes the event `maybe`: Its content may be absent, because nothing in it is required.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersMaybe(payload: CornersMaybePayload | undefined, beside: CornersEvent$Common): CornersEventOf<'maybe'> {
  return checks.emitCornersEvent$Maybe(cantus.join({ event: 'maybe' }, beside, { data: payload }));
}

/**
 * Makes the event `maybe_borrowed`: A named payload that may be absent.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersMaybeBorrowed(payload: CornersOptions | undefined, beside: CornersEvent$Common): CornersEventOf<'maybe_borrowed'> {
  return checks.emitCornersEvent$MaybeBorrowed(cantus.join({ event: 'maybe_borrowed' }, beside, { data: payload }));
}

/**
 * Makes the event `narrow`: Only the id stands beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersNarrow(payload: CornersNarrowPayload, beside: { id: string }): CornersEventOf<'narrow'> {
  return checks.emitCornersEvent$Narrow(cantus.join({ event: 'narrow' }, beside, { data: payload }));
}

/**
 * Makes the event `old_way`: On its way out.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 * @deprecated since 1.5.0; The content was never read.; use `empty`
 */
export function createCornersOldWay(payload: CornersOldWayPayload, beside: CornersEvent$Common): CornersEventOf<'old_way'> {
  return checks.emitCornersEvent$OldWay(cantus.join({ event: 'old_way' }, beside, { data: payload }));
}

/**
 * Makes the event `open_data`: An event that other files add members to.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersOpenData(payload: CornersOpenDataPayload, beside: CornersEvent$Common): CornersEventOf<'open_data'> {
  return checks.emitCornersEvent$OpenData(cantus.join({ event: 'open_data' }, beside, { data: payload }));
}

/**
 * Makes the event `open_record`: Any key beside its one field is data.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersOpenRecord(payload: CornersOpenRecordPayload, beside: CornersEvent$Common): CornersEventOf<'open_record'> {
  return checks.emitCornersEvent$OpenRecord(cantus.join({ event: 'open_record' }, beside, { data: payload }));
}

/**
 * Makes the event `presence`: Absent and null, in all four combinations.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersPresence(payload: CornersPresencePayload, beside: CornersEvent$Common): CornersEventOf<'presence'> {
  return checks.emitCornersEvent$Presence(cantus.join({ event: 'presence' }, beside, { data: payload }));
}

/**
 * Makes the event `recursion`: Records, families and aliases that hold themselves.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersRecursion(payload: CornersRecursionPayload, beside: CornersEvent$Common): CornersEventOf<'recursion'> {
  return checks.emitCornersEvent$Recursion(cantus.join({ event: 'recursion' }, beside, { data: payload }));
}

/**
 * Makes the event `rests`: Further keys that are data.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersRests(payload: CornersRestsPayload, beside: CornersEvent$Common): CornersEventOf<'rests'> {
  return checks.emitCornersEvent$Rests(cantus.join({ event: 'rests' }, beside, { data: payload }));
}

/**
 * Makes the event `scalars`: One field for each built-in type and each kind of literal.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersScalars(payload: CornersScalarsPayload, beside: CornersEvent$Common): CornersEventOf<'scalars'> {
  return checks.emitCornersEvent$Scalars(cantus.join({ event: 'scalars' }, beside, { data: payload }));
}

/**
 * Makes the event `sealed`: Not for everybody as a whole.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersSealed(payload: CornersSealedPayload, beside: CornersEvent$Common): CornersEventOf<'sealed'> {
  return checks.emitCornersEvent$Sealed(cantus.join({ event: 'sealed' }, beside, { data: payload }));
}

/**
 * Makes the event `silent`: Never has a content.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersSilent(beside: CornersEvent$Common): CornersEventOf<'silent'> {
  return checks.emitCornersEvent$Silent(cantus.join({ event: 'silent' }, beside));
}

/**
 * Makes the event `strict`: Cannot do without a note, and it must not be long.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersStrict(payload: CornersStrictPayload, beside: { id: string; note: string }): CornersEventOf<'strict'> {
  return checks.emitCornersEvent$Strict(cantus.join({ event: 'strict' }, beside, { data: payload }));
}

/**
 * Makes the event `tool_event`: An event whose payload is a family under its own tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersToolEvent(payload: CornersToolEventPayload, beside: CornersEvent$Common): CornersEventOf<'tool_event'> {
  return checks.emitCornersEvent$ToolEvent(cantus.join({ event: 'tool_event' }, beside, { data: payload }));
}

/**
 * Makes the event `whatever`: Any value at all, and yet it must be there.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersWhatever(payload: CornersWhateverPayload, beside: CornersEvent$Common): CornersEventOf<'whatever'> {
  return checks.emitCornersEvent$Whatever(cantus.join({ event: 'whatever' }, beside, { data: payload }));
}

/**
 * Makes the event `wider`: Has a state key beside the common fields.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersWider(payload: CornersWiderPayload, beside: { id: string; note?: string | null; weight?: number }): CornersEventOf<'wider'> {
  return checks.emitCornersEvent$Wider(cantus.join({ event: 'wider', state_key: '' }, beside, { data: payload }));
}
