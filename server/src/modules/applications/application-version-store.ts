import { randomUUID } from 'node:crypto';
import type { Answers } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { ApplicationVersion } from './application.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';

type VersionContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

export async function insertVersion(
  tx: Transaction,
  ctx: VersionContext,
  handedIn: {
    readonly applicationId: string;
    readonly definitionVersion: number;
    readonly answers: Answers;
  },
): Promise<number> {
  const { applicationId, definitionVersion, answers } = handedIn;
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

/** What was handed in, the newest first. */
export async function listVersions(
  tx: Transaction,
  ctx: Pick<VersionContext, 'partnerId' | 'keys'>,
  applicationId: string,
): Promise<ApplicationVersion[]> {
  const rows = await tx
    .selectFrom('application_versions')
    .selectAll()
    .where('partner_id', '=', ctx.partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      number: row.number,
      definitionVersion: row.definition_version,
      answers: await openAnswers(tx, ctx, 'application_versions', row.id, row.answers),
      createdAt: row.created_at,
    })),
  );
}
