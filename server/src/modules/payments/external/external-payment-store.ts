import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { ExternalPayment } from './external-payment.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** Keeps what staff recorded; what was recorded before the payment came back gives way. */
export async function keepExternalPayment(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  { paidOn, reference, by }: ExternalPayment & { readonly by: string },
): Promise<void> {
  const values = {
    paid_on: paidOn,
    reference: await encryptField(tx, ctx, placeOf(id), reference),
    reference_index: indexOf(ctx, reference),
    recorded_by: by,
    recorded_at: ctx.now(),
  };
  await tx
    .insertInto('external_payments')
    .values({ partner_id: ctx.partnerId, id, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(values))
    .execute();
}

/** What was recorded of payments, by payment. */
export async function listExternalPayments(
  tx: Transaction,
  ctx: StoreContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExternalPayment>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('external_payments')
    .select(['id', 'paid_on', 'reference'])
    .where('partner_id', '=', ctx.partnerId)
    .where('id', 'in', ids)
    .execute();
  const opened = rows.map(async ({ id, paid_on, reference }) => {
    const text = await decryptField(tx, ctx, placeOf(id), reference);
    return [id, { paidOn: paid_on, reference: text }] as const;
  });
  return new Map(await Promise.all(opened));
}

/** Whether another payment was recorded under this reference, and still counts as made. */
export async function isReferenceUsed(
  tx: Transaction,
  ctx: StoreContext,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('external_payments as recorded')
    .innerJoin('payments as payment', (join) =>
      join.onRef('payment.partner_id', '=', 'recorded.partner_id').onRef('payment.id', '=', 'recorded.id'),
    )
    .select('recorded.id')
    .where('recorded.partner_id', '=', ctx.partnerId)
    .where('recorded.reference_index', '=', indexOf(ctx, reference))
    .where('recorded.id', '!=', id)
    .where('payment.status', '=', 'success')
    .executeTakeFirst();
  return row !== undefined;
}

/** People type spaces, dashes and capitals as they please. */
export function normalizeReference(reference: string): string {
  return reference.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function indexOf({ keys, partnerId }: StoreContext, reference: string): Buffer {
  return keys.blindIndex(partnerId, 'externalReference', normalizeReference(reference));
}

function placeOf(rowId: string) {
  return { table: 'external_payments', column: 'reference', purpose: 'payment', rowId } as const;
}
