export { keepCarriedCheck } from './carried-checks/keep-carried-check.ts';
export {
  carriedCheck,
  type CarriedCheck,
  openCarriedCheck,
  type OpenedCheck,
} from './carried-checks/open-carried-check.ts';
export { type ReviewedCheck, reviewCarriedChecks } from './carried-checks/review-carried-checks.ts';
export type { CheckVerdict } from './carried-checks/check-verdict.ts';
export {
  EligibilityProgramFitType,
  EligibilityReasonType,
  EligibilityResultEnum,
} from './checks/eligibility-check.graphql.ts';
export { installEligibility } from './versions/install-eligibility.ts';
export { saveEligibilityDraft } from './versions/save-eligibility-draft.ts';
