import type { RequestContext } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import { getPartner } from '../../partners/index.ts';
import { getTenant } from '../identity-tenant.ts';
import { findPasswordResetByToken } from './password-reset-store.ts';
import { isResetLive } from './password-reset.ts';

/** Whether a link can still change a password, which redeeming it would tell as well. Looking does not use it up. */
export async function isResetLinkLive(
  ctx: RequestContext,
  { tenantId, token }: { readonly tenantId: string; readonly token: string },
): Promise<boolean> {
  const tenant = getTenant(await getPartner(ctx), tenantId);
  return ctx.db.transaction(async (tx) => {
    const reset = await findPasswordResetByToken(tx, ctx.partnerId, hashToken(token));
    return reset?.tenant === tenant && isResetLive(reset, ctx.now());
  });
}
