import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/partner-db.ts';

export type EligibilityMeasure = 'reached' | 'verdict' | 'recheck' | 'program' | 'area';

export interface CountedKey {
  readonly measure: EligibilityMeasure;
  readonly key: string;
}

/** Adds one to each counter of a day. */
export async function addCounts(
  tx: Transaction,
  partnerId: string,
  { at, timeZone, version }: { readonly at: Date; readonly timeZone: string; readonly version: number },
  counted: readonly CountedKey[],
): Promise<void> {
  if (counted.length === 0) return;
  await tx
    .insertInto('eligibility_counts')
    .values(
      counted.toSorted(inOneOrder).map(({ measure, key }) => ({
        partner_id: partnerId,
        day: sql<string>`(${at}::timestamptz at time zone ${timeZone})::date`,
        version_number: version,
        measure,
        key,
        count: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'day', 'version_number', 'measure', 'key'])
        .doUpdateSet({ count: sql`eligibility_counts.count + 1` }),
    )
    .execute();
}

/** Two checks at once take the rows in the same order; the other way they could wait for each other. */
function inOneOrder(one: CountedKey, other: CountedKey): number {
  return `${one.measure} ${one.key}` < `${other.measure} ${other.key}` ? -1 : 1;
}

export interface MonthCount extends CountedKey {
  /** As 2026-11. */
  readonly month: string;
  readonly count: number;
}

/** The counters of the months before the current one, added up, newest first. */
export async function listMonthCounts(
  tx: Transaction,
  partnerId: string,
  {
    now,
    timeZone,
    mostMonths,
  }: { readonly now: Date; readonly timeZone: string; readonly mostMonths: number },
): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    select to_char(day, 'YYYY-MM') as month, measure, key, sum(count)::int as count
      from eligibility_counts
     where partner_id = ${partnerId}
       and day < date_trunc('month', ${now}::timestamptz at time zone ${timeZone})::date
       and day >= (date_trunc('month', ${now}::timestamptz at time zone ${timeZone})
                   - make_interval(months => ${mostMonths}))::date
     group by 1, 2, 3
     order by 1 desc, 2, 3`.execute(tx);
  return rows;
}
