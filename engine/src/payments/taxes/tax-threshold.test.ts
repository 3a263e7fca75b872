import { describe, expect, it } from 'vitest';
import { findTaxThreshold } from './tax-threshold.ts';

describe('the threshold of a tax year', () => {
  it.each([
    [2024, 60_000, false],
    [2025, 60_000, false],
    [2026, 200_000, false],
    // Indexed from 2027 on: the last known amount, said to be an assumption.
    [2027, 200_000, true],
  ])('of %i is %i cents', (year, cents, isAssumed) => {
    expect(findTaxThreshold(year)).toEqual({ cents, isAssumed });
  });

  it('is what the partner entered for the year', () => {
    const entered = [{ year: 2027, amountCents: 205_000 }];
    expect(findTaxThreshold(2027, entered)).toEqual({ cents: 205_000, isAssumed: false });
    expect(findTaxThreshold(2028, entered)).toEqual({ cents: 200_000, isAssumed: true });
  });
});
