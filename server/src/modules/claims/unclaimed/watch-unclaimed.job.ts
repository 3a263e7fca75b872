import { defineWords } from '@handrail/engine';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { getPaymentSettings, keepCancelReason, lockWithCase, movePayment } from '../../payments/index.ts';
import { hasOpenAttempt } from '../attempt-store.ts';
import { readTerms } from '../claim-rules.ts';
import { planUnclaimed, toLastDay, type UnclaimedTerms } from './plan-unclaimed.ts';
import { sendClaimNotice } from './send-claim-notice.ts';
import { findWaiting, listWaiting, markStep } from './unclaimed-store.ts';

/**
 * Tells payees that money waits for them, reminds and warns them, and returns to the fund what nobody claims. It may run
 * late, twice or on two machines: each payment is locked and looked at again, and takes one step at a time.
 */
export const watchUnclaimed = defineSchedule({
  name: 'watch-unclaimed',
  cron: '*/5 * * * *',
  run: async (ctx) => {
    const settings = await ctx.db.read((tx) => getPaymentSettings(tx, ctx.partnerId));
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const waiting = await ctx.db.read((tx) => listWaiting(tx, ctx.partnerId, after));
      const due = waiting.filter((payment) => planUnclaimed(payment, settings, ctx.now()));
      for (const { id } of due) await takeStep(ctx, id, settings);
      const last = waiting.at(-1);
      if (!last) return;
      after = last.id;
    }
  },
});

async function takeStep(ctx: RequestContext, id: string, settings: UnclaimedTerms): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      const { payment } = await lockWithCase(tx, ctx, id);
      const waiting = await findWaiting(tx, ctx.partnerId, id);
      const step = waiting && planUnclaimed(waiting, settings, ctx.now());
      if (!step || (await hasOpenAttempt(tx, ctx.partnerId, id))) return;
      const { isOn } = await readTerms(tx, ctx, payment.programId, payment.payee.id);
      // Where staff send the money, nobody is waiting for the payee.
      if (!isOn) return;
      const warnedAt = waiting.warnedAt ?? ctx.now();
      const lastDay = toLastDay({ ...waiting, warnedAt }, settings.claimWithinDays);
      if (step === 'return') {
        await keepCancelReason(tx, ctx, id, words('en').unclaimed);
        await movePayment(tx, ctx, {
          ...{ paymentId: id, move: 'cancelPayment', seen: 'authorized' },
          record: { isUnclaimed: true },
        });
      } else await markStep(tx, ctx, id, step);
      await sendClaimNotice(tx, ctx, payment, { step, lastDay });
    });
  } catch (error) {
    // Claimed or canceled at this very moment, or its fund is blocked: the next run looks again.
    if (!(error instanceof AppError)) throw error;
    ctx.log.info('A payment that waits was left alone', { code: error.code });
  }
}

const words = defineWords('unclaimedPayments', {
  unclaimed: 'Nobody claimed it in time, so it went back to the fund.',
});
