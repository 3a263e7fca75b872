import type { Transaction } from '../../platform/db/partner-db.ts';
import type { AttemptState } from './attempt.ts';

/** What we asked a provider to pay, for comparing it with what the provider reports. */
export interface SentAttempt {
  readonly id: string;
  readonly paymentId: string;
  readonly fundId: string;
  readonly amountCents: number;
  readonly state: AttemptState;
  readonly updatedAt: Date;
}

/** Every attempt with a provider since a moment. */
export async function listSentAttempts(
  tx: Transaction,
  partnerId: string,
  { provider, since }: { readonly provider: string; readonly since: Date },
): Promise<SentAttempt[]> {
  const rows = await tx
    .selectFrom('payment_attempts as attempt')
    .innerJoin('payments as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'attempt.partner_id')
        .onRef('payment.id', '=', 'attempt.payment_id'),
    )
    .select(['attempt.id', 'attempt.payment_id', 'attempt.state', 'attempt.updated_at'])
    .select(['payment.fund_id', 'payment.amount_cents'])
    .where('attempt.partner_id', '=', partnerId)
    .where('attempt.provider', '=', provider)
    .where('attempt.created_at', '>=', since)
    .orderBy('attempt.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    fundId: row.fund_id,
    amountCents: row.amount_cents,
    state: row.state as AttemptState,
    updatedAt: row.updated_at,
  }));
}
