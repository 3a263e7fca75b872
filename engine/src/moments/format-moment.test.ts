import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, formatRecent, formatWeekday } from './format-moment.ts';

describe('formatMoment', () => {
  it('names the zone, because a person and an organization may be in different ones', () => {
    const instant = '2026-11-10T00:05:00.000Z';

    expect(formatMoment('en', instant, 'America/New_York')).toBe('November 9, 2026 at 7:05 PM EST');
    expect(formatMoment('en', new Date(instant), 'America/Los_Angeles')).toBe(
      'November 9, 2026 at 4:05 PM PST',
    );
    expect(formatDay('en', instant, 'America/New_York')).toBe('November 9, 2026');
  });
});

describe('formatWeekday', () => {
  it('names the day in short below a column, and in full in a table', () => {
    expect(formatWeekday('en', '2026-11-09', 'short')).toBe('Mon');
    expect(formatWeekday('en', '2026-11-09', 'long')).toBe('Monday, November 9, 2026');
    expect(formatDay('en', '2026-11-09T12:00:00Z', 'UTC')).toBe('November 9, 2026');
  });
});

describe('formatRecent', () => {
  const now = new Date('2026-11-10T14:00:00.000Z');

  it.each([
    ['2026-11-10T13:14:00.000Z', 'today at 8:14 AM EST'],
    ['2026-11-10T04:59:00.000Z', 'yesterday at 11:59 PM EST'],
    ['2026-11-08T13:14:00.000Z', 'on November 8, 2026'],
  ])("says %s in the partner's zone as %s", (instant, words) => {
    expect(formatRecent('en', instant, 'America/New_York', now)).toBe(words);
  });
});
