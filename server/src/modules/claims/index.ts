export { reconcileClaims } from './reconcile-claims.job.ts';
export { claimPayment } from './claim-payment.ts';
