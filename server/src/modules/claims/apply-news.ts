import { isRecallOpen, type PaymentMoveName } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { PayoutNews } from '../../ports/payouts.ts';
import { lockWithCase, movePayment, type Payment } from '../payments/index.ts';
import { lockAttempt, updateAttempt } from './attempt-store.ts';
import { type Attempt, type AttemptState, isUnanswered } from './attempt.ts';
import { sendPaymentNotice } from './send-payment-notice.ts';

export type AttemptNews = PayoutNews | { readonly kind: 'unknown' };

/** Books what a provider says of an attempt, in one transaction. */
export function applyNews(
  ctx: RequestContext,
  attempt: Pick<Attempt, 'id' | 'paymentId'>,
  news: AttemptNews,
): Promise<Attempt> {
  return ctx.db.transaction((tx) => applyNewsWithin(tx, ctx, attempt, news));
}

/** The same for who has a transaction open. What was heard before, or comes too late, changes nothing. */
export async function applyNewsWithin(
  tx: Transaction,
  ctx: RequestContext,
  { id, paymentId }: Pick<Attempt, 'id' | 'paymentId'>,
  news: AttemptNews,
): Promise<Attempt> {
  const { payment } = await lockWithCase(tx, ctx, paymentId);
  const attempt = await lockAttempt(tx, ctx.partnerId, id);
  const step = planStep(attempt, news);
  if (!step) return attempt;
  // However it is heard that the money is back, whoever asked for it has it: nothing failed, so there is no code.
  const isRecalled = step.state === 'returned' && isRecallOpen(attempt.recall);
  const changes = {
    state: step.state,
    ...('reference' in news && { reference: news.reference }),
    ...('code' in news && !isRecalled && { refusal: news.code }),
    ...(isRecalled && { recall: 'recalled' as const }),
  };
  await updateAttempt(tx, ctx, id, changes);
  await moveBy(tx, ctx, { payment, attempt, moves: step.moves, isRecalled });
  await sendPaymentNotice(tx, ctx, payment, {
    ...{ method: attempt.method, state: step.state },
    hadArrived: step.moves.includes('returnPayment'),
    isRecalled,
  });
  if (step.state === 'refused')
    appendAuditEvent(tx, ctx, {
      ...{ action: 'refuseClaim', entityType: 'payment', entityId: paymentId },
      next: { attemptId: id, ...('code' in news && { refusal: news.code }) },
    });
  return { ...attempt, ...changes };
}

interface Step {
  readonly state: AttemptState;
  readonly moves: readonly PaymentMoveName[];
}

/** From how an attempt stands to how it stands after the news, by whatever news was missed in between. */
export function planStep(attempt: Pick<Attempt, 'state'>, { kind }: AttemptNews): Step | undefined {
  const { state } = attempt;
  const isOpen = isUnanswered(attempt);
  const sending: PaymentMoveName[] = isOpen ? ['initiatePayment'] : [];
  if (state === 'refused' || state === 'returned') return undefined;
  if (kind === 'unknown') return state === 'submitting' ? { state: 'unknown', moves: [] } : undefined;
  if (kind === 'refused') return isOpen ? { state: 'refused', moves: [] } : undefined;
  if (kind === 'accepted') return isOpen ? { state: 'accepted', moves: sending } : undefined;
  if (state === 'settled')
    return kind === 'settled' ? undefined : { state: 'returned', moves: ['returnPayment'] };
  if (kind === 'settled') return { state: 'settled', moves: [...sending, 'settlePayment'] };
  if (kind === 'failed') return { state: 'returned', moves: [...sending, 'failPayment'] };
  return { state: 'returned', moves: [...sending, 'settlePayment', 'returnPayment'] };
}

interface StepOf {
  readonly payment: Payment;
  readonly attempt: Attempt;
  readonly moves: readonly PaymentMoveName[];
  readonly isRecalled: boolean;
}

async function moveBy(
  tx: Transaction,
  ctx: RequestContext,
  { payment, attempt, moves, isRecalled }: StepOf,
): Promise<Payment> {
  let moved = payment;
  for (const move of moves)
    moved = await movePayment(tx, ctx, {
      ...{ paymentId: payment.id, move, seen: moved.status, method: attempt.method, isTaken: true },
      record: { attemptId: attempt.id, provider: attempt.provider, ...(isRecalled && { isRecalled }) },
    });
  return moved;
}
