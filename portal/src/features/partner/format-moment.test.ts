import { describe, expect, it } from 'vitest';
import { formatRecent } from './format-moment.ts';

describe('formatRecent', () => {
  const now = new Date('2026-11-10T14:00:00.000Z');

  it.each([
    ['2026-11-10T13:14:00.000Z', 'today at 8:14 AM'],
    ['2026-11-10T04:59:00.000Z', 'yesterday at 11:59 PM'],
    ['2026-11-08T13:14:00.000Z', 'on November 8, 2026'],
  ])("says %s in the partner's zone as %s", (instant, words) => {
    expect(formatRecent(instant, 'America/New_York', now).replaceAll('\u202f', ' ')).toBe(words);
  });
});
