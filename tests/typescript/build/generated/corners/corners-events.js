/**
 * Every feature of the language under an adjacent envelope.
 *
 * Not a vocabulary anybody speaks. Each event is the smallest that shows one corner.
 *
 * Its prose is hostile on purpose: *\/ --> `${x}` <\/script> """ \u2028.
 */
import * as cantus from './cantus.js';
import * as checks from './corners-checks.js';
/** Whether the value is a `CornersAlias` to a reader. */
export function isCornersAlias(value) {
    const check = new cantus.Check('read');
    checks.checkCornersAlias(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersAlias`, with every problem and its place. */
export function parseCornersAlias(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersAlias);
}
/** Whether the value is a `CornersAlonePayload` to a reader. */
export function isCornersAlonePayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersAlonePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersAlonePayload`, with every problem and its place. */
export function parseCornersAlonePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersAlonePayload);
}
/** Whether the value is a `CornersAlternativesBlob` to a reader. */
export function isCornersAlternativesBlob(value) {
    const check = new cantus.Check('read');
    checks.checkCornersAlternativesBlob(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersAlternativesBlob`, with every problem and its place. */
export function parseCornersAlternativesBlob(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersAlternativesBlob);
}
/** Whether the value is a `CornersAlternativesNothing` to a reader. */
export function isCornersAlternativesNothing(value) {
    const check = new cantus.Check('read');
    checks.checkCornersAlternativesNothing(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersAlternativesNothing`, with every problem and its place. */
export function parseCornersAlternativesNothing(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersAlternativesNothing);
}
/** Whether the value is a `CornersAlternativesPayload` to a reader. */
export function isCornersAlternativesPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersAlternativesPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersAlternativesPayload`, with every problem and its place. */
export function parseCornersAlternativesPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersAlternativesPayload);
}
/** Whether the value is a `CornersAlternativesText` to a reader. */
export function isCornersAlternativesText(value) {
    const check = new cantus.Check('read');
    checks.checkCornersAlternativesText(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersAlternativesText`, with every problem and its place. */
export function parseCornersAlternativesText(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersAlternativesText);
}
/** Whether the value is a `CornersAnything` to a reader. */
export function isCornersAnything(value) {
    const check = new cantus.Check('read');
    checks.checkCornersAnything(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersAnything`, with every problem and its place. */
export function parseCornersAnything(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersAnything);
}
/** Whether the value is a `CornersAskedPayload` to a reader. */
export function isCornersAskedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersAskedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersAskedPayload`, with every problem and its place. */
export function parseCornersAskedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersAskedPayload);
}
/** Whether the value is a `CornersBoundsIdOrName` to a reader. */
export function isCornersBoundsIdOrName(value) {
    const check = new cantus.Check('read');
    checks.checkCornersBoundsIdOrName(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersBoundsIdOrName`, with every problem and its place. */
export function parseCornersBoundsIdOrName(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersBoundsIdOrName);
}
/** Whether the value is a `CornersBoundsPayload` to a reader. */
export function isCornersBoundsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersBoundsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersBoundsPayload`, with every problem and its place. */
export function parseCornersBoundsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersBoundsPayload);
}
/** Whether the value is a `CornersChain` to a reader. */
export function isCornersChain(value) {
    const check = new cantus.Check('read');
    checks.checkCornersChain(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersChain`, with every problem and its place. */
export function parseCornersChain(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersChain);
}
/** Whether the value is a `CornersCodesPayload` to a reader. */
export function isCornersCodesPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersCodesPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersCodesPayload`, with every problem and its place. */
export function parseCornersCodesPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersCodesPayload);
}
/** Whether the value is a `CornersColour` to a reader. */
export function isCornersColour(value) {
    const check = new cantus.Check('read');
    checks.checkCornersColour(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersColour`, with every problem and its place. */
export function parseCornersColour(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersColour);
}
/** Whether the value is a `CornersContents` to a reader. */
export function isCornersContents(value) {
    const check = new cantus.Check('read');
    checks.checkCornersContents(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersContents`, with every problem and its place. */
export function parseCornersContents(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersContents);
}
/** Whether the value is a `CornersContentsBlob` to a reader. */
export function isCornersContentsBlob(value) {
    const check = new cantus.Check('read');
    checks.checkCornersContentsBlob(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersContentsBlob`, with every problem and its place. */
export function parseCornersContentsBlob(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersContentsBlob);
}
/** Whether the value is a `CornersContentsText` to a reader. */
export function isCornersContentsText(value) {
    const check = new cantus.Check('read');
    checks.checkCornersContentsText(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersContentsText`, with every problem and its place. */
export function parseCornersContentsText(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersContentsText);
}
/** Whether the value is a `CornersCornerError` to a reader, and nothing in it is unknown; `parseCornersCornerError` takes what is. */
export function isCornersCornerError(value) {
    const check = new cantus.Check('read');
    checks.checkCornersCornerError(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `CornersCornerError`, with every problem and its place. */
export function parseCornersCornerError(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersCornerError, checks.turnCornersCornerError);
}
/** Whether the value is a `CornersCornerErrorCode` to a reader. */
export function isCornersCornerErrorCode(value) {
    const check = new cantus.Check('read');
    checks.checkCornersCornerErrorCode(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersCornerErrorCode`, with every problem and its place. */
export function parseCornersCornerErrorCode(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersCornerErrorCode);
}
/** Whether the value is a `CornersDefaultsMode` to a reader. */
export function isCornersDefaultsMode(value) {
    const check = new cantus.Check('read');
    checks.checkCornersDefaultsMode(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersDefaultsMode`, with every problem and its place. */
export function parseCornersDefaultsMode(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersDefaultsMode);
}
/** Whether the value is a `CornersDefaultsPayload` to a reader. */
export function isCornersDefaultsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersDefaultsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersDefaultsPayload`, with every problem and its place. */
export function parseCornersDefaultsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersDefaultsPayload);
}
/** Whether the value is a `CornersDemandingPayload` to a reader. */
export function isCornersDemandingPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersDemandingPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersDemandingPayload`, with every problem and its place. */
export function parseCornersDemandingPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersDemandingPayload);
}
/** Whether the value is a `CornersEitherPayload` to a reader. */
export function isCornersEitherPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersEitherPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersEitherPayload`, with every problem and its place. */
export function parseCornersEitherPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersEitherPayload);
}
/** Whether the value is a `CornersEnumsCounted` to a reader. */
export function isCornersEnumsCounted(value) {
    const check = new cantus.Check('read');
    checks.checkCornersEnumsCounted(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersEnumsCounted`, with every problem and its place. */
export function parseCornersEnumsCounted(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersEnumsCounted);
}
/** Whether the value is a `CornersEnumsInline` to a reader. */
export function isCornersEnumsInline(value) {
    const check = new cantus.Check('read');
    checks.checkCornersEnumsInline(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersEnumsInline`, with every problem and its place. */
export function parseCornersEnumsInline(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersEnumsInline);
}
/** Whether the value is a `CornersEnumsMarked` to a reader. */
export function isCornersEnumsMarked(value) {
    const check = new cantus.Check('read');
    checks.checkCornersEnumsMarked(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersEnumsMarked`, with every problem and its place. */
export function parseCornersEnumsMarked(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersEnumsMarked);
}
/** Whether the value is a `CornersEnumsNullable` to a reader. */
export function isCornersEnumsNullable(value) {
    const check = new cantus.Check('read');
    checks.checkCornersEnumsNullable(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersEnumsNullable`, with every problem and its place. */
export function parseCornersEnumsNullable(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersEnumsNullable);
}
/** Whether the value is a `CornersEnumsPayload` to a reader. */
export function isCornersEnumsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersEnumsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersEnumsPayload`, with every problem and its place. */
export function parseCornersEnumsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersEnumsPayload);
}
/** Whether the value is a `CornersExpression` to a reader. */
export function isCornersExpression(value) {
    const check = new cantus.Check('read');
    checks.checkCornersExpression(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersExpression`, with every problem and its place. */
export function parseCornersExpression(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersExpression);
}
/** Whether the value is a `CornersExpressionConstant` to a reader. */
export function isCornersExpressionConstant(value) {
    const check = new cantus.Check('read');
    checks.checkCornersExpressionConstant(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersExpressionConstant`, with every problem and its place. */
export function parseCornersExpressionConstant(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersExpressionConstant);
}
/** Whether the value is a `CornersExpressionNegate` to a reader. */
export function isCornersExpressionNegate(value) {
    const check = new cantus.Check('read');
    checks.checkCornersExpressionNegate(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersExpressionNegate`, with every problem and its place. */
export function parseCornersExpressionNegate(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersExpressionNegate);
}
/** Whether the value is a `CornersExpressionSum` to a reader. */
export function isCornersExpressionSum(value) {
    const check = new cantus.Check('read');
    checks.checkCornersExpressionSum(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersExpressionSum`, with every problem and its place. */
export function parseCornersExpressionSum(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersExpressionSum);
}
/** Whether the value is a `CornersFamiliesPayload` to a reader, and nothing in it is unknown; `parseCornersFamiliesPayload` takes what is. */
export function isCornersFamiliesPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersFamiliesPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `CornersFamiliesPayload`, with every problem and its place. */
export function parseCornersFamiliesPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersFamiliesPayload, checks.turnCornersFamiliesPayload);
}
/** Whether the value is a `CornersFrame` to a reader. */
export function isCornersFrame(value) {
    const check = new cantus.Check('read');
    checks.checkCornersFrame(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersFrame`, with every problem and its place. */
export function parseCornersFrame(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersFrame);
}
/** Whether the value is a `CornersFrameFree` to a reader. */
export function isCornersFrameFree(value) {
    const check = new cantus.Check('read');
    checks.checkCornersFrameFree(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersFrameFree`, with every problem and its place. */
export function parseCornersFrameFree(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersFrameFree);
}
/** Whether the value is a `CornersFrameListed` to a reader. */
export function isCornersFrameListed(value) {
    const check = new cantus.Check('read');
    checks.checkCornersFrameListed(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersFrameListed`, with every problem and its place. */
export function parseCornersFrameListed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersFrameListed);
}
/** Whether the value is a `CornersFrameListedA` to a reader. */
export function isCornersFrameListedA(value) {
    const check = new cantus.Check('read');
    checks.checkCornersFrameListedA(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersFrameListedA`, with every problem and its place. */
export function parseCornersFrameListedA(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersFrameListedA);
}
/** Whether the value is a `CornersFrameNested` to a reader. */
export function isCornersFrameNested(value) {
    const check = new cantus.Check('read');
    checks.checkCornersFrameNested(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersFrameNested`, with every problem and its place. */
export function parseCornersFrameNested(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersFrameNested);
}
/** Whether the value is a `CornersFrameNestedLeaf` to a reader. */
export function isCornersFrameNestedLeaf(value) {
    const check = new cantus.Check('read');
    checks.checkCornersFrameNestedLeaf(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersFrameNestedLeaf`, with every problem and its place. */
export function parseCornersFrameNestedLeaf(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersFrameNestedLeaf);
}
/** Whether the value is a `CornersGapDetails` to a reader. */
export function isCornersGapDetails(value) {
    const check = new cantus.Check('read');
    checks.checkCornersGapDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersGapDetails`, with every problem and its place. */
export function parseCornersGapDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersGapDetails);
}
/** Whether the value is a `CornersGrantExpiredDetails` to a reader. */
export function isCornersGrantExpiredDetails(value) {
    const check = new cantus.Check('read');
    checks.checkCornersGrantExpiredDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersGrantExpiredDetails`, with every problem and its place. */
export function parseCornersGrantExpiredDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersGrantExpiredDetails);
}
/** Whether the value is a `CornersGrantRevokedDetails` to a reader. */
export function isCornersGrantRevokedDetails(value) {
    const check = new cantus.Check('read');
    checks.checkCornersGrantRevokedDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersGrantRevokedDetails`, with every problem and its place. */
export function parseCornersGrantRevokedDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersGrantRevokedDetails);
}
/** Whether the value is a `CornersGuardedPartsItem` to a reader. */
export function isCornersGuardedPartsItem(value) {
    const check = new cantus.Check('read');
    checks.checkCornersGuardedPartsItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersGuardedPartsItem`, with every problem and its place. */
export function parseCornersGuardedPartsItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersGuardedPartsItem);
}
/** Whether the value is a `CornersGuardedPayload` to a reader. */
export function isCornersGuardedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersGuardedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersGuardedPayload`, with every problem and its place. */
export function parseCornersGuardedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersGuardedPayload);
}
/** Whether the value is a `CornersInterval` to a reader. */
export function isCornersInterval(value) {
    const check = new cantus.Check('read');
    checks.checkCornersInterval(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersInterval`, with every problem and its place. */
export function parseCornersInterval(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersInterval);
}
/** Whether the value is a `CornersKindsAll` to a reader. */
export function isCornersKindsAll(value) {
    const check = new cantus.Check('read');
    checks.checkCornersKindsAll(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersKindsAll`, with every problem and its place. */
export function parseCornersKindsAll(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersKindsAll);
}
/** Whether the value is a `CornersKindsContents` to a reader. */
export function isCornersKindsContents(value) {
    const check = new cantus.Check('read');
    checks.checkCornersKindsContents(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersKindsContents`, with every problem and its place. */
export function parseCornersKindsContents(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersKindsContents);
}
/** Whether the value is a `CornersKindsFlag` to a reader. */
export function isCornersKindsFlag(value) {
    const check = new cantus.Check('read');
    checks.checkCornersKindsFlag(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersKindsFlag`, with every problem and its place. */
export function parseCornersKindsFlag(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersKindsFlag);
}
/** Whether the value is a `CornersKindsId` to a reader. */
export function isCornersKindsId(value) {
    const check = new cantus.Check('read');
    checks.checkCornersKindsId(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersKindsId`, with every problem and its place. */
export function parseCornersKindsId(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersKindsId);
}
/** Whether the value is a `CornersKindsMany` to a reader. */
export function isCornersKindsMany(value) {
    const check = new cantus.Check('read');
    checks.checkCornersKindsMany(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersKindsMany`, with every problem and its place. */
export function parseCornersKindsMany(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersKindsMany);
}
/** Whether the value is a `CornersKindsMoment` to a reader. */
export function isCornersKindsMoment(value) {
    const check = new cantus.Check('read');
    checks.checkCornersKindsMoment(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersKindsMoment`, with every problem and its place. */
export function parseCornersKindsMoment(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersKindsMoment);
}
/** Whether the value is a `CornersKindsPayload` to a reader. */
export function isCornersKindsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersKindsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersKindsPayload`, with every problem and its place. */
export function parseCornersKindsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersKindsPayload);
}
/** Whether the value is a `CornersKindsShape` to a reader. */
export function isCornersKindsShape(value) {
    const check = new cantus.Check('read');
    checks.checkCornersKindsShape(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersKindsShape`, with every problem and its place. */
export function parseCornersKindsShape(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersKindsShape);
}
/** Whether the value is a `CornersLabels` to a reader. */
export function isCornersLabels(value) {
    const check = new cantus.Check('read');
    checks.checkCornersLabels(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersLabels`, with every problem and its place. */
export function parseCornersLabels(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersLabels);
}
/** Whether the value is a `CornersLenient` to a reader, and nothing in it is unknown; `parseCornersLenient` takes what is. */
export function isCornersLenient(value) {
    const check = new cantus.Check('read');
    checks.checkCornersLenient(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `CornersLenient`, with every problem and its place. */
export function parseCornersLenient(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersLenient, checks.turnCornersLenient);
}
/** Whether the value is a `CornersLenientOther` to a reader. */
export function isCornersLenientOther(value) {
    const check = new cantus.Check('read');
    checks.checkCornersLenientOther(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersLenientOther`, with every problem and its place. */
export function parseCornersLenientOther(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersLenientOther);
}
/** Whether the value is a `CornersLenientPlain` to a reader. */
export function isCornersLenientPlain(value) {
    const check = new cantus.Check('read');
    checks.checkCornersLenientPlain(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersLenientPlain`, with every problem and its place. */
export function parseCornersLenientPlain(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersLenientPlain);
}
/** Whether the value is a `CornersListsByNameValue` to a reader. */
export function isCornersListsByNameValue(value) {
    const check = new cantus.Check('read');
    checks.checkCornersListsByNameValue(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersListsByNameValue`, with every problem and its place. */
export function parseCornersListsByNameValue(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersListsByNameValue);
}
/** Whether the value is a `CornersListsChoicesItem` to a reader. */
export function isCornersListsChoicesItem(value) {
    const check = new cantus.Check('read');
    checks.checkCornersListsChoicesItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersListsChoicesItem`, with every problem and its place. */
export function parseCornersListsChoicesItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersListsChoicesItem);
}
/** Whether the value is a `CornersListsPayload` to a reader. */
export function isCornersListsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersListsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersListsPayload`, with every problem and its place. */
export function parseCornersListsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersListsPayload);
}
/** Whether the value is a `CornersListsRecordsItem` to a reader. */
export function isCornersListsRecordsItem(value) {
    const check = new cantus.Check('read');
    checks.checkCornersListsRecordsItem(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersListsRecordsItem`, with every problem and its place. */
export function parseCornersListsRecordsItem(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersListsRecordsItem);
}
/** Whether the value is a `CornersMaybeId` to a reader. */
export function isCornersMaybeId(value) {
    const check = new cantus.Check('read');
    checks.checkCornersMaybeId(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersMaybeId`, with every problem and its place. */
export function parseCornersMaybeId(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersMaybeId);
}
/** Whether the value is a `CornersMaybePayload` to a reader. */
export function isCornersMaybePayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersMaybePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersMaybePayload`, with every problem and its place. */
export function parseCornersMaybePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersMaybePayload);
}
/** Whether the value is a `CornersMaybeTint` to a reader. */
export function isCornersMaybeTint(value) {
    const check = new cantus.Check('read');
    checks.checkCornersMaybeTint(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersMaybeTint`, with every problem and its place. */
export function parseCornersMaybeTint(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersMaybeTint);
}
/** Whether the value is a `CornersMaybeWord` to a reader. */
export function isCornersMaybeWord(value) {
    const check = new cantus.Check('read');
    checks.checkCornersMaybeWord(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersMaybeWord`, with every problem and its place. */
export function parseCornersMaybeWord(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersMaybeWord);
}
/** Whether the value is a `CornersNarrowPayload` to a reader. */
export function isCornersNarrowPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersNarrowPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersNarrowPayload`, with every problem and its place. */
export function parseCornersNarrowPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersNarrowPayload);
}
/** Whether the value is a `CornersNested` to a reader. */
export function isCornersNested(value) {
    const check = new cantus.Check('read');
    checks.checkCornersNested(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersNested`, with every problem and its place. */
export function parseCornersNested(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersNested);
}
/** Whether the value is a `CornersNumbered` to a reader. */
export function isCornersNumbered(value) {
    const check = new cantus.Check('read');
    checks.checkCornersNumbered(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersNumbered`, with every problem and its place. */
export function parseCornersNumbered(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersNumbered);
}
/** Whether the value is a `CornersNumberedOne` to a reader. */
export function isCornersNumberedOne(value) {
    const check = new cantus.Check('read');
    checks.checkCornersNumberedOne(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersNumberedOne`, with every problem and its place. */
export function parseCornersNumberedOne(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersNumberedOne);
}
/** Whether the value is a `CornersNumberedZero` to a reader. */
export function isCornersNumberedZero(value) {
    const check = new cantus.Check('read');
    checks.checkCornersNumberedZero(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersNumberedZero`, with every problem and its place. */
export function parseCornersNumberedZero(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersNumberedZero);
}
/** Whether the value is a `CornersOdd` to a reader. */
export function isCornersOdd(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOdd(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersOdd`, with every problem and its place. */
export function parseCornersOdd(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOdd);
}
/** Whether the value is a `CornersOldWayPayload` to a reader. */
export function isCornersOldWayPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOldWayPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersOldWayPayload`, with every problem and its place. */
export function parseCornersOldWayPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOldWayPayload);
}
/** Whether the value is a `CornersOpenDataFirst` to a reader. */
export function isCornersOpenDataFirst(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOpenDataFirst(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersOpenDataFirst`, with every problem and its place. */
export function parseCornersOpenDataFirst(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOpenDataFirst);
}
/** Whether the value is a `CornersOpenDataPayload` to a reader, and nothing in it is unknown; `parseCornersOpenDataPayload` takes what is. */
export function isCornersOpenDataPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOpenDataPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `CornersOpenDataPayload`, with every problem and its place. */
export function parseCornersOpenDataPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOpenDataPayload, checks.turnCornersOpenDataPayload);
}
/** Whether the value is a `CornersOpenDataSecondPart` to a reader. */
export function isCornersOpenDataSecondPart(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOpenDataSecondPart(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersOpenDataSecondPart`, with every problem and its place. */
export function parseCornersOpenDataSecondPart(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOpenDataSecondPart);
}
/** Whether the value is a `CornersOpenLevel` to a reader. */
export function isCornersOpenLevel(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOpenLevel(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersOpenLevel`, with every problem and its place. */
export function parseCornersOpenLevel(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOpenLevel);
}
/** Whether the value is a `CornersOpenRecordPayload` to a reader. */
export function isCornersOpenRecordPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOpenRecordPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersOpenRecordPayload`, with every problem and its place. */
export function parseCornersOpenRecordPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOpenRecordPayload);
}
/** Whether the value is a `CornersOptions` to a reader. */
export function isCornersOptions(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOptions(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersOptions`, with every problem and its place. */
export function parseCornersOptions(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOptions);
}
/** Whether the value is a `CornersOptionsMode` to a reader. */
export function isCornersOptionsMode(value) {
    const check = new cantus.Check('read');
    checks.checkCornersOptionsMode(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersOptionsMode`, with every problem and its place. */
export function parseCornersOptionsMode(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersOptionsMode);
}
/** Whether the value is a `CornersPart` to a reader, and nothing in it is unknown; `parseCornersPart` takes what is. */
export function isCornersPart(value) {
    const check = new cantus.Check('read');
    checks.checkCornersPart(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `CornersPart`, with every problem and its place. */
export function parseCornersPart(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersPart, checks.turnCornersPart);
}
/** Whether the value is a `CornersPartImage` to a reader. */
export function isCornersPartImage(value) {
    const check = new cantus.Check('read');
    checks.checkCornersPartImage(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersPartImage`, with every problem and its place. */
export function parseCornersPartImage(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersPartImage);
}
/** Whether the value is a `CornersPartSound` to a reader. */
export function isCornersPartSound(value) {
    const check = new cantus.Check('read');
    checks.checkCornersPartSound(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersPartSound`, with every problem and its place. */
export function parseCornersPartSound(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersPartSound);
}
/** Whether the value is a `CornersPartText` to a reader. */
export function isCornersPartText(value) {
    const check = new cantus.Check('read');
    checks.checkCornersPartText(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersPartText`, with every problem and its place. */
export function parseCornersPartText(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersPartText);
}
/** Whether the value is a `CornersPlainFailureDetails` to a reader. */
export function isCornersPlainFailureDetails(value) {
    const check = new cantus.Check('read');
    checks.checkCornersPlainFailureDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersPlainFailureDetails`, with every problem and its place. */
export function parseCornersPlainFailureDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersPlainFailureDetails);
}
/** Whether the value is a `CornersPoint` to a reader. */
export function isCornersPoint(value) {
    const check = new cantus.Check('read');
    checks.checkCornersPoint(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersPoint`, with every problem and its place. */
export function parseCornersPoint(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersPoint);
}
/** Whether the value is a `CornersPresenceNullableRecord` to a reader. */
export function isCornersPresenceNullableRecord(value) {
    const check = new cantus.Check('read');
    checks.checkCornersPresenceNullableRecord(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersPresenceNullableRecord`, with every problem and its place. */
export function parseCornersPresenceNullableRecord(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersPresenceNullableRecord);
}
/** Whether the value is a `CornersPresencePayload` to a reader. */
export function isCornersPresencePayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersPresencePayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersPresencePayload`, with every problem and its place. */
export function parseCornersPresencePayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersPresencePayload);
}
/** Whether the value is a `CornersRecursionPayload` to a reader. */
export function isCornersRecursionPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersRecursionPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersRecursionPayload`, with every problem and its place. */
export function parseCornersRecursionPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersRecursionPayload);
}
/** Whether the value is a `CornersRefusedDetails` to a reader. */
export function isCornersRefusedDetails(value) {
    const check = new cantus.Check('read');
    checks.checkCornersRefusedDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersRefusedDetails`, with every problem and its place. */
export function parseCornersRefusedDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersRefusedDetails);
}
/** Whether the value is a `CornersRenamedCodeDetails` to a reader. */
export function isCornersRenamedCodeDetails(value) {
    const check = new cantus.Check('read');
    checks.checkCornersRenamedCodeDetails(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersRenamedCodeDetails`, with every problem and its place. */
export function parseCornersRenamedCodeDetails(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersRenamedCodeDetails);
}
/** Whether the value is a `CornersReport` to a reader, and nothing in it is unknown; `parseCornersReport` takes what is. */
export function isCornersReport(value) {
    const check = new cantus.Check('read');
    checks.checkCornersReport(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `CornersReport`, with every problem and its place. */
export function parseCornersReport(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersReport, checks.turnCornersReport);
}
/** Whether the value is a `CornersReportBroken` to a reader. */
export function isCornersReportBroken(value) {
    const check = new cantus.Check('read');
    checks.checkCornersReportBroken(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersReportBroken`, with every problem and its place. */
export function parseCornersReportBroken(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersReportBroken);
}
/** Whether the value is a `CornersReportGraced` to a reader. */
export function isCornersReportGraced(value) {
    const check = new cantus.Check('read');
    checks.checkCornersReportGraced(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersReportGraced`, with every problem and its place. */
export function parseCornersReportGraced(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersReportGraced);
}
/** Whether the value is a `CornersReportLate` to a reader. */
export function isCornersReportLate(value) {
    const check = new cantus.Check('read');
    checks.checkCornersReportLate(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersReportLate`, with every problem and its place. */
export function parseCornersReportLate(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersReportLate);
}
/** Whether the value is a `CornersReportOk` to a reader. */
export function isCornersReportOk(value) {
    const check = new cantus.Check('read');
    checks.checkCornersReportOk(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersReportOk`, with every problem and its place. */
export function parseCornersReportOk(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersReportOk);
}
/** Whether the value is a `CornersRestsInline` to a reader. */
export function isCornersRestsInline(value) {
    const check = new cantus.Check('read');
    checks.checkCornersRestsInline(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersRestsInline`, with every problem and its place. */
export function parseCornersRestsInline(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersRestsInline);
}
/** Whether the value is a `CornersRestsOnlyRest` to a reader. */
export function isCornersRestsOnlyRest(value) {
    const check = new cantus.Check('read');
    checks.checkCornersRestsOnlyRest(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersRestsOnlyRest`, with every problem and its place. */
export function parseCornersRestsOnlyRest(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersRestsOnlyRest);
}
/** Whether the value is a `CornersRestsPayload` to a reader. */
export function isCornersRestsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersRestsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersRestsPayload`, with every problem and its place. */
export function parseCornersRestsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersRestsPayload);
}
/** Whether the value is a `CornersScalarsPayload` to a reader. */
export function isCornersScalarsPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersScalarsPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersScalarsPayload`, with every problem and its place. */
export function parseCornersScalarsPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersScalarsPayload);
}
/** Whether the value is a `CornersSealedPayload` to a reader. */
export function isCornersSealedPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersSealedPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersSealedPayload`, with every problem and its place. */
export function parseCornersSealedPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersSealedPayload);
}
/** Whether the value is a `CornersServer` to a reader. */
export function isCornersServer(value) {
    const check = new cantus.Check('read');
    checks.checkCornersServer(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersServer`, with every problem and its place. */
export function parseCornersServer(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersServer);
}
/** Whether the value is a `CornersServerHttp` to a reader. */
export function isCornersServerHttp(value) {
    const check = new cantus.Check('read');
    checks.checkCornersServerHttp(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersServerHttp`, with every problem and its place. */
export function parseCornersServerHttp(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersServerHttp);
}
/** Whether the value is a `CornersServerStdio` to a reader. */
export function isCornersServerStdio(value) {
    const check = new cantus.Check('read');
    checks.checkCornersServerStdio(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersServerStdio`, with every problem and its place. */
export function parseCornersServerStdio(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersServerStdio);
}
/** Whether the value is a `CornersShape` to a reader. */
export function isCornersShape(value) {
    const check = new cantus.Check('read');
    checks.checkCornersShape(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersShape`, with every problem and its place. */
export function parseCornersShape(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersShape);
}
/** Whether the value is a `CornersShapeCircle` to a reader. */
export function isCornersShapeCircle(value) {
    const check = new cantus.Check('read');
    checks.checkCornersShapeCircle(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersShapeCircle`, with every problem and its place. */
export function parseCornersShapeCircle(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersShapeCircle);
}
/** Whether the value is a `CornersShapeTitled` to a reader. */
export function isCornersShapeTitled(value) {
    const check = new cantus.Check('read');
    checks.checkCornersShapeTitled(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersShapeTitled`, with every problem and its place. */
export function parseCornersShapeTitled(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersShapeTitled);
}
/** Whether the value is a `CornersShapeUnnamed` to a reader. */
export function isCornersShapeUnnamed(value) {
    const check = new cantus.Check('read');
    checks.checkCornersShapeUnnamed(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersShapeUnnamed`, with every problem and its place. */
export function parseCornersShapeUnnamed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersShapeUnnamed);
}
/** Whether the value is a `CornersSignal` to a reader, and nothing in it is unknown; `parseCornersSignal` takes what is. */
export function isCornersSignal(value) {
    const check = new cantus.Check('read');
    checks.checkCornersSignal(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `CornersSignal`, with every problem and its place. */
export function parseCornersSignal(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersSignal, checks.turnCornersSignal);
}
/** Whether the value is a `CornersSignalPong` to a reader. */
export function isCornersSignalPong(value) {
    const check = new cantus.Check('read');
    checks.checkCornersSignalPong(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersSignalPong`, with every problem and its place. */
export function parseCornersSignalPong(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersSignalPong);
}
/** Whether the value is a `CornersSpeed` to a reader. */
export function isCornersSpeed(value) {
    const check = new cantus.Check('read');
    checks.checkCornersSpeed(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersSpeed`, with every problem and its place. */
export function parseCornersSpeed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersSpeed);
}
/** Whether the value is a `CornersStep` to a reader. */
export function isCornersStep(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStep(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStep`, with every problem and its place. */
export function parseCornersStep(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStep);
}
/** Whether the value is a `CornersStepChoose` to a reader. */
export function isCornersStepChoose(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStepChoose(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStepChoose`, with every problem and its place. */
export function parseCornersStepChoose(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStepChoose);
}
/** Whether the value is a `CornersStepChooseNo` to a reader. */
export function isCornersStepChooseNo(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStepChooseNo(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStepChooseNo`, with every problem and its place. */
export function parseCornersStepChooseNo(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStepChooseNo);
}
/** Whether the value is a `CornersStepChooseYes` to a reader. */
export function isCornersStepChooseYes(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStepChooseYes(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStepChooseYes`, with every problem and its place. */
export function parseCornersStepChooseYes(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStepChooseYes);
}
/** Whether the value is a `CornersStepLog` to a reader. */
export function isCornersStepLog(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStepLog(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStepLog`, with every problem and its place. */
export function parseCornersStepLog(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStepLog);
}
/** Whether the value is a `CornersStepTool` to a reader. */
export function isCornersStepTool(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStepTool(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStepTool`, with every problem and its place. */
export function parseCornersStepTool(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStepTool);
}
/** Whether the value is a `CornersStepToolEnded` to a reader. */
export function isCornersStepToolEnded(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStepToolEnded(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStepToolEnded`, with every problem and its place. */
export function parseCornersStepToolEnded(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStepToolEnded);
}
/** Whether the value is a `CornersStepWait` to a reader. */
export function isCornersStepWait(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStepWait(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStepWait`, with every problem and its place. */
export function parseCornersStepWait(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStepWait);
}
/** Whether the value is a `CornersStrictPayload` to a reader. */
export function isCornersStrictPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersStrictPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersStrictPayload`, with every problem and its place. */
export function parseCornersStrictPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersStrictPayload);
}
/** Whether the value is a `CornersToolEventBegun` to a reader. */
export function isCornersToolEventBegun(value) {
    const check = new cantus.Check('read');
    checks.checkCornersToolEventBegun(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersToolEventBegun`, with every problem and its place. */
export function parseCornersToolEventBegun(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersToolEventBegun);
}
/** Whether the value is a `CornersToolEventFailed` to a reader. */
export function isCornersToolEventFailed(value) {
    const check = new cantus.Check('read');
    checks.checkCornersToolEventFailed(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersToolEventFailed`, with every problem and its place. */
export function parseCornersToolEventFailed(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersToolEventFailed);
}
/** Whether the value is a `CornersToolEventPayload` to a reader, and nothing in it is unknown; `parseCornersToolEventPayload` takes what is. */
export function isCornersToolEventPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersToolEventPayload(value, check, 1);
    return check.count === 0 && !check.unknown;
}
/** Reads a `CornersToolEventPayload`, with every problem and its place. */
export function parseCornersToolEventPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersToolEventPayload, checks.turnCornersToolEventPayload);
}
/** Whether the value is a `CornersUserAction` to a reader. */
export function isCornersUserAction(value) {
    const check = new cantus.Check('read');
    checks.checkCornersUserAction(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersUserAction`, with every problem and its place. */
export function parseCornersUserAction(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersUserAction);
}
/** Whether the value is a `CornersWhateverPayload` to a reader. */
export function isCornersWhateverPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersWhateverPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersWhateverPayload`, with every problem and its place. */
export function parseCornersWhateverPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersWhateverPayload);
}
/** Whether the value is a `CornersWiderPayload` to a reader. */
export function isCornersWiderPayload(value) {
    const check = new cantus.Check('read');
    checks.checkCornersWiderPayload(value, check, 1);
    return check.count === 0;
}
/** Reads a `CornersWiderPayload`, with every problem and its place. */
export function parseCornersWiderPayload(value, view = 'read') {
    return cantus.parse(value, view, checks.checkCornersWiderPayload);
}
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
};
/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function newCornersCornerError(code, members) {
    const facts = CORNERS_CORNER_ERROR_CODES[`${code}`];
    const error = cantus.errorObject(facts, 'code', code, 'kind_of', ['status', 'retryable', 'hint', 'user_action'], members);
    return cantus.emittedValue(error, checks.checkCornersCornerError, undefined);
}
/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function knownCornersCornerErrorCode(error) {
    return cantus.knownCode(error, 'code', 'raw', 'kind_of', checks.membersCornersCornerError);
}
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
];
/** Whether the value is an event of package `corners` to a reader, and nothing in it is unknown. */
export function isCornersEvent(value) {
    const check = new cantus.Check('read');
    checks.checkCornersEvent(value, check, 1);
    return check.count === 0 && !check.unknown && !check.opaque;
}
/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parseCornersEvent(value, view = 'read') {
    const check = new cantus.Check(view);
    checks.checkCornersEvent(value, check, 1);
    return cantus.parsedEvent(value, check, 'event', ['id', 'note'], checks.turnCornersEvent);
}
/**
 * Makes the event `alone`: Nothing stands beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersAlone(payload) {
    return checks.emitCornersEvent$Alone(cantus.join({ event: 'alone' }, { data: payload }));
}
/**
 * Makes the event `alternatives`: Told apart by which key is there.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersAlternatives(payload, beside) {
    return checks.emitCornersEvent$Alternatives(cantus.join({ event: 'alternatives' }, beside, { data: payload }));
}
/**
 * Makes the event `asked`: Sent by clients.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersAsked(payload, beside) {
    return checks.emitCornersEvent$Asked(cantus.join({ event: 'asked' }, beside, { data: payload }));
}
/**
 * Makes the event `borrowed`: Carries a record of another package.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersBorrowed(payload, beside) {
    return checks.emitCornersEvent$Borrowed(cantus.join({ event: 'borrowed' }, beside, { data: payload }));
}
/**
 * Makes the event `bounds`: Every bound, alone and on the branch it fits.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersBounds(payload, beside) {
    return checks.emitCornersEvent$Bounds(cantus.join({ event: 'bounds' }, beside, { data: payload }));
}
/**
 * Makes the event `codes`: Carries codes without their objects.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersCodes(payload, beside) {
    return checks.emitCornersEvent$Codes(cantus.join({ event: 'codes' }, beside, { data: payload }));
}
/**
 * Makes the event `defaults`: What a reader may assume.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersDefaults(payload, beside) {
    return checks.emitCornersEvent$Defaults(cantus.join({ event: 'defaults' }, beside, { data: payload }));
}
/**
 * Makes the event `demanding`: Its content is never absent, because something in it is required.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersDemanding(payload, beside) {
    return checks.emitCornersEvent$Demanding(cantus.join({ event: 'demanding' }, beside, { data: payload }));
}
/**
 * Makes the event `either`: Sent by both sides.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersEither(payload, beside) {
    return checks.emitCornersEvent$Either(cantus.join({ event: 'either' }, beside, { data: payload }));
}
/**
 * Makes the event `empty`: Carries nothing, and its content is written all the same.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersEmpty(beside) {
    return checks.emitCornersEvent$Empty(cantus.join({ event: 'empty' }, beside, { data: {} }));
}
/**
 * Makes the event `enums`: Enums of strings and integers, in three degrees of openness, some nullable.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersEnums(payload, beside) {
    return checks.emitCornersEvent$Enums(cantus.join({ event: 'enums' }, beside, { data: payload }));
}
/**
 * Makes the event `failed`: Carries the error object of the package.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersFailed(payload, beside) {
    return checks.emitCornersEvent$Failed(cantus.join({ event: 'failed' }, beside, { data: payload }));
}
/**
 * Makes the event `families`: Families in every combination.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersFamilies(payload, beside) {
    return checks.emitCornersEvent$Families(cantus.join({ event: 'families' }, beside, { data: payload }));
}
/**
 * Makes the event `guarded`: Values that not everybody may see.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersGuarded(payload, beside) {
    return checks.emitCornersEvent$Guarded(cantus.join({ event: 'guarded' }, beside, { data: payload }));
}
/**
 * Makes the event `kinds`: Branches of different kinds.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersKinds(payload, beside) {
    return checks.emitCornersEvent$Kinds(cantus.join({ event: 'kinds' }, beside, { data: payload }));
}
/**
 * Makes the event `lists`: Lists and maps in one another.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersLists(payload, beside) {
    return checks.emitCornersEvent$Lists(cantus.join({ event: 'lists' }, beside, { data: payload }));
}
/**
 * Makes the event `maybe`: Its content may be absent, because nothing in it is required.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersMaybe(payload, beside) {
    return checks.emitCornersEvent$Maybe(cantus.join({ event: 'maybe' }, beside, { data: payload }));
}
/**
 * Makes the event `maybe_borrowed`: A named payload that may be absent.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersMaybeBorrowed(payload, beside) {
    return checks.emitCornersEvent$MaybeBorrowed(cantus.join({ event: 'maybe_borrowed' }, beside, { data: payload }));
}
/**
 * Makes the event `narrow`: Only the id stands beside its tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersNarrow(payload, beside) {
    return checks.emitCornersEvent$Narrow(cantus.join({ event: 'narrow' }, beside, { data: payload }));
}
/**
 * Makes the event `old_way`: On its way out.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 * @deprecated since 1.5.0; The content was never read.; use `empty`
 */
export function createCornersOldWay(payload, beside) {
    return checks.emitCornersEvent$OldWay(cantus.join({ event: 'old_way' }, beside, { data: payload }));
}
/**
 * Makes the event `open_data`: An event that other files add members to.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersOpenData(payload, beside) {
    return checks.emitCornersEvent$OpenData(cantus.join({ event: 'open_data' }, beside, { data: payload }));
}
/**
 * Makes the event `open_record`: Any key beside its one field is data.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersOpenRecord(payload, beside) {
    return checks.emitCornersEvent$OpenRecord(cantus.join({ event: 'open_record' }, beside, { data: payload }));
}
/**
 * Makes the event `presence`: Absent and null, in all four combinations.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersPresence(payload, beside) {
    return checks.emitCornersEvent$Presence(cantus.join({ event: 'presence' }, beside, { data: payload }));
}
/**
 * Makes the event `recursion`: Records, families and aliases that hold themselves.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersRecursion(payload, beside) {
    return checks.emitCornersEvent$Recursion(cantus.join({ event: 'recursion' }, beside, { data: payload }));
}
/**
 * Makes the event `rests`: Further keys that are data.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersRests(payload, beside) {
    return checks.emitCornersEvent$Rests(cantus.join({ event: 'rests' }, beside, { data: payload }));
}
/**
 * Makes the event `scalars`: One field for each built-in type and each kind of literal.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersScalars(payload, beside) {
    return checks.emitCornersEvent$Scalars(cantus.join({ event: 'scalars' }, beside, { data: payload }));
}
/**
 * Makes the event `sealed`: Not for everybody as a whole.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersSealed(payload, beside) {
    return checks.emitCornersEvent$Sealed(cantus.join({ event: 'sealed' }, beside, { data: payload }));
}
/**
 * Makes the event `silent`: Never has a content.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersSilent(beside) {
    return checks.emitCornersEvent$Silent(cantus.join({ event: 'silent' }, beside));
}
/**
 * Makes the event `strict`: Cannot do without a note, and it must not be long.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersStrict(payload, beside) {
    return checks.emitCornersEvent$Strict(cantus.join({ event: 'strict' }, beside, { data: payload }));
}
/**
 * Makes the event `tool_event`: An event whose payload is a family under its own tag.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersToolEvent(payload, beside) {
    return checks.emitCornersEvent$ToolEvent(cantus.join({ event: 'tool_event' }, beside, { data: payload }));
}
/**
 * Makes the event `whatever`: Any value at all, and yet it must be there.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersWhatever(payload, beside) {
    return checks.emitCornersEvent$Whatever(cantus.join({ event: 'whatever' }, beside, { data: payload }));
}
/**
 * Makes the event `wider`: Has a state key beside the common fields.
 *
 * @throws `cantus.EmitError` where the emit view does not admit it
 */
export function createCornersWider(payload, beside) {
    return checks.emitCornersEvent$Wider(cantus.join({ event: 'wider', state_key: '' }, beside, { data: payload }));
}
