import type { AnswerValue } from '@handrail/engine';
import { type InferResult, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import type { DataKey, DataKeyRow } from '../../platform/crypto/data-keys.ts';
import { askFixed } from '../../platform/db/bind-transaction.ts';
import { type DrawDisplayId, withDisplayId } from '../../platform/db/display-id.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { selectSummaries, toSummary } from './application-summary-store.ts';
import type { Application, ApplicationProgress, Prefilled } from './application.ts';
import { getAnswersKey, openAnswers, openAnswersKey, sealAnswers } from './sealed-answers.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

export interface NewApplication extends Pick<
  Application,
  | 'id'
  | 'programId'
  | 'submitterId'
  | 'applicantTypeId'
  | 'definitionOwner'
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
  draw?: DrawDisplayId,
): Promise<void> {
  const answers = await sealAnswers(tx, ctx, 'applications', application.id, application.answers);
  const insert = (displayId: string) =>
    tx
      .insertInto('applications')
      .values({
        display_id: displayId,
        partner_id: ctx.partnerId,
        id: application.id,
        case_id: application.caseId,
        program_id: application.programId,
        submitter_id: application.submitterId,
        applicant_type_id: application.applicantTypeId,
        definition_owner: application.definitionOwner,
        definition_key: application.definitionKey,
        definition_version: application.definitionVersion,
        answers,
        prefilled: JSON.stringify(application.prefilled),
        request_id: application.requestId ?? null,
        created_at: application.createdAt,
        updated_at: application.createdAt,
      })
      .onConflict((conflict) => conflict.columns(['partner_id', 'display_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
  await withDisplayId(insert, draw);
}

export async function keepFirstProgress(
  tx: Transaction,
  { partnerId }: Pick<StoreContext, 'partnerId'>,
  id: string,
  progress: ApplicationProgress,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ progress: JSON.stringify(progress) })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

export async function findApplication(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
): Promise<Application | undefined> {
  const [application] = await listWhere(tx, ctx, sql`application.id = ${id}`);
  return application;
}

export async function getApplication(tx: Transaction, ctx: StoreContext, id: string): Promise<Application> {
  const application = await findApplication(tx, ctx, id);
  if (!application) throw new AppError('NOT_FOUND');
  return application;
}

/** An application that nobody else can change until the transaction ends. */
export interface LockedApplication extends Application {
  /** Not shared, so the holder of the lock may change them. */
  readonly answers: Record<string, AnswerValue>;
  /** In which save each key was last changed; empty where the device has seen the last save. */
  readonly keyRevisions: Readonly<Record<string, number>>;
  /** What answers are sealed with now, and until the transaction ends. */
  readonly answersKey: DataKey;
}

/** Keeps everyone from saving the applications of a case until the transaction ends. */
export async function lockApplicationsOf(tx: Transaction, partnerId: string, caseId: string): Promise<void> {
  await tx
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('case_id', '=', caseId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Finds an application to change it: every change waits for the one before, so that saves are done in order. */
export async function lockApplication(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  seenRevision?: number,
): Promise<LockedApplication | undefined> {
  const [row] = await askFixed<LockedRow>(tx, lockText, [ctx.partnerId, id, seenRevision ?? null]);
  if (!row) return undefined;
  const { key_id: keyId, wrapping_key_id, wrapped_key } = row;
  const key =
    keyId === null
      ? getAnswersKey(tx, ctx)
      : openAnswersKey(ctx, { id: keyId, wrapping_key_id, wrapped_key });
  return {
    ...(await toApplication(tx, ctx, row)),
    keyRevisions: row.key_revisions ?? {},
    answersKey: await key,
  };
}

interface LockedRow extends ApplicationRow, Omit<DataKeyRow, 'id'> {
  readonly key_revisions: Record<string, number> | null;
  readonly key_id: string | null;
}

const lockText = `select id, display_id, program_id, submitter_id, applicant_type_id, definition_owner, definition_key,
  definition_version, revision, next_step, progress, created_at, updated_at, submitted_at, case_id, case_display_id,
  case_program_id, case_party_id, case_status, case_assignee_id, case_requested_amount_cents, case_status_updated_at,
  case_decision_reached_at, case_waitlisted_at, case_created_at, party_id, party_kind, party_user_id, party_name,
  party_email, party_phone, answers, prefilled, key_revisions, key_id, wrapping_key_id, wrapped_key
  from lock_application($1, $2, $3)`;

/** Serializes the starts of one person's applications, so that two cannot both be the first. */
export async function lockStarts(tx: Transaction, partnerId: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`start-application:${partnerId}:${userId}`}, 0))`.execute(
    tx,
  );
}

/** Whether someone filled in an application of a case. */
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
    sql`application.submitter_id = ${submitterId} and application.request_id = ${requestId}`,
  );
  return started;
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
  condition: RawBuilder<SqlBool>,
): Promise<Application[]> {
  const rows = await selectApplications(tx, ctx.partnerId).where(condition).execute();
  return Promise.all(rows.map((row) => toApplication(tx, ctx, row)));
}

function selectApplications(tx: Transaction, partnerId: string) {
  return selectSummaries(tx, partnerId).select(['application.answers', 'application.prefilled']);
}

type ApplicationRow = InferResult<ReturnType<typeof selectApplications>>[number];

async function toApplication(tx: Transaction, ctx: StoreContext, row: ApplicationRow) {
  return {
    ...toSummary(row),
    answers: await openAnswers(tx, ctx, 'applications', row.id, row.answers),
    prefilled: row.prefilled as Prefilled,
  };
}
