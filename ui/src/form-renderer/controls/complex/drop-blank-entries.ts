import type { Answers, AnswerValue, Field } from '@handrail/engine';
import { findDraft } from '../../find-draft.ts';
import type { FormStore } from '../../form-store.ts';
import { uploadsOf } from '../documents/upload-store.ts';

/** Removes blank entries, so that none of them is saved or reported. */
export function dropBlankEntries(store: FormStore, fields: readonly Field[], prefix = ''): void {
  for (const field of fields) {
    if (field.type !== 'Complex') continue;
    const path = `${prefix}${field.key}`;
    if (field.repeated) dropBlankEntriesOf(store, path);
    else dropBlankEntries(store, field.subFields, `${path}.`);
  }
}

/** The same for one list. */
export function dropBlankEntriesOf(store: FormStore, path: string): void {
  const entries = listEntries(store, path);
  for (let position = entries.length - 1; position >= 0; position -= 1) {
    if (!isBlankEntry(store, path, position)) continue;
    uploadsOf(store).takeEntry(path, position);
    store.act((form) => form.removeEntry(path, position));
  }
}

/** Whether nothing was answered in an entry, and no file is on its way to it. */
export function isBlankEntry(store: FormStore, path: string, position: number): boolean {
  const entry = listEntries(store, path)[position];
  return entry !== undefined && isBlank(entry) && !uploadsOf(store).hasAny(`${path}.${String(position)}.`);
}

function listEntries(store: FormStore, path: string): readonly Answers[] {
  const entries = findDraft(store.form.draftAnswers(), path);
  return Array.isArray(entries) ? (entries as readonly Answers[]) : [];
}

function isBlank(value: AnswerValue): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every((each) => isBlank(each as AnswerValue));
}
