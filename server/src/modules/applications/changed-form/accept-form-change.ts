import { isDeepStrictEqual } from 'node:util';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { sendWithCommit } from '../../../platform/db/send-with-commit.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertOwnApplication } from '../application-policy.ts';
import { lockApplication } from '../application-store.ts';
import type { Application } from '../application.ts';
import { openForm } from '../open-form.ts';
import { assertSmallEnough } from '../saving/assert-taken.ts';
import { sealAnswersWith } from '../sealed-answers.ts';
import { findFirstProgress } from '../starting/find-first-progress.ts';
import { isOpenForChanges } from '../starting/history.ts';
import { toFormChangeStatement, toKeepStatement } from './changed-form-store.ts';
import { findNewerForm } from './find-newer-form.ts';
import { planFormChange } from './plan-form-change.ts';

export interface FormChangeRequest {
  readonly id: string;
  /** The version that the person chose to continue with. */
  readonly toVersion: number;
  /** The revision of the draft for which they were shown what changes. */
  readonly seenRevision: number;
}

/** Moves a draft to the newer version of its form; what it answered before is kept beside it. */
export async function acceptFormChange(
  ctx: RequestContext,
  request: FormChangeRequest,
): Promise<Application> {
  return ctx.db.transaction((tx) => changeForm(tx, ctx, request));
}

async function changeForm(
  tx: Transaction,
  ctx: RequestContext,
  { id, toVersion, seenRevision }: FormChangeRequest,
): Promise<Application> {
  const application = await lockApplication(tx, ctx, id);
  assertOwnApplication(ctx.actor, application);
  // Browsers repeat the call after a dropped connection; the second one changes nothing.
  if (application.definitionVersion === toVersion) return application;

  const opened = await openForm(tx, ctx, application);
  if (!isOpenForChanges(opened.form, application)) throw new AppError('APPLICATION_CLOSED');
  const newer = await findNewerForm(tx, ctx, opened, application);
  if (newer?.definition.version !== toVersion || application.revision !== seenRevision) {
    throw new AppError('DRAFT_CHANGED');
  }

  const { answers: before, answersKey: key } = application;
  const { answers, unneededKeys } = planFormChange({ ...opened, answers: before }, newer);
  const json = JSON.stringify(answers);
  assertSmallEnough(answers, json);
  const revision = application.revision + 1;
  const changedKeys = listChangedKeys(before, answers);
  const changed = { ...application, answers, revision, definitionVersion: toVersion, nextStep: null };
  const progress = await findFirstProgress(tx, ctx, changed);
  const versions = { fromVersion: application.definitionVersion, toVersion };
  sendWithCommit(
    tx,
    toKeepStatement(tx, ctx, { applicationId: id, ...versions }, (rowId) =>
      sealAnswersWith(key, ctx.partnerId, 'earlier_answers', rowId, JSON.stringify(before)),
    ),
    toFormChangeStatement(tx, ctx, id, {
      ...{ revision, changedKeys, progress, toVersion },
      keptKeys: Object.keys(answers),
      sealedAnswers: sealAnswersWith(key, ctx.partnerId, 'applications', id, json),
    }),
  );
  appendAuditEvent(tx, ctx, {
    action: 'acceptFormChange',
    entityType: 'application',
    entityId: id,
    previous: { definitionVersion: versions.fromVersion },
    next: { definitionVersion: toVersion, revision, keys: changedKeys, unneededKeys },
  });
  return { ...changed, progress, updatedAt: ctx.now() };
}

function listChangedKeys(before: Application['answers'], after: Application['answers']): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
}
