import type { Rule } from '../../definition/rule.ts';
import { findOwnAnswer } from '../../rules/operators/answer.ts';
import type { Scope } from '../../rules/scope.ts';

export interface Comparison {
  readonly index: number;
  readonly operator: string;
  readonly operand: string | number;
}

/** The rules that have to hold for a condition to hold. */
export function listTerms(condition: Rule): readonly Rule[] {
  const isAnd = typeof condition === 'object' && condition !== null && 'and' in condition;
  return isAnd ? condition.and : [condition];
}

/** The comparison of an answer beside the field with a text or number. */
export function findComparison(term: Rule, scope: Scope): Comparison | undefined {
  if (typeof term !== 'object' || term === null) return undefined;
  for (const [name, operator] of Object.entries(orders)) {
    if (!(name in term)) continue;
    const [left, operand] = (term as unknown as Record<string, [Rule, Rule]>)[name] ?? [];
    const index = left === undefined ? undefined : findOwnAnswer(left, { scope, noteRead: () => undefined });
    const isUsual = operator === '===' ? typeof operand === 'string' : Number.isFinite(operand);
    if (index !== undefined && isUsual) return { index, operator, operand: operand as string | number };
  }
  return undefined;
}

const orders = { eq: '===', gt: '>', gte: '>=', lt: '<', lte: '<=' };
