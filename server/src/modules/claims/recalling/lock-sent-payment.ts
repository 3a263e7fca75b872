import { canAct, isStranded, type PaymentStatus } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  assertNotCertifier,
  assertNotOwn,
  canRecall,
  isGone,
  isRecallStuck,
  lockWithCase,
} from '../../payments/index.ts';
import { lockNewestAttempt } from '../attempt-store.ts';
import { isUnanswered } from '../attempt.ts';

interface SeenPayment {
  readonly paymentId: string;
  /** The status on the screen of whoever acts. */
  readonly seen: PaymentStatus;
  readonly userId: string;
}

/** Locks a sent payment for someone who asks for it back, or says what became of it: neither payee nor certifier. */
export async function lockSentPayment(
  tx: Transaction,
  ctx: RequestContext,
  act: 'recall' | 'settleRecall' | 'settleStranded',
  { paymentId, seen, userId }: SeenPayment,
) {
  const { payment } = await lockWithCase(tx, ctx, paymentId);
  if (payment.status !== seen) throw new AppError('PAYMENT_CHANGED');
  const attempt = await lockNewestAttempt(tx, ctx.partnerId, paymentId);
  if (!attempt) throw new AppError('PAYMENT_MOVE_REFUSED');
  const sent = {
    ...{ isUnanswered: isUnanswered(attempt), begunAt: attempt.createdAt, code: null },
    isGone: isGone(ctx, attempt),
  };
  const stands = {
    ...{ ...payment, isHeld: payment.heldAt !== null, isUnanswered: sent.isUnanswered },
    ...{ canRecall: canRecall(ctx, attempt), isRecallStuck: isRecallStuck(ctx, attempt) },
    isStranded: isStranded({ ...payment, attempt: sent }, ctx.now()),
  };
  if (!canAct(act, stands)) throw new AppError('PAYMENT_MOVE_REFUSED');
  await assertNotOwn(tx, ctx, [payment], userId);
  await assertNotCertifier(tx, ctx, [payment.caseId], { userId, act });
  return { payment, attempt };
}
