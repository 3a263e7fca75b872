import { createLiveForm, findStanding } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Application, ApplicationProgress } from '../application.ts';
import { openForm } from '../open-form.ts';

/** How far an application is before its first save; after that, the device that saves says so. */
export async function findFirstProgress(
  tx: Transaction,
  ctx: RequestContext,
  application: Application,
): Promise<ApplicationProgress> {
  const { form, settings } = await openForm(tx, ctx, application);
  const live = createLiveForm(form.compiled, { settings, answers: application.answers });
  const standing = findStanding(live, new Set(Object.keys(application.prefilled)));
  return {
    completeCount: standing.completeCount,
    sectionCount: standing.sections.length,
    nextSection: standing.nextSectionKey ?? null,
  };
}
