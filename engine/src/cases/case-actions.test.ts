import { describe, expect, it } from 'vitest';
import { rightNames } from '../rights/rights.ts';
import { canMoveCase, caseActionNames, type CaseActionName, getCaseAction } from './case-actions.ts';
import { caseStatuses, isEditable, type CaseStatus } from './case-status.ts';
import { type CaseStanding, findActionRefusal } from './find-action-refusal.ts';

/** Written down apart from the table itself, so that neither changes alone. */
const decided: Record<CaseStatus, readonly CaseStatus[]> = {
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
  Archived: ['Approved', 'PaymentSent', 'Denied', 'Withdrawn'],
};

const reviewers = ['workCases', 'certifyPayments from PendingCertification, FiscalReview'];

const performers: Record<CaseActionName, readonly string[]> = {
  submitApplication: ['applicant'],
  resumeApplication: ['applicant'],
  startReview: ['workCases'],
  sendBack: reviewers,
  recommendForCertification: ['workCases'],
  recommendForFiscalReview: ['workCases'],
  approveCase: ['workCases'],
  certifyForFiscalReview: ['certifyPayments'],
  certifyAndApprove: ['certifyPayments'],
  approveFunds: ['issuePayments'],
  denyCase: reviewers,
  recordPaymentsSent: ['clock'],
  withdrawApplication: ['applicant'],
  withdrawForApplicant: ['workCases'],
  withdrawInactive: ['clock'],
  archiveCase: ['archiveCases'],
  unarchiveCase: ['archiveCases'],
};

describe('the statuses of a case', () => {
  it('are these eleven [R406]', () => {
    expect([...caseStatuses].sort()).toEqual(Object.keys(decided).sort());
    expect(caseStatuses).toHaveLength(11);
  });

  const allPairs = caseStatuses.flatMap((from) => caseStatuses.map((to) => [from, to] as const));

  it.each(allPairs)('from %s to %s are as decided [P373] [R022] [check 46]', (from, to) => {
    expect(canMoveCase(from, to)).toBe(decided[from].includes(to));
  });

  it.each<[CaseStatus, boolean]>([
    ['InProgress', true],
    ['Incomplete', true],
    ['ReadyForReview', false],
    ['InReview', false],
    ['Approved', false],
    ['Denied', false],
    ['Withdrawn', false],
  ])('let the applicant write while it is %s: %s [R016] [P404]', (status, isOpen) => {
    expect(isEditable(status, new Date(0))).toBe(isOpen);
  });

  it('let the applicant resume what was withdrawn before it was submitted [P404]', () => {
    expect(isEditable('Withdrawn', null)).toBe(true);
  });
});

describe('who may act on a case', () => {
  it.each(Object.entries(performers))('is decided for %s [P373] [P629]', (name, by) => {
    const told = getCaseAction(name as CaseActionName).by.map((performer) => {
      if (typeof performer === 'string') return performer;
      return performer.from ? `${performer.right} from ${performer.from.join(', ')}` : performer.right;
    });
    expect(told).toEqual(by);
  });

  it('is decided for every action, with rights of the table', () => {
    expect(Object.keys(performers).toSorted()).toEqual(caseActionNames.toSorted());
    const named = caseActionNames
      .flatMap((name) => getCaseAction(name).by)
      .flatMap((performer) => (typeof performer === 'string' ? [] : [performer.right]));
    expect(named.filter((right) => !rightNames.includes(right))).toEqual([]);
  });
});

describe('a refusal', () => {
  const standing: CaseStanding = {
    locale: 'en',
    status: 'InReview',
    steps: [],
    wasSubmitted: true,
    given: { reason: true, requestedAmount: true, assignee: true },
    audience: 'staff',
  };

  it.each<[CaseActionName, Partial<CaseStanding>, string | undefined]>([
    ['approveCase', {}, undefined],
    [
      'approveCase',
      { steps: ['certification'] },
      '"Approve" is not possible because this program has a certification step. Send the case there first.',
    ],
    [
      'recommendForCertification',
      {},
      '"Send to certification" is not possible because this program has no certification step. An admin can add it to the program.',
    ],
    [
      'startReview',
      {},
      '"Start review" is not possible while the status is "In Review". It is possible from "Ready for Review".',
    ],
    [
      'withdrawApplication',
      { status: 'PaymentSent', audience: 'applicant' },
      '"Withdraw" is not possible while the status is "Approved". It is possible from "In Progress", "Incomplete", "Awaiting Review" or "In Review".',
    ],
    [
      'approveCase',
      { given: { reason: true, requestedAmount: false, assignee: true } },
      'Enter the requested amount first.',
    ],
    [
      'approveCase',
      { given: { reason: true, requestedAmount: true, assignee: false } },
      'Assign the case to someone first.',
    ],
    [
      'denyCase',
      { given: { reason: false, requestedAmount: true, assignee: true } },
      'Give a reason first: the applicant will read it.',
    ],
    [
      'resumeApplication',
      { status: 'Withdrawn' },
      'An application that was submitted and then withdrawn cannot be resumed. Start a new application instead.',
    ],
    ['resumeApplication', { status: 'Withdrawn', wasSubmitted: false }, undefined],
  ])('of %s with %j says why and what would make it possible', (name, overrides, refusal) => {
    expect(findActionRefusal(name, { ...standing, ...overrides })).toBe(refusal);
  });
});
