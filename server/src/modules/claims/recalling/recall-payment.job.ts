import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { askForRecall } from './ask-for-recall.ts';

/** Asks a provider to take a payment back, after the wish was stored. */
export const recallPaymentJob = defineJob({
  name: 'recall-payment',
  lane: 'quick',
  payload: z.object({ attemptId: z.uuid() }),
  run: (ctx, { attemptId }) => askForRecall(ctx, attemptId),
});
