import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../../testing/evaluate-rule.ts';
import type { Rule } from '../../definition/rule.ts';

describe('arithmetic', () => {
  it.each<[Rule, number]>([
    [{ add: [1, 2, 3] }, 6],
    [{ add: ['1', 2] }, 3],
    [{ add: [] }, 0],
    [{ subtract: [5, 7] }, -2],
    [{ multiply: [2, 3, 4] }, 24],
    [{ multiply: [] }, 0],
    [{ divide: [7, 2] }, 3.5],
    [{ add: [{ multiply: [2, 3] }, { subtract: [10, 4] }] }, 12],
  ])('%j gives %j [P364]', (rule, expected) => {
    expect(evaluateRule(rule)).toBe(expected);
  });

  it.each<[Rule]>([
    [{ divide: [7, 0] }],
    [{ divide: [0, 0] }],
    [{ divide: [7, '0'] }],
    [{ divide: [7, null] }],
  ])('%j divides by zero and gives 0 [P365]', (rule) => {
    expect(evaluateRule(rule)).toBe(0);
  });

  it.each<[Rule]>([
    [{ add: [1, 'two'] }],
    [{ subtract: ['two', 1] }],
    [{ multiply: [2, 'two'] }],
    [{ divide: ['two', 2] }],
    [{ add: [1, true] }],
    [{ add: [1, { literal: [2] }] }],
    [{ add: [1, '2,000'] }],
  ])('%j has an operand that is no number and gives 0 [P366]', (rule) => {
    expect(evaluateRule(rule)).toBe(0);
  });

  it.each<[Rule, number]>([
    [{ add: [5, { answer: 'unknown' }] }, 5],
    [{ subtract: [5, null] }, 5],
    [{ subtract: ['', 5] }, -5],
    [{ multiply: [5, null] }, 0],
  ])('%j counts what is not answered as 0', (rule, expected) => {
    expect(evaluateRule(rule)).toBe(expected);
  });

  it('gives 0 for what no number can hold', () => {
    expect(evaluateRule({ multiply: [1e200, 1e200] })).toBe(0);
    expect(evaluateRule({ add: ['1e400', 1] })).toBe(0);
  });
});
