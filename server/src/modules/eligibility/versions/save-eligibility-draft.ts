import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import { deleteDraft, findDraft, insertDraft, updateDraft } from './eligibility-draft-store.ts';
import { findCurrentVersion } from './eligibility-version-store.ts';
import type { EligibilityDraft } from './eligibility-version.ts';
import { parseContent } from './parse-content.ts';

export interface DraftChange {
  readonly content: unknown;
  /** The draft that was changed; nothing where there was none. */
  readonly revision: number | null;
}

/** Keeps what an admin has written; refused when a colleague saved since. */
export async function saveEligibilityDraft(
  ctx: RequestContext,
  { content, revision }: DraftChange,
): Promise<EligibilityDraft> {
  const { userId } = getStaffWith(ctx.actor, 'changePrograms');
  const parsed = parseContent(content);

  return ctx.db.transaction(async (tx) => {
    const current = await findCurrentVersion(tx, ctx.partnerId);
    const standing = await findDraft(tx, ctx.partnerId);
    const draft: EligibilityDraft = {
      content: parsed,
      basedOn: standing ? standing.basedOn : (current?.number ?? null),
      revision: (revision ?? 0) + 1,
      changedAt: ctx.now(),
      changedBy: userId,
    };
    const isSaved =
      revision === null
        ? await insertDraft(tx, ctx.partnerId, draft)
        : await updateDraft(tx, ctx.partnerId, revision, draft);
    if (!isSaved) throw new AppError('CONFLICT');
    // One entry for each turn of an author, because a draft saves itself every few seconds.
    if (standing?.changedBy !== userId)
      appendAuditEvent(tx, ctx, {
        action: 'saveEligibilityDraft',
        entityType: 'eligibility',
        entityId: ctx.partnerId,
        next: { revision: draft.revision, basedOn: draft.basedOn },
      });
    return draft;
  });
}

/** Throws away what was written since the last publication. */
export async function discardEligibilityDraft(ctx: RequestContext, revision: number): Promise<void> {
  getStaffWith(ctx.actor, 'changePrograms');
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteDraft(tx, ctx.partnerId, revision))) throw new AppError('CONFLICT');
    appendAuditEvent(tx, ctx, {
      action: 'discardEligibilityDraft',
      entityType: 'eligibility',
      entityId: ctx.partnerId,
      previous: { revision },
    });
  });
}
