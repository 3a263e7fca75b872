import type { Field } from '../definition/field.ts';
import { isRecord } from '../values/is-record.ts';
import type { AnswerValue } from '../values/answers.ts';

/** Whether staff see only the end of an answer: a tax or bank number, or a group that holds one. */
export function isSensitive(field: Field): boolean {
  if (field.type === 'Complex') return field.subFields.some(isSensitive);
  return field.type === 'Text' && field.sensitive === true;
}

/** An answer with only the last four characters of what is sensitive in it. */
export function maskAnswer(field: Field, value: AnswerValue): AnswerValue {
  if (!isSensitive(field)) return value;
  if (field.type !== 'Complex') return maskText(value);
  if (!Array.isArray(value)) return value;
  return value.map((entry: unknown) =>
    isRecord(entry) ? maskEntry(field.subFields, entry, '') : entry,
  ) as AnswerValue;
}

/** The parts of a group that is not repeated are kept in the entry under dotted keys. */
function maskEntry(
  fields: readonly Field[],
  entry: Readonly<Record<string, unknown>>,
  prefix: string,
): Readonly<Record<string, unknown>> {
  return fields.reduce((masked, field) => {
    const key = prefix + field.key;
    if (field.type === 'Complex' && !field.repeated) return maskEntry(field.subFields, masked, `${key}.`);
    return key in masked ? { ...masked, [key]: maskAnswer(field, masked[key] as AnswerValue) } : masked;
  }, entry);
}

const shownCharacters = 4;

/** "••••6789"; nothing of an answer so short that its end would be most of it. */
function maskText(value: AnswerValue): AnswerValue {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = String(value).trim();
  if (written === '') return written;
  return `••••${written.length > 2 * shownCharacters - 2 ? written.slice(-shownCharacters) : ''}`;
}
