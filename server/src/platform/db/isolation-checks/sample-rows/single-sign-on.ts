import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../partner-db.ts';

/** An identity provider, a sign-in that was sent there, and its answer. */
export async function insertSingleSignOn(tx: Transaction, partner_id: string): Promise<void> {
  const at = new Date(0);
  const hash = randomBytes(32);
  await tx
    .insertInto('identity_providers')
    .values({
      partner_id,
      tenant: otherTenant(),
      entity_id: `https://idp.example/${partner_id}`,
      sso_url: 'https://idp.example/sso',
      certificates: ['certificate'],
      name: 'Sample',
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('saml_requests')
    .values({
      ...{ partner_id, request_hash: hash, verifier_hash: hash },
      tenant: 'advocate',
      created_at: at,
      expires_at: at,
    })
    .execute();
  await tx
    .insertInto('saml_assertions')
    .values({ partner_id, assertion_hash: hash, expires_at: at })
    .execute();
}

let providers = 0;

/** Advocates and staff in turn, because two partners with the same tenant would each have the other's key. */
function otherTenant(): string {
  providers += 1;
  return providers % 2 === 0 ? 'staff' : 'advocate';
}
