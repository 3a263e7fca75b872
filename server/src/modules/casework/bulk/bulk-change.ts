import type { CaseActionName, CaseStatus } from '@handrail/engine/cases';

/** What can be done to many cases at once. */
export type BulkWork =
  | { readonly kind: 'assign'; readonly assigneeId: string | null }
  | {
      readonly kind: 'move';
      readonly action: CaseActionName;
      readonly reason?: string | undefined;
      readonly assigneeId?: string | undefined;
    }
  | { readonly kind: 'message'; readonly content: string }
  | { readonly kind: 'refer'; readonly programId: string }
  | { readonly kind: 'export' };

export type BulkKind = BulkWork['kind'];

export const bulkKinds = [
  'assign',
  'move',
  'message',
  'refer',
  'export',
] as const satisfies readonly BulkKind[];

/** Tried out, being applied in the background, or through with every case. */
export const bulkStates = ['planned', 'applying', 'done'] as const;
export type BulkState = (typeof bulkStates)[number];

/** Not tried out yet; refused for a reason that someone can read; failed where something broke, also at the last attempt. */
export const bulkCaseStates = ['untried', 'waiting', 'refused', 'done', 'failed'] as const;
export type BulkCaseState = (typeof bulkCaseStates)[number];

/** One thing that someone asked to be done to many cases. */
export interface BulkChange {
  readonly id: string;
  readonly requestedBy: string;
  readonly sessionId: string;
  readonly authenticatedAt: Date;
  readonly kind: BulkKind;
  readonly action: CaseActionName | null;
  readonly assigneeId: string | null;
  /** To which program applicants are referred. */
  readonly programId: string | null;
  /** The bulk change that this one takes back. */
  readonly undoes: string | null;
  readonly state: BulkState;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** What becomes of one case of a bulk change. */
export interface BulkCase {
  readonly caseId: string;
  readonly seenStatus: CaseStatus | null;
  readonly seenAssigneeId: string | null;
  /** To whom this case goes, where the change gives cases to people. */
  readonly assigneeId: string | null;
  readonly state: BulkCaseState;
  readonly refusal: string | null;
  readonly leftIn: CaseStatus | null;
}

/** So many are tried out in one request: a few seconds at most, however busy the server is. */
export const mostTriedAtOnce = 200;
