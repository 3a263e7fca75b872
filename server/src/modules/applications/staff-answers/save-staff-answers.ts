import { type Answers, takeAnswers } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { getForm } from '../../programs/index.ts';
import { lockApplication } from '../application-store.ts';
import { assertSmallEnough, assertTaken } from '../saving/assert-taken.ts';
import { mergeAnswers } from '../saving/merge-answers.ts';
import { readStaffForm, type StaffForm } from './find-staff-form.ts';
import { findStaffAnswers, upsertStaffAnswers } from './staff-answers-store.ts';

export interface StaffSave {
  readonly applicationId: string;
  /** The keys that changed; null takes an answer away. */
  readonly answers: Answers;
}

/** Keeps what staff answer about an application, apart from what its applicant answers. */
export async function saveStaffAnswers(
  ctx: RequestContext,
  { applicationId, answers: given }: StaffSave,
): Promise<StaffForm> {
  assertRight(ctx.actor, 'workCases');
  return ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, ctx, applicationId);
    if (!application) throw new AppError('NOT_FOUND');
    const form = await getForm(tx, ctx, application);
    const { answers: taken, refusals } = takeAnswers(ctx.locale, form.inputOf, given, 'staff');
    assertTaken(refusals);

    const kept = { ...(await findStaffAnswers(tx, ctx, applicationId)), keyRevisions: {} };
    const { answers, revision, changedKeys } = mergeAnswers(kept, taken, undefined);
    assertSmallEnough(answers, JSON.stringify(answers));
    if (changedKeys.length > 0) {
      await upsertStaffAnswers(tx, ctx, applicationId, { answers, revision });
      appendAuditEvent(tx, ctx, {
        action: 'saveStaffAnswers',
        entityType: 'application',
        entityId: applicationId,
        next: { revision, keys: changedKeys },
      });
    }
    return readStaffForm(tx, ctx, application);
  });
}
