import { toDayIn } from '@handrail/engine/cases';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import {
  type PaymentSum,
  type SentOnDay,
  sumByStatus,
  sumSentByDay,
  sumSentSince,
} from './payment-figures-store.ts';

/** How the money of a partner stands, in one look. */
export interface PaymentFigures {
  readonly paidThisMonth: PaymentSum;
  /** Authorized: its payee may claim it, or it waits for its day. */
  readonly waiting: PaymentSum;
  readonly inTransit: PaymentSum;
  readonly failed: PaymentSum;
  /** The last seven days, today last. */
  readonly days: readonly SentOnDay[];
}

const shownDays = 7;
const nothing: PaymentSum = { count: 0, amountCents: 0 };

/** Days and months are those of the partner's zone; what failed or came back does not count as paid. */
export function findPaymentFigures(ctx: RequestContext): Promise<PaymentFigures> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read(async (tx) => {
    const { timeZone } = await getPartnerWithin(tx, ctx);
    const today = Temporal.PlainDate.from(toDayIn(timeZone, ctx.now()));
    const first = today.subtract({ days: shownDays - 1 });
    const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
    const paidThisMonth = await sumSentSince(tx, ctx.partnerId, startOf(today.with({ day: 1 })));
    const open = await sumByStatus(tx, ctx.partnerId, ['authorized', 'initiated', 'failed']);
    const sent = await sumSentByDay(tx, ctx.partnerId, startOf(first), timeZone);
    return {
      paidThisMonth,
      waiting: open.get('authorized') ?? nothing,
      inTransit: open.get('initiated') ?? nothing,
      failed: open.get('failed') ?? nothing,
      days: Array.from({ length: shownDays }, (_, after) => {
        const day = first.add({ days: after }).toString();
        return sent.get(day) ?? { day, inTransitCents: 0, arrivedCents: 0 };
      }),
    };
  });
}
