import { appendAuditEvent, type Json } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { sendMail } from '../../notifications/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { listStaff } from '../../staff/index.ts';
import { findUserById, toLocale } from '../../users/index.ts';
import { writeLowerGuardsMail } from './lower-guards-mail.ts';
import type { PaymentSettings, PendingGuards } from './payment-settings.ts';
import { keepPaymentSettings, readSettings } from './payment-settings-store.ts';
import { planGuards } from './plan-guards.ts';

/** What holds now, and the guards that will be lower. */
export interface SettingsView extends PaymentSettings {
  readonly pending: PendingGuards;
}

/**
 * Says who may issue what, and how payees are waited for and guarded; what is missing stays as it is. One admin alone lowers
 * no guard at once: it holds for another day, and every other admin is told by mail.
 */
export async function savePaymentSettings(
  ctx: RequestContext,
  changes: Partial<PaymentSettings>,
): Promise<SettingsView> {
  const { userId } = getStaffWith(ctx.actor, 'changeSettings');
  assertRecentSignIn(ctx, 'changeFunds');
  return ctx.db.transaction(async (tx) => {
    const before = await readSettings(tx, ctx.partnerId, { locked: true });
    const next = planGuards(before, changes, ctx.now());
    await keepPaymentSettings(tx, ctx, next.settings, next.pending);
    const added = listAdded(before.pending, next.pending);
    if (Object.keys(added).length > 0) await tellAdmins(tx, ctx, userId, { now: next.settings, added });
    appendAuditEvent(tx, ctx, {
      action: 'savePaymentSettings',
      entityType: 'partner',
      entityId: ctx.partnerId,
      previous: { ...before.settings, pending: outline(before.pending) },
      next: { ...next.settings, pending: outline(next.pending) },
    });
    return { ...next.settings, pending: next.pending };
  });
}

export async function findPaymentSettings(ctx: RequestContext): Promise<SettingsView> {
  const { settings, pending } = await ctx.db.read((tx) => readSettings(tx, ctx.partnerId));
  return { ...settings, pending };
}

function listAdded(before: PendingGuards, after: PendingGuards): PendingGuards {
  const known: Record<string, unknown> = before;
  return Object.fromEntries(Object.entries(after).filter(([name, each]) => known[name] !== each));
}

async function tellAdmins(
  tx: Transaction,
  ctx: RequestContext,
  userId: string,
  change: { readonly now: PaymentSettings; readonly added: PendingGuards },
): Promise<void> {
  const partner = await getPartnerWithin(tx, ctx);
  const by = await findUserById(tx, ctx.partnerId, userId);
  const staff = await listStaff(tx, ctx.partnerId);
  const url = `${ctx.settings.publicUrl}/partner/${partner.externalId}/payments/settings`;
  for (const { email, locale } of staff.filter(({ role, userId: id }) => role === 'admin' && id !== userId)) {
    const mail = writeLowerGuardsMail(toLocale({ locale }, partner), partner, {
      ...change,
      ...{ by: by?.name ?? by?.email ?? '', url },
    });
    await sendMail(tx, ctx, { template: 'lower-guards', to: email, ...mail });
  }
}

/** What the audit log keeps of guards that will be lower. */
export function outline(pending: PendingGuards): Json {
  return Object.fromEntries(
    Object.entries(pending).map(([name, { value, from }]) => [name, { value, from: from.toISOString() }]),
  );
}
