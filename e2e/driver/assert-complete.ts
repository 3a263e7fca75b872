import { checkAnswers, type Answers, type CompiledProgram, type FormSettings } from '@handrail/engine';

/** Answers that the engine would not let through are a mistake in the set, not in the product. */
export function assertComplete(compiled: CompiledProgram, answers: Answers, settings: FormSettings): void {
  // These two are given on pages of their own along the way.
  const given = { ...settings, hasBankAccount: true, hasW9: true };
  const { canSubmit, sections } = checkAnswers(compiled, answers, given);
  if (canSubmit) return;
  const faults = sections.flatMap(({ questions }) =>
    questions.flatMap(({ fields }) => fields.map(({ path, messages }) => `${path}: ${messages.join(' ')}`)),
  );
  throw new Error(`These answers cannot be submitted:\n${faults.join('\n')}`);
}
