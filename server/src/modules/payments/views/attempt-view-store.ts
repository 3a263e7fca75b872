import type { PaymentMethod } from '@handrail/engine/payments';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** One try to pay, as staff see it; where the money was to go stays closed. */
export interface AttemptView {
  readonly id: string;
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly state: string;
  readonly code: string | null;
  readonly begunAt: Date;
}

const unansweredStates: readonly string[] = ['submitting', 'unknown'];

export function isUnansweredTry({ state }: Pick<AttemptView, 'state'>): boolean {
  return unansweredStates.includes(state);
}

/** Whether a provider has a payment and has not said yet what became of it. */
export async function isUnansweredPayment(
  tx: Transaction,
  partnerId: string,
  paymentId: string,
): Promise<boolean> {
  return (await listAttemptViews(tx, partnerId, [paymentId])).some(isUnansweredTry);
}

/** The tries of payments, the oldest first. */
export async function listAttemptViews(
  tx: Transaction,
  partnerId: string,
  paymentIds: readonly string[],
): Promise<AttemptView[]> {
  if (paymentIds.length === 0) return [];
  const rows = await tx
    .selectFrom('payment_attempts')
    .select(['id', 'payment_id', 'method', 'state', 'refusal', 'created_at'])
    .where('partner_id', '=', partnerId)
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    method: row.method as PaymentMethod,
    state: row.state,
    code: row.refusal,
    begunAt: row.created_at,
  }));
}
