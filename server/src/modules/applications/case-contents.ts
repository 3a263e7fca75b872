import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { OwnCase } from '../cases/index.ts';
import { findParty, type Party } from '../parties/index.ts';
import { listInCase } from './application-summary-store.ts';
import type { ApplicationSummary } from './application.ts';
import { findFactsOfCase, type ShownFacts } from './submitting/facts-store.ts';

/** What the submitter filled out for their case. */
export function listOwnInCase(
  ctx: RequestContext,
  { id: caseId, submitterId }: OwnCase,
): Promise<ApplicationSummary[]> {
  return ctx.db.read((tx) => listInCase(tx, ctx.partnerId, { caseId, submitterId }));
}

export async function findCaseParty(ctx: RequestContext, partyId: string): Promise<Party> {
  const party = await ctx.db.read((tx) => findParty(tx, ctx.partnerId, partyId));
  if (!party) throw new AppError('NOT_FOUND');
  return party;
}

export function findCaseFacts(ctx: RequestContext, caseId: string): Promise<ShownFacts | undefined> {
  return ctx.db.read((tx) => findFactsOfCase(tx, ctx.partnerId, caseId));
}
