import type { RequestContext, Visit } from './context.ts';
import { AppError } from './errors/app-error.ts';

/** What a session alone must not be enough for needs a sign-in no older than this. */
export const recentMinutes = 10;

/**
 * Every act that asks for a fresh sign-in, because it moves money, opens another way in, gives power away or shows what
 * someone could steal an identity with, and how many minutes old the sign-in may be. The authorization matrix says which operations do them.
 */
export const delicateActs = {
  changeEmail: recentMinutes,
  choosePassword: recentMinutes,
  changeTaxNumber: recentMinutes,
  changeMailingAddress: recentMinutes,
  signTaxForm: recentMinutes,
  saveBankAccount: recentMinutes,
  addSecondFactor: recentMinutes,
  removeSecondFactor: recentMinutes,
  makeRecoveryCodes: recentMinutes,
  changeTeam: recentMinutes,
  saveNoticeTemplate: recentMinutes,
  publishEligibility: recentMinutes,
  saveIdentityProvider: recentMinutes,
  readSensitiveAnswer: recentMinutes,
  exportTaxNumbers: recentMinutes,
  changeFunds: recentMinutes,
  claimFunds: recentMinutes,
  // Fiscal officers issue one award after the other.
  issueFunds: 60,
} as const satisfies Record<string, number>;

export type DelicateAct = keyof typeof delicateActs;

/**
 * Asks a person whose sign-in is not recent to prove again who they are, because the session may be in other hands. The
 * product itself has no sign-in that could grow old.
 */
export function assertRecentSignIn(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  act: DelicateAct,
): void {
  if (actor.kind === 'system') return;
  if (!('authenticatedAt' in actor)) throw new AppError('UNAUTHORIZED');
  if (!isYoungerThan({ actor, now }, delicateActs[act])) throw new AppError('auth/requires-recent-login');
}

/** Whether the sign-in is recent, and will still be for some minutes. */
export function isRecentSignIn(visit: Pick<Visit, 'actor' | 'now'>, minutes = 0): boolean {
  return isYoungerThan(visit, recentMinutes - minutes);
}

function isYoungerThan({ actor, now }: Pick<Visit, 'actor' | 'now'>, minutes: number): boolean {
  if (!('authenticatedAt' in actor)) return false;
  return now().getTime() - actor.authenticatedAt.getTime() <= minutes * 60_000;
}
