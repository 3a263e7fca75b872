import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findParty, type Party } from '../parties/index.ts';
import { listInCase } from './application-summary-store.ts';
import type { ApplicationSummary } from './application.ts';
import { findFactsOfCase, type ShownFacts } from './submitting/facts-store.ts';

/** What the acting person filled in for a case that they may see. */
export async function listOwnInCase(ctx: RequestContext, caseId: string): Promise<ApplicationSummary[]> {
  if (ctx.actor.kind !== 'applicant') return [];
  const { userId: submitterId } = ctx.actor;
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
