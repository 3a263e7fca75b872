import { defineWords, type Locale } from '@handrail/engine';
import type { ReasonedAction } from '../../programs/index.ts';

/** A reason to choose from, and what the applicant will read. */
export interface ReasonWords {
  readonly label: string;
  readonly text: string;
}

/** The reasons of a program that has none of its own. */
export function sayDefaultReasons(locale: Locale, action: ReasonedAction): readonly ReasonWords[] {
  return Object.values(words(locale)[action]);
}

const words = defineWords('decisionReasons', {
  denyCase: {
    notEligible: {
      label: 'Does not meet the requirements',
      text: 'Your application does not meet the requirements of this program.',
    },
    overIncome: {
      label: 'Income over the limit',
      text: 'Your household income is over the limit of this program.',
    },
    outsideArea: {
      label: 'Outside the area we serve',
      text: 'This program helps people who live in the area that we serve, and your address is outside of it.',
    },
    noDocuments: {
      label: 'Documents are missing',
      text: 'We asked for documents that we need to decide, and did not get them.',
    },
    noFunds: {
      label: 'No funds left',
      text: 'This program has no funds left. You can apply again when it opens for new applications.',
    },
  },
  sendBack: {
    missingDocument: {
      label: 'A document is missing',
      text: 'A document that we need is missing. Please upload it and submit your application again.',
    },
    unreadable: {
      label: 'A document cannot be read',
      text: 'We could not read one of your documents. Please upload a clear picture or scan of every page.',
    },
    outdated: {
      label: 'A document is too old',
      text: 'One of your documents is too old. Please upload one from the last 60 days.',
    },
    mismatch: {
      label: 'An answer does not match a document',
      text: 'One of your answers does not match your documents. Please check it and correct it.',
    },
  },
} satisfies Record<ReasonedAction, Record<string, ReasonWords>>);
