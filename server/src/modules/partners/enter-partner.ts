import { isWrittenUuid } from '@handrail/engine/uuid';
import type { RequestContext, Visit } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Enters the partner that a caller names. What is not even an id looks like a partner that does not exist. */
export function enterPartner(visit: Visit, partnerId: string): RequestContext {
  if (!isWrittenUuid(partnerId)) throw new AppError('NOT_FOUND');
  return visit.enter(partnerId);
}
