import { randomUUID } from 'node:crypto';
import { catalogue } from '@handrail/programs';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext, Visit } from '../../platform/context.ts';
import { joinTransaction } from '../../platform/db/join-transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { findPartner, savePartner } from '../partners/index.ts';
import { findDefinitionFor, publishDefinition, saveProgram } from '../programs/index.ts';
import { saveTaxSettings } from '../taxes/index.ts';
import { inviteStaffOnce, type InvitingContext } from '../team/index.ts';
import { diffPartnerFiles } from './diff-partner-files.ts';
import type { PartnerFile } from './partner-file.ts';
import { pinVersions, type PinnedFile } from './pin-versions.ts';
import { readPartnerFile } from './read-partner-file.ts';
import { toPartnerDraft, toProgramDrafts, toTaxSettings } from './to-drafts.ts';
import { toDefinitionName } from './to-normal-form.ts';

export type ApplyingVisit = Pick<Visit, 'actor' | 'requestId' | 'keys' | 'settings' | 'now' | 'publicDb'> & {
  readonly enter: (partnerId: string) => InvitingContext;
};

export interface AppliedFile {
  readonly isNew: boolean;
  /** One line for each difference that it makes. */
  readonly changes: readonly string[];
  /** What the partner has beyond the file, which stays as it is. */
  readonly leftAlone: readonly string[];
}

/**
 * Makes a partner what its file says, in one transaction; applying the same file again changes nothing.
 * A dry run does the same work and takes it back, so that it fails where the real one would.
 */
export async function applyPartnerFile(
  visit: ApplyingVisit,
  file: PartnerFile,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<AppliedFile> {
  const known = await findPartner(visit, file.id);
  const ctx = visit.enter(known?.id ?? randomUUID());
  let applied: AppliedFile | undefined;
  try {
    await ctx.db.transaction(async (tx) => {
      const db = joinTransaction(tx);
      const joined = { ...visit, ...ctx, db, publicDb: db };
      const before = known && (await readPartnerFile(joined));
      await save(joined, pinVersions(file, before));
      const after = await readPartnerFile(joined);
      applied = {
        isNew: !known,
        changes: diffPartnerFiles(before, after),
        leftAlone: listLeftAlone(file, after),
      };
      if (isDryRun) throw dryRunIsOver;
    });
  } catch (error) {
    if (error !== dryRunIsOver) throw error;
  }
  if (!applied) throw new Error('The file was applied without a result');
  return applied;
}

const dryRunIsOver = new Error('The dry run is over');

async function save(
  ctx: InvitingContext & Pick<RequestContext, 'publicDb'>,
  file: PinnedFile,
): Promise<void> {
  await savePartner(ctx, toPartnerDraft(file));
  await saveTaxSettings(ctx, toTaxSettings(file));
  await publishOwnDefinitions(ctx, file);
  for (const draft of toProgramDrafts(file)) await saveProgram(ctx, draft);
  for (const { email, role } of file.staff ?? []) await inviteStaffOnce(ctx, { email, role });
}

/** The library's forms are there; those that the file brings belong to the partner. */
async function publishOwnDefinitions(
  ctx: InvitingContext & Pick<RequestContext, 'publicDb'>,
  { programs, definitions = [] }: PinnedFile,
): Promise<void> {
  for (const [index, { definition: used }] of programs.entries()) {
    const name = toDefinitionName(used);
    const published = await ctx.db.transaction((tx) => findDefinitionFor(tx, ctx.partnerId, used));
    const own = definitions.find((definition) => toDefinitionName(definition) === name);
    if (!own && !published) throw unknownDefinition(index, used);
    if (!own) continue;

    const { checksum } = await publishDefinition(ctx, own);
    if (published) continue;
    await ctx.db.transaction((tx) =>
      appendAuditEvent(tx, ctx, {
        action: 'publishDefinition',
        entityType: 'definition',
        entityId: name,
        next: { checksum },
      }),
    );
  }
}

function unknownDefinition(
  index: number,
  used: { readonly key: string; readonly version: number },
): AppError {
  const versions = catalogue.filter(({ key }) => key === used.key).map(({ version }) => String(version));
  const path = `programs[${String(index)}].definition`;
  return new AppError(
    'INVALID_INPUT',
    inEnglish([
      versions.length > 0
        ? `${path}.version: ${String(used.version)} is not allowed here. Allowed: ${versions.join(', ')}, or a form under "definitions".`
        : `${path}.key: "${used.key}" is not allowed here. Allowed: ${catalogue.map(({ key }) => key).join(', ')}, or a form under "definitions".`,
    ]),
  );
}

function listLeftAlone(file: PartnerFile, after: PartnerFile): string[] {
  const missing = (now: readonly { readonly name: string }[], then: readonly { readonly name: string }[]) =>
    now.map(({ name }) => name).filter((name) => !then.some((each) => each.name === name));
  return [
    ...missing(after.applicantTypes, file.applicantTypes).map((name) => `the applicant type "${name}"`),
    ...missing(after.programs ?? [], file.programs ?? []).map((name) => `the program "${name}"`),
  ];
}
