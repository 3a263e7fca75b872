import type { ModernTreasury } from 'modern-treasury';
import type { PayoutOrder } from '../../../ports/payouts.ts';
import { toMetadata } from '../vendors/payment-marks.ts';

interface Origin {
  readonly originatingAccountId: string;
  readonly statementDescriptor?: string | undefined;
}

/** An ACH credit to a person (PPD), with the account inline: nothing of it is kept for another payment. */
export function toPaymentOrder(
  { originatingAccountId, statementDescriptor }: Origin,
  order: PayoutOrder,
): ModernTreasury.PaymentOrderCreateParams {
  const { destination, payee } = order;
  if (destination.kind !== 'bankAccount') throw new Error('A direct deposit needs a bank account');
  const { accountType, accountNumber, routingNumber } = destination;
  return {
    ...{ type: 'ach', subtype: 'PPD', direction: 'credit', currency: 'USD' },
    ...{ amount: order.amountCents, originating_account_id: originatingAccountId },
    ...(statementDescriptor !== undefined && { statement_descriptor: statementDescriptor }),
    metadata: toMetadata(order),
    receiving_account: {
      ...{ party_name: payee.name, party_type: 'individual', account_type: accountType },
      account_details: [{ account_number: accountNumber, account_number_type: 'other' }],
      routing_details: [{ routing_number: routingNumber, routing_number_type: 'aba', payment_type: 'ach' }],
    },
  };
}
