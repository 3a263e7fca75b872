import type { Actor, ApplicantActor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** People manage their own bank account; for everyone else it does not exist. */
export function assertOwnBankAccount(actor: Actor, userId: string): asserts actor is ApplicantActor {
  if (actor.kind !== 'applicant' || actor.userId !== userId) throw new AppError('NOT_FOUND');
}
