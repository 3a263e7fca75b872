import { isEntitled } from '@handrail/engine/rights';
import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { sendMail } from '../../notifications/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { listStaff } from '../../staff/index.ts';
import { toLocale } from '../../users/index.ts';
import { writeLowBalanceMail } from './low-balance-mail.ts';
import { forgetRefilled, takeLowFunds } from './low-balance-store.ts';

/**
 * Emails those who issue payments once for each time that a fund falls to its limit. It may run late, twice or on two machines:
 * whoever takes a fund first tells of it, in the same transaction.
 */
export const watchLowBalances = defineSchedule({
  name: 'watch-low-balances',
  cron: '*/10 * * * *',
  run: (ctx) =>
    ctx.db.transaction(async (tx) => {
      await forgetRefilled(tx, ctx.partnerId);
      const low = await takeLowFunds(tx, ctx);
      if (low.length === 0) return;
      const partner = await getPartnerWithin(tx, ctx);
      const staff = await listStaff(tx, ctx.partnerId);
      const people = staff.filter(({ role }) => role !== 'platform' && isEntitled(role, 'issuePayments'));
      for (const fund of low)
        for (const { email, locale } of people) {
          const url = `${ctx.settings.publicUrl}/partner/${partner.externalId}/funds/${fund.id}`;
          const mail = writeLowBalanceMail(toLocale({ locale }, partner), partner, fund, url);
          await sendMail(tx, ctx, { template: 'low-balance', to: email, ...mail });
        }
    }),
});
