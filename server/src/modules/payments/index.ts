export { authorizeDuePayments } from './authorize-due-payments.job.ts';
export { findFulfillment } from './fulfillment-store.ts';
export { findKey, insertKey, keepAnswer, type KeyPlace } from './idempotency/idempotency-key-store.ts';
export { lockWithCase, movePayment } from './move-payment.ts';
export { isPayee } from './payment-policy.ts';
export { findPayment, listPaymentsOfCases, lockPayment } from './payment-store.ts';
export type { Fulfillment, Payment } from './payment.ts';
export { listStaffAwardViews } from './views/award-view.ts';
export { StaffFulfillmentType } from './views/payment-type.graphql.ts';
