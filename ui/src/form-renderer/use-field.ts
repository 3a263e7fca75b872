import type { FieldState } from '@handrail/engine';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from './form-context.tsx';

/** What is to be shown of one field; it changes only when something of that field does. */
export function useField(path: string): FieldState | undefined {
  const { store } = useForm();
  const watch = useCallback((listener: () => void) => store.watchField(path, listener), [store, path]);
  const read = () => store.form.findField(path);
  return useSyncExternalStore(watch, read, read);
}
