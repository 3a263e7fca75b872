import type { Field } from '@handrail/engine';
import { useSyncExternalStore } from 'react';
import { useApplication } from '../application-context.tsx';

/** Whether one of the fields on the page has the asterisk of a required one. */
export function useHasRequired(fields: readonly Field[]): boolean {
  const { store } = useApplication();
  const read = () => fields.some((field) => isRequired(field, field.key));
  return useSyncExternalStore(store.watchForm, read, read);

  function isRequired(field: Field, path: string): boolean {
    const state = store.form.findField(path);
    if (!state?.isVisible) return false;
    if (state.isRequired || field.type !== 'Complex') return state.isRequired;
    // An entry is asked for its parts whether or not the list must have one.
    if (field.repeated) return field.subFields.some(({ validation }) => validation?.required !== false);
    return field.subFields.some((part) => isRequired(part, `${path}.${part.key}`));
  }
}
