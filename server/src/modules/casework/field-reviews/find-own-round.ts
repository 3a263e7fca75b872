import type { Answers } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import {
  type Application,
  findOpenRound,
  listInCase,
  listVersionAndPrevious,
  type ResubmissionRound,
} from '../../applications/index.ts';
import type { OwnCase } from '../../cases/index.ts';
import { type RequestView, toRequestViews } from './request-view.ts';

/** What an applicant reads of the round that waits for them. */
export interface OwnRound extends Omit<ResubmissionRound, 'requests'> {
  readonly requests: readonly RequestView[];
}

/** The round of a case that waits for its submitter; nothing unless the case was sent back. */
export async function findOwnRound(
  ctx: RequestContext,
  { id: caseId, submitterId, status }: OwnCase,
): Promise<OwnRound | undefined> {
  if (status !== 'Incomplete') return undefined;
  return ctx.db.read(async (tx) => {
    for (const { id } of await listInCase(tx, ctx.partnerId, { caseId, submitterId })) {
      const round = await findOpenRound(tx, ctx, id);
      if (round) return toOwnRound(tx, ctx, round);
    }
    return undefined;
  });
}

/** The round of an application with what was submitted, from which the form works out what may be changed. */
export async function findRoundOfForm(
  ctx: RequestContext,
  { id, case: about }: Pick<Application, 'id' | 'case'>,
): Promise<(OwnRound & { readonly submitted: Answers }) | undefined> {
  if (about.status !== 'Incomplete') return undefined;
  return ctx.db.read(async (tx) => {
    const round = await findOpenRound(tx, ctx, id);
    const [version] = round ? await listVersionAndPrevious(tx, ctx, id, round.version) : [];
    return round && version && { ...(await toOwnRound(tx, ctx, round)), submitted: version.answers };
  });
}

async function toOwnRound(tx: Transaction, ctx: RequestContext, round: ResubmissionRound): Promise<OwnRound> {
  return { ...round, requests: await toRequestViews(tx, ctx, round) };
}
