import type { Field, TextInputType } from '../definition/field.ts';
import type { Answers, AnswerValue } from '../values/answers.ts';
import { parseDate, toIsoDate } from '../values/calendar-date.ts';
import { parseCurrency, parseNumber } from './currency.ts';
import { isObjectList } from './entry-list.ts';
import { isRecord } from '../values/is-record.ts';
import { tidyText } from './normalize-text.ts';

/**
 * An answer in the form in which its field keeps it: cents, ISO dates, lists of choices, tidy texts.
 * What cannot be read stays as it is, so that validation can point at it.
 */
export function coerceForField(field: Field, value: AnswerValue): AnswerValue {
  if (value === undefined || value === null) return value;
  switch (field.type) {
    case 'Address':
      return toAddress(value);
    case 'Checkbox':
      return toBoolean(value);
    case 'CheckboxGroup':
      return toChoices(value);
    case 'Complex':
      return field.repeated && isObjectList(value)
        ? value.map((entry) => coerceForFields(field.subFields, entry))
        : value;
    case 'Date':
      return toDate(value);
    case 'Dropdown':
      return field.multiple ? toChoices(value) : toChoice(value);
    case 'RadioList':
      return toChoice(value);
    case 'Text':
      return toTyped(value, field.inputType);
    case 'Calculated':
    case 'Document':
    case 'Typography':
      return value;
  }
}

/** Every answer of the fields in the form that they keep; answers of other fields stay as they are. */
export function coerceForFields(fields: readonly Field[], answers: Answers): Answers {
  const coerced = new Map(Object.entries(answers));
  coerceInto(coerced, fields, '');
  return Object.fromEntries(coerced);
}

function coerceInto(answers: Map<string, AnswerValue>, fields: readonly Field[], prefix: string): void {
  for (const field of fields) {
    const key = prefix + field.key;
    if (field.type === 'Complex' && !field.repeated) coerceInto(answers, field.subFields, `${key}.`);
    else if (answers.has(key)) answers.set(key, coerceForField(field, answers.get(key)));
  }
}

const parsers: Partial<Record<TextInputType, (text: string) => number | undefined>> = {
  Number: parseNumber,
  Currency: parseCurrency,
};

function toTyped(value: AnswerValue, inputType: TextInputType | undefined): AnswerValue {
  const parse = parsers[inputType ?? 'Text'];
  if (parse) return typeof value === 'string' ? (parse(value) ?? value) : value;
  if (inputType === 'Date') return toDate(value);
  const text = toText(value);
  return typeof text === 'string' && inputType !== 'Password' ? tidyText(text) : text;
}

function toDate(value: AnswerValue): AnswerValue {
  const days = typeof value === 'string' ? parseDate(value) : undefined;
  return days === undefined ? value : toIsoDate(days);
}

function toBoolean(value: AnswerValue): AnswerValue {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

function toChoice(value: AnswerValue): AnswerValue {
  const only = Array.isArray(value) && value.length === 1 ? toText(value[0] as AnswerValue) : undefined;
  return typeof only === 'string' ? only : toText(value);
}

function toChoices(value: AnswerValue): AnswerValue {
  if (Array.isArray(value)) return value.map(toText) as readonly string[];
  if (value === '') return [];
  const text = toText(value);
  return typeof text === 'string' ? [text] : value;
}

function toText(value: AnswerValue): AnswerValue {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function toAddress(value: AnswerValue): AnswerValue {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([part, said]) => [part, typeof said === 'string' ? tidyText(said) : said]),
  );
}
