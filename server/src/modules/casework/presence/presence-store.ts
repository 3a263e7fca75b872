import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'now'>;

/** Notes that someone has a case open now, in however many tabs. */
export async function notePresent(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  caseId: string,
  userId: string,
): Promise<void> {
  const seen_at = now();
  await tx
    .insertInto('case_presence')
    .values({ partner_id: partnerId, case_id: caseId, user_id: userId, seen_at })
    .onConflict((conflict) => conflict.columns(['partner_id', 'case_id', 'user_id']).doUpdateSet({ seen_at }))
    .execute();
}

/** The names of everyone else who had the case open since an instant; null for an account without one. */
export async function listPresent(
  tx: Transaction,
  { partnerId }: StoreContext,
  caseId: string,
  { since, except }: { readonly since: Date; readonly except: string },
): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('case_presence as present')
    .innerJoin('users as person', (join) =>
      join.onRef('person.partner_id', '=', 'present.partner_id').onRef('person.id', '=', 'present.user_id'),
    )
    .select('person.name')
    .where('present.partner_id', '=', partnerId)
    .where('present.case_id', '=', caseId)
    .where('present.user_id', '<>', except)
    .where('present.seen_at', '>', since)
    .orderBy('person.name')
    .limit(20)
    .execute();
  return rows.map(({ name }) => name);
}
