import { randomUUID } from 'node:crypto';
import type { Answers } from '@handrail/engine';
import type { Selectable } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { ApplicationVersion } from '../application.ts';
import { openAnswers, sealAnswers } from '../sealed-answers.ts';

type OpenContext = Pick<RequestContext, 'partnerId' | 'keys'>;
type VersionContext = OpenContext & Pick<RequestContext, 'now'>;

export async function insertVersion(
  tx: Transaction,
  ctx: VersionContext,
  submitted: {
    readonly applicationId: string;
    readonly definitionVersion: number;
    readonly answers: Answers;
  },
): Promise<number> {
  const { applicationId, definitionVersion, answers } = submitted;
  const id = randomUUID();
  const { last } = await tx
    .selectFrom('application_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('partner_id', '=', ctx.partnerId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const number = ((last as number | null) ?? 0) + 1;
  await tx
    .insertInto('application_versions')
    .values({
      partner_id: ctx.partnerId,
      id,
      application_id: applicationId,
      number,
      definition_version: definitionVersion,
      answers: await sealAnswers(tx, ctx, 'application_versions', id, answers),
      created_at: ctx.now(),
    })
    .execute();
  return number;
}

/** Submitted versions, newest first. */
export async function listVersions(
  tx: Transaction,
  ctx: OpenContext,
  applicationId: string,
): Promise<ApplicationVersion[]> {
  const rows = await selectVersions(tx, ctx, applicationId).execute();
  return Promise.all(rows.map((row) => openVersion(tx, ctx, row)));
}

/** What was submitted last. */
export async function findLastVersion(
  tx: Transaction,
  ctx: OpenContext,
  applicationId: string,
): Promise<ApplicationVersion | undefined> {
  const row = await selectVersions(tx, ctx, applicationId).limit(1).executeTakeFirst();
  return row && openVersion(tx, ctx, row);
}

/** One submitted version, the last unless said otherwise, and the one before it. */
export async function listVersionAndPrevious(
  tx: Transaction,
  ctx: OpenContext,
  applicationId: string,
  number: number | undefined,
): Promise<ApplicationVersion[]> {
  const rows = await selectVersions(tx, ctx, applicationId)
    .$if(number !== undefined, (query) => query.where('number', '<=', number ?? 0))
    .limit(2)
    .execute();
  if (number !== undefined && rows[0]?.number !== number) return [];
  return Promise.all(rows.map((row) => openVersion(tx, ctx, row)));
}

/** When each version was submitted, newest first; their answers stay closed. */
export async function listVersionTimes(
  tx: Transaction,
  { partnerId }: Pick<OpenContext, 'partnerId'>,
  applicationId: string,
): Promise<{ readonly number: number; readonly createdAt: Date }[]> {
  const rows = await tx
    .selectFrom('application_versions')
    .select(['number', 'created_at'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({ number: row.number, createdAt: row.created_at }));
}

function selectVersions(tx: Transaction, { partnerId }: OpenContext, applicationId: string) {
  return tx
    .selectFrom('application_versions')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc');
}

async function openVersion(
  tx: Transaction,
  ctx: OpenContext,
  row: Selectable<DB['application_versions']>,
): Promise<ApplicationVersion> {
  return {
    id: row.id,
    number: row.number,
    definitionVersion: row.definition_version,
    answers: await openAnswers(tx, ctx, 'application_versions', row.id, row.answers),
    createdAt: row.created_at,
  };
}
