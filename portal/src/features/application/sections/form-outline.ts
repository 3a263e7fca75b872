import {
  findSectionNumber,
  labelOfButton,
  listSteps,
  previousStep,
  reportForm,
  sectionKeyOf,
  type FormReport,
  type LiveForm,
  type Step,
} from '@handrail/engine';
import type { FormStore } from '@handrail/ui/form-renderer';

/** The parts of a form and how far they are; another object whenever one of them comes, goes or gets complete. */
export interface FormOutline {
  readonly steps: readonly Step[];
  readonly report: FormReport;
  readonly buttonOf: (step: Step) => string;
  readonly previousOf: (step: Step) => Step | undefined;
  readonly sectionKeyOf: (step: Step) => string | undefined;
  readonly numberOf: (sectionKey: string) => ReturnType<typeof findSectionNumber>;
}

export interface OutlineWatch {
  readonly read: () => FormOutline;
  readonly watch: (listener: () => void) => () => void;
}

/** Watches the outline of a form; an edit that changes nothing of it costs nothing. */
export function watchOutline(store: FormStore): OutlineWatch {
  const listeners = new Set<() => void>();
  let outline: FormOutline | undefined;
  store.watchForm(({ questions, progress }) => {
    if (questions.length === 0 && progress === undefined) return;
    outline = undefined;
    for (const listener of listeners) listener();
  });
  return {
    read: () => (outline ??= readOutline(store.form)),
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function readOutline(form: LiveForm): FormOutline {
  return {
    steps: listSteps(form),
    report: reportForm(form),
    buttonOf: (step) => labelOfButton(form, step),
    previousOf: (step) => previousStep(form, step),
    sectionKeyOf: (step) => sectionKeyOf(form, step),
    numberOf: (sectionKey) => findSectionNumber(form, sectionKey),
  };
}
