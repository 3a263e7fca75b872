import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/partner-db.ts';

interface Waiting {
  readonly id: string;
  readonly programId: string;
  readonly since: Date;
}

/** The place of a case on the list of its program, and how many are on it. */
export async function countWaiting(
  tx: Transaction,
  partnerId: string,
  { id, programId, since }: Waiting,
): Promise<{ readonly position: number; readonly count: number }> {
  return tx
    .selectFrom('cases')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where (waitlisted_at, id) <= (${since}::timestamptz, ${id}::uuid))::int`.as(
        'position',
      ),
    ])
    .where('partner_id', '=', partnerId)
    .where('program_id', '=', programId)
    .where('waitlisted_at', 'is not', null)
    .executeTakeFirstOrThrow();
}
