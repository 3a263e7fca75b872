import { defineWords } from '../language/define-words.ts';
import { listCountedSections } from '../live/shown-parts.ts';
import type { LiveForm } from '../live/live-form.ts';
import { listSteps, listStepsAround } from './list-steps.ts';
import { outlineSteps } from './step-outline.ts';
import { isSameStep, toStepPath, type Step } from './step.ts';

export function firstStep(form: LiveForm): Step | undefined {
  return listSteps(form)[0];
}

/** The step after this one; nothing after the last. Edits that began on the review page lead back to it. */
export function nextStep(form: LiveForm, from: Step, { fromReview = false } = {}): Step | undefined {
  const { hasReview } = outlineSteps(form.instance.compiled);
  if (fromReview && hasReview && from.kind !== 'review') return { kind: 'review' };
  if (isAmongParts(form, from))
    return findShown(form, from, 1) ?? (hasReview ? { kind: 'review' } : undefined);
  const steps = listStepsAround(form, from);
  return steps[positionOf(from, steps) + 1];
}

/** The step before this one; nothing before the first. */
export function previousStep(form: LiveForm, from: Step): Step | undefined {
  if (isAmongParts(form, from)) return findShown(form, from, -1);
  const steps = listStepsAround(form, from);
  return steps[positionOf(from, steps) - 1];
}

/** Whether a step has only parts of the form around it: the place of the tax form hangs on which step is the last. */
function isAmongParts({ instance }: LiveForm, { kind }: Step): boolean {
  return instance.settings.needsW9 !== true && kind !== 'w9' && kind !== 'review';
}

/** The nearest step that can be seen, looking on or back from this one. */
function findShown({ instance }: LiveForm, from: Step, direction: 1 | -1): Step | undefined {
  const { steps, positions } = outlineSteps(instance.compiled);
  let at = positions.get(toStepPath(from)) ?? -1;
  do at += direction;
  while (steps[at]?.isShown(instance) === false);
  return steps[at]?.step;
}

/** Where to go on with a form that was left: the first question that needs an answer, else the end (P405, P406). */
export function resumeStep(form: LiveForm): Step | undefined {
  const { compiled, faultsInQuestion, shownInSection } = form.instance;
  const gaps = new Set(
    compiled.questions
      .filter(
        ({ index, sectionIndex }) => faultsInQuestion[index] !== 0 && shownInSection[sectionIndex] !== 0,
      )
      .map(({ definition }) => definition.key),
  );
  const steps = listSteps(form);
  // A question can have a fault and no step, where all it holds is calculated; the review page tells of it.
  return steps.find((step) => step.kind === 'question' && gaps.has(step.key)) ?? steps.at(-1);
}

/** The section that a step belongs to; the tax form and the review page belong to none. */
export function sectionKeyOf({ instance: { compiled } }: LiveForm, step: Step): string | undefined {
  if (step.kind === 'section') return step.key;
  if (step.kind !== 'group' && step.kind !== 'question') return undefined;
  const parts = step.kind === 'group' ? compiled.groups : compiled.questions;
  const part = parts.find(({ definition }) => definition.key === step.key);
  const group = part && 'sectionIndex' in part ? compiled.groups[part.parentIndex] : part;
  return group && compiled.sections[group.parentIndex]?.definition.key;
}

/** "Section N of M": M counts the sections that can be seen, without review. */
export function findSectionNumber(
  { instance }: LiveForm,
  sectionKey: string,
): { readonly number: number; readonly count: number } | undefined {
  const counted = listCountedSections(instance);
  const at = counted.findIndex(({ definition }) => definition.key === sectionKey);
  return at < 0 ? undefined : { number: at + 1, count: counted.length };
}

/** What the button of a step says. */
export function labelOfButton(form: LiveForm, step: Step): string {
  const words = stepWords(form.instance.settings.locale);
  if (step.kind === 'review') return words.confirm;
  if (step.kind === 'section' || step.kind === 'group') return words.continue;
  const last = listSteps(form).at(-1);
  return last && isSameStep(last, step) ? words.submit : words.save;
}

const stepWords = defineWords('steps', {
  confirm: 'Confirm',
  continue: 'Continue',
  submit: 'Submit Application',
  save: 'Save And Continue',
});

function positionOf(step: Step, steps: readonly Step[]): number {
  return steps.findIndex((each) => isSameStep(each, step));
}
