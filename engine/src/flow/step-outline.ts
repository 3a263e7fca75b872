import { reviewSectionKey } from '../definition/section.ts';
import type { CompiledProgram } from '../live/compiled-program.ts';
import type { FormInstance } from '../live/form-instance.ts';
import { toStepPath, type Step } from './step.ts';

/** Every page that a program could have, in order; none of it hangs on answers, so it is worked out once. */
export interface StepOutline {
  readonly steps: readonly PossibleStep[];
  /** Where each step stands, by its part of an address. */
  readonly positions: ReadonlyMap<string, number>;
  readonly hasReview: boolean;
}

export interface PossibleStep {
  readonly step: Step;
  /** Whether it can be seen in a form. */
  readonly isShown: (form: FormInstance) => boolean;
}

const outlines = new WeakMap<CompiledProgram, StepOutline>();

export function outlineSteps(compiled: CompiledProgram): StepOutline {
  let outline = outlines.get(compiled);
  if (!outline) outlines.set(compiled, (outline = makeOutline(compiled)));
  return outline;
}

function makeOutline({ questions, groups, sections }: CompiledProgram): StepOutline {
  const steps: PossibleStep[] = [];
  let section = -1;
  let group = -1;
  for (const { sectionIndex, parentIndex, index, definition } of questions) {
    const opened = sectionIndex === section ? undefined : sections[sectionIndex]?.definition;
    if (opened?.overview)
      steps.push({
        step: { kind: 'section', key: opened.key },
        isShown: (form) => form.shownInSection[sectionIndex] !== 0,
      });
    const begun = parentIndex === group ? undefined : groups[parentIndex]?.definition;
    if (begun?.overview)
      steps.push({
        step: { kind: 'group', key: begun.key },
        isShown: (form) => form.shownInGroup[parentIndex] !== 0,
      });
    steps.push({
      step: { kind: 'question', key: definition.key },
      isShown: (form) => form.visibleFields[index] !== 0,
    });
    section = sectionIndex;
    group = parentIndex;
  }
  return {
    steps,
    positions: new Map(steps.map(({ step }, position) => [toStepPath(step), position])),
    hasReview: sections.some(({ definition }) => definition.key === reviewSectionKey),
  };
}
