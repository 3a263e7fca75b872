import { type Migration, toLabel, toNumber } from './read-migrations.ts';
import { OperatorError } from '../../errors/operator-error.ts';

export type AppliedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>;

/** The migrations still to apply, or a refusal when code and database do not share one history. */
export function planMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const databaseAt = Math.max(0, ...applied.map(({ number }) => number));
  if (databaseAt > known.length) {
    throw new OperatorError(
      `The database is at ${toNumber(databaseAt)}, this code knows up to ${toNumber(known.length)}. ` +
        'Start a newer version of the code.',
    );
  }
  const done = new Map(applied.map((migration) => [migration.number, migration]));
  for (const migration of known.slice(0, databaseAt))
    assertApplied(migration, done.get(migration.number), databaseAt);
  return known.slice(databaseAt);
}

function assertApplied(
  migration: Migration,
  applied: AppliedMigration | undefined,
  databaseAt: number,
): void {
  if (!applied) {
    throw new OperatorError(
      `Migration ${toLabel(migration)} was never applied, although the database is at ${toNumber(databaseAt)}. ` +
        'Give it the next free number.',
    );
  }
  if (applied.name !== migration.name || applied.checksum !== migration.checksum) {
    throw new OperatorError(
      `Migration ${toLabel(migration)} differs from ${toLabel(applied)} as it was applied. ` +
        'An applied migration never changes: write the next one instead.',
    );
  }
}
