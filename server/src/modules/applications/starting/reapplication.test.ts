import { describe, expect, it } from 'vitest';
import { type EarlierApplication, findReapplicationRefusal } from './reapplication.ts';

const timeZone = 'America/New_York';
const at = (day: string) => new Date(`${day}T12:00:00-05:00`);

function build(overrides: Partial<EarlierApplication> = {}): EarlierApplication {
  return {
    status: 'Denied',
    submittedAt: at('2026-01-05'),
    decisionReachedAt: at('2026-01-15'),
    ...overrides,
  };
}

function refusal(
  rules: Parameters<typeof findReapplicationRefusal>[0],
  earlier: EarlierApplication[],
  day = '2026-03-01',
) {
  return findReapplicationRefusal(rules, earlier, { locale: 'en', now: at(day), timeZone });
}

const threeMonths = [{ type: 'TimeSinceDecision', value: 3, unit: 'months' }] as const;

describe('findReapplicationRefusal', () => {
  it('lets everyone apply for the first time', () => {
    expect(refusal([], [])).toBeUndefined();
  });

  it('refuses a second time without rules [P488]', () => {
    expect(refusal([], [build()])).toBeDefined();
  });

  it.each([
    ['InProgress', null],
    ['Incomplete', at('2026-01-05')],
    ['Withdrawn', null],
  ] as const)('refuses beside one that is %s [P489]', (status, submittedAt) => {
    const rules = [{ type: 'NoneInProgress', value: 0 }] as const;
    expect(refusal(rules, [build({ status, submittedAt })])).toBe('You have an application in progress.');
  });

  it('counts applications [P490] [P491]', () => {
    const rules = [{ type: 'MaxNumberOfApplications', value: 2 }] as const;
    expect(refusal(rules, [build()])).toBeUndefined();
    expect(refusal(rules, [build(), build()])).toBe('Cannot create application, user has 2 application(s)');
  });

  it('waits until the end of the last unit after the latest decision [P492]', () => {
    const earlier = [build(), build({ decisionReachedAt: at('2025-01-01') })];
    expect(refusal(threeMonths, earlier, '2026-04-30')).toBe('You can apply again starting May 1, 2026.');
    expect(refusal(threeMonths, earlier, '2026-05-01')).toBeUndefined();
  });

  it('counts the wait of a withdrawn one from its submission [P492]', () => {
    const withdrawn = build({ status: 'Withdrawn', submittedAt: at('2025-10-10') });
    expect(refusal(threeMonths, [withdrawn], '2026-01-31')).toBe(
      'You can apply again starting February 1, 2026.',
    );
    expect(refusal(threeMonths, [withdrawn], '2026-02-01')).toBeUndefined();
  });

  it.each([
    ['day', 10, '2026-01-25', '2026-01-26'],
    ['weeks', 1, '2026-01-25', '2026-01-26'],
    ['year', 1, '2027-12-31', '2028-01-01'],
  ] as const)('knows %s as a unit [P492]', (unit, value, tooEarly, open) => {
    const rules = [{ type: 'TimeSinceDecision', value, unit }] as const;
    expect(refusal(rules, [build()], tooEarly)).toBeDefined();
    expect(refusal(rules, [build()], open)).toBeUndefined();
  });

  it.each([threeMonths, [{ type: 'NoneInReview', value: 0 }] as const])(
    'refuses beside one in review [P493] [P494]',
    (...rules) => {
      const inReview = build({ status: 'InReview', decisionReachedAt: null });
      expect(refusal(rules, [inReview])).toBe('You have an application in review.');
    },
  );

  it('can forbid it altogether [P494]', () => {
    expect(refusal([{ type: 'NoReapplication', value: 0 }], [build()])).toBe(
      'Each person can apply to this program only once.',
    );
  });
});
