import { afterPress, afterTyping } from '@handrail/ui';
import { uploadsOf } from '@handrail/ui/form-renderer';
import { useEffect, useState } from 'react';
import { useApplication } from '../application-context.tsx';
import { countFaults, listQuestionFaults, type QuestionFaults } from './list-question-faults.ts';

/** What stood in the way when the person wanted to go on, less what they have mended since. */
export interface ShownFaults extends QuestionFaults {
  /** Counts the tries, because each takes the person to the summary again. */
  readonly turn: number;
}

/** Checks a question, and then follows what is still wrong with it. */
export function useQuestionFaults(questionKey: string) {
  const { definition, store } = useApplication();
  const [faults, setFaults] = useState<ShownFaults>();
  const turn = faults?.turn ?? 0;

  function check(): boolean {
    store.act((form) => form.attemptSubmit(questionKey));
    const found = listQuestionFaults(definition, store, questionKey);
    setFaults({ turn: turn + 1, ...found });
    return countFaults(found) === 0;
  }

  useEffect(() => {
    if (turn === 0) return undefined;
    const refresh = () => {
      afterPress(() => {
        setFaults({ turn, ...listQuestionFaults(definition, store, questionKey) });
      });
    };
    return afterTyping(refresh, (listener) => {
      const stops = [store.watchForm(listener), uploadsOf(store).watch(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    });
  }, [definition, store, questionKey, turn]);

  return { faults: faults && countFaults(faults) > 0 ? faults : undefined, check };
}
