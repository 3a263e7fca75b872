import type { Answers } from '../values/answers.ts';
import { listSteps } from '../flow/list-steps.ts';
import type { Step } from '../flow/step.ts';
import { toPath } from '../live/field-path.ts';
import type { FieldState } from '../live/field-state.ts';
import type { PlaceInstance } from '../live/form-instance.ts';
import { reportForm, type FormReport } from '../live/form-report.ts';
import type { LiveForm } from '../live/live-form.ts';

/** Everything that can be asked of a form's answers. */
export interface FormSnapshot {
  readonly fields: Readonly<Record<string, FieldSnapshot>>;
  readonly steps: readonly Step[];
  readonly report: FormReport;
  readonly submitted: Answers;
}

export type FieldSnapshot = Pick<
  FieldState,
  'isVisible' | 'isActive' | 'isRequired' | 'value' | 'errors' | 'isMissing'
>;

export function snapshotForm(form: LiveForm): FormSnapshot {
  return {
    fields: Object.fromEntries(listPaths(form).map((path) => [path, readField(form, path)])),
    steps: listSteps(form),
    report: reportForm(form),
    submitted: form.submittedAnswers(),
  };
}

/** The paths of all fields, those of entries too. */
export function listPaths({ instance }: LiveForm): string[] {
  return listPathsOf(instance.root);
}

function listPathsOf(place: PlaceInstance): string[] {
  return place.compiled.slots.flatMap(({ slot, entry }) => {
    const entries = entry ? ((place.typed[slot.index] ?? []) as readonly PlaceInstance[]) : [];
    return [toPath(place, slot.index), ...entries.flatMap(listPathsOf)];
  });
}

function readField(form: LiveForm, path: string): FieldSnapshot {
  const state = form.findField(path);
  if (!state) throw new Error(`There is no field ${path}`);
  const { isVisible, isActive, isRequired, value, errors, isMissing } = state;
  return { isVisible, isActive, isRequired, value, errors, isMissing };
}
