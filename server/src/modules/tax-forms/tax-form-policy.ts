import type { Actor, ApplicantActor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** People sign tax forms for themselves; nobody signs or reads one for someone else. */
export function assertSignsForThemself(actor: Actor): asserts actor is ApplicantActor {
  if (actor.kind === 'applicant') return;
  throw new AppError(actor.kind === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN');
}
