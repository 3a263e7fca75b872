import type { InvitedRole } from '@handrail/engine/rights';

/** A link by mail with which someone joins a partner's staff. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

export const invitationStates = ['valid', 'expired', 'used', 'revoked', 'unknown'] as const;
export type InvitationState = (typeof invitationStates)[number];

const validDays = 7;

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + validDays * 24 * 60 * 60_000);
}

export function stateOf(
  invitation: Pick<Invitation, 'expiresAt' | 'usedAt' | 'revokedAt'> | undefined,
  now: Date,
): InvitationState {
  if (!invitation) return 'unknown';
  if (invitation.usedAt) return 'used';
  if (invitation.revokedAt) return 'revoked';
  return invitation.expiresAt <= now ? 'expired' : 'valid';
}
