import { describe, expect, it } from 'vitest';
import { canMoveCase, caseStatuses, isEditable, type CaseStatus } from './case-status.ts';

describe('the statuses of a case', () => {
  it('are these eleven [R406]', () => {
    expect([...caseStatuses].sort()).toEqual([
      'Approved',
      'Archived',
      'Denied',
      'FiscalReview',
      'InProgress',
      'InReview',
      'Incomplete',
      'PaymentSent',
      'PendingCertification',
      'ReadyForReview',
      'Withdrawn',
    ]);
  });

  it.each<[CaseStatus, CaseStatus]>([
    ['InProgress', 'ReadyForReview'],
    ['ReadyForReview', 'InReview'],
    ['InReview', 'Approved'],
    ['InReview', 'Denied'],
  ])('go from %s to %s, and not back [R022]', (from, to) => {
    expect(canMoveCase(from, to)).toBe(true);
    expect(canMoveCase(to, from)).toBe(false);
  });

  it.each<[CaseStatus, boolean]>([
    ['InProgress', true],
    ['Incomplete', true],
    ['ReadyForReview', false],
    ['InReview', false],
    ['Approved', false],
    ['Denied', false],
  ])('let the applicant write while it is %s: %s [R016]', (status, isOpen) => {
    expect(isEditable(status, new Date(0))).toBe(isOpen);
  });
});
