import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import { maskEmail } from '../../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { insertToken } from '../../one-time-tokens/index.ts';
import { getPartner, isTimeZone } from '../../partners/index.ts';
import { guardAct } from '../guards/guard-act.ts';
import { getTenant } from '../identity-tenant.ts';
import { mailPasswordReset } from './mail-password-reset.job.ts';
import { passwordResetMinutes } from './password-reset.ts';
import { toVerifier } from './to-verifier.ts';

export interface PasswordResetRequest {
  readonly email: string;
  readonly tenantId: string;
  readonly timezone: string;
}

/**
 * Takes a request for a new password. Whether the address has an account is looked up later, in a job, so that neither
 * the answer nor its time can tell.
 */
export async function sendPasswordReset(
  ctx: RequestContext,
  request: PasswordResetRequest,
  knownVerifier?: string,
): Promise<{ verifier: string }> {
  const partner = await getPartner(ctx);
  const tenant = getTenant(partner, request.tenantId);
  if (tenant === 'staff') throw new AppError('auth/unsupported-tenant-operation');

  const { email } = request;
  await guardAct(ctx, 'passwordReset', { tenant, email });
  const now = ctx.now();
  const verifier = toVerifier(knownVerifier);
  const id = randomUUID();

  await ctx.db.transaction(async (tx) => {
    await insertToken(tx, ctx.partnerId, {
      purpose: 'passwordReset',
      id,
      tokenHash: null,
      verifierHash: hashToken(verifier),
      email,
      tenant,
      payload: { timeZone: isTimeZone(request.timezone) ? request.timezone : partner.timeZone },
      createdAt: now,
      expiresAt: new Date(now.getTime() + passwordResetMinutes * 60_000),
    });
    await enqueueJob(tx, ctx, mailPasswordReset, { resetId: id });
    appendAuditEvent(tx, ctx, {
      action: 'sendPasswordReset',
      entityType: 'passwordReset',
      entityId: id,
      next: { email: maskEmail(email), tenant },
    });
  });
  return { verifier };
}
