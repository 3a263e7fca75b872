import type { ReviewReason } from '@handrail/engine/cases';

/** One time that an application was sent back, until it was submitted again. */
export interface ResubmissionRound {
  readonly id: string;
  readonly applicationId: string;
  readonly number: number;
  /** The submitted version that was sent back. */
  readonly version: number;
  /** Why, for the whole application; the applicant reads it. */
  readonly reason: string;
  /** By which day to submit it again, as YYYY-MM-DD. */
  readonly dueOn: string;
  readonly openedById: string | null;
  readonly openedAt: Date;
  /** The version with which it came again; null while the applicant has it. */
  readonly closedVersion: number | null;
  readonly closedAt: Date | null;
  /** What was asked again; nothing means that the whole form is open. */
  readonly requests: readonly ResubmissionRequest[];
}

export interface ResubmissionRequest {
  readonly id: string;
  /** The key of the answer. */
  readonly key: string;
  /** The document of the answer that is meant; null for the answer as a whole. */
  readonly documentId: string | null;
  readonly reason: ReviewReason;
  readonly words: string;
}
