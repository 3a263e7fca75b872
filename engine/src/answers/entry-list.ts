import type { Answers, AnswerValue } from '../values/answers.ts';
import { isRecord } from '../values/is-record.ts';

/** Whether a value is the list of entries of a repeated group, not a list of choices or of documents. */
export function isEntryList(value: AnswerValue): value is readonly Answers[] {
  return isObjectList(value) && value.length > 0 && !value.some(isDocument);
}

/** Whether a value is a list of objects, whatever they stand for. */
export function isObjectList(value: AnswerValue): value is readonly Answers[] {
  return Array.isArray(value) && value.every(isRecord);
}

// An entry with exactly an id and a filename cannot be told from a document and is treated as one.
function isDocument(item: Readonly<Record<string, unknown>>): boolean {
  return typeof item.id === 'string' && Object.keys(item).every((key) => key === 'id' || key === 'filename');
}
