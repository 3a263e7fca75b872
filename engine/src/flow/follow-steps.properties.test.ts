import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileProgram } from '../live/compile-program.ts';
import { createLiveForm, type LiveForm } from '../live/live-form.ts';
import { isQuestionShown } from '../live/shown-parts.ts';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { firstStep, nextStep, previousStep, resumeStep } from './follow-steps.ts';
import { listSteps } from './list-steps.ts';
import type { Step } from './step.ts';

describe('the steps of a form', () => {
  it(
    'lead from the first to the last, through every question that is shown once, and back the same way',
    manyRuns,
    () => {
      fc.assert(
        fc.property(arbitraryForm, (form) => {
          const steps = listSteps(form);
          const visited = follow(form, steps.length);
          expect(visited).toEqual(steps);
          expect(listQuestionKeys(visited)).toEqual(listShownQuestions(form));
          visited.slice(1).forEach((step, index) => expect(previousStep(form, step)).toEqual(visited[index]));
          if (visited[0]) expect(previousStep(form, visited[0])).toBeUndefined();
        }),
        { numRuns: 700 },
      );
    },
  );

  it('go on from a step that is hidden at the nearest ones that are shown', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        const steps = listSteps(form);
        const { questions } = form.instance.compiled;
        for (const { definition, index } of questions) {
          const from: Step = { kind: 'question', key: definition.key };
          if (isQuestionShown(form.instance, index)) continue;
          const later = questions.slice(index).filter((each) => isQuestionShown(form.instance, each.index));
          const next = nextStep(form, from);
          const previous = previousStep(form, from);
          if (next) expect(steps).toContainEqual(next);
          if (later.length > 0) expect(next).toBeDefined();
          if (previous) expect(steps).toContainEqual(previous);
          // Without the tax form, whose place depends on which step is the last, the two are neighbors.
          if (next && previous && !form.instance.settings.needsW9)
            expect(nextStep(form, previous)).toEqual(next);
        }
      }),
      { numRuns: 700 },
    );
  });

  it('are where a form that was left is resumed', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        const steps = listSteps(form);
        const step = resumeStep(form);
        if (step) expect(steps).toContainEqual(step);
        else expect(steps).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

const arbitraryForm = arbitraryFormCase.map(({ definition, answers, settings }) =>
  createLiveForm(compileProgram(definition), { answers, settings }),
);

/** Goes from step to step, but not forever. */
function follow(form: LiveForm, most: number): Step[] {
  const visited: Step[] = [];
  for (let step = firstStep(form); step && visited.length <= most; step = nextStep(form, step))
    visited.push(step);
  return visited;
}

function listQuestionKeys(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => (step.kind === 'question' ? [step.key] : []));
}

/** The questions with a field to see, by what the form says of each field. */
function listShownQuestions(form: LiveForm): string[] {
  return form.instance.compiled.questions
    .filter(({ slots }) => slots.some(({ slot }) => isSeen(form, slot.key)))
    .map(({ definition }) => definition.key);
}

function isSeen(form: LiveForm, path: string): boolean {
  const state = form.findField(path);
  if (!state?.isVisible) return false;
  if (state.field.type === 'Complex') return state.field.repeated === true;
  return state.field.type !== 'Calculated' || state.field.display !== 'hidden';
}
