import type { Address } from '../../values/answers.ts';
import { isRecord } from '../../values/is-record.ts';
import { nameState } from '../../answers/us-states.ts';
import type { Locale } from '../../language/locale.ts';
import type { AddressField } from '../../definition/field.ts';
import { isPresent, isScalar } from '../../rules/rule-value.ts';
import { checkZip } from './check-zip.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

const requiredParts = ['addressLine1', 'city', 'state', 'zip'] as const satisfies readonly (keyof Address)[];

export type RequiredAddressPart = (typeof requiredParts)[number];

/** What each part of an address is called. */
export function addressLabels(locale: Locale): Readonly<Record<RequiredAddressPart, string>> {
  const { streetAddress, city, state, zip } = messages(locale);
  return { addressLine1: streetAddress, city, state, zip };
}

/** What is wrong with one part of an address. */
export interface PartFault {
  readonly part: RequiredAddressPart;
  readonly message: string;
}

/** The parts that a required address still lacks; someone unhoused has no street (P506, P507). */
export function listMissingParts(value: unknown, allowUnhoused = false): RequiredAddressPart[] {
  const address = isAddress(value) ? value : {};
  return requiredParts.filter(
    (part) =>
      !isPresent(address[part]) && !(part === 'addressLine1' && allowUnhoused && address.isUnhoused === true),
  );
}

/** What is wrong with each part of an address: what it lacks, and else what cannot be right. */
export function listPartFaults(
  locale: Locale,
  field: AddressField,
  value: unknown,
  isMissing: boolean,
): PartFault[] {
  if (isMissing) {
    return listMissingParts(value, field.allowUnhoused).map((part) => ({
      part,
      message: sayPartRequired(locale, part),
    }));
  }
  return isAddress(value) ? listWrongParts(locale, field, value) : [];
}

/** What is said of a part of an address that is missing. */
export function sayPartRequired(locale: Locale, part: RequiredAddressPart): string {
  return messages(locale).required(addressLabels(locale)[part]);
}

/** The check that an address is one, and lies where the field asks for. */
export function checkAddress(field: AddressField, label: string): ValueCheck {
  return (value, { locale }) => {
    if (!isAddress(value)) return [messages(locale).required(label)];
    const wrong = listWrongParts(locale, field, value);
    return wrong.length === 0 ? noMessages : wrong.map(({ message }) => message);
  };
}

export const isAddress: (value: unknown) => value is Address = isRecord;

function listWrongParts(
  locale: Locale,
  { filter }: AddressField,
  { city, state, zip }: Address,
): PartFault[] {
  const words = messages(locale);
  const faults: PartFault[] = [];
  if (isElsewhere(state, filter?.state))
    faults.push({ part: 'state', message: words.outsideState(nameState(filter?.state ?? '')) });
  else if (isElsewhere(city, filter?.city))
    faults.push({ part: 'city', message: words.outsideCity(filter?.city ?? '') });
  if (isPresent(zip)) {
    // Answers come from outside, so a part may be anything.
    const asked: Readonly<Record<string, unknown>> = { state, zip };
    const [message] = checkZip(locale, toText(asked.zip), faults.length === 0 ? toText(asked.state) : '');
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
