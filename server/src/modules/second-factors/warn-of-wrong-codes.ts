import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import { findUserById, toLocale } from '../users/index.ts';
import { writeWrongCodeMail, writeWrongCodesMail } from './second-factor-mail.ts';

/**
 * Tells a person of the first wrong code, and again when the tries are used up: whoever enters codes knows their
 * password.
 */
export async function warnOfWrongCodes(
  tx: Transaction,
  ctx: RequestContext,
  partner: Partner,
  userId: string,
  { isLocked }: { readonly isLocked: boolean },
): Promise<void> {
  const user = await findUserById(tx, ctx.partnerId, userId);
  if (!user) return;
  await sendMail(tx, ctx, {
    template: 'second-factor-guesses',
    to: user.email,
    ...(isLocked ? writeWrongCodesMail : writeWrongCodeMail)(toLocale(user, partner), partner),
  });
  if (!isLocked) return;
  appendAuditEvent(tx, ctx, { action: 'lockSecondFactor', entityType: 'user', entityId: userId });
}
