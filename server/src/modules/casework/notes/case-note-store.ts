import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

/** What a member of staff noted about a case, for staff alone. */
export interface CaseNote {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
  readonly createdAt: Date;
}

export async function insertNote(
  tx: Transaction,
  ctx: StoreContext,
  caseId: string,
  { authorId, body, createdAt }: Omit<CaseNote, 'id'>,
): Promise<CaseNote> {
  const id = randomUUID();
  await tx
    .insertInto('case_notes')
    .values({
      partner_id: ctx.partnerId,
      id,
      case_id: caseId,
      author_id: authorId,
      body: await encryptField(tx, ctx, placeOf(id), body),
      created_at: createdAt,
    })
    .execute();
  return { id, authorId, body, createdAt };
}

/** The notes of a case, the newest first. */
export async function listNotes(tx: Transaction, ctx: StoreContext, caseId: string): Promise<CaseNote[]> {
  const rows = await tx
    .selectFrom('case_notes')
    .select(['id', 'author_id', 'body', 'created_at'])
    .where('partner_id', '=', ctx.partnerId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      authorId: row.author_id,
      body: await decryptField(tx, ctx, placeOf(row.id), row.body),
      createdAt: row.created_at,
    })),
  );
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'case_notes', column: 'body', purpose: 'note', rowId };
}
