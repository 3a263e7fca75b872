import type { Transaction } from '../../partner-db.ts';

/** Partner, programs and whom they are for. */
export async function insertSetup(tx: Transaction, partner_id: string): Promise<void> {
  const definition_key = 'sample';
  const [program_id, applicant_type_id] = [partner_id, partner_id];
  await tx.insertInto('partners').values({ id: partner_id }).execute();
  await tx
    .insertInto('partner_profiles')
    .values({
      partner_id,
      external_id: `sample-${partner_id}`,
      name: 'Sample',
      email: 'help@sample.example',
      applicant_tenant_id: 'applicants',
      advocate_tenant_id: 'advocates',
      staff_tenant_id: 'staff',
    })
    .execute();
  await tx
    .insertInto('applicant_types')
    .values({ partner_id, id: applicant_type_id, name: `Student ${partner_id}`, role: 'FirstParty' })
    .execute();
  await tx
    .insertInto('definitions')
    .values({ owner: partner_id, key: definition_key, version: 1, checksum: '', body: '{}' })
    .execute();
  await tx
    .insertInto('programs')
    .values({
      partner_id,
      id: program_id,
      name: `Program ${partner_id}`,
      status: 'Open',
      definition_owner: partner_id,
      definition_key,
      definition_version: 1,
    })
    .execute();
  await tx
    .insertInto('program_applicant_types')
    .values({ partner_id, program_id, applicant_type_id })
    .execute();
  await tx
    .insertInto('feature_flags')
    .values({ partner_id, key: `flag-${partner_id}`, enabled: true })
    .execute();
  await tx.insertInto('incidents').values({ partner_id, message: 'Slow', severity: 'info' }).execute();
}
