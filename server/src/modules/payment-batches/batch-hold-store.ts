import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

export interface BatchHold {
  readonly by: string;
  readonly note: string;
}

/** Puts a batch on hold with a note, or lets it go on. */
export async function keepBatchHold(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  hold: BatchHold | null,
): Promise<void> {
  await tx
    .updateTable('payment_batches')
    .set({
      held_at: hold && ctx.now(),
      held_by: hold?.by ?? null,
      hold_note: hold && (await encryptField(tx, ctx, placeOf(id), hold.note)),
    })
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .execute();
}

export async function readBatchHold(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
): Promise<BatchHold | undefined> {
  const row = await tx
    .selectFrom('payment_batches')
    .select(['held_by', 'hold_note'])
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.held_by || row.hold_note === null) return undefined;
  return { by: row.held_by, note: await decryptField(tx, ctx, placeOf(id), row.hold_note) };
}

function placeOf(rowId: string) {
  return { table: 'payment_batches', column: 'hold_note', purpose: 'payment', rowId } as const;
}
