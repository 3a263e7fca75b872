import { reportQuestion, type FieldReport, type Step } from '@handrail/engine';
import { useState, type SubmitEvent } from 'react';
import { useApplication } from './application-context.tsx';
import { useGoOn } from './use-go-on.ts';

/** What stood in the way when the person wanted to go on. */
export interface Faults {
  /** Counts the tries, because each takes the person to the summary again. */
  readonly turn: number;
  readonly fields: readonly FieldReport[];
  readonly missingCount: number;
}

/** Going on from a question: what is wrong is shown, what is right is saved on the way to the next page. */
export function useQuestionForm(step: Extract<Step, { readonly key: string }>) {
  const { store, saves } = useApplication();
  const { backPath, goOn, submit, isBusy, failure } = useGoOn(step);
  const [faults, setFaults] = useState<Faults>();

  function check(): boolean {
    store.act((form) => form.attemptSubmit(step.key));
    const { fields = [], missingCount = 0 } = reportQuestion(store.form, step.key) ?? {};
    setFaults((before) =>
      fields.length === 0 ? undefined : { turn: (before?.turn ?? 0) + 1, fields, missingCount },
    );
    return fields.length === 0;
  }

  return {
    backPath,
    faults,
    isBusy,
    failure,
    submit,
    handleSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (isBusy) return;
      if (check()) goOn();
      else saves.push();
    },
    handleSkip: () => {
      store.act((form) => form.setSkipped(step.key, true));
      goOn();
    },
  };
}
