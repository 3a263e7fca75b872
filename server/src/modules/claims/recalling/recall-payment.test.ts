import { describe, expect, it } from 'vitest';
import { combinePayouts } from '../../../adapters/payouts/combine-payouts.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { runWaitingJobs } from '../../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld, byDeposit, ownAddress } from '../../../testing/worlds/claim-world.ts';
import { insertWorkflowEvent } from '../../cases/index.ts';
import { listPayments, listStaffAwardViews } from '../../payments/index.ts';
import type { ClaimInput } from '../claim-destination.ts';
import { askForRecall } from './ask-for-recall.ts';
import { recallPaymentJob } from './recall-payment.job.ts';
import { recallPayment } from './recall-payment.ts';
import { settleRecall } from './settle-recall.ts';

const database = useTestDatabase();
const byCheck: ClaimInput = { method: 'Check', address: ownAddress };
const reason = 'The rent was paid by someone else';

async function buildRecallWorld(amountCents = 50_071, input = byCheck) {
  const world = await buildClaimWorld(database());
  const asked: string[] = [];
  const payment = await world.authorize(amountCents);
  await world.claim(payment, { input });
  const [attempt] = await world.listAttempts();
  const fiscal = world.connect(world.fiscal.ctx);
  const product = world.connect(world.product);
  const payouts = {
    ...product.ports.payouts,
    recall: (name: string, place: Parameters<typeof product.ports.payouts.recall>[1]) => {
      asked.push(place.key);
      return product.ports.payouts.recall(name, place);
    },
  };
  const counting = { ...product, ports: { ...product.ports, payouts } };
  const recall = (seen: 'initiated' | 'success' = 'initiated', ctx = fiscal) =>
    recallPayment(ctx, { paymentId: payment.id, seen, reason });
  const runJob = () => runWaitingJobs(database(), counting, recallPaymentJob);
  const view = async () => {
    const awards = await fiscal.db.read((tx) =>
      listStaffAwardViews(tx, fiscal, { caseIds: [payment.caseId] }),
    );
    return awards[0]?.payments[0];
  };
  const attemptId = attempt?.id ?? '';
  return { ...world, payment, attemptId, asked, fiscal, counting, recall, runJob, view };
}

/** The same product after its only provider was disconnected. */
function disconnect<Ctx extends RequestContext>(ctx: Ctx): Ctx {
  return { ...ctx, ports: { ...ctx.ports, payouts: combinePayouts([]) } };
}

describe('a recall at a provider that was disconnected', () => {
  it('was never asked for, so the payment surely stands', async () => {
    const world = await buildRecallWorld();
    await world.recall();
    await runWaitingJobs(database(), disconnect(world.counting), recallPaymentJob);
    expect((await world.view())?.recall).toMatchObject({ state: 'notDone' });
  });

  it('becomes an exception with a next step when the provider was already being asked', async () => {
    const { world, gone } = await leaveRecall(50_073);
    const troubles = ['recallStuck'] as const;
    expect((await listPayments(world.fiscal, { troubles }, {})).nodes).toEqual([]);
    const { nodes } = await listPayments(gone, { troubles }, {});
    expect(nodes.map(({ payment }) => payment)).toMatchObject([
      {
        id: world.payment.id,
        trouble: { kind: 'recallStuck', step: 'settleRecall' },
        acts: ['settleRecall'],
      },
    ]);
  });

  it('is over once someone else records that the money is back, which is booked and told', async () => {
    const { world, gone, other, settle } = await leaveRecall(50_073);
    await expect(settle(gone, 'recalled')).rejects.toMatchObject({ code: 'RECALL_NEEDS_ANOTHER_PERSON' });
    const before = await world.readBalances();
    await settle(other, 'recalled');
    expect(await world.view()).toMatchObject({
      ...{ status: 'failed', cancelReason: 'They wrote on Monday' },
      ...{ recall: { state: 'recalled' }, trouble: { kind: 'recalled' } },
    });
    expect(await world.readBalances()).toEqual({
      ...before,
      ...{ inTransit: before.inTransit - 50_073, obligated: before.obligated + 50_073 },
    });
    const mails = await deliverMails(world.product);
    expect(mails.map(({ subject }) => subject)).toContain('Your payment of $500.73 was taken back');
  });

  it('is over once someone else records that the payment stands, and nothing moves', async () => {
    const { world, other, settle } = await leaveRecall(50_073);
    const before = await world.readBalances();
    await settle(other, 'stands');
    expect(await world.view()).toMatchObject({ status: 'initiated', recall: { state: 'tooLate' }, acts: [] });
    expect(await world.readBalances()).toEqual(before);
    await expect(settle(other, 'recalled')).rejects.toMatchObject({ code: 'PAYMENT_MOVE_REFUSED' });
  });

  it('is on record with who was asked and what they said, and takes a recent sign-in', async () => {
    const { world, other, settle } = await leaveRecall(50_073);
    await settle(other, 'stands');
    const acts = (await readAudit(world.product)).filter(({ action }) => action === 'settleRecall');
    expect(acts).toMatchObject([{ next: { provider: 'test-bank', outcome: 'stands' } }]);
    world.clock.moveBy({ hours: 2 });
    await expect(settle(other, 'stands')).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
  });

  it('is not for whoever certified the amount or is paid', async () => {
    const { world, other, settle } = await leaveRecall(50_073);
    const own = await enterAsPayee(world);
    await expect(settle(disconnect(own), 'recalled')).rejects.toMatchObject({ code: 'OWN_PAYMENT' });
    await certify(world, other);
    await expect(settle(other, 'recalled')).rejects.toMatchObject({ code: 'CERTIFIED_BY_CALLER' });
  });

  it('is left to its provider as long as that is connected', async () => {
    const { world, settle } = await leaveRecall(50_073);
    await expect(settle(world.fiscal, 'recalled')).rejects.toMatchObject({ code: 'PAYMENT_MOVE_REFUSED' });
  });
});

/** A recall whose answer got lost before the provider was disconnected. */
async function leaveRecall(amountCents: number) {
  const world = await buildRecallWorld(amountCents);
  await world.recall();
  await world.runJob();
  const gone = disconnect(world.fiscal);
  await askForRecall(disconnect(world.counting), world.attemptId);
  const other = disconnect(world.connect(world.admin.ctx));
  const settle = (ctx: RequestContext, outcome: 'recalled' | 'stands') =>
    settleRecall(ctx, {
      ...{ paymentId: world.payment.id, seen: 'initiated' as const },
      ...{ outcome, reason: 'They wrote on Monday' },
    });
  return { world, gone, other, settle };
}

describe('recallPayment', () => {
  it('takes a check back that was not mailed: the books turn only when the provider confirms', async () => {
    const world = await buildRecallWorld();
    const before = await world.readBalances();
    expect((await world.view())?.acts).toEqual(['recall']);
    await world.recall();
    expect(await world.readBalances()).toEqual(before);
    expect(world.asked).toEqual([]);
    expect(await world.view()).toMatchObject({
      status: 'initiated',
      acts: [],
      recall: { state: 'asked', reason },
    });

    expect(await world.runJob()).toBe(1);
    expect(world.asked).toEqual([world.attemptId]);
    expect(await world.view()).toMatchObject({
      ...{ status: 'failed', moneyIn: 'obligated' },
      ...{ recall: { state: 'recalled' }, trouble: { kind: 'recalled', step: 'cancel' } },
      acts: ['hold', 'reissue', 'changeMethod', 'cancel'],
    });
    const after = await world.readBalances();
    expect(after).toEqual({
      ...before,
      inTransit: before.inTransit - 50_071,
      obligated: before.obligated + 50_071,
    });
    const mails = await deliverMails(world.product);
    expect(mails.map(({ subject }) => subject)).toContain('Your payment of $500.71 was taken back');
  });

  it('leaves it to staff to issue the payment again, or to cancel it', async () => {
    const world = await buildRecallWorld();
    await world.recall();
    await world.runJob();
    await world.move(world.payment, 'reissuePayment', 'failed', world.fiscal);
    await world.claim(world.payment, { input: byDeposit });
    expect(await world.listTransfers()).toHaveLength(2);

    const other = await buildRecallWorld();
    await other.recall();
    await other.runJob();
    await other.move(other.payment, 'cancelPayment', 'failed', other.fiscal);
    expect(await other.readBalances()).toMatchObject({
      inTransit: 0,
      obligated: 0,
      disbursed: 0,
      returned: 0,
    });
  });

  it('changes nothing where it is too late, and does not offer it again', async () => {
    const world = await buildRecallWorld(50_072);
    const before = await world.readBalances();
    await world.recall();
    await world.runJob();
    expect(await world.view()).toMatchObject({ status: 'initiated', acts: [], recall: { state: 'tooLate' } });
    expect(await world.readBalances()).toEqual(before);
    await expect(world.recall()).rejects.toMatchObject({ code: 'PAYMENT_MOVE_REFUSED' });
  });

  it('asks about an answer that was lost, and never asks for the payment a second time', async () => {
    const world = await buildRecallWorld(50_073);
    await world.recall();
    await world.runJob();
    expect(await world.view()).toMatchObject({ status: 'initiated', acts: [], recall: { state: 'unknown' } });
    await askForRecall(world.counting, world.attemptId);
    await world.reconcile();
    expect(world.asked).toHaveLength(1);
    expect(await world.view()).toMatchObject({ status: 'failed', recall: { state: 'recalled' } });
  });

  it('lets staff ask once more when the provider surely never got it', async () => {
    const world = await buildRecallWorld(50_074);
    await world.recall();
    await world.runJob();
    world.clock.moveBy({ minutes: 10 });
    await world.reconcile();
    expect((await world.view())?.recall).toMatchObject({ state: 'unknown' });
    world.clock.moveBy({ minutes: 6 });
    await world.reconcile();
    expect(world.asked).toHaveLength(1);
    expect(await world.view()).toMatchObject({
      ...{ status: 'initiated', acts: ['recall'], recall: { state: 'notDone' } },
    });
  });

  it('finds out what became of it when whoever asked died on the way', async () => {
    const world = await buildRecallWorld(50_000);
    await world.recall();
    const { payouts } = world.counting.ports;
    await payouts.recall('test-bank', { ...world, key: world.attemptId, now: world.clock.now() });
    await database()
      .partner({ partnerId: world.partnerId, role: 'system' })
      .transaction((tx) => tx.updateTable('payment_attempts').set({ recall_state: 'asking' }).execute());
    expect(await world.runJob()).toBe(1);
    expect(world.asked).toHaveLength(1);
    expect(await world.view()).toMatchObject({ status: 'failed', recall: { state: 'recalled' } });
  });

  it('offers nothing where the way of paying has no way back, and says why', async () => {
    const world = await buildRecallWorld(50_071, byDeposit);
    expect(await world.view()).toMatchObject({ acts: [], recall: { state: null, canRecall: false } });
    await expect(world.recall()).rejects.toMatchObject({ code: 'PAYMENT_MOVE_REFUSED' });
  });

  it('is refused without a reason, with a status that is over, and twice', async () => {
    const world = await buildRecallWorld();
    const { id: paymentId } = world.payment;
    await expect(
      recallPayment(world.fiscal, { paymentId, seen: 'initiated', reason: ' ' }),
    ).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
    await expect(world.recall('success')).rejects.toMatchObject({ code: 'PAYMENT_CHANGED' });
    const twice = await Promise.allSettled([world.recall(), world.recall()]);
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.runJob()).toBe(1);
  });

  it('is not for whoever certified the amount or is paid', async () => {
    const world = await buildRecallWorld();
    const own = await enterAsPayee(world);
    await expect(world.recall('initiated', own)).rejects.toMatchObject({ code: 'OWN_PAYMENT' });
    await certify(world, world.fiscal);
    await expect(world.recall()).rejects.toMatchObject({ code: 'CERTIFIED_BY_CALLER' });
  });
});

type RecallWorld = Awaited<ReturnType<typeof buildRecallWorld>>;

function certify({ caseId, partnerId, system, clock }: RecallWorld, { actor }: RequestContext) {
  const userId = 'userId' in actor ? actor.userId : '';
  return system.db.transaction((tx) =>
    insertWorkflowEvent(tx, partnerId, {
      ...{ caseId, action: 'certifyAndApprove', entityType: 'case', entityId: caseId, userId },
      createdAt: clock.now(),
    }),
  );
}

/** A fiscal officer with the email of whoever is paid. */
async function enterAsPayee({ partnerId, owner, clock, connect }: RecallWorld) {
  const staff = await insertStaff(database(), partnerId, { role: 'fiscal', email: owner.email });
  const { actor } = await insertSession(database(), partnerId, staff, clock);
  return connect(buildContext(database(), { partnerId, actor, clock }));
}
