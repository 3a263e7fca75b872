import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../values/answers.ts';
import { listAnswerKeys } from '../answers/list-answer-keys.ts';
import { arbitraryDefinition } from '../testing/arbitrary-form.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { compileProgram } from './compile-program.ts';
import { checkAnswers } from './form-report.ts';
import { createLiveForm } from './live-form.ts';

describe('checkAnswers', () => {
  it('gives a report for any definition, any JSON as answers and any text as the day', manyRuns, () => {
    fc.assert(
      fc.property(
        arbitraryDefinition,
        fc.array(arbitraryJson, { maxLength: 12 }),
        fc.oneof(fc.constant('2026-11-15'), fc.string()),
        (definition, values, today) => {
          const answers = spread(values, listAnswerKeys(definition));
          const report = checkAnswers(compileProgram(definition), answers, {
            today,
            locale: 'en',
            audience: 'staff',
          });
          expect(typeof report.canSubmit).toBe('boolean');
          expect(JSON.parse(JSON.stringify(report.submittedAnswers()))).toBeDefined();
          expect(report.progress).toBeGreaterThanOrEqual(0);
          expect(report.progress).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes answers that are nested too deep for any stack', () => {
    const compiled = compileProgram({
      key: 'deep',
      version: 1,
      introPages: [],
      sections: [{ key: 's', name: 'S', questionGroups: [{ key: 'g', questions: [deepQuestion] }] }],
    });
    const answers = { a: nestDeep(), b: nestDeep(), home: { city: nestDeep() } } as unknown as Answers;
    const settings = { today: '2026-11-15', locale: 'en', audience: 'applicant' } as const;

    expect(checkAnswers(compiled, answers, settings).canSubmit).toBe(false);
    expect(createLiveForm(compiled, { settings, answers }).setAnswer('a', 'plain').fields).not.toEqual([]);
  });
});

const deepQuestion = {
  key: 'q',
  copy: { title: 'Q' },
  fields: [
    { key: 'a', copy: 'A', type: 'Text' },
    { key: 'b', copy: 'B', type: 'Date' },
    { key: 'home', copy: 'Home', type: 'Address', filter: { city: 'Bronx' } },
    {
      key: 'same',
      copy: 'Same',
      type: 'Checkbox',
      dynamicLogic: {
        or: [{ eq: [{ answer: 'a' }, { answer: 'b' }] }, { in: [{ answer: 'a' }, { answer: 'b' }] }],
      },
    },
    { key: 'copy', copy: 'Copy', type: 'Calculated', formula: { answer: 'a' }, display: 'text' },
  ],
} as const;

/** Lists of names that are dangerous to objects, entries and whatever else is JSON. */
const arbitraryJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(
    fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'g.f0', 'toString', '__proto__'), fc.jsonValue()),
    {
      maxLength: 4,
    },
  ),
  fc.dictionary(fc.constantFrom('city', 'state', 'copied', 'id', 'toString', 'valueOf'), fc.jsonValue()),
);

function spread(values: readonly unknown[], keys: readonly string[]): Answers {
  return Object.fromEntries(
    keys.map((key, index) => [key, values[index % Math.max(1, values.length)]]),
  ) as Answers;
}

function nestDeep(): unknown {
  let nested: unknown = 'bottom';
  for (let depth = 0; depth < 50_000; depth += 1) nested = [nested];
  return nested;
}
