import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { CaseMessage, Conversation } from './case-message.ts';
import { listMessageDocuments } from './message-document-store.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

interface NewMessage extends Conversation {
  readonly authorId: string;
  readonly isFromStaff: boolean;
  readonly content: string;
}

export async function insertMessage(
  tx: Transaction,
  ctx: StoreContext,
  { caseId, applicantId, authorId, isFromStaff, content }: NewMessage,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('case_messages')
    .values({
      partner_id: ctx.partnerId,
      id,
      case_id: caseId,
      applicant_id: applicantId,
      author_id: authorId,
      is_from_staff: isFromStaff,
      body: await encryptField(tx, ctx, placeOf(id), content),
      created_at: ctx.now(),
    })
    .execute();
  return id;
}

const mostShown = 500;

/** The messages of a case, newest first: all of them, or those of one applicant. */
export async function listMessagesOf(
  tx: Transaction,
  ctx: StoreContext,
  { caseId, applicantId }: { readonly caseId: string; readonly applicantId?: string },
): Promise<CaseMessage[]> {
  const rows = await tx
    .selectFrom('case_messages as message')
    .leftJoin('users as author', (join) =>
      join.onRef('author.partner_id', '=', 'message.partner_id').onRef('author.id', '=', 'message.author_id'),
    )
    .selectAll('message')
    .select(['author.name', 'author.email'])
    .where('message.partner_id', '=', ctx.partnerId)
    .where('message.case_id', '=', caseId)
    .$if(applicantId !== undefined, (query) => query.where('message.applicant_id', '=', applicantId ?? ''))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id')
    .limit(mostShown)
    .execute();
  const documents = await listMessageDocuments(
    tx,
    ctx.partnerId,
    rows.map(({ id }) => id),
  );
  const messages: CaseMessage[] = [];
  for (const row of rows) {
    messages.push({
      id: row.id,
      content: await decryptField(tx, ctx, placeOf(row.id), row.body),
      isFromStaff: row.is_from_staff,
      authorId: row.author_id,
      authorName: row.name ?? row.email,
      createdAt: row.created_at,
      readAt: row.read_at,
      documents: documents.get(row.id) ?? [],
    });
  }
  return messages;
}

/** Notes that one side has read what the other wrote; what was read before stays as it was. */
export async function markRead(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  { caseId, applicantId, isFromStaff }: Partial<Conversation> & { caseId: string; isFromStaff: boolean },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('case_messages')
    .set({ read_at: now() })
    .where('partner_id', '=', partnerId)
    .where('case_id', '=', caseId)
    .where('is_from_staff', '=', isFromStaff)
    .where('read_at', 'is', null)
    .$if(applicantId !== undefined, (query) => query.where('applicant_id', '=', applicantId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** How many messages of applicants in a case no one has read yet, as a part of another statement. */
export function countUnreadOf(partnerId: string, caseId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select count(unread.id)::int from case_messages as unread
    where unread.partner_id = ${partnerId} and unread.case_id = ${caseId}
      and not unread.is_from_staff and unread.read_at is null)`;
}

export async function countUnread(tx: Transaction, partnerId: string, caseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countUnreadOf(partnerId, sql`${caseId}::uuid`)} as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** How many messages of the staff an applicant has not read yet, for each case that has any. */
export async function countNewFor(
  tx: Transaction,
  partnerId: string,
  applicantId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('case_messages')
    .select((eb) => ['case_id', eb.fn.countAll<number>().as('count')])
    .where('partner_id', '=', partnerId)
    .where('applicant_id', '=', applicantId)
    .where('is_from_staff', '=', true)
    .where('read_at', 'is', null)
    .groupBy('case_id')
    .execute();
  return new Map(rows.map((row) => [row.case_id, row.count]));
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'case_messages', column: 'body', purpose: 'message', rowId };
}
