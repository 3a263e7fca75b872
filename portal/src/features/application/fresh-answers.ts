import type { Answers, AnswerValue } from '@handrail/engine';
import { isSameAnswer } from './is-same-answer.ts';
import type { Conflict } from './save-state.ts';

/** Somebody who types into a field within this time has hardly seen that it changed. */
const freshMs = 3000;

/** Answers of another device that came into the form a moment ago. */
export interface FreshAnswers {
  readonly add: (key: string, value: AnswerValue) => void;
  readonly forget: (key: string) => void;
  /** Those that were typed over before anybody can have read them; each is told once. */
  readonly takeTypedOver: (readAnswers: () => Answers) => readonly Conflict[];
  readonly stop: () => void;
}

export function rememberFreshAnswers(): FreshAnswers {
  const fresh = new Map<string, AnswerValue>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    add: (key, value) => {
      fresh.set(key, value);
      clearTimeout(timer);
      timer = setTimeout(() => {
        fresh.clear();
      }, freshMs);
    },
    forget: (key) => {
      fresh.delete(key);
    },
    takeTypedOver: (readAnswers) => {
      // Every key that is pressed comes by here, and to read a long form takes its time.
      if (fresh.size === 0) return [];
      const current = readAnswers();
      const typedOver = [...fresh].filter(([key, value]) => !isSameAnswer(current[key], value));
      for (const [key] of typedOver) fresh.delete(key);
      return typedOver.map(([key, theirs]) => ({ key, theirs }));
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
