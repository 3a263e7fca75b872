/** What tests of other modules need of payments and the product enters only through its API. */
export { releasePayment } from '../modules/payments/acting/hold-payment.ts';
export { openAward } from '../modules/payments/open-award.ts';
export { readNotes } from '../modules/payments/payment-note-store.ts';
