import type { RequestContext, Visit } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Enters the partner that a caller names. What is not even an id looks like a partner that does not exist. */
export function enterPartner(visit: Visit, partnerId: string): RequestContext {
  if (!uuid.test(partnerId)) throw new AppError('NOT_FOUND');
  return visit.enter(partnerId);
}
