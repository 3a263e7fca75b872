import { defineWords } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { insertSubmittedDocuments } from '../../applications/index.ts';
import { giveDocuments, keepSubmitted, listDocumentsOf, lockDocuments } from '../../documents/index.ts';
import type { Conversation } from './case-message.ts';
import { insertMessageDocuments } from './message-document-store.ts';
import type { Writer } from './message-policy.ts';

const mostFiles = 5;

/** Sends files that the writer uploaded along with a message; from then on they are evidence and stay. */
export async function attachDocuments(
  tx: Transaction,
  ctx: RequestContext,
  { userId, isStaff }: Writer,
  { caseId, applicantId, messageId }: Conversation & { readonly messageId: string },
  given: readonly string[],
): Promise<void> {
  const documentIds = [...new Set(given)];
  if (documentIds.length === 0) return;
  const { partnerId } = ctx;
  if (documentIds.length > mostFiles)
    throw new AppError('INVALID_INPUT', (locale) => [words(locale).tooMany(mostFiles)]);
  // Two messages may name the same file at once: the second waits here and finds it sent.
  await lockDocuments(tx, partnerId, documentIds);
  const own = (await listDocumentsOf(tx, partnerId, documentIds)).filter(
    ({ ownerId, uploader, isSubmitted, state }) =>
      ownerId === userId && uploader?.id === userId && !isSubmitted && state !== 'rejected',
  );
  // Someone else's file looks absent, and so does one that was sent before.
  if (own.length < documentIds.length) throw new AppError('NOT_FOUND');
  if (isStaff) await giveDocuments(tx, partnerId, documentIds, applicantId);
  await keepSubmitted(tx, partnerId, documentIds, ctx.now());
  // What staff send is no evidence of the applicant's.
  if (!isStaff) await insertSubmittedDocuments(tx, ctx, caseId, documentIds);
  await insertMessageDocuments(tx, partnerId, messageId, documentIds);
}

const words = defineWords('messageFiles', {
  tooMany: (most: number) => `You can send up to ${String(most)} files with a message.`,
});
