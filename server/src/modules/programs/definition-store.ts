import type { Authored, ProgramDefinition } from '@handrail/engine';
import type { Transaction } from '../../platform/db/partner-db.ts';

export async function findDefinitionChecksum(
  tx: Transaction,
  key: string,
  version: number,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('definitions')
    .select('checksum')
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.checksum;
}

/** Stores a definition unless its key and version are taken. */
export async function insertDefinition(
  tx: Transaction,
  definition: Authored<ProgramDefinition>,
  checksum: string,
): Promise<void> {
  const { key, version } = definition;
  await tx
    .insertInto('definitions')
    .values({ key, version, checksum, body: JSON.stringify(definition) })
    .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
    .execute();
}

export async function findDefinition(
  tx: Transaction,
  key: string,
  version: number,
): Promise<{ body: unknown; checksum: string } | undefined> {
  return tx
    .selectFrom('definitions')
    .select(['body', 'checksum'])
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
}
