import type { DemoPartner } from '../demo-partner.ts';
import { businessKinds, firstNames, lastNames, streets } from './demo-names.ts';

/** Someone of the demo world who applies. */
export interface DemoPerson {
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly businessName: string;
}

/** The person with a number at a partner: always the same one, and no two of a partner have one name. */
export function getDemoPerson({ externalId, phone }: DemoPartner, number: number): DemoPerson {
  const first = number + externalId.length * 7;
  const firstName = pick(firstNames, first);
  // The lists have no common divisor, so that a pair comes back only after all others.
  const lastName = pick(lastNames, first * 3 + externalId.length);
  const name = `${firstName} ${lastName}`;
  return {
    number,
    ...{ firstName, lastName, name },
    email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
    // Numbers from 555-0100 to 555-0199 belong to nobody.
    phone: `${phone.replaceAll(/\D/g, '').replace(/^/, '+').slice(0, 5)}55501${String(number % 100).padStart(2, '0')}`,
    addressLine1: `${String(100 + ((number * 37) % 880))} ${pick(streets, number)}`,
    businessName: `${lastName} ${pick(businessKinds, number)}`,
  };
}

/** Goes around a list. */
export function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
}
