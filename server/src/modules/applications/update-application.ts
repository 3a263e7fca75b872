import { coerceForFields, type Answers } from '@handrail/engine';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Form, getForm } from '../programs/index.ts';
import { assertOwnDocuments } from './assert-own-documents.ts';
import { assertOwnApplication } from './application-policy.ts';
import {
  insertReplacedAnswers,
  insertSave,
  listReplacedAnswers,
  wasSaved,
} from './application-save-store.ts';
import { lockApplication, updateAnswers } from './application-store.ts';
import type { Application } from './application.ts';
import { isOpenForChanges } from './history.ts';
import { mergeAnswers, type ReplacedAnswer } from './merge-answers.ts';

export interface ApplicationSave {
  readonly id: string;
  /** The keys that changed, each with its new answer; null takes an answer away. */
  readonly answers: Answers;
  /** Where the person goes next, as a path inside of the application. */
  readonly next?: string | undefined;
  /** The revision that this device last saw; what came later from elsewhere is told. */
  readonly seenRevision?: number | undefined;
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
  return ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, ctx, save.id);
    assertOwnApplication(ctx.actor, application);
    const repeated = await findRepeated(tx, ctx, save);
    if (repeated) return { application, replaced: repeated.replaced };
    const form = await getForm(tx, application.definitionKey, application.definitionVersion);
    if (!isOpenForChanges(form, application)) throw new AppError('APPLICATION_CLOSED');

    const given = toKept(form, save.answers);
    await assertOwnDocuments(tx, ctx, form.inputs, given);
    const merged = mergeAnswers(application, given, save.seenRevision);
    const nextStep = save.next ?? application.nextStep;
    const { revision, answers, keyRevisions, changedKeys, replaced } = merged;
    await Promise.all([
      updateAnswers(tx, ctx, save.id, { ...merged, nextStep }),
      insertReplacedAnswers(tx, ctx, { applicationId: save.id, saveId: save.saveId, revision }, replaced),
      save.saveId !== undefined &&
        insertSave(tx, ctx, { applicationId: save.id, saveId: save.saveId, revision }),
      changedKeys.length > 0 &&
        appendAuditEvent(tx, ctx, {
          action: 'updateApplication',
          entityType: 'application',
          entityId: save.id,
          next: { revision, keys: changedKeys },
        }),
    ]);
    const saved = { ...application, answers, keyRevisions, revision, nextStep, updatedAt: ctx.now() };
    return { application: saved, replaced };
  });
}

/** A save that was done before: its reply may have been lost, and with it the word of what it replaced. */
async function findRepeated(
  tx: Transaction,
  ctx: RequestContext,
  { id: applicationId, saveId }: ApplicationSave,
): Promise<Pick<SavedApplication, 'replaced'> | undefined> {
  if (saveId === undefined || !(await wasSaved(tx, ctx.partnerId, applicationId, saveId))) return undefined;
  return { replaced: await listReplacedAnswers(tx, ctx, { applicationId, saveId }) };
}

/** The answers in the form in which their fields keep them; a key that the form does not have is refused. */
function toKept({ inputs }: Form, answers: Answers): Answers {
  const known = new Map(
    inputs.filter(({ key }) => Object.hasOwn(answers, key)).map(({ key, field }) => [key, field]),
  );
  const unknown = Object.keys(answers).filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw new AppError(
      'INVALID_INPUT',
      unknown.map((key) => `There is no question "${key}"`),
    );
  const fields = [...known].map(([key, field]) => ({ ...field, key }));
  return coerceForFields(fields, answers);
}
