import { describe, expect, it } from 'vitest';
import { addBusinessDays, countBusinessDays } from './business-days.ts';

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

describe('countBusinessDays', () => {
  it.each([
    ['the same day', '2026-11-17T15:00:00Z', '2026-11-17T20:00:00Z', 0],
    ['over a weekend', '2026-11-20T15:00:00Z', '2026-11-23T15:00:00Z', 1],
    ['two weeks', '2026-11-17T15:00:00Z', '2026-12-01T15:00:00Z', 10],
  ])('counts %s', (_case, from, to, count) => {
    expect(countBusinessDays(from, to, newYork)).toBe(count);
  });
});
