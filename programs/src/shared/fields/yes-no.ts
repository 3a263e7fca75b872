import type { Field } from '@handrail/engine';
import { yesNoOptions } from '../options/yes-no.ts';

type RadioListField = Extract<Field, { readonly type: 'RadioList' }>;

/** A question that is answered with yes or no. */
export function yesNo(field: Omit<RadioListField, 'type' | 'options'>): RadioListField {
  return { type: 'RadioList', options: yesNoOptions, ...field };
}
