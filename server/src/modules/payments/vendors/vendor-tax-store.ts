import type { RequestContext } from '../../../platform/context.ts';
import { decryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** By the vendor, what tells one EIN from another without saying it. */
export async function listTaxIdIndexes(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('vendors')
    .select(['id', 'tax_id_index'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.flatMap((row) => (row.tax_id_index ? [[row.id, row.tax_id_index] as const] : [])));
}

/** The whole EIN of a vendor, for a return to the IRS; nothing else reads it. */
export async function readVendorTaxId(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'keys'>,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('vendors')
    .select('tax_id')
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.tax_id) return undefined;
  const place = { table: 'vendors', column: 'tax_id', purpose: 'payment', rowId: id } as const;
  return decryptField(tx, ctx, place, row.tax_id);
}
