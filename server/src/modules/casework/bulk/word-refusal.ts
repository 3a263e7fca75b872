import { defineWords, type Locale } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import { isRefusal } from '../../../platform/errors/app-error.ts';
import { findRoleRefusal, sayNotYourRole } from '../role-refusal.ts';
import type { BulkCase, BulkWork } from './bulk-change.ts';

/** Why nothing is done to a case, in the words in which a single case is refused; undefined for what says nothing about it. */
export function wordRefusal(
  ctx: RequestContext,
  work: BulkWork,
  { seenStatus }: Pick<BulkCase, 'seenStatus'>,
  error: unknown,
): string | undefined {
  if (!isRefusal(error)) return undefined;
  const { locale } = ctx;
  if (error.code === 'NOT_FOUND') return words(locale).notThere;
  if (error.code !== 'FORBIDDEN') return error.textsIn(locale).join(' ');
  if (work.kind === 'move' && seenStatus !== null) {
    return findRoleRefusal(ctx, work.action, { status: seenStatus });
  }
  return sayNotYourRole(locale, words(locale).kinds[work.kind]);
}

/** What is said about a case that fails for a reason of ours. */
export function sayFailed(locale: Locale): string {
  return words(locale).failed;
}

const words = defineWords('bulkRefusals', {
  failed: 'Something went wrong on our side, and this case was left as it is. Please try it on its own page.',
  notThere: 'There is no such case.',
  kinds: { assign: 'Assign', move: 'Move', message: 'Message', refer: 'Refer', export: 'Export' },
});
