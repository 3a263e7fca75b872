import { canAct, type PaymentStatus } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  assertNotCertifier,
  assertNotOwn,
  canRecall,
  isRecallStuck,
  lockWithCase,
} from '../../payments/index.ts';
import { lockNewestAttempt } from '../attempt-store.ts';

interface SeenPayment {
  readonly paymentId: string;
  /** The status on the screen of whoever acts. */
  readonly seen: PaymentStatus;
  readonly userId: string;
}

/** Locks a sent payment for someone who asks for it back, or says what became of that: neither payee nor certifier. */
export async function lockForRecall(
  tx: Transaction,
  ctx: RequestContext,
  act: 'recall' | 'settleRecall',
  { paymentId, seen, userId }: SeenPayment,
) {
  const { payment } = await lockWithCase(tx, ctx, paymentId);
  if (payment.status !== seen) throw new AppError('PAYMENT_CHANGED');
  const attempt = await lockNewestAttempt(tx, ctx.partnerId, paymentId);
  if (!attempt) throw new AppError('PAYMENT_MOVE_REFUSED');
  const stands = { ...payment, isHeld: payment.heldAt !== null, isUnanswered: false };
  const recall = { canRecall: canRecall(ctx, attempt), isRecallStuck: isRecallStuck(ctx, attempt) };
  if (!canAct(act, { ...stands, ...recall })) throw new AppError('PAYMENT_MOVE_REFUSED');
  await assertNotOwn(tx, ctx, [payment], userId);
  await assertNotCertifier(tx, ctx, [payment.caseId], { userId, act });
  return { payment, attempt };
}
