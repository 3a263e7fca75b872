import { defineWords } from '../language/define-words.ts';

/** Why something is asked again. */
export const reviewReasons = ['missing', 'unreadable', 'mismatch', 'outdated', 'other'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** What staff choose from, and what the applicant reads. */
export const reviewReasonLabels = defineWords('reviewReasons', {
  missing: 'Something is missing',
  unreadable: 'We can’t read it',
  mismatch: 'It doesn’t match the rest of the application',
  outdated: 'It’s out of date',
  other: 'Another reason',
} satisfies Record<ReviewReason, string>);

/** How many characters staff may write to the applicant about one answer. */
export const mostReviewWords = 600;

/** How many days an applicant has when a program does not say. */
export const defaultResubmissionDays = 14;
