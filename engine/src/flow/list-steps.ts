import type { LiveForm } from '../live/live-form.ts';
import { outlineSteps } from './step-outline.ts';
import { isSameStep, type Step } from './step.ts';

/** The pages of an application that can be seen now, in order. */
export function listSteps(form: LiveForm): Step[] {
  return listStepsAround(form, undefined);
}

/** The steps that can be seen now and this one in its place among them, also when it is hidden. */
export function listStepsAround({ instance }: LiveForm, here: Step | undefined): Step[] {
  const outline = outlineSteps(instance.compiled);
  const steps = outline.steps
    .filter(({ step, isShown }) => isShown(instance) || (here && isSameStep(step, here)))
    .map(({ step }) => step);
  if (outline.hasReview || here?.kind === 'review') steps.push({ kind: 'review' });
  // The tax form comes once, right before the last step (P447).
  const hasW9 = instance.settings.needsW9 === true || here?.kind === 'w9';
  if (hasW9) steps.splice(Math.max(0, steps.length - 1), 0, { kind: 'w9' });
  return steps;
}

/** Finds the step that a part of an address stands for, also one that is hidden now. */
export function findStep({ instance }: LiveForm, path: string): Step | undefined {
  if (path === 'w9' || path === 'review') return { kind: path };
  const { steps, positions } = outlineSteps(instance.compiled);
  return steps[positions.get(path) ?? -1]?.step;
}
