import { formatCount, defineWords } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Limit } from '../../platform/limits/limit.ts';
import { tryWithinLimits } from '../../platform/limits/take-within-limits.ts';
import { toWaitTime } from '../../platform/limits/wait-text.ts';
import { sumUpOwner } from './document-store.ts';

const perPerson: Limit = { key: 'upload:person', max: 200, windowMinutes: 60 };
/** Far above a busy day of honest people: it stops someone with many accounts. */
const perPartner: Limit = { key: 'upload:partner', max: 20_000, windowMinutes: 60 };

/** An advocate keeps documents for many clients. */
const mostDocuments = { applicant: 500, others: 2_000 };
const mostGigabytes = 2;

/** Counts the files of an upload for the person and for the partner, and refuses it when either brought too many. */
export async function countUpload(ctx: RequestContext, userId: string, files: number): Promise<void> {
  const outcome = await tryWithinLimits(ctx, [
    { limit: perPerson, subject: userId, times: files },
    { limit: perPartner, subject: 'all', times: files },
  ]);
  if (!('freeAt' in outcome)) return;
  throw new AppError('TOO_MANY_REQUESTS', (locale) => [
    words(locale).tooFast(toWaitTime(locale, outcome.freeAt, ctx.now())),
  ]);
}

/** Refuses an upload that would exceed the person's quota. */
export async function assertRoom(
  tx: Transaction,
  { partnerId, actor }: RequestContext,
  ownerId: string,
  files: readonly { readonly size: number }[],
): Promise<void> {
  const isApplicant = actor.kind === 'applicant' && actor.tenant === 'applicant';
  const most = isApplicant ? mostDocuments.applicant : mostDocuments.others;
  const { count, bytes } = await sumUpOwner(tx, partnerId, ownerId);
  const added = files.reduce((sum, { size }) => sum + size, 0);
  if (count + files.length <= most && bytes + added <= mostGigabytes * 1024 ** 3) return;
  throw new AppError('DOCUMENT_QUOTA', (locale) => [words(locale).full(formatCount(most), mostGigabytes)]);
}

const words = defineWords('uploadQuota', {
  tooFast: (wait: string) =>
    `You have uploaded a lot of documents in a short time. The ones you uploaded are saved. Please wait ${wait} and try again.`,
  full: (documents: string, gigabytes: number) =>
    `You can store up to ${documents} documents and ${String(gigabytes)} GB. Please remove documents you no longer need and try again.`,
});
