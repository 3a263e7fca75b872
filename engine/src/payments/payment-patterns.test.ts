import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isBankingDay } from './banking-days.ts';
import {
  type Installment,
  listInstallments,
  recurringPatterns,
  type RecurringSchedule,
  splitAmount,
} from './payment-patterns.ts';

const days = (pattern: (typeof recurringPatterns)[number], start: string, count: number) =>
  listInstallments({ pattern, start, count, totalAmountCents: count * 100 }).map(
    ({ scheduledFor }) => scheduledFor,
  );

function assertSound(list: typeof listInstallments): void {
  fc.assert(
    fc.property(
      fc.constantFrom(...recurringPatterns),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 60, max: 10_000_000_000 }),
      fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true }),
      (pattern, count, totalAmountCents, date) => {
        const start = date.toISOString().slice(0, 10);
        const payments = list({ pattern, count, totalAmountCents, start });
        expect(payments).toHaveLength(count);
        expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalAmountCents);
        expect(
          payments.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents > 0),
        ).toBe(true);
        const scheduled = payments.map(({ scheduledFor }) => scheduledFor);
        expect(scheduled.every(isBankingDay)).toBe(true);
        expect(scheduled.toSorted()).toEqual(scheduled);
        expect(scheduled.every((day) => day >= start)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
}

function toSunday(day: string): string {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}

describe('the payments of a pattern', () => {
  it.each([
    ['weekly', '2026-11-12', ['2026-11-12', '2026-11-19', '2026-11-27', '2026-12-03']],
    ['bi-weekly', '2026-11-12', ['2026-11-12', '2026-11-27', '2026-12-10', '2026-12-24']],
    ['semi-monthly', '2026-11-02', ['2026-11-02', '2026-11-17', '2026-12-02', '2026-12-17']],
    ['semi-monthly', '2026-11-23', ['2026-11-23', '2026-12-08', '2026-12-23', '2027-01-08']],
    ['monthly', '2027-01-29', ['2027-01-29', '2027-03-01', '2027-03-29', '2027-04-29']],
  ] as const)('%s from %s fall on banking days, each counted from the first', (pattern, start, expected) => {
    expect(days(pattern, start, 4)).toEqual(expected);
  });

  it('are equal, and the last one takes the rounding', () => {
    expect(splitAmount(100_000, 3)).toEqual([33_333, 33_333, 33_334]);
    expect(splitAmount(290_000, 2)).toEqual([145_000, 145_000]);
    expect(() => splitAmount(2, 3)).toThrow('at least one cent');
  });

  it('add up to the total to the cent, on banking days in order [check 52]', () => {
    expect(() => {
      assertSound(listInstallments);
    }).not.toThrow();
  });

  const planted = (
    change: (cents: number, schedule: RecurringSchedule, day: string) => Partial<Installment>,
  ) =>
    ((schedule) =>
      listInstallments(schedule).map((payment) => ({
        ...payment,
        ...change(payment.amountCents, schedule, payment.scheduledFor),
      }))) satisfies typeof listInstallments;
  it.each<[string, typeof listInstallments]>([
    [
      'each were rounded by itself',
      planted((_cents, { totalAmountCents, count }) => ({
        amountCents: Math.round(totalAmountCents / count),
      })),
    ],
    [
      'amounts were dollars with a point',
      planted((_cents, { totalAmountCents, count }) => ({ amountCents: totalAmountCents / count })),
    ],
    ['one fell on a Sunday', planted((_cents, _schedule, day) => ({ scheduledFor: toSunday(day) }))],
  ])('would be found out if %s [check 52]', (_what, list) => {
    expect(() => {
      assertSound(list);
    }).toThrow();
  });
});
