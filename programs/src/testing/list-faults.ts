import { reportForm, type ProgramDefinition } from '@handrail/engine';
import type { AnswerSet } from '../answer-set.ts';
import { openForm } from './open-form.ts';
import { listFieldNodes } from './search/field-node.ts';

/** Why a whole set of answers cannot be submitted, as "path: message"; empty when it can. */
export function listFaults(definition: ProgramDefinition, { answers, settings }: AnswerSet): string[] {
  const known = new Set([
    ...listFieldNodes(definition).map(({ key }) => key),
    ...definition.sections
      .flatMap(({ questionGroups }) => questionGroups)
      .flatMap(({ questions }) => questions)
      .map(({ key }) => `${key}.skipped`),
  ]);
  const unknown = Object.keys(answers).filter((key) => !known.has(key));
  if (unknown.length > 0) return unknown.map((key) => `${key}: this form has no such field`);
  const { sections, canSubmit } = reportForm(openForm(definition, answers, settings));
  if (canSubmit) return [];
  return sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ fields }) => fields)
    .map(({ path, messages }) => `${path}: ${messages.join(' ')}`);
}
