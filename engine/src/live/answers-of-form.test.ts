import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../values/answers.ts';
import type { Field } from '../definition/field.ts';
import {
  buildForm,
  buildProgram,
  buildQuestion,
  buildSection,
  buildTextField,
  startForm,
} from '../testing/build-program.ts';

const courses: Field = {
  type: 'Complex',
  key: 'courses',
  copy: 'Courses',
  repeated: true,
  subFields: [
    buildTextField('name'),
    buildTextField('hours', { inputType: 'Number', dynamicLogic: { answered: { answer: 'name' } } }),
  ],
};

describe('hidden answers', () => {
  const fields = [
    buildTextField('a'),
    buildTextField('b', { dynamicLogic: { eq: [{ answer: 'a' }, 'yes'] }, validation: { max: 3 } }),
  ];

  it('are remembered, but neither checked nor submitted', () => {
    const form = buildForm(fields, { a: 'yes', b: 'too long' });
    form.setAnswer('a', 'no');
    expect(form.findField('b')).toMatchObject({ isVisible: false, value: 'too long', errors: [] });
    expect(form.draftAnswers()).toEqual({ a: 'no', b: 'too long' });
    expect(form.submittedAnswers()).toEqual({ a: 'no' });
    form.setAnswer('a', 'yes');
    expect(form.submittedAnswers()).toEqual({ a: 'yes', b: 'too long' });
    expect(form.findField('b')?.errors).toHaveLength(1);
  });

  it('are left out of entries one by one', () => {
    const form = buildForm([courses], { courses: [{ name: 'Art', hours: 3 }, { hours: 4 }] });
    expect(form.submittedAnswers()).toEqual({ courses: [{ name: 'Art', hours: 3 }, {}] });
    expect(form.draftAnswers()).toEqual({ courses: [{ name: 'Art', hours: 3 }, { hours: 4 }] });
  });
});

describe('skipped questions', () => {
  const program = buildProgram({
    sections: [
      buildSection('s', [
        buildQuestion('income', [buildTextField('salary'), courses], { skippable: true }),
        buildQuestion('after', [
          buildTextField('note', { dynamicLogic: { answered: { answer: 'salary' } } }),
        ]),
      ]),
    ],
  });
  const answers = { salary: 'much', courses: [{ name: 'Art', hours: 3 }], note: 'x' };

  it('stay on their page, marked under a key of their own [P448]', () => {
    const form = startForm(program, answers);
    form.setSkipped('income', true);
    expect(form.draftAnswers()).toEqual({ ...answers, 'income.skipped': true });
    expect(form.findField('salary')).toMatchObject({ isVisible: true, isActive: false, value: 'much' });
  });

  it('have their answers ignored: not submitted, not checked, not looked at [P449]', () => {
    const form = startForm(program, { ...answers, salary: '', 'income.skipped': true });
    expect(form.findField('salary')?.errors).toEqual([]);
    expect(form.submittedAnswers()).toEqual({ 'income.skipped': true });
    const marked = startForm(program, answers);
    marked.setSkipped('income', true);
    expect(marked.findField('note')?.isVisible).toBe(false);
    expect(marked.submittedAnswers()).toEqual({ 'income.skipped': true });
  });

  it('count again once they are not skipped [P449]', () => {
    const form = startForm(program, { ...answers, 'income.skipped': true });
    form.setSkipped('income', false);
    expect(form.submittedAnswers()).toEqual({ ...answers, 'income.skipped': false });
  });

  it('are only those that may be skipped [P448]', () => {
    const form = startForm(program, answers);
    expect(form.setSkipped('after', true)).toEqual({ fields: [], questions: [] });
    expect(form.submittedAnswers()).toEqual(answers);
  });
});

describe('calculated values', () => {
  const total: Field = {
    type: 'Calculated',
    key: 'total',
    copy: 'Total',
    formula: { sum: { answer: 'courses.hours' } },
    display: 'number',
  };
  const share: Field = {
    type: 'Calculated',
    key: 'share',
    copy: 'Share',
    formula: { divide: [{ answer: 'total' }, 2] },
    display: 'number',
  };
  const answers = {
    courses: [
      { name: 'Art', hours: 3 },
      { name: 'Law', hours: 4 },
    ],
  };

  it('show what the formula gives, one after the other [P346]', () => {
    const form = buildForm([share, courses, total], answers);
    expect([form.findField('total')?.value, form.findField('share')?.value]).toEqual([7, 3.5]);
    form.setAnswer('courses.0.hours', 6);
    expect([form.findField('total')?.value, form.findField('share')?.value]).toEqual([10, 5]);
    form.setAnswer('courses.0.name', '');
    expect(form.findField('total')?.value).toBe(4);
  });

  it('are submitted, but not kept in the draft [P346]', () => {
    const form = buildForm([courses, total], { ...answers, total: 99 });
    expect(form.submittedAnswers()).toEqual({ ...answers, total: 7 });
    expect(form.draftAnswers()).toEqual(answers);
  });

  it('cannot be typed [P346]', () => {
    const form = buildForm([courses, total], answers);
    form.setAnswer('total', 99);
    expect(form.findField('total')?.value).toBe(7);
  });

  it('work with amounts in cents [P346]', () => {
    const rent = buildTextField('rent', { inputType: 'Currency' });
    const food = buildTextField('food', { inputType: 'Currency' });
    const costs: Field = {
      ...total,
      formula: { add: [{ answer: 'rent' }, { answer: 'food' }] },
      display: 'currency',
      validation: { max: 1500, required: false },
    };
    const form = buildForm([rent, food, costs], { rent: 120_000, food: 30_000 });
    expect(form.findField('total')).toMatchObject({ value: 150_000, errors: [] });
    form.setAnswer('food', 30_001);
    expect(form.findField('total')?.errors).toEqual(['Total must be no more than $1,500']);
  });
});

describe('unknown answers', () => {
  it('stay in the draft and are not submitted', () => {
    const form = buildForm([buildTextField('a')], { a: 'x', old: 'y', older: [{ b: 1 }] });
    expect(form.draftAnswers()).toEqual({ a: 'x', old: 'y', older: [{ b: 1 }] });
    expect(form.submittedAnswers()).toEqual({ a: 'x' });
  });

  it('stay in the draft of their entry, also when it moves', () => {
    const form = buildForm([courses], { courses: [{ name: 'Art' }, { name: 'Law', teacher: 'Bo' }] });
    form.removeEntry('courses', 0);
    expect(form.draftAnswers()).toEqual({ courses: [{ name: 'Law', teacher: 'Bo' }] });
    expect(form.submittedAnswers()).toEqual({ courses: [{ name: 'Law' }] });
  });

  it.each<[string, AnswerValue]>([
    ['a text', 'Art'],
    ['a number', 3],
    ['an object', { city: 'Bronx' }],
  ])('are what a repeated group cannot read: %s', (_what, value) => {
    const form = buildForm([courses], { courses: value });
    expect(form.draftAnswers()).toEqual({ courses: value });
    expect(form.findField('courses')).toMatchObject({
      value: undefined,
      errors: ['Courses is required'],
    });
    form.addEntry('courses', { name: 'Law' });
    expect(form.draftAnswers()).toEqual({ courses: [{ name: 'Law' }] });
  });
});
