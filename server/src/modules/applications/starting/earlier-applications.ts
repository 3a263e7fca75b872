import type { User } from '../../users/index.ts';
import type { ApplicationSummary } from '../application.ts';
import type { EarlierApplication } from './reapplication.ts';

/** Whether someone files for others: every application of theirs names a client (P495). */
export function isThirdParty({ tenant, applicantType }: Pick<User, 'tenant' | 'applicantType'>): boolean {
  return tenant === 'advocate' || applicantType?.role === 'ThirdParty';
}

/** The applications to one program, as the rules about applying again look at them. */
export function listEarlier(
  applications: readonly ApplicationSummary[],
  programId: string,
): EarlierApplication[] {
  return applications
    .filter((application) => application.programId === programId)
    .map((application) => ({ ...application.case, submittedAt: application.submittedAt }));
}

/** The newest application that was submitted; its answers are about the same party. */
export function findLastSubmitted(
  applications: readonly ApplicationSummary[],
): (ApplicationSummary & { readonly submittedAt: Date }) | undefined {
  const [last] = applications
    .flatMap((application) =>
      application.submittedAt ? [{ ...application, submittedAt: application.submittedAt }] : [],
    )
    .sort((left, right) => right.submittedAt.getTime() - left.submittedAt.getTime());
  return last;
}
