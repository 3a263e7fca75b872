import type { Address } from '../../answers/answers.ts';
import { collectErrors, requireText, type FormErrors } from './form-errors.ts';

/** Checks where a claimed check or card is to be sent. */
export function checkMailingAddress(address: Address): FormErrors<'addressLine1' | 'city' | 'state' | 'zip'> {
  return collectErrors({
    addressLine1: requireText('Street Address', address.addressLine1),
    city: requireText('City', address.city),
    state: requireText('State', address.state),
    zip: requireText('Zip Code', address.zip),
  });
}
