import type { Answers } from '../values/answers.ts';
import { isEntryList } from './entry-list.ts';

/** The paths of answers that no key of a definition asks for; a list that is itself unknown is named once. */
export function listUnknownKeys(answers: Answers, keys: ReadonlySet<string>): string[] {
  return listUnknownIn(answers, keys, '', '');
}

function listUnknownIn(scope: Answers, keys: ReadonlySet<string>, path: string, prefix: string): string[] {
  return Object.entries(scope).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (!keys.has(prefix + key)) return [path + key];
    if (!isEntryList(value)) return [];
    return value.flatMap((entry, index) =>
      listUnknownIn(entry, keys, `${path}${key}.${index}.`, `${prefix}${key}.`),
    );
  });
}
