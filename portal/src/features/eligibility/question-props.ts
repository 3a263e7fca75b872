import type { EligibilityQuestion } from '@handrail/engine';
import type { KeptAnswers } from './kept-answers.ts';

/** What every kind of question gets. */
export interface QuestionFieldProps extends Pick<KeptAnswers, 'answers' | 'areas'> {
  readonly question: EligibilityQuestion;
  /** Whether a program needs to know the yearly income. */
  readonly asksIncome: boolean;
  /** The keys whose answers were missing or unreadable when someone tried to check. */
  readonly missing: readonly string[];
  readonly onChange: (answers: KeptAnswers['answers'], areas?: KeptAnswers['areas']) => void;
}

/** The id of the control of an answer, to which a missing answer leads. */
export function toFieldId(key: string): string {
  return `eligibility-${key}`;
}
