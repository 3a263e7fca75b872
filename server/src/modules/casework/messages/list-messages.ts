import type { RequestContext } from '../../../platform/context.ts';
import type { Case, OwnCase } from '../../cases/index.ts';
import { countNewFor, countUnread, listMessagesOf } from './case-message-store.ts';
import type { CaseMessage } from './case-message.ts';

/** What the submitter of a case and the staff wrote to each other, newest first. */
export function listOwnMessages(
  ctx: RequestContext,
  { id: caseId, submitterId: applicantId }: OwnCase,
): Promise<CaseMessage[]> {
  return ctx.db.read((tx) => listMessagesOf(tx, ctx, { caseId, applicantId }));
}

/** Every message of a case, whoever wrote it, newest first. */
export function listStaffMessages(
  ctx: RequestContext,
  { id: caseId }: Pick<Case, 'id'>,
): Promise<CaseMessage[]> {
  return ctx.db.read((tx) => listMessagesOf(tx, ctx, { caseId }));
}

/** How many messages of the staff about one case wait to be read by an applicant. */
export interface NewMessages {
  readonly caseId: string;
  readonly count: number;
}

export async function countNewForApplicant(ctx: RequestContext, applicantId: string): Promise<NewMessages[]> {
  const counts = await ctx.db.read((tx) => countNewFor(tx, ctx.partnerId, applicantId));
  return Array.from(counts, ([caseId, count]) => ({ caseId, count }));
}

/** How many messages of applicants wait to be read by staff. */
export function countUnreadForStaff(ctx: RequestContext, { id }: Pick<Case, 'id'>): Promise<number> {
  return ctx.db.read((tx) => countUnread(tx, ctx.partnerId, id));
}
