import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/partner-db.ts';

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
