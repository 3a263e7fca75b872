import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { listVendors, readVendorTaxId } from '../../payments/index.ts';
import type { W9Data } from '../../tax-forms/index.ts';

/** A vendor as a return names them: by the register, because vendors sign nothing here. */
export async function readVendorAsW9(tx: Transaction, ctx: RequestContext, id: string): Promise<W9Data> {
  const [vendor] = await listVendors(tx, ctx, { ids: [id] });
  const ein = await readVendorTaxId(tx, ctx, id);
  if (!vendor?.mailingAddress || ein === undefined) throw new Error('The vendor has no EIN or address');
  return {
    ...{ taxClassification: 'business', name: vendor.name, tin: 'EIN', ein: ein.replaceAll('-', '') },
    ...vendor.mailingAddress,
  };
}
