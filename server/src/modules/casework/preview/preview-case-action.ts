import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { findNoticeWrittenNow, type WrittenNotice } from '../../notifications/index.ts';
import { type CaseActionRequest, performCaseAction } from '../perform-case-action.ts';

/**
 * The mail that an action would send: the action is done in a transaction that is then undone, so the preview comes from
 * the code that sends. Nothing where no mail would be sent; refused where the action would be.
 */
export async function previewCaseAction(
  ctx: RequestContext,
  request: CaseActionRequest,
): Promise<WrittenNotice | undefined> {
  assertRight(ctx.actor, 'readCases');
  if (ctx.actor.kind === 'applicant') throw new AppError('FORBIDDEN');
  try {
    return await ctx.db.transaction(async (tx) => {
      await performCaseAction(tx, ctx, request);
      throw new Undone(await findNoticeWrittenNow(tx, ctx, request.caseId));
    });
  } catch (thrown) {
    if (thrown instanceof Undone) return thrown.notice;
    throw thrown;
  }
}

/** Leaves a transaction without keeping anything of it. */
class Undone extends Error {
  readonly notice: WrittenNotice | undefined;

  constructor(notice: WrittenNotice | undefined) {
    super('This was only a preview');
    this.notice = notice;
  }
}
