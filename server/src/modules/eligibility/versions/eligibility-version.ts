import type { EligibilityContent } from '@handrail/engine';

/** A pre-check as it was published. */
export interface EligibilityVersion {
  readonly id: string;
  /** The first is 1. */
  readonly number: number;
  readonly content: EligibilityContent;
  /** Why it was published, in the author's words. */
  readonly note: string;
  readonly publishedAt: Date;
  /** Nobody's, where it came with the partner's file. */
  readonly publishedBy: string | null;
  readonly takenBackAt: Date | null;
  readonly takenBackBy: string | null;
}

/** What an admin is writing, which nobody is asked yet. */
export interface EligibilityDraft {
  readonly content: EligibilityContent;
  /** The number of the version that it was started from. */
  readonly basedOn: number | null;
  /** Goes up with each save. */
  readonly revision: number;
  readonly changedAt: Date;
  readonly changedBy: string;
}
