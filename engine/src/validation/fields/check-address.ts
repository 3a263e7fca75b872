import type { Address } from '../../values/answers.ts';
import { isRecord } from '../../values/is-record.ts';
import { nameState } from '../../answers/us-states.ts';
import type { AddressField } from '../../definition/field.ts';
import { isPresent, isScalar } from '../../rules/rule-value.ts';
import { checkZip } from './check-zip.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

export type RequiredAddressPart = keyof typeof addressLabels;

export const addressLabels = {
  addressLine1: 'Street Address',
  city: 'City',
  state: 'State',
  zip: 'Zip Code',
} as const satisfies Partial<Record<keyof Address, string>>;

/** What is wrong with one part of an address. */
export interface PartFault {
  readonly part: RequiredAddressPart;
  readonly message: string;
}

/** The parts that a required address still lacks; someone unhoused has no street (P506, P507). */
export function listMissingParts(value: unknown, allowUnhoused = false): RequiredAddressPart[] {
  const address = isAddress(value) ? value : {};
  const parts = Object.keys(addressLabels) as RequiredAddressPart[];
  return parts.filter(
    (part) =>
      !isPresent(address[part]) && !(part === 'addressLine1' && allowUnhoused && address.isUnhoused === true),
  );
}

/** What is wrong with each part of an address: what it lacks, and else what cannot be right. */
export function listPartFaults(field: AddressField, value: unknown, isMissing: boolean): PartFault[] {
  if (isMissing) {
    return listMissingParts(value, field.allowUnhoused).map((part) => ({
      part,
      message: messages.required(addressLabels[part]),
    }));
  }
  return isAddress(value) ? listWrongParts(field, value) : [];
}

/** The check that an address is one, and lies where the field asks for. */
export function checkAddress(field: AddressField, label: string): ValueCheck {
  return (value) => {
    if (!isAddress(value)) return [messages.required(label)];
    const wrong = listWrongParts(field, value);
    return wrong.length === 0 ? noMessages : wrong.map(({ message }) => message);
  };
}

export const isAddress: (value: unknown) => value is Address = isRecord;

function listWrongParts({ filter }: AddressField, { city, state, zip }: Address): PartFault[] {
  const faults: PartFault[] = [];
  if (isElsewhere(state, filter?.state))
    faults.push({ part: 'state', message: messages.outsideState(nameState(filter?.state ?? '')) });
  else if (isElsewhere(city, filter?.city))
    faults.push({ part: 'city', message: messages.outsideCity(filter?.city ?? '') });
  if (isPresent(zip)) {
    // Answers come from outside, so a part may be anything.
    const asked: Readonly<Record<string, unknown>> = { state, zip };
    const [message] = checkZip(toText(asked.zip), faults.length === 0 ? toText(asked.state) : '');
    if (message !== undefined) faults.push({ part: 'zip', message });
  }
  return faults;
}

function isElsewhere(given: unknown, asked: string | undefined): boolean {
  if (asked === undefined || !isPresent(given)) return false;
  return !isScalar(given) || String(given).toLowerCase() !== asked.toLowerCase();
}

function toText(part: unknown): string {
  return isScalar(part) ? String(part) : '';
}
