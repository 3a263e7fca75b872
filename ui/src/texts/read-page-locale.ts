import { firstLocale, type Locale } from '@handrail/engine';

/** The language in which the server wrote this page; a page that it did not write is English. */
export function readPageLocale(): Locale {
  return (document.documentElement.lang || firstLocale) as Locale;
}
