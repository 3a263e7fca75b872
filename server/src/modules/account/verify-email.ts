import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { maskEmail } from '../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../platform/context.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockAddresses, moveEmailIdentity } from '../identity/index.ts';
import { consumeToken, findProofRefusal, findToken, type ProofRefusal } from '../one-time-tokens/index.ts';
import { getPartner, type Partner } from '../partners/index.ts';
import { findUserByEmail, lockUser, notePayoutChange, updateUser, type User } from '../users/index.ts';
import { sendChangedNotice, sendWelcomeMail } from './email-change-mails.ts';
import { withdrawEmailChange } from './withdraw-email-change.ts';

export interface EmailProof {
  readonly token: string;
  /** Typed by the person when this browser has no session of theirs. */
  readonly email?: string | undefined;
}

type Refusal = ProofRefusal | 'U-001';

/** Makes the new address the email of the account, once. The password goes, and so do the sessions elsewhere. */
export async function verifyEmail(ctx: RequestContext, proof: EmailProof): Promise<void> {
  const partner = await getPartner(ctx);

  const refusal = await ctx.db.transaction<Refusal | undefined>(async (tx) => {
    const tokenHash = hashToken(proof.token);
    const found = await findToken(tx, ctx.partnerId, 'emailChange', { tokenHash });
    if (!found) return 'auth/invalid-action-code';
    const user = await lockUser(tx, ctx.partnerId, found.userId);
    await lockAddresses(tx, ctx.partnerId, [found.email, ...(user ? [user.email] : [])]);
    // Read again now that nobody else can redeem, cancel or guess.
    const change = await findToken(tx, ctx.partnerId, 'emailChange', { tokenHash });
    if (!change || user?.newEmail !== change.email) return 'auth/invalid-action-code';

    const isFromAsker = 'userId' in ctx.actor && ctx.actor.userId === change.userId;
    const refused = await findProofRefusal(tx, ctx, change, { isFromAsker, email: proof.email });
    if (refused) return refused;
    if (!(await consumeToken(tx, ctx.partnerId, change, ctx.now()))) return 'auth/invalid-action-code';
    return settleChange(tx, ctx, { partner, user, newEmail: change.email });
  });

  // Thrown only after the commit, so that the count of wrong emails is not rolled back.
  if (refusal) throw new AppError(refusal);
}

async function settleChange(
  tx: Transaction,
  ctx: RequestContext,
  { partner, user, newEmail }: { partner: Partner; user: User; newEmail: string },
): Promise<Refusal | undefined> {
  const { partnerId } = ctx;
  const isTaken = (await findUserByEmail(tx, partnerId, user.tenant, newEmail)) !== undefined;
  if (isTaken) {
    await withdrawEmailChange(tx, ctx, user);
    return 'U-001';
  }

  const { hadPassword } = await moveEmailIdentity(tx, ctx, { user, newEmail });
  // Last, because it locks the row against sessions that begin, for which the withdrawal above may have to wait.
  await updateUser(tx, partnerId, user.id, { email: newEmail });
  await notePayoutChange(tx, partnerId, user.id, { change: 'email', now: ctx.now() });
  await sendChangedNotice(tx, ctx, { partner, user, newEmail });
  await sendWelcomeMail(tx, ctx, { partner, user, newEmail, hadPassword });
  appendAuditEvent(tx, ctx, {
    action: 'verifyEmail',
    entityType: 'user',
    entityId: user.id,
    previous: { email: maskEmail(user.email) },
    next: { email: maskEmail(newEmail) },
  });
  return undefined;
}
