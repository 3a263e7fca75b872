import { describe, expect, it } from 'vitest';
import { buildApplication, buildProgram } from '../../testing/demo-portal.ts';
import type { OwnApplication } from './applications-query.ts';
import { canContinue, isExpired, toDisplayStatus } from './display-status.ts';

type Status = OwnApplication['case']['status'];

const submittedAt = '2026-11-02T15:00:00.000Z';
const moment = '2026-11-01T15:00:00.000Z';
const later = '2026-11-10T15:00:00.000Z';

function build(status: Status, overrides: Partial<OwnApplication> = {}): OwnApplication {
  const standing = {
    id: 'case-1',
    status,
    statusUpdatedAt: moment,
    decisionReachedAt: moment,
    fulfillments: [],
  };
  return buildApplication({ submittedAt, case: standing, ...overrides });
}

describe('the status that an applicant is told', () => {
  it.each([
    ['InProgress', 'InProgress'],
    ['Incomplete', 'Incomplete'],
    ['ReadyForReview', 'AwaitingReview'],
    ['InReview', 'InReview'],
    ['PendingCertification', 'InReview'],
    ['FiscalReview', 'Approved'],
    ['Approved', 'Approved'],
    ['PaymentSent', 'Approved'],
    ['Denied', 'Denied'],
    ['Withdrawn', 'WithdrawnOpen'],
    ['Archived', 'Unknown'],
  ] as const)(
    'of a case that is %s is %s [P385] [P386] [P388] [P389] [P390] [P391] [P392] [P394]',
    (status, expected) => {
      expect(toDisplayStatus(build(status), buildProgram())).toBe(expected);
    },
  );

  it('is in progress for a case that was sent back before any submission [P387]', () => {
    expect(toDisplayStatus(build('Incomplete', { submittedAt: null }), buildProgram())).toBe('InProgress');
  });

  it('is that of an application to make where there is no case [P384]', () => {
    expect(toDisplayStatus(undefined, buildProgram())).toBe('Application');
  });

  it('of a withdrawn case tells whether the program is still open [P393]', () => {
    expect(toDisplayStatus(build('Withdrawn'), buildProgram({ status: 'Closed' }))).toBe('WithdrawnClosed');
  });
});

describe('going on with an application', () => {
  it.each([
    ['InProgress', null, true],
    ['Incomplete', submittedAt, true],
    ['Withdrawn', null, true],
    ['Withdrawn', submittedAt, false],
    ['ReadyForReview', submittedAt, false],
    ['Approved', submittedAt, false],
  ] as const)(
    'when its case is %s and it was submitted at %s: %s [P404] [P411] [P412]',
    (status, at, can) => {
      expect(canContinue(build(status, { submittedAt: at }))).toBe(can);
    },
  );
});

describe('an application that is over', () => {
  const fourteenDaysLater = new Date('2026-11-15T15:00:00.000Z');
  const aSecondAfter = new Date('2026-11-15T15:00:01.000Z');

  /** Dated by one of its moments; the other one is later. */
  function buildDated(status: Status, by: 'decisionReachedAt' | 'statusUpdatedAt'): OwnApplication {
    const dates = { statusUpdatedAt: later, decisionReachedAt: later, [by]: moment };
    return build(status, { case: { ...build(status).case, ...dates } });
  }

  it.each([
    { status: 'Denied', by: 'decisionReachedAt', row: '[P418]' },
    { status: 'FiscalReview', by: 'decisionReachedAt', row: '[P419]' },
    { status: 'Withdrawn', by: 'statusUpdatedAt', row: '[P420]' },
  ] as const)('is shown for 14 days when it is $status, counted from its $by $row', ({ status, by }) => {
    const application = buildDated(status, by);
    expect(isExpired(application, buildProgram(), fourteenDaysLater)).toBe(false);
    expect(isExpired(application, buildProgram(), aSecondAfter)).toBe(true);
  });

  it('is shown on when it is approved, unless its payment is followed elsewhere [P417]', () => {
    const approved = buildDated('Approved', 'decisionReachedAt');
    expect(isExpired(approved, buildProgram(), aSecondAfter)).toBe(false);
    const tracked = buildProgram({ features: ['external-tracking'] });
    expect(isExpired(approved, tracked, fourteenDaysLater)).toBe(false);
    expect(isExpired(approved, tracked, aSecondAfter)).toBe(true);
  });
});
