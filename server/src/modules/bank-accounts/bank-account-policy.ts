import type { Actor, ApplicantActor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** People keep a bank account for themselves; to everyone else it is not there. */
export function assertOwnBankAccount(actor: Actor, userId: string): asserts actor is ApplicantActor {
  if (actor.kind !== 'applicant' || actor.userId !== userId) throw new AppError('NOT_FOUND');
}
