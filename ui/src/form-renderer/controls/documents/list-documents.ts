import type { DocumentAnswer } from '@handrail/engine';

/** The documents of an answer. */
export function listDocuments(value: unknown): readonly DocumentAnswer[] {
  return Array.isArray(value) ? (value as readonly DocumentAnswer[]) : [];
}
