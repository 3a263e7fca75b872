import { toBankingDate } from '@handrail/engine/payments';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineSchedule } from '../../platform/jobs/define-schedule.ts';
import { movePayment } from './move-payment.ts';
import { listDuePayments } from './payment-store.ts';

/**
 * Authorizes the payments whose day has come. It may run late, twice or on two machines at once: each payment is locked and
 * looked at again, and one that someone else moved meanwhile is left alone.
 */
export const authorizeDuePayments = defineSchedule({
  name: 'authorize-due-payments',
  cron: '*/15 * * * *',
  run: async (ctx) => {
    const today = toBankingDate(ctx.now());
    const ids = await ctx.db.read((tx) => listDuePayments(tx, ctx.partnerId, today));
    for (const paymentId of ids) {
      try {
        await ctx.db.transaction((tx) =>
          movePayment(tx, ctx, { paymentId, move: 'authorizePayment', seen: 'pending' }),
        );
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        ctx.log.info('A due payment was left alone', { code: error.code });
      }
    }
  },
});
