import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileProgram } from '../live/compile-program.ts';
import { checkAnswers } from '../live/form-report.ts';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { expectSame } from '../testing/expect-same.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { coerceAnswers } from './coerce-answers.ts';

describe('coerceAnswers', () => {
  it('leaves every form as complete as it was, so that what was accepted stays accepted', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings }) => {
        const compiled = compileProgram(definition);
        const { canSubmit, submittedAnswers } = checkAnswers(compiled, answers, settings);
        if (canSubmit) expect(checkAnswers(compiled, coerceAnswers(answers), settings).canSubmit).toBe(true);
        const again = checkAnswers(compiled, submittedAnswers(), settings);
        const coerced = checkAnswers(compiled, coerceAnswers(submittedAnswers()), settings);
        expect(again.canSubmit).toBe(canSubmit);
        expect(coerced.canSubmit).toBe(canSubmit);
      }),
      { numRuns: 1200 },
    );
  });

  it('changes no text that could not be read back from what it becomes', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ answers }) => {
        const coerced = coerceAnswers(answers);
        for (const [key, value] of Object.entries(answers)) {
          if (typeof value === 'string')
            expect(String(coerced[key] as string | number | boolean)).toBe(value);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing that it has coerced before', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ answers }) => {
        const coerced = coerceAnswers(answers);
        expectSame(coerceAnswers(coerced), coerced);
      }),
      { numRuns: 500 },
    );
  });
});
