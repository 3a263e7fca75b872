import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { MailingAddress } from '../../partners/index.ts';
import type { Vendor, VendorDraft } from './vendor.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

export async function listVendors(
  tx: Transaction,
  ctx: StoreContext,
  of: { readonly ids: readonly string[] } | { readonly find: string; readonly most: number },
): Promise<Vendor[]> {
  if ('ids' in of && of.ids.length === 0) return [];
  const query = tx
    .selectFrom('vendors')
    .selectAll()
    .where('partner_id', '=', ctx.partnerId)
    .orderBy('name')
    .orderBy('id');
  const rows =
    'ids' in of
      ? await query.where('id', 'in', of.ids).execute()
      : await query
          .where('closed_at', 'is', null)
          .where((eb) =>
            eb.or([
              eb('name', 'ilike', `%${escapeLike(of.find)}%`),
              eb('external_id', '=', of.find),
              eb('email', '=', of.find),
            ]),
          )
          .limit(of.most)
          .execute();
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      externalId: row.external_id,
      name: row.name,
      email: row.email,
      types: row.types,
      mailingAddress:
        row.mailing_address === null
          ? null
          : (JSON.parse(await decryptField(tx, ctx, placeOf(row.id), row.mailing_address)) as MailingAddress),
      closedAt: row.closed_at,
      version: row.version,
    })),
  );
}

export async function insertVendor(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  draft: VendorDraft,
): Promise<void> {
  await tx
    .insertInto('vendors')
    .values({ partner_id: ctx.partnerId, id, created_at: ctx.now(), ...(await toValues(tx, ctx, id, draft)) })
    .execute();
}

/** Changes a vendor that is still as it was seen; false where it is not. */
export async function updateVendor(
  tx: Transaction,
  ctx: StoreContext,
  { id, version }: Pick<Vendor, 'id' | 'version'>,
  draft: VendorDraft,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vendors')
    .set({ ...(await toValues(tx, ctx, id, draft)), version: version + 1 })
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function toValues(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  { externalId, name, email, types, mailingAddress }: VendorDraft,
) {
  return {
    ...{ external_id: externalId, name, email, types: [...types] },
    mailing_address:
      mailingAddress === null
        ? null
        : await encryptField(tx, ctx, placeOf(id), JSON.stringify(mailingAddress)),
  };
}

function placeOf(rowId: string) {
  return { table: 'vendors', column: 'mailing_address', purpose: 'payment', rowId } as const;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
