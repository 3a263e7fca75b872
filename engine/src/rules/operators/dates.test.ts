import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../../testing/evaluate-rule.ts';
import type { Rule } from '../../definition/rule.ts';

describe('daysInMonth', () => {
  it.each([
    ['2023-01-15', 31],
    ['04/30/2023', 30],
    ['2023-02-01', 28],
    ['2024-02-01', 29],
    ['1900-02-01', 28],
    ['2000-02-01', 29],
  ])('of %s is %i [P367]', (date, expected) => {
    expect(evaluateRule({ daysInMonth: date })).toBe(expected);
  });
});

describe('daysRemainingInMonth', () => {
  it.each([
    ['2023-01-31', 0],
    ['2023-01-01', 30],
    ['02/28/2024', 1],
    ['02/28/2023', 0],
  ])('of %s is %i [P367]', (date, expected) => {
    expect(evaluateRule({ daysRemainingInMonth: date })).toBe(expected);
  });
});

describe('diffInDays', () => {
  it.each([
    ['2023-01-01', '2023-01-01', 0],
    ['2023-01-01', '01/31/2023', 30],
    ['2023-03-01', '2023-02-28', -1],
    ['2024-02-28', '2024-03-01', 2],
    ['2023-01-01', '2024-01-01', 365],
    ['2024-01-01', '2025-01-01', 366],
  ])('from %s to %s is %i [P367]', (from, to, expected) => {
    expect(evaluateRule({ diffInDays: [from, to] })).toBe(expected);
  });

  it('counts from today [P367]', () => {
    const rule: Rule = { diffInDays: ['2026-11-01', { setting: 'today' }] };
    expect(evaluateRule(rule, [], {}, { today: '2026-11-15' })).toBe(14);
  });
});

describe('what is no date', () => {
  it.each<Rule>(['2023-02-30', 'soon', '', null, 20230101, true, { answer: 'unknown' }])(
    '%j gives 0',
    (bad) => {
      expect(evaluateRule({ daysInMonth: bad })).toBe(0);
      expect(evaluateRule({ daysRemainingInMonth: bad })).toBe(0);
      expect(evaluateRule({ diffInDays: [bad, '2023-01-01'] })).toBe(0);
      expect(evaluateRule({ diffInDays: ['2023-01-01', bad] })).toBe(0);
    },
  );
});
