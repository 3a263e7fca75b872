import { describe, expect, it } from 'vitest';
import { formatCents } from '../definition/copy.ts';
import {
  findIncomeLimit,
  findIncomeLimitCents,
  householdSizes,
  isHouseholdSize,
  toAreaLabel,
  type IncomeLimitArea,
} from './income-limit.ts';

const hanover: IncomeLimitArea = {
  id: 'area-1',
  town: 'Hanover',
  county: 'Grafton County',
  state: 'NH',
  incomeLimit: {
    id: 'limit-1',
    year: 2023,
    limits: {
      extremelyLow: toLimits(20_000),
      veryLow: toLimits(33_000),
      low: toLimits(52_000).filter(({ householdSize }) => householdSize !== 7),
    },
  },
};

describe('findIncomeLimit', () => {
  it.each([
    [1, undefined, 53_000],
    [4, undefined, 56_000],
    [8, undefined, 60_000],
    [9, undefined, 78_400],
    [11, undefined, 87_400],
    [9, 'veryLow', 51_800],
    [9, 'extremelyLow', 29_950],
    [20, 'extremelyLow', 51_050],
    [4, 'low', 56_000],
    [4, 'veryLow', 37_000],
    [4, 'extremelyLow', 24_000],
  ] as const)('gives a household of %i in tier %s %i dollars', (size, tier, limit) => {
    expect(findIncomeLimit(hanover, size, tier)).toBe(limit);
  });

  it.each([7, 0, 2.5, 9.5, Number.NaN])(
    'finds nothing for a size of %d that the area does not list',
    (size) => {
      expect(findIncomeLimit(hanover, size)).toBeUndefined();
      expect(findIncomeLimitCents(hanover, size)).toBeUndefined();
    },
  );
});

describe('findIncomeLimitCents', () => {
  it('gives a hundred times the limit, which reads as the limit in dollars', () => {
    const cents = findIncomeLimitCents(hanover, 4);
    expect(cents).toBe(5_600_000);
    expect(formatCents(cents ?? 0)).toBe('$56,000');
  });

  it('keeps whole cents', () => {
    const limits = { ...hanover.incomeLimit.limits, low: [{ householdSize: 1, incomeLimit: 1.15 }] };
    expect(findIncomeLimitCents({ ...hanover, incomeLimit: { ...hanover.incomeLimit, limits } }, 1)).toBe(
      115,
    );
  });
});

describe('householdSizes', () => {
  it('offers 1 to 7 and 8+', () => {
    expect(householdSizes.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8+']);
    expect(householdSizes.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('isHouseholdSize', () => {
  it.each([
    [1, true],
    [8, true],
    [9, true],
    [30, true],
    [31, false],
    [0, false],
    [-1, false],
    [8.5, false],
    [Number.NaN, false],
  ])('says of %d people %s', (size, is) => {
    expect(isHouseholdSize(size)).toBe(is);
  });
});

describe('toAreaLabel', () => {
  it.each([
    [{}, 'Hanover, Grafton County, NH'],
    [{ town: '' }, 'Grafton County, NH'],
    [{ county: '' }, 'Hanover, NH'],
    [{ town: '', county: '' }, 'NH'],
  ])('with %o reads "%s"', (parts, label) => {
    expect(toAreaLabel({ ...hanover, ...parts })).toBe(label);
  });
});

function toLimits(base: number): { householdSize: number; incomeLimit: number }[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((householdSize) => ({
    householdSize,
    incomeLimit: base + householdSize * 1000,
  }));
}
