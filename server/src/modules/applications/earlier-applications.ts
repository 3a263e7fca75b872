import type { InputField } from '@handrail/engine';
import type { User } from '../users/index.ts';
import type { Application } from './application.ts';
import { type LastApplication, prefillAnswers, type PrefilledAnswers } from './prefill-answers.ts';
import type { EarlierApplication } from './reapplication.ts';

/** An advocate files for many families, so nothing of one application says anything about the next (P495). */
export function isThirdParty({ tenant, applicantType }: Pick<User, 'tenant' | 'applicantType'>): boolean {
  return tenant === 'advocate' || applicantType?.role === 'ThirdParty';
}

export function listEarlier(applications: readonly Application[], programId: string): EarlierApplication[] {
  return applications
    .filter((application) => application.programId === programId)
    .map((application) => ({ ...application.case, submittedAt: application.submittedAt }));
}

/** What is known of the person a new application is about; of somebody whom an advocate files for, that is nothing. */
export function prefillFor(
  user: User,
  fields: readonly InputField[],
  applications: readonly Application[],
): PrefilledAnswers {
  if (isThirdParty(user)) return { answers: {}, prefilled: {} };
  return prefillAnswers(fields, user, findLastSubmitted(applications));
}

/** The newest application that was handed in; its answers are about the same person. */
function findLastSubmitted(applications: readonly Application[]): LastApplication | undefined {
  const [last] = applications
    .flatMap(({ answers, submittedAt }) => (submittedAt ? [{ answers, submittedAt }] : []))
    .sort((left, right) => right.submittedAt.getTime() - left.submittedAt.getTime());
  return last;
}
