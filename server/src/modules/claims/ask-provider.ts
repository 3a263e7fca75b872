import type { RequestContext } from '../../platform/context.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import type { LookUpOutcome, RecallOutcome, SubmitOutcome } from '../../ports/payouts.ts';
import { findPayment } from '../payments/index.ts';
import { readDetails } from './attempt-store.ts';
import type { Attempt } from './attempt.ts';

const patienceMs = 20_000;

/** Asks the provider to pay, outside of any transaction. The attempt's id is its key, whenever and how often it is asked. */
export async function submitAttempt(ctx: RequestContext, attempt: Attempt): Promise<SubmitOutcome> {
  const { partnerId, ports } = ctx;
  const { payment, details } = await ctx.db.read(async (tx) => ({
    payment: await findPayment(tx, partnerId, attempt.paymentId),
    details: await readDetails(tx, ctx, attempt.id),
  }));
  if (!payment || !details) throw new Error('Nobody knows where the money of this attempt goes');
  const order = {
    ...{ partnerId, key: attempt.id, now: ctx.now(), method: attempt.method },
    ...{ amountCents: payment.amountCents, ...details },
  };
  return orUnknown(ctx, ports.payouts.submit(attempt.provider, order));
}

/** Asks what became of an attempt. */
export function askAbout(
  ctx: RequestContext,
  { id, provider }: Pick<Attempt, 'id' | 'provider'>,
): Promise<LookUpOutcome> {
  const place = { partnerId: ctx.partnerId, key: id, now: ctx.now() };
  return orUnknown(ctx, ctx.ports.payouts.lookUp(provider, place));
}

/** Asks the provider to take an attempt back. */
export async function askToRecall(
  ctx: RequestContext,
  { id, provider }: Pick<Attempt, 'id' | 'provider'>,
): Promise<RecallOutcome> {
  const place = { partnerId: ctx.partnerId, key: id, now: ctx.now() };
  const outcome = await orUnknown(ctx, ctx.ports.payouts.recall(provider, place));
  return typeof outcome === 'string' ? outcome : outcome.kind;
}

/** A provider that does not answer, or breaks, has said neither yes nor no. */
async function orUnknown<Outcome>(
  { log }: RequestContext,
  asked: Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'unknown' }> {
  try {
    return await withDeadline(patienceMs, asked);
  } catch (error) {
    log.warn('the payment provider did not answer', { error });
    return { kind: 'unknown' };
  }
}
