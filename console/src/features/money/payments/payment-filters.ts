import { isUuid } from '@handrail/engine/uuid';
import {
  paymentMethods,
  paymentStatuses,
  paymentTroubles,
  type PaymentTrouble,
} from '@handrail/engine/payments';
import type { PaymentFilterInput } from '../../../gql/operations.ts';

/** The filters of the list as the address has them; what makes no sense is left out. */
export function readPaymentFilters(search: URLSearchParams): PaymentFilterInput {
  const get = (name: string) => search.get(name) ?? '';
  const status = paymentStatuses.find((each) => each === get('status'));
  const method = paymentMethods.find((each) => each === get('method'));
  const attention = listAsked(get('attention'));
  return {
    ...(status && { status }),
    ...(method && { method }),
    ...(isUuid(get('fund')) && { fundId: get('fund') }),
    ...(isUuid(get('program')) && { programId: get('program') }),
    ...(day.test(get('from')) && { from: get('from') }),
    ...(day.test(get('to')) && { to: get('to') }),
    ...(get('held') === 'yes' && { isHeld: true }),
    ...(attention && { troubles: attention }),
  };
}

/** The address of the list with one filter changed; without a value, the filter is gone. */
export function withPaymentFilter(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next.size === 0 ? '?' : `?${next.toString()}`;
}

const day = /^\d{4}-\d\d-\d\d$/;

function listAsked(value: string): PaymentTrouble[] | undefined {
  if (value === 'yes') return [...paymentTroubles];
  const known = paymentTroubles.find((each) => each === value);
  return known && [known];
}
