import { describe, expect, it } from 'vitest';
import type { AreaFigures } from '../income-limit-set.ts';
import { compareAreas } from './compare-areas.ts';

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

function buildArea(fips: string, low = 50_000): AreaFigures {
  const limits = {
    extremelyLow: sizes.map(() => 10_000),
    veryLow: sizes.map(() => 20_000),
    low: sizes.map((size) => (size === 3 ? low : 50_000)),
  };
  return { fips, state: 'NY', county: `County ${fips}`, town: '', areaName: 'x', median: 90_000, limits };
}

describe('compareAreas', () => {
  it('lists what is added, dropped and changed, with the largest change first and its percentage', () => {
    const before = ['1', '2', '3', '4'].map((fips) => buildArea(fips));
    const after = [buildArea('2', 51_600), buildArea('3', 45_000), buildArea('4'), buildArea('5')];
    const change = { tier: 'low', householdSize: 3, before: 50_000 };
    expect(compareAreas(before, after)).toEqual({
      added: [{ fips: '5', label: 'County 5, NY' }],
      dropped: [{ fips: '1', label: 'County 1, NY' }],
      changed: [
        { fips: '3', label: 'County 3, NY', ...change, after: 45_000, percentage: -10 },
        { fips: '2', label: 'County 2, NY', ...change, after: 51_600, percentage: 3.2 },
      ],
      unchangedCount: 1,
    });
  });
});
