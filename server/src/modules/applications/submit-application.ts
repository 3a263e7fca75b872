import {
  type Answers,
  checkAnswers,
  type CopyValues,
  type FormReport,
  projectFacts,
  renderCopy,
  sayMessages,
} from '@handrail/engine';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { moveCase } from '../cases/index.ts';
import { keepSubmitted } from '../documents/index.ts';
import type { Form } from '../programs/index.ts';
import { sendSubmittedNotice } from './application-notices.ts';
import { assertOwnApplication } from './application-policy.ts';
import { findApplication, lockApplication, markSubmitted } from './application-store.ts';
import { insertVersion } from './application-version-store.ts';
import type { Application } from './application.ts';
import { listDocumentIds } from './assert-own-documents.ts';
import { replaceFacts } from './facts-store.ts';
import { assertHistory, isOpenForChanges, referOnward } from './history.ts';
import { openForm } from './open-form.ts';

/** Submits an application and puts its case in the review queue; what was answered is kept as a version. */
export async function submitApplication(ctx: RequestContext, id: string): Promise<Application> {
  return ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, ctx, id);
    assertOwnApplication(ctx.actor, application);
    const { form, settings, copyValues } = await openForm(tx, ctx, application);
    // Browsers repeat the call after a dropped connection; a second submit changes nothing.
    if (!isOpenForChanges(form, application)) return application;

    const report = checkAnswers(form.compiled, application.answers, settings);
    const faults = [...listFaults(report, copyValues), ...(settings.needsW9 ? [missingTaxForm] : [])];
    if (!report.canSubmit || faults.length > 0) throw new AppError('APPLICATION_INCOMPLETE', faults);

    const { definitionVersion } = application;
    const answers = report.submittedAnswers();
    await assertHistory(tx, ctx, form, { application, answers, copyValues });
    if (application.case.status === 'Withdrawn') {
      await moveCase(tx, ctx, application.case.id, { to: 'InProgress', action: 'resumeApplication' });
    }
    await moveCase(tx, ctx, application.case.id, { to: 'ReadyForReview', action: 'submitApplication' });
    await keepDocuments(tx, ctx, form, answers);
    const number = await insertVersion(tx, ctx, { applicationId: id, definitionVersion, answers });
    await replaceFacts(tx, ctx, application, projectFacts(form.definition.facts, answers));
    await markSubmitted(tx, ctx, id);
    await referOnward(tx, ctx, form, application);
    await sendSubmittedNotice(tx, ctx, { ...application, caseId: application.case.id });
    appendAuditEvent(tx, ctx, {
      action: 'submitApplication',
      entityType: 'application',
      entityId: id,
      next: { version: number, caseId: application.case.id },
    });
    const submitted = await findApplication(tx, ctx, id);
    if (!submitted) throw new Error('The application no longer exists');
    return submitted;
  });
}

/** What a version names stays; a document that went away in the meantime is asked for again. */
async function keepDocuments(
  tx: Transaction,
  ctx: RequestContext,
  { fieldOf }: Form,
  answers: Answers,
): Promise<void> {
  const ids = listDocumentIds(fieldOf, answers);
  const kept = await keepSubmitted(tx, ctx.partnerId, ids, ctx.now());
  if (kept.length < ids.length) throw new AppError('APPLICATION_INCOMPLETE', [documentGone]);
}

const documentGone = 'A document is no longer there. Please upload it again.';
const missingTaxForm = 'Tax form (W9): Please fill out and save the tax form';

/** One line for each answer that stands in the way, as a person would look for it. */
function listFaults({ sections }: FormReport, copyValues: CopyValues): string[] {
  return sections.flatMap(({ name, questions }) =>
    questions.flatMap(({ fields }) =>
      fields.map(({ label, messages }) =>
        renderCopy(`${name}, ${label}: ${sayMessages(messages)}`, copyValues),
      ),
    ),
  );
}
