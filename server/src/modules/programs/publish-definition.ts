import { type Authored, checkProgram, type ProgramDefinition } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { toChecksum } from './definition-checksum.ts';
import { findDefinitionChecksum, insertDefinition } from './definition-store.ts';

/**
 * Publishes a version of a partner's own form for ever. Publishing the same again changes nothing; a changed body needs
 * a new version.
 */
export async function publishDefinition(
  ctx: Pick<RequestContext, 'actor' | 'db'>,
  definition: Authored<ProgramDefinition>,
): Promise<{ checksum: string }> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');

  assertSound(definition);
  const checksum = toChecksum(definition);
  const standing = await ctx.db.transaction(async (tx) => {
    await insertDefinition(tx, definition, checksum);
    return findDefinitionChecksum(tx, definition.key, definition.version);
  });
  if (standing !== checksum) throw publishedOtherwise(definition);
  return { checksum };
}

export function assertSound(definition: Authored<ProgramDefinition>): void {
  const faults = checkProgram(definition);
  if (faults.length === 0) return;
  const place = `${definition.key} version ${String(definition.version)}`;
  throw new AppError(
    'INVALID_INPUT',
    inEnglish(faults.map(({ path, message }) => `${place}, ${path}: ${message}`)),
  );
}

export function publishedOtherwise({ key, version }: Authored<ProgramDefinition>): AppError {
  return new AppError(
    'CONFLICT',
    inEnglish([
      `${key} version ${String(version)} is already published with other content; raise its version`,
    ]),
  );
}
