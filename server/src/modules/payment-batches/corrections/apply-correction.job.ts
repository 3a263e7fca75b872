import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { correctBankAccount } from '../../bank-accounts/index.ts';
import { findAttempt, readDetails } from '../../claims/index.ts';
import { findPayment } from '../../payments/index.ts';
import { correctAccount } from './correct-account.ts';
import { takeCorrection } from './correction-store.ts';

/** Changes the bank account that a payee has stored as their bank asks for, tells them, and pauses their money. */
export const applyCorrection = defineJob({
  name: 'apply-bank-correction',
  lane: 'quick',
  payload: z.object({ attemptId: z.uuid(), reason: z.string() }),
  run: (ctx, place) =>
    ctx.db.transaction(async (tx) => {
      const corrected = await takeCorrection(tx, ctx, place);
      const attempt = corrected && (await findAttempt(tx, ctx.partnerId, place.attemptId));
      const payment = attempt && (await findPayment(tx, ctx.partnerId, attempt.paymentId));
      const details = payment && (await readDetails(tx, ctx, place.attemptId));
      const change = details && correctAccount(details.destination, corrected);
      if (change && payment.payee.type === 'User')
        await correctBankAccount(tx, ctx, payment.payee.id, { ...change, reason: place.reason });
    }),
});
