import type { RequestContext } from './context.ts';
import { AppError } from './errors/app-error.ts';

/** A change of email, password or bank account needs a sign-in no older than this. */
export const recentMinutes = 10;

/** Asks a person whose sign-in is not recent to prove again who they are, because the session may be in other hands. */
export function assertRecentSignIn({ actor, now }: Pick<RequestContext, 'actor' | 'now'>): void {
  if (!('authenticatedAt' in actor)) throw new AppError('UNAUTHORIZED');
  const age = now().getTime() - actor.authenticatedAt.getTime();
  if (age > recentMinutes * 60_000) throw new AppError('auth/requires-recent-login');
}
