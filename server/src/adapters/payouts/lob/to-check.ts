import type { PayoutOrder } from '../../../ports/payouts.ts';
import { toDollars } from '../vendors/ask-vendor.ts';
import { toMetadata } from '../vendors/payment-marks.ts';

interface Sender {
  readonly bankAccountId: string;
  readonly fromAddressId: string;
  readonly memo?: string | undefined;
}

const longestName = 40;

/** A check as Lob is asked for it. */
export function toCheck({ bankAccountId, fromAddressId, memo }: Sender, order: PayoutOrder): object {
  const { destination, payee } = order;
  if (destination.kind !== 'address') throw new Error('A check needs a mailing address');
  const { addressLine1, addressLine2, city, state, zip } = destination.address;
  return {
    ...{ bank_account: bankAccountId, from: fromAddressId, amount: toDollars(order.amountCents) },
    ...(memo !== undefined && { memo }),
    ...{ use_type: 'operational', mail_type: 'usps_first_class', metadata: toMetadata(order) },
    to: {
      name: payee.name.slice(0, longestName),
      address_line1: addressLine1,
      ...(addressLine2 !== undefined && { address_line2: addressLine2 }),
      ...{ address_city: city, address_state: state, address_zip: zip, address_country: 'US' },
    },
  };
}
