import { isStaff } from '../../../platform/actor.ts';
import type { Visit } from '../../../platform/context.ts';
import { getPartner } from '../../partners/index.ts';
import { endSession } from '../sessions/end-session.ts';

/** The identity tenant id in which the visit's session was begun. */
export async function findSessionTenantId(visit: Visit): Promise<string | undefined> {
  const { actor } = visit;
  if (actor.kind !== 'applicant' && !isStaff(actor)) return undefined;
  const { tenantIds } = await getPartner(visit.enter(actor.partnerId));
  return tenantIds[isStaff(actor) ? 'staff' : actor.tenant];
}

/** Ends a session that was used with another tenant or partner, and puts the attempt on record. */
export async function endSessionForTenantMismatch(visit: Visit, foreignPartnerId?: string): Promise<void> {
  if (!('partnerId' in visit.actor)) return;
  await endSession(visit.enter(visit.actor.partnerId), {
    action: 'endSessionForTenantMismatch',
    ...(foreignPartnerId !== undefined && { next: { foreignPartnerId } }),
  });
}
