import type { ProgramDefinition } from '@handrail/engine';
import { toChecksum } from './definition-checksum.ts';
import {
  insertLibraryForm,
  type LibraryForm,
  type LibraryOwner,
  listLibraryChecksums,
  replaceLibraryForm,
} from './library-store.ts';
import { assertSound, publishedOtherwise } from './publish-definition.ts';

/** Publishes the forms that every partner may use. */
export async function publishLibrary(
  owner: LibraryOwner,
  definitions: readonly ProgramDefinition[],
): Promise<void> {
  for (const definition of definitions) {
    const form = toForm(definition);
    const published = await insertLibraryForm(owner, form);
    if (published !== form.checksum) throw publishedOtherwise(definition);
  }
}

/** Offers the forms as drafts, for development: a changed one takes the place of what had its version before. */
export async function draftLibrary(
  owner: LibraryOwner,
  definitions: readonly ProgramDefinition[],
): Promise<void> {
  const standing = await listLibraryChecksums(owner);
  // Checking every form is what most of a restart would go into.
  const changed = definitions.filter((definition) => !standing.has(toChecksum(definition)));
  for (const form of changed.map(toForm)) {
    const found = await insertLibraryForm(owner, form);
    if (found !== form.checksum) await replaceLibraryForm(owner, form);
  }
}

function toForm(definition: ProgramDefinition): LibraryForm {
  assertSound(definition);
  const { key, version } = definition;
  return { key, version, checksum: toChecksum(definition), body: JSON.stringify(definition) };
}
