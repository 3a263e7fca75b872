import type { TextField } from '../../definition/field.ts';
import { invalidEmail, isEmail } from '../../values/email.ts';
import { invalidPhone, isUsPhone } from '../../values/phone.ts';
import type { Locale } from '../../language/locale.ts';
import { checkDate } from './check-date.ts';
import { checkNumber } from './check-number.ts';
import { isScalar } from '../../rules/rule-value.ts';
import { limitCharacters } from '../size/limit-characters.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

/** The check of a text by what its input takes. */
export function checkText(field: TextField, label: string): ValueCheck {
  switch (field.inputType ?? 'Text') {
    case 'Currency':
    case 'Number':
      return checkNumber(field, label);
    case 'Date':
      return checkDate({}, label);
    case 'Email':
      return ofText(field, label, (text, locale) => (isEmail(text) ? noMessages : [invalidEmail(locale)]));
    case 'Phone':
    case 'Tel':
      return ofText({ inputType: 'Phone' }, label, (text, locale) =>
        isUsPhone(text) ? noMessages : [invalidPhone(locale)],
      );
    case 'Signature':
      return ofText(field, label, (text, locale) =>
        isFullName(text) ? noMessages : [messages(locale).notAFullName],
      );
    case 'Password':
    case 'Text':
      return ofText(field, label);
  }
}

/** A signature may hold more than a name in the profile, such as an initial with a period, but is never one letter. */
function isFullName(text: string): boolean {
  return /^\S+(?:\s+\S+)+$/.test(text.trim()) && text.trim().length >= 4;
}

/** What to say under a text while it is typed. */
export function checkWhileTyping(locale: Locale, field: TextField, text: string): string | undefined {
  const { least, most } = limitCharacters(field);
  if (text.length > most) return messages(locale).tooLongWhileTyping(most);
  return text.length < least ? messages(locale).tooShortWhileTyping(least) : undefined;
}

/** The counter of a text that has a limit (P540). */
export function countCharacters(locale: Locale, text: string, limit: number): string {
  return messages(locale).characters(text.length, limit);
}

type LimitedText = Pick<TextField, 'inputType' | 'multiline' | 'validation' | 'exactLength'>;

/** The check of a text's length, and of its format where it has one; a list or an object is no text. */
function ofText(
  field: LimitedText,
  label: string,
  checkFormat?: (text: string, locale: Locale) => readonly string[],
): ValueCheck {
  const { least, most } = limitCharacters(field);
  return (value, { locale }) => {
    if (!isScalar(value)) return [messages(locale).required(label)];
    const text = String(value);
    const faults = checkFormat ? checkFormat(text, locale) : noMessages;
    if (text.length >= least && text.length <= most) return faults;
    return [field.validation?.message ?? sayLength(locale, field, label, text.length > most), ...faults];
  };
}

function sayLength(
  locale: Locale,
  { exactLength, validation: { min, max } = {} }: LimitedText,
  label: string,
  isLong: boolean,
) {
  const words = messages(locale);
  const exact = exactLength ?? (min === max ? min : undefined);
  if (exact !== undefined) return words.wrongLength(label, exact);
  return isLong ? words.tooLong(label) : words.tooShort(label);
}
