import { checkMailingAddress, defineWords, firstLocale, type Locale } from '@handrail/engine';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { worded } from '../../platform/errors/word-issue.ts';
import type { MailingAddress } from '../partners/index.ts';
import type { AddressInput } from './profile-input.ts';

const words = defineWords('addressInput', {
  line: 'Please keep each line of the address to 200 characters or fewer.',
  state: 'Please enter the state as two letters, such as NY.',
});

const line = z
  .string()
  .trim()
  .refine(
    (text) => text.length <= 200,
    worded((locale) => words(locale).line),
  );

const address = z.object({
  addressLine1: line,
  addressLine2: line.nullish().transform((text) => text ?? ''),
  city: line,
  state: z
    .string()
    .trim()
    .toUpperCase()
    .refine(
      (text) => /^[A-Z]{2}$/.test(text),
      worded((locale) => words(locale).state),
    ),
  zip: z.string().trim(),
});

/** An address as it is kept. All parts but the second line are needed once there is one at all (P578). */
export function checkAddressInput(input: AddressInput): MailingAddress {
  const listMissing = (locale: Locale) =>
    Object.values(checkMailingAddress(locale, { ...input, addressLine2: input.addressLine2 ?? '' })).flat();
  if (listMissing(firstLocale).length > 0) throw new AppError('INVALID_INPUT', listMissing);

  const { addressLine2, ...parts } = parseInput(address, input);
  return { ...parts, ...(addressLine2 !== '' && { addressLine2 }) };
}
