import { firstLocale, type Locale } from './locale.ts';

/** Gives the words of one part of the product in a language, by the name of that part. */
export type Translate = <Words>(part: string, english: Words) => Words;

/**
 * Declares the words of one part of the product in English, beside the code that says them. Other languages give theirs
 * under the same name, so that whoever reads English loads no other words.
 */
export function defineWords<Words>(part: string, english: Words): (locale: Locale) => Words {
  return (locale) => (locale === firstLocale ? english : getTranslate(locale)(part, english));
}

/** Makes a language known; what says something in it comes after. */
export function addLanguage(locale: Locale, translate: Translate): void {
  languages[locale] = translate;
}

const languages: Partial<Record<Locale, Translate>> = {};

function getTranslate(locale: Locale): Translate {
  const translate = languages[locale];
  if (!translate) throw new Error(`The words of the language "${locale}" are not loaded.`);
  return translate;
}
