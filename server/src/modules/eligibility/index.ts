export { keepKnownAnswers } from './checks/keep-known-answers.ts';
export {
  findCurrentEligibilityWithin,
  /** @public */
  findEligibilityVersion,
} from './versions/find-current-eligibility.ts';
export { installEligibility } from './versions/install-eligibility.ts';
export { saveEligibilityDraft } from './versions/save-eligibility-draft.ts';
