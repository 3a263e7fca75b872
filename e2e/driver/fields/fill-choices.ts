import { listOptionValues } from '@handrail/engine';
import { expect, type Locator } from '@playwright/test';
import { named } from '../accessible-name.ts';
import type { FieldAt, Spot } from './field-at.ts';
import { findControl } from './find-control.ts';
import { getOption } from './get-option.ts';

/** Chooses one of several radios. */
export async function fillRadioList(at: FieldAt<'RadioList'>): Promise<void> {
  const { desk, field, value } = at;
  const group = findControl(at, 'radiogroup');
  const { label } = getOption(field, value as string);
  const radio = group.getByRole('radio', { name: label, exact: true });
  await desk.hand.pick(radio, group);
  await expect(radio).toBeChecked();
}

export async function fillCheckbox(at: FieldAt<'Checkbox'>): Promise<void> {
  const box = findControl(at, 'checkbox');
  const isWanted = at.value === true || at.value === 'true';
  if ((await box.isChecked()) !== isWanted) await at.desk.hand.tick(box);
  await expect(box).toBeChecked({ checked: isWanted });
}

/** Ticks the boxes that are wanted, in the order in which they stand; a long group is opened for those at its end. */
export async function fillCheckboxGroup(at: FieldAt<'CheckboxGroup'>): Promise<void> {
  const group = findControl(at, 'group');
  await tickRows(at, group, at.field);
}

interface Choices {
  readonly options: FieldAt<'CheckboxGroup'>['field']['options'];
}

async function tickRows({ desk, value }: Spot, group: Locator, { options }: Choices): Promise<void> {
  const wanted = new Set(value as readonly string[]);
  for (const optionValue of listOptionValues(options)) {
    if (!wanted.has(optionValue)) continue;
    const { label } = getOption({ options }, optionValue);
    const box = group.getByRole('checkbox', { name: named(label) });
    if (!(await box.isVisible())) {
      await desk.hand.press(group.getByRole('button', { name: 'See more', exact: true }));
    }
    if (!(await box.isChecked())) await desk.hand.tick(box);
    await expect(box).toBeChecked();
  }
}
