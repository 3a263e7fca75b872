import type { Address } from '../../values/answers.ts';
import type { ValidationTiming } from '../validation-timing.ts';
import { addressLabels, listMissingParts, type RequiredAddressPart } from '../fields/check-address.ts';
import { checkZip } from '../fields/check-zip.ts';
import { messages } from '../fields/messages.ts';
import type { FormErrors } from './form-errors.ts';

/** A claim's address is checked once it is submitted, not while it is typed. */
export const mailingAddressTiming: ValidationTiming = 'onSubmit';

/** Checks where a claimed check or card is to be sent. */
export function checkMailingAddress(address: Address): FormErrors<RequiredAddressPart> {
  const missing = listMissingParts(address).map((part) => [part, [messages.required(addressLabels[part])]]);
  const errors = Object.fromEntries(missing) as FormErrors<RequiredAddressPart>;
  const wrong = errors.zip ? [] : checkZip(address.zip ?? '', address.state);
  return wrong.length === 0 ? errors : { ...errors, zip: wrong };
}
