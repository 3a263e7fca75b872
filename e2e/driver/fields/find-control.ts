import { addressLabels, renderCopy, type Field } from '@handrail/engine';
import type { Locator } from '@playwright/test';
import { named } from '../accessible-name.ts';
import type { Desk, Place, Spot } from './field-at.ts';

export type ControlRole = 'textbox' | 'combobox' | 'checkbox' | 'radiogroup' | 'group' | 'status';

/** The control of a field, by its role and label; where several are called the same, the one in its place. */
export function findControl({ desk, place, path, label }: Spot, role: ControlRole): Locator {
  const twins = listControls(desk, place).filter((each) => each.role === role && each.label === label);
  const at = Math.max(
    0,
    twins.findIndex((twin) => twin.path === path),
  );
  return place.scope.getByRole(role, { name: named(label) }).nth(at);
}

interface ControlName {
  readonly path: string;
  readonly role: ControlRole;
  readonly label: string;
}

/** The controls that can be seen in a place, in the order of the page. */
function listControls(desk: Desk, place: Place): ControlName[] {
  return place.fields.flatMap((field) => {
    const path = `${place.pathPrefix}${field.key}`;
    if (desk.form.findField(path)?.isVisible !== true) return [];
    const label = `${place.labelPrefix}${renderCopy(field.copy, desk.copyValues)}`;
    const own: ControlName = { path, role: roleOf(field), label };
    if (field.type === 'Address') {
      const parts = Object.entries(addressLabels('en')).map(([part, name]) => ({
        path: `${path}.${part}`,
        role: part === 'addressLine1' || part === 'state' ? ('combobox' as const) : ('textbox' as const),
        label: name,
      }));
      return [own, ...parts];
    }
    if (field.type !== 'Complex' || field.repeated) return [own];
    return [own, ...listControls(desk, { ...place, fields: field.subFields, pathPrefix: `${path}.` })];
  });
}

function roleOf(field: Field): ControlRole {
  switch (field.type) {
    case 'Text':
    case 'Date':
      return 'textbox';
    case 'Dropdown':
      return 'combobox';
    case 'Checkbox':
      return 'checkbox';
    case 'RadioList':
      return 'radiogroup';
    case 'Calculated':
      return 'status';
    case 'Address':
    case 'CheckboxGroup':
    case 'Complex':
    case 'Document':
    case 'Typography':
      return 'group';
  }
}
