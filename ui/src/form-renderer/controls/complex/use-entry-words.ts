import type { FormChanges } from '@handrail/engine';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '../../form-context.tsx';
import type { FieldOf } from '../control-props.ts';
import { readEntry, type EntryWords } from './read-entry.ts';

/** What an entry's card says; it changes with any field inside the entry. */
export function useEntryWords(field: FieldOf<'Complex'>, listPath: string, position: number): EntryWords {
  const { store, copyValues } = useForm();
  const path = `${listPath}.${position}`;
  const watch = useCallback(
    (listener: () => void) =>
      store.watchForm((changes) => {
        if (concerns(changes, listPath, path)) listener();
      }),
    [store, listPath, path],
  );
  // As one text, the words are the same for React as long as they read the same.
  const read = () => JSON.stringify(readEntry(store.form, field.subFields, path, copyValues));
  return JSON.parse(useSyncExternalStore(watch, read, read)) as EntryWords;
}

function concerns({ fields }: FormChanges, listPath: string, path: string): boolean {
  return fields.some((change) => change.path === listPath || change.path.startsWith(`${path}.`));
}
