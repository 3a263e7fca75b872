import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { DocumentMark } from './document-mark.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

/** What staff noted about the documents of a case. */
export async function listMarks(tx: Transaction, ctx: StoreContext, caseId: string): Promise<DocumentMark[]> {
  const rows = await tx
    .selectFrom('document_marks')
    .selectAll()
    .where('partner_id', '=', ctx.partnerId)
    .where('case_id', '=', caseId)
    .execute();
  const marks: DocumentMark[] = [];
  for (const row of rows)
    marks.push({
      documentId: row.document_id,
      label: row.label === null ? null : await decryptField(tx, ctx, placeOf(row.id), row.label),
      isPinned: row.is_pinned,
      checkedBy: row.checked_by,
      checkedAt: row.checked_at,
    });
  return marks;
}

/** Keeps a mark in the place of the one before; the case is locked. */
export async function saveMark(
  tx: Transaction,
  ctx: StoreContext,
  caseId: string,
  { documentId, label, isPinned, checkedBy, checkedAt }: DocumentMark,
): Promise<void> {
  const known = await tx
    .selectFrom('document_marks')
    .select('id')
    .where('partner_id', '=', ctx.partnerId)
    .where('case_id', '=', caseId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  const id = known?.id ?? randomUUID();
  const values = {
    label: label === null ? null : await encryptField(tx, ctx, placeOf(id), label),
    is_pinned: isPinned,
    checked_by: checkedBy,
    checked_at: checkedAt,
  };
  await tx
    .insertInto('document_marks')
    .values({ partner_id: ctx.partnerId, id, case_id: caseId, document_id: documentId, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(values))
    .execute();
}

function placeOf(rowId: string) {
  return { table: 'document_marks', column: 'label', purpose: 'note', rowId } as const;
}
