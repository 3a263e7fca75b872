import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** A stretch of time in which an application was last changed. */
export interface Quiet {
  readonly since: Date;
  readonly until: Date;
}

const mostAtOnce = 500;

/** Unfinished applications to open programs that people left in that time and were not reminded of since. */
export async function listUnfinished(
  tx: Transaction,
  partnerId: string,
  quiet: Quiet,
  only?: string,
): Promise<string[]> {
  const rows = await selectUnfinished(tx, partnerId, quiet, only).execute();
  return rows.map(({ id }) => id);
}

/** Drafts that nobody touched for long are not even looked at: the day of the last change leads to the others. */
export function selectUnfinished(tx: Transaction, partnerId: string, { since, until }: Quiet, only?: string) {
  return tx
    .selectFrom('applications as application')
    .innerJoin('cases as case', (join) =>
      join
        .onRef('case.partner_id', '=', 'application.partner_id')
        .onRef('case.id', '=', 'application.case_id'),
    )
    .innerJoin('programs as program', (join) =>
      join
        .onRef('program.partner_id', '=', 'application.partner_id')
        .onRef('program.id', '=', 'application.program_id'),
    )
    .select('application.id')
    .where('application.partner_id', '=', partnerId)
    .where('application.submitted_at', 'is', null)
    .where('application.active_on', '>=', toDay(since))
    .where('application.active_on', '<=', toDay(until))
    .where('application.updated_at', '>', since)
    .where('application.updated_at', '<=', until)
    .where((eb) =>
      eb.or([
        eb('application.reminded_at', 'is', null),
        eb('application.reminded_at', '<', eb.ref('application.updated_at')),
      ]),
    )
    .where('case.status', '=', 'InProgress')
    .where('program.status', '!=', 'Closed')
    .$if(only !== undefined, (query) => query.where('application.id', '=', only ?? ''))
    .orderBy('application.updated_at')
    .limit(mostAtOnce);
}

function toDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Records that a reminder was sent, without counting it as a change to the application. */
export async function markReminded(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
) {
  const row = await tx
    .updateTable('applications')
    .set({ reminded_at: now() })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .returning(['id', 'display_id', 'program_id', 'submitter_id', 'case_id'])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    displayId: row.display_id,
    programId: row.program_id,
    submitterId: row.submitter_id,
    caseId: row.case_id,
  };
}
