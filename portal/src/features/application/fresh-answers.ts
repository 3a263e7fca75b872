import type { Answers, AnswerValue } from '@handrail/engine';
import { isSameAnswer } from './is-same-answer.ts';
import type { Conflict } from './save-state.ts';

/** Somebody who types into a field within this time has hardly seen that it changed. */
const freshMs = 3000;

/** Answers of another device that came into the form a moment ago. */
export interface FreshAnswers {
  readonly add: (answers: Answers) => void;
  /** Those that were typed over before anybody can have read them; each is told once. */
  readonly takeTypedOver: (current: Answers) => readonly Conflict[];
  readonly stop: () => void;
}

export function rememberFreshAnswers(): FreshAnswers {
  const fresh = new Map<string, AnswerValue>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    add: (answers) => {
      for (const [key, value] of Object.entries(answers)) fresh.set(key, value);
      clearTimeout(timer);
      timer = setTimeout(() => {
        fresh.clear();
      }, freshMs);
    },
    takeTypedOver: (current) => {
      const typedOver = [...fresh].filter(([key, value]) => !isSameAnswer(current[key], value));
      for (const [key] of typedOver) fresh.delete(key);
      return typedOver.map(([key, theirs]) => ({ key, theirs }));
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
