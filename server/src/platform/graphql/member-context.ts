import type { RequestContext, Visit } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** Enters the partner that the acting person belongs to. */
export function memberContext(visit: Visit): RequestContext {
  if (visit.actor.kind === 'anonymous' || visit.actor.kind === 'system') throw new AppError('UNAUTHORIZED');
  return visit.enter(visit.actor.partnerId);
}
