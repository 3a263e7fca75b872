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

/** Something that happened to a case, as its activity shows it. */
export interface WorkflowEvent {
  readonly id: string;
  readonly action: string;
  readonly entityId: string;
  readonly entityType: string;
  readonly previousValue: string | null;
  readonly newValue: string | null;
  readonly createdAt: Date;
}
