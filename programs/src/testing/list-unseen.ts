import type { Field, LiveForm, ProgramDefinition } from '@handrail/engine';
import type { AnswerSet } from '../answer-set.ts';
import { openForm } from './open-form.ts';

/** The fields that an applicant sees with none of these answers: branches that the sets do not walk. */
export function listUnseen(definition: ProgramDefinition, sets: readonly AnswerSet[]): string[] {
  const forms = sets.map(({ answers, settings }) => openForm(definition, answers, settings));
  const fields = definition.sections
    .filter(({ adminOnly }) => !adminOnly)
    .flatMap(({ questionGroups }) => questionGroups)
    .flatMap(({ questions }) => questions)
    .flatMap((question) => question.fields);
  return listKeys(fields).filter((key) => !forms.some((form) => isSeen(form, key)));
}

function listKeys(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type !== 'Complex') return [prefix + field.key];
    return listKeys(field.subFields, `${prefix}${field.key}${field.repeated ? '.*.' : '.'}`);
  });
}

function isSeen(form: LiveForm, key: string, entry = 0): boolean {
  const field = form.findField(key.replace('.*.', `.${entry}.`));
  if (!field || field.isVisible) return field !== undefined;
  return key.includes('.*.') && isSeen(form, key, entry + 1);
}
