import {
  add,
  and,
  answer,
  any,
  diffInDays,
  iff,
  item,
  length,
  lookup,
  map,
  not,
  or,
  setting,
  sum,
  today,
  value,
  type Field,
  type Rule,
} from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { sayRule } from './say-rule.ts';

const fields: Readonly<Record<string, Field>> = {
  home: {
    type: 'RadioList',
    key: 'home',
    copy: 'Your home',
    options: [
      { label: 'I rent', value: 'rent' },
      { label: 'I own', value: 'own' },
    ],
  },
  age: { type: 'Text', inputType: 'Number', key: 'age', copy: 'Age' },
  hours: { type: 'Text', inputType: 'Number', key: 'hours', copy: 'Hours' },
};

describe('sayRule', () => {
  it.each<[Rule, string]>([
    [answer('home').equals('rent'), '“Your home” is “I rent”'],
    [answer('home').isNot('own'), '“Your home” is not “I own”'],
    [answer('home').isOneOf(['rent', 'own']), '“Your home” is one of “I rent”, “I own”'],
    [answer('home').includes('rent'), '“Your home” includes “I rent”'],
    [not(answer('home').includes('rent')), '“Your home” does not include “I rent”'],
    [answer('age').isAbove(17), '“Age” is more than 17'],
    [answer('age').isAtMost(answer('hours')), '“Age” is at most “Hours”'],
    [answer('age').isAnswered(), '“Age” is answered'],
    [not(answer('age').isAnswered()), '“Age” is not answered'],
    [answer('gone').equals(true), '“gone” is yes'],
    [answer('age').matches('^1'), '“Age” fits ^1'],
    [
      and(answer('age').isBelow(3), or(answer('home').equals('rent'), answer('home').equals('own'))),
      '“Age” is less than 3 and (“Your home” is “I rent” or “Your home” is “I own”)',
    ],
    [not(and(answer('age').isBelow(3))), 'not (“Age” is less than 3)'],
    [value(sum(answer('hours'))).isAtLeast(15), 'the sum of “Hours” is at least 15'],
    [value(length(answer('age'))).equals(1), 'the number of “Age” is 1'],
    [any(answer('hours'), item().equals(2)), 'for one of “Hours”: the item is 2'],
    [map(answer('hours'), add(item(), 1)), 'the item plus 1 for each of “Hours”'],
    [lookup(answer('home'), { rent: 1 }), "the table's value for “Your home”"],
    [iff(answer('age').isBelow(3), 1, 2), 'if “Age” is less than 3 then 1 else 2'],
    [diffInDays(today(), answer('age')), 'the days from today to “Age”'],
    [setting('applicantType').equals('Tenant'), 'the applicant type is “Tenant”'],
  ])('says %j as %s', (rule, words) => {
    expect(sayRule(rule, (key) => fields[key])).toBe(words);
  });
});
