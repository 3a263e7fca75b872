import type { Address } from '../../answers/answers.ts';
import type { ValidationTiming } from '../../live/validation-timing.ts';
import { collectErrors, requireText, type FormErrors } from './form-errors.ts';

/** A claim's address is checked once it is handed in, not while it is typed. */
export const mailingAddressTiming: ValidationTiming = 'onSubmit';

/** Checks where a claimed check or card is to be sent. */
export function checkMailingAddress(address: Address): FormErrors<'addressLine1' | 'city' | 'state' | 'zip'> {
  return collectErrors({
    addressLine1: requireText('Street Address', address.addressLine1),
    city: requireText('City', address.city),
    state: requireText('State', address.state),
    zip: requireText('Zip Code', address.zip),
  });
}
