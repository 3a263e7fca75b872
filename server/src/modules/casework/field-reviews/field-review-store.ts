import { randomUUID } from 'node:crypto';
import type { ReviewReason } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { FieldReview, Verdict } from './field-review.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** What a review is about. */
export interface ReviewedPlace {
  readonly applicationId: string;
  readonly version: number;
  readonly key: string;
  readonly documentId: string | null;
}

type NewReview = Pick<FieldReview, 'verdict' | 'reason' | 'words' | 'reviewerId'>;

/** Keeps a review in the place of an earlier one; the case is locked. */
export async function replaceReview(
  tx: Transaction,
  ctx: StoreContext,
  place: ReviewedPlace,
  { verdict, reason, words, reviewerId }: NewReview,
): Promise<void> {
  await deleteReview(tx, ctx, place);
  const id = randomUUID();
  await tx
    .insertInto('field_reviews')
    .values({
      partner_id: ctx.partnerId,
      id,
      application_id: place.applicationId,
      version: place.version,
      key: place.key,
      document_id: place.documentId,
      verdict,
      reason,
      words: await encryptField(tx, ctx, placeOf(id), words),
      reviewer_id: reviewerId,
      reviewed_at: ctx.now(),
    })
    .execute();
}

export async function deleteReview(
  tx: Transaction,
  { partnerId }: Pick<StoreContext, 'partnerId'>,
  { applicationId, version, key, documentId }: ReviewedPlace,
): Promise<void> {
  await tx
    .deleteFrom('field_reviews')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('version', '=', version)
    .where('key', '=', key)
    .where('document_id', 'is not distinct from', documentId)
    .execute();
}

/** What reviewers think of a submitted version. */
export async function listReviews(
  tx: Transaction,
  ctx: Pick<StoreContext, 'partnerId' | 'keys'>,
  { applicationId, version }: Pick<ReviewedPlace, 'applicationId' | 'version'>,
): Promise<FieldReview[]> {
  const rows = await tx
    .selectFrom('field_reviews as review')
    .leftJoin('users as reviewer', (join) =>
      join
        .onRef('reviewer.partner_id', '=', 'review.partner_id')
        .onRef('reviewer.id', '=', 'review.reviewer_id'),
    )
    .selectAll('review')
    .select(['reviewer.name', 'reviewer.email'])
    .where('review.partner_id', '=', ctx.partnerId)
    .where('review.application_id', '=', applicationId)
    .where('review.version', '=', version)
    .orderBy('review.key')
    .orderBy('review.document_id')
    .execute();
  const reviews: FieldReview[] = [];
  for (const row of rows)
    reviews.push({
      key: row.key,
      documentId: row.document_id,
      verdict: row.verdict as Verdict,
      reason: row.reason as ReviewReason | null,
      words: await decryptField(tx, ctx, placeOf(row.id), row.words),
      reviewerId: row.reviewer_id,
      reviewerName: row.name ?? row.email,
      reviewedAt: row.reviewed_at,
    });
  return reviews;
}

function placeOf(rowId: string) {
  return { table: 'field_reviews', column: 'words', purpose: 'message', rowId } as const;
}
