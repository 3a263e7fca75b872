import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { copyCase } from '../../../testing/builders/copy-case.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { putCaseIn } from '../../../testing/put-case-in.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { findDueDay } from '../../cases/index.ts';
import { listQueue } from '../queue/list-queue.ts';
import { setWaitingList } from './set-waiting-list.ts';

const database = useTestDatabase();
const config = { decisionDays: 10, reviewSteps: [], review: { waitingList: true } };
const buildWorld = () => buildCaseWorld(database(), { config });
const reason = 'The money for this month is spent.';

async function look(ctx: TestContext, query: 'case' | 'staffCase', id: string) {
  const fields =
    query === 'case' ? 'waiting { since reason }' : 'hasWaitingList waiting { since position count }';
  const { data } = await runOperation(
    ctx,
    `query Look($id: ID!) { ${query}(id: $id) { status ${fields} workflowEvents { action } } }`,
    { id },
  );
  return data[query] as Record<string, unknown> & { workflowEvents: { action: string }[] };
}

const dueDay = ({ db, partnerId }: TestContext, id: string) => db.read((tx) => findDueDay(tx, partnerId, id));

describe('the waiting list of a program', () => {
  it('takes a case in review without another status, and tells the applicant since when and why', async () => {
    const { ctx, reviewer, caseId, clock } = await buildWorld();
    await deliverMails(reviewer.ctx);
    const since = clock.now().toISOString();
    await setWaitingList(reviewer.ctx, { caseId, isWaiting: true, reason });
    await setWaitingList(reviewer.ctx, { caseId, isWaiting: true, reason });

    const own = await look(ctx, 'case', caseId);
    expect(own).toMatchObject({ status: 'InReview', waiting: { since, reason } });
    expect(own.workflowEvents.filter(({ action }) => action === 'putOnWaitingList')).toHaveLength(1);
    expect(await look(reviewer.ctx, 'staffCase', caseId)).toMatchObject({
      hasWaitingList: true,
      waiting: { since, position: 1, count: 1 },
    });
    const mails = await deliverMails(reviewer.ctx);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('waiting list')]);
    expect(mails[0]?.text).toContain(reason);

    clock.moveBy({ hours: 24 });
    await setWaitingList(reviewer.ctx, { caseId, isWaiting: false, reason: '' });
    expect(await look(ctx, 'case', caseId)).toMatchObject({ status: 'InReview', waiting: null });
    expect(await deliverMails(reviewer.ctx)).toHaveLength(1);
  });

  it('stops the clock of the promised days, also when the case is sent back from the list', async () => {
    const { reviewer, caseId, clock, partnerId } = await buildWorld();
    const promised = (await dueDay(reviewer.ctx, caseId)) ?? '';
    await setWaitingList(reviewer.ctx, { caseId, isWaiting: true, reason });
    clock.moveBy({ hours: 336 });
    await setWaitingList(reviewer.ctx, { caseId, isWaiting: false, reason: '' });
    // Fourteen days have ten business days.
    expect(await dueDay(reviewer.ctx, caseId)).toBe(addDays(promised, 14));

    await setWaitingList(reviewer.ctx, { caseId, isWaiting: true, reason });
    clock.moveBy({ hours: 168 });
    await actOnCase(database(), { partnerId, clock }, caseId, 'sendBack');
    expect(await dueDay(reviewer.ctx, caseId)).toBe(addDays(promised, 21));
    expect(await look(reviewer.ctx, 'staffCase', caseId)).toMatchObject({
      status: 'Incomplete',
      waiting: null,
    });
  });

  it('is a list of the queue, and no work that waits', async () => {
    const { reviewer, caseId } = await buildWorld();
    const idsOf = async (view: 'waiting' | 'review' | 'mine') =>
      (await listQueue(reviewer.ctx, { view }, {})).nodes.map(({ id }) => id);
    expect([await idsOf('waiting'), await idsOf('review')]).toEqual([[], [caseId]]);
    await setWaitingList(reviewer.ctx, { caseId, isWaiting: true, reason });
    expect([await idsOf('waiting'), await idsOf('review'), await idsOf('mine')]).toEqual([
      [caseId],
      [],
      [caseId],
    ]);
  });

  it('counts the place by who came first, within the program', async () => {
    const { reviewer, caseId, clock, partnerId } = await buildWorld();
    const [second = ''] = await copyCase(database(), partnerId, caseId, 1);
    await putCaseIn(database(), second, 'InReview');
    await setWaitingList(reviewer.ctx, { caseId: second, isWaiting: true, reason });
    clock.moveBy({ hours: 1 });
    await setWaitingList(reviewer.ctx, { caseId, isWaiting: true, reason });
    const placeOf = async (id: string) => (await look(reviewer.ctx, 'staffCase', id)).waiting;
    expect(await placeOf(second)).toMatchObject({ position: 1, count: 2 });
    expect(await placeOf(caseId)).toMatchObject({ position: 2, count: 2 });
  });

  it('is refused with what would make it possible', async () => {
    const { reviewer, caseId, partnerId, clock, enterStaff } = await buildWorld();
    const put = (text = reason) => setWaitingList(reviewer.ctx, { caseId, isWaiting: true, reason: text });
    await expect(put('')).rejects.toMatchObject({ texts: ['Enter a reason. The applicant will read it.'] });
    const fiscal = await enterStaff('fiscal');
    await expect(setWaitingList(fiscal.ctx, { caseId, isWaiting: true, reason })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await actOnCase(database(), { partnerId, clock }, caseId, 'denyCase');
    await expect(put()).rejects.toMatchObject({
      texts: ['Only a case in review can be put on the waiting list.'],
    });
    const other = await buildCaseWorld(database());
    await expect(
      setWaitingList(other.reviewer.ctx, { caseId: other.caseId, isWaiting: true, reason }),
    ).rejects.toMatchObject({ texts: [expect.stringMatching(/^This program has no waiting list/)] });
    await expect(
      setWaitingList(other.reviewer.ctx, { caseId, isWaiting: true, reason }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is kept to cases in review by the database itself', async () => {
    const { reviewer, caseId, partnerId, clock } = await buildWorld();
    await actOnCase(database(), { partnerId, clock }, caseId, 'denyCase');
    await expect(
      reviewer.ctx.db.transaction((tx) =>
        tx.updateTable('cases').set({ waitlisted_at: clock.now() }).where('id', '=', caseId).execute(),
      ),
    ).rejects.toThrow(/cases_wait_in_review/);
  });
});

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
