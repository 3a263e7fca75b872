import type { RequestContext } from '../../platform/context.ts';
import { platformTenantId } from '../identity/index.ts';
import type { Partner } from '../partners/index.ts';
import { findProvider } from './find-provider.ts';
import type { SsoTenant } from './identity-provider.ts';

/** What a visitor may know of a provider: what to call it, and the tenant in which it signs people in. */
export interface SignOnProvider {
  readonly name: string;
  readonly tenantId: string;
}

/** The provider of a tenant as sign-in pages show it. */
export async function findSignOnProvider(
  ctx: RequestContext,
  partner: Partner,
  tenant: SsoTenant,
): Promise<SignOnProvider | null> {
  const provider = await findProvider(ctx, partner, tenant);
  if (!provider) return null;
  return {
    name: provider.name,
    tenantId: tenant === 'platform' ? platformTenantId : partner.tenantIds[tenant],
  };
}
