import { employmentVerificationForm } from '../data/employment-verification-form.ts';

/** Where to get the form that an employer signs. */
export const employmentVerificationCopy = `Ask your employer to fill in the [employment verification form](${employmentVerificationForm.url}). Then upload it here.`;
