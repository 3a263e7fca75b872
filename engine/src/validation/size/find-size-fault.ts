import { listOptionValues } from '../../answers/choices.ts';
import { listEntryParts } from '../../answers/list-entry-parts.ts';
import { isRecord } from '../../values/is-record.ts';
import type { ComplexField, Field, FieldOption } from '../../definition/field.ts';
import type { Locale } from '../../language/locale.ts';
import { messages } from '../fields/messages.ts';
import { maxDocuments } from '../screens/list-upload-errors.ts';
import { limitCharacters } from './limit-characters.ts';
import { measureAnswer } from './measure-answer.ts';

/** The most entries that a repeated group takes. */
export const mostEntries = 100;

/** The most characters that all answers of an application may take up together. */
export const mostAnswersSize = 500_000;

/**
 * What to say of an answer that is larger than any answer of its field can be; nothing where its size is right.
 * Whether the answer itself is right is another question: a draft may keep one that is not.
 */
export function findSizeFault(
  locale: Locale,
  field: Field,
  value: unknown,
  label = field.copy,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  const words = messages(locale);
  switch (field.type) {
    case 'Checkbox':
      return isWithin(value, mostInBoolean) ? undefined : words.notABoolean(label);
    case 'Date':
      return isWithin(value, mostInDate) ? undefined : words.tooLongForDate(label);
    case 'RadioList':
      return isWithin(value, sizeOfOne(field.options)) ? undefined : words.notAnOption;
    case 'Dropdown': {
      const most = field.multiple ? sizeOfAll(field.options) : sizeOfOne(field.options);
      return isWithin(value, most) ? undefined : words.notAnOption;
    }
    case 'CheckboxGroup':
      return isWithin(value, sizeOfAll(field.options)) ? undefined : words.notAnOption;
    case 'Address':
      return isAddressWithin(value) ? undefined : words.tooLong(label);
    case 'Document':
      return isDocumentListWithin(value) ? undefined : words.tooManyDocuments(label, maxDocuments);
    case 'Text': {
      const { mostKept } = limitCharacters(field);
      const isTooLong = typeof value === 'string' ? value.length > mostKept : !isWithin(value, mostInScalar);
      return isTooLong ? words.tooLong(label) : undefined;
    }
    case 'Complex':
      return findFaultInEntries(locale, field, value, label);
    // Nobody answers these, so that nothing is kept of them.
    case 'Calculated':
    case 'Typography':
      return words.notAsked(label);
  }
}

/** Whether all answers of an application are together within what one application may hold. */
export function areAnswersWithin(answers: Readonly<Record<string, unknown>>): boolean {
  return isWithin(answers, mostAnswersSize);
}

const mostInBoolean = 10;
const mostInDate = 32;
const mostInScalar = 40;
const mostInAddress = 2500;
const mostInAddressPart = 200;
const mostInDocument = 500;
const leastOption = 100;

function isWithin(value: unknown, most: number): boolean {
  if (typeof value === 'string') return value.length <= most;
  return measureAnswer(value, most) <= most;
}

function isAddressWithin(value: unknown): boolean {
  if (!isRecord(value)) return isWithin(value, mostInAddressPart);
  return (
    isWithin(value, mostInAddress) && Object.values(value).every((part) => isWithin(part, mostInAddressPart))
  );
}

function isDocumentListWithin(value: unknown): boolean {
  if (!Array.isArray(value)) return isWithin(value, mostInDocument);
  return value.length <= maxDocuments && value.every((document) => isWithin(document, mostInDocument));
}

/** Room for the longest choice; an option that a later version dropped still fits. */
function sizeOfOne(options: readonly FieldOption[]): number {
  return Math.max(leastOption, ...listOptionValues(options).map((value) => value.length + 4));
}

function sizeOfAll(options: readonly FieldOption[]): number {
  const sizes = listOptionValues(options).map((value) => value.length + 3);
  return Math.max(
    leastOption,
    sizes.reduce((sum, size) => sum + size, 2),
  );
}

function findFaultInEntries(
  locale: Locale,
  { subFields }: ComplexField,
  value: unknown,
  label: string,
): string | undefined {
  const words = messages(locale);
  if (!Array.isArray(value)) return isWithin(value, mostInScalar) ? undefined : words.tooLong(label);
  if (value.length > mostEntries) return words.tooManyEntries(label, mostEntries);
  for (const entry of value as readonly unknown[]) {
    const fault = isRecord(entry) ? findFaultInEntry(locale, subFields, entry) : words.required(label);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function findFaultInEntry(
  locale: Locale,
  fields: readonly Field[],
  entry: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const { key, field } of listEntryParts(fields)) {
    const fault = Object.hasOwn(entry, key) ? findSizeFault(locale, field, entry[key]) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}
