import type { Transaction } from '../../platform/db/partner-db.ts';
import type { ApplicantRole } from '../partners/index.ts';
import type { ProgramApplicantType } from './program.ts';

export async function listTypesByProgram(
  tx: Transaction,
  partnerId: string,
): Promise<Map<string, ProgramApplicantType[]>> {
  const rows = await tx
    .selectFrom('program_applicant_types as allowed')
    .innerJoin('applicant_types as type', (join) =>
      join
        .onRef('type.partner_id', '=', 'allowed.partner_id')
        .onRef('type.id', '=', 'allowed.applicant_type_id'),
    )
    .select(['allowed.program_id', 'type.id', 'type.name', 'type.role', 'allowed.name_override'])
    .where('allowed.partner_id', '=', partnerId)
    .orderBy('type.role')
    .orderBy('type.name')
    .execute();
  const byProgram = new Map<string, ProgramApplicantType[]>();
  for (const { program_id, id, name, role, name_override } of rows) {
    const type = { applicantType: { id, name, role: role as ApplicantRole }, nameOverride: name_override };
    byProgram.set(program_id, [...(byProgram.get(program_id) ?? []), type]);
  }
  return byProgram;
}

/** The applicant types for which at least one program that is not closed is meant. */
export async function listOfferedTypeIds(tx: Transaction, partnerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('program_applicant_types as allowed')
    .innerJoin('programs as program', (join) =>
      join
        .onRef('program.partner_id', '=', 'allowed.partner_id')
        .onRef('program.id', '=', 'allowed.program_id'),
    )
    .select('allowed.applicant_type_id')
    .distinct()
    .where('allowed.partner_id', '=', partnerId)
    .where('program.status', '!=', 'Closed')
    .execute();
  return rows.map(({ applicant_type_id }) => applicant_type_id);
}

export async function replaceProgramTypes(
  tx: Transaction,
  partnerId: string,
  programId: string,
  types: readonly ProgramApplicantType[],
): Promise<void> {
  await tx
    .deleteFrom('program_applicant_types')
    .where('partner_id', '=', partnerId)
    .where('program_id', '=', programId)
    .execute();
  if (types.length === 0) return;
  const rows = types.map(({ applicantType, nameOverride }) => ({
    partner_id: partnerId,
    program_id: programId,
    applicant_type_id: applicantType.id,
    name_override: nameOverride,
  }));
  await tx.insertInto('program_applicant_types').values(rows).execute();
}
