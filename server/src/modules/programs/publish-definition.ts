import { type Authored, checkProgram, type ProgramDefinition } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { toChecksum } from './definition-checksum.ts';
import { findDefinitionFor, insertDefinition } from './definition-store.ts';

/**
 * Publishes a version of a partner's own form for ever. Publishing the same again changes nothing; a changed body needs
 * a new version.
 */
export async function publishDefinition(
  ctx: Pick<RequestContext, 'actor' | 'db' | 'partnerId'>,
  definition: Authored<ProgramDefinition>,
): Promise<{ checksum: string }> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');

  assertSound(definition);
  const checksum = toChecksum(definition);
  const standing = await ctx.db.transaction(async (tx) => {
    // A form that the library has is not published a second time.
    const known = await findDefinitionFor(tx, ctx.partnerId, definition);
    if (known) return known;
    await insertDefinition(tx, ctx.partnerId, definition, checksum);
    return findDefinitionFor(tx, ctx.partnerId, definition);
  });
  if (standing?.checksum !== checksum) throw publishedOtherwise(definition);
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
