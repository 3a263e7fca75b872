import type { ReviewReason } from '@handrail/engine/cases';

export const verdicts = ['fine', 'askAgain'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a reviewer thinks of one answer, or of one document of it, in one submitted version. */
export interface FieldReview {
  readonly key: string;
  /** Null for the answer as a whole. */
  readonly documentId: string | null;
  readonly verdict: Verdict;
  /** Why it is asked again; null for what is fine. */
  readonly reason: ReviewReason | null;
  /** To the applicant. */
  readonly words: string;
  readonly reviewerId: string;
  readonly reviewerName: string | null;
  readonly reviewedAt: Date;
}
