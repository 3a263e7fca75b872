import type { CaseStatus, QueueView } from '@handrail/engine/cases';

/** A case as lists show it: enough to choose by, without an answer. */
export interface QueueCase {
  readonly id: string;
  readonly displayId: string;
  readonly programId: string;
  readonly status: CaseStatus;
  readonly statusUpdatedAt: Date;
  readonly createdAt: Date;
  readonly submittedAt: Date | null;
  /** Whom it is about, as the form says or else the account. */
  readonly name: string | null;
  readonly requestedAmountCents: number | null;
  readonly assignee: { readonly id: string; readonly name: string | null } | null;
  /** By which day a decision was promised, as YYYY-MM-DD. */
  readonly dueOn: string | null;
  /** Since when it is on a waiting list. */
  readonly waitlistedAt: Date | null;
  /** The day on which it will be withdrawn, once the applicant was warned of it. */
  readonly withdrawsOn: string | null;
  /** Messages of applicants that no one has read yet. */
  readonly unreadMessageCount: number;
}

export interface QueueFilter {
  readonly view: QueueView;
  readonly status?: CaseStatus | undefined;
  readonly programId?: string | undefined;
  readonly assigneeId?: string | undefined;
  /** What staff typed into the search. */
  readonly find?: string | undefined;
}

/** Where a page begins: after the last case of the page before. */
export interface QueueStart {
  readonly id: string;
  /** What the list is sorted by, of that case; under headings, the promised day. */
  readonly value: string;
  /** The heading under which it stands, where the list is sorted by program or status. */
  readonly group?: string | undefined;
}
