import type { ProgramDefinition } from '@handrail/engine';
import { toChecksum } from './definition-checksum.ts';
import {
  insertLibraryForm,
  type LibraryForm,
  type LibraryOwner,
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
  for (const form of definitions.map(toForm)) {
    const standing = await insertLibraryForm(owner, form);
    if (standing !== form.checksum) await replaceLibraryForm(owner, form);
  }
}

function toForm(definition: ProgramDefinition): LibraryForm {
  assertSound(definition);
  const { key, version } = definition;
  return { key, version, checksum: toChecksum(definition), body: JSON.stringify(definition) };
}
