import type { TaxBox, TaxReturnForm } from '@handrail/engine/payments';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** The return of one person: of one form and year. */
export interface ReturnOf {
  readonly payeeId: string;
  readonly year: number;
  readonly form: TaxReturnForm;
}

export interface ReturnedBox {
  readonly box: TaxBox;
  readonly cents: number;
  readonly taxFormId: string | null;
}

/** What the newest export says of each box. */
export async function listReturnedBoxes(
  tx: Transaction,
  partnerId: string,
  { payeeId, year, form }: ReturnOf,
): Promise<ReturnedBox[]> {
  const rows = await tx
    .selectFrom('tax_lines')
    .select(['box', 'amount_cents', 'tax_form_id'])
    .distinctOn('box')
    .where('partner_id', '=', partnerId)
    .where('tax_year', '=', year)
    .where('payee_user_id', '=', payeeId)
    .where('box', 'like', `${form}%`)
    .orderBy('box')
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ box: row.box as TaxBox, cents: row.amount_cents, taxFormId: row.tax_form_id },
  }));
}

/** When the payee got the copies of this return that there are, the newest first. */
export async function listCopies(
  tx: Transaction,
  partnerId: string,
  { payeeId, year, form }: ReturnOf,
): Promise<{ exportId: string; madeAt: Date }[]> {
  const rows = await tx
    .selectFrom('tax_copies')
    .select(['export_id', 'made_at'])
    .where('partner_id', '=', partnerId)
    .where('payee_user_id', '=', payeeId)
    .where('tax_year', '=', year)
    .where('form', '=', form)
    .orderBy('made_at', 'desc')
    .execute();
  return rows.map((row) => ({ exportId: row.export_id, madeAt: row.made_at }));
}

/** False where this export has its copy already. */
export async function insertCopy(
  tx: Transaction,
  partnerId: string,
  { payeeId, year, form }: ReturnOf,
  { exportId, documentId, madeAt }: { exportId: string; documentId: string; madeAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('tax_copies')
    .values({
      ...{ partner_id: partnerId, export_id: exportId, payee_user_id: payeeId, tax_year: year, form },
      ...{ document_id: documentId, made_at: madeAt },
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'export_id', 'payee_user_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The case of which the person was paid last: its documents are where they look. */
export async function findPaidCase(
  tx: Transaction,
  partnerId: string,
  payeeId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payments')
    .select('case_id')
    .where('partner_id', '=', partnerId)
    .where('payee_user_id', '=', payeeId)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.case_id;
}
