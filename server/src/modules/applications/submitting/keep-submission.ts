import { projectFacts, defineWords } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { keepSubmitted } from '../../documents/index.ts';
import { noteSubmission } from '../../users/index.ts';
import { markSubmitted } from '../application-store.ts';
import { insertVersion } from './application-version-store.ts';
import { listDocumentIds } from './assert-own-documents.ts';
import type { Submission } from './check-submission.ts';
import { replaceFacts } from './facts-store.ts';
import { insertSubmittedDocuments } from './submitted-document-store.ts';
import { referOnward } from '../starting/history.ts';

/** Keeps what was submitted as a version, with its facts and documents, and gives the number of the version. */
export async function keepSubmission(
  tx: Transaction,
  ctx: RequestContext,
  { application, form, answers }: Submission,
): Promise<number> {
  const { id: applicationId, definitionVersion } = application;
  await keepDocuments(tx, ctx, { application, form, answers });
  const number = await insertVersion(tx, ctx, { applicationId, definitionVersion, answers });
  await replaceFacts(tx, ctx, application, projectFacts(form.definition.facts, answers));
  await markSubmitted(tx, ctx, applicationId);
  await noteSubmission(tx, ctx.partnerId, application.submitterId, ctx.now());
  await referOnward(tx, ctx, form, application);
  return number;
}

/** What a version names stays; a document that went away in the meantime is asked for again. */
async function keepDocuments(
  tx: Transaction,
  ctx: RequestContext,
  { application, form, answers }: Submission,
): Promise<void> {
  const ids = listDocumentIds(form.fieldOf, answers);
  const kept = await keepSubmitted(tx, ctx.partnerId, ids, ctx.now());
  if (kept.length < ids.length)
    throw new AppError('APPLICATION_INCOMPLETE', (locale) => [documentGone(locale)]);
  await insertSubmittedDocuments(tx, ctx, application.case.id, ids);
}

const documentGone = defineWords(
  'submittedDocumentGone',
  'A document is no longer there. Please upload it again.',
);
