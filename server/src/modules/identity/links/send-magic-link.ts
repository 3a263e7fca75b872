import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import { maskEmail } from '../../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { createToken, hashToken } from '../../../platform/crypto/token.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { sendMail } from '../../notifications/index.ts';
import { insertToken } from '../../one-time-tokens/index.ts';
import { getPartner, isTimeZone } from '../../partners/index.ts';
import { toContinuePath } from './continue-path.ts';
import { guardAct } from '../guards/guard-act.ts';
import { getTenant } from '../identity-tenant.ts';
import { writeMagicLinkMail } from './magic-link-mail.ts';
import { buildMagicLinkUrl, magicLinkMinutes } from './magic-link.ts';
import { toVerifier } from '../passwords/to-verifier.ts';

export interface MagicLinkRequest {
  readonly email: string;
  readonly tenantId: string;
  readonly timezone: string;
  readonly continueUrl?: string | null | undefined;
}

/** Mails a sign-in link. It never looks whether the address has an account, so no answer can tell. */
export async function sendMagicLink(
  ctx: RequestContext,
  request: MagicLinkRequest,
  knownVerifier?: string,
): Promise<{ verifier: string }> {
  const partner = await getPartner(ctx);
  const tenant = getTenant(partner, request.tenantId);
  if (tenant === 'staff') throw new AppError('auth/unsupported-tenant-operation');

  const { email } = request;
  await guardAct(ctx, 'magicLink', { tenant, email });
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + magicLinkMinutes * 60_000);
  const place = { publicUrl: ctx.settings.publicUrl, externalId: partner.externalId };
  const continuePath = toContinuePath(request.continueUrl, place);
  const verifier = toVerifier(knownVerifier);
  const { token, hash: tokenHash } = createToken();
  const id = randomUUID();

  await ctx.db.transaction(async (tx) => {
    await insertToken(tx, ctx.partnerId, {
      purpose: 'magicLink',
      id,
      tokenHash,
      verifierHash: hashToken(verifier),
      email,
      tenant,
      payload: { continuePath },
      createdAt: now,
      expiresAt,
    });
    const url = buildMagicLinkUrl(place, { token, continuePath });
    const timeZone = isTimeZone(request.timezone) ? request.timezone : partner.timeZone;
    // In the language of whoever asks: that of the account would tell that there is one.
    const mail = writeMagicLinkMail(ctx.locale, partner, { url, expiresAt, timeZone });
    await sendMail(tx, ctx, { template: 'magic-link', to: email, ...mail });
    appendAuditEvent(tx, ctx, {
      action: 'sendMagicLink',
      entityType: 'magicLink',
      entityId: id,
      next: { email: maskEmail(email), tenant },
    });
  });
  return { verifier };
}
