import { defineWords } from '@handrail/engine';
import { isWithCaseWorkers } from '@handrail/engine/cases';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listInCase } from '../applications/index.ts';
import type { Case } from '../cases/index.ts';
import { isOwnCase } from './is-own-case.ts';

/** Refuses to change what a decision rests on once the case has left the case workers, or by the person it is about. */
export async function assertWorkable(tx: Transaction, ctx: RequestContext, standing: Case): Promise<void> {
  if (!isWithCaseWorkers(standing.status)) refuse('settled');
  await assertNotOwn(tx, ctx, standing);
}

/** Refuses staff who would work on a case of their own. */
export async function assertNotOwn(tx: Transaction, ctx: RequestContext, standing: Case): Promise<void> {
  if (await isOwn(tx, ctx, standing)) refuse('own');
}

/** Whether the case is the reader's own, by its applications as they stand. */
export async function isOwn(tx: Transaction, ctx: RequestContext, standing: Case): Promise<boolean> {
  const applications = await listInCase(tx, ctx.partnerId, { caseId: standing.id });
  return isOwnCase(tx, ctx, standing, applications);
}

function refuse(why: 'settled' | 'own'): never {
  throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale)[why]]);
}

const words = defineWords('workableCase', {
  settled:
    'This cannot be changed anymore because the case has left the review. Send it back to the applicant to review it again.',
  own: 'This case is your own. Ask a colleague to work on it.',
});
