import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { encryptField } from '../../../platform/crypto/field-encryption.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { RecaptchaKeys } from '../../../ports/challenge.ts';
import { upsertRecaptchaKeys } from './challenge-store.ts';

/** Gives a partner reCAPTCHA keys of its own, which count where the installation uses reCAPTCHA at all. */
export async function saveRecaptchaKeys(ctx: RequestContext, keys: RecaptchaKeys): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');

  const id = randomUUID();
  const place = { table: 'recaptcha_keys', column: 'secret_key', purpose: 'recaptcha', rowId: id } as const;
  await ctx.db.transaction(async (tx) => {
    const sealedSecretKey = await encryptField(tx, ctx, place, keys.secretKey);
    await upsertRecaptchaKeys(tx, ctx.partnerId, { id, siteKey: keys.siteKey, sealedSecretKey });
    appendAuditEvent(tx, ctx, {
      action: 'saveRecaptchaKeys',
      entityType: 'partner',
      entityId: ctx.partnerId,
      next: { siteKey: keys.siteKey },
    });
  });
}
