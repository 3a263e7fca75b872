import type { PayoutOrder } from '../../../ports/payouts.ts';
import { toDollars } from '../vendors/ask-vendor.ts';
import { toExternalId } from './external-id.ts';
import type { TremendousSettings } from './tremendous.ts';

/** One card for one person. Tremendous takes no postal address: whoever gets a physical card enters it there. */
export function toOrder({ fundingSourceId, campaignIds }: TremendousSettings, asked: PayoutOrder): object {
  const { method, payee, amountCents } = asked;
  const campaignId = method === 'PhysicalCard' || method === 'VirtualCard' ? campaignIds[method] : undefined;
  if (campaignId === undefined) throw new Error(`Tremendous has no campaign for ${method}`);
  return {
    external_id: toExternalId(asked),
    payment: { funding_source_id: fundingSourceId },
    reward: {
      campaign_id: campaignId,
      value: { denomination: toDollars(amountCents), currency_code: 'USD' },
      recipient: { name: payee.name, email: payee.email },
      delivery: { method: 'EMAIL' },
    },
  };
}
