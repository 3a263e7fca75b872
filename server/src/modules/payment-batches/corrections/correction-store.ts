import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { CorrectedAccount } from '../nacha/corrected-data.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

export interface CorrectionPlace {
  readonly attemptId: string;
  /** The bank's own, such as C01. */
  readonly reason: string;
}

export async function hasCorrection(
  tx: Transaction,
  { partnerId }: StoreContext,
  place: CorrectionPlace,
): Promise<boolean> {
  return (await select(tx, partnerId, place).executeTakeFirst()) !== undefined;
}

/** Keeps what the bank wants changed; the first word of each reason stays. */
export async function insertCorrection(
  tx: Transaction,
  ctx: StoreContext,
  { attemptId, reason }: CorrectionPlace,
  corrected: CorrectedAccount,
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('bank_corrections')
    .values({
      ...{ partner_id: ctx.partnerId, id, attempt_id: attemptId, reason, received_at: ctx.now() },
      corrected: await encryptField(tx, ctx, placeOf(id), JSON.stringify(corrected)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Opens a correction for whoever applies it; nothing where someone has. */
export async function takeCorrection(
  tx: Transaction,
  ctx: StoreContext,
  place: CorrectionPlace,
): Promise<CorrectedAccount | undefined> {
  const row = await tx
    .updateTable('bank_corrections')
    .set({ applied_at: ctx.now() })
    .where('partner_id', '=', ctx.partnerId)
    .where('attempt_id', '=', place.attemptId)
    .where('reason', '=', place.reason)
    .where('applied_at', 'is', null)
    .returning(['id', 'corrected'])
    .executeTakeFirst();
  return row && open(tx, ctx, row);
}

/** What was corrected about the account of an attempt before it began, for the same payee; the oldest first. */
export async function listCorrectionsFor(
  tx: Transaction,
  ctx: StoreContext,
  attemptId: string,
): Promise<CorrectedAccount[]> {
  const rows = await tx
    .selectFrom('bank_corrections as correction')
    .innerJoin('payment_attempts as earlier', (join) =>
      join
        .onRef('earlier.partner_id', '=', 'correction.partner_id')
        .onRef('earlier.id', '=', 'correction.attempt_id'),
    )
    .innerJoin('payments as paid', (join) =>
      join.onRef('paid.partner_id', '=', 'earlier.partner_id').onRef('paid.id', '=', 'earlier.payment_id'),
    )
    .innerJoin('payments as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'paid.partner_id')
        .onRef('payment.payee_user_id', '=', 'paid.payee_user_id'),
    )
    .innerJoin('payment_attempts as attempt', (join) =>
      join
        .onRef('attempt.partner_id', '=', 'payment.partner_id')
        .onRef('attempt.payment_id', '=', 'payment.id')
        .onRef('attempt.account_index', '=', 'earlier.account_index')
        .onRef('attempt.created_at', '>', 'correction.received_at'),
    )
    .select(['correction.id', 'correction.corrected'])
    .where('correction.partner_id', '=', ctx.partnerId)
    .where('attempt.id', '=', attemptId)
    .orderBy('correction.received_at')
    .orderBy('correction.reason')
    .execute();
  return Promise.all(rows.map((row) => open(tx, ctx, row)));
}

function select(tx: Transaction, partnerId: string, { attemptId, reason }: CorrectionPlace) {
  return tx
    .selectFrom('bank_corrections')
    .select('reason')
    .where('partner_id', '=', partnerId)
    .where('attempt_id', '=', attemptId)
    .where('reason', '=', reason);
}

async function open(
  tx: Transaction,
  ctx: StoreContext,
  { id, corrected }: { readonly id: string; readonly corrected: string },
): Promise<CorrectedAccount> {
  return JSON.parse(await decryptField(tx, ctx, placeOf(id), corrected)) as CorrectedAccount;
}

function placeOf(rowId: string) {
  return {
    ...({ table: 'bank_corrections', column: 'corrected', purpose: 'payment' } as const),
    rowId,
  };
}
