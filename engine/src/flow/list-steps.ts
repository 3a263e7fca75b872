import { reviewSectionKey } from '../definition/section.ts';
import type { CompiledProgram } from '../live/compiled-program.ts';
import type { FormInstance } from '../live/form-instance.ts';
import type { LiveForm } from '../live/live-form.ts';
import { isQuestionShown } from '../live/shown-parts.ts';
import { isSameStep, toStepPath, type Step } from './step.ts';

/** The pages of an application that can be seen now, in order. */
export function listSteps(form: LiveForm): Step[] {
  return listStepsAround(form, undefined);
}

/** The steps that can be seen now and this one in its place among them, also when it is hidden. */
export function listStepsAround({ instance }: LiveForm, here: Step | undefined): Step[] {
  const isHere = (step: Step) => here !== undefined && isSameStep(step, here);
  const steps = listAllSteps(instance.compiled)
    .filter(({ step, isShown }) => isShown(instance) || isHere(step))
    .map(({ step }) => step);
  const hasReview = instance.compiled.definition.sections.some(({ key }) => key === reviewSectionKey);
  if (hasReview || here?.kind === 'review') steps.push({ kind: 'review' });
  // The tax form comes once, right before the last step (P447).
  const hasW9 = instance.settings.needsW9 === true || here?.kind === 'w9';
  if (hasW9) steps.splice(Math.max(0, steps.length - 1), 0, { kind: 'w9' });
  return steps;
}

/** Finds the step that a part of an address stands for, also one that is hidden now. */
export function findStep({ instance }: LiveForm, path: string): Step | undefined {
  if (path === 'w9' || path === 'review') return { kind: path };
  return listAllSteps(instance.compiled).find(({ step }) => toStepPath(step) === path)?.step;
}

interface PossibleStep {
  readonly step: Step;
  readonly isShown: (form: FormInstance) => boolean;
}

const stepsOfPrograms = new WeakMap<CompiledProgram, PossibleStep[]>();

function listAllSteps(compiled: CompiledProgram): PossibleStep[] {
  const known = stepsOfPrograms.get(compiled);
  if (known) return known;
  const steps = buildSteps(compiled);
  stepsOfPrograms.set(compiled, steps);
  return steps;
}

function buildSteps({ questions, groups, sections }: CompiledProgram): PossibleStep[] {
  const steps: PossibleStep[] = [];
  let section = -1;
  let group = -1;
  for (const question of questions) {
    const { sectionIndex, parentIndex, index } = question;
    if (sectionIndex !== section && sections[sectionIndex]?.definition.overview) {
      const { key } = sections[sectionIndex].definition;
      steps.push({
        step: { kind: 'section', key },
        isShown: (form) => (form.shownInSection[sectionIndex] ?? 0) > 0,
      });
    }
    if (parentIndex !== group && groups[parentIndex]?.definition.overview) {
      const { key } = groups[parentIndex].definition;
      steps.push({
        step: { kind: 'group', key },
        isShown: (form) => (form.shownInGroup[parentIndex] ?? 0) > 0,
      });
    }
    section = sectionIndex;
    group = parentIndex;
    const { key } = question.definition;
    steps.push({ step: { kind: 'question', key }, isShown: (form) => isQuestionShown(form, index) });
  }
  return steps;
}
