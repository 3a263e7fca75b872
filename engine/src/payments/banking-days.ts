import { toDayIn } from '../cases/business-days.ts';

/** The Federal Reserve keeps the calendar of its own place. */
const bankingZone = 'America/New_York';

/** The day of an instant where the banks are, as YYYY-MM-DD. */
export function toBankingDate(instant: Date): string {
  return toDayIn(bankingZone, instant);
}

/** Whether banks settle on a day, YYYY-MM-DD, by the calendar of the Federal Reserve. */
export function isBankingDay(day: string): boolean {
  const date = toDate(day);
  const weekday = date.getUTCDay();
  return weekday !== sunday && weekday !== saturday && !isHoliday(date);
}

/** The day itself, or the next one on which banks settle: a payment never moves to before its day. */
export function toBankingDay(day: string): string {
  let found = day;
  while (!isBankingDay(found)) found = addDays(found, 1);
  return found;
}

/** The day that many banking days later; with none, the day itself or the next banking day. */
export function addBankingDays(day: string, count: number): string {
  let found = toBankingDay(day);
  for (let left = count; left > 0; left -= 1) found = toBankingDay(addDays(found, 1));
  return found;
}

export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toText(date);
}

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

/** A holiday on a Sunday closes the Monday after it; one on a Saturday leaves the Friday open. */
function isHoliday(date: Date): boolean {
  if (isFixedHoliday(date) || isWeekdayHoliday(date)) return true;
  if (date.getUTCDay() !== monday) return false;
  const before = new Date(date);
  before.setUTCDate(before.getUTCDate() - 1);
  return isFixedHoliday(before);
}

/** New Year's Day, Juneteenth, Independence Day, Veterans Day and Christmas Day, as month and day. */
const fixedHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25'];

function isFixedHoliday(date: Date): boolean {
  return fixedHolidays.includes(toText(date).slice(5));
}

/** Holidays on a certain weekday of a month; the last one counts from the end. */
const weekdayHolidays: readonly { month: number; weekday: number; nth: number | 'last' }[] = [
  // Birthday of Martin Luther King, Jr.
  { month: 1, weekday: monday, nth: 3 },
  // Washington's Birthday
  { month: 2, weekday: monday, nth: 3 },
  // Memorial Day
  { month: 5, weekday: monday, nth: 'last' },
  // Labor Day
  { month: 9, weekday: monday, nth: 1 },
  // Columbus Day
  { month: 10, weekday: monday, nth: 2 },
  // Thanksgiving Day
  { month: 11, weekday: thursday, nth: 4 },
];

function isWeekdayHoliday(date: Date): boolean {
  const day = date.getUTCDate();
  return weekdayHolidays.some(({ month, weekday, nth }) => {
    if (date.getUTCMonth() + 1 !== month || date.getUTCDay() !== weekday) return false;
    if (nth === 'last') return day + 7 > daysIn(date);
    return Math.ceil(day / 7) === nth;
  });
}

function daysIn(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function toText(date: Date): string {
  return date.toISOString().slice(0, 10);
}
