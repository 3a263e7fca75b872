import { describe, expect, it } from 'vitest';
import { addBusinessDays } from './business-days.ts';

const newYork = 'America/New_York';

describe('addBusinessDays', () => {
  it.each([
    ['Tuesday to Tuesday of the week after next', '2026-11-17T15:00:00Z', 10, '2026-12-01'],
    ['Friday to Monday', '2026-11-20T15:00:00Z', 1, '2026-11-23'],
    ['Saturday to Monday', '2026-11-21T15:00:00Z', 1, '2026-11-23'],
    ['an evening that is the next day in Greenwich', '2026-11-21T01:00:00Z', 1, '2026-11-23'],
  ])('counts from %s', (_case, from, count, to) => {
    expect(addBusinessDays(from, count, newYork).toISOString().slice(0, 10)).toBe(to);
  });
});
