import type { YearThreshold } from '@handrail/engine/payments';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { noTaxSettings, type TaxSettings } from './tax-settings.ts';

export async function getTaxSettings(tx: Transaction, partnerId: string): Promise<TaxSettings> {
  const row = await tx
    .selectFrom('tax_settings')
    .select(['ein', 'payer_name', 'thresholds'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (!row) return noTaxSettings;
  return {
    ein: row.ein,
    payerName: row.payer_name,
    thresholds: row.thresholds as unknown as readonly YearThreshold[],
  };
}

export async function keepTaxSettings(
  tx: Transaction,
  partnerId: string,
  { ein, payerName, thresholds }: TaxSettings,
): Promise<void> {
  const values = { ein, payer_name: payerName, thresholds: JSON.stringify(thresholds) };
  await tx
    .insertInto('tax_settings')
    .values({ partner_id: partnerId, ...values })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(values))
    .execute();
}
