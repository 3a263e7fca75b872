import { randomUUID } from 'node:crypto';
import { createApplication } from '../../modules/applications/index.ts';
import { insertAttempt, lockNewestAttempt } from '../../modules/claims/attempt-store.ts';
import { applyNews } from '../../modules/claims/index.ts';
import { insertRecall } from '../../modules/claims/recalling/recall-store.ts';
import { depositToFund, saveFund } from '../../modules/funds/index.ts';
import { movePayment } from '../../modules/payments/index.ts';
import { openAward } from '../../modules/payments/open-award.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertProgram } from '../../testing/builders/insert-program.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { putCaseIn } from '../../testing/put-case-in.ts';
import { claimFeatures, ownAccount, ownAddress } from '../../testing/worlds/claim-world.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

/** A payment that waits for the owner. */
async function awardToOwner({ database, partner, people }: Stage): Promise<string> {
  const { id: partnerId } = partner;
  const enter = async (user: Stage['people']['owner']) => {
    const { actor } = await insertSession(database, partnerId, user);
    return buildContext(database, { partnerId, actor });
  };
  const { id: programId } = await insertProgram(database, partnerId, { features: claimFeatures });
  const { case: own } = await createApplication(await enter(people.owner), { programId });
  await putCaseIn(database, own.id, 'Approved');
  const admin = await enter(people.partnerAdmin);
  const { id: fundId } = await saveFund(admin, {
    ...{ name: randomUUID(), programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null },
  });
  await depositToFund(admin, { fundId, amountCents: 10_000, memo: 'A deposit' });
  const fiscal = await enter(people.fiscal);
  const { payments } = await fiscal.db.transaction((tx) =>
    openAward(tx, fiscal, {
      ...{ caseId: own.id, programId, fundId, issuedBy: people.fiscal.id, needsApproval: false },
      payments: [
        {
          ...{ amountCents: 10_000, scheduledFor: '2026-11-16', method: null },
          payee: { type: 'User', id: people.owner.id },
        },
      ],
    }),
  );
  const paymentId = payments[0]?.id ?? '';
  const system = buildSystemContext(database, { partnerId });
  await system.db.transaction((tx) =>
    movePayment(tx, system, { paymentId, move: 'authorizePayment', seen: 'pending' }),
  );
  return paymentId;
}

const claim = (details: (stage: Stage) => Record<string, unknown>): MutationRecord => ({
  acts: ['claimPayment', 'initiatePayment', 'recordPaymentsSent'],
  as: 'owner',
  prepare: async (stage) => ({
    input: { id: await awardToOwner(stage), idempotencyKey: randomUUID(), ...details(stage) },
  }),
});

/** A check that is on its way. */
async function sendByCheck(stage: Stage, provider = 'test-bank'): Promise<string> {
  const paymentId = await awardToOwner(stage);
  const system = buildSystemContext(stage.database, { partnerId: stage.partner.id });
  const { name, email } = stage.people.owner;
  const attempt = await system.db.transaction((tx) =>
    insertAttempt(tx, system, {
      ...{ id: randomUUID(), paymentId, provider, method: 'Check' },
      details: {
        destination: { kind: 'address', address: ownAddress },
        payee: { name: name ?? email, email },
      },
    }),
  );
  if (!attempt) throw new Error('Nothing was claimed');
  await applyNews(system, attempt, { kind: 'accepted', reference: attempt.id });
  return paymentId;
}

/** A check that someone asked back from a provider that was disconnected since. */
async function leaveRecall(stage: Stage): Promise<string> {
  const paymentId = await sendByCheck(stage, 'gone');
  const { id: partnerId } = stage.partner;
  const system = buildSystemContext(stage.database, { partnerId });
  await system.db.transaction(async (tx) => {
    const attempt = await lockNewestAttempt(tx, partnerId, paymentId);
    const asked = { by: stage.people.partnerAdmin.id, reason: 'Paid by mistake' };
    await insertRecall(tx, system, attempt?.id ?? '', asked);
  });
  return paymentId;
}

/** A check that was sent ten days ago through a provider that was disconnected since. */
async function leaveSent(stage: Stage): Promise<string> {
  const paymentId = await sendByCheck(stage, 'gone');
  const system = buildSystemContext(stage.database, { partnerId: stage.partner.id });
  const tenDaysAgo = new Date(system.now().getTime() - 10 * 86_400_000);
  await system.db.transaction((tx) =>
    tx
      .updateTable('payment_attempts')
      .set({ created_at: tenDaysAgo })
      .where('payment_id', '=', paymentId)
      .execute(),
  );
  return paymentId;
}

const byMail = claim(() => ({ address: ownAddress }));

export const claimRecords: Record<string, MutationRecord> = {
  recallPayment: {
    acts: ['recallPayment'],
    as: 'fiscal',
    prepare: async (stage) => ({
      input: { paymentId: await sendByCheck(stage), seen: 'initiated', reason: 'Paid by mistake' },
    }),
  },
  settleRecall: {
    acts: ['settleRecall'],
    as: 'fiscal',
    prepare: async (stage) => ({
      input: {
        ...{ paymentId: await leaveRecall(stage), seen: 'initiated' },
        ...{ outcome: 'stands', reason: 'The provider wrote so' },
      },
    }),
  },
  settleStranded: {
    acts: ['settleStranded', 'settlePayment'],
    as: 'partnerAdmin',
    prepare: async (stage) => ({
      input: {
        ...{ paymentId: await leaveSent(stage), seen: 'initiated' },
        ...{ outcome: 'arrived', reason: 'The provider wrote so' },
      },
    }),
  },
  claimDirectDeposit: claim(() => ({ bankAccount: ownAccount })),
  claimCheck: byMail,
  claimPhysicalCard: byMail,
  claimVirtualCard: byMail,
  claimZelle: claim(({ people }) => ({ email: people.owner.email })),
};
