import { invitedRoles } from '@handrail/engine/rights';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { listStaff } from '../staff/index.ts';
import { listOpenInvitations } from './invitation-store.ts';
import type { InvitationRequest } from './invite-staff.ts';

/** Whom another installation would have to invite to have the same team: its members and those still invited. */
export async function listStaffToInvite(tx: Transaction, partnerId: string): Promise<InvitationRequest[]> {
  const members = (await listStaff(tx, partnerId)).flatMap(({ email, role }) => {
    const invitable = invitedRoles.find((each) => each === role);
    return invitable ? [{ email, role: invitable }] : [];
  });
  const invited = (await listOpenInvitations(tx, partnerId)).map(({ email, role }) => ({ email, role }));
  return [...new Map([...invited, ...members].map((request) => [request.email, request])).values()];
}
