import type { Answers } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import { listOwnVersions } from '../submitting/list-own-versions.ts';

/** What was submitted last, while changes are shown (P627); nothing before the first submission. */
export async function findPreviousAnswers(
  ctx: RequestContext,
  applicationId: string,
): Promise<Answers | undefined> {
  const { enabled } = await ctx.ports.flags.evaluate(ctx.partnerId, 'application-diffs');
  if (!enabled) return undefined;
  const [last] = await listOwnVersions(ctx, applicationId);
  return last?.answers;
}
