import type { Transaction } from '../../platform/db/partner-db.ts';
import type { MailingAddress } from '../partners/index.ts';
import { listTypesByProgram } from './program-applicant-type-store.ts';
import type { DefinitionOutline, Program, ProgramConfig, ProgramStatus } from './program.ts';

export async function findProgram(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<Program | undefined> {
  return (await listProgramsOf(tx, partnerId)).find((program) => program.id === id);
}

/** By name, because almost every request asks for them: with a star, each would be planned anew. */
const programColumns = [
  'program.id',
  'program.name',
  'program.summary',
  'program.status',
  'program.hero_image_url',
  'program.features',
  'program.mailing_address',
  'program.definition_owner',
  'program.definition_key',
  'program.definition_version',
  'program.max_funding_amount_cents',
  'program.expected_minutes',
  'program.sort_order',
  'program.config',
  'definition.outline',
] as const;

/** Every program of a partner in the order in which people see them. */
export async function listProgramsOf(tx: Transaction, partnerId: string): Promise<Program[]> {
  const typesByProgram = await listTypesByProgram(tx, partnerId);
  const rows = await tx
    .selectFrom('programs as program')
    .innerJoin('definitions as definition', (join) =>
      join
        .onRef('definition.owner', '=', 'program.definition_owner')
        .onRef('definition.key', '=', 'program.definition_key')
        .onRef('definition.version', '=', 'program.definition_version'),
    )
    .select(programColumns)
    .where('program.partner_id', '=', partnerId)
    .orderBy('program.sort_order')
    .orderBy('program.name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    summary: row.summary as Program['summary'],
    status: row.status as ProgramStatus,
    heroImage: row.hero_image_url,
    features: row.features,
    mailingAddress: row.mailing_address as MailingAddress | null,
    definitionOwner: row.definition_owner,
    definitionKey: row.definition_key,
    definitionVersion: row.definition_version,
    maxFundingAmountCents: row.max_funding_amount_cents,
    expectedMinutes: row.expected_minutes,
    sortOrder: row.sort_order,
    config: row.config as ProgramConfig,
    applicantTypes: typesByProgram.get(row.id) ?? [],
    outline: row.outline as unknown as DefinitionOutline,
  }));
}

/** What the program's own row holds. */
export type ProgramRow = Omit<Program, 'applicantTypes' | 'outline'>;

export async function upsertProgram(tx: Transaction, partnerId: string, program: ProgramRow): Promise<void> {
  const columns = {
    name: program.name,
    summary: program.summary === null ? null : JSON.stringify(program.summary),
    status: program.status,
    hero_image_url: program.heroImage,
    features: [...program.features],
    mailing_address: program.mailingAddress && JSON.stringify(program.mailingAddress),
    definition_owner: program.definitionOwner,
    definition_key: program.definitionKey,
    definition_version: program.definitionVersion,
    max_funding_amount_cents: program.maxFundingAmountCents,
    expected_minutes: program.expectedMinutes,
    sort_order: program.sortOrder,
    config: JSON.stringify(program.config),
  };
  await tx
    .insertInto('programs')
    .values({ partner_id: partnerId, id: program.id, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(columns))
    .execute();
}
