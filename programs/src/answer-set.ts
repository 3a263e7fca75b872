import type { Answers, FormSettings } from '@handrail/engine';

/** The answers of one person to a whole form. */
export interface AnswerSet {
  readonly name: string;
  readonly answers: Answers;
  readonly settings?: Partial<FormSettings>;
}

/** Who answers, where a set does not say: the name with which these people sign. */
export const usualApplicantName = 'Ana Flores';

/** The day on which the sets are filled in; their other days are as far from it as they would be from today. */
export const answeredOn = '2026-11-15';
