import type { Actor, ApplicantActor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Applicants and advocates look after their own account; staff are looked after by an admin. */
export function assertOwnsAccount(actor: Actor): asserts actor is ApplicantActor {
  if (actor.kind === 'applicant') return;
  throw new AppError(actor.kind === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN');
}
