import type { Transaction } from '../../platform/db/partner-db.ts';

/** Remembers an assertion and tells whether it is the first time that it comes. */
export async function keepAssertion(
  tx: Transaction,
  partnerId: string,
  { assertionHash, expiresAt }: { readonly assertionHash: Buffer; readonly expiresAt: Date },
  now: Date,
): Promise<boolean> {
  await tx
    .deleteFrom('saml_assertions')
    .where('partner_id', '=', partnerId)
    .where('assertion_hash', 'in', (select) =>
      select
        .selectFrom('saml_assertions')
        .select('assertion_hash')
        .where('partner_id', '=', partnerId)
        .where('expires_at', '<', now)
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  const kept = await tx
    .insertInto('saml_assertions')
    .values({ partner_id: partnerId, assertion_hash: assertionHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['partner_id', 'assertion_hash']).doNothing())
    .returning('assertion_hash')
    .executeTakeFirst();
  return kept !== undefined;
}
