import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type PaymentSettings, usualSettings } from './payment-settings.ts';

export async function getPaymentSettings(tx: Transaction, partnerId: string): Promise<PaymentSettings> {
  const row = await tx
    .selectFrom('payment_settings')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (!row) return usualSettings;
  return {
    certifierMayIssue: row.certifier_may_issue,
    secondApproverAboveCents: row.second_approver_above_cents,
    retypeAboveCents: row.retype_above_cents,
    claimReminderDays: row.claim_reminder_days,
    claimWithinDays: row.claim_within_days,
    coolDownHours: row.cool_down_hours,
  };
}

export async function keepPaymentSettings(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  settings: PaymentSettings,
): Promise<void> {
  const values = {
    certifier_may_issue: settings.certifierMayIssue,
    second_approver_above_cents: settings.secondApproverAboveCents,
    retype_above_cents: settings.retypeAboveCents,
    claim_reminder_days: settings.claimReminderDays,
    claim_within_days: settings.claimWithinDays,
    cool_down_hours: settings.coolDownHours,
    updated_at: now(),
  };
  await tx
    .insertInto('payment_settings')
    .values({ partner_id: partnerId, ...values })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(values))
    .execute();
}
