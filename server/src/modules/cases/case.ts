import type { CaseStatus } from '@handrail/engine/cases';

/** A person's request for assistance, from its start to its end. */
export interface Case {
  readonly id: string;
  readonly displayId: string;
  readonly programId: string;
  /** Whom it is about; who filled in its applications may be someone else. */
  readonly partyId: string;
  readonly status: CaseStatus;
  /** Who of the staff has it. */
  readonly assigneeId: string | null;
  /** What staff put down as requested; the applicant's own figure is a fact of the form. */
  readonly requestedAmountCents: number | null;
  readonly statusUpdatedAt: Date;
  readonly decisionReachedAt: Date | null;
  /** Since when it is on the waiting list of its program. */
  readonly waitlistedAt: Date | null;
  readonly createdAt: Date;
}

/** A case as one of the people who filled out its applications sees it. */
export interface OwnCase extends Case {
  readonly submitterId: string;
}
