import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { appendAuditEvent, type Json } from '../../platform/audit/append-audit-event.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { assertRight } from '../../platform/rights.ts';
import {
  getPartnerWithin,
  isPublicAddress,
  listApplicantTypes,
  listUnknownFeatures,
  type ApplicantType,
  type SavingContext,
} from '../partners/index.ts';
import { findDefinitionFor } from './definition-store.ts';
import { replaceProgramTypes } from './program-applicant-type-store.ts';
import { listProgramsOf, upsertProgram, type ProgramRow } from './program-store.ts';
import type { ProgramApplicantType } from './program.ts';

/** Everything that a partner may set about a program. The name says which program is meant; whose form it uses follows. */
export interface ProgramDraft extends Omit<ProgramRow, 'id' | 'definitionOwner'> {
  readonly applicantTypes: readonly { readonly name: string; readonly nameOverride?: string }[];
}

/** Saves a program of the partner in context; saving the same again changes nothing. */
export async function saveProgram(ctx: SavingContext, draft: ProgramDraft): Promise<{ id: string }> {
  assertRight(ctx.actor, 'changePrograms');
  const faults = checkDraft(draft);
  if (faults.length > 0) throw new AppError('INVALID_INPUT', inEnglish(faults));

  return ctx.db.transaction(async (tx) => {
    const definitionOwner = await getDefinitionOwner(tx, ctx, draft);
    await assertNarrows(tx, ctx, draft);
    const types = toProgramTypes(await listApplicantTypes(tx, ctx.partnerId), draft);
    const previous = (await listProgramsOf(tx, ctx.partnerId)).find(({ name }) => name === draft.name);

    const id = previous?.id ?? randomUUID();
    const program = { ...draft, id, definitionOwner, applicantTypes: types };
    if (previous && isDeepStrictEqual(previous, { ...program, outline: previous.outline })) return { id };

    await upsertProgram(tx, ctx.partnerId, program);
    await replaceProgramTypes(tx, ctx.partnerId, id, types);
    appendAuditEvent(tx, ctx, {
      action: 'saveProgram',
      entityType: 'program',
      entityId: id,
      next: JSON.parse(JSON.stringify({ ...draft, definitionOwner })) as Json,
    });
    return { id };
  });
}

function checkDraft({ name, features, heroImage }: ProgramDraft): string[] {
  return [
    ...(name.trim() === '' ? ['name is empty'] : []),
    ...listUnknownFeatures(features).map((key) => `feature "${key}" is unknown`),
    ...(heroImage === null || isPublicAddress(heroImage)
      ? []
      : [`heroImage "${heroImage}" must be an https address or a path under /assets/`]),
  ];
}

/** A program can narrow what its partner has on, never widen it. */
async function assertNarrows(tx: Transaction, ctx: SavingContext, draft: ProgramDraft): Promise<void> {
  const { features } = await getPartnerWithin(tx, ctx);
  const missing = draft.features.filter((feature) => !features.includes(feature));
  if (missing.length === 0) return;
  throw new AppError(
    'INVALID_INPUT',
    inEnglish(
      missing.map((key) => `Program "${draft.name}" has the feature "${key}", which is off for the partner`),
    ),
  );
}

/** Whose form a program uses: the partner's own goes before the library's. */
async function getDefinitionOwner(
  tx: Transaction,
  { partnerId }: SavingContext,
  { name, definitionKey: key, definitionVersion: version }: ProgramDraft,
): Promise<string> {
  const found = await findDefinitionFor(tx, partnerId, { key, version });
  if (found) return found.owner;
  throw new AppError(
    'INVALID_INPUT',
    inEnglish([
      `Program "${name}" names the configuration "${key}" version ${String(version)}, which is not published`,
    ]),
  );
}

/** In the order in which they are read back, so that another order in the draft is no change. */
function toProgramTypes(known: readonly ApplicantType[], draft: ProgramDraft): ProgramApplicantType[] {
  const unknown = draft.applicantTypes.filter(({ name }) => !known.some((type) => type.name === name));
  if (unknown.length > 0) {
    throw new AppError(
      'INVALID_INPUT',
      inEnglish(
        unknown.map(({ name }) => `Program "${draft.name}" names the unknown applicant type "${name}"`),
      ),
    );
  }
  return known.flatMap((applicantType) => {
    const meant = draft.applicantTypes.find(({ name }) => name === applicantType.name);
    return meant ? [{ applicantType, nameOverride: meant.nameOverride ?? null }] : [];
  });
}
