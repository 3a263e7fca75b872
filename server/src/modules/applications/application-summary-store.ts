import { type InferResult, sql } from 'kysely';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { joinedCaseColumns, toJoinedCase } from '../cases/index.ts';
import { joinedPartyColumns, toJoinedParty } from '../parties/index.ts';
import type { ApplicationProgress, ApplicationSummary } from './application.ts';

/** Where a page of a person's applications begins: after the last one of the page before. */
export interface PageStart {
  readonly isDraft: boolean;
  readonly createdAt: Date;
  readonly id: string;
}

/** A person's applications: those that wait for them first, then the newest (P145). */
export async function listPageOf(
  tx: Transaction,
  partnerId: string,
  submitterId: string,
  { after, limit }: { readonly after: PageStart | undefined; readonly limit: number },
): Promise<ApplicationSummary[]> {
  const rows = await selectSummaries(tx, partnerId)
    .where('application.submitter_id', '=', submitterId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(application.submitted_at is null, application.created_at, application.id)
          < (${after?.isDraft}::boolean, ${after?.createdAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(sql`(application.submitted_at is null) desc`)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

/** Everything that is about one party, the newest first. */
export async function listOfParty(
  tx: Transaction,
  partnerId: string,
  partyId: string,
): Promise<ApplicationSummary[]> {
  const rows = await selectSummaries(tx, partnerId)
    .where('case.party_id', '=', partyId)
    .orderBy('application.created_at', 'desc')
    .execute();
  return rows.map(toSummary);
}

/** What was filled in for a case, by one person or by anyone, the newest first. */
export async function listInCase(
  tx: Transaction,
  partnerId: string,
  { caseId, submitterId }: { readonly caseId: string; readonly submitterId?: string },
): Promise<ApplicationSummary[]> {
  const rows = await selectSummaries(tx, partnerId)
    .where('application.case_id', '=', caseId)
    .$if(submitterId !== undefined, (query) =>
      query.where('application.submitter_id', '=', submitterId ?? ''),
    )
    .orderBy('application.created_at', 'desc')
    .execute();
  return rows.map(toSummary);
}

/** Under which keys an application has answers; the answers themselves stay closed. */
export async function listAnsweredKeys(tx: Transaction, partnerId: string, id: string): Promise<string[]> {
  const row = await tx
    .selectFrom('applications')
    .select(
      sql<string[]>`array(select jsonb_object_keys(key_revisions || latest_key_revisions || prefilled))`.as(
        'keys',
      ),
    )
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.keys ?? [];
}

/** Applications with their cases and parties, without answers. Columns are named, so that it is planned once. */
export function selectSummaries(tx: Transaction, partnerId: string) {
  return tx
    .selectFrom('applications as application')
    .innerJoin('cases as case', (join) =>
      join
        .onRef('case.partner_id', '=', 'application.partner_id')
        .onRef('case.id', '=', 'application.case_id'),
    )
    .innerJoin('parties as party', (join) =>
      join.onRef('party.partner_id', '=', 'case.partner_id').onRef('party.id', '=', 'case.party_id'),
    )
    .leftJoin('users as account', (join) =>
      join
        .onRef('account.partner_id', '=', 'party.partner_id')
        .onRef('account.id', '=', 'party.owner_id')
        .on('party.is_self', '=', true),
    )
    .select([
      'application.id',
      'application.display_id',
      'application.program_id',
      'application.submitter_id',
      'application.applicant_type_id',
      'application.definition_owner',
      'application.definition_key',
      'application.definition_version',
      'application.revision',
      'application.next_step',
      'application.progress',
      'application.created_at',
      'application.updated_at',
      'application.submitted_at',
    ])
    .select(joinedCaseColumns)
    .select(joinedPartyColumns)
    .where('application.partner_id', '=', partnerId);
}

export type SummaryRow = InferResult<ReturnType<typeof selectSummaries>>[number];

export function toSummary(row: SummaryRow): ApplicationSummary {
  return {
    id: row.id,
    displayId: row.display_id,
    case: toJoinedCase(row),
    party: toJoinedParty(row),
    programId: row.program_id,
    submitterId: row.submitter_id,
    applicantTypeId: row.applicant_type_id,
    definitionOwner: row.definition_owner,
    definitionKey: row.definition_key,
    definitionVersion: row.definition_version,
    revision: row.revision,
    nextStep: row.next_step,
    progress: row.progress as ApplicationProgress | null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    submittedAt: row.submitted_at,
  };
}
