import type { Authored, ProgramDefinition } from '@handrail/engine';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { type DefinitionReference, libraryOwner } from './definition-reference.ts';

/** A published form as it is stored. */
export interface StoredDefinition {
  readonly owner: string;
  readonly body: unknown;
  readonly checksum: string;
}

/** The form that a partner means by a key and a version: its own, or else the library's. */
export async function findDefinitionFor(
  tx: Transaction,
  partnerId: string,
  { key, version }: { readonly key: string; readonly version: number },
): Promise<StoredDefinition | undefined> {
  return tx
    .selectFrom('definitions')
    .select(['owner', 'body', 'checksum'])
    .where('owner', 'in', [partnerId, libraryOwner])
    .where('key', '=', key)
    .where('version', '=', version)
    .orderBy(sql`owner = ${libraryOwner}`)
    .limit(1)
    .executeTakeFirst();
}

export async function findDefinition(
  tx: Transaction,
  { definitionOwner, definitionKey, definitionVersion }: DefinitionReference,
): Promise<StoredDefinition | undefined> {
  return tx
    .selectFrom('definitions')
    .select(['owner', 'body', 'checksum'])
    .where('owner', '=', definitionOwner)
    .where('key', '=', definitionKey)
    .where('version', '=', definitionVersion)
    .executeTakeFirst();
}

/** Stores a partner's definition unless the partner has used its key and version. */
export async function insertDefinition(
  tx: Transaction,
  owner: string,
  definition: Authored<ProgramDefinition>,
  checksum: string,
): Promise<void> {
  const { key, version } = definition;
  await tx
    .insertInto('definitions')
    .values({ owner, key, version, checksum, body: JSON.stringify(definition) })
    .onConflict((conflict) => conflict.columns(['owner', 'key', 'version']).doNothing())
    .execute();
}
