import type { RequestContext, Visit } from './context.ts';
import { AppError } from './errors/app-error.ts';

/** A change of email, password or bank account needs a sign-in no older than this. */
export const recentMinutes = 10;

/** Asks a person whose sign-in is not recent to prove again who they are, because the session may be in other hands. */
export function assertRecentSignIn({ actor, now }: Pick<RequestContext, 'actor' | 'now'>): void {
  if (!('authenticatedAt' in actor)) throw new AppError('UNAUTHORIZED');
  if (!isRecentSignIn({ actor, now })) throw new AppError('auth/requires-recent-login');
}

/** Whether the sign-in is recent, and will still be for some minutes. */
export function isRecentSignIn({ actor, now }: Pick<Visit, 'actor' | 'now'>, minutes = 0): boolean {
  if (!('authenticatedAt' in actor)) return false;
  const ageMs = now().getTime() - actor.authenticatedAt.getTime();
  return ageMs <= (recentMinutes - minutes) * 60_000;
}
