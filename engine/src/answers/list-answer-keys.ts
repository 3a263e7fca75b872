import type { Field } from '../definition/field.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import { toSkippedKey } from './answers.ts';

/** Every key under which a program keeps answers; those of an entry follow its list's, as `courses.name`. */
export function listAnswerKeys(program: Pick<ProgramDefinition, 'sections'>): string[] {
  return program.sections
    .flatMap(({ questionGroups }) => questionGroups)
    .flatMap(({ questions }) => questions)
    .flatMap(({ key, skippable, fields }) => [
      ...(skippable ? [toSkippedKey(key)] : []),
      ...listFieldKeys(fields, ''),
    ]);
}

function listFieldKeys(fields: readonly Field[], prefix: string): string[] {
  return fields.flatMap((field) => {
    const key = prefix + field.key;
    if (field.type === 'Typography') return [];
    if (field.type !== 'Complex') return [key];
    const parts = listFieldKeys(field.subFields, `${key}.`);
    return field.repeated ? [key, ...parts] : parts;
  });
}
