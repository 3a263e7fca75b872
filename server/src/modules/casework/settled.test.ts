import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildCaseWorld } from '../../testing/worlds/case-world.ts';
import { updateApplication } from '../applications/index.ts';
import { findCase } from '../cases/index.ts';
import { recommendAmount } from './amounts/recommend-amount.ts';
import { applyBulkChange } from './bulk/apply-bulk-change.job.ts';
import { planBulkChange } from './bulk/plan-bulk-change.ts';
import { startBulkChange } from './bulk/start-bulk-change.ts';
import { tickChecklistItem } from './checklist/tick-checklist-item.ts';
import { markDocument } from './document-marks/mark-document.ts';
import { requestDocument } from './document-requests/request-document.ts';
import { performCaseAction, submitApplication } from './index.ts';
import { addCaseNote } from './notes/add-case-note.ts';
import { listCaseNotes } from './notes/list-case-notes.ts';

const database = useTestDatabase();
const config = { review: { checklist: [{ key: 'income', label: 'Income checked' }] } };
const reason = 'Your income is over the limit.';

async function buildWorld() {
  const world = await buildCaseWorld(database(), { config });
  const { caseId, clock, ctx: applicant, applicationId, reviewer } = world;
  const act = async (
    as: typeof reviewer,
    request: Omit<Parameters<typeof performCaseAction>[2], 'caseId'>,
  ) => {
    clock.moveBy({ minutes: 5 });
    return as.ctx.db.transaction((tx) => performCaseAction(tx, as.ctx, { caseId, ...request }));
  };
  const look = () => reviewer.ctx.db.read((tx) => findCase(tx, world.partnerId, caseId));
  /** A colleague sends the case back, the applicant changes an answer, and the colleague takes it up again. */
  const goRound = async () => {
    const colleague = await world.enterStaff('caseWorker', 'Sam R.');
    await act(colleague, { action: 'sendBack', seen: 'InReview', reason });
    await updateApplication(applicant, { id: applicationId, answers: { fullName: 'Someone Else' } });
    clock.moveBy({ minutes: 5 });
    await submitApplication(applicant, applicationId);
    await act(colleague, { action: 'startReview', seen: 'ReadyForReview' });
  };
  return { ...world, act, look, goRound };
}

describe('what a decision rests on', () => {
  it('stays as it is once the case has left the case workers', async () => {
    const { caseId, reviewer, enterStaff, act, look } = await buildWorld();
    const tick = (isTicked: boolean) => tickChecklistItem(reviewer.ctx, { caseId, key: 'income', isTicked });
    const recommend = () => recommendAmount(reviewer.ctx, { caseId, amountCents: 500_000 });
    const refused = { code: 'CASE_ACTION_REFUSED', texts: [expect.stringContaining('has left the review')] };
    await tick(true);
    const fiscal = await enterStaff('fiscal');
    const steps = [
      [reviewer, 'recommendForCertification', 'InReview'],
      [fiscal, 'certifyForFiscalReview', 'PendingCertification'],
      [fiscal, 'approveFunds', 'FiscalReview'],
    ] as const;
    for (const [as, action, seen] of steps) {
      await act(as, { action, seen, requestedAmountCents: 10_000, assigneeId: reviewer.user.id });
      await expect(recommend()).rejects.toMatchObject(refused);
      await expect(tick(false)).rejects.toMatchObject(refused);
    }
    expect(await look()).toMatchObject({ status: 'Approved', requestedAmountCents: 10_000 });
  });

  it('is written into the history with the amount that was certified and approved', async () => {
    const { caseId, reviewer, enterStaff, act } = await buildWorld();
    await tickChecklistItem(reviewer.ctx, { caseId, key: 'income', isTicked: true });
    await act(reviewer, {
      ...{ action: 'recommendForCertification', seen: 'InReview' },
      ...{ requestedAmountCents: 10_000, assigneeId: reviewer.user.id },
    });
    await act(await enterStaff('fiscal'), { action: 'certifyForFiscalReview', seen: 'PendingCertification' });
    const events = await reviewer.ctx.db.read((tx) =>
      tx
        .selectFrom('workflow_events')
        .select('details')
        .where('action', '=', 'certifyForFiscalReview')
        .execute(),
    );
    expect(events).toEqual([{ details: { amountCents: 10_000 } }]);
  });
});

describe('an amount that was certified', () => {
  it('can be lowered by whoever approves the money, and never raised', async () => {
    const { caseId, reviewer, enterStaff, act, look } = await buildWorld();
    await tickChecklistItem(reviewer.ctx, { caseId, key: 'income', isTicked: true });
    await act(reviewer, {
      ...{ action: 'recommendForCertification', seen: 'InReview' },
      ...{ requestedAmountCents: 40_000, assigneeId: reviewer.user.id },
    });
    await act(await enterStaff('admin'), { action: 'certifyForFiscalReview', seen: 'PendingCertification' });
    const fiscal = await enterStaff('fiscal');
    const approve = (requestedAmountCents: number) =>
      act(fiscal, { action: 'approveFunds', seen: 'FiscalReview', requestedAmountCents });
    await expect(approve(40_001)).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
      texts: [expect.stringContaining('$400 was certified or recommended.')],
    });
    await approve(30_000);
    expect(await look()).toMatchObject({ status: 'Approved', requestedAmountCents: 30_000 });
  });
});

describe('a page that was left open', () => {
  it('cannot decide on answers that changed, though the status is the same again', async () => {
    const { reviewer, act, look, goRound } = await buildWorld();
    const seenAt = (await look())?.statusUpdatedAt;
    await goRound();
    const deny = { action: 'denyCase', seen: 'InReview', reason } as const;
    await expect(act(reviewer, { ...deny, seenAt })).rejects.toMatchObject({ code: 'CASE_CHANGED' });
    expect(await act(reviewer, { ...deny, seenAt: (await look())?.statusUpdatedAt })).toMatchObject({
      status: 'Denied',
    });
  });

  it('nor can a dry run from before', async () => {
    const { caseId, partnerId, clock, reviewer, look, goRound } = await buildWorld();
    const id = randomUUID();
    const work = { kind: 'move', action: 'denyCase', reason, assigneeId: undefined } as const;
    await planBulkChange(reviewer.ctx, { id, work, of: { caseIds: [caseId] } });
    await goRound();
    await startBulkChange(reviewer.ctx, id);
    await runWaitingJobs(database(), buildSystemContext(database(), { partnerId, clock }), applyBulkChange);
    expect(await look()).toMatchObject({ status: 'InReview' });
  });
});

describe('the case of a member of staff', () => {
  it('is neither worked on by them nor are its notes theirs to read', async () => {
    const { caseId, documentId, owner, partnerId, clock, reviewer } = await buildWorld();
    await addCaseNote(reviewer.ctx, { caseId, body: 'Ask about the second job.' });
    const user = await insertStaff(database(), partnerId, { email: owner.email, role: 'admin' });
    const { actor } = await insertSession(database(), partnerId, user, clock);
    const self = buildContext(database(), { partnerId, actor, clock });
    const refused = { code: 'CASE_ACTION_REFUSED', texts: [expect.stringContaining('is your own')] };

    await expect(recommendAmount(self, { caseId, amountCents: 1 })).rejects.toMatchObject(refused);
    await expect(tickChecklistItem(self, { caseId, key: 'income', isTicked: true })).rejects.toMatchObject(
      refused,
    );
    await expect(markDocument(self, { caseId, documentId, isChecked: true })).rejects.toMatchObject(refused);
    expect(await listCaseNotes(self, caseId)).toEqual([]);
    expect(await listCaseNotes(reviewer.ctx, caseId)).toHaveLength(1);
  });
});

describe('requests for documents', () => {
  it('come no faster than a person can write them', async () => {
    const { caseId, reviewer } = await buildWorld();
    const ask = () =>
      requestDocument(reviewer.ctx, { caseId, name: 'Lease', words: 'Please send it.', dueOn: '2099-01-01' });
    for (let count = 0; count < 30; count += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
