import {
  type CaseActionName,
  type CaseNeed,
  directActionNames,
  findActionRefusal,
  getCaseAction,
  sayCaseAction,
} from '@handrail/engine/cases';
import type { RequestContext } from '../../platform/context.ts';
import { listInCase } from '../applications/index.ts';
import { findCase } from '../cases/index.ts';
import { canEverPerform, maySeeCase } from './casework-policy.ts';
import { listUnticked } from './checklist/list-checklist.ts';
import { isOwnCase } from './is-own-case.ts';
import { findReviewSteps } from './review-steps.ts';
import { findRoleRefusal } from './role-refusal.ts';

/** Something that can be done to cases, and whether the viewer can do it to this one now. */
export interface AvailableAction {
  readonly action: CaseActionName;
  readonly label: string;
  /** What the viewer must give with it, unless it is on the case already. */
  readonly needs: readonly CaseNeed[];
  /** Why the viewer cannot do it now, in words; null where they can. */
  readonly refusal: string | null;
}

/** What the acting person can do to a case now, by the same table and sentences by which it is done. */
export async function listAvailableActions(
  ctx: RequestContext,
  caseId: string,
): Promise<AvailableAction[] | undefined> {
  return ctx.db.read(async (tx) => {
    const standing = await findCase(tx, ctx.partnerId, caseId);
    if (!standing || !(await maySeeCase(tx, ctx, caseId))) return undefined;
    const applications = await listInCase(tx, ctx.partnerId, { caseId });
    const conditions = {
      locale: ctx.locale,
      status: standing.status,
      steps: await findReviewSteps(tx, ctx.partnerId, standing.programId),
      wasSubmitted: applications.some(({ submittedAt }) => submittedAt !== null),
      // What is missing is asked for when the person acts.
      given: { reason: true, requestedAmount: true, assignee: true },
      unticked: await listUnticked(tx, ctx.partnerId, standing),
      isOwn: await isOwnCase(tx, ctx, standing, applications),
      audience: ctx.actor.kind === 'applicant' ? 'applicant' : 'staff',
    } as const;

    return directActionNames.filter(isFor(ctx)).map((action) => {
      const { needs } = getCaseAction(action);
      const { label } = sayCaseAction(ctx.locale, action);
      const refusal = canEverPerform(ctx, action) ? findActionRefusal(action, conditions) : undefined;
      return { action, label, needs, refusal: refusal ?? findRoleRefusal(ctx, action, standing) ?? null };
    });
  });
}

/** Applicants hear only of what applicants do, and staff of what staff do. */
function isFor({ actor }: RequestContext): (action: CaseActionName) => boolean {
  return (action) =>
    getCaseAction(action).by.some((performer) =>
      actor.kind === 'applicant' ? performer === 'applicant' : typeof performer === 'object',
    );
}
