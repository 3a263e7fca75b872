import type { Actor, StaffRole } from '../actor.ts';
import { AppError } from '../errors/app-error.ts';

/** Who may call an operation at all. Which records they may touch is the use case's own policy. */
export interface AccessRule {
  readonly name: string;
  readonly admits: (actor: Actor) => boolean;
}

export const anyone: AccessRule = { name: 'anyone', admits: () => true };

export const signedIn: AccessRule = {
  name: 'signedIn',
  admits: (actor) => actor.kind === 'applicant' || actor.kind === 'staff',
};

/** First-party applicants and advocates. */
export const applicants: AccessRule = { name: 'applicants', admits: (actor) => actor.kind === 'applicant' };

/** Staff with one of the roles; platform staff act in any partner and are always admitted. */
export function staff(...roles: readonly [StaffRole, ...StaffRole[]]): AccessRule {
  return {
    name: `staff(${roles.join(', ')})`,
    admits: (actor) => actor.kind === 'staff' && (actor.role === 'platform' || roles.includes(actor.role)),
  };
}

/** Asks a visitor without a session to sign in, and tells everyone else that they may not. */
export function assertAdmitted(rule: AccessRule, actor: Actor): void {
  if (rule.admits(actor)) return;
  throw new AppError(actor.kind === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN');
}
