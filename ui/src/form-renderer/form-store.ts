import type { FormChanges, LiveForm } from '@handrail/engine';

/** A live form that screens can watch, field by field: an edit redraws just the fields that it changed. */
export interface FormStore {
  readonly form: LiveForm;
  /** Does something to the form and tells whoever watches what that changed. */
  readonly act: (change: (form: LiveForm) => FormChanges) => FormChanges;
  readonly watchField: (path: string, listener: () => void) => () => void;
  readonly watchForm: (listener: (changes: FormChanges) => void) => () => void;
}

export function createFormStore(form: LiveForm): FormStore {
  const fieldWatchers = new Map<string, Set<() => void>>();
  const watchedParts = new Set<string>();
  const formWatchers = new Set<(changes: FormChanges) => void>();

  function tellFields({ fields }: FormChanges) {
    const told = new Set(fields.map(({ path }) => path));
    // Entries that moved up have other answers under the same path.
    const wholes = fields.filter(({ value }) => value).map(({ path }) => `${path}.`);
    for (const part of watchedParts) if (wholes.some((whole) => part.startsWith(whole))) told.add(part);
    for (const path of told) for (const listener of fieldWatchers.get(path) ?? []) listener();
  }

  return {
    form,
    act: (change) => {
      const changes = change(form);
      tellFields(changes);
      for (const listener of formWatchers) listener(changes);
      return changes;
    },
    watchField: (path, listener) => {
      const listeners = fieldWatchers.get(path) ?? new Set();
      fieldWatchers.set(path, listeners.add(listener));
      if (path.includes('.')) watchedParts.add(path);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        fieldWatchers.delete(path);
        watchedParts.delete(path);
      };
    },
    watchForm: (listener) => {
      formWatchers.add(listener);
      return () => {
        formWatchers.delete(listener);
      };
    },
  };
}
