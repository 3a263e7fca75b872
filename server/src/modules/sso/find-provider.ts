import type { RequestContext } from '../../platform/context.ts';
import { isFeatureOn, type Partner } from '../partners/index.ts';
import { findIdentityProvider } from './identity-provider-store.ts';
import type { IdentityProvider, SsoTenant } from './identity-provider.ts';

/** The provider at which people of a tenant sign in, if there is one and the partner uses it. */
export async function findProvider(
  ctx: Pick<RequestContext, 'db' | 'partnerId' | 'ports' | 'settings'>,
  partner: Partner,
  tenant: SsoTenant,
): Promise<IdentityProvider | undefined> {
  if (tenant === 'platform') return toPlatformProvider(ctx);
  // Employees of an employer, who help others apply, sign in only where the partner has that feature (P104).
  if (tenant === 'advocate' && !(await isFeatureOn(ctx, partner, 'employee-authentication')))
    return undefined;

  const provider = await ctx.db.read((tx) => findIdentityProvider(tx, ctx.partnerId, tenant));
  return provider?.enabled ? provider : undefined;
}

function toPlatformProvider({ settings }: Pick<RequestContext, 'settings'>): IdentityProvider | undefined {
  const { platformSignOn } = settings;
  if (!platformSignOn) return undefined;
  return {
    ...platformSignOn,
    name: 'Platform staff',
    emailAttribute: null,
    nameAttribute: null,
    enabled: true,
  };
}
