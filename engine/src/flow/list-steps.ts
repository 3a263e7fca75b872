import { reviewSectionKey } from '../definition/section.ts';
import type { FormInstance } from '../live/form-instance.ts';
import type { LiveForm } from '../live/live-form.ts';
import { isSameStep, toStepPath, type Step } from './step.ts';

/** The pages of an application that can be seen now, in order. */
export function listSteps(form: LiveForm): Step[] {
  return listStepsAround(form, undefined);
}

/** The steps that can be seen now and this one in its place among them, also when it is hidden. */
export function listStepsAround({ instance }: LiveForm, here: Step | undefined): Step[] {
  const steps = listAllSteps(instance)
    .filter(({ step, isShown }) => isShown || (here && isSameStep(step, here)))
    .map(({ step }) => step);
  const hasReview = instance.compiled.sections.some(({ definition }) => definition.key === reviewSectionKey);
  if (hasReview || here?.kind === 'review') steps.push({ kind: 'review' });
  // The tax form comes once, right before the last step (P447).
  const hasW9 = instance.settings.needsW9 === true || here?.kind === 'w9';
  if (hasW9) steps.splice(Math.max(0, steps.length - 1), 0, { kind: 'w9' });
  return steps;
}

/** Finds the step that a part of an address stands for, also one that is hidden now. */
export function findStep({ instance }: LiveForm, path: string): Step | undefined {
  if (path === 'w9' || path === 'review') return { kind: path };
  return listAllSteps(instance).find(({ step }) => toStepPath(step) === path)?.step;
}

interface PossibleStep {
  readonly step: Step;
  readonly isShown: boolean;
}

function listAllSteps(form: FormInstance): PossibleStep[] {
  const { questions, groups, sections } = form.compiled;
  const steps: PossibleStep[] = [];
  const add = (kind: 'section' | 'group' | 'question', key: string, shown: number | undefined) =>
    steps.push({ step: { kind, key }, isShown: shown !== 0 });
  let section = -1;
  let group = -1;
  for (const { sectionIndex, parentIndex, index, definition } of questions) {
    const opened = sectionIndex === section ? undefined : sections[sectionIndex]?.definition;
    if (opened?.overview) add('section', opened.key, form.shownInSection[sectionIndex]);
    const begun = parentIndex === group ? undefined : groups[parentIndex]?.definition;
    if (begun?.overview) add('group', begun.key, form.shownInGroup[parentIndex]);
    add('question', definition.key, form.visibleFields[index]);
    section = sectionIndex;
    group = parentIndex;
  }
  return steps;
}
