import { reportForm, type ProgramDefinition } from '@handrail/engine';
import type { AnswerSet } from './answer-set.ts';
import { openForm } from './open-form.ts';

/** Why a whole set of answers cannot be submitted, as "path: message"; empty when it can. */
export function listFaults(definition: ProgramDefinition, { answers, settings }: AnswerSet): string[] {
  const { sections, canSubmit } = reportForm(openForm(definition, answers, settings));
  if (canSubmit) return [];
  return sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ fields }) => fields)
    .map(({ path, messages }) => `${path}: ${messages.join(' ')}`);
}
