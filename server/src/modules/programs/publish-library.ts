import type { ProgramDefinition } from '@handrail/engine';
import { toChecksum } from './definition-checksum.ts';
import { insertLibraryForm, type LibraryOwner } from './library-store.ts';
import { assertSound, publishedOtherwise } from './publish-definition.ts';

/** Publishes the forms that every partner may use. */
export async function publishLibrary(
  owner: LibraryOwner,
  definitions: readonly ProgramDefinition[],
): Promise<void> {
  for (const definition of definitions) {
    assertSound(definition);
    const { key, version } = definition;
    const checksum = toChecksum(definition);
    const body = JSON.stringify(definition);
    const published = await insertLibraryForm(owner, { key, version, checksum, body });
    if (published !== checksum) throw publishedOtherwise(definition);
  }
}
