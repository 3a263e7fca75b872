import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { maskEmail } from '../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../platform/context.ts';
import { createToken } from '../../platform/crypto/token.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockAddress } from '../identity/index.ts';
import { sendMail } from '../notifications/index.ts';
import { countTokensSince, insertToken } from '../one-time-tokens/index.ts';
import type { Partner } from '../partners/index.ts';
import { findUserByEmail, toLocale, updateUser, type User } from '../users/index.ts';
import { sendChangeAskedNotice, sendVerificationMail, writeTakenMail } from './email-change-mails.ts';
import { buildVerifyEmailUrl, emailChangeMinutes, maxMailsPerHour } from './email-change.ts';
import { withdrawEmailChange } from './withdraw-email-change.ts';

interface Wish {
  readonly partner: Partner;
  readonly user: User;
  readonly newEmail: string;
  readonly timeZone: string;
}

/** Stores the requested address, sends it a verification mail and notifies the old one; the email does not change yet. */
export async function requestEmailChange(tx: Transaction, ctx: RequestContext, wish: Wish): Promise<void> {
  const { partner, user, newEmail } = wish;
  await sendChangeAskedNotice(tx, ctx, { partner, user, newEmail });
  await sendVerification(tx, ctx, wish);
}

/** Mails the new address; of all links that the account asked for, only the newest works. */
export async function sendVerification(
  tx: Transaction,
  ctx: RequestContext,
  { partner, user, newEmail, timeZone }: Wish,
): Promise<void> {
  const { partnerId } = ctx;
  const now = ctx.now();
  await lockAddress(tx, partnerId, newEmail);
  const since = new Date(now.getTime() - 60 * 60_000);
  const mails = await countTokensSince(tx, partnerId, 'emailChange', {
    userId: user.id,
    email: newEmail,
    since,
  });
  if (mails.ofAccount >= maxMailsPerHour) throw new AppError('TOO_MANY_REQUESTS');

  const { token, hash: tokenHash } = createToken();
  const expiresAt = new Date(now.getTime() + emailChangeMinutes * 60_000);
  const id = randomUUID();
  await withdrawEmailChange(tx, ctx, user);
  await updateUser(tx, partnerId, user.id, { newEmail });
  await insertToken(tx, partnerId, {
    purpose: 'emailChange',
    id,
    userId: user.id,
    tokenHash,
    email: newEmail,
    payload: {},
    createdAt: now,
    expiresAt,
  });

  // A taken address gets a mail of its own, so that the answer here is the same for every address.
  const isTaken = (await findUserByEmail(tx, partnerId, user.tenant, newEmail)) !== undefined;
  const url = buildVerifyEmailUrl(
    { publicUrl: ctx.settings.publicUrl, externalId: partner.externalId },
    token,
  );
  const isWithinLimit = mails.toAddress < maxMailsPerHour;
  if (isWithinLimit && isTaken) {
    await sendMail(tx, ctx, {
      template: 'verify-email',
      to: newEmail,
      ...writeTakenMail(toLocale(user, partner), partner),
    });
  } else if (isWithinLimit) {
    await sendVerificationMail(tx, ctx, { partner, user, newEmail, url, expiresAt, timeZone });
  }
  appendAuditEvent(tx, ctx, {
    action: isWithinLimit ? 'sendVerificationEmail' : 'withholdVerificationEmail',
    entityType: 'user',
    entityId: user.id,
    next: { newEmail: maskEmail(newEmail) },
  });
}
