import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import {
  insertSubmissionDocument,
  insertSubmittedDocuments,
  listSubmissionDocumentIds,
  type SubmittedVersion,
} from '../../applications/index.ts';
import { keepSubmitted, storeMadeDocument } from '../../documents/index.ts';
import { findSubmissionSheet } from './find-submission-sheet.ts';
import { writeSubmissionPdf } from './write-submission-pdf.ts';

/** Makes the PDF of a submitted version, once, for the applicant and for staff. */
export const writeSubmission = defineJob<SubmittedVersion>({
  name: 'write-submission',
  // A long form costs a second of processor time.
  lane: 'heavy',
  payload: z.object({ applicationId: z.uuid(), version: z.number().int().positive() }),
  run: async (ctx, submitted) => {
    const { partnerId } = ctx;
    const { applicationId, version } = submitted;
    const found = await ctx.db.transaction(async (tx) => {
      const made = await listSubmissionDocumentIds(tx, partnerId, [applicationId], version);
      return made.length > 0 ? undefined : findSubmissionSheet(tx, ctx, submitted);
    });
    if (!found) return;
    const { sheet, application, filename } = found;
    await storeMadeDocument(ctx, {
      ...{ ownerId: application.submitterId, filename },
      ...(await writeSubmissionPdf(sheet)),
      attach: async (tx, documentId) => {
        if (!(await insertSubmissionDocument(tx, partnerId, submitted, documentId))) return false;
        await keepSubmitted(tx, partnerId, [documentId], ctx.now());
        await insertSubmittedDocuments(tx, ctx, application.case.id, [documentId]);
        return true;
      },
    });
  },
});
