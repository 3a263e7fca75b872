import type { Answers, AnswerValue } from './answers.ts';

/** Whether a value is the list of entries of a repeated group, not a list of choices or of documents. */
export function isEntryList(value: AnswerValue): value is readonly Answers[] {
  return isObjectList(value) && value.length > 0 && !value.some(isDocument);
}

/** Whether a value is a list of objects, whatever they stand for. */
export function isObjectList(value: AnswerValue): value is readonly Answers[] {
  return Array.isArray(value) && value.every(isPlainObject);
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Nothing tells a document from an entry that asks for exactly an id and a filename; such an entry is taken for one.
function isDocument(item: Readonly<Record<string, unknown>>): boolean {
  return typeof item.id === 'string' && Object.keys(item).every((key) => key === 'id' || key === 'filename');
}
