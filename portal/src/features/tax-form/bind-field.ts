import type { ChangeEvent } from 'react';
import type { Form } from '../../shared/forms/use-form.ts';
import type { W9FormValues } from './w9-form-values.ts';

/** What a text field of the form needs; its fault is shown once something was typed and left. */
export function bindField(form: Form<W9FormValues>, field: keyof W9FormValues) {
  return {
    id: field,
    value: form.values[field],
    error: form.errorOf(field),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      form.set({ [field]: target.value });
    },
    onBlur: () => {
      if (form.values[field] !== '') form.leave(field);
    },
  };
}

/** The same for one that takes a value rather than an event. */
export function bindChoice(form: Form<W9FormValues>, field: keyof W9FormValues) {
  return {
    id: field,
    value: form.values[field],
    error: form.errorOf(field),
    onChange: (value: string) => {
      form.set({ [field]: value });
    },
  };
}
