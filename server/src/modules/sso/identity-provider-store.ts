import type { Transaction } from '../../platform/db/partner-db.ts';
import type { IdentityProvider, SsoTenant } from './identity-provider.ts';

/** The platform's provider is not a partner's, so it is never stored. */
export type StoredTenant = Exclude<SsoTenant, 'platform'>;

export async function findIdentityProvider(
  tx: Transaction,
  partnerId: string,
  tenant: StoredTenant,
): Promise<IdentityProvider | undefined> {
  const row = await tx
    .selectFrom('identity_providers')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return (
    row && {
      entityId: row.entity_id,
      ssoUrl: row.sso_url,
      certificates: row.certificates,
      name: row.name,
      emailAttribute: row.email_attribute,
      nameAttribute: row.name_attribute,
      enabled: row.enabled,
    }
  );
}

export async function upsertIdentityProvider(
  tx: Transaction,
  partnerId: string,
  tenant: StoredTenant,
  provider: IdentityProvider,
  now: Date,
): Promise<void> {
  const columns = {
    entity_id: provider.entityId,
    sso_url: provider.ssoUrl,
    certificates: [...provider.certificates],
    name: provider.name,
    email_attribute: provider.emailAttribute,
    name_attribute: provider.nameAttribute,
    enabled: provider.enabled,
    updated_at: now,
  };
  await tx
    .insertInto('identity_providers')
    .values({ partner_id: partnerId, tenant, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'tenant']).doUpdateSet(columns))
    .execute();
}
