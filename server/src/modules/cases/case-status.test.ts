import { GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../app/schema.ts';
import { canMoveCase, caseStatuses, isEditable, type CaseStatus } from './case-status.ts';

describe('the statuses of a case', () => {
  it('are these eleven, in the API too [P369] [R406]', () => {
    const type = schema.getType('CaseStatus');
    const published = type instanceof GraphQLEnumType ? type.getValues().map(({ name }) => name) : [];
    expect(published.toSorted()).toEqual([...caseStatuses].sort());
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
  ])('let the applicant write while it is %s: %s [R016]', (status, isOpen) => {
    expect(isEditable(status, new Date(0))).toBe(isOpen);
  });
});

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
