import { createLiveForm, isSensitive, presentAnswer, readAnswers } from '@handrail/engine';
import { appendAuditEvent } from '../../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../../platform/recent-sign-in.ts';
import { assertRight } from '../../../../platform/rights.ts';
import { openSubmission } from './open-submission.ts';

export interface AnswerToReveal {
  readonly applicationId: string;
  readonly key: string;
  readonly version?: number | undefined;
  /** Why it has to be read; it goes on record. */
  readonly reason: string;
}

/** Gives the whole of an answer that staff otherwise see only the end of, and puts on record who read it and why. */
export async function revealAnswer(
  ctx: RequestContext,
  { applicationId, key, version, reason }: AnswerToReveal,
): Promise<string> {
  assertRight(ctx.actor, 'readSensitive');
  assertRecentSignIn(ctx, 'readSensitiveAnswer');
  return ctx.db.transaction(async (tx) => {
    const opened = await openSubmission(tx, ctx, applicationId, version);
    if (!opened) throw new AppError('NOT_FOUND');
    const { form, settings, submitted, copyValues } = opened;
    const live = createLiveForm(form.compiled, { settings, answers: submitted.answers });
    const line = readAnswers(live, copyValues)
      .flatMap(({ questions }) => questions.flatMap(({ lines }) => lines))
      .find((each) => each.key === key);
    if (!line || !isSensitive(line.field)) throw new AppError('NOT_FOUND');
    appendAuditEvent(tx, ctx, {
      action: 'readSensitiveAnswer',
      entityType: 'application',
      entityId: applicationId,
      next: { key, version: submitted.number, reason },
    });
    return presentAnswer(line.field, line.value, copyValues);
  });
}
