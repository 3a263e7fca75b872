import { randomUUID } from 'node:crypto';
import type { ProjectedFacts } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Application } from '../application.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;
/** What can be read without opening anything. */
export type ShownFacts = Pick<ProjectedFacts, 'applicantName' | 'businessName' | 'requestedAmountCents'>;
type ClosedFacts = Pick<ProjectedFacts, 'birthDate' | 'email' | 'phone' | 'address'>;

/** Keeps what an application says now, in the place of what it said before. */
export async function replaceFacts(
  tx: Transaction,
  ctx: StoreContext,
  application: Pick<Application, 'id' | 'case' | 'submitterId'>,
  facts: ProjectedFacts,
): Promise<void> {
  const { id: applicationId, case: about, submitterId } = application;
  const id = (await findRowId(tx, ctx.partnerId, applicationId)) ?? randomUUID();
  const { birthDate, email, phone, address } = facts;
  const index = (purpose: string, value: string | null) =>
    value === null ? null : ctx.keys.blindIndex(ctx.partnerId, `facts:${purpose}`, value);
  const values = {
    applicant_name: facts.applicantName,
    business_name: facts.businessName,
    requested_amount_cents: facts.requestedAmountCents,
    details: await encryptField(
      tx,
      ctx,
      placeOf(id),
      JSON.stringify({ birthDate, email, phone, address } satisfies ClosedFacts),
    ),
    birth_date_index: index('birth-date', birthDate),
    email_index: index('email', email),
    phone_index: index('phone', phone),
    projected_at: ctx.now(),
  };
  await tx
    .insertInto('application_facts')
    .values({
      partner_id: ctx.partnerId,
      id,
      application_id: applicationId,
      case_id: about.id,
      submitter_id: submitterId,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(values))
    .execute();
}

/** What is readable of the facts of a case; nothing before it was submitted. */
export async function findFactsOfCase(
  tx: Transaction,
  partnerId: string,
  caseId: string,
): Promise<ShownFacts | undefined> {
  const row = await tx
    .selectFrom('application_facts')
    .select(['applicant_name', 'business_name', 'requested_amount_cents'])
    .where('partner_id', '=', partnerId)
    .where('case_id', '=', caseId)
    .orderBy('projected_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toShown(row);
}

/** What was last said of a party, over all programs. */
export async function findLastFacts(
  tx: Transaction,
  ctx: StoreContext,
  partyId: string,
): Promise<ProjectedFacts | undefined> {
  const row = await tx
    .selectFrom('application_facts as facts')
    .innerJoin('cases as case', (join) =>
      join.onRef('case.partner_id', '=', 'facts.partner_id').onRef('case.id', '=', 'facts.case_id'),
    )
    .select(['facts.id', 'applicant_name', 'business_name', 'facts.requested_amount_cents', 'details'])
    .where('facts.partner_id', '=', ctx.partnerId)
    .where('case.party_id', '=', partyId)
    .orderBy('projected_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const closed = JSON.parse(await decryptField(tx, ctx, placeOf(row.id), row.details)) as ClosedFacts;
  return { ...toShown(row), ...closed };
}

/** The row of an application's facts, under whose id they are encrypted; the application is locked. */
async function findRowId(
  tx: Transaction,
  partnerId: string,
  applicationId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('application_facts')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.id;
}

interface ShownRow {
  readonly applicant_name: string | null;
  readonly business_name: string | null;
  readonly requested_amount_cents: string | number | null;
}

function toShown(row: ShownRow): ShownFacts {
  const cents = row.requested_amount_cents;
  return {
    applicantName: row.applicant_name,
    businessName: row.business_name,
    requestedAmountCents: cents === null ? null : Number(cents),
  };
}

function placeOf(rowId: string) {
  return { table: 'application_facts', column: 'details', purpose: 'facts', rowId } as const;
}
