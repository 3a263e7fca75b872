import { sql } from 'kysely';
import type { PartnerDb } from '../partner-db.ts';
import { findMigrations } from './find-migrations.ts';
import { readMigrations, toLabel } from './read-migrations.ts';
import { OperatorError } from '../../errors/operator-error.ts';

/**
 * Throws while the database lacks one of this code's migrations.
 * A newer database is fine here: a running version serves on while its successor migrates.
 */
export async function assertMigrated(db: PartnerDb, directory = findMigrations()): Promise<void> {
  const known = await readMigrations(directory);
  const applied = await db.read((tx) =>
    sql<{ checksum: string }>`select checksum from schema_migrations`.execute(tx),
  );
  const checksums = new Set(applied.rows.map(({ checksum }) => checksum));
  const missing = known.find(({ checksum }) => !checksums.has(checksum));
  if (missing) throw new OperatorError(`The database lacks migration ${toLabel(missing)}.`);
}
