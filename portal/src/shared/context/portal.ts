import { findCurrentUser, type CurrentUser } from '../session/get-current-user.ts';
import { findPartner, type Partner } from '../partner/get-partner.ts';
import { listIncidents, type Incident } from '../layout/get-incidents.ts';
import type { Request } from '../api/request.ts';

/**
 * What every page knows from its first moment. Signing in and out load a new document,
 * so none of it changes while a page lives.
 */
export interface Portal {
  readonly partner: Partner;
  readonly user: CurrentUser | undefined;
  readonly incidents: readonly Incident[];
}

/** Loads the portal of a partner, or nothing when no partner has that external id. */
export async function findPortal(request: Request, externalId: string): Promise<Portal | undefined> {
  const [partner, user] = await Promise.all([findPartner(request, externalId), findCurrentUser(request)]);
  if (!partner) return undefined;

  // An account of another partner does not count here; the server has ended that session (P474).
  const ownUser = user?.partnerId === partner.id ? user : undefined;
  return { partner, user: ownUser, incidents: await listIncidents(request, partner.id) };
}
