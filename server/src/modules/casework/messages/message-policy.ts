import { defineWords, hasFeature } from '@handrail/engine';
import { isStaff } from '../../../platform/actor.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { hasRight } from '../../../platform/rights.ts';
import { hasAppliedIn } from '../../applications/index.ts';
import { type Case, findCase } from '../../cases/index.ts';
import { getPartnerWithin, listProgramFeaturesOn } from '../../partners/index.ts';
import { findProgram } from '../../programs/index.ts';

/** Who writes: the applicant of a case, or someone who works on it. */
export interface Writer {
  readonly standing: Case;
  readonly userId: string;
  readonly isStaff: boolean;
}

/** Lets the applicants of a case and those who work on cases write; to other applicants, the case is not there. */
export async function assertMayWrite(tx: Transaction, ctx: RequestContext, caseId: string): Promise<Writer> {
  const { actor, partnerId } = ctx;
  const standing = await findCase(tx, partnerId, caseId);
  if (!standing || !('userId' in actor)) throw new AppError('NOT_FOUND');
  const { userId } = actor;
  if (isStaff(actor)) {
    if (!hasRight(actor, 'workCases')) throw new AppError('FORBIDDEN');
    return { standing, userId, isStaff: true };
  }
  if (!(await hasAppliedIn(tx, partnerId, caseId, userId))) throw new AppError('NOT_FOUND');
  return { standing, userId, isStaff: false };
}

/** Messages are a feature of the program (P205, P619), and an archived case takes none. */
export async function assertTakesMessages(
  tx: Transaction,
  ctx: RequestContext,
  { programId, status }: Case,
): Promise<void> {
  const partner = await getPartnerWithin(tx, ctx);
  const program = await findProgram(tx, ctx.partnerId, programId);
  const features = await listProgramFeaturesOn(ctx, partner, program ?? { features: [] });
  if (!hasFeature(features, 'applicant-comments'))
    throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).off]);
  if (status === 'Archived') throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).archived]);
}

const words = defineWords('caseMessages', {
  off: 'This program does not take messages. Write to the address on the page instead.',
  archived: 'This case is archived, so it takes no more messages.',
});
