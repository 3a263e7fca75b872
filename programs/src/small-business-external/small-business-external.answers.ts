import type { AnswerSet } from '../answer-set.ts';

/** Every outside program asks the same. */
export const smallBusinessExternalAnswerSets: readonly AnswerSet[] = [
  { name: 'an owner who wants to go there', answers: { confirm: true } },
];
