import type { Address } from '../../values/answers.ts';
import type { ValidationTiming } from '../validation-timing.ts';
import { listMissingParts, type RequiredAddressPart, sayPartRequired } from '../fields/check-address.ts';
import type { Locale } from '../../language/locale.ts';
import { checkZip } from '../fields/check-zip.ts';
import type { FormErrors } from './form-errors.ts';

/** A claim's address is checked once it is submitted, not while it is typed. */
export const mailingAddressTiming: ValidationTiming = 'onSubmit';

/** Checks where a claimed check or card is to be sent. */
export function checkMailingAddress(locale: Locale, address: Address): FormErrors<RequiredAddressPart> {
  const missing = listMissingParts(address).map((part) => [part, [sayPartRequired(locale, part)]]);
  const errors = Object.fromEntries(missing) as FormErrors<RequiredAddressPart>;
  const wrong = errors.zip ? [] : checkZip(locale, address.zip ?? '', address.state);
  return wrong.length === 0 ? errors : { ...errors, zip: wrong };
}
