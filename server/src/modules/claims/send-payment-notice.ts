import { arrivalWords, paymentMethodLabels } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { type Payment, sendPayeeNotice } from '../payments/index.ts';
import type { Attempt, AttemptState } from './attempt.ts';

const kinds = {
  accepted: 'payment-sent',
  settled: 'payment-arrived',
  failed: 'payment-failed',
  returned: 'payment-returned',
  recalled: 'payment-recalled',
} as const;

interface AttemptEnd {
  readonly method: Attempt['method'];
  readonly state: AttemptState;
  readonly hadArrived: boolean;
  /** Staff had it taken back. */
  readonly isRecalled: boolean;
}

/** Tells the payee what became of their money. */
export async function sendPaymentNotice(
  tx: Transaction,
  ctx: RequestContext,
  payment: Payment,
  { method, state, hadArrived, isRecalled }: AttemptEnd,
): Promise<void> {
  const came = state === 'returned' && !hadArrived ? 'failed' : state;
  const event = isRecalled ? 'recalled' : came;
  if (!(event in kinds)) return;
  await sendPayeeNotice(tx, ctx, payment, {
    kind: kinds[event as keyof typeof kinds],
    toValues: ({ locale }) => ({
      paymentMethod: paymentMethodLabels(locale)[method],
      arrival: arrivalWords(locale)[method],
    }),
  });
}
