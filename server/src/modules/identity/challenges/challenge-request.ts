import type { RequestContext } from '../../../platform/context.ts';
import { decryptField } from '../../../platform/crypto/field-encryption.ts';
import type { ChallengeRequest } from '../../../ports/challenge.ts';
import { findRecaptchaKeys } from './challenge-store.ts';

/** What the challenge has to know: whose it is, the partner's own keys where it has some, and where the call came from. */
export async function toChallengeRequest(ctx: RequestContext): Promise<ChallengeRequest> {
  const { partnerId, client } = ctx;
  const recaptchaKeys = await ctx.db.transaction(async (tx) => {
    const stored = await findRecaptchaKeys(tx, partnerId);
    if (!stored) return undefined;
    const place = { table: 'recaptcha_keys', column: 'secret_key', purpose: 'recaptcha' } as const;
    const secretKey = await decryptField(tx, ctx, { ...place, rowId: stored.id }, stored.sealedSecretKey);
    return { siteKey: stored.siteKey, secretKey };
  });
  return { partnerId, now: ctx.now(), recaptchaKeys, clientAddress: client?.address };
}
