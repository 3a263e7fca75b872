import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Partner } from '../partners/index.ts';
import { giveStaffRole } from '../staff/index.ts';
import { ensureUser, updateUser } from '../users/index.ts';
import { consumeInvitationOf } from './invitation-store.ts';

/** Makes an invited person a member of staff when the partner's identity provider vouches for their address. */
export async function takeUpInvitation(
  tx: Transaction,
  ctx: RequestContext,
  partner: Partner,
  { email, name }: { readonly email: string; readonly name: string | null },
): Promise<void> {
  const invitation = await consumeInvitationOf(tx, ctx.partnerId, email, ctx.now());
  if (!invitation) return;

  const user = await ensureUser(tx, ctx.partnerId, 'staff', email);
  if (user.name === null) await updateUser(tx, ctx.partnerId, user.id, { name });
  await giveStaffRole(tx, ctx, partner, { userId: user.id, role: invitation.role });
  appendAuditEvent(tx, ctx, {
    action: 'acceptInvitation',
    entityType: 'user',
    entityId: user.id,
    next: { invitationId: invitation.id, role: invitation.role },
  });
}
