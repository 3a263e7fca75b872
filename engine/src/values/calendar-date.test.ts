import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysInMonth,
  daysRemainingInMonth,
  parseDate,
  showDate,
  toIsoDate,
  yearOf,
} from './calendar-date.ts';

const msPerDay = 86_400_000;
const firstDay = new Date('0001-01-01').getTime() / msPerDay;
const lastDay = new Date('9999-12-31').getTime() / msPerDay;
const someDay = fc.integer({ min: firstDay, max: lastDay });

function getDays(text: string): number {
  const days = parseDate(text);
  if (days === undefined) throw new Error(`${text} is no date`);
  return days;
}

describe('parseDate', () => {
  it('reads a date as it is kept and as it is typed [P526]', () => {
    expect(parseDate('1970-01-01')).toBe(0);
    expect(parseDate('1970-01-02')).toBe(1);
    expect(parseDate('01/02/1970')).toBe(1);
    expect(parseDate('1/2/1970')).toBe(1);
    expect(parseDate(' 01/02/1970 ')).toBe(1);
  });

  it.each([
    '02/29/2023',
    '02/29/1900',
    '2023-04-31',
    '13/01/2023',
    '00/10/2023',
    '01/00/2023',
    '01/32/2023',
    '0000-01-01',
    '2023-1-1',
    '01/02/23',
    '01-02-2023',
    '2023-01-01T00:00:00Z',
    '1/2',
    'soon',
    '',
  ])('refuses %j, which no calendar has or nobody can read', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  it('agrees with the calendar of the language on every day of the years 1 to 9999', () => {
    fc.assert(
      fc.property(someDay, (days) => {
        const iso = new Date(days * msPerDay).toISOString().slice(0, 10);
        expect(toIsoDate(days)).toBe(iso);
        expect(parseDate(iso)).toBe(days);
        expect(parseDate(showDate(iso))).toBe(days);
        expect(yearOf(days)).toBe(Number(iso.slice(0, 4)));
      }),
      { numRuns: 3000 },
    );
  });

  it('takes exactly the days that exist', () => {
    const part = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(part, ([year, month, day]) => {
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(parseDate(text) !== undefined).toBe(exists);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('showDate', () => {
  it('shows MM/DD/YYYY and leaves what is no date [P526]', () => {
    expect(showDate('2023-01-31')).toBe('01/31/2023');
    expect(showDate('1/2/2023')).toBe('01/02/2023');
    expect(showDate('02/30/2023')).toBe('02/30/2023');
  });
});

describe('the days of a month', () => {
  it('counts all of them and those still to come [P367]', () => {
    expect(daysInMonth(getDays('2024-02-10'))).toBe(29);
    expect(daysInMonth(getDays('2023-02-10'))).toBe(28);
    expect(daysInMonth(getDays('2000-02-10'))).toBe(29);
    expect(daysInMonth(getDays('2100-02-10'))).toBe(28);
    expect(daysInMonth(getDays('2023-12-31'))).toBe(31);
    expect(daysRemainingInMonth(getDays('2023-12-31'))).toBe(0);
    expect(daysRemainingInMonth(getDays('2023-04-01'))).toBe(29);
  });

  it('ends the month where the next one begins', () => {
    fc.assert(
      fc.property(someDay, (days) => {
        const last = days + daysRemainingInMonth(days);
        expect(toIsoDate(last).slice(0, 7)).toBe(toIsoDate(days).slice(0, 7));
        expect(toIsoDate(last + 1)).toMatch(/-01$/);
        expect(Number(toIsoDate(last).slice(8))).toBe(daysInMonth(days));
      }),
    );
  });
});
