/** What tests of other modules need of payments and the product enters only through its API. */
export { changePaymentMethod } from '../modules/payments/acting/change-method.ts';
export { holdPayment, releasePayment } from '../modules/payments/acting/hold-payment.ts';
export { cancelPayment, reissuePayment } from '../modules/payments/acting/move-payments.ts';
export { listPayments } from '../modules/payments/lists/list-payments.ts';
export { openAward } from '../modules/payments/open-award.ts';
export { readNotes } from '../modules/payments/payment-note-store.ts';
