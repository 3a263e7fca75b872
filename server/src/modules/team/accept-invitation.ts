import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertGoodPassword, upsertPasswordHash } from '../identity/index.ts';
import { getPartner } from '../partners/index.ts';
import { beginSignInStep, type FirstStep } from '../second-factors/index.ts';
import { giveStaffRole } from '../staff/index.ts';
import { ensureUser, updateUser } from '../users/index.ts';
import { consumeInvitation } from './invitation-store.ts';
import { lookUpInvitation } from './look-up-invitation.ts';

/** What an invited person gives to join. */
export interface NewMember {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** Makes the invited person a member of staff. What follows is their second factor; until then no session begins. */
export async function acceptInvitation(ctx: RequestContext, member: NewMember): Promise<FirstStep> {
  const { email } = await lookUpInvitation(ctx, member.token);
  if (email === null) throw new AppError('auth/invalid-invitation');
  const name = getName(member);
  const partner = await getPartner(ctx);
  await assertGoodPassword(partner, email, member.password);
  // Outside of the transaction: hashing takes long, and a connection must not wait for it.
  const passwordHash = await hashPassword(member.password);

  return ctx.db.transaction(async (tx) => {
    const invitation = await consumeInvitation(tx, ctx.partnerId, hashToken(member.token), ctx.now());
    if (!invitation) throw new AppError('auth/invalid-invitation');

    const user = await ensureUser(tx, ctx.partnerId, 'staff', invitation.email);
    await updateUser(tx, ctx.partnerId, user.id, { name });
    await upsertPasswordHash(tx, ctx.partnerId, { userId: user.id, passwordHash });
    await giveStaffRole(tx, ctx, partner, { userId: user.id, role: invitation.role });
    const step = await beginSignInStep(tx, ctx, user.id);
    appendAuditEvent(tx, ctx, {
      action: 'acceptInvitation',
      entityType: 'user',
      entityId: user.id,
      next: { invitationId: invitation.id, role: invitation.role },
    });
    return step;
  });
}

function getName({ name }: NewMember): string {
  const given = name.replace(/\s+/g, ' ').trim();
  if (given === '' || given.length > 200) throw new AppError('U-003');
  return given;
}
