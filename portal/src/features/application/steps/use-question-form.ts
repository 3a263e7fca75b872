import type { Step } from '@handrail/engine';
import { dropBlankEntries } from '@handrail/ui/form-renderer';
import type { SubmitEvent } from 'react';
import { useApplication } from '../application-context.tsx';
import { useQuestionFaults } from '../faults/use-question-faults.ts';
import { findQuestion } from '../find-parts.ts';
import { useGoOn } from './use-go-on.ts';

/** Going on from a question: what is wrong is shown, what is right is saved on the way to the next page. */
export function useQuestionForm(step: Extract<Step, { readonly key: string }>) {
  const { definition, store, saves } = useApplication();
  const { backPath, goOn, submit, isBusy, failure } = useGoOn(step);
  const { faults, check } = useQuestionFaults(step.key);

  return {
    backPath,
    faults,
    isBusy,
    failure,
    submit,
    handleSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (isBusy) return;
      dropBlankEntries(store, findQuestion(definition, step.key)?.fields ?? []);
      if (check()) goOn();
      else saves.push();
    },
    handleSkip: () => {
      store.act((form) => form.setSkipped(step.key, true));
      goOn();
    },
  };
}
