import { toSkippedKey, type Field, type Question } from '@handrail/engine';
import type { RoundWatch } from './watch-round.ts';
import { useRound } from './use-round.ts';

/** Whether something of a question can be changed now. */
export function useCanEdit(): (question: Question) => boolean {
  const round = useRound();
  return (question) => !round || question.fields.some((field) => hasOpenPart(round, field, field.key));
}

/** Whether a question can be skipped, or taken up after it was. */
export function useCanSkip(): (question: Question) => boolean {
  const round = useRound();
  return ({ key, skippable }) => skippable === true && (round?.isOpen(toSkippedKey(key)) ?? true);
}

function hasOpenPart({ isOpen, read }: RoundWatch, field: Field, path: string): boolean {
  if (field.type !== 'Complex') return isOpen(path);
  // Parts of groups and of entries have paths below that of their group.
  return isOpen(path) || [...read().openPaths].some((open) => open.startsWith(`${path}.`));
}
