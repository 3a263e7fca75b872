import type { CaseAction, CasePerformer } from './case-action.ts';
import {
  type CaseStatus,
  caseStatuses,
  closedStatuses,
  draftStatuses,
  openStatuses,
  reviewStatuses,
} from './case-status.ts';

const caseWorker = { right: 'workCases' } as const satisfies CasePerformer;
const certifier = { right: 'certifyPayments' } as const satisfies CasePerformer;
const issuer = { right: 'issuePayments' } as const satisfies CasePerformer;
const archivist = { right: 'archiveCases' } as const satisfies CasePerformer;

/** Case workers turn a case around at any time of the review, fiscal officers only once it is with them. */
const reviewers = [
  caseWorker,
  { ...certifier, from: ['PendingCertification', 'FiscalReview'] },
] as const satisfies readonly CasePerformer[];

/** Everything that can be done to a case (P373). Nothing else moves one: PostgreSQL holds the same moves. */
export const caseActions = {
  submitApplication: {
    label: 'Submit',
    from: draftStatuses,
    to: 'ReadyForReview',
    by: ['applicant'],
    needs: [],
    isIndirect: true,
    notice: 'application-submitted',
    noticeAgain: 'application-resubmitted',
    applicantReads: 'The application was submitted.',
  },
  resumeApplication: {
    label: 'Resume',
    from: ['Withdrawn'],
    to: 'InProgress',
    by: ['applicant'],
    needs: [],
    isOnlyBeforeSubmitting: true,
    notice: null,
    applicantReads: 'The application was resumed.',
  },
  startReview: {
    label: 'Start review',
    from: ['ReadyForReview'],
    to: 'InReview',
    by: [caseWorker],
    needs: [],
    assignsSelf: true,
    notice: null,
    applicantReads: 'The review has started.',
  },
  sendBack: {
    label: 'Send back',
    from: reviewStatuses,
    to: 'Incomplete',
    by: reviewers,
    needs: ['reason'],
    notice: 'case-sent-back',
    applicantReads: 'We asked for changes.',
  },
  recommendForCertification: {
    label: 'Send to certification',
    from: ['InReview'],
    to: 'PendingCertification',
    by: [caseWorker],
    needs: ['requestedAmount', 'assignee'],
    needsChecklist: true,
    steps: { certification: true },
    notice: null,
    applicantReads: null,
  },
  recommendForFiscalReview: {
    label: 'Send to fiscal review',
    from: ['InReview'],
    to: 'FiscalReview',
    by: [caseWorker],
    needs: ['requestedAmount', 'assignee'],
    needsChecklist: true,
    steps: { certification: false, fiscalReview: true },
    notice: null,
    applicantReads: null,
  },
  approveCase: {
    label: 'Approve',
    from: ['InReview'],
    to: 'Approved',
    by: [caseWorker],
    needs: ['requestedAmount', 'assignee'],
    needsChecklist: true,
    steps: { certification: false, fiscalReview: false },
    isDecision: true,
    notice: 'case-approved',
    applicantReads: 'The application was approved.',
  },
  certifyForFiscalReview: {
    label: 'Certify',
    from: ['PendingCertification'],
    to: 'FiscalReview',
    by: [certifier],
    needs: ['requestedAmount'],
    steps: { fiscalReview: true },
    notice: null,
    applicantReads: null,
  },
  certifyAndApprove: {
    label: 'Certify and approve',
    from: ['PendingCertification'],
    to: 'Approved',
    by: [certifier],
    needs: ['requestedAmount'],
    steps: { fiscalReview: false },
    isDecision: true,
    notice: 'case-approved',
    applicantReads: 'The application was approved.',
  },
  approveFunds: {
    label: 'Approve funds',
    from: ['FiscalReview'],
    to: 'Approved',
    by: [issuer],
    needs: ['requestedAmount'],
    keepsAmountBelow: true,
    isDecision: true,
    notice: 'case-approved',
    applicantReads: 'The application was approved.',
  },
  denyCase: {
    label: 'Deny',
    from: reviewStatuses,
    to: 'Denied',
    by: reviewers,
    needs: ['reason'],
    isDecision: true,
    notice: 'case-denied',
    applicantReads: 'The application was denied.',
  },
  recordPaymentsSent: {
    label: 'Record payments as sent',
    from: ['Approved'],
    to: 'PaymentSent',
    by: ['clock'],
    needs: [],
    isIndirect: true,
    notice: null,
    applicantReads: 'The payment was sent.',
  },
  withdrawApplication: {
    label: 'Withdraw',
    from: openStatuses,
    to: 'Withdrawn',
    by: ['applicant'],
    needs: [],
    notice: 'case-withdrawn',
    applicantReads: 'The application was withdrawn.',
  },
  withdrawForApplicant: {
    label: 'Withdraw for the applicant',
    from: openStatuses,
    to: 'Withdrawn',
    by: [caseWorker],
    needs: ['reason'],
    notice: 'case-withdrawn-by-staff',
    applicantReads: 'We withdrew the application.',
  },
  withdrawInactive: {
    label: 'Withdraw because of inactivity',
    from: openStatuses,
    to: 'Withdrawn',
    by: ['clock'],
    needs: [],
    isIndirect: true,
    notice: 'case-withdrawn-inactive',
    applicantReads: 'The application was withdrawn because nothing happened for a while.',
  },
  archiveCase: {
    label: 'Archive',
    from: closedStatuses,
    to: 'Archived',
    by: [archivist],
    needs: [],
    notice: null,
    applicantReads: null,
  },
  unarchiveCase: {
    label: 'Restore from archive',
    from: ['Archived'],
    to: 'previous',
    by: [archivist],
    needs: [],
    notice: null,
    applicantReads: null,
  },
} as const satisfies Record<string, CaseAction>;

export type CaseActionName = keyof typeof caseActions;

export const caseActionNames = Object.keys(caseActions) as CaseActionName[];

/** The notices that actions send. */
export type CaseNotice =
  | NonNullable<(typeof caseActions)[CaseActionName]['notice']>
  | typeof caseActions.submitApplication.noticeAgain;

/** The actions that someone can ask for by name, in a list of what can be done now. */
export const directActionNames = caseActionNames.filter((name) => !getCaseAction(name).isIndirect);

export function getCaseAction(name: CaseActionName): CaseAction {
  return caseActions[name];
}

/** From where to where a case may go, once for each pair of statuses. */
export function listCaseMoves(): [from: CaseStatus, to: CaseStatus][] {
  return caseStatuses.flatMap((from) =>
    caseStatuses.filter((to) => canMoveCase(from, to)).map((to): [CaseStatus, CaseStatus] => [from, to]),
  );
}

export function canMoveCase(from: CaseStatus, to: CaseStatus): boolean {
  return listActions().some((action) => {
    if (!action.from.includes(from)) return false;
    return action.to === 'previous' ? listOrigins(from).includes(to) : action.to === to;
  });
}

/** From where a case can have come to a status. */
function listOrigins(status: CaseStatus): readonly CaseStatus[] {
  return listActions()
    .filter(({ to }) => to === status)
    .flatMap(({ from }) => from);
}

function listActions(): CaseAction[] {
  return caseActionNames.map(getCaseAction);
}
