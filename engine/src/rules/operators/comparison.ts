import { applyToPair, type Evaluate, type OperatorTable, type RuleReader } from '../operator.ts';
import { findOwnAnswer } from './answer.ts';
import type { Pair } from '../../definition/rule.ts';
import { isSame, isScalar, toDay, toList, toNumber } from '../rule-value.ts';

export const comparisonOperators: OperatorTable<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> = {
  eq: ({ eq }, reader) => compareToText(eq, reader) ?? applyToPair(eq, reader, isSame),
  gt: ({ gt }, reader) => compareOrder(gt, reader, (order) => order > 0),
  gte: ({ gte }, reader) => compareOrder(gte, reader, (order) => order >= 0),
  lt: ({ lt }, reader) => compareOrder(lt, reader, (order) => order < 0),
  lte: ({ lte }, reader) => compareOrder(lte, reader, (order) => order <= 0),
  in: (rule, reader) => applyToPair(rule.in, reader, isAmong),
};

/** Most conditions compare an answer beside the field with a text: they take one call and not three. */
function compareToText([left, text]: Pair, reader: RuleReader): Evaluate | undefined {
  const index = typeof text === 'string' ? findOwnAnswer(left, reader) : undefined;
  if (index === undefined) return undefined;
  return (at) => {
    const value = at.effective[index];
    return typeof value === 'string' ? value === text : isSame(value, text);
  };
}

function compareOrder(pair: Pair, reader: RuleReader, holds: (order: number) => boolean): Evaluate {
  return compareToNumber(pair, reader, holds) ?? applyToPair(pair, reader, inOrder(holds));
}

/** The same for an answer and a number. */
function compareToNumber(
  [left, limit]: Pair,
  reader: RuleReader,
  holds: (order: number) => boolean,
): Evaluate | undefined {
  const index = typeof limit === 'number' ? findOwnAnswer(left, reader) : undefined;
  if (typeof limit !== 'number' || index === undefined) return undefined;
  const isInOrder = inOrder(holds);
  return (at) => {
    const value = at.effective[index];
    if (value === undefined) return false;
    return Number.isFinite(value) ? holds((value as number) - limit) : isInOrder(value, limit);
  };
}

function inOrder(holds: (order: number) => boolean): (left: unknown, right: unknown) => boolean {
  return (left, right) => {
    const order = findOrder(left, right);
    return order !== undefined && holds(order);
  };
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
