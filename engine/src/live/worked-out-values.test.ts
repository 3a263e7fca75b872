import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../values/answers.ts';
import type { Field } from '../definition/field.ts';
import { compileProgram } from './compile-program.ts';
import { createLiveForm } from './live-form.ts';

const settings = { today: '2026-11-15', locale: 'en', audience: 'applicant' } as const;

describe('a value that is worked out', () => {
  it.each<[AnswerValue, AnswerValue]>([
    ['3', 3],
    [true, 'true'],
    [null, undefined],
  ])('is submitted as the new value, though a rule takes %j for the same as %j', (before, after) => {
    const form = createForm([
      { key: 'typed', copy: 'Typed', type: 'Text' },
      { key: 'copy', copy: 'Copy', type: 'Calculated', formula: { answer: 'typed' }, display: 'text' },
    ]);
    form.setAnswer('typed', before);
    form.setAnswer('typed', after);

    expect(form.submittedAnswers().copy).toBe(after);
  });

  it('is nothing where its formula ends at entries', () => {
    const form = createForm([
      {
        key: 'courses',
        copy: 'Courses',
        type: 'Complex',
        repeated: true,
        subFields: [{ key: 'name', copy: 'Name', type: 'Text' }],
      },
      { key: 'copy', copy: 'Copy', type: 'Calculated', formula: { answer: 'courses' }, display: 'text' },
    ]);
    form.addEntry('courses', { name: 'Algebra' });

    expect(form.submittedAnswers()).toEqual({ courses: [{ name: 'Algebra' }] });
  });
});

function createForm(fields: readonly Field[]) {
  const question = { key: 'q', copy: { title: 'Q' }, fields };
  return createLiveForm(
    compileProgram({
      key: 'form',
      version: 1,
      introPages: [],
      sections: [{ key: 's', name: 'S', questionGroups: [{ key: 'g', questions: [question] }] }],
    }),
    { settings },
  );
}
