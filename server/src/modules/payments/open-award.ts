import type { RecurringSchedule } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { postEntry } from '../funds/index.ts';
import { insertFulfillment, insertPattern, type NewFulfillment } from './fulfillment-store.ts';
import { insertPayments, type NewPayment } from './payment-store.ts';
import type { Fulfillment, Payment } from './payment.ts';

export interface NewAward extends Omit<NewFulfillment, 'issuedAt' | 'approvedAmountCents' | 'scheduleType'> {
  readonly payments: readonly NewPayment[];
  /** For the payments of a pattern. */
  readonly schedule?: RecurringSchedule | undefined;
}

/** Writes an award with its payments and obligates their money. Whether it may be given is `issueFunds`' to say. */
export async function openAward(
  tx: Transaction,
  ctx: RequestContext,
  { payments: planned, schedule, ...award }: NewAward,
): Promise<{ award: Fulfillment; payments: Payment[] }> {
  const now = ctx.now();
  const fulfillment = await insertFulfillment(tx, ctx.partnerId, {
    ...award,
    approvedAmountCents: planned.reduce((sum, { amountCents }) => sum + amountCents, 0),
    scheduleType: planned.length > 1 ? 'Recurring' : 'OneTime',
    issuedAt: now,
  });
  if (schedule)
    await insertPattern(tx, ctx.partnerId, {
      fulfillmentId: fulfillment.id,
      pattern: schedule.pattern,
      amountCents: planned[0]?.amountCents ?? 0,
      totalAmountCents: fulfillment.approvedAmountCents,
      count: schedule.count,
      start: schedule.start,
    });
  const payments = await insertPayments(tx, ctx.partnerId, fulfillment, planned, now);
  for (const { id, amountCents } of payments)
    await postEntry(tx, ctx, {
      ...{ fundId: award.fundId, move: 'issue', amountCents },
      payment: { id, programId: award.programId },
    });
  const obligated = payments.map((payment) => ({ ...payment, moneyIn: 'obligated' as const }));
  return { award: fulfillment, payments: obligated };
}
