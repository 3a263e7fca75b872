import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { defineSchedule } from '../../platform/jobs/define-schedule.ts';
import { keepPaymentSettings, readSettings } from './issuing/payment-settings-store.ts';
import { ripen } from './issuing/plan-guards.ts';
import { outline } from './issuing/save-payment-settings.ts';

/** Puts lowered guards in force once their day is over. It may run late or twice: what is in force changes nothing. */
export const applyPaymentSettings = defineSchedule({
  name: 'apply-payment-settings',
  cron: '*/15 * * * *',
  run: (ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await readSettings(tx, ctx.partnerId, { locked: true });
      const next = ripen(before, ctx.now());
      if (!next) return;
      await keepPaymentSettings(tx, ctx, next.settings, next.pending);
      appendAuditEvent(tx, ctx, {
        ...{ action: 'applyPaymentSettings', entityType: 'partner', entityId: ctx.partnerId },
        previous: { ...before.settings, pending: outline(before.pending) },
        next: { ...next.settings, pending: outline(next.pending) },
      });
    }),
});
