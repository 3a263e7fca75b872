import { showCurrency, showDate } from '@handrail/engine';
import { named } from '../accessible-name.ts';
import type { FieldAt } from './field-at.ts';
import { findControl } from './find-control.ts';

/** Types a text of any input type, as a person would type it. */
export async function fillText(at: FieldAt<'Text'>): Promise<void> {
  const { desk, place, field, label, value } = at;
  // What hides what is typed has no role of its own.
  const input =
    field.inputType === 'Password' ? place.scope.getByLabel(named(label)) : findControl(at, 'textbox');
  await desk.hand.type(input, toTyped(field.inputType, value));
}

export async function fillDate(at: FieldAt<'Date'>): Promise<void> {
  await at.desk.hand.type(findControl(at, 'textbox'), toTyped('Date', at.value));
}

function toTyped(inputType: FieldAt<'Text'>['field']['inputType'], value: unknown): string {
  if (inputType === 'Currency' && typeof value === 'number') return showCurrency(value);
  if (inputType === 'Date' && typeof value === 'string') return showDate(value);
  return String(value);
}
