import { takeAnswers, type Answers } from '@handrail/engine';
import { toAuditRecord } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { sendWithCommit } from '../../../platform/db/send-with-commit.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Form, getForm } from '../../programs/index.ts';
import { assertDocumentQuota, assertOwnDocuments } from '../submitting/assert-own-documents.ts';
import { assertOwnApplication } from '../application-policy.ts';
import { assertWithinRound } from '../resubmitting/assert-within-round.ts';
import { assertSmallEnough, assertTaken } from './assert-taken.ts';
import {
  insertReplacedAnswers,
  listReplacedAnswers,
  toKeepStatement,
  wasSaved,
} from './application-save-store.ts';
import { findApplication, lockApplication } from '../application-store.ts';
import type { Application, ApplicationProgress } from '../application.ts';
import { isOpenForChanges } from '../starting/history.ts';
import { mergeAnswers, type ReplacedAnswer } from './merge-answers.ts';
import { sealAnswersWith } from '../sealed-answers.ts';

export interface ApplicationSave {
  readonly id: string;
  /** The keys that changed, each with its new answer; null takes an answer away. */
  readonly answers: Answers;
  /** Where the person goes next, as a path inside the application. */
  readonly next?: string | undefined;
  /** How far the form is with these answers; kept as it was where it is not told. */
  readonly progress?: ApplicationProgress | undefined;
  /** The revision that this device last saw; what came later from elsewhere is told. */
  readonly seenRevision?: number | undefined;
  /** The version of the form in which the answers were given. */
  readonly formVersion?: number | undefined;
  /** The device's own id of this save: the same one again changes nothing. */
  readonly saveId?: string | undefined;
}

export interface SavedApplication {
  readonly application: Application;
  readonly replaced: readonly ReplacedAnswer[];
}

/** Keeps answers of a draft: only the given keys, in the order of the saves, each save once. */
export async function updateApplication(
  ctx: RequestContext,
  save: ApplicationSave,
): Promise<SavedApplication> {
  try {
    return await ctx.db.transaction((tx) => keepAnswers(tx, ctx, save));
  } catch (error) {
    const repeated = await findRepeated(ctx, save);
    if (repeated) return repeated;
    throw error;
  }
}

async function keepAnswers(
  tx: Transaction,
  ctx: RequestContext,
  save: ApplicationSave,
): Promise<SavedApplication> {
  const application = await lockApplication(tx, ctx, save.id, save.seenRevision);
  assertOwnApplication(ctx.actor, application);
  const form = await getForm(tx, ctx, application);
  if (!isOpenForChanges(form, application)) throw new AppError('APPLICATION_CLOSED');

  if ((save.formVersion ?? application.definitionVersion) !== application.definitionVersion) {
    throw new AppError('FORM_CHANGED');
  }

  const given = toKept(ctx, form, save.answers);
  await assertOwnDocuments(tx, ctx, form, given);
  const { answers, revision, changedKeys, replaced } = mergeAnswers(application, given, save.seenRevision);
  const json = JSON.stringify(answers);
  assertSmallEnough(answers, json);
  assertDocumentQuota(form, application.answers, answers);
  if (changedKeys.length > 0) await assertWithinRound(tx, ctx, application, answers);
  const { id } = application;
  const nextStep = save.next ?? application.nextStep;
  const progress = save.progress ?? application.progress;
  const sealedAnswers = sealAnswersWith(application.answersKey, ctx.partnerId, 'applications', id, json);

  const act = { action: 'updateApplication', entityType: 'application', entityId: id } as const;
  const record =
    changedKeys.length > 0 ? toAuditRecord(ctx, { ...act, next: { revision, keys: changedKeys } }) : null;
  const { saveId } = save;
  const { revision: previousRevision } = application;
  const kept = { applicationId: id, saveId, revision, previousRevision, changedKeys, sealedAnswers };
  sendWithCommit(tx, toKeepStatement(ctx, { ...kept, nextStep, progress, record }));
  await insertReplacedAnswers(tx, ctx, kept, replaced);
  const saved = { answers, revision, nextStep, progress, updatedAt: ctx.now() };
  return { application: { ...application, ...saved }, replaced };
}

/**
 * A save that fails may have been done before: its reply was lost, and with it the word of what it replaced. So a
 * repeat is found by its failure, and all other saves need not be looked for.
 */
async function findRepeated(
  ctx: RequestContext,
  { id: applicationId, saveId }: ApplicationSave,
): Promise<SavedApplication | undefined> {
  if (saveId === undefined) return undefined;
  return ctx.db.read(async (tx) => {
    if (!(await wasSaved(tx, ctx.partnerId, applicationId, saveId))) return undefined;
    const application = await findApplication(tx, ctx, applicationId);
    assertOwnApplication(ctx.actor, application);
    return { application, replaced: await listReplacedAnswers(tx, ctx, { applicationId, saveId }) };
  });
}

/** The answers in the form in which their fields keep them; one that the engine does not take is refused. */
function toKept({ locale }: RequestContext, { inputOf }: Form, given: Answers): Answers {
  const { answers, refusals } = takeAnswers(locale, inputOf, given, 'applicant');
  assertTaken(refusals);
  return answers;
}
