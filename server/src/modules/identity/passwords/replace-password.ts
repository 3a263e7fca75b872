import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { sendMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';
import { toLocale, type User } from '../../users/index.ts';
import { upsertPasswordHash } from '../identity-store.ts';
import { writePasswordChangedMail } from './password-mail.ts';
import { recoverAccount } from '../recover-account.ts';

interface Replacement {
  readonly partner: Partner;
  /** Locked by the caller. */
  readonly user: User;
  readonly passwordHash: string;
  /** The session in which the person changes it themselves. */
  readonly keptSessionId?: string;
}

/** Puts the new password in place, recovers the account and tells the person. */
export async function replacePassword(
  tx: Transaction,
  ctx: RequestContext,
  { partner, user, passwordHash, keptSessionId }: Replacement,
): Promise<void> {
  await upsertPasswordHash(tx, ctx.partnerId, { userId: user.id, passwordHash });
  await recoverAccount(tx, ctx, { user, endSessions: keptSessionId ? { except: keptSessionId } : 'all' });
  const mail = writePasswordChangedMail(toLocale(user, partner), partner, {
    publicUrl: ctx.settings.publicUrl,
    at: ctx.now(),
  });
  await sendMail(tx, ctx, { template: 'password-changed', to: user.email, ...mail });
}
