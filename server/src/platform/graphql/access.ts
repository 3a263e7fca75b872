import type { Right } from '@handrail/engine/rights';
import { type Actor, isStaff } from '../actor.ts';
import { AppError } from '../errors/app-error.ts';
import { hasRight } from '../rights.ts';

/** Who may call an operation at all. Which records they may touch is the use case's own policy. */
export interface AccessRule {
  readonly name: string;
  readonly admits: (actor: Actor) => boolean;
}

export const anyone: AccessRule = { name: 'anyone', admits: () => true };

export const signedIn: AccessRule = {
  name: 'signedIn',
  admits: (actor) => actor.kind === 'applicant' || isStaff(actor),
};

/** First-party applicants and advocates. */
export const applicants: AccessRule = { name: 'applicants', admits: (actor) => actor.kind === 'applicant' };

/** Every member of staff, for what is about their own account. */
export const anyStaff: AccessRule = { name: 'anyStaff', admits: isStaff };

/** Staff whose role has this right. */
export function staffWith(right: Right): AccessRule {
  return { name: `staffWith(${right})`, admits: (actor) => isStaff(actor) && hasRight(actor, right) };
}

/** Asks a visitor without a session to sign in, and tells everyone else that they may not. */
export function assertAdmitted(rule: AccessRule, actor: Actor): void {
  if (rule.admits(actor)) return;
  throw new AppError(actor.kind === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN');
}
