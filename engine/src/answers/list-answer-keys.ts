import type { ProgramDefinition } from '../definition/program.ts';
import { buildScope, type Scope } from '../rules/scope.ts';

/** Every key under which a program keeps answers; those of an entry follow its list's, as `courses.name`. */
export function listAnswerKeys({ sections }: Pick<ProgramDefinition, 'sections'>): string[] {
  const groups = sections.flatMap(({ questionGroups }) => questionGroups);
  return listKeys(buildScope(groups.flatMap(({ questions }) => questions)), '');
}

function listKeys({ slots }: Scope, prefix: string): string[] {
  return slots.flatMap(({ key, field, entryScope }) => {
    if (field.type === 'Typography' || (field.type === 'Complex' && !entryScope)) return [];
    return [prefix + key, ...(entryScope ? listKeys(entryScope, `${prefix}${key}.`) : [])];
  });
}
