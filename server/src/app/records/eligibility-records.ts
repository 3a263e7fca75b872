import { saveEligibilityDraft } from '../../modules/eligibility/index.ts';
import { installEligibility } from '../../modules/eligibility/versions/install-eligibility.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

const content = { questions: [{ id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' }] } as const;

async function draft({ database, partner, people }: Stage): Promise<number> {
  const { actor } = await insertSession(database, partner.id, people.partnerAdmin);
  const admin = buildContext(database, { partnerId: partner.id, actor });
  return (await saveEligibilityDraft(admin, { content, revision: null })).revision;
}

export const eligibilityRecords: Record<string, MutationRecord> = {
  exportEligibilityFigures: { acts: ['exportEligibilityFigures'], as: 'partnerAdmin' },
  saveEligibilityDraft: {
    acts: ['saveEligibilityDraft'],
    as: 'partnerAdmin',
    prepare: () => ({ input: { content } }),
  },
  discardEligibilityDraft: {
    acts: ['discardEligibilityDraft'],
    as: 'partnerAdmin',
    prepare: async (stage) => ({ input: { revision: await draft(stage) } }),
  },
  publishEligibility: {
    acts: ['publishEligibility'],
    as: 'partnerAdmin',
    prepare: async (stage) => ({ input: { revision: await draft(stage), note: '' } }),
  },
  takeBackEligibility: {
    acts: ['takeBackEligibility'],
    as: 'partnerAdmin',
    prepare: async ({ database, partner }) => {
      await installEligibility(buildSystemContext(database, { partnerId: partner.id }), content);
      return { input: { number: 1 } };
    },
  },
};
