/** The days from 1970-01-01 to a date that reads as 2023-01-31 or 1/31/2023; nothing for a day that no calendar has. */
export function parseDate(text: string): number | undefined {
  const iso = isoPattern.exec(text);
  if (iso) return toDays(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = typedPattern.exec(text);
  return typed ? toDays(Number(typed[3]), Number(typed[1]), Number(typed[2])) : undefined;
}

/** As 2023-01-31, the form in which dates are kept. */
export function toIsoDate(days: number): string {
  const { year, month, day } = toCalendarDay(days);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** As 01/31/2023, the form in which dates are typed and read; a text that is no date stays as it is. */
export function showDate(text: string): string {
  const days = parseDate(text);
  if (days === undefined) return text;
  const { year, month, day } = toCalendarDay(days);
  return `${pad(month, 2)}/${pad(day, 2)}/${pad(year, 4)}`;
}

export function yearOf(days: number): number {
  return toCalendarDay(days).year;
}

export function daysInMonth(days: number): number {
  const { year, month } = toCalendarDay(days);
  return lengthOfMonth(year, month);
}

/** How many days of the month follow that day. */
export function daysRemainingInMonth(days: number): number {
  const { year, month, day } = toCalendarDay(days);
  return lengthOfMonth(year, month) - day;
}

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isoPattern = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/;
const typedPattern = /^\s*(\d\d?)\/(\d\d?)\/(\d{4})\s*$/;

// Years are counted from March on, so that a leap day is the last day of its year.
const daysBeforeEpoch = 719_468;
const daysInCentury = 36_524;
const daysInFourCenturies = 146_097;

function toDays(year: number, month: number, day: number): number | undefined {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > lengthOfMonth(year, month)) return undefined;
  const marchYear = month > 2 ? year : year - 1;
  return 365 * marchYear + leapDaysBefore(marchYear) + daysBeforeMonth(month) + day - 1 - daysBeforeEpoch;
}

function toCalendarDay(days: number): CalendarDay {
  const sinceStart = days + daysBeforeEpoch;
  const era = Math.floor(sinceStart / daysInFourCenturies);
  const dayOfEra = sinceStart - era * daysInFourCenturies;
  const leapDays =
    Math.floor(dayOfEra / 1460) -
    Math.floor(dayOfEra / daysInCentury) +
    Math.floor(dayOfEra / (daysInFourCenturies - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - 365 * yearOfEra - leapDaysBefore(yearOfEra);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: era * 400 + yearOfEra + (month > 2 ? 0 : 1),
    month,
    day: dayOfYear - daysBeforeMonth(month) + 1,
  };
}

function leapDaysBefore(marchYear: number): number {
  return Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
}

// Five months from March on have 153 days together, again and again.
function daysBeforeMonth(month: number): number {
  return Math.floor((153 * ((month + 9) % 12) + 2) / 5);
}

function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
