import { describe, expect, it } from 'vitest';
import { addBankingDays, addDays, isBankingDay, toBankingDate, toBankingDay } from './banking-days.ts';

/** The holidays of the Federal Reserve Banks as they publish them, with the Mondays that a Sunday closes. */
const closedDays: Readonly<Record<number, string>> = {
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2031: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2032: '01-01 01-19 02-16 05-31 07-05 09-06 10-11 11-11 11-25',
  2033: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2034: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
  2035: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
};

function listClosed(year: string, isOpen: (day: string) => boolean): string {
  const closed: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (![0, 6].includes(weekdayOf(day)) && !isOpen(day)) closed.push(day.slice(5));
  return closed.join(' ');
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isMonday = (day: string) => weekdayOf(day) === 1;
const isFriday = (day: string) => weekdayOf(day) === 5;
/** Those that stand on the same day each year. */
const isHoliday = (day: string) => /-(?:01-01|06-19|07-04|11-11|12-25)$/.test(day);

describe('banking days', () => {
  it.each(Object.keys(closedDays))('are those of the Federal Reserve in %s [check 51]', (year) => {
    expect(listClosed(year, isBankingDay)).toBe(closedDays[Number(year)]);
  });

  it.each<[string, (day: string) => boolean]>([
    [
      'a Saturday closed the Friday before it',
      (day) => isBankingDay(day) && !(isFriday(day) && isHoliday(addDays(day, 1))),
    ],
    [
      'a Sunday closed no Monday',
      (day) => isBankingDay(day) || (isMonday(day) && isHoliday(addDays(day, -1))),
    ],
  ])('would be found out if %s [check 51]', (_what, planted) => {
    const wrong = Object.keys(closedDays).filter(
      (year) => listClosed(year, planted) !== closedDays[Number(year)],
    );
    expect(wrong.length).toBeGreaterThan(0);
  });

  it.each([
    ['2026-07-03', true],
    ['2027-06-18', true],
    ['2027-12-24', true],
    ['2027-12-31', true],
    ['2027-07-05', false],
    ['2026-11-14', false],
    ['2026-11-15', false],
  ])('count %s: %s [check 51]', (day, isOpen) => {
    expect(isBankingDay(day)).toBe(isOpen);
  });

  it('move a payment that falls on a closed day to the next open one', () => {
    expect(toBankingDay('2026-11-26')).toBe('2026-11-27');
    expect(toBankingDay('2027-07-03')).toBe('2027-07-06');
    expect(toBankingDay('2026-11-27')).toBe('2026-11-27');
  });

  it('are counted over weekends and holidays', () => {
    expect(addBankingDays('2026-11-25', 1)).toBe('2026-11-27');
    expect(addBankingDays('2026-11-25', 2)).toBe('2026-11-30');
    expect(addBankingDays('2026-11-28', 0)).toBe('2026-11-30');
  });

  it.each([
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-08T05:00:00Z', '2026-03-08'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
  ])(
    'begin at midnight in New York, also where the clocks change: %s is on %s [check 51]',
    (instant, day) => {
      expect(toBankingDate(new Date(instant))).toBe(day);
    },
  );
});
