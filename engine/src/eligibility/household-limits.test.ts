import { describe, expect, it } from 'vitest';
import { extendLimit, findPovertyGuideline, toHouseholdLimits } from './household-limits.ts';

describe('toHouseholdLimits', () => {
  it('takes shares of the limit for four, rounded up to 50 dollars', () => {
    const { veryLow, low } = toHouseholdLimits({ veryLow: 40_900, low: 65_450 }, undefined);
    expect(veryLow).toEqual([28_650, 32_750, 36_850, 40_900, 44_200, 47_450, 50_750, 54_000]);
    expect(low).toEqual([45_850, 52_400, 58_950, 65_450, 70_700, 75_950, 81_200, 86_400]);
  });

  it('takes the poverty guideline where it is above 60 % of the very low limit, and no more than that limit', () => {
    const alabama = toHouseholdLimits({ veryLow: 40_900, low: 65_450 }, findPovertyGuideline(2024, 'AL'));
    expect(alabama.extremelyLow).toEqual([17_200, 20_440, 25_820, 31_200, 36_580, 41_960, 47_340, 52_720]);
    const poor = toHouseholdLimits({ veryLow: 30_000, low: 48_000 }, findPovertyGuideline(2024, 'AL'));
    expect(poor.extremelyLow[3]).toBe(30_000);
  });
});

describe('findPovertyGuideline', () => {
  it.each([
    ['NY', 15_060],
    ['AK', 18_810],
    ['HI', 17_310],
    ['PR', undefined],
    ['GU', undefined],
  ])('gives one person in %s %s dollars', (state, first) => {
    expect(findPovertyGuideline(2024, state)?.first).toBe(first);
  });

  it('knows none of another year', () => {
    expect(findPovertyGuideline(1999, 'NY')).toBeUndefined();
  });
});

describe('extendLimit', () => {
  it('adds 8 % of the figure for four for each person, as a share of it where all limits are', () => {
    expect(extendLimit('low', { four: 65_450, eight: 86_400 }, 9)).toBe(91_650);
    expect(extendLimit('veryLow', { four: 40_900, eight: 54_000 }, 12)).toBe(67_100);
  });

  it('adds it to the limit for eight where the poverty guideline made that', () => {
    expect(extendLimit('extremelyLow', { four: 31_200, eight: 52_720 }, 10)).toBe(57_750);
  });
});
