import { describe, expect, it } from 'vitest';
import {
  add,
  all,
  and,
  answer,
  any,
  daysInMonth,
  daysRemainingInMonth,
  diffInDays,
  divide,
  iff,
  hasEmailFormat,
  hasPhoneFormat,
  item,
  length,
  literal,
  lookup,
  map,
  matches,
  multiply,
  not,
  or,
  setting,
  subtract,
  sum,
  today,
  value,
} from './builders.ts';
import type { Rule } from '../definition/rule.ts';

const age = answer('age');
const ageRule = { answer: 'age' };

describe('rule builders', () => {
  it.each<[string, Rule, unknown]>([
    ['equals', age.equals('yes'), { eq: [ageRule, 'yes'] }],
    ['isNot', age.isNot(answer('other')), { not: { eq: [ageRule, { answer: 'other' }] } }],
    ['isOneOf', age.isOneOf(['a', 'b']), { in: [ageRule, { literal: ['a', 'b'] }] }],
    ['includes', age.includes('a'), { in: ['a', ageRule] }],
    ['includesAny', age.includesAny(['a', 'b']), { in: [{ literal: ['a', 'b'] }, ageRule] }],
    ['isAbove', age.isAbove(1), { gt: [ageRule, 1] }],
    ['isAtLeast', age.isAtLeast(1), { gte: [ageRule, 1] }],
    ['isBelow', age.isBelow(1), { lt: [ageRule, 1] }],
    ['isAtMost', age.isAtMost(1), { lte: [ageRule, 1] }],
    ['isAnswered', age.isAnswered(), { answered: ageRule }],
    ['isYes', age.isYes(), { eq: [ageRule, 'yes'] }],
    ['isNo', age.isNo(), { eq: [ageRule, 'no'] }],
    ['matches of an answer', age.matches('^1'), { format: ageRule, pattern: '^1' }],
    ['up', age.up(2).isYes(), { eq: [{ answer: 'age', up: 2 }, 'yes'] }],
    ['toRule', age.toRule(), ageRule],
    ['value', value(length(age)).isAbove(2), { gt: [{ length: ageRule }, 2] }],
    ['item', item().equals('es'), { eq: [{ item: true }, 'es'] }],
    [
      'setting',
      setting('applicantType').equals('student'),
      { eq: [{ setting: 'applicantType' }, 'student'] },
    ],
    ['today', diffInDays(today(), age), { diffInDays: [{ setting: 'today' }, ageRule] }],
    ['literal', literal(['a']), { literal: ['a'] }],
    ['and', and(age, true), { and: [ageRule, true] }],
    ['or', or(age, false), { or: [ageRule, false] }],
    ['not', not(age), { not: ageRule }],
    ['iff', iff(age, 1, 2), { if: ageRule, then: 1, else: 2 }],
    ['iff without else', iff(age, 1), { if: ageRule, then: 1 }],
    ['add', add(age, 1), { add: [ageRule, 1] }],
    ['subtract', subtract(age, 1), { subtract: [ageRule, 1] }],
    ['multiply', multiply(age, 2), { multiply: [ageRule, 2] }],
    ['divide', divide(age, 2), { divide: [ageRule, 2] }],
    ['sum', sum(age), { sum: ageRule }],
    ['length', length(age), { length: ageRule }],
    ['map', map(age, item()), { map: ageRule, to: { item: true } }],
    ['any', any(age, item()), { any: ageRule, where: { item: true } }],
    ['all', all(age, item()), { all: ageRule, where: { item: true } }],
    ['lookup', lookup(age, { a: 1 }, 0), { lookup: ageRule, table: { a: 1 }, else: 0 }],
    ['lookup without else', lookup(age, { a: 1 }), { lookup: ageRule, table: { a: 1 } }],
    ['matches', matches(age, '^1'), { format: ageRule, pattern: '^1' }],
    ['hasPhoneFormat', hasPhoneFormat(age), { format: ageRule, as: 'phone' }],
    ['hasEmailFormat', hasEmailFormat(age), { format: ageRule, as: 'email' }],
    ['daysInMonth', daysInMonth(age), { daysInMonth: ageRule }],
    ['daysRemainingInMonth', daysRemainingInMonth(age), { daysRemainingInMonth: ageRule }],
  ])('write %s as plain JSON', (_name, rule, json) => {
    expect(rule).toStrictEqual(json);
    expect(JSON.parse(JSON.stringify(rule))).toStrictEqual(json);
  });

  it('keep the lists they were given apart from the rule', () => {
    const values = ['a'];
    const rule = age.isOneOf(values);
    values.push('b');
    expect(rule).toEqual({ in: [ageRule, { literal: ['a'] }] });
  });
});
