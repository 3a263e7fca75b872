import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import { caseActionNames, getCaseAction, type CaseActionName } from './case-actions.ts';

interface CaseActionWords {
  readonly label: string;
  readonly applicantReads: string | null;
}

/** What an action is called, and what the applicant reads of it; the table of actions has the English. */
export function sayCaseAction(locale: Locale, name: CaseActionName): CaseActionWords {
  return words(locale)[name];
}

const words = defineWords(
  'caseActions',
  Object.fromEntries(
    caseActionNames.map((name) => {
      const { label, applicantReads } = getCaseAction(name);
      return [name, { label, applicantReads }];
    }),
  ) as Record<CaseActionName, CaseActionWords>,
);
