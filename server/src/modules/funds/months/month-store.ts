import type { Balances } from '@handrail/engine/payments';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** Where the money of a fund was at the end of a month, or is now. */
export interface FundMonth {
  /** As YYYY-MM. */
  readonly month: string;
  readonly balances: Balances;
}

interface MonthRow {
  readonly month: string;
  readonly source: number | string;
  readonly remaining: number | string;
  readonly obligated: number | string;
  readonly in_transit: number | string;
  readonly disbursed: number | string;
  readonly returned: number | string;
}

/** The last months of a fund in the partner's time zone, from its first entry on: one index lookup a month. */
export async function listMonths(
  tx: Transaction,
  partnerId: string,
  fundId: string,
  { timeZone, now, count }: { readonly timeZone: string; readonly now: Date; readonly count: number },
): Promise<FundMonth[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(month.starts, 'YYYY-MM') as month, entry.*
      from (select date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) as current) as today
     cross join lateral generate_series(
             today.current - make_interval(months => ${count - 1}), today.current, interval '1 month') as month (starts)
      join lateral (
        select source_after_cents as source, remaining_after_cents as remaining, obligated_after_cents as obligated,
               in_transit_after_cents as in_transit, disbursed_after_cents as disbursed, returned_after_cents as returned
          from journal_entries
         where partner_id = ${partnerId} and fund_id = ${fundId}
           and at < (month.starts + interval '1 month') at time zone ${timeZone}
         order by at desc, seq desc
         limit 1
      ) as entry on true
     order by month.starts`.execute(tx);
  return rows.map(({ month, in_transit, ...rest }) => ({
    month,
    balances: {
      source: Number(rest.source),
      remaining: Number(rest.remaining),
      obligated: Number(rest.obligated),
      inTransit: Number(in_transit),
      disbursed: Number(rest.disbursed),
      returned: Number(rest.returned),
    },
  }));
}
