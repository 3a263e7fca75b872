import type { RequestContext } from '../../../platform/context.ts';
import { decryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

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
