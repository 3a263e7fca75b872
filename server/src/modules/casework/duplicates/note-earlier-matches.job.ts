import type { RequestContext } from '../../../platform/context.ts';
import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { getApplication, listVersionAndPrevious, openForm } from '../../applications/index.ts';
import { listUnmatchedApplications } from './match-token-store.ts';
import { noteMatchTokens } from './note-match-tokens.ts';

/**
 * Notes what earlier submissions can be matched by, and again where their person gave a tax or bank number afterwards.
 * The values are encrypted, so no migration can do it. Once all are noted, nothing is opened anymore.
 */
export const noteEarlierMatches = defineSchedule({
  name: 'note-earlier-matches',
  cron: '37 3 * * *',
  run: async (ctx) => {
    const ids = await ctx.db.read((tx) => listUnmatchedApplications(tx, ctx.partnerId));
    for (const id of ids) await noteMatches(ctx, id);
  },
});

async function noteMatches(ctx: RequestContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await getApplication(tx, ctx, id);
    const [newest] = await listVersionAndPrevious(tx, ctx, id, undefined);
    if (!newest) return;
    const { definitionVersion, answers } = newest;
    const { form } = await openForm(tx, ctx, { ...application, definitionVersion });
    await noteMatchTokens(tx, ctx, { application, form, answers });
  });
}
