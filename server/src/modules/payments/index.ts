export { findFulfillment, listFulfillmentsOfCases, listPatterns } from './fulfillment-store.ts';
export { doOnce } from './idempotency/do-once.ts';
export { movePayment } from './move-payment.ts';
export { isPayee } from './payment-policy.ts';
export { findPayment, listPaymentsOfCases } from './payment-store.ts';
export type { Fulfillment, Payee, Payment, PaymentPatternOf } from './payment.ts';
