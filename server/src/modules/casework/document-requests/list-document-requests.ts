import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import type { Case, OwnCase } from '../../cases/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import type { DocumentRequest } from './document-request.ts';
import { listRequests } from './document-request-store.ts';

export interface SignedRequest extends Omit<DocumentRequest, 'requestedBy'> {
  readonly requestedBy: UserContact | null;
}

/** Everything that staff asked for in a case, with who asked, oldest first. */
export function listStaffRequests(
  ctx: RequestContext,
  { id: caseId }: Pick<Case, 'id'>,
): Promise<SignedRequest[]> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    const requests = await listRequests(tx, ctx, { caseId });
    const people = await listContacts(
      tx,
      ctx.partnerId,
      requests.map(({ requestedBy }) => requestedBy),
    );
    return requests.map((request) => ({ ...request, requestedBy: people.get(request.requestedBy) ?? null }));
  });
}

/** What the submitter of a case is asked for, oldest first; what is no longer needed is gone. */
export async function listOwnRequests(
  ctx: RequestContext,
  { id: caseId, submitterId: applicantId }: OwnCase,
): Promise<DocumentRequest[]> {
  const requests = await ctx.db.read((tx) => listRequests(tx, ctx, { caseId, applicantId }));
  return requests.filter(({ withdrawnAt }) => withdrawnAt === null);
}
