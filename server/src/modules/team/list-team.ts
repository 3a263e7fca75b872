import type { StaffRole } from '@handrail/engine/rights';
import type { RequestContext } from '../../platform/context.ts';
import { listUsersWithFactor } from '../second-factors/index.ts';
import { assertMayManageStaff, listStaff } from '../staff/index.ts';
import { listOpenInvitations } from './invitation-store.ts';
import { type Invitation, stateOf } from './invitation.ts';

/** A person who works for the partner now. */
export interface TeamMember {
  readonly userId: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasSecondFactor: boolean;
  readonly isSelf: boolean;
}

export interface OpenInvitation extends Invitation {
  readonly isExpired: boolean;
}

export interface Team {
  readonly members: readonly TeamMember[];
  readonly invitations: readonly OpenInvitation[];
}

/** Everyone who works for the partner, and everyone who was invited. */
export async function listTeam(ctx: RequestContext): Promise<Team> {
  assertMayManageStaff(ctx.actor, 'caseWorker');
  const selfId = 'userId' in ctx.actor ? ctx.actor.userId : undefined;

  return ctx.db.read(async (tx) => {
    const withFactor = await listUsersWithFactor(tx, ctx.partnerId);
    const staff = await listStaff(tx, ctx.partnerId);
    const invitations = await listOpenInvitations(tx, ctx.partnerId);
    return {
      members: staff.map(({ userId, name, email, role }) => ({
        userId,
        name,
        email,
        role,
        hasSecondFactor: withFactor.has(userId),
        isSelf: userId === selfId,
      })),
      invitations: invitations.map((invitation) => ({
        ...invitation,
        isExpired: stateOf(invitation, ctx.now()) === 'expired',
      })),
    };
  });
}
