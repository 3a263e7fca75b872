import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../../testing/evaluate-rule.ts';
import type { Rule } from '../../definition/rule.ts';

describe('format with a pattern', () => {
  it.each<[Rule, string, boolean]>([
    ['10451', '^\\d{5}$', true],
    [10451, '^\\d{5}$', true],
    ['1045', '^\\d{5}$', false],
    ['my 10451', '\\d{5}', true],
    ['', '^\\d{5}$', false],
    [null, 'null', false],
    [true, '^true$', true],
    [{ literal: ['10451'] }, '\\d', false],
    [{ answer: 'unknown' }, 'undefined', false],
  ])('%j and /%s/ is %j [P361]', (format, pattern, expected) => {
    expect(evaluateRule({ format, pattern })).toBe(expected);
  });

  it('matches nothing with a pattern that is none', () => {
    expect(evaluateRule({ format: '(', pattern: '(' })).toBe(false);
  });
});

describe('format as a phone number', () => {
  it.each<[Rule, boolean]>([
    ['(219) 873-2341', true],
    [2198732341, true],
    ['+12198732341', true],
    ['12345', false],
    [null, false],
  ])('%j is %j [P361]', (format, expected) => {
    expect(evaluateRule({ format, as: 'phone' })).toBe(expected);
  });
});

describe('format as an email', () => {
  it.each<[Rule, boolean]>([
    ['ana@bar.org', true],
    ['ana@bar', false],
    [null, false],
  ])('%j is %j', (format, expected) => {
    expect(evaluateRule({ format, as: 'email' })).toBe(expected);
  });
});
