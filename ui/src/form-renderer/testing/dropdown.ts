import type { Field, FieldOption } from '@handrail/engine';
import { screen } from '@testing-library/react';

type DropdownField = Extract<Field, { type: 'Dropdown' }>;

const counties = ['San Juan', 'San Miguel', 'Santiam', 'Peñón Norte', 'Harbor'].map(toOption);

/** A dropdown of five counties. */
export function buildDropdown(overrides: Partial<DropdownField> = {}): DropdownField {
  return { type: 'Dropdown', key: 'county', copy: 'County', options: counties, ...overrides };
}

export function toOption(name: string): FieldOption {
  return { value: name, label: name };
}

/** The field to type into; its code comes when it is shown, which takes its time on a busy machine. */
export async function findBox() {
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'County' }, { timeout: 15_000 });
}

/** The options in sight, as they read. */
export function listOptions() {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent);
}
