import type { AnswerValue } from '@handrail/engine';
import { type InferResult, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import { askInOrder } from '../../platform/db/bind-transaction.ts';
import { type DrawDisplayId, withDisplayId } from '../../platform/db/display-id.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Statement } from '../../platform/db/send-with-commit.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { selectSummaries, toSummary } from './application-summary-store.ts';
import type { Application, ApplicationProgress, Prefilled } from './application.ts';
import type { MergedAnswers } from './saving/merge-answers.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';

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
  const [row] = await askInOrder(
    tx,
    tx
      .selectFrom('applications')
      .select('id')
      .where('partner_id', '=', ctx.partnerId)
      .where('id', '=', id)
      .forUpdate(),
    selectApplications(tx, ctx.partnerId)
      .where('application.id', '=', id)
      // There are as many as answers, and only a device that missed a save needs them.
      .select(
        sql<Record<string, number> | null>`case when application.revision > ${seenRevision ?? null}
          then application.key_revisions end`.as('key_revisions'),
      ),
  );
  return row && { ...(await toApplication(tx, ctx, row)), keyRevisions: row.key_revisions ?? {} };
}

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

/** The statement that writes what a save changed. */
export function toAnswersStatement(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
  save: Pick<MergedAnswers, 'revision' | 'changedKeys'> & {
    readonly sealedAnswers: string;
    readonly nextStep: string | null;
    readonly progress: ApplicationProgress | null;
  },
): Statement {
  const { revision, changedKeys, sealedAnswers, nextStep, progress } = save;
  const changed = JSON.stringify(Object.fromEntries(changedKeys.map((key) => [key, revision])));
  return tx
    .updateTable('applications')
    .set({
      answers: sealedAnswers,
      key_revisions: sql`key_revisions || ${changed}::jsonb`,
      revision,
      next_step: nextStep,
      progress: progress && JSON.stringify(progress),
      // An answer that the person changed no longer counts as prefilled.
      prefilled: sql`prefilled - ${changedKeys}::text[]`,
      updated_at: now(),
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id);
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
