import type { InvitedRole } from '@handrail/engine/rights';
import type { RequestContext } from '../../platform/context.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import { findInvitationByToken } from './invitation-store.ts';
import { type InvitationState, stateOf } from './invitation.ts';

/** What someone with the link may know of the invitation; of one that is over, only that it is. */
export interface InvitationNotice {
  readonly state: InvitationState;
  readonly email: string | null;
  readonly role: InvitedRole | null;
}

/** Looks whether the link can still be used. Looking changes nothing. */
export async function lookUpInvitation(ctx: RequestContext, token: string): Promise<InvitationNotice> {
  const invitation = await ctx.db.transaction((tx) =>
    findInvitationByToken(tx, ctx.partnerId, hashToken(token)),
  );
  const state = stateOf(invitation, ctx.now());
  if (!invitation || state !== 'valid') return { state, email: null, role: null };
  return { state, email: invitation.email, role: invitation.role };
}
