import { saveEligibilityDraft } from '../../modules/eligibility/index.ts';
import { mailResult } from '../../modules/eligibility/mailed/mail-result.ts';
import { installEligibility } from '../../modules/eligibility/versions/install-eligibility.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

const content = { questions: [{ id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' }] } as const;

async function draft({ database, partner, people }: Stage): Promise<number> {
  const { actor } = await insertSession(database, partner.id, people.partnerAdmin);
  const admin = buildContext(database, { partnerId: partner.id, actor });
  return (await saveEligibilityDraft(admin, { content, revision: null })).revision;
}

/** Publishes a pre-check, and gives the answers of a visitor to it. */
async function preCheck({ database, partner }: Stage) {
  await installEligibility(buildSystemContext(database, { partnerId: partner.id }), content);
  return { partnerId: partner.id, version: 1, answers: { rents: 'yes' } };
}

const email = 'visitor@demo.example';

export const eligibilityRecords: Record<string, MutationRecord> = {
  checkEligibility: {
    acts: [],
    as: 'anonymous',
    unrecorded: 'It is counted, not kept.',
    prepare: async (stage) => ({ input: await preCheck(stage) }),
  },
  countReachedQuestion: {
    acts: [],
    as: 'anonymous',
    unrecorded: 'It is counted, not kept.',
    prepare: async (stage) => {
      const { partnerId, version } = await preCheck(stage);
      return { input: { partnerId, version, key: 'rents' } };
    },
  },
  mailEligibilityResult: {
    acts: ['mailEligibilityResult'],
    as: 'anonymous',
    prepare: async (stage) => ({ input: { ...(await preCheck(stage)), email } }),
  },
  openMailedCheck: {
    acts: [],
    as: 'anonymous',
    unrecorded: 'A visitor reads their own answers again.',
    prepare: async (stage) => {
      const { partnerId, ...input } = await preCheck(stage);
      const ctx = buildContext(stage.database, { partnerId });
      await mailResult(ctx, { ...input, email });
      const mails = await deliverMails(ctx);
      const token = /#check=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
      return { input: { partnerId, token } };
    },
  },
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
