import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankingDay } from './banking-days.ts';
import { listInstallments, recurringPatterns, splitAmount } from './payment-patterns.ts';

const days = (pattern: (typeof recurringPatterns)[number], start: string, count: number) =>
  listInstallments({ pattern, start, count, totalAmountCents: count * 100 }).map(
    ({ scheduledFor }) => scheduledFor,
  );

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
    fc.assert(
      fc.property(
        fc.constantFrom(...recurringPatterns),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 60, max: 10_000_000_000 }),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true }),
        (pattern, count, totalAmountCents, date) => {
          const start = date.toISOString().slice(0, 10);
          const payments = listInstallments({ pattern, count, totalAmountCents, start });
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
  });
});
