import type { ProgramDefinition } from '@handrail/engine';
import type { ClientBase } from 'pg';
import { toChecksum } from './definition-checksum.ts';
import { assertSound, publishedOtherwise } from './publish-definition.ts';

/** Publishes the forms that every partner may use, as the owner of the tables: the product's own role cannot. */
export async function publishLibrary(
  owner: Pick<ClientBase, 'query'>,
  definitions: readonly ProgramDefinition[],
): Promise<void> {
  for (const definition of definitions) {
    assertSound(definition);
    const { key, version } = definition;
    const checksum = toChecksum(definition);
    await owner.query(
      `insert into definitions (key, version, checksum, body, owned_by) values ($1, $2, $3, $4, null)
       on conflict (key, version) do nothing`,
      [key, version, checksum, JSON.stringify(definition)],
    );
    const { rows } = await owner.query<{ checksum: string }>(
      'select checksum from definitions where key = $1 and version = $2',
      [key, version],
    );
    if (rows[0]?.checksum !== checksum) throw publishedOtherwise(definition);
  }
}
