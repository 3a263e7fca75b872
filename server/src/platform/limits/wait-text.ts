import { defineWords, type Locale } from '@handrail/engine';

/** How long to wait, in words. */
export function toWaitText(locale: Locale, until: Date, now: Date): string {
  return words(locale).tooManyTries(toWaitTime(locale, until, now));
}

/** The time that is left, such as "20 minutes". */
export function toWaitTime(locale: Locale, until: Date, now: Date): string {
  return inWords(locale, Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)));
}

function inWords(locale: Locale, minutes: number): string {
  if (minutes < 55) return words(locale).minutes(minutes);
  return words(locale).hours(Math.max(1, Math.round(minutes / 60)));
}

const words = defineWords('waiting', {
  tooManyTries: (time: string) => `Too many tries. Please wait ${time} and try again.`,
  minutes: (count: number) => (count === 1 ? 'a minute' : `${String(count)} minutes`),
  hours: (count: number) => (count === 1 ? 'an hour' : `${String(count)} hours`),
});
