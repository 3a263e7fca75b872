import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PartnerDb } from '../../../platform/db/partner-db.ts';
import { errorText } from '../../../platform/errors/catalogue.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { copyCase } from '../../../testing/builders/copy-case.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { putCaseIn } from '../../../testing/put-case-in.ts';
import { listActions, readAudit } from '../../../testing/read-audit.ts';
import { runWaitingJobs } from '../../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { whileBusy } from '../../../testing/while-busy.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { findCase } from '../../cases/index.ts';
import { upsertStaff } from '../../staff/index.ts';
import { performCaseAction } from '../perform-case-action.ts';
import { applyBulkChange } from './apply-bulk-change.job.ts';

const database = useTestDatabase();

interface Report {
  readonly id: string;
  readonly state: string;
  readonly untriedCount: number;
  readonly waitingCount: number;
  readonly doneCount: number;
  readonly refusedCount: number;
  readonly canUndo: boolean;
  readonly cases: readonly { caseId: string; state: string; refusal: string | null }[];
}

const fields =
  'id state untriedCount waitingCount doneCount refusedCount canUndo cases { caseId state refusal }';

async function mutate(ctx: TestContext, name: string, inputType: string, input: object) {
  const { data } = await runOperation<
    Record<string, { metadata: { status: number; errors: string[] }; bulkChange: Report | null }>
  >(
    ctx,
    `mutation ($input: ${inputType}!) { ${name}(input: $input) { metadata { status errors } bulkChange { ${fields} } } }`,
    { input },
  );
  const answer = data[name];
  if (!answer) throw new Error('The mutation has no answer');
  return answer;
}

async function plan(ctx: TestContext, input: object): Promise<Report> {
  const answer = await mutate(ctx, 'planBulkChange', 'PlanBulkChangeInput', { id: randomUUID(), ...input });
  if (!answer.bulkChange) throw new Error(answer.metadata.errors.join(' '));
  return answer.bulkChange;
}

const start = (ctx: TestContext, id: string) => mutate(ctx, 'startBulkChange', 'BulkChangeIdInput', { id });

async function read(ctx: TestContext, id: string): Promise<Report | null> {
  const { data } = await runOperation<{ bulkChange: Report | null }>(
    ctx,
    `query ($id: ID!) { bulkChange(id: $id) { ${fields} } }`,
    { id },
  );
  return data.bulkChange;
}

async function buildWorld() {
  const world = await buildCaseWorld(database(), { features: ['applicant-comments'] });
  const { partnerId, clock, caseId } = world;
  const system = buildSystemContext(database(), { partnerId, clock });
  const copy = (count: number) => copyCase(database(), partnerId, caseId, count);
  const run = () => runWaitingJobs(database(), system, applyBulkChange);
  return { ...world, system, copy, run };
}

const standing = (ctx: TestContext, id: string) => ctx.db.read((tx) => findCase(tx, ctx.partnerId, id));

async function countEvents(ctx: TestContext, action: string): Promise<number> {
  const rows = await ctx.db.read((tx) =>
    tx.selectFrom('workflow_events').select('id').where('action', '=', action).execute(),
  );
  return rows.length;
}

describe('a bulk change', () => {
  it('tries the other cases where one is broken, and says so of that one', async () => {
    const { reviewer, copy, system } = await buildWorld();
    const [broken = '', ...whole] = await copy(3);
    await system.db.transaction((tx) =>
      tx.deleteFrom('applications').where('case_id', '=', broken).execute(),
    );

    const planned = await plan(reviewer.ctx, {
      kind: 'message',
      caseIds: [broken, ...whole],
      content: 'We have a question.',
    });

    expect(planned).toMatchObject({ untriedCount: 0, waitingCount: 2, refusedCount: 1 });
    expect(planned.cases.find(({ caseId }) => caseId === broken)?.refusal).toBe(
      'Something went wrong on our side, and this case was left as it is. Please try it on its own page.',
    );
  });

  it(
    'moves 200 cases and leaves alone the six that must not, saying why for each',
    { timeout: 240_000 },
    async () => {
      const { reviewer, copy, run } = await buildWorld();
      const { ctx } = reviewer;
      const ids = await copy(200);
      const six = ids.slice(20, 26);
      const [one = '', two = '', three = '', four = '', five = '', six6 = ''] = six;
      await putCaseIn(database(), one, 'Denied');
      await putCaseIn(database(), two, 'Withdrawn');
      await putCaseIn(database(), three, 'Archived');
      await putCaseIn(database(), four, 'Incomplete');
      await putCaseIn(database(), five, 'PaymentSent');
      const before = await countEvents(ctx, 'sendBack');

      const planned = await plan(ctx, {
        kind: 'move',
        action: 'sendBack',
        reason: 'Lease missing',
        caseIds: ids,
      });
      expect(planned).toMatchObject({ state: 'planned', waitingCount: 195, refusedCount: 5, doneCount: 0 });
      expect(planned.cases.find(({ caseId }) => caseId === one)?.refusal).toBe(
        '"Send back" is not possible while the status is "Denied". It is possible from "Ready for Review", "In Review", "Pending Certification" or "Fiscal Review".',
      );
      expect(await countEvents(ctx, 'sendBack')).toBe(before);
      // The sixth is taken by a colleague after the dry run.
      await ctx.db.transaction((tx) =>
        performCaseAction(tx, ctx, { caseId: six6, action: 'startReview', seen: 'ReadyForReview' }),
      );
      await start(ctx, planned.id);
      expect((await standing(ctx, ids[0] ?? ''))?.status).toBe('ReadyForReview');
      await run();

      const report = await read(ctx, planned.id);
      expect(report).toMatchObject({ state: 'done', waitingCount: 0, doneCount: 194, refusedCount: 6 });
      expect(report?.cases.filter(({ state }) => state === 'refused').map(({ caseId }) => caseId)).toEqual(
        six,
      );
      expect(report?.cases.find(({ caseId }) => caseId === six6)?.refusal).toMatch(
        /^Priya N\. moved this case from "Ready for Review" to "In Review" since you opened it\./,
      );
      expect((await standing(ctx, six6))?.status).toBe('InReview');
      expect((await countEvents(ctx, 'sendBack')) - before).toBe(194);
      const moves = (await readAudit(ctx)).filter(({ action }) => action === 'sendBack');
      expect(moves[0]).toMatchObject({
        next: { bulkChangeId: planned.id },
        actor: { userId: reviewer.user.id },
      });
    },
  );

  it('tries out many cases in several requests, and starts before none of them was left out', async () => {
    const { reviewer, copy, run } = await buildWorld();
    const { ctx } = reviewer;
    const request = { id: randomUUID(), kind: 'export', caseIds: [...(await copy(200)), randomUUID()] };

    expect(await plan(ctx, request)).toMatchObject({ untriedCount: 1, waitingCount: 200, refusedCount: 0 });
    const early = await start(ctx, request.id);
    expect(early.metadata.errors).toEqual([
      'CASE_ACTION_REFUSED',
      'Not every case was checked yet. Wait until the dry run is through with them.',
    ]);
    expect((await read(ctx, request.id))?.state).toBe('planned');

    const planned = await plan(ctx, request);
    expect(planned).toMatchObject({ untriedCount: 0, waitingCount: 200, refusedCount: 1 });
    expect(planned.cases.at(-1)?.refusal).toBe('There is no such case.');
    await start(ctx, request.id);
    await run();
    expect(await read(ctx, request.id)).toMatchObject({ state: 'done', doneCount: 200, refusedCount: 1 });
  });

  it('goes on after a crash where it stopped, and does nothing twice', async () => {
    const { reviewer, system, copy, run } = await buildWorld();
    const { ctx } = reviewer;
    const ids = await copy(20);
    const { id } = await plan(ctx, { kind: 'move', action: 'denyCase', reason: 'No funds', caseIds: ids });
    await start(ctx, id);

    const crash = diesAfter(12);
    const crashing: TestContext = {
      ...system,
      db: crash(system.db),
      actAs: (person) => {
        const entered = system.actAs(person);
        return { ...entered, db: crash(entered.db) };
      },
    };
    await expect(applyBulkChange.run(crashing, { bulkChangeId: id })).rejects.toThrow('The machine is gone');
    const halfway = await read(ctx, id);
    expect(halfway).toMatchObject({ state: 'applying', doneCount: 11, waitingCount: 9 });

    await run();
    expect(await read(ctx, id)).toMatchObject({ state: 'done', doneCount: 20, refusedCount: 0 });
    expect(await countEvents(ctx, 'denyCase')).toBe(20);
    await applyBulkChange.run(system, { bulkChangeId: id });
    expect(await countEvents(ctx, 'denyCase')).toBe(20);
  });

  it('is one, however often the browser asks with its id', async () => {
    const { reviewer, copy, run } = await buildWorld();
    const { ctx } = reviewer;
    const caseIds = await copy(2);
    const request = { id: randomUUID(), kind: 'assign', assigneeId: reviewer.user.id, caseIds };
    const plans = await Promise.all([plan(ctx, request), plan(ctx, request)]);
    expect(plans[0]).toEqual(plans[1]);
    await Promise.all([start(ctx, request.id), start(ctx, request.id)]);
    expect(await run()).toBe(1);
    expect(await countEvents(ctx, 'assignCase')).toBe(2);
    expect((await listActions(ctx)).filter((action) => action === 'startBulkChange')).toHaveLength(1);
  });

  it('finds no case of another partner, and is not there for anyone else', async () => {
    const { reviewer, copy, run, enterStaff } = await buildWorld();
    const elsewhere = await buildWorld();
    const { ctx } = reviewer;
    const [own = ''] = await copy(1);
    const { id, cases } = await plan(ctx, {
      kind: 'assign',
      assigneeId: reviewer.user.id,
      caseIds: [own, elsewhere.caseId],
    });
    expect(cases.map(({ refusal }) => refusal)).toEqual([null, 'There is no such case.']);
    const colleague = await enterStaff('admin');
    for (const other of [colleague.ctx, elsewhere.reviewer.ctx]) {
      expect(await read(other, id)).toBeNull();
      expect((await start(other, id)).metadata.errors).toEqual(['NOT_FOUND', 'Not found']);
    }
    await start(ctx, id);
    await run();
    expect((await standing(elsewhere.reviewer.ctx, elsewhere.caseId))?.assigneeId).toBe(
      elsewhere.reviewer.user.id,
    );
  });

  it('asks for the right before and again when it is applied', async () => {
    const { reviewer, system, copy, run, enterStaff } = await buildWorld();
    const caseIds = await copy(3);
    const fiscal = await enterStaff('fiscal');
    for (const [input, refusal] of [
      [
        { kind: 'assign', assigneeId: fiscal.user.id },
        '"Assign" is not part of your role. An admin can change your role.',
      ],
      [
        { kind: 'message', content: 'Hello' },
        '"Message" is not part of your role. An admin can change your role.',
      ],
      [
        { kind: 'move', action: 'startReview' },
        '"Start review" is not part of your role. An admin can change your role.',
      ],
    ] as const) {
      const { cases } = await plan(fiscal.ctx, { ...input, caseIds });
      expect(cases.map((each) => each.refusal)).toEqual([refusal, refusal, refusal]);
    }

    const { ctx, user } = reviewer;
    const planned = await plan(ctx, { kind: 'assign', assigneeId: user.id, caseIds });
    expect(planned.waitingCount).toBe(3);
    await start(ctx, planned.id);
    await system.db.transaction((tx) =>
      upsertStaff(tx, system.partnerId, { userId: user.id, role: 'fiscal', revokedAt: null }),
    );
    await run();
    const report = await read(ctx, planned.id);
    expect(report).toMatchObject({ state: 'done', doneCount: 0, refusedCount: 3 });
    expect(report?.cases[0]?.refusal).toBe(
      '"Assign" is not part of your role. An admin can change your role.',
    );
  });

  it('does nothing more for someone who has left the team', async () => {
    const { reviewer, system, copy, run } = await buildWorld();
    const { ctx, user } = reviewer;
    const caseIds = await copy(2);
    const { id } = await plan(ctx, { kind: 'assign', assigneeId: user.id, caseIds });
    await start(ctx, id);
    await system.db.transaction((tx) =>
      tx.updateTable('staff').set({ revoked_at: new Date() }).where('user_id', '=', user.id).execute(),
    );
    await run();
    expect(await countEvents(ctx, 'assignCase')).toBe(0);
    expect((await read(ctx, id))?.cases[0]?.refusal).toBe(
      'Whoever asked for this is not on the team anymore.',
    );
  });

  it('gives cases back to whom they belonged, but none that someone was given since', async () => {
    const { reviewer, copy, run, enterStaff } = await buildWorld();
    const { ctx, user } = reviewer;
    const [first = '', second = ''] = await copy(2);
    const colleague = await enterStaff('caseWorker', 'Theo M.');
    const assign = async (caseIds: string[], assigneeId: string | null) => {
      const { id } = await plan(ctx, { kind: 'assign', assigneeId, caseIds });
      await start(ctx, id);
      await run();
      return id;
    };
    await assign([first], user.id);
    const id = await assign([first, second], colleague.user.id);
    expect((await read(ctx, id))?.canUndo).toBe(true);
    await assign([second], user.id);

    const undo = { id: randomUUID(), undoes: id };
    const { bulkChange } = await mutate(ctx, 'planBulkUndo', 'PlanBulkUndoInput', undo);
    expect(bulkChange?.cases.map(({ refusal }) => refusal)).toEqual([
      null,
      'Someone else was given this case since you looked. Look at it again before you go on.',
    ]);
    await start(ctx, undo.id);
    await run();
    expect((await standing(ctx, first))?.assigneeId).toBe(user.id);
    expect((await read(ctx, id))?.canUndo).toBe(false);
  });

  it('leaves nothing out because the database was busy: the queue tries again', async () => {
    const { reviewer, copy, run, system } = await buildWorld();
    const caseIds = await copy(2);
    const { id } = await plan(reviewer.ctx, { kind: 'move', action: 'denyCase', reason: 'No', caseIds });
    await start(reviewer.ctx, id);
    await expect(whileBusy(database(), 'workflow_events', run)).rejects.toMatchObject({ code: 'BUSY' });
    expect(await read(reviewer.ctx, id)).toMatchObject({ waitingCount: 2, refusedCount: 0 });
    await applyBulkChange.parse({ bulkChangeId: id })?.run(system);
    expect(await read(reviewer.ctx, id)).toMatchObject({ state: 'done', doneCount: 2 });
  });

  it('asks to come back where the database was too busy to try a case', async () => {
    const { reviewer, copy } = await buildWorld();
    const input = { id: randomUUID(), kind: 'message', content: 'Hello', caseIds: await copy(1) };
    const tryIt = () =>
      runOperation(
        reviewer.ctx,
        'mutation ($input: PlanBulkChangeInput!) { planBulkChange(input: $input) { bulkChange { untriedCount waitingCount } } }',
        { input },
      );
    const { errors } = await whileBusy(database(), 'case_messages', tryIt);
    expect(errors).toEqual([errorText('en', 'BUSY')]);
    expect(await tryIt()).toMatchObject({
      data: { planBulkChange: { bulkChange: { untriedCount: 0, waitingCount: 1 } } },
    });
  });

  it('keeps what it tried before someone had a case in hand, and goes on there', async () => {
    const { reviewer, copy } = await buildWorld();
    const caseIds = await copy(3);
    const input = { id: randomUUID(), kind: 'message', content: 'Hello', caseIds } as const;
    const isThird = `new.case_id = '${caseIds[2] ?? ''}'`;
    const planned = await whileBusy(database(), 'case_messages', () => plan(reviewer.ctx, input), isThird);
    expect(planned).toMatchObject({ untriedCount: 1, waitingCount: 2 });
    expect(await plan(reviewer.ctx, input)).toMatchObject({ untriedCount: 0, waitingCount: 3 });
  });

  it('takes cases out of the archive again, and says so where a move has no way back', async () => {
    const { copy, run, enterStaff } = await buildWorld();
    const { ctx } = await enterStaff('admin');
    const [first = '', second = ''] = await copy(2);
    await putCaseIn(database(), first, 'Denied');
    await putCaseIn(database(), second, 'Withdrawn');
    const archive = await plan(ctx, { kind: 'move', action: 'archiveCase', caseIds: [first, second] });
    await start(ctx, archive.id);
    await run();
    expect((await standing(ctx, first))?.status).toBe('Archived');
    const undo = { id: randomUUID(), undoes: archive.id };
    await mutate(ctx, 'planBulkUndo', 'PlanBulkUndoInput', undo);
    await start(ctx, undo.id);
    await run();
    expect((await standing(ctx, first))?.status).toBe('Denied');
    expect((await standing(ctx, second))?.status).toBe('Withdrawn');

    const [third = ''] = await copy(1);
    const deny = await plan(ctx, { kind: 'move', action: 'denyCase', reason: 'No', caseIds: [third] });
    await start(ctx, deny.id);
    await run();
    expect((await read(ctx, deny.id))?.canUndo).toBe(false);
    const refused = await mutate(ctx, 'planBulkUndo', 'PlanBulkUndoInput', {
      id: randomUUID(),
      undoes: deny.id,
    });
    expect(refused.metadata.errors[1]).toBe('This cannot be undone. Change the cases one by one instead.');
  });

  it(
    'writes to every applicant once, past the limit on single messages, and not while it is tried out',
    { timeout: 240_000 },
    async () => {
      const { reviewer, copy, run } = await buildWorld();
      const { ctx } = reviewer;
      const caseIds = await copy(121);
      const { id } = await plan(ctx, {
        kind: 'message',
        content: ' The office is closed on Friday. ',
        caseIds,
      });
      const count = async () => {
        const rows = await ctx.db.read((tx) => tx.selectFrom('case_messages').select('id').execute());
        return rows.length;
      };
      expect(await count()).toBe(0);
      await start(ctx, id);
      await run();
      expect(await count()).toBe(121);
      const [row] = await ctx.db.read((tx) => tx.selectFrom('bulk_changes').selectAll().execute());
      expect(JSON.stringify(row)).not.toContain('Friday');
    },
  );

  it('takes a whole list in the order in which it is shown, and counts it with its filters', async () => {
    const { reviewer, copy } = await buildWorld();
    const { ctx } = reviewer;
    const ids = await copy(4);
    for (const [index, id] of ids.entries()) {
      await ctx.db.transaction((tx) =>
        tx
          .updateTable('cases')
          .set({ requested_amount_cents: 100 + ((index * 3) % 4) })
          .where('id', '=', id)
          .execute(),
      );
    }
    const filter = { view: 'all', status: 'ReadyForReview', find: 'ada' };
    const shown = { ...filter, sort: 'amount', descending: true };
    const list = await runOperation<{ cases: { nodes: { id: string }[] } }>(
      ctx,
      `query ($view: QueueView!, $status: CaseStatus, $find: String, $sort: QueueSort, $descending: Boolean) {
        cases(view: $view, status: $status, find: $find, sort: $sort, descending: $descending) { nodes { id } } }`,
      shown,
    );
    const listed = list.data.cases.nodes.map(({ id }) => id);
    const planned = await plan(ctx, { kind: 'export', filter: shown });
    expect(planned.cases.map(({ caseId }) => caseId)).toEqual(listed);
    expect(listed.toSorted()).toEqual(ids.toSorted());

    const count = (each: object) =>
      runOperation(ctx, 'query ($filter: QueueFilterInput!) { queueCount(filter: $filter) }', {
        filter: each,
      });
    expect((await count(shown)).data).toEqual({ queueCount: 4 });
    expect((await count({ ...filter, find: 'zora' })).data).toEqual({ queueCount: 0 });
  });

  it('takes a whole list, and refuses one that is too long', async () => {
    const { reviewer, copy } = await buildWorld();
    const { ctx } = reviewer;
    await copy(3);
    const all = await plan(ctx, {
      kind: 'assign',
      assigneeId: reviewer.user.id,
      filter: { view: 'all', status: 'ReadyForReview' },
    });
    expect(all.waitingCount).toBe(3);
    await copy(1000);
    const tooMany = await mutate(ctx, 'planBulkChange', 'PlanBulkChangeInput', {
      ...{ id: randomUUID(), kind: 'assign', filter: { view: 'all' } },
    });
    expect(tooMany.metadata.errors[1]).toBe(
      'You can change up to 1,000 cases at once. Narrow the list with a filter first.',
    );
  });
});

/** A machine that is gone in the middle of its nth change, for good. */
function diesAfter(count: number): (db: PartnerDb) => PartnerDb {
  let changes = 0;
  const alive = () => {
    if (changes >= count) throw new Error('The machine is gone');
  };
  return (db) => ({
    read: async (work) => {
      alive();
      return db.read(work);
    },
    transaction: (work) =>
      db.transaction(async (tx) => {
        alive();
        const result = await work(tx);
        changes += 1;
        alive();
        return result;
      }),
  });
}
