import { chooseAll, listOptionValues, listShownOptions } from '@handrail/engine';
import { expect, type Locator } from '@playwright/test';
import { beginningWith, named } from '../accessible-name.ts';
import type { FieldAt, Spot } from './field-at.ts';
import { findControl } from './find-control.ts';
import { getOption } from './get-option.ts';

/** Chooses from a list: the browser's own, or one that is searched by typing. */
export async function fillDropdown(at: FieldAt<'Dropdown'>): Promise<void> {
  const { desk, field, value } = at;
  const list = findControl(at, 'combobox');
  await list.waitFor();
  const isPlain = await list.evaluate((element) => element instanceof HTMLSelectElement);
  if (isPlain) {
    await desk.hand.select(list, getOption(field, value as string).label);
  } else if (field.multiple) {
    await chooseSeveral(at, list, value as readonly string[]);
  } else {
    await searchFor(at, list, value as string, []);
    await expect(list).toHaveValue(getOption(field, value as string).label);
  }
}

async function chooseSeveral(
  at: FieldAt<'Dropdown'>,
  list: Locator,
  wanted: readonly string[],
): Promise<void> {
  const { desk, place, field } = at;
  const all = chooseAll(field.options, [], field.childMode);
  const wantsAll =
    all.length > 1 && all.length === wanted.length && all.every((each) => wanted.includes(each));
  if (field.selectAll && wantsAll) {
    await desk.hand.type(list, '');
    await desk.hand.press(list);
    await desk.hand.choose(optionsOf(at).filter({ hasText: 'Select all' }), list);
  } else {
    const chosen: string[] = [];
    for (const value of listOptionValues(field.options).filter((each) => wanted.includes(each))) {
      await searchFor(at, list, value, chosen);
      chosen.push(value);
    }
  }
  await desk.hand.closeList(list, toggleOf(at));
  for (const value of wanted) {
    const { label } = getOption(field, value);
    await expect(
      place.scope.getByRole('button', { name: `Remove ${label}`, exact: true }).first(),
    ).toBeVisible();
  }
}

/** Types the option's label and chooses it among what is found; children of several parents may be called the same. */
async function searchFor(
  at: FieldAt<'Dropdown'>,
  list: Locator,
  value: string,
  chosen: readonly string[],
): Promise<void> {
  const { desk, field } = at;
  const { label } = getOption(field, value);
  await desk.hand.type(list, label);
  const twins = listShownOptions(field, field.multiple ? chosen : '')
    .filter(({ option }) => option.label === label)
    .map(({ option }) => option.value);
  const option = optionsOf(at, label).nth(Math.max(0, twins.indexOf(value)));
  await desk.hand.choose(option, list);
}

function optionsOf({ place, label }: Spot, optionLabel?: string): Locator {
  const list = place.scope.getByRole('listbox', { name: named(label) });
  return list.getByRole('option', optionLabel === undefined ? {} : { name: beginningWith(optionLabel) });
}

/** The button at the end of the field, which belongs to the one list that is open. */
function toggleOf({ place }: Spot): Locator {
  return place.scope.getByRole('button', { name: 'Show options', expanded: true });
}
