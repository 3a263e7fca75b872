import type { Locale } from '../language/locale.ts';
import { formatDay } from '../moments/format-moment.ts';

/** The days from 1970-01-01 to a date that reads as 2023-01-31 or 1/31/2023; nothing for a day that no calendar has. */
export function parseDate(text: string): number | undefined {
  const iso = isoPattern.exec(text);
  if (iso) return toDays(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = typedPattern.exec(text);
  return typed ? toDays(Number(typed[3]), Number(typed[1]), Number(typed[2])) : undefined;
}

/** As 2023-01-31, the form in which dates are kept. */
export function toIsoDate(days: number): string {
  return toDate(days).toISOString().slice(0, 10);
}

/** As 01/31/2023, the form in which dates are typed; a text that is no date stays as it is. */
export function showDate(text: string): string {
  const days = parseDate(text);
  return days === undefined ? text : toIsoDate(days).replace(/(.*)-(.*)-(.*)/, '$2/$3/$1');
}

/** As January 31, 2023, the form in which dates are read out; a text that is no date stays as it is. */
export function sayDate(locale: Locale, text: string): string {
  const days = parseDate(text);
  return days === undefined ? text : formatDay(locale, toDate(days), 'UTC');
}

export function yearOf(days: number): number {
  return toDate(days).getUTCFullYear();
}

export function daysInMonth(days: number): number {
  const date = toDate(days);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.getUTCDate();
}

/** How many days of the month follow that day. */
export function daysRemainingInMonth(days: number): number {
  return daysInMonth(days) - toDate(days).getUTCDate();
}

const isoPattern = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/;
const typedPattern = /^\s*(\d\d?)\/(\d\d?)\/(\d{4})\s*$/;

const msPerDay = 86_400_000;

function toDate(days: number): Date {
  return new Date(days * msPerDay);
}

/** A day that does not exist turns into another one, by which it is known. */
function toDays(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / msPerDay : undefined;
}
