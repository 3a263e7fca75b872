import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { ClaimMethod, PayeeFlag } from '@handrail/engine/payments';

/** What other people's payments and the staff have to do with a claim; the database looks, the payee cannot. */
export async function findFlagsByOthers(
  tx: Transaction,
  userId: string,
  accountIndex: Buffer | null,
): Promise<PayeeFlag[]> {
  const { rows } = await sql<{ flags: PayeeFlag[] }>`
    select find_payee_flags(${userId}::uuid, ${accountIndex}::bytea) as flags`.execute(tx);
  return rows[0]?.flags ?? [];
}

/** How many other payments a payee claimed since a moment, however often each was tried. */
export async function countClaimedSince(
  tx: Transaction,
  partnerId: string,
  { userId, butNot, since }: { readonly userId: string; readonly butNot: string; readonly since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('payment_attempts as attempt')
    .innerJoin('payments as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'attempt.partner_id')
        .onRef('payment.id', '=', 'attempt.payment_id'),
    )
    .select((eb) => eb.fn.count<number>('attempt.payment_id').distinct().as('count'))
    .where('attempt.partner_id', '=', partnerId)
    .where('payment.payee_user_id', '=', userId)
    .where('payment.id', '!=', butNot)
    .where('attempt.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Where money of a payee has arrived; what failed or came back proves nothing. */
export async function listSettledTargets(
  tx: Transaction,
  partnerId: string,
  userId: string,
  methods: readonly ClaimMethod[],
): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('payment_attempts as attempt')
    .innerJoin('payments as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'attempt.partner_id')
        .onRef('payment.id', '=', 'attempt.payment_id'),
    )
    .select('attempt.account_index')
    .distinct()
    .where('attempt.partner_id', '=', partnerId)
    .where('payment.payee_user_id', '=', userId)
    .where('attempt.state', '=', 'settled')
    .where('attempt.method', 'in', methods)
    .where('attempt.account_index', 'is not', null)
    .execute();
  return rows.flatMap(({ account_index }) => account_index ?? []);
}
