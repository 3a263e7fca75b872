import { z } from 'zod';
import type { Log } from '../../../platform/log/log.ts';
import type { PayoutNews } from '../../../ports/payouts.ts';

const one = z.object({
  id: z.string().min(1),
  external_id: z.string().nullish(),
  status: z.string(),
  payment: z
    .object({ subtotal: z.number().optional(), refund: z.object({ total: z.number() }).nullish() })
    .nullish(),
  rewards: z
    .array(
      z.object({
        id: z.string().min(1).optional(),
        value: z.object({ denomination: z.number() }).optional(),
        delivery: z.object({ status: z.string() }).optional(),
      }),
    )
    .nullish(),
});

/** The parts of an order that we read. */
export const order = {
  answer: z.object({ order: one }),
  list: z.object({ orders: z.array(one) }),
};
export type Order = z.output<typeof one>;

/**
 * How an order stands. An email that bounced is not the end: the card is paid for, and Tremendous can send it again or cancel
 * it. Until it is canceled the money is not back, and paying it once more would pay twice.
 */
export function toNews(found: Order, log?: Pick<Log, 'error'>): PayoutNews {
  const { id: reference, status, rewards, payment } = found;
  const delivery = rewards?.[0]?.delivery?.status;
  const isDelivered = delivery === 'SUCCEEDED';
  if (status === 'FAILED') return { kind: 'failed', reference, code: 'F-001' };
  // A reward that was canceled leaves its order as it was, with a refund.
  if (status === 'CANCELED' || payment?.refund)
    return { kind: isDelivered ? 'returned' : 'failed', reference, code: 'R-010' };
  if (delivery === 'FAILED')
    log?.error('tremendous could not deliver a card: correct the email or cancel the reward there');
  return { kind: status === 'EXECUTED' && isDelivered ? 'settled' : 'accepted', reference };
}
