import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideSmall, leastShown, showParts } from './hide-small.ts';

function toCounts(counts: readonly number[]) {
  return counts.map((count, index) => ({ key: String(index), count }));
}

describe('hideSmall', () => {
  it.each<[number[], number[], number | null]>([
    [[12, 30], [30, 12], 0],
    [[12, 30, 3], [30], 15],
    [[4, 5], [], null],
    [[5, 6], [], 11],
    [[9, 12], [], 21],
    [[], [], 0],
  ])('of %j shows %j and the others as %j', (counts, shown, others) => {
    const outcome = hideSmall(toCounts(counts));
    expect(outcome.shown.map(({ count }) => count)).toEqual(shown);
    expect(outcome.others).toBe(others);
  });

  it('never lets a small count be worked out from the sum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 12 }), (counts) => {
        const { shown } = hideSmall(toCounts(counts));
        expect(shown.every(({ count }) => count >= leastShown)).toBe(true);
        const total = counts.reduce((sum, count) => sum + count, 0);
        const rest = total - shown.reduce((sum, { count }) => sum + count, 0);
        const hidden = counts.filter((count) => count > 0).length - shown.length;
        // Whoever knows the sum learns of the rest only that it is nothing, everything, or several counts together.
        expect(rest === 0 || shown.length === 0 || (rest >= leastShown && hidden > 1)).toBe(true);
      }),
    );
  });
});

describe('showParts', () => {
  it('shows all parts of a known sum, or none', () => {
    expect(showParts({ eligible: 40, ineligible: 0 })).toEqual({ eligible: 40, ineligible: 0 });
    expect(showParts({ eligible: 40, ineligible: 9 })).toBeNull();
  });
});
