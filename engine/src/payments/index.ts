export {
  accountKinds,
  awardedKinds,
  getJournalMove,
  journalMoveNames,
  noBalances,
  type AccountKind,
  type Balances,
  type JournalMoveName,
} from './accounts.ts';
export {
  batchMethods,
  batchMoveNames,
  batchMoves,
  batchProvider,
  batchStates,
  canHoldBatch,
  canMoveBatch,
  type BatchMethod,
  type BatchMoveName,
  type BatchState,
} from './batch-moves.ts';
export { addBankingDays, toBankingDate, toBankingDay } from './banking-days.ts';
export {
  claimMethods,
  isClaimAnswered,
  isClaimCode,
  isRetryableClaim,
  sayClaimCode,
  type ClaimCode,
  type ClaimMethod,
} from './claim-codes.ts';
export {
  chooseMethod,
  editPart,
  findClaimRedirect,
  findNextStep,
  findOpenStep,
  isStepDone,
  type ClaimDraft,
  type ClaimPart,
} from './claiming/claim-draft.ts';
export { toNextKey, type ClaimKey } from './claiming/claim-key.ts';
export { claimSteps, firstClaimStep, listClaimSteps, type ClaimStep } from './claiming/claim-steps.ts';
export { canAct, listPaymentActs, paymentActs, type PaymentAct } from './payment-acts.ts';
export {
  canAskForRecall,
  isRecallOpen,
  openRecallStates,
  recallStates,
  sayRecall,
  sayRecallLimit,
  type RecallState,
} from './payment-recall.ts';
export { sayHold, type HoldReason, type PayeeFlag } from './payment-hold.ts';
export { sayOwnPaymentStatus, staffPaymentLabels } from './payment-labels.ts';
export {
  choosePaymentStep,
  findPaymentTrouble,
  isStranded,
  paymentSteps,
  paymentTroubles,
  sayPaymentTrouble,
  toTroubleLimits,
  type PaymentStep,
  type PaymentTrouble,
} from './payment-trouble.ts';
export {
  arrivalWords,
  estimateArrival,
  featuresOfMethods,
  isPaymentsCapable,
  payeeTypes,
  paymentMethodLabels,
  paymentMethods,
  type PayeeType,
  type PaymentMethod,
} from './payment-methods.ts';
export { sayPaymentNews, type AwardStanding, type NewsReader, type PaymentNews } from './payment-news.ts';
export {
  findJournalMove,
  getPaymentMove,
  listAccountsOf,
  listPaymentMoves,
  paymentMoveNames,
  type PaymentMoveName,
  type PaymentPerformer,
} from './payment-moves.ts';
export {
  listInstallments,
  mostInstallments,
  paymentPatternLabels,
  recurringPatterns,
  type Installment,
  type PaymentPattern,
  type RecurringPattern,
  type RecurringSchedule,
} from './payment-patterns.ts';
export {
  holdableStatuses,
  isHoldable,
  firstPaymentStatus,
  isEverythingSent,
  isSent,
  isUnsent,
  paymentStatuses,
  sentStatuses,
  unsentStatuses,
  type PaymentStatus,
} from './payment-status.ts';
export {
  formOfBox,
  isTaxBox,
  reportableAs,
  reportableAsLabels,
  taxReturnForms,
  type ReportableAs,
  type TaxBox,
  type TaxReturnForm,
} from './taxes/reportable-as.ts';
export { findTaxThreshold, type TaxThreshold, type YearThreshold } from './taxes/tax-threshold.ts';
export { readReturnCode } from './return-codes.ts';
