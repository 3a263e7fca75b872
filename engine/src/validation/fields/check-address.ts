import type { Address } from '../../answers/answers.ts';
import { isRecord } from '../../answers/is-record.ts';
import type { AddressField } from '../../definition/field.ts';
import { isPresent, isScalar } from '../../rules/rule-value.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

export type RequiredAddressPart = keyof typeof addressLabels;

export const addressLabels = {
  addressLine1: 'Street Address',
  city: 'City',
  state: 'State',
  zip: 'Zip Code',
} as const satisfies Partial<Record<keyof Address, string>>;

/** The parts that a required address still lacks; somebody unhoused has no street (P506, P507). */
export function listMissingParts(value: unknown, allowUnhoused = false): RequiredAddressPart[] {
  const address = isAddress(value) ? value : {};
  const parts = Object.keys(addressLabels) as RequiredAddressPart[];
  return parts.filter(
    (part) =>
      !isPresent(address[part]) && !(part === 'addressLine1' && allowUnhoused && address.isUnhoused === true),
  );
}

/** The check that an address is one, and lies where the field asks for. */
export function checkAddress({ filter }: AddressField, label: string): ValueCheck {
  return (value) => {
    if (!isAddress(value)) return [messages.required(label)];
    if (!filter) return noMessages;
    if (isElsewhere(value.state, filter.state)) return [messages.outsideState(filter.state ?? '')];
    if (isElsewhere(value.city, filter.city)) return [messages.outsideCity(filter.city ?? '')];
    return noMessages;
  };
}

export const isAddress: (value: unknown) => value is Address = isRecord;

function isElsewhere(given: unknown, asked: string | undefined): boolean {
  if (asked === undefined || !isPresent(given)) return false;
  return !isScalar(given) || String(given).toLowerCase() !== asked.toLowerCase();
}
