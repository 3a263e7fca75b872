import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type MagicLink, maxFailedConfirmations, type NewMagicLink } from './magic-link.ts';

/** Makes every act on these addresses wait for the one before; in one order, so that two acts cannot deadlock. */
export async function lockAddresses(
  tx: Transaction,
  partnerId: string,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails.toSorted()) await lockAddress(tx, partnerId, email);
}

/** Makes every act on one address wait for the one before, so that links cannot deadlock. */
export async function lockAddress(tx: Transaction, partnerId: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`magic-link:${partnerId}:${email}`}, 0))`.execute(
    tx,
  );
}

export async function insertMagicLink(tx: Transaction, partnerId: string, link: NewMagicLink): Promise<void> {
  await tx
    .insertInto('magic_links')
    .values({
      partner_id: partnerId,
      id: link.id,
      token_hash: link.tokenHash,
      verifier_hash: link.verifierHash,
      email: link.email,
      tenant: link.tenant,
      continue_url: link.continuePath,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

export async function findMagicLink(
  tx: Transaction,
  partnerId: string,
  tokenHash: Buffer,
): Promise<MagicLink | undefined> {
  const row = await tx
    .selectFrom('magic_links')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      tokenHash: row.token_hash,
      verifierHash: row.verifier_hash,
      email: row.email,
      tenant: row.tenant as MagicLink['tenant'],
      continuePath: row.continue_url,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      failedConfirmations: row.failed_confirmations,
    }
  );
}

/** Claims the link atomically: of any number of concurrent callers, exactly one gets true. */
export async function consumeMagicLink(
  tx: Transaction,
  partnerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('magic_links')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('failed_confirmations', '<', maxFailedConfirmations)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countFailedConfirmation(tx: Transaction, partnerId: string, id: string): Promise<void> {
  await tx
    .updateTable('magic_links')
    .set((update) => ({ failed_confirmations: update('failed_confirmations', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}
