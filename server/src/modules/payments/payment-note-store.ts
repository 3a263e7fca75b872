import type { PayeeFlag, PaymentMethod } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { MailingAddress } from '../partners/index.ts';
import type { Payment } from './payment.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

export async function keepCancelReason(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  reason: string,
): Promise<void> {
  await change(tx, ctx.partnerId, id)
    .set({ cancel_reason: await encryptField(tx, ctx, placeOf('cancel_reason', id), reason) })
    .execute();
}

/** What was written when a record was undone is over once the payment is made after all. */
export async function clearCancelReason(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  id: string,
): Promise<void> {
  await change(tx, partnerId, id).set({ cancel_reason: null }).execute();
}

/** Keeps that the payee was told that they can claim a payment. */
export async function keepTold(tx: Transaction, { partnerId, now }: StoreContext, id: string): Promise<void> {
  await change(tx, partnerId, id).set({ claim_told_at: now() }).execute();
}

/** Who holds a payment: staff, or the product until a person has looked. */
export type Hold = { readonly note: string } & (
  | { readonly kind: 'staff'; readonly by: string }
  | { readonly kind: PayeeFlag; readonly by?: undefined }
);

/** Holds a payment with a note, or lets it go on. */
export async function keepHold(
  tx: Transaction,
  ctx: StoreContext,
  { id, version }: Pick<Payment, 'id' | 'version'>,
  hold: Hold | null,
): Promise<void> {
  await change(tx, ctx.partnerId, id)
    .set({
      held_at: hold && ctx.now(),
      held_by: hold?.by ?? null,
      hold_kind: hold?.kind ?? null,
      hold_note: hold && (await encryptField(tx, ctx, placeOf('hold_note', id), hold.note)),
      ...{ version: version + 1, updated_at: ctx.now() },
    })
    .execute();
}

/** Keeps that a person has looked at what a payment was flagged for, so that it is not flagged for that again. */
export async function clearFlag(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  { id, holdKind, clearedFlags }: Payment,
): Promise<void> {
  if (holdKind === null || holdKind === 'staff') return;
  await change(tx, partnerId, id)
    .set({ cleared_flags: [...clearedFlags, holdKind] })
    .execute();
}

export async function keepMethod(
  tx: Transaction,
  ctx: StoreContext,
  { id, version }: Pick<Payment, 'id' | 'version'>,
  method: PaymentMethod | null,
): Promise<void> {
  await change(tx, ctx.partnerId, id)
    .set({ method, version: version + 1, updated_at: ctx.now() })
    .execute();
}

/** Keeps where a payment is mailed, as its payee gave it; nothing where it is not mailed (P234). */
export async function keepMailingAddress(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  address: MailingAddress | null,
): Promise<void> {
  const place = placeOf('mailing_address', id);
  await change(tx, ctx.partnerId, id)
    .set({
      mailing_address_type: address && 'Payee',
      mailing_address: address && (await encryptField(tx, ctx, place, JSON.stringify(address))),
    })
    .execute();
}

/** What staff wrote about payments, for staff. */
export async function readNotes(
  tx: Transaction,
  ctx: StoreContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly holdNote: string | null; readonly cancelReason: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'hold_note', 'cancel_reason'])
    .where('partner_id', '=', ctx.partnerId)
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('hold_note', 'is not', null), eb('cancel_reason', 'is not', null)]))
    .execute();
  const open = async (column: 'hold_note' | 'cancel_reason', id: string, value: string | null) =>
    value === null ? null : decryptField(tx, ctx, placeOf(column, id), value);
  const notes = await Promise.all(
    rows.map(
      async (row) =>
        [
          row.id,
          {
            holdNote: await open('hold_note', row.id, row.hold_note),
            cancelReason: await open('cancel_reason', row.id, row.cancel_reason),
          },
        ] as const,
    ),
  );
  return new Map(notes);
}

function change(tx: Transaction, partnerId: string, id: string) {
  return tx.updateTable('payments').where('partner_id', '=', partnerId).where('id', '=', id);
}

function placeOf(column: 'hold_note' | 'cancel_reason' | 'mailing_address', rowId: string) {
  return { table: 'payments', column, purpose: 'payment', rowId } as const;
}
