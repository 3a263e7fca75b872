import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { getTaxSettings } from '../settings/tax-settings-store.ts';
import type { Payer } from './to-iris-row.ts';

/** The partner as the payer that a return names; without its number and address nothing can be reported. */
export async function getPayer(tx: Transaction, ctx: RequestContext): Promise<Payer> {
  const { ein, payerName } = await getTaxSettings(tx, ctx.partnerId);
  const { name, mailingAddress: address, phone, email } = await getPartnerWithin(tx, ctx);
  if (!ein || !address) throw new AppError('TAX_PAYER_MISSING');
  return { ein, name: payerName ?? name, address, phone, email };
}
