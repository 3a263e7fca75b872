import { describe, expect, it } from 'vitest';
import type { Answers } from '../../values/answers.ts';
import type { ComplexField } from '../../definition/field.ts';
import { buildTextField } from '../../testing/build-program.ts';
import { evaluateRule } from '../../testing/evaluate-rule.ts';
import type { LiteralValue, Rule } from '../../definition/rule.ts';

const courses: ComplexField = {
  type: 'Complex',
  key: 'courses',
  copy: 'Courses',
  repeated: true,
  subFields: [buildTextField('name'), buildTextField('hours', { inputType: 'Number' })],
};
const limit = buildTextField('limit', { inputType: 'Number' });
const entries: Answers = {
  courses: [
    { name: 'Art', hours: 3 },
    { name: 'Law', hours: 4 },
  ],
  limit: 4,
};

function evaluateWithCourses(rule: Rule, answers: Answers = entries): unknown {
  return evaluateRule(rule, [limit, courses], answers);
}

describe('length', () => {
  it.each<[LiteralValue, number]>([
    [['a', 'b'], 2],
    [[], 0],
    ['text', 1],
    [null, 0],
  ])('of %j is %i [P362]', (literal, expected) => {
    expect(evaluateRule({ length: { literal } })).toBe(expected);
  });

  it('counts the entries of a repeated group [P362]', () => {
    expect(evaluateWithCourses({ length: { answer: 'courses' } })).toBe(2);
    expect(evaluateWithCourses({ length: { answer: 'courses' } }, {})).toBe(0);
  });
});

describe('sum', () => {
  it.each<[LiteralValue, number]>([
    [[1, 2, 3], 6],
    [['1', 2], 3],
    [[1, 'two', null, true], 1],
    [[], 0],
    [5, 5],
    [null, 0],
  ])('of %j is %j [P362]', (literal, expected) => {
    expect(evaluateRule({ sum: { literal } })).toBe(expected);
  });

  it('adds one answer of every entry [P362]', () => {
    expect(evaluateWithCourses({ sum: { answer: 'courses.hours' } })).toBe(7);
    expect(evaluateWithCourses({ sum: { answer: 'courses.hours' } }, { courses: [{}, { hours: 2 }] })).toBe(
      2,
    );
  });

  it('gives 0 for what no number can hold', () => {
    expect(evaluateRule({ sum: { literal: [1.7e308, 1.7e308] } })).toBe(0);
  });
});

describe('map', () => {
  it('works on plain items [P362]', () => {
    expect(evaluateRule({ map: { literal: [1, 2] }, to: { multiply: [{ item: true }, 10] } })).toEqual([
      10, 20,
    ]);
    expect(evaluateRule({ map: null, to: { item: true } })).toEqual([]);
  });

  it('works inside each entry, and sees the form around it [P362]', () => {
    const rule: Rule = {
      map: { answer: 'courses' },
      to: {
        if: { gte: [{ answer: 'hours' }, { answer: 'limit' }] },
        then: { answer: 'name' },
        else: 'short',
      },
    };
    expect(evaluateWithCourses(rule)).toEqual(['short', 'Law']);
  });
});

describe('any and all', () => {
  it.each<[LiteralValue, boolean, boolean]>([
    [[1, 5], true, false],
    [[5, 6], true, true],
    [[1, 2], false, false],
    [[], false, true],
    [null, false, true],
  ])('of %j above 4 are %j and %j', (literal, any, all) => {
    const where: Rule = { gt: [{ item: true }, 4] };
    expect(evaluateRule({ any: { literal }, where })).toBe(any);
    expect(evaluateRule({ all: { literal }, where })).toBe(all);
  });

  it('look inside entries', () => {
    const where: Rule = { gte: [{ answer: 'hours' }, { answer: 'limit' }] };
    expect(evaluateWithCourses({ any: { answer: 'courses' }, where })).toBe(true);
    expect(evaluateWithCourses({ all: { answer: 'courses' }, where })).toBe(false);
    expect(evaluateWithCourses({ all: { answer: 'courses' }, where }, { ...entries, limit: 3 })).toBe(true);
  });
});

describe('a list that grows out of lists', () => {
  it('ends, whatever the definition asks for', () => {
    const many: Rule = { literal: Array.from({ length: 100 }, (_, index) => index) };
    let rule: Rule = { item: true };
    for (let depth = 0; depth < 8; depth += 1) rule = { map: many, to: rule };
    expect(evaluateRule({ length: rule })).toBe(100);
  });
});
