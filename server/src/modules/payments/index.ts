export { approveAward } from './acting/approve-award.ts';
export { holdPayment } from './acting/hold-payment.ts';
export { applyPaymentSettings } from './apply-payment-settings.job.ts';
export { authorizeDuePayments } from './authorize-due-payments.job.ts';
export { recordExternalPayment } from './external/record-external.ts';
export { findFulfillment } from './fulfillment-store.ts';
export { assertNotCertifier, listCertifiedBy } from './issuing/find-certifiers.ts';
export { assertNotOwn } from './issuing/own-payee.ts';
export { findIssued, IssueFundsPayload } from './issuing/issue-payload.graphql.ts';
export { issueFunds } from './issuing/issue-funds.ts';
export { savePaymentSettings } from './issuing/save-payment-settings.ts';
export { findCoolDown } from './guarding/find-cool-down.ts';
export { findHold, type Hold } from './guarding/find-hold.ts';
export { getPaymentSettings } from './issuing/payment-settings-store.ts';
export { sendPayeeNotice } from './notices/send-payee-notice.ts';
export { listPayments } from './lists/list-payments.ts';
export { keepCancelReason, keepHold, keepMailingAddress } from './payment-note-store.ts';
export { lockWithCase, movePayment } from './move-payment.ts';
export { isPayee } from './payment-policy.ts';
export { findPayment, listPaymentsOfCases, lockPayment } from './payment-store.ts';
export type { Fulfillment, Payment } from './payment.ts';
export { findVendors, saveVendor, type VendorRequest } from './vendors/save-vendor.ts';
export { listVendors } from './vendors/vendor-store.ts';
export type { Vendor } from './vendors/vendor.ts';
export { listTaxIdIndexes, readVendorTaxId } from './vendors/vendor-tax-store.ts';
export { listStaffAwardViews, type StaffAwardView } from './views/award-view.ts';
export { canRecall, isGone, isRecallStuck } from './views/can-recall.ts';
export {
  PaymentMethodEnum,
  PaymentStatusEnum,
  StaffFulfillmentType,
  StaffNameType,
} from './views/payment-type.graphql.ts';
