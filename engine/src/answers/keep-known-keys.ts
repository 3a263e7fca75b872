import type { Answers, AnswerValue } from '../values/answers.ts';
import { isEntryList } from './entry-list.ts';

/** The answers that some key of a definition asks for, in entries too; the counterpart of `listUnknownKeys`. */
export function keepKnownKeys(answers: Answers, keys: ReadonlySet<string>): Answers {
  return keepKnownIn(answers, keys, '');
}

function keepKnownIn(scope: Answers, keys: ReadonlySet<string>, prefix: string): Answers {
  return Object.fromEntries(
    Object.entries(scope)
      .filter(([key]) => keys.has(prefix + key))
      .map(([key, value]): [string, AnswerValue] => [
        key,
        isEntryList(value) ? value.map((entry) => keepKnownIn(entry, keys, `${prefix}${key}.`)) : value,
      ]),
  );
}
