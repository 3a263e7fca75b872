import { addressLabels, formatAddress, nameState, type Address } from '@handrail/engine';
import { expect, type Locator } from '@playwright/test';
import { named } from '../accessible-name.ts';
import type { FieldAt, Spot } from './field-at.ts';
import { findControl } from './find-control.ts';

/** Gives a place: the same as another, none at all, one that is suggested, or one typed part by part. */
export async function fillAddress(at: FieldAt<'Address'>): Promise<void> {
  const { hand } = at.desk;
  const address = at.value as Address;
  const group = findControl(at, 'group');
  if (address.copied) {
    await hand.tick(group.getByRole('checkbox', { name: /^Same as / }));
    return;
  }
  if (address.isUnhoused)
    await hand.tick(group.getByRole('checkbox', { name: 'I don’t have a street address' }));
  if (address.county === undefined) await typeParts(at, group, address);
  else await takeSuggestion(at, group, address);
  if (address.addressLine2 !== undefined) {
    await hand.type(
      group.getByRole('textbox', { name: named('Apartment, suite or unit') }),
      address.addressLine2,
    );
  }
}

async function typeParts({ desk: { hand } }: Spot, group: Locator, address: Address): Promise<void> {
  if (address.addressLine1 !== undefined) {
    const street = group.getByRole('combobox', { name: named(addressLabels('en').addressLine1) });
    await hand.type(street, address.addressLine1);
    // The other parts come once the street is left without a suggestion.
    await street.press('Tab');
  }
  if (address.city !== undefined) {
    await hand.type(group.getByRole('textbox', { name: named(addressLabels('en').city) }), address.city);
  }
  if (address.state !== undefined) {
    await hand.select(
      group.getByRole('combobox', { name: named(addressLabels('en').state) }),
      nameState(address.state),
    );
  }
  if (address.zip !== undefined) {
    await hand.type(group.getByRole('textbox', { name: named(addressLabels('en').zip) }), address.zip);
  }
}

/** Types the whole address into the street and takes what the product found, which knows the county too. */
async function takeSuggestion({ desk: { hand } }: Spot, group: Locator, address: Address): Promise<void> {
  const { city = '', zip = '' } = address;
  const street = group.getByRole('combobox', { name: named(addressLabels('en').addressLine1) });
  await hand.type(street, formatAddress('en', withoutUnit(address)));
  const suggestions = group.getByRole('listbox', { name: 'Suggested addresses' });
  await hand.choose(suggestions.getByRole('option', { name: new RegExp(zip) }).first(), street);
  await expect(group.getByRole('textbox', { name: named(addressLabels('en').city) })).toHaveValue(city);
}

function withoutUnit(address: Address): Address {
  return Object.fromEntries(Object.entries(address).filter(([part]) => part !== 'addressLine2'));
}
