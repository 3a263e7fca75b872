import type { Transaction } from '../../platform/db/partner-db.ts';
import type { SsoTenant } from './identity-provider.ts';

/** A sign-in that was sent to a provider. */
export interface SamlRequest {
  readonly tenant: SsoTenant;
  /** Where the person wanted to go, already known to lie inside the partner. */
  readonly relayPath: string | null;
  readonly verifierHash: Buffer;
  readonly createdAt: Date;
}

/** Keeps the request, and forgets those that nobody can answer any more. */
export async function insertSamlRequest(
  tx: Transaction,
  partnerId: string,
  request: SamlRequest & { readonly requestHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await deleteExpired(tx, partnerId, request.createdAt);
  await tx
    .insertInto('saml_requests')
    .values({
      partner_id: partnerId,
      request_hash: request.requestHash,
      tenant: request.tenant,
      relay_path: request.relayPath,
      verifier_hash: request.verifierHash,
      created_at: request.createdAt,
      expires_at: request.expiresAt,
    })
    .execute();
}

/** Takes the request in one step: whoever answers it second gets nothing. */
export async function consumeSamlRequest(
  tx: Transaction,
  partnerId: string,
  requestHash: Buffer,
  now: Date,
): Promise<SamlRequest | undefined> {
  const row = await tx
    .updateTable('saml_requests')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('request_hash', '=', requestHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['tenant', 'relay_path', 'verifier_hash', 'created_at'])
    .executeTakeFirst();
  return (
    row && {
      tenant: row.tenant as SsoTenant,
      relayPath: row.relay_path,
      verifierHash: row.verifier_hash,
      createdAt: row.created_at,
    }
  );
}

/** Skips what another sign-in is deleting right now, so that two of them never wait for each other. */
async function deleteExpired(tx: Transaction, partnerId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('saml_requests')
    .where('partner_id', '=', partnerId)
    .where('request_hash', 'in', (select) =>
      select
        .selectFrom('saml_requests')
        .select('request_hash')
        .where('partner_id', '=', partnerId)
        .where('expires_at', '<', now)
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
