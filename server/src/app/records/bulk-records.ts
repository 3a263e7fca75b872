import { randomUUID } from 'node:crypto';
import { applyBulkChange } from '../../modules/casework/index.ts';
import type { BulkWork } from '../../modules/casework/bulk/bulk-change.ts';
import { planBulkChange } from '../../modules/casework/bulk/plan-bulk-change.ts';
import { startBulkChange } from '../../modules/casework/bulk/start-bulk-change.ts';
import { saveView } from '../../modules/casework/saved-views/saved-views.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

const onlyTries = 'It says what would happen, and changes nothing.';

async function plan({ database, partner, people, caseId }: Stage, work: BulkWork): Promise<string> {
  const { actor } = await insertSession(database, partner.id, people.caseWorker);
  const ctx = buildContext(database, { partnerId: partner.id, actor });
  const { id } = await planBulkChange(ctx, { id: randomUUID(), work, of: { caseIds: [caseId] } });
  return id;
}

async function apply(stage: Stage, work: BulkWork): Promise<string> {
  const { database, partner, people } = stage;
  const id = await plan(stage, work);
  const { actor } = await insertSession(database, partner.id, people.caseWorker);
  await startBulkChange(buildContext(database, { partnerId: partner.id, actor }), id);
  await applyBulkChange.run(buildSystemContext(database, { partnerId: partner.id }), { bulkChangeId: id });
  return id;
}

const toCaseWorker = ({ people }: Stage): BulkWork => ({ kind: 'assign', assigneeId: people.caseWorker.id });

export const bulkRecords: Record<string, MutationRecord> = {
  planBulkChange: { acts: [], as: 'caseWorker', unrecorded: onlyTries },
  planBulkUndo: {
    acts: [],
    as: 'caseWorker',
    unrecorded: onlyTries,
    prepare: async (stage) => ({
      input: { id: randomUUID(), undoes: await apply(stage, toCaseWorker(stage)) },
    }),
  },
  startBulkChange: {
    acts: ['startBulkChange'],
    as: 'caseWorker',
    prepare: async (stage) => ({ input: { id: await plan(stage, toCaseWorker(stage)) } }),
  },
  referApplicant: {
    acts: ['referApplicant'],
    as: 'caseWorker',
    prepare: async ({ database, partner, caseId, secondProgramId }) => {
      const { id: partnerId } = partner;
      const system = buildSystemContext(database, { partnerId });
      await system.db.transaction(async (tx) => {
        await tx
          .updateTable('programs')
          .set({ features: ['referral-programs'] })
          .execute();
      });
      return { input: { caseId, programId: secondProgramId } };
    },
  },
  saveView: { acts: ['saveView'], as: 'caseWorker' },
  removeView: {
    acts: ['removeView'],
    as: 'caseWorker',
    prepare: async ({ database, partner, people }) => {
      const { actor } = await insertSession(database, partner.id, people.caseWorker);
      const ctx = buildContext(database, { partnerId: partner.id, actor });
      const draft = { id: randomUUID(), name: 'Mine', isShared: false, address: '?view=all' };
      return { input: { id: (await saveView(ctx, draft)).id } };
    },
  },
  chooseFirstView: {
    acts: [],
    as: 'caseWorker',
    unrecorded: 'Which list opens first is a matter of taste.',
    prepare: () => Promise.resolve({ input: { id: null } }),
  },
  downloadExport: {
    acts: ['downloadExport'],
    as: 'caseWorker',
    prepare: async (stage) => ({ input: { id: await apply(stage, { kind: 'export' }) } }),
  },
};
