/** The languages that people can choose; each fills every text of the product. */
export const locales = ['en'] as const;

/** A language that people can choose, or the pseudo-language by which tests find texts that no language reaches. */
export type Locale = (typeof locales)[number] | 'pseudo';

/** The language in which every text is written first, and which every other one falls back to where partners write. */
export const firstLocale = 'en' satisfies Locale;

export function isLocale(text: string): text is (typeof locales)[number] {
  return (locales as readonly string[]).includes(text);
}

/** The name by which browsers and Node.js know how a language writes days and times. */
export function toIntlLocale(locale: Locale): string {
  return intlLocales[locale];
}

// The pseudo-language borrows Greek days and times, in which no English word can hide.
const intlLocales = { en: 'en-US', pseudo: 'el-GR' } as const satisfies Record<Locale, string>;
