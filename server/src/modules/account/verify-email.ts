import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { maskEmail } from '../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../platform/context.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockAddresses, moveEmailIdentity } from '../identity/index.ts';
import { getPartner, type Partner } from '../partners/index.ts';
import { findUserByEmail, lockUser, updateUser, type User } from '../users/index.ts';
import { sendChangedNotice, sendWelcomeMail } from './email-change-mails.ts';
import { consumeEmailChange, countFailedConfirmation, findEmailChange } from './email-change-store.ts';
import { type EmailChange, isChangeLive } from './email-change.ts';
import { withdrawEmailChange } from './withdraw-email-change.ts';

export interface EmailProof {
  readonly token: string;
  /** Typed by the person when this browser has no session of theirs. */
  readonly email?: string | undefined;
}

type Refusal = 'auth/invalid-action-code' | 'auth/missing-email' | 'auth/invalid-email' | 'U-001';

/** Makes the new address the email of the account, once. The password goes, and so do the sessions elsewhere. */
export async function verifyEmail(ctx: RequestContext, proof: EmailProof): Promise<void> {
  const partner = await getPartner(ctx);

  const refusal = await ctx.db.transaction<Refusal | undefined>(async (tx) => {
    const found = await findEmailChange(tx, ctx.partnerId, hashToken(proof.token));
    if (!found) return 'auth/invalid-action-code';
    const user = await lockUser(tx, ctx.partnerId, found.userId);
    await lockAddresses(tx, ctx.partnerId, [found.newEmail, ...(user ? [user.email] : [])]);
    // Read again now that nobody else can redeem, cancel or guess.
    const change = await findEmailChange(tx, ctx.partnerId, found.tokenHash);
    if (!change || user?.newEmail !== change.newEmail) return 'auth/invalid-action-code';

    const refused = checkProof(ctx, change, proof);
    if (refused === 'auth/invalid-email') await recordWrongEmail(tx, ctx, change);
    if (refused) return refused;
    if (!(await consumeEmailChange(tx, ctx.partnerId, change.id, ctx.now())))
      return 'auth/invalid-action-code';
    return settleChange(tx, ctx, { partner, user, newEmail: change.newEmail });
  });

  // Thrown only after the commit, so that the count of wrong emails is not rolled back.
  if (refusal) throw new AppError(refusal);
}

/** The link alone proves nothing: scanners open it too. It takes the person's own session or the typed address. */
function checkProof(ctx: RequestContext, change: EmailChange, { email }: EmailProof): Refusal | undefined {
  if (!isChangeLive(change, ctx.now())) return 'auth/invalid-action-code';
  if ('userId' in ctx.actor && ctx.actor.userId === change.userId) return undefined;
  if (email === undefined) return 'auth/missing-email';
  return email === change.newEmail ? undefined : 'auth/invalid-email';
}

async function recordWrongEmail(tx: Transaction, ctx: RequestContext, change: EmailChange): Promise<void> {
  await countFailedConfirmation(tx, ctx.partnerId, change.id);
  appendAuditEvent(tx, ctx, {
    action: 'confirmWrongEmail',
    entityType: 'emailChange',
    entityId: change.id,
  });
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
