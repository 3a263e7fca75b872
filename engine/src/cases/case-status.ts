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

/** In which status a case begins (P370). */
export const firstStatus = 'InProgress' satisfies CaseStatus;

/** The applicant has it. */
export const draftStatuses = ['InProgress', 'Incomplete'] as const satisfies readonly CaseStatus[];

/** Reviewers have it. */
export const reviewStatuses = [
  'ReadyForReview',
  'InReview',
  'PendingCertification',
  'FiscalReview',
] as const satisfies readonly CaseStatus[];

/** Nothing more is done about it, except paying what was approved. */
export const closedStatuses = [
  'Approved',
  'PaymentSent',
  'Denied',
  'Withdrawn',
] as const satisfies readonly CaseStatus[];

/** The applicant or the reviewers have it. */
export const openStatuses = [...draftStatuses, ...reviewStatuses] as const;

export function isOpen(status: CaseStatus): boolean {
  return includes(openStatuses, status);
}

/** Whether it waits for the applicant. */
export function isWithApplicant(status: CaseStatus): boolean {
  return includes(draftStatuses, status);
}

export function isInReview(status: CaseStatus): boolean {
  return includes(reviewStatuses, status);
}

/** Whether case workers have it: what they find and recommend is settled once it goes on to certification or money. */
export function isWithCaseWorkers(status: CaseStatus): boolean {
  return status === 'ReadyForReview' || status === 'InReview' || status === 'Incomplete';
}

/** Whether the applicant can go on with it: it was never submitted, or was sent back (P404). */
export function isEditable(status: CaseStatus, submittedAt: Date | string | null): boolean {
  if (includes(draftStatuses, status)) return true;
  return status === 'Withdrawn' && submittedAt === null;
}

function includes(statuses: readonly CaseStatus[], status: CaseStatus): boolean {
  return statuses.includes(status);
}
