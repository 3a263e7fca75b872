import { defineSchedule } from '../../platform/jobs/define-schedule.ts';
import { clearBodiesBefore } from './outbox-mail-store.ts';

const keptDays = 7;

/** Forgets what undeliverable mails said, once every attempt to send them lies behind. */
export const forgetUndeliveredMails = defineSchedule({
  name: 'forget-undelivered-mails',
  cron: '17 3 * * *',
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
    await ctx.db.transaction((tx) => clearBodiesBefore(tx, ctx, before));
  },
});
