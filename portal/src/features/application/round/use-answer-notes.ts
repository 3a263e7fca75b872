import { presentAnswer, type AnswerValue } from '@handrail/engine';
import { useText } from '../../../shared/context/use-text.ts';
import type { OpenApplication } from '../open-application.ts';
import { usePrefillNotes } from '../steps/use-prefill-notes.ts';

/** What is said beside an answer: what it was before, where changes are shown (P627), or else where it came from. */
export function useAnswerNotes(open: OpenApplication): (path: string) => string | undefined {
  const say = useText();
  const sourceOf = usePrefillNotes(open);
  const { round, store, view } = open;
  const { previousAnswers } = view;
  if (!round || !previousAnswers) return sourceOf;
  return (path) => {
    const field = store.form.findField(path)?.field;
    if (!field || !(path in previousAnswers) || !round.isChanged(path)) return sourceOf(path);
    const before: AnswerValue = previousAnswers[path];
    return say('application.round.before', 'Before: {answer}', {
      answer: presentAnswer(field, before, { locale: say.locale }),
    });
  };
}
