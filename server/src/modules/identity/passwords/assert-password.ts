import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { verifyPassword } from '../../../platform/crypto/password.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { User } from '../../users/index.ts';
import { forgetTries } from '../guards/guard-act.ts';
import { guardPassword } from './guard-password.ts';

/** Refuses a wrong password of someone who is signed in; it counts like a wrong one at sign-in. */
export async function assertPassword(
  ctx: RequestContext,
  user: User,
  storedHash: string | undefined,
  password: string,
): Promise<void> {
  const subject = { tenant: user.tenant === 'platform' ? 'staff' : user.tenant, email: user.email } as const;
  await guardPassword(ctx, subject);

  const isRight = await verifyPassword(storedHash, password);
  await ctx.db.transaction(async (tx) => {
    if (isRight) await forgetTries(tx, ctx, 'password', subject);
    else appendAuditEvent(tx, ctx, { action: 'refusePassword', entityType: 'user', entityId: user.id });
  });
  if (!isRight) throw new AppError('auth/wrong-password');
}
