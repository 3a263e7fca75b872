import type { Transaction } from '../../../platform/db/partner-db.ts';

/** Remembers a solution and tells whether it was shown for the first time. */
export async function insertUsedChallenge(
  tx: Transaction,
  partnerId: string,
  { digest, expiresAt }: { readonly digest: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('used_challenges')
    .values({ partner_id: partnerId, digest, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst();
  return inserted !== undefined;
}

interface StoredRecaptchaKeys {
  readonly id: string;
  readonly siteKey: string;
  readonly sealedSecretKey: string;
}

export async function findRecaptchaKeys(
  tx: Transaction,
  partnerId: string,
): Promise<StoredRecaptchaKeys | undefined> {
  const row = await tx
    .selectFrom('recaptcha_keys')
    .select(['id', 'site_key', 'secret_key'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row && { id: row.id, siteKey: row.site_key, sealedSecretKey: row.secret_key };
}

export async function upsertRecaptchaKeys(
  tx: Transaction,
  partnerId: string,
  { id, siteKey, sealedSecretKey }: StoredRecaptchaKeys,
): Promise<void> {
  const columns = { id, site_key: siteKey, secret_key: sealedSecretKey };
  await tx
    .insertInto('recaptcha_keys')
    .values({ partner_id: partnerId, ...columns })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(columns))
    .execute();
}
