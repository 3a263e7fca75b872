import { isStaff } from '../../../platform/actor.ts';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { findCase } from '../../cases/index.ts';
import { type CaseNote, insertNote } from './case-note-store.ts';

/** Keeps what a member of staff wants their colleagues to know about a case; applicants never see it. */
export async function addCaseNote(
  ctx: RequestContext,
  { caseId, body }: { readonly caseId: string; readonly body: string },
): Promise<CaseNote> {
  const { actor } = ctx;
  assertRight(actor, 'readCases');
  if (!isStaff(actor)) throw new AppError('FORBIDDEN');
  return ctx.db.transaction(async (tx) => {
    if (!(await findCase(tx, ctx.partnerId, caseId))) throw new AppError('NOT_FOUND');
    const note = await insertNote(tx, ctx, caseId, {
      authorId: actor.userId,
      body,
      createdAt: ctx.now(),
    });
    appendAuditEvent(tx, ctx, {
      action: 'addCaseNote',
      entityType: 'case',
      entityId: caseId,
      next: { noteId: note.id },
    });
    return note;
  });
}
