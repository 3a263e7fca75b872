import { defineWords } from '@handrail/engine';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasFullProfile, type User } from '../users/index.ts';
import { listTypeChoices, mustChooseType } from './list-type-choices.ts';

/** What someone must tell us before they may apply, with the sentence that asks for it. */
const gapWords = defineWords('profileGaps', {
  Name: 'Please tell us your first and last name.',
  ApplicantType: 'Please tell us who you are applying for.',
  Terms: 'Please agree to our Terms of Service and Privacy Policy.',
});

export type ProfileGap = keyof ReturnType<typeof gapWords>;

export const profileGaps = ['Name', 'ApplicantType', 'Terms'] as const satisfies readonly ProfileGap[];

/** What a person still has to say about themselves; staff do not apply, so nobody asks them. */
export async function listProfileGaps(tx: Transaction, partnerId: string, user: User): Promise<ProfileGap[]> {
  if (user.tenant !== 'applicant' && user.tenant !== 'advocate') return [];
  const gaps: ProfileGap[] = [];
  if (!hasFullProfile(user)) gaps.push('Name');
  if (!user.applicantType && (await canBeTold(tx, partnerId, user))) gaps.push('ApplicantType');
  if (user.acceptedTermsAt === null) gaps.push('Terms');
  return gaps;
}

/** Refuses to start or submit an application for someone who has not said who they are, or has not agreed. */
export async function assertProfileComplete(tx: Transaction, partnerId: string, user: User): Promise<void> {
  const gaps = await listProfileGaps(tx, partnerId, user);
  if (gaps.length === 0) return;
  throw new AppError('PROFILE_INCOMPLETE', (locale) => gaps.map((gap) => gapWords(locale)[gap]));
}

/** Where people apply only for themselves, in several ways, the dialog has no question for it (P612). */
async function canBeTold(tx: Transaction, partnerId: string, { tenant }: User): Promise<boolean> {
  const choices = await listTypeChoices(tx, partnerId, tenant);
  return choices.length === 1 || mustChooseType(choices);
}
