import { checkMailingAddress } from '@handrail/engine';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import type { MailingAddress } from '../partners/index.ts';
import type { AddressInput } from './profile-input.ts';

const line = z.string().trim().max(200, 'Please keep each line of the address to 200 characters or fewer.');

const address = z.object({
  addressLine1: line,
  addressLine2: line.nullish().transform((text) => text ?? ''),
  city: line,
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Please enter the state as two letters, such as NY.'),
  zip: z.string().trim(),
});

/** An address as it is kept. All parts but the second line are needed once there is one at all (P578). */
export function checkAddressInput(input: AddressInput): MailingAddress {
  const missing = Object.values(checkMailingAddress({ ...input, addressLine2: input.addressLine2 ?? '' }));
  if (missing.length > 0) throw new AppError('INVALID_INPUT', missing.flat());

  const { addressLine2, ...parts } = parseInput(address, input);
  return { ...parts, ...(addressLine2 !== '' && { addressLine2 }) };
}
