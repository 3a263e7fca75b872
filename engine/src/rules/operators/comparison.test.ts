import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../../testing/evaluate-rule.ts';
import type { LiteralValue } from '../../definition/rule.ts';

type Row = [LiteralValue, LiteralValue, boolean];

function evaluate(
  operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'in',
  left: LiteralValue,
  right: LiteralValue,
) {
  const pair = [{ literal: left }, { literal: right }] as const;
  return evaluateRule({ [operator]: pair } as { readonly eq: typeof pair });
}

describe('eq', () => {
  it.each<Row>([
    ['yes', 'yes', true],
    ['yes', 'no', false],
    ['yes', 'Yes', false],
    [3, 3, true],
    ['3', 3, true],
    ['3.0', 3, false],
    ['007', 7, false],
    [true, 'true', true],
    [false, 'false', true],
    [false, '', false],
    [0, '', false],
    [0, null, false],
    [null, null, true],
    [null, 'null', false],
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [['1'], [1], true],
    [['a'], 'a', false],
  ])('of %j and %j is %j [P359]', (left, right, expected) => {
    expect(evaluate('eq', left, right)).toBe(expected);
    expect(evaluate('eq', right, left)).toBe(expected);
  });

  it('takes an unknown answer for nothing [P359]', () => {
    expect(evaluateRule({ eq: [{ answer: 'unknown' }, null] })).toBe(true);
    expect(evaluateRule({ eq: [{ answer: 'unknown' }, 'undefined'] })).toBe(false);
  });
});

describe('gt and lte', () => {
  it.each<Row>([
    [2, 1, true],
    [1, 1, false],
    ['10', 9, true],
    ['2023-02-01', '2023-01-31', true],
    ['01/02/2024', '2023-12-31', true],
    ['2023-01-31', '2023-01-31', false],
  ])('order %j and %j: the first is greater, %j [P359]', (left, right, expected) => {
    expect(evaluate('gt', left, right)).toBe(expected);
    expect(evaluate('lte', left, right)).toBe(!expected);
  });
});

describe('lt and gte', () => {
  it.each<Row>([
    [1, 2, true],
    [1, 1, false],
    [-1, '0', true],
    ['9', '10', true],
    ['12/31/2023', '01/01/2024', true],
    ['2024-01-01', '12/31/2023', false],
  ])('order %j and %j: the first is less, %j [P359]', (left, right, expected) => {
    expect(evaluate('lt', left, right)).toBe(expected);
    expect(evaluate('gte', left, right)).toBe(!expected);
  });
});

describe('operands without an order', () => {
  it.each<[LiteralValue, LiteralValue]>([
    ['apple', 'banana'],
    ['', 0],
    [null, 0],
    [null, null],
    [true, 0],
    [['1'], 0],
    ['2023-02-30', '2023-01-01'],
  ])('%j and %j stand in none [P359]', (left, right) => {
    for (const operator of ['gt', 'gte', 'lt', 'lte'] as const) {
      expect(evaluate(operator, left, right)).toBe(false);
      expect(evaluate(operator, right, left)).toBe(false);
    }
  });
});

describe('in', () => {
  it.each<Row>([
    ['a', ['a', 'b'], true],
    ['c', ['a', 'b'], false],
    [1, ['1', '2'], true],
    [['c', 'b'], ['a', 'b'], true],
    [['c', 'd'], ['a', 'b'], false],
    [[], ['a'], false],
    ['a', 'a', true],
    ['a', 'abc', false],
    ['a', null, false],
    ['a', [], false],
  ])('of %j and %j is %j [P359]', (left, right, expected) => {
    expect(evaluate('in', left, right)).toBe(expected);
  });

  it('has no place for an unknown answer [P359]', () => {
    expect(evaluateRule({ in: [{ answer: 'unknown' }, { literal: ['a', null] }] })).toBe(false);
  });
});
