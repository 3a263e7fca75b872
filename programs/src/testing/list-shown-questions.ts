import { listSteps, sectionKeyOf, type LiveForm } from '@handrail/engine';

/** The keys of a section's questions that can be seen now, in order. */
export function listShownQuestions(form: LiveForm, sectionKey: string): string[] {
  return listSteps(form).flatMap((step) =>
    step.kind === 'question' && sectionKeyOf(form, step) === sectionKey ? [step.key] : [],
  );
}
