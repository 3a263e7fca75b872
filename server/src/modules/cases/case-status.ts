export const caseStatuses = [
  'Incomplete',
  'InProgress',
  'ReadyForReview',
  'InReview',
  'PendingCertification',
  'FiscalReview',
  'Approved',
  'PaymentSent',
  'Denied',
  'Withdrawn',
  'Archived',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];

const review = ['ReadyForReview', 'InReview', 'PendingCertification', 'FiscalReview'] as const;
const closed = ['Approved', 'PaymentSent', 'Denied', 'Withdrawn'] as const;

/** Where a case may go from each status (P373). Moves out of the archive go back to where the case came from. */
export const caseMoves = {
  InProgress: ['ReadyForReview', 'Withdrawn'],
  Incomplete: ['ReadyForReview', 'Withdrawn'],
  ReadyForReview: ['InReview', 'Incomplete', 'Denied', 'Withdrawn'],
  InReview: ['PendingCertification', 'FiscalReview', 'Approved', 'Incomplete', 'Denied', 'Withdrawn'],
  PendingCertification: ['FiscalReview', 'Approved', 'Incomplete', 'Denied', 'Withdrawn'],
  FiscalReview: ['Approved', 'Incomplete', 'Denied', 'Withdrawn'],
  Approved: ['PaymentSent', 'Archived'],
  PaymentSent: ['Archived'],
  Denied: ['Archived'],
  Withdrawn: ['InProgress', 'Archived'],
  Archived: closed,
} as const satisfies Record<CaseStatus, readonly CaseStatus[]>;

export function canMoveCase(from: CaseStatus, to: CaseStatus): boolean {
  const moves: readonly CaseStatus[] = caseMoves[from];
  return moves.includes(to);
}

/** Whether reviewers have the case in hand. */
export function isInReview(status: CaseStatus): boolean {
  return (review as readonly CaseStatus[]).includes(status);
}

/** Whether the applicant can go on with it: it was never submitted, or was sent back (P404). */
export function isEditable(status: CaseStatus, submittedAt: Date | null): boolean {
  if (status === 'InProgress' || status === 'Incomplete') return true;
  return status === 'Withdrawn' && submittedAt === null;
}
