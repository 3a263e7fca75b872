import { TOTP } from 'otpauth';
import { setPassword } from '../../modules/identity/index.ts';
import { signInWithPassword } from '../../modules/identity/passwords/sign-in-with-password.ts';
import { beginPasskeyCheck } from '../../modules/second-factors/begin-passkey-check.ts';
import { beginPasskeyEnrolment } from '../../modules/second-factors/begin-passkey-enrolment.ts';
import { beginTotpEnrolment } from '../../modules/second-factors/begin-totp-enrolment.ts';
import { confirmPasskeyEnrolment } from '../../modules/second-factors/confirm-passkey-enrolment.ts';
import { listSecondFactors } from '../../modules/second-factors/list-second-factors.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { createSoftwarePasskey } from '../../testing/software-passkey.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

const password = 'tulip-7-vase-meadow';
const onlyAsks = 'Nothing has changed until the answer is confirmed.';

async function atWork({ database, partner, people }: Stage) {
  const { actor } = await insertSession(database, partner.id, people.caseWorker);
  return buildContext(database, { partnerId: partner.id, actor });
}

async function addPasskeys(stage: Stage, count: number) {
  const ctx = await atWork(stage);
  let passkey = createSoftwarePasskey();
  for (let added = 0; added < count; added += 1) {
    passkey = createSoftwarePasskey();
    const { challenge } = await beginPasskeyEnrolment(ctx);
    await confirmPasskeyEnrolment(ctx, { response: passkey.create({ challenge }) });
  }
  return { ctx, passkey };
}

/** The first of two steps of signing in, by someone with a passkey. */
async function takeFirstStep(stage: Stage) {
  const { partner, people, database } = stage;
  const { passkey } = await addPasskeys(stage, 1);
  await setPassword(buildSystemContext(database, { partnerId: partner.id }), people.caseWorker.id, password);
  const proof = { tenantId: partner.tenantIds.staff, email: people.caseWorker.email, password };
  const outcome = await signInWithPassword(buildContext(database, { partnerId: partner.id }), proof);
  if (!('firstStep' in outcome)) throw new Error('The password alone signed in');
  return { passkey, firstStep: outcome.firstStep.token };
}

export const secondFactorRecords: Record<string, MutationRecord> = {
  beginTotpEnrolment: { acts: [], as: 'caseWorker', unrecorded: onlyAsks },
  confirmTotpEnrolment: {
    acts: ['addSecondFactor'],
    as: 'caseWorker',
    prepare: async (stage) => {
      const ctx = await atWork(stage);
      const { secret } = await beginTotpEnrolment(ctx);
      const code = new TOTP({ secret }).generate({ timestamp: ctx.now().getTime() });
      return { input: { partnerId: stage.partner.id, code } };
    },
  },
  beginPasskeyEnrolment: { acts: [], as: 'caseWorker', unrecorded: onlyAsks },
  confirmPasskeyEnrolment: {
    acts: ['addSecondFactor'],
    as: 'caseWorker',
    prepare: async (stage) => {
      const { challenge } = await beginPasskeyEnrolment(await atWork(stage));
      const response = createSoftwarePasskey().create({ challenge });
      return { input: { partnerId: stage.partner.id, response } };
    },
  },
  removeSecondFactor: {
    acts: ['removeSecondFactor'],
    as: 'caseWorker',
    prepare: async (stage) => {
      const { ctx } = await addPasskeys(stage, 2);
      const [first] = (await listSecondFactors(ctx)).factors;
      return { input: { id: first?.id ?? '' } };
    },
  },
  makeRecoveryCodes: {
    acts: ['makeRecoveryCodes'],
    as: 'caseWorker',
    prepare: async (stage) => {
      await addPasskeys(stage, 1);
      return { input: {} };
    },
  },
  beginPasskeyCheck: {
    acts: [],
    as: 'anonymous',
    unrecorded: onlyAsks,
    prepare: async (stage) => {
      const { firstStep } = await takeFirstStep(stage);
      return { input: { partnerId: stage.partner.id, firstStep } };
    },
  },
  confirmSecondFactor: {
    acts: ['confirmSecondFactor'],
    as: 'anonymous',
    prepare: async (stage) => {
      const { passkey, firstStep } = await takeFirstStep(stage);
      const { id: partnerId } = stage.partner;
      const visitor = buildContext(stage.database, { partnerId });
      const { challenge } = await beginPasskeyCheck(visitor, firstStep);
      return { input: { partnerId, firstStep, passkey: passkey.get({ challenge }) } };
    },
  },
};
