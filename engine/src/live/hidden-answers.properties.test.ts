import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../values/answers.ts';
import { listSteps } from '../flow/list-steps.ts';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { expectSame } from '../testing/expect-same.ts';
import { listPaths } from '../testing/snapshot-form.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { compileProgram } from './compile-program.ts';
import { checkAnswers, reportForm, reportQuestion } from './form-report.ts';
import { createLiveForm, type LiveForm } from './live-form.ts';

describe('an answer that is hidden or skipped', () => {
  it('never influences validity, steps or what is submitted', manyRuns, () => {
    const value = fc.constantFrom<AnswerValue>('other', '', 3, true, null, ['yes'], [{ f0: 'a' }], {
      city: 'x',
    });
    fc.assert(
      fc.property(arbitraryFormCase, value, ({ definition, answers, settings }, other) => {
        const compiled = compileProgram(definition);
        const form = createLiveForm(compiled, { answers, settings });
        const before = readOutcome(form);
        for (const path of listHidden(form)) form.setAnswer(path, other);
        expectSame(readOutcome(form), before);
        const { submittedAnswers, ...report } = checkAnswers(compiled, form.draftAnswers(), settings);
        expectSame([report, submittedAnswers()], [before.report, before.submitted]);
      }),
      { numRuns: 1000 },
    );
  });

  it('is not submitted', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings }) => {
        const form = createLiveForm(compileProgram(definition), { answers, settings });
        const submitted = Object.keys(form.submittedAnswers());
        expect(listHidden(form).filter((path) => submitted.includes(path))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

function readOutcome(form: LiveForm) {
  return { report: reportForm(form), submitted: form.submittedAnswers(), steps: listSteps(form) };
}

function listHidden(form: LiveForm): string[] {
  return listPaths(form).filter((path) => !form.findField(path)?.isVisible || isSkipped(form, path));
}

function isSkipped(form: LiveForm, path: string): boolean {
  const [key = ''] = path.split(/\.\d+\./);
  const question = form.instance.compiled.questions.find(({ slots }) =>
    slots.some(({ slot }) => slot.key === key),
  );
  return question !== undefined && reportQuestion(form, question.definition.key)?.isSkipped === true;
}
