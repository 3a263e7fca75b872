import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Application } from './application.ts';

/** An application belongs to whoever fills it in; to everyone else it is not there. */
export function assertOwnApplication<Found extends Application>(
  actor: Actor,
  application: Found | undefined,
): asserts application is Found {
  if (actor.kind !== 'applicant' || application?.submitterId !== actor.userId)
    throw new AppError('NOT_FOUND');
}
