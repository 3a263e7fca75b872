import type { CaseStatus } from './case-status.ts';

/** A person's request for assistance, from its start to its end. */
export interface Case {
  readonly id: string;
  readonly displayId: string;
  readonly programId: string;
  /** Whom it is about; who filled in its applications may be someone else. */
  readonly partyId: string;
  readonly status: CaseStatus;
  readonly statusUpdatedAt: Date;
  readonly decisionReachedAt: Date | null;
  readonly createdAt: Date;
}
