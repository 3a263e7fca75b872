import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type PaymentSettings, type PendingGuards, usualSettings } from './payment-settings.ts';

/** What holds now. */
export async function getPaymentSettings(tx: Transaction, partnerId: string): Promise<PaymentSettings> {
  return (await readSettings(tx, partnerId)).settings;
}

/** What holds now, and what will. */
export async function readSettings(
  tx: Transaction,
  partnerId: string,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<{ settings: PaymentSettings; pending: PendingGuards }> {
  const query = tx.selectFrom('payment_settings').selectAll().where('partner_id', '=', partnerId);
  const row = await (locked ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return { settings: usualSettings, pending: {} };
  const settings = {
    certifierMayIssue: row.certifier_may_issue,
    secondApproverAboveCents: row.second_approver_above_cents,
    retypeAboveCents: row.retype_above_cents,
    claimReminderDays: row.claim_reminder_days,
    claimWithinDays: row.claim_within_days,
    coolDownHours: row.cool_down_hours,
  };
  return { settings, pending: toPending(row.pending) };
}

function toPending(kept: unknown): PendingGuards {
  const entries = Object.entries(kept as Record<string, { value: unknown; from: string }>);
  return Object.fromEntries(
    entries.map(([name, { value, from }]) => [name, { value, from: new Date(from) }]),
  );
}

export async function keepPaymentSettings(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  settings: PaymentSettings,
  pending: PendingGuards,
): Promise<void> {
  const values = {
    certifier_may_issue: settings.certifierMayIssue,
    second_approver_above_cents: settings.secondApproverAboveCents,
    retype_above_cents: settings.retypeAboveCents,
    claim_reminder_days: settings.claimReminderDays,
    claim_within_days: settings.claimWithinDays,
    cool_down_hours: settings.coolDownHours,
    pending: JSON.stringify(pending),
    updated_at: now(),
  };
  await tx
    .insertInto('payment_settings')
    .values({ partner_id: partnerId, ...values })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(values))
    .execute();
}
