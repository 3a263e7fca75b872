import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../../testing/evaluate-rule.ts';
import type { LiteralValue, Rule } from '../../definition/rule.ts';

describe('and', () => {
  it.each<[readonly Rule[], boolean]>([
    [[true, true], true],
    [[true, false], false],
    [[false, false], false],
    [[], true],
    [['text', 1], true],
    [[true, null], false],
  ])('of %j is %j [P358]', (and, expected) => {
    expect(evaluateRule({ and })).toBe(expected);
  });
});

describe('or', () => {
  it.each<[readonly Rule[], boolean]>([
    [[false, true], true],
    [[false, false], false],
    [[], false],
    [[null, 'text'], true],
    [[0, ''], false],
  ])('of %j is %j [P358]', (or, expected) => {
    expect(evaluateRule({ or })).toBe(expected);
  });
});

describe('not', () => {
  it.each<[LiteralValue, boolean]>([
    [true, false],
    [false, true],
    ['true', false],
    ['false', true],
    ['', true],
    [0, true],
    [null, true],
    [[], true],
    [['x'], false],
  ])('of %j is %j [P358]', (literal, expected) => {
    expect(evaluateRule({ not: { literal } })).toBe(expected);
  });
});

describe('if', () => {
  it.each<[Rule, string | number | undefined]>([
    [{ if: true, then: 'a', else: 'b' }, 'a'],
    [{ if: false, then: 'a', else: 'b' }, 'b'],
    [{ if: { gt: ['x', 1] }, then: 'a', else: 2 }, 2],
    [{ if: { answer: 'unknown' }, then: 'a', else: 'b' }, 'b'],
    [{ if: false, then: 'a' }, undefined],
  ])('of %j gives %j [P360]', (rule, expected) => {
    expect(evaluateRule(rule)).toBe(expected);
  });
});
