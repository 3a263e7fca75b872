import { defineWords } from '../language/define-words.ts';
import { toIntlLocale, type Locale } from '../language/locale.ts';

/** A day as people write it: "November 9, 2026". */
export function formatDay(locale: Locale, instant: Date | string, timeZone: string | undefined): string {
  return formatterOf(locale, { dateStyle: 'long' }, timeZone).format(toDate(instant));
}

/** A month of a year, given as YYYY-MM: "November 2026", or "Nov". */
export function formatMonth(locale: Locale, month: string, length: 'long' | 'short'): string {
  const parts =
    length === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const);
  return formatterOf(locale, parts, 'UTC').format(toDate(`${month}-15T00:00:00Z`));
}

/** The weekday of a day, given as YYYY-MM-DD: "Mon", or "Monday, November 9, 2026". */
export function formatWeekday(locale: Locale, day: string, length: 'long' | 'short'): string {
  const parts = length === 'long' ? ({ dateStyle: 'full' } as const) : ({ weekday: 'short' } as const);
  return formatterOf(locale, parts, 'UTC').format(toDate(`${day}T12:00:00Z`));
}

/**
 * A day and its time, with its zone: "November 9, 2026 at 7:05 PM EST". A person and an organization may be in different
 * zones, so a time without one would mean two things. Undefined is the zone
 * of the device.
 */
export function formatMoment(locale: Locale, instant: Date | string, timeZone: string | undefined): string {
  return momentWords(locale).at(formatDay(locale, instant, timeZone), formatTime(locale, instant, timeZone));
}

/** A moment that may be recent: "today at 2:14 PM EST", "yesterday at 9:05 AM EST", else "on November 9, 2026". */
export function formatRecent(locale: Locale, instant: Date | string, timeZone: string, now: Date): string {
  const words = momentWords(locale);
  const day = formatDay(locale, instant, timeZone);
  const time = formatTime(locale, instant, timeZone);
  if (day === formatDay(locale, now, timeZone)) return words.today(time);
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000);
  return day === formatDay(locale, yesterday, timeZone) ? words.yesterday(time) : words.on(day);
}

const momentWords = defineWords('moments', {
  at: (day: string, time: string) => `${day} at ${time}`,
  today: (time: string) => `today at ${time}`,
  yesterday: (time: string) => `yesterday at ${time}`,
  on: (day: string) => `on ${day}`,
});

/** Some versions of the browsers' data have a narrow space in it, which the server's has not. */
function formatTime(locale: Locale, instant: Date | string, timeZone: string | undefined): string {
  const parts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return formatterOf(locale, parts, timeZone).format(toDate(instant)).replaceAll('\u202f', ' ');
}

/** To make one costs a slow phone more than to use it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(
  locale: Locale,
  parts: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, parts]);
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(toIntlLocale(locale), {
      ...parts,
      ...(timeZone !== undefined && { timeZone }),
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

function toDate(instant: Date | string): Date {
  return typeof instant === 'string' ? new Date(instant) : instant;
}
