import { checkProgram, type ProgramDefinition } from '@handrail/engine';
import type { Visit } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toChecksum } from './definition-checksum.ts';
import { findDefinitionChecksum, insertDefinition } from './definition-store.ts';

/** Publishes a version of a form for ever. Publishing the same again changes nothing; a changed body needs a new version. */
export async function publishDefinition(
  visit: Pick<Visit, 'actor' | 'publicDb'>,
  definition: ProgramDefinition,
): Promise<{ checksum: string }> {
  if (visit.actor.kind !== 'system') throw new AppError('FORBIDDEN');

  const faults = checkProgram(definition);
  if (faults.length > 0) {
    const place = `${definition.key} version ${String(definition.version)}`;
    throw new AppError(
      'INVALID_INPUT',
      faults.map(({ path, message }) => `${place}, ${path}: ${message}`),
    );
  }

  const checksum = toChecksum(definition);
  const standing = await visit.publicDb.transaction(async (tx) => {
    await insertDefinition(tx, definition, checksum);
    return findDefinitionChecksum(tx, definition.key, definition.version);
  });
  if (standing !== checksum) {
    throw new AppError('CONFLICT', [
      `${definition.key} version ${String(definition.version)} is already published with other content; raise its version`,
    ]);
  }
  return { checksum };
}
