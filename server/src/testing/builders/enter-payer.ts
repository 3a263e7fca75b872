import { saveTaxSettings } from '../../modules/taxes/index.ts';
import type { TestContext } from '../build-context.ts';

/** What the IRS must know of a partner that pays. */
export async function enterPayer(system: TestContext): Promise<void> {
  const address = { addressLine1: '12 Wharf Street', city: 'Portland', state: 'ME', zip: '04101' };
  await saveTaxSettings(system, { ein: '123456789', payerName: 'County of Harbor', thresholds: [] });
  await system.db.transaction((tx) =>
    tx
      .updateTable('partner_profiles')
      .set({ mailing_address: JSON.stringify(address) })
      .where('partner_id', '=', system.partnerId)
      .execute(),
  );
}
