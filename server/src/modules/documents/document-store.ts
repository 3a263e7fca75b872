import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Accuracy, Document, DocumentState, PredictionFeedback } from './document.ts';

export interface NewDocument {
  readonly id: string;
  readonly ownerId: string;
  readonly uploaderId: string | null;
  readonly uploaderName: string;
  readonly storageKey: string;
  readonly fileKey: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly sizeBytes: number;
  readonly sha256: Buffer;
  readonly permanent: boolean;
  readonly createdAt: Date;
}

export async function insertDocument(
  tx: Transaction,
  partnerId: string,
  document: NewDocument,
): Promise<void> {
  await tx
    .insertInto('documents')
    .values({
      partner_id: partnerId,
      id: document.id,
      owner_id: document.ownerId,
      uploader_id: document.uploaderId,
      uploader_name: document.uploaderName,
      storage_key: document.storageKey,
      file_key: document.fileKey,
      filename: document.filename,
      mimetype: document.mimetype,
      size_bytes: document.sizeBytes,
      sha256: document.sha256,
      state: 'received',
      permanent: document.permanent,
      created_at: document.createdAt,
    })
    .execute();
}

/** The documents among these ids that are there and may be seen, in the order asked for. */
export async function listDocumentsOf(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<Document[]> {
  if (ids.length === 0) return [];
  const rows = await selectDocuments(tx, partnerId).where('documents.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toDocument(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findDocument(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<Document | undefined> {
  return (await listDocumentsOf(tx, partnerId, [id]))[0];
}

export interface KeptDocument {
  readonly id: string;
  readonly storageKey: string;
}

/** The documents that were neither removed nor rejected; the content of others may be gone. */
export function listKept(tx: Transaction, partnerId: string): Promise<KeptDocument[]> {
  return tx
    .selectFrom('documents')
    .select(['id', 'storage_key as storageKey'])
    .where('partner_id', '=', partnerId)
    .where('removed_at', 'is', null)
    .where('state', '!=', 'rejected')
    .orderBy('id')
    .execute();
}

/** What the product needs to know to work with a document's content. */
export interface StoredDocument {
  readonly id: string;
  readonly storageKey: string;
  readonly previewKey: string | null;
  readonly pageCount: number | null;
  readonly fileKey: string | null;
  readonly filename: string;
  readonly mimetype: string;
  readonly sizeBytes: number;
  readonly state: DocumentState;
  readonly isPrepared: boolean;
  readonly isRemoved: boolean;
  readonly isSubmitted: boolean;
}

export async function findStoredDocument(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<StoredDocument | undefined> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      storageKey: row.storage_key,
      previewKey: row.preview_key,
      pageCount: row.page_count,
      fileKey: row.file_key,
      filename: row.filename,
      mimetype: row.mimetype,
      sizeBytes: row.size_bytes,
      state: row.state as DocumentState,
      isPrepared: row.prepared_at !== null,
      isRemoved: row.removed_at !== null,
      isSubmitted: row.submitted_at !== null,
    }
  );
}

export interface DocumentChange {
  readonly state?: DocumentState;
  readonly rejected_reason?: string;
  readonly scanned_at?: Date;
  readonly prepared_at?: Date;
  readonly preview_key?: string | null;
  readonly page_count?: number;
  readonly file_key?: null;
  readonly label?: string;
  readonly label_probability?: number;
  readonly pinned?: boolean;
  readonly permanent?: boolean;
  readonly removed_at?: Date;
}

export async function updateDocuments(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
  change: DocumentChange,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('documents')
    .set(change)
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute();
}

/** Notes that something submitted names these documents; gives those that are there, which from now on stay. */
export async function keepSubmitted(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .updateTable('documents')
    .set({ submitted_at: sql`coalesce(submitted_at, ${now})` })
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps everyone else from changing documents until the transaction ends. */
export async function lockDocuments(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('documents')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Makes documents someone else's: what staff send to an applicant is the applicant's to open. */
export async function giveDocuments(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
  ownerId: string,
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ owner_id: ownerId })
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute();
}

/** How much someone keeps with the partner. */
export async function sumUpOwner(
  tx: Transaction,
  partnerId: string,
  ownerId: string,
): Promise<{ count: number; bytes: number }> {
  const row = await tx
    .selectFrom('documents')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<string | null>('size_bytes').as('bytes'),
    ])
    .where('partner_id', '=', partnerId)
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: row.count, bytes: Number(row.bytes ?? 0) };
}

export interface UnfinishedDocument {
  readonly id: string;
  readonly ownerId: string;
  readonly state: DocumentState;
}

/** Documents that were begun before an instant and got stuck, the oldest first. */
export async function listUnfinished(
  tx: Transaction,
  partnerId: string,
  before: Date,
  stuck: readonly DocumentState[],
): Promise<UnfinishedDocument[]> {
  const rows = await tx
    .selectFrom('documents')
    .select(['id', 'owner_id', 'state'])
    .where('partner_id', '=', partnerId)
    .where('removed_at', 'is', null)
    .where('created_at', '<', before)
    .where((where) => where.or([where('state', 'in', stuck), where('prepared_at', 'is', null)]))
    .where('state', '<>', 'rejected')
    .orderBy('created_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({ id: row.id, ownerId: row.owner_id, state: row.state as DocumentState }));
}

export async function upsertFeedback(
  tx: Transaction,
  partnerId: string,
  documentId: string,
  userId: string,
  feedback: PredictionFeedback,
  now: Date,
): Promise<void> {
  const columns = { accurate: feedback.accurate, preferred_label: feedback.preferredLabel };
  await tx
    .insertInto('document_feedback')
    .values({ partner_id: partnerId, document_id: documentId, user_id: userId, created_at: now, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'document_id', 'user_id']).doUpdateSet(columns))
    .execute();
}

export async function findFeedback(
  tx: Transaction,
  partnerId: string,
  documentId: string,
  userId: string,
): Promise<PredictionFeedback | undefined> {
  const row = await tx
    .selectFrom('document_feedback')
    .select(['accurate', 'preferred_label'])
    .where('partner_id', '=', partnerId)
    .where('document_id', '=', documentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { accurate: row.accurate as Accuracy, preferredLabel: row.preferred_label };
}

function selectDocuments(tx: Transaction, partnerId: string) {
  return tx
    .selectFrom('documents')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('removed_at', 'is', null);
}

type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['executeTakeFirstOrThrow']>>;

function toDocument(row: DocumentRow): Document {
  const { label, label_probability: probability } = row;
  return {
    id: row.id,
    ownerId: row.owner_id,
    filename: row.filename,
    mimetype: row.mimetype,
    sizeBytes: row.size_bytes,
    state: row.state as DocumentState,
    hasPreview: row.preview_key !== null,
    pageCount: row.page_count ?? 1,
    uploader: row.uploader_name === null ? null : { id: row.uploader_id, name: row.uploader_name },
    pinned: row.pinned,
    permanent: row.permanent,
    isSubmitted: row.submitted_at !== null,
    prediction: label === null || probability === null ? null : { label, probability },
    createdAt: row.created_at,
  };
}
