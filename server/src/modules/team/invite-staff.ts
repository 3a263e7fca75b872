import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { maskEmail } from '../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../platform/context.ts';
import { createToken } from '../../platform/crypto/token.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { sendMail } from '../notifications/index.ts';
import { getPartner, type Partner } from '../partners/index.ts';
import { assertMayManageStaff, findStaff } from '../staff/index.ts';
import { findUserByEmail } from '../users/index.ts';
import { insertInvitation, withdrawInvitations } from './invitation-store.ts';
import { type Invitation, invitationEnd } from './invitation.ts';
import { writeInvitationMail } from './team-mail.ts';

/** What inviting needs to know, so that an operator can do it from the command line too. */
export type InvitingContext = Pick<
  RequestContext,
  'partnerId' | 'actor' | 'requestId' | 'db' | 'keys' | 'settings' | 'now'
>;

export type InvitationRequest = Pick<Invitation, 'email' | 'role'>;

/** Invites someone to the partner's staff. An earlier invitation of the same address stops working. */
export async function inviteStaff(ctx: InvitingContext, request: InvitationRequest): Promise<void> {
  assertMayManageStaff(ctx.actor, request.role);
  assertRecentSignIn(ctx, 'changeTeam');
  const partner = await getPartner(ctx);

  await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, ctx.partnerId, 'staff', request.email);
    const staff = user && (await findStaff(tx, ctx.partnerId, user.id));
    if (staff?.revokedAt === null) throw new AppError('staff/already-member');
    await sendInvitation(tx, ctx, partner, request);
  });
}

/** Mails a fresh link, and withdraws the links before it. */
export async function sendInvitation(
  tx: Transaction,
  ctx: InvitingContext,
  partner: Partner,
  { email, role }: InvitationRequest,
): Promise<void> {
  const createdAt = ctx.now();
  const expiresAt = invitationEnd(createdAt);
  const { token, hash: tokenHash } = createToken();
  const id = randomUUID();
  const invitedBy = 'userId' in ctx.actor ? ctx.actor.userId : null;

  await withdrawInvitations(tx, ctx.partnerId, email, createdAt);
  await insertInvitation(tx, ctx.partnerId, { id, email, role, tokenHash, invitedBy, createdAt, expiresAt });
  const url = `${ctx.settings.publicUrl}/partner/${partner.externalId}/join#token=${token}`;
  const mail = writeInvitationMail(partner.defaultLocale, partner, { url, role, expiresAt });
  await sendMail(tx, ctx, { template: 'staff-invitation', to: email, ...mail });
  appendAuditEvent(tx, ctx, {
    action: 'inviteStaff',
    entityType: 'staffInvitation',
    entityId: id,
    next: { email: maskEmail(email), role },
  });
}
