import {
  getPaymentSettings,
  keepPaymentSettings,
} from '../modules/payments/issuing/payment-settings-store.ts';
import type { PaymentSettings } from '../modules/payments/issuing/payment-settings.ts';
import type { TestContext } from './build-context.ts';

/** Puts settings in force as if their day had passed: an admin cannot lower a guard at once. */
export async function putPaymentSettings(ctx: TestContext, changes: Partial<PaymentSettings>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const settings = await getPaymentSettings(tx, ctx.partnerId);
    await keepPaymentSettings(tx, ctx, { ...settings, ...changes }, {});
  });
}
