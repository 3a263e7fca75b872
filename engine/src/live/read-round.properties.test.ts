import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { manyRuns } from '../testing/many-runs.ts';
import type { Answers, AnswerValue } from '../values/answers.ts';
import { compileProgram } from './compile-program.ts';
import { checkAnswers } from './form-report.ts';
import { createLiveForm } from './live-form.ts';
import { isOpenPath, readRound } from './read-round.ts';

const value = fc.constantFrom<AnswerValue>('yes', 'other', 3, true, ['yes'], undefined);

describe('a round of any form', () => {
  it('never holds what was submitted against the person', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings }) => {
        const compiled = compileProgram(definition);
        const submitted = checkAnswers(compiled, answers, settings).submittedAnswers();
        const round = { asked: [], submitted };
        expect(readRound(compiled, settings, round, answers).lockedChanges).toEqual([]);
        expect(readRound(compiled, settings, round, submitted).lockedChanges).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('lets what was asked be changed, and opens whatever that makes incomplete', manyRuns, () => {
    fc.assert(
      fc.property(
        arbitraryFormCase,
        value,
        fc.nat({ max: 50 }),
        ({ definition, answers, settings }, changed, at) => {
          const compiled = compileProgram(definition);
          const submitted = checkAnswers(compiled, answers, settings).submittedAnswers();
          const keys = compiled.form.slots.filter(({ takesAnswer, entry }) => takesAnswer && !entry);
          const key = keys[at % Math.max(keys.length, 1)]?.key ?? '';
          const now: Answers = { ...submitted, [key]: changed };
          const state = readRound(compiled, settings, { asked: [key], submitted }, now);

          expect(state.lockedChanges).toEqual([]);
          const form = createLiveForm(compiled, { settings, answers: now });
          const faults = compiled.form.slots
            .filter(({ takesAnswer }) => takesAnswer)
            .filter(({ index }) => form.instance.root.faults[index])
            .map((slot) => slot.key);
          expect(faults.filter((path) => !isOpenPath(state, path))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
