export { findFulfillment, listFulfillmentsOfCases, listPatterns } from './fulfillment-store.ts';
export { doOnce } from './idempotency/do-once.ts';
export { findKey, insertKey, keepAnswer, type KeyPlace } from './idempotency/idempotency-key-store.ts';
export { lockWithCase, movePayment } from './move-payment.ts';
export { isPayee } from './payment-policy.ts';
export { findPayment, listPaymentsOfCases, lockPayment } from './payment-store.ts';
export type { Fulfillment, Payee, Payment, PaymentPatternOf } from './payment.ts';
