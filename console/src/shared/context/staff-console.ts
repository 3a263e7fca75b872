import { findStaffMember, type StaffMember } from '../session/find-staff-member.ts';
import { findPartner, type Partner } from '../partner/find-partner.ts';
import type { Request } from '../api/request.ts';

/**
 * What every page knows from its first moment. Signing in and out load a new document,
 * so none of it changes while a page lives.
 */
export interface StaffConsole {
  readonly partner: Partner;
  /** Missing until someone of this partner's staff signs in. */
  readonly staff?: StaffMember | undefined;
}

/** Loads the console of a partner, or nothing when no partner has that external id. */
export async function findStaffConsole(
  request: Request,
  externalId: string,
): Promise<StaffConsole | undefined> {
  const partner = await findPartner(request, externalId);
  if (!partner) return undefined;
  return { partner, staff: await findStaffMember(request, partner.id) };
}
