export { applyNews, applyNewsWithin, planStep } from './apply-news.ts';
export { findAttempt, readDetails } from './attempt-store.ts';
export type { ClaimInput } from './claim-destination.ts';
export { claimPayment } from './claim-payment.ts';
export { receivePayoutEvent } from './receive-payout-event.ts';
export { watchUnclaimed } from './unclaimed/watch-unclaimed.job.ts';
export { recallPaymentJob } from './recalling/recall-payment.job.ts';
export { reconcileClaims } from './reconcile-claims.job.ts';
export { listSentAttempts, type SentAttempt } from './sent-attempt-store.ts';
