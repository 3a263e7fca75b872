export { reconcileClaims } from './reconcile-claims.job.ts';
