import type { Answers, FormSettings } from '@handrail/engine';

/** The answers of one person to a whole form. */
export interface AnswerSet {
  readonly name: string;
  readonly answers: Answers;
  readonly settings?: Partial<FormSettings>;
}
