import type { RequestContext } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import { findToken, isTokenLive } from '../../one-time-tokens/index.ts';
import { getPartner } from '../../partners/index.ts';
import { getTenant } from '../identity-tenant.ts';

/** Whether a link can still change a password, which redeeming it would tell as well. Looking does not use it up. */
export async function isResetLinkLive(
  ctx: RequestContext,
  { tenantId, token }: { readonly tenantId: string; readonly token: string },
): Promise<boolean> {
  const tenant = getTenant(await getPartner(ctx), tenantId);
  return ctx.db.read(async (tx) => {
    const reset = await findToken(tx, ctx.partnerId, 'passwordReset', { tokenHash: hashToken(token) });
    return reset?.tenant === tenant && isTokenLive(reset, ctx.now());
  });
}
