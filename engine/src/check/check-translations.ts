import { isRecord } from '../values/is-record.ts';
import { firstLocale, locales } from '../language/locale.ts';
import { listPlaceholders } from '../definition/copy.ts';
import { joinPath } from './definition-fault.ts';
import { misname, refuse, spoil, type ShapeFault } from './shapes/shape-fault.ts';
import { suggestName } from './suggest-name.ts';

/** Compares the languages of a text: known ones, English among them, and the same placeholders in each. */
export function checkTranslations(value: unknown, path: string): ShapeFault[] {
  if (typeof value === 'string') return [];
  if (!isRecord(value)) return refuse(value, 'a text', path);
  if (!(firstLocale in value)) return spoil(path, `has no "${firstLocale}", which every text needs`);
  return Object.entries(value).flatMap(([locale, text]) =>
    checkTranslation(locale, text, value[firstLocale], joinPath(path, locale)),
  );
}

function checkTranslation(locale: string, text: unknown, english: unknown, path: string): ShapeFault[] {
  if (typeof text !== 'string') return refuse(text, 'a text', path);
  const known: readonly string[] = [...locales, 'pseudo'];
  if (!known.includes(locale))
    return misname(path, `unknown language "${locale}"${suggestName(locale, locales)}`);
  const wanted = typeof english === 'string' ? listPlaceholders(english) : [];
  return listPlaceholders(text).join() === wanted.join()
    ? []
    : misname(path, `has other placeholders than "${firstLocale}"`);
}
