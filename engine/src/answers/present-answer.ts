import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import { formatAmount, renderCopy, type CopyValues } from '../definition/copy.ts';
import type { CalculatedField, Field, FieldOption, TextInputType } from '../definition/field.ts';
import { formatAddress } from './address.ts';
import type { Answers, AnswerValue } from '../values/answers.ts';
import { sayDate } from '../values/calendar-date.ts';
import { findOption } from './choices.ts';
import { isRecord } from '../values/is-record.ts';

/** What is shown for a field without an answer (P220). */
export const notAnswered = defineWords('notAnswered', 'Not answered');

const words = defineWords('answers', { yes: 'Yes', no: 'No', document: 'Document' });

/** An answer in words, for review pages and case workers; the copy values fill labels and choices. */
export function presentAnswer(field: Field, value: AnswerValue, copyValues: CopyValues): string {
  return toWords(field, value, copyValues) || notAnswered(copyValues.locale);
}

function toWords(field: Field, value: AnswerValue, copyValues: CopyValues): string {
  const { locale } = copyValues;
  switch (field.type) {
    case 'Address':
      return isRecord(value) ? formatAddress(locale, value) : showPlain(locale, value);
    case 'Calculated':
      return showNumber(locale, value, field.display);
    case 'Checkbox':
      return showPlain(locale, value);
    case 'CheckboxGroup':
    case 'Dropdown':
    case 'RadioList':
      return showChoices(field.options, value, copyValues);
    case 'Complex':
      return listObjects(value)
        .map((entry) => showParts(field.subFields, entry as Answers, copyValues, ''))
        .filter((words) => words !== '')
        .join('; ');
    case 'Date':
      return sayDate(locale, showPlain(locale, value));
    case 'Document':
      return listObjects(value)
        .map(({ filename }) => (typeof filename === 'string' ? filename : words(locale).document))
        .join(', ');
    case 'Text':
      return showTyped(locale, value, field.inputType);
    case 'Typography':
      return '';
  }
}

function showParts(fields: readonly Field[], entry: Answers, copyValues: CopyValues, prefix: string): string {
  return fields
    .map((field) => {
      const key = prefix + field.key;
      if (field.type === 'Complex' && !field.repeated) {
        return showParts(field.subFields, entry, copyValues, `${key}.`);
      }
      const words = toWords(field, entry[key], copyValues);
      return words && `${renderCopy(field.copy, copyValues)}: ${words}`;
    })
    .filter((words) => words !== '')
    .join(', ');
}

function showTyped(locale: Locale, value: AnswerValue, inputType: TextInputType | undefined): string {
  if (inputType === 'Password') return showPlain(locale, value) && '••••••••';
  if (inputType === 'Date') return sayDate(locale, showPlain(locale, value));
  return showNumber(locale, value, inputType === 'Currency' ? 'currency' : 'text');
}

function showNumber(locale: Locale, value: AnswerValue, display: CalculatedField['display']): string {
  return display === 'currency' && typeof value === 'number' ? formatAmount(value) : showPlain(locale, value);
}

function showChoices(options: readonly FieldOption[], value: AnswerValue, copyValues: CopyValues): string {
  return (Array.isArray(value) ? (value as readonly AnswerValue[]) : [value])
    .map((each) => showChosen(copyValues.locale, each))
    .filter((choice) => choice !== '')
    .map((choice) => {
      const option = findOption(options, choice);
      return option ? renderCopy(option.label, copyValues) : choice;
    })
    .join(', ');
}

// A choice value may have been cast on its way here, 'true' to true among them.
function showChosen(locale: Locale, value: AnswerValue): string {
  return typeof value === 'boolean' ? String(value) : showPlain(locale, value);
}

function showPlain(locale: Locale, value: AnswerValue): string {
  if (typeof value === 'boolean') return value ? words(locale).yes : words(locale).no;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function listObjects(value: AnswerValue): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
