import { defineWords, hasFeature } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { hasReferralTo, insertReferral } from '../../applications/index.ts';
import { type Case, insertWorkflowEvent, lockCase } from '../../cases/index.ts';
import { getPartnerWithin, listProgramFeaturesOn } from '../../partners/index.ts';
import { listProgramsOf } from '../../programs/index.ts';

export interface Referral {
  readonly caseId: string;
  /** The other program, for which the applicant can then apply. */
  readonly programId: string;
}

/** Refers the applicant of a case to another program (P624), in a transaction that is open already. */
export async function referApplicant(
  tx: Transaction,
  ctx: RequestContext,
  { caseId, programId }: Referral,
): Promise<void> {
  assertRight(ctx.actor, 'workCases');
  const standing = await lockCase(tx, ctx.partnerId, caseId);
  if (!standing) throw new AppError('NOT_FOUND');
  const refusal = await findRefusal(tx, ctx, standing, programId);
  if (refusal) throw new AppError('CASE_ACTION_REFUSED', (locale) => [refusal(words(locale))]);

  await insertReferral(tx, ctx, { partyId: standing.partyId, programId, caseId });
  await insertWorkflowEvent(tx, ctx.partnerId, {
    caseId,
    action: 'referApplicant',
    entityType: 'case',
    entityId: caseId,
    newValue: programId,
    userId: 'userId' in ctx.actor ? ctx.actor.userId : undefined,
    createdAt: ctx.now(),
  });
  appendAuditEvent(tx, ctx, {
    action: 'referApplicant',
    entityType: 'case',
    entityId: caseId,
    next: { programId },
  });
}

type Refusal = (said: ReturnType<typeof words>) => string;

async function findRefusal(
  tx: Transaction,
  ctx: RequestContext,
  standing: Case,
  programId: string,
): Promise<Refusal | undefined> {
  const programs = await listProgramsOf(tx, ctx.partnerId);
  const from = programs.find(({ id }) => id === standing.programId);
  const features = await listProgramFeaturesOn(
    ctx,
    await getPartnerWithin(tx, ctx),
    from ?? { features: [] },
  );
  if (!hasFeature(features, 'referral-programs')) return ({ off }) => off;
  const to = programs.find(({ id }) => id === programId);
  if (!to) return ({ unknown }) => unknown;
  if (to.id === standing.programId) return ({ same }) => same(to.name);
  if (to.status === 'Closed') return ({ closed }) => closed(to.name);
  const isReferred = await hasReferralTo(tx, ctx.partnerId, standing.partyId, programId);
  return isReferred ? ({ again }) => again(to.name) : undefined;
}

const words = defineWords('referring', {
  off: 'This program does not refer applicants to other programs. An admin can switch that on.',
  unknown: 'There is no such program.',
  same: (program: string) => `This case is for ${program} already. Choose another program.`,
  closed: (program: string) => `${program} is closed. Choose a program that takes applications.`,
  again: (program: string) => `The applicant was referred to ${program} already.`,
});
