import type { RequestContext } from '../../../platform/context.ts';
import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { getApplication } from '../application-store.ts';
import { openForm } from '../open-form.ts';
import { listVersions } from './application-version-store.ts';
import { listDocumentIds } from './assert-own-documents.ts';
import { insertSubmittedDocuments, listUnnotedApplications } from './submitted-document-store.ts';

/**
 * Notes documents that were submitted before the product kept a list of them. Which document belongs to which case stands
 * only in the encrypted answers, so no migration can do it. Once all are noted, nothing is opened anymore.
 */
export const noteEarlierDocuments = defineSchedule({
  name: 'note-earlier-documents',
  cron: '23 3 * * *',
  run: async (ctx) => {
    const ids = await ctx.db.read((tx) => listUnnotedApplications(tx, ctx.partnerId));
    for (const id of ids) await noteDocuments(ctx, id);
  },
});

async function noteDocuments(ctx: RequestContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await getApplication(tx, ctx, id);
    for (const { answers, createdAt, definitionVersion } of await listVersions(tx, ctx, id)) {
      const { form } = await openForm(tx, ctx, { ...application, definitionVersion });
      const documentIds = listDocumentIds(form.fieldOf, answers);
      const then = { partnerId: ctx.partnerId, now: () => createdAt };
      await insertSubmittedDocuments(tx, then, application.case.id, documentIds);
    }
  });
}
