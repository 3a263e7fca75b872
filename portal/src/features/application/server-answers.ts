import type { Answers, AnswerValue } from '@handrail/engine';
import { rememberFreshAnswers } from './fresh-answers.ts';
import { isSameAnswer } from './is-same-answer.ts';
import type { Conflict } from './save-state.ts';

/** The answers in a form, to be read and written. */
export interface AnswerDoor {
  readonly readAnswers: () => Answers;
  readonly writeAnswer: (key: string, value: AnswerValue) => void;
}

/** What the server has of a form's answers, as far as this device knows. */
export interface ServerAnswers {
  /** The answers in the form that the server does not have; null for one that was taken away. */
  readonly listUnsaved: () => Answers;
  readonly acknowledge: (saved: Answers) => void;
  /** Takes over what another device answered where this one said nothing new, and tells where both did. */
  readonly adopt: (current: Answers) => readonly Conflict[];
  /** What was taken over and typed over before anybody can have read it. */
  readonly takeTypedOver: () => readonly Conflict[];
  readonly stop: () => void;
}

/** Begins with a form that holds nothing but the server's answers. */
export function trackServerAnswers({ readAnswers, writeAnswer }: AnswerDoor): ServerAnswers {
  const known = new Map(Object.entries(readAnswers()));
  const fresh = rememberFreshAnswers();

  function listUnsaved(): Answers {
    const answers = readAnswers();
    const keys = new Set([...Object.keys(answers), ...known.keys()]);
    const changed = [...keys].filter((key) => !isSameAnswer(answers[key], known.get(key)));
    return Object.fromEntries(changed.map((key) => [key, answers[key] ?? null]));
  }

  return {
    listUnsaved,
    acknowledge: (saved) => {
      for (const [key, value] of Object.entries(saved)) known.set(key, value);
    },
    adopt: (current) => {
      const unsaved = listUnsaved();
      const keys = new Set([...Object.keys(current), ...known.keys()]);
      const changed = [...keys].filter((key) => !isSameAnswer(current[key], known.get(key)));
      const quiet = changed.filter((key) => !(key in unsaved));
      for (const key of quiet) {
        fresh.forget(key);
        writeAnswer(key, current[key] ?? null);
      }
      // The form may keep the same answer in another shape.
      const answers = readAnswers();
      for (const key of quiet) {
        known.set(key, answers[key]);
        fresh.add(key, answers[key]);
      }
      const disputed = changed.filter((key) => key in unsaved);
      for (const key of disputed) known.set(key, current[key]);
      return disputed.map((key) => ({ key, theirs: current[key] ?? null }));
    },
    takeTypedOver: () => fresh.takeTypedOver(readAnswers),
    stop: fresh.stop,
  };
}
