import { type AccountKind, type JournalMoveName } from '@handrail/engine/payments';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** The place of an entry in an export: fund by fund, in the order of each journal. */
export interface EntryPlace {
  readonly fundId: string;
  readonly seq: number;
}

/** Days of the partner's time zone, both of them included. */
export interface JournalDays {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

export interface JournalLine extends EntryPlace {
  readonly day: string;
  readonly fundName: string;
  readonly move: JournalMoveName;
  readonly debit: AccountKind;
  readonly credit: AccountKind;
  readonly amountCents: number;
  readonly memo: string | null;
  readonly paymentDisplayId: string | null;
  readonly payeeName: string | null;
}

interface LineRow {
  readonly fund_id: string;
  /** Large numbers come as text. */
  readonly seq: number | string;
  readonly day: string;
  readonly fund_name: string;
  readonly move: JournalMoveName;
  readonly debit: AccountKind;
  readonly credit: AccountKind;
  readonly amount_cents: number | string;
  readonly memo: string | null;
  readonly display_id: string | null;
  readonly payee_name: string | null;
}

/** The entries of all funds between two days, from after a place on. */
export async function listJournalLines(
  tx: Transaction,
  partnerId: string,
  { from, to, timeZone }: JournalDays,
  { after, limit }: { readonly after?: EntryPlace | undefined; readonly limit: number },
): Promise<JournalLine[]> {
  const { rows } = await sql<LineRow>`
    select entry.fund_id, entry.seq, to_char(entry.at at time zone ${timeZone}, 'MM/DD/YYYY') as day,
           fund.name as fund_name, entry.move, entry.debit, entry.credit, entry.amount_cents, entry.memo,
           payment.display_id, coalesce(person.name, person.email, vendor.name) as payee_name
      from journal_entries as entry
      join funds as fund on fund.partner_id = entry.partner_id and fund.id = entry.fund_id
      left join payments as payment on payment.partner_id = entry.partner_id and payment.id = entry.payment_id
      left join users as person on person.partner_id = entry.partner_id and person.id = payment.payee_user_id
      left join vendors as vendor on vendor.partner_id = entry.partner_id and vendor.id = payment.vendor_id
     where entry.partner_id = ${partnerId}
       and entry.at >= ${from}::date::timestamp at time zone ${timeZone}
       and entry.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
       and ${after ? sql`(entry.fund_id, entry.seq) > (${after.fundId}::uuid, ${after.seq}::bigint)` : sql`true`}
     order by entry.fund_id, entry.seq
     limit ${limit}`.execute(tx);
  return rows.map((row) => ({
    ...{ fundId: row.fund_id, seq: Number(row.seq), day: row.day, fundName: row.fund_name, move: row.move },
    ...{ debit: row.debit, credit: row.credit, amountCents: Number(row.amount_cents), memo: row.memo },
    ...{ paymentDisplayId: row.display_id, payeeName: row.payee_name },
  }));
}
