import type { Answers } from '../values/answers.ts';

/** The values that answers have under keys, also under the parts of repeated entries. */
export function listValues(answers: Answers, keys: readonly string[]): string[] {
  return keys.flatMap((key) =>
    Object.entries(answers).flatMap(([name, answer]) => {
      if (name === key) return toTexts(answer);
      if (!key.startsWith(`${name}.`) || !Array.isArray(answer)) return [];
      return answer.flatMap((entry) =>
        isAnswers(entry) ? listValues(entry, [key.slice(name.length + 1)]) : [],
      );
    }),
  );
}

function toTexts(answer: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return values.filter((value) => typeof value === 'string' && value !== '') as string[];
}

function isAnswers(entry: unknown): entry is Answers {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry);
}
