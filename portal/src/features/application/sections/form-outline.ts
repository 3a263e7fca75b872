import {
  findSectionNumber,
  findStanding,
  labelOfButton,
  listSectionStates,
  listSteps,
  previousStep,
  reportForm,
  sectionKeyOf,
  type FormChanges,
  type FormReport,
  type FormStanding,
  type LiveForm,
  type Step,
} from '@handrail/engine';
import type { FormStore } from '@handrail/ui/form-renderer';

/** The parts of a form and how far they are; another object whenever one of them changes. */
export interface FormOutline {
  readonly steps: readonly Step[];
  readonly report: FormReport;
  readonly standing: FormStanding;
  readonly buttonOf: (step: Step) => string;
  readonly previousOf: (step: Step) => Step | undefined;
  readonly sectionKeyOf: (step: Step) => string | undefined;
  readonly numberOf: (sectionKey: string) => ReturnType<typeof findSectionNumber>;
}

export interface OutlineWatch {
  readonly read: () => FormOutline;
  readonly watch: (listener: () => void) => () => void;
}

/** Watches the outline of a form; answers under these keys were filled in beforehand. */
export function watchOutline(store: FormStore, prefilledKeys: ReadonlySet<string> = new Set()): OutlineWatch {
  const listeners = new Set<() => void>();
  const readStates = () => listSectionStates(store.form, prefilledKeys).join();
  let outline: FormOutline | undefined;
  let states = readStates();

  /** Most keys that are pressed change no part, so that nothing is drawn anew. */
  function isOther(changes: FormChanges): boolean {
    const before = states;
    states = readStates();
    return states !== before || changesParts(changes);
  }

  store.watchForm((changes) => {
    if (!isOther(changes)) return;
    outline = undefined;
    for (const listener of listeners) listener();
  });
  return {
    read: () => (outline ??= readOutline(store.form, prefilledKeys)),
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A gap that closes while others stay open changes no progress, but what is still missing. */
function changesParts({ questions, progress, fields }: FormChanges): boolean {
  return questions.length > 0 || progress !== undefined || fields.some(({ errors }) => errors);
}

function readOutline(form: LiveForm, prefilledKeys: ReadonlySet<string>): FormOutline {
  return {
    steps: listSteps(form),
    report: reportForm(form),
    standing: findStanding(form, prefilledKeys),
    buttonOf: (step) => labelOfButton(form, step),
    previousOf: (step) => previousStep(form, step),
    sectionKeyOf: (step) => sectionKeyOf(form, step),
    numberOf: (sectionKey) => findSectionNumber(form, sectionKey),
  };
}
