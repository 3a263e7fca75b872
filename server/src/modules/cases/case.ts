import type { CaseStatus } from './case-status.ts';

/** A person's request for assistance, from its start to its end. */
export interface Case {
  readonly id: string;
  readonly displayId: string;
  readonly programId: string;
  readonly status: CaseStatus;
  readonly statusUpdatedAt: Date;
  readonly decisionReachedAt: Date | null;
  readonly createdAt: Date;
}
