/**
 * The checks behind the guards, parsers and constructors of package `shared`. Import its events file instead.
 */

import * as cantus from './cantus.ts';

const patternSharedMoney$currency = /^[A-Z]{3}$/u;
/** @internal */
export function fieldsSharedMoney(object: cantus.JsonObject, check: cantus.Check, _depth: number): number {
  let known = 2;
  let value = object['amount'];
  if (value === undefined) {
    check.missing('amount');
    known -= 1;
  } else if (!cantus.isInt64(value)) check.fail('expected a signed 64-bit integer as a decimal string', 'amount');
  value = object['currency'];
  if (value === undefined) {
    check.missing('currency');
    known -= 1;
  } else if (!cantus.isText(value) || !patternSharedMoney$currency.test(value)) check.fail('expected a string that matches ^[A-Z]{3}$', 'currency');
  return known;
}

/** @internal */
export function declaresSharedMoney(key: string): boolean {
  return key === 'amount' || key === 'currency';
}

/** @internal */
export function checkSharedMoney(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsSharedMoney(value, check, depth), declaresSharedMoney);
}

/** @internal */
export function checkSharedMood(value: unknown, check: cantus.Check, _depth: number): void {
  if (!cantus.isText(value)) check.fail('expected a string');
}

/** @internal */
export function fieldsSharedTree(object: cantus.JsonObject, check: cantus.Check, depth: number): number {
  let known = 1;
  let value = object['label'];
  if (value === undefined) {
    check.missing('label');
    known -= 1;
  } else if (!cantus.isText(value)) check.fail('expected a string', 'label');
  value = object['children'];
  if (value !== undefined) {
    known += 1;
    if (check.list(value, depth + 1, 'children')) {
      const before = check.count;
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        const before1 = check.count;
        checkSharedTree(item, check, depth + 2);
        check.under(before1, index);
      }
      check.under(before, 'children');
    }
  }
  return known;
}

/** @internal */
export function declaresSharedTree(key: string): boolean {
  return key === 'children' || key === 'label';
}

/** @internal */
export function checkSharedTree(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.close(value, fieldsSharedTree(value, check, depth), declaresSharedTree);
}

/** @internal */
export const checksSharedEvent: ReadonlyMap<string, cantus.CheckValue> = /* @__PURE__ */ new Map<string, cantus.CheckValue>([
]);
