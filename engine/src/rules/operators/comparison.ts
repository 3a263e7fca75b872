import { applyToPair, type Evaluate, type OperatorTable, type RuleReader } from '../operator.ts';
import type { Pair } from '../../definition/rule.ts';
import { isSame, isScalar, toDay, toList, toNumber } from '../rule-value.ts';

export const comparisonOperators: OperatorTable<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> = {
  eq: ({ eq }, reader) => applyToPair(eq, reader, isSame),
  gt: ({ gt }, reader) => compareOrder(gt, reader, (order) => order > 0),
  gte: ({ gte }, reader) => compareOrder(gte, reader, (order) => order >= 0),
  lt: ({ lt }, reader) => compareOrder(lt, reader, (order) => order < 0),
  lte: ({ lte }, reader) => compareOrder(lte, reader, (order) => order <= 0),
  in: (rule, reader) => applyToPair(rule.in, reader, isAmong),
};

function compareOrder(pair: Pair, reader: RuleReader, holds: (order: number) => boolean): Evaluate {
  return applyToPair(pair, reader, (left, right) => {
    const order = findOrder(left, right);
    return order !== undefined && holds(order);
  });
}

/** How two numbers or two dates follow each other; nothing when they cannot be compared. */
function findOrder(left: unknown, right: unknown): number | undefined {
  const one = toNumber(left) ?? toDay(left);
  const other = toNumber(right) ?? toDay(right);
  return one === undefined || other === undefined ? undefined : one - other;
}

/** More pairs than any form has; comparing each item with each would let hostile answers hang it. */
const mostPairs = 100_000;

function isAmong(needle: unknown, haystack: unknown): boolean {
  const list = toList(haystack);
  if (!Array.isArray(needle)) return needle !== undefined && list.some((item) => isSame(item, needle));
  if (needle.length * list.length > mostPairs) return hasCommonText(needle, list);
  return needle.some((one) => list.some((item) => isSame(item, one)));
}

function hasCommonText(some: readonly unknown[], others: readonly unknown[]): boolean {
  const texts = new Set(others.filter(isScalar).map(String));
  return some.some((one) => isScalar(one) && texts.has(String(one)));
}
