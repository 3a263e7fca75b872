import { randomUUID } from 'node:crypto';
import { isTaxBox, type PayeeType, type TaxBox } from '@handrail/engine/payments';
import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Program } from '../../programs/index.ts';
import type { TaxLine } from './tax-line.ts';

/** The place of a line in the list: the largest total first. */
export interface LinePlace {
  readonly totalCents: number;
  readonly payeeId: string;
  readonly box: string;
}

export interface LineQuestion {
  readonly year: number;
  readonly timeZone: string;
  readonly programs: readonly Program[];
  readonly after?: LinePlace | undefined;
  readonly limit: number;
}

interface LineRow {
  readonly payee_type: PayeeType;
  readonly payee_id: string;
  readonly box: TaxBox;
  /** Large numbers come as text. */
  readonly total: number | string;
  readonly payments: number;
  readonly form_id: string | null;
  readonly tin_last4: string | null;
  readonly exported_cents: number | string | null;
  readonly exported_form_id: string | null;
  readonly number: number | null;
  readonly exported_at: Date | null;
  readonly replaced_at: Date | null;
  readonly vendor_index: Buffer | null;
}

/** What each payee got in a year of the partner's time zone, beside what was exported for them. */
export async function listTaxLines(
  tx: Transaction,
  partnerId: string,
  { year, timeZone, programs, after, limit }: LineQuestion,
): Promise<TaxLine[]> {
  const boxes = programs.flatMap(({ id, config }) =>
    isTaxBox(config.taxes?.reportableAs) ? [{ program_id: id, box: config.taxes.reportableAs }] : [],
  );
  const { rows } = await sql<LineRow>`
    with boxes as (
      select * from jsonb_to_recordset(${JSON.stringify(boxes)}::jsonb) as given (program_id uuid, box text)
    ), paid as (
      select payee_type, coalesce(payee_user_id, vendor_id) as payee_id, box,
             sum(amount_cents)::bigint as total, count(*)::int as payments
        from payments join boxes using (program_id)
       where partner_id = ${partnerId} and status = 'success'
         and completed_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, ${timeZone})
         and completed_at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, ${timeZone})
       group by 1, 2, 3
    ), exported as (
      select distinct on (payee_type, payee_id, box)
             payee_type, coalesce(payee_user_id, vendor_id) as payee_id, box,
             amount_cents, tax_form_id, number, exported_at, vendor_index,
             lag(exported_at) over (partition by payee_user_id, vendor_id, box order by number) as replaced_at
        from tax_lines
       where partner_id = ${partnerId} and tax_year = ${year}
       order by payee_type, payee_id, box, number desc
    ), lines as (
      select payee_type, payee_id, box, coalesce(total, 0) as total, coalesce(payments, 0) as payments,
             amount_cents as exported_cents, tax_form_id as exported_form_id, number, exported_at,
             replaced_at, vendor_index
        from paid full join exported using (payee_type, payee_id, box)
    )
    select lines.*, form.id as form_id, form.tin_last4
      from lines left join lateral (
        select id, tin_last4 from tax_forms
         where partner_id = ${partnerId} and user_id = lines.payee_id and lines.payee_type = 'User'
         order by signed_at desc limit 1
      ) as form on true
     where ${after ? sql`(-total, payee_id, box) > (-${after.totalCents}::bigint, ${after.payeeId}::uuid, ${after.box})` : sql`true`}
     order by -total, payee_id, box
     limit ${limit}`.execute(tx);
  return rows.map(toLine);
}

function toLine(row: LineRow): TaxLine {
  return {
    ...{ payeeType: row.payee_type, payeeId: row.payee_id, box: row.box },
    ...{ totalCents: Number(row.total), payments: row.payments },
    taxForm: row.form_id === null ? null : { id: row.form_id, tinLast4: row.tin_last4 ?? '' },
    vendorIndex: null,
    exported: row.exported_at && {
      amountCents: Number(row.exported_cents),
      ...{ taxFormId: row.exported_form_id, vendorIndex: row.vendor_index },
      number: row.number ?? 1,
      ...{ at: row.exported_at, replacedAt: row.replaced_at },
    },
  };
}

/** Keeps what an export says, so that what changes afterwards is a correction. */
export async function insertTaxLines(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
  { exportId, userId, year }: { readonly exportId: string; readonly userId: string; readonly year: number },
  lines: readonly TaxLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('tax_lines')
    .values(
      lines.map(({ payeeType, payeeId, box, totalCents, taxForm, vendorIndex, exported }) => ({
        ...{ partner_id: ctx.partnerId, id: randomUUID(), export_id: exportId, tax_year: year, box },
        payee_type: payeeType,
        payee_user_id: payeeType === 'User' ? payeeId : null,
        vendor_id: payeeType === 'Vendor' ? payeeId : null,
        vendor_index: vendorIndex,
        ...{
          tax_form_id: taxForm?.id ?? null,
          amount_cents: totalCents,
          number: (exported?.number ?? 0) + 1,
        },
        ...{ exported_by: userId, exported_at: ctx.now() },
      })),
    )
    .execute();
}
