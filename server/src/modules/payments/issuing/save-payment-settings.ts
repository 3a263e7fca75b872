import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { assertRight } from '../../../platform/rights.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { getPaymentSettings, keepPaymentSettings } from './payment-settings-store.ts';

/** Says who may issue what, and how payees are waited for and guarded; what is missing stays as it is. */
export async function savePaymentSettings(
  ctx: RequestContext,
  changes: Partial<PaymentSettings>,
): Promise<PaymentSettings> {
  assertRight(ctx.actor, 'changeSettings');
  assertRecentSignIn(ctx, 'changeFunds');
  return ctx.db.transaction(async (tx) => {
    const before = await getPaymentSettings(tx, ctx.partnerId);
    const settings = { ...before, ...changes };
    await keepPaymentSettings(tx, ctx, settings);
    appendAuditEvent(tx, ctx, {
      action: 'savePaymentSettings',
      entityType: 'partner',
      entityId: ctx.partnerId,
      previous: { ...before },
      next: { ...settings },
    });
    return settings;
  });
}

export function findPaymentSettings(ctx: RequestContext): Promise<PaymentSettings> {
  return ctx.db.read((tx) => getPaymentSettings(tx, ctx.partnerId));
}
