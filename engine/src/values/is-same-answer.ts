import type { AnswerValue } from './answers.ts';

/** Whether two answers say the same, whatever the order of their parts; nothing and null are both no answer. */
export function isSameAnswer(left: AnswerValue, right: AnswerValue): boolean {
  return isSame(left ?? null, right ?? null);
}

function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSame(left[key] ?? null, right[key] ?? null));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
