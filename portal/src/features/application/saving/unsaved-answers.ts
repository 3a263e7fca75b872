import { isSameAnswer, type Answers } from '@handrail/engine';
import type { UnsavedAnswers } from './application-draft.ts';
import type { Saves } from './saves.ts';

/** The keys whose answers differ. */
export function listDifferent(left: Answers, right: Answers): string[] {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].filter((key) => !isSameAnswer(left[key], right[key]));
}

/** Null stands for an answer that was taken away. */
export function pick(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(keys.map((key) => [key, answers[key] ?? null]));
}

export function omit(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key)));
}

/** What only this device has, or what a person has not decided on yet. */
export function findUnsaved(saves: Saves, answers: Answers): UnsavedAnswers | undefined {
  const { waiting, conflicts, seenRevision, known } = saves;
  const keys = [...new Set([...Object.keys(waiting?.answers ?? {}), ...listDifferent(answers, known)])];
  if (keys.length === 0 && conflicts.length === 0) return undefined;
  return { seenRevision, answers: pick(answers, keys), conflicts, ...(waiting && { waiting }) };
}
