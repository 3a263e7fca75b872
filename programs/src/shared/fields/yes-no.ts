import type { Field } from '@handrail/engine';
import { yesNoOptions } from '../options/yes-no.ts';

type RadioList = Extract<Field, { type: 'RadioList' }>;

/** A question that is answered with yes or no. */
export function yesNo(field: Omit<RadioList, 'type' | 'options'>): RadioList {
  return { type: 'RadioList', options: yesNoOptions, ...field };
}
