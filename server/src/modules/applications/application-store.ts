import { sql } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { listCases } from '../cases/index.ts';
import type { Application, Prefilled } from './application.ts';
import type { KeptAnswers } from './merge-answers.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

export interface NewApplication extends Pick<
  Application,
  | 'id'
  | 'programId'
  | 'submitterId'
  | 'applicantTypeId'
  | 'definitionKey'
  | 'definitionVersion'
  | 'answers'
  | 'prefilled'
  | 'createdAt'
> {
  readonly caseId: string;
  readonly requestId: string | undefined;
}

export async function insertApplication(
  tx: Transaction,
  ctx: StoreContext,
  application: NewApplication,
): Promise<void> {
  await tx
    .insertInto('applications')
    .values({
      partner_id: ctx.partnerId,
      id: application.id,
      case_id: application.caseId,
      program_id: application.programId,
      submitter_id: application.submitterId,
      applicant_type_id: application.applicantTypeId,
      definition_key: application.definitionKey,
      definition_version: application.definitionVersion,
      answers: await sealAnswers(tx, ctx, 'applications', application.id, application.answers),
      prefilled: JSON.stringify(application.prefilled),
      request_id: application.requestId ?? null,
      created_at: application.createdAt,
      updated_at: application.createdAt,
    })
    .execute();
}

export async function findApplication(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
): Promise<Application | undefined> {
  const [application] = await listWhere(tx, ctx, sql`id = ${id}`);
  return application;
}

/** Finds an application to change it: every change waits for the one before, so that saves are done in order. */
export async function lockApplication(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
): Promise<Application | undefined> {
  const [application] = await listWhere(tx, ctx, sql`id = ${id}`, sql`for update`);
  return application;
}

/** Makes the starts of one person's applications wait for each other, so that two cannot both be the first. */
export async function lockStarts(tx: Transaction, partnerId: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`start-application:${partnerId}:${userId}`}, 0))`.execute(
    tx,
  );
}

/** A person's applications, the newest first (P145). */
export function listApplicationsOf(
  tx: Transaction,
  ctx: StoreContext,
  submitterId: string,
): Promise<Application[]> {
  return listWhere(tx, ctx, sql`submitter_id = ${submitterId}`);
}

/** Whether somebody filled in an application of a case. */
export async function hasAppliedIn(
  tx: Transaction,
  partnerId: string,
  caseId: string,
  submitterId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('case_id', '=', caseId)
    .where('submitter_id', '=', submitterId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findStartedBy(
  tx: Transaction,
  ctx: StoreContext,
  submitterId: string,
  requestId: string,
): Promise<Application | undefined> {
  const [started] = await listWhere(
    tx,
    ctx,
    sql`submitter_id = ${submitterId} and request_id = ${requestId}`,
  );
  return started;
}

export async function updateAnswers(
  tx: Transaction,
  ctx: StoreContext & Pick<RequestContext, 'now'>,
  id: string,
  { answers, keyRevisions, revision, nextStep }: KeptAnswers & { readonly nextStep: string | null },
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({
      answers: await sealAnswers(tx, ctx, 'applications', id, answers),
      key_revisions: JSON.stringify(keyRevisions),
      revision,
      next_step: nextStep,
      updated_at: ctx.now(),
    })
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .execute();
}

export async function markSubmitted(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ submitted_at: now(), updated_at: now() })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

async function listWhere(
  tx: Transaction,
  ctx: StoreContext,
  condition: ReturnType<typeof sql>,
  lock = sql``,
): Promise<Application[]> {
  const rows = await tx
    .selectFrom('applications')
    .selectAll()
    .where('partner_id', '=', ctx.partnerId)
    .where(sql<boolean>`${condition}`)
    .orderBy(sql`submitted_at desc nulls first`)
    .orderBy('created_at', 'desc')
    .modifyEnd(lock)
    .execute();
  const cases = await listCases(
    tx,
    ctx.partnerId,
    rows.map(({ case_id }) => case_id),
  );
  return Promise.all(
    rows.map(async (row): Promise<Application> => {
      const ownCase = cases.get(row.case_id);
      if (!ownCase) throw new Error(`Application ${row.id} has lost its case`);
      return {
        id: row.id,
        displayId: row.display_id,
        case: ownCase,
        programId: row.program_id,
        submitterId: row.submitter_id,
        applicantTypeId: row.applicant_type_id,
        definitionKey: row.definition_key,
        definitionVersion: row.definition_version,
        answers: await openAnswers(tx, ctx, 'applications', row.id, row.answers),
        keyRevisions: row.key_revisions as Record<string, number>,
        revision: row.revision,
        nextStep: row.next_step,
        prefilled: row.prefilled as Prefilled,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        submittedAt: row.submitted_at,
      };
    }),
  );
}
