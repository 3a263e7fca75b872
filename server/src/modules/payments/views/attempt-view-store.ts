import type { PaymentMethod, RecallState } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import { decryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** One try to pay, as staff see it; where the money was to go stays closed. */
export interface AttemptView {
  readonly id: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly state: string;
  readonly code: string | null;
  readonly begunAt: Date;
  /** How taking it back stands, where someone asked for that. */
  readonly recall: RecallState | null;
  readonly recallAskedAt: Date | null;
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
    .select(['id', 'payment_id', 'provider', 'method', 'state', 'refusal', 'created_at'])
    .select(['recall_state', 'recall_asked_at'])
    .where('partner_id', '=', partnerId)
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    provider: row.provider,
    method: row.method as PaymentMethod,
    state: row.state,
    code: row.refusal,
    begunAt: row.created_at,
    recall: row.recall_state as RecallState | null,
    recallAskedAt: row.recall_asked_at,
  }));
}

/** Who said what became of the newest try to pay; nobody where its provider did. */
export async function findWhoSettled(
  tx: Transaction,
  partnerId: string,
  paymentId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payment_attempts')
    .select('settled_by')
    .where('partner_id', '=', partnerId)
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.settled_by ?? undefined;
}

/** Why staff asked for payments back, by the attempt. */
export async function readRecallReasons(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'keys' | 'now'>,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('payment_attempts')
    .select(['id', 'recall_reason'])
    .where('partner_id', '=', ctx.partnerId)
    .where('payment_id', 'in', paymentIds)
    .where('recall_reason', 'is not', null)
    .execute();
  const place = (rowId: string) =>
    ({ table: 'payment_attempts', column: 'recall_reason', purpose: 'payment', rowId }) as const;
  return new Map(
    await Promise.all(
      rows.map(
        async ({ id, recall_reason: reason }) =>
          [id, await decryptField(tx, ctx, place(id), reason ?? '')] as const,
      ),
    ),
  );
}
