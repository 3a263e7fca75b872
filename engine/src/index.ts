export {
  toSkippedKey,
  type Address,
  type Answers,
  type AnswerValue,
  type DocumentAnswer,
} from './values/answers.ts';
export { formatAddress, isEmptyAddress } from './answers/address.ts';
export { parseDate, sayDate, showDate, toIsoDate } from './values/calendar-date.ts';
export {
  chooseAll,
  collapseOptions,
  findOption,
  listOptionValues,
  listShownOptions,
  toggleChoice,
  type ShownOption,
} from './answers/choices.ts';
export { collapseList } from './answers/collapse-list.ts';
export { coerceAnswers } from './answers/coerce-answers.ts';
export { coerceForField, coerceForFields } from './answers/coerce-for-field.ts';
export { parseCurrency, showCurrency } from './answers/currency.ts';
export { keepKnownKeys } from './answers/keep-known-keys.ts';
export { listAnswerKeys } from './answers/list-answer-keys.ts';
export { listInputFields, type InputField } from './answers/list-input-fields.ts';
export { migrateAnswers } from './answers/migrate-answers.ts';
export { normalizeText, tidyText } from './answers/normalize-text.ts';
export { notAnswered, presentAnswer } from './answers/present-answer.ts';
export { isSensitive, maskAnswer } from './answers/sensitive.ts';
export { type AnswerMigration, type MigrationStep } from './definition/answer-migration.ts';
export { checkProgram, type DefinitionFault } from './check/check-program.ts';
export { formatFaults } from './check/format-faults.ts';
export { toApplicantDefinition, type Audience } from './definition/audience.ts';
export {
  copyNames,
  inLanguage,
  sayCopy,
  type Authored,
  type Translations,
} from './definition/copy-by-language.ts';
export { toCopyValues, type CopySources } from './definition/copy-values.ts';
export { sayCount } from './definition/say-count.ts';
export { renderField } from './definition/render-field.ts';
export {
  formatAmount,
  formatCents,
  formatCount,
  hasLooseBraces,
  listPlaceholders,
  listUnknownPlaceholders,
  renderCopy,
  type CopyValues,
  type PlaceholderName,
} from './definition/copy.ts';
export {
  defineField,
  defineIntroPage,
  defineOptions,
  defineProgram,
  defineQuestion,
  defineQuestionGroup,
  defineSection,
} from './definition/define.ts';
export { factNames, type FactName, type Facts } from './definition/facts.ts';
export { collectsW9 } from './definition/collects-w9.ts';
export {
  features,
  flags,
  flagsOfFeatures,
  hasFeature,
  narrowFeatures,
  type Feature,
  type Flag,
} from './definition/features.ts';
export { type Field, type FieldKind, type FieldOption } from './definition/field.ts';
export { reapplicationRuleTypes, type HistoryRules, type ReapplicationRule } from './definition/history.ts';
export {
  introIcons,
  type DefaultPage,
  type IntroIcon,
  type IntroPage,
  type IntroStep,
  type StepsPage,
  type WelcomePage,
} from './definition/intro-page.ts';
export {
  displayStatuses,
  type DisplayStatus,
  type ProgramDefinition,
  type StatusOverride,
} from './definition/program.ts';
export {
  type Overview,
  type Question,
  type QuestionGroup,
  type Section,
  reviewSectionKey,
  type SectionOutline,
} from './definition/section.ts';
export { answerFacts } from './facts/answer-facts.ts';
export { projectFacts, type ProjectedFacts } from './facts/project-facts.ts';
export {
  findSectionNumber,
  firstStep,
  labelOfButton,
  nextStep,
  previousStep,
  resumeStep,
  sectionKeyOf,
} from './flow/follow-steps.ts';
export {
  findStanding,
  isCompleteState,
  listSectionStates,
  type FormStanding,
  type SectionStanding,
  type SectionState,
} from './flow/section-standing.ts';
export { findStep, listSteps } from './flow/list-steps.ts';
export { sayIncompleteSections, sayMissingFields } from './flow/say-incomplete.ts';
export { toStepPath, type Step } from './flow/step.ts';
export type { EarlierSubmission } from './history/earlier-submission.ts';
export { findAllowances } from './history/find-allowances.ts';
export { findHistoryRefusals } from './history/find-history-refusals.ts';
export { takeAnswers, type Refusal } from './saving/take-answers.ts';
export { compileProgram } from './live/compile-program.ts';
export { type GenerateWalk } from './live/generating/walk.ts';
export { type CompiledProgram } from './live/compiled-program.ts';
export { explainFormRule } from './live/explaining/explain-field.ts';
export { type ExplainedField, explainFields } from './live/explaining/explain-fields.ts';
export { type FieldState } from './live/field-state.ts';
export { type FieldChange, type FormChanges } from './live/form-changes.ts';
export {
  checkAnswers,
  reportForm,
  reportQuestion,
  type FieldReport,
  type FormReport,
  type QuestionReport,
  type SectionReport,
} from './live/form-report.ts';
export { type FormSettings } from './definition/form-settings.ts';
export { createLiveForm, type LiveForm, type LiveFormOptions } from './live/live-form.ts';
export {
  listFieldsToResubmit,
  mapAnswers,
  type FieldReview,
  type MappedSection,
} from './live/map-answers.ts';
export { isOpenPath, readRound, type Round, type RoundState } from './live/read-round.ts';
export { readAnswers, type AnswerToRead, type SectionToRead } from './live/read-answers.ts';
export { type ValidationTiming } from './validation/validation-timing.ts';
export { type Explanation, type Reason } from './rules/explain-rule.ts';
export { type Rule } from './definition/rule.ts';
export {
  add,
  all,
  and,
  answer,
  any,
  daysInMonth,
  daysRemainingInMonth,
  diffInDays,
  divide,
  iff,
  hasEmailFormat,
  hasPhoneFormat,
  item,
  length,
  literal,
  lookup,
  map,
  matches,
  multiply,
  not,
  or,
  setting,
  subtract,
  sum,
  today,
  value,
} from './rules/builders.ts';
export { checkEligibility, listMissingAnswers } from './eligibility/check-eligibility.ts';
export { listContentFaults, listContentShapeFaults } from './check/eligibility/check-content.ts';
export { sayContentFault, type ContentFault } from './check/eligibility/content-fault.ts';
export {
  describeChanges,
  describeConditions,
  describeLimits,
  nameQuestion,
} from './eligibility/describe-changes.ts';
export {
  incomeTiers,
  listAmiKeys,
  toIncomeKey,
  type Eligibility,
  type EligibilityAnswers,
  type EligibilityContent,
  type EligibilityQuestion,
  type FitCondition,
  type IncomeTier,
  type ProgramFit,
  type SampleHousehold,
} from './eligibility/eligibility.ts';
export { settleIncomes } from './eligibility/income-question.ts';
export type { JudgeSettings } from './eligibility/judgement.ts';
export { listIncomeKeys } from './eligibility/list-income-keys.ts';
export { nameAnswers, readCheckAnswers, type ReadableAnswer } from './eligibility/name-answers.ts';
export { renewAnswers, type AskedWith } from './eligibility/renew-answers.ts';
export {
  judgeEligibility,
  type EligibilityJudgement,
  type ProgramJudgement,
} from './eligibility/judge-eligibility.ts';
export {
  findPovertyGuideline,
  toHouseholdLimits,
  type HouseholdLimits,
} from './eligibility/household-limits.ts';
export {
  findIncomeLimit,
  findIncomeLimitCents,
  householdSizes,
  isHouseholdSize,
  mostAreasFound,
  mostPeople,
  toAreaLabel,
  type IncomeLimitArea,
} from './eligibility/income-limit.ts';
export {
  addressLabels,
  listMissingParts,
  listPartFaults,
  type PartFault,
  type RequiredAddressPart,
} from './validation/fields/check-address.ts';
export { checkZip } from './validation/fields/check-zip.ts';
export { sayMessages } from './validation/say-messages.ts';
export { nameState, usStates } from './answers/us-states.ts';
export { mostClients } from './validation/screens/most-clients.ts';
export { checkWhileTyping, countCharacters } from './validation/fields/check-text.ts';
export { messages } from './validation/fields/messages.ts';
export { addLanguage, defineWords, type Translate } from './language/define-words.ts';
export { firstLocale, isLocale, locales, toIntlLocale, type Locale } from './language/locale.ts';
export { areAnswersWithin, mostAnswersSize, mostEntries } from './validation/size/find-size-fault.ts';
export { isAccountNumber, toPlainNumber } from './validation/screens/payee/account-number.ts';
export {
  isAcceptableSuggestion,
  manualEntryDelaySeconds,
  offersManualEntry,
  type AddressSuggestion,
} from './validation/screens/address-suggestion.ts';
export {
  accountTypes,
  type AccountType,
  checkBankAccount,
  countMissingBankFields,
  type BankAccountValues,
} from './validation/screens/payee/check-bank-account.ts';
export { checkMailingAddress } from './validation/screens/check-mailing-address.ts';
export {
  canSendMessage,
  checkMessage,
  toMessage,
  toMessageCounter,
} from './validation/screens/check-message.ts';
export { checkPasswordUpdate } from './validation/screens/check-password-update.ts';
export { checkProfile, needsSmsNotice } from './validation/screens/check-profile.ts';
export { checkW9 } from './validation/screens/payee/check-w9.ts';
export { checkZelleEmail } from './validation/screens/payee/check-zelle-email.ts';
export { mayRemoveDocument, shortenFilename } from './validation/screens/document-tile.ts';
export { invalidEmail, isEmail, isSameEmail } from './values/email.ts';
export { selectionRequired, type FormErrors } from './validation/screens/form-errors.ts';
export { listFullNameErrors } from './validation/screens/full-name.ts';
export { listQuotaErrors, maxApplicationDocuments } from './validation/screens/document-quota.ts';
export {
  documentExtensions,
  listUploadErrors,
  maxDocuments,
  maxUploadBytes,
  uploadWords,
} from './validation/screens/list-upload-errors.ts';
export {
  listFailingPasswordRules,
  passwordRules,
  passwordRuleText,
  sayPasswordRules,
  passwordWords,
  type PasswordPolicy,
  type PasswordRule,
} from './validation/screens/password.ts';
export { isSameAnswer } from './values/is-same-answer.ts';
export { formatPhone, invalidPhone, toE164 } from './values/phone.ts';
export { visibleText } from './values/visible-text.ts';
export { isRoutingNumber } from './validation/screens/payee/routing-number.ts';
export { isSignatureOf, toSignatureMessage } from './validation/screens/payee/signature.ts';
export { findTinFault, maskEin, maskTin, toTin } from './validation/screens/payee/tin.ts';
export {
  businessTaxClassifications,
  exemptFatcaCodes,
  exemptPayeeCodes,
  tinTypes,
  type W9Values,
} from './validation/screens/payee/w9.ts';
export {
  formatDay,
  formatMoment,
  formatMonth,
  formatRecent,
  formatWeekday,
} from './moments/format-moment.ts';
