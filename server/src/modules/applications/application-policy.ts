import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Application } from './application.ts';

/** An application belongs to the person who fills it out; for everyone else it does not exist. */
export function assertOwnApplication<Found extends Application>(
  actor: Actor,
  application: Found | undefined,
): asserts application is Found {
  if (actor.kind !== 'applicant' || application?.submitterId !== actor.userId)
    throw new AppError('NOT_FOUND');
}
