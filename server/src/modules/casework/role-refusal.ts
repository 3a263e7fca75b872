import { defineWords, type Locale } from '@handrail/engine';
import { type CaseActionName, sayCaseAction, staffStatusLabels } from '@handrail/engine/cases';
import type { RequestContext } from '../../platform/context.ts';
import type { Case } from '../cases/index.ts';
import { canEverPerform, canPerform } from './casework-policy.ts';

/** Why the role of the acting person keeps them from an action on this case; undefined where it does not. */
export function findRoleRefusal(
  ctx: RequestContext,
  action: CaseActionName,
  standing: Pick<Case, 'status'>,
): string | undefined {
  const { label } = sayCaseAction(ctx.locale, action);
  if (!canEverPerform(ctx, action)) return sayNotYourRole(ctx.locale, label);
  if (canPerform(ctx, action, standing)) return undefined;
  return words(ctx.locale).notNow(label, staffStatusLabels(ctx.locale)[standing.status]);
}

/** Says that a role never does something. */
export function sayNotYourRole(locale: Locale, label: string): string {
  return words(locale).never(label);
}

const words = defineWords('caseRoles', {
  notNow: (action: string, status: string) =>
    `"${action}" is not part of your role while the status is "${status}".`,
  never: (action: string) => `"${action}" is not part of your role. An admin can change your role.`,
});
