import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideSmall, leastShown, showParts } from './hide-small.ts';
import { toMonth } from './read-eligibility-figures.ts';

function toCounts(counts: readonly number[]) {
  return counts.map((count, index) => ({ key: String(index), count }));
}

describe('hideSmall', () => {
  it.each<[number[], number[], number | null]>([
    [[12, 30], [30, 10], 0],
    [[12, 30, 3], [30], 20],
    [[4, 5], [], null],
    [[5, 6], [], 10],
    [[9, 12], [], 20],
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
        const exact = shown.reduce((sum, { key }) => sum + (counts[Number(key)] ?? 0), 0);
        const rest = total - exact;
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
    expect(showParts({ eligible: 44, ineligible: 15 })).toEqual({ eligible: 40, ineligible: 20 });
    expect(showParts({ eligible: 40, ineligible: 9 })).toBeNull();
  });
});

/** A visitor by what is counted of them. */
const visitor = fc.record({
  isEligible: fc.boolean(),
  fits: fc.tuple(fit(), fit(), fit()),
  area: fc.constantFrom('36081', '36047', '36005', '36061'),
  reached: fc.constantFrom('rents', 'income', 'pets'),
});

function fit() {
  return fc.constantFrom('likely', 'maybe', 'unlikely');
}

interface Counts {
  readonly isEligible: boolean;
  readonly fits: readonly string[];
  readonly area: string;
  readonly reached: string;
}

function publish(visitors: readonly Counts[]) {
  const keys = visitors.flatMap(({ isEligible, fits, area, reached }) => [
    `verdict:${isEligible ? 'eligible' : 'ineligible'}`,
    ...fits.map((one, index) => `program:${index} ${isEligible ? one : 'unlikely'}`),
    `area:${area}`,
    `reached:${reached}`,
  ]);
  const counts = [...new Set(keys)].map((name) => {
    const [measure = '', key = ''] = name.split(':');
    return {
      ...{ month: '2026-10', measure: measure as 'verdict', key },
      count: keys.filter((each) => each === name).length,
    };
  });
  const month = toMonth('2026-10', counts, { counties: new Map(), questions: new Map() });
  const shown = JSON.stringify(month, (name, value: unknown) => (name === 'month' ? undefined : value));
  return { counts, shown: [...shown.matchAll(/(?<=:)\d+/g)].map(Number), month };
}

describe('the figures of a month', () => {
  it('let no hidden count be worked out from what is shown', () => {
    fc.assert(
      fc.property(fc.array(visitor, { minLength: 5, maxLength: 120 }), (visitors) => {
        const { counts, shown } = publish(visitors);
        const small = counts.filter(({ count }) => count < leastShown);
        // Whatever is added to and taken from whatever: it is a number of tens, and a hidden count is none.
        expect(shown.filter((count) => count % leastShown !== 0)).toEqual([]);
        expect(small.filter(({ count }) => count % leastShown === 0)).toEqual([]);
      }),
    );
  });

  it('do not tell who failed by two programs that are opposites', () => {
    const build = (isEligible: boolean, fits: readonly ['likely' | 'unlikely', 'likely' | 'unlikely']) => ({
      ...{ isEligible, area: '36081', reached: 'pets' },
      fits: [...fits, 'unlikely'],
    });
    const visitors = [
      ...Array.from({ length: 50 }, () => build(true, ['likely', 'unlikely'])),
      ...Array.from({ length: 47 }, () => build(true, ['unlikely', 'likely'])),
      ...Array.from({ length: 3 }, () => build(false, ['unlikely', 'unlikely'])),
    ];
    const { month } = publish(visitors);
    expect(month).toMatchObject({ checks: 100, verdicts: null });
    const likely = month.programs.map(({ fits }) => fits?.likely ?? 0);
    expect(100 - likely.reduce((sum, count) => sum + count, 0)).not.toBe(3);
  });
});
