import {
  caseStatuses,
  queueSorts,
  queueViews,
  type CaseStatus,
  type QueueSort,
  type QueueView,
} from '@handrail/engine/cases';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff, type UserOverrides } from '../../../testing/builders/insert-user.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { putCaseIn } from '../../../testing/put-case-in.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { createApplication, updateApplication } from '../../applications/index.ts';
import { type ProgramDraft } from '../../programs/index.ts';
import { addParticipantComment } from '../messages/add-participant-comment.ts';
import { markMessagesRead } from '../messages/mark-messages-read.ts';
import { performCaseAction } from '../perform-case-action.ts';
import { submitApplication } from '../submit-application.ts';

const database = useTestDatabase();

async function buildWorld(program: Partial<ProgramDraft> = {}) {
  const world = await buildApplicantWorld(database(), { config: { decisionDays: 10 }, ...program });
  const { partnerId, clock } = world;
  const enter = async (role: 'caseWorker' | 'fiscal' = 'caseWorker') => {
    const user = await insertStaff(database(), partnerId, { role });
    const { actor } = await insertSession(database(), partnerId, user, clock);
    return { ctx: buildContext(database(), { partnerId, actor, clock }), userId: user.id };
  };
  const apply = async (overrides: UserOverrides & { fullName?: string; rent?: number } = {}) => {
    const { fullName, rent, ...person } = overrides;
    const { ctx, user } = await world.signIn(person);
    const { id } = await createApplication(ctx, { programId: world.programId });
    await updateApplication(ctx, {
      id,
      answers: { ...completeRent, ...(fullName && { fullName }), ...(rent !== undefined && { rent }) },
    });
    const { case: submitted } = await submitApplication(ctx, id);
    return { caseId: submitted.id, displayId: submitted.displayId, applicationId: id, ctx, user };
  };
  return { ...world, enter, apply };
}

interface Listed {
  readonly id: string;
  readonly name: string | null;
  readonly dueOn: string | null;
  readonly submittedAt: string | null;
  readonly status: CaseStatus;
  readonly requestedAmount: number | null;
}

/** What a list is sorted by, of one case; all of these belong to one program. */
function keyOf(sort: QueueSort, found: Listed): string | number {
  switch (sort) {
    case 'due':
      return found.dueOn ?? '';
    case 'submitted':
      return found.submittedAt ?? '';
    case 'applicant':
      return (found.name ?? '')
        .normalize('NFKD')
        .replace(/[\u0300-\u036F]/g, '')
        .toLowerCase();
    case 'program':
      return '';
    case 'amount':
      return found.requestedAmount ?? -1;
    case 'status':
      return caseStatuses.indexOf(found.status);
  }
}

interface Asked {
  readonly sort?: QueueSort;
  readonly descending?: boolean;
  readonly view: QueueView;
  readonly find?: string;
  readonly status?: CaseStatus;
  readonly first?: number;
  readonly after?: string;
}

async function ask(ctx: TestContext, variables: Asked) {
  const { data } = await runOperation<{ cases: { nodes: Listed[]; nextCursor: string | null } }>(
    ctx,
    `query ($view: QueueView!, $find: String, $status: CaseStatus, $first: Int, $after: String,
        $sort: QueueSort, $descending: Boolean) {
      cases(view: $view, find: $find, status: $status, first: $first, after: $after,
          sort: $sort, descending: $descending) {
        nodes { id name dueOn submittedAt status requestedAmount unreadMessageCount } nextCursor
      }
    }`,
    { ...variables },
  );
  return data.cases;
}

async function find(ctx: TestContext, variables: Asked): Promise<string[]> {
  return (await ask(ctx, variables)).nodes.map(({ id }) => id);
}

describe('the queue', () => {
  it('opens on what waits for whoever looks', async () => {
    const { enter, apply } = await buildWorld();
    const me = await enter();
    const other = await enter();
    const mine = await apply();
    const theirs = await apply();
    const free = await apply();
    for (const [{ ctx }, { caseId }] of [
      [me, mine],
      [other, theirs],
    ] as const) {
      await ctx.db.transaction((tx) =>
        performCaseAction(tx, ctx, { caseId, action: 'startReview', seen: 'ReadyForReview' }),
      );
    }

    const seen = await find(me.ctx, { view: 'review' });
    expect(seen.toSorted()).toEqual([mine.caseId, free.caseId].toSorted());
    expect(await find(me.ctx, { view: 'mine' })).toEqual([mine.caseId]);
    expect(await find(me.ctx, { view: 'unassigned' })).toEqual([free.caseId]);
    expect(await find(me.ctx, { view: 'all' })).toHaveLength(3);
    expect(await find(me.ctx, { view: 'all', status: 'ReadyForReview' })).toEqual([free.caseId]);
    expect(await find(me.ctx, { view: 'fiscal', status: 'ReadyForReview' })).toEqual([]);
  });

  it.each<[CaseStatus, readonly QueueView[]]>([
    ['ReadyForReview', ['review', 'unassigned', 'all']],
    ['InReview', ['review', 'unassigned', 'all']],
    ['Incomplete', ['sentBack', 'all']],
    ['PendingCertification', ['unassigned', 'certification', 'all']],
    ['FiscalReview', ['unassigned', 'fiscal', 'all']],
    ['Approved', ['all']],
    ['Archived', []],
  ])('shows a case that is %s in %j', async (status, views) => {
    const { enter, apply } = await buildWorld();
    const { ctx } = await enter();
    const { caseId } = await apply();
    await putCaseIn(database(), caseId, status);
    const found = [];
    for (const view of queueViews) if ((await find(ctx, { view })).includes(caseId)) found.push(view);
    expect(found).toEqual(views);
    const { data } = await runOperation<{ queueCounts: { view: string; count: number }[] }>(
      ctx,
      '{ queueCounts { view count } }',
    );
    expect(data.queueCounts.filter(({ count }) => count === 1).map(({ view }) => view)).toEqual(views);
  });

  it('comes in pages that neither repeat nor leave out a case', async () => {
    const { enter, apply, clock } = await buildWorld();
    const { ctx } = await enter();
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      made.push((await apply()).caseId);
      if (count === 2) clock.moveBy({ hours: 7 * 24 });
    }
    const paged: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await ask(ctx, { view: 'all', first: 2, ...(after && { after }) });
      paged.push(...page.nodes.map(({ id }) => id));
      after = page.nextCursor;
    } while (after);
    expect(paged.toSorted()).toEqual(made.toSorted());
    expect(paged.slice(3).toSorted()).toEqual(made.slice(3).toSorted());
  });

  it.each(queueSorts.flatMap((sort) => [false, true].map((descending) => [sort, descending] as const)))(
    'is sorted by %s, descending %s, over pages that neither repeat nor leave out a case',
    async (sort, descending) => {
      const { enter, apply, clock } = await buildWorld();
      const { ctx } = await enter();
      const names = ['Zoe Adams', 'ángela Brown', 'Bea Cole', 'carl Dean', 'Ana Lopez', 'Bea Cole'];
      for (const [index, fullName] of names.entries()) {
        clock.moveBy({ hours: 7 * 24 });
        const { caseId } = await apply({ name: fullName, fullName, rent: 5_000 * ((index * 5) % 6) });
        const status = (['InReview', 'Denied', 'ReadyForReview'] as const)[index % 3] ?? 'InReview';
        await putCaseIn(database(), caseId, status);
      }
      const paged: Listed[] = [];
      let after: string | null | undefined;
      do {
        const page = await ask(ctx, { view: 'all', first: 2, sort, descending, ...(after && { after }) });
        paged.push(...page.nodes);
        after = page.nextCursor;
      } while (after);
      expect(new Set(paged.map(({ id }) => id)).size).toBe(names.length);
      const keys = paged.map((found) => keyOf(sort, found));
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      expect(keys).toEqual(descending ? sorted.toReversed() : sorted);
    },
  );

  it('sorts by what a person is called now, and by what staff put down', async () => {
    const { enter, apply } = await buildWorld();
    const { ctx } = await enter();
    const first = await apply({ name: 'Ana', fullName: 'Ana', rent: 100 });
    const second = await apply({ name: 'Bea', fullName: 'Bea', rent: 200 });
    await ctx.db.transaction((tx) =>
      tx.updateTable('cases').set({ requested_amount_cents: 1 }).where('id', '=', second.caseId).execute(),
    );
    expect(await find(ctx, { view: 'all', sort: 'amount' })).toEqual([second.caseId, first.caseId]);
    await ctx.db.transaction((tx) =>
      tx
        .updateTable('application_facts')
        .set({ applicant_name: 'Zoe' })
        .where('case_id', '=', first.caseId)
        .execute(),
    );
    expect(await find(ctx, { view: 'all', sort: 'applicant' })).toEqual([second.caseId, first.caseId]);
  });

  it.each(['due', 'status'] as const)('reads a full page by %s with two statements', async (sort) => {
    const { enter, apply } = await buildWorld({ features: ['applicant-comments'] });
    const { ctx } = await enter();
    for (let count = 0; count < 3; count += 1) {
      const { caseId, ctx: applicant } = await apply();
      await addParticipantComment(applicant, caseId, 'Hello');
      await putCaseIn(database(), caseId, 'Incomplete');
    }
    const statements = await countStatements(ctx, (counted) => ask(counted, { view: 'all', sort, first: 2 }));
    expect(statements).toBe(2);
  });

  it('counts the messages that no one has read', async () => {
    const { enter, apply } = await buildWorld({ features: ['applicant-comments'] });
    const { ctx } = await enter();
    const { caseId, ctx: applicant } = await apply();
    await addParticipantComment(applicant, caseId, 'Hello');
    expect((await ask(ctx, { view: 'all' })).nodes).toMatchObject([{ unreadMessageCount: 1 }]);
    await markMessagesRead(ctx, caseId);
    expect((await ask(ctx, { view: 'all' })).nodes).toMatchObject([{ unreadMessageCount: 0 }]);
  });

  it('refuses a cursor of another order', async () => {
    const { enter, apply } = await buildWorld();
    const { ctx } = await enter();
    for (let count = 0; count < 3; count += 1) await apply();
    const { nextCursor } = await ask(ctx, { view: 'all', first: 2 });
    const again = runOperation(
      ctx,
      'query ($after: String) { cases(view: all, sort: amount, after: $after) { nextCursor } }',
      { after: nextCursor },
    );
    expect((await again).errors[0]).toBe('There are no more cases to show.');
  });

  it('refuses a cursor that it never gave', async () => {
    const { enter } = await buildWorld();
    const { ctx } = await enter();
    const { errors } = await runOperation(ctx, '{ cases(view: all, after: "nonsense") { nextCursor } }');
    expect(errors[0]).toBe('There are no more cases to show.');
  });
});

describe('a search in the queue', () => {
  it('finds by the beginnings of names, email, phone, display id and program', async () => {
    const { enter, apply } = await buildWorld();
    const { ctx } = await enter();
    await apply({ name: 'Peter Novak' });
    const { caseId, displayId } = await apply({
      name: 'José García-Ruiz',
      email: 'jose.g@mail.example',
      phone: '+16175550123',
      fullName: 'Jose Antonio García',
    });
    for (const typed of [
      'garcia',
      'GARCÍA jos',
      'ruiz',
      'antonio',
      'jose.g@mail',
      '(617) 555-0123',
      '5550123',
      '0123',
      displayId,
      displayId.slice(0, 4).toLowerCase(),
      displayId.replace('-', ''),
    ]) {
      expect([typed, await find(ctx, { view: 'all', find: typed })]).toEqual([typed, [caseId]]);
    }
    expect(await find(ctx, { view: 'all', find: 'arcia' })).toEqual([]);
    expect(await find(ctx, { view: 'all', find: '%' })).toHaveLength(2);
  });

  it('finds by the number of the application, which is the one that applicants know', async () => {
    const { enter, apply } = await buildWorld();
    const { ctx } = await enter();
    await apply({ name: 'Peter Novak' });
    const { caseId, applicationId } = await apply({ name: 'Ana Lopez' });
    const [application] = await asOwner<{ display_id: string }>(
      database(),
      `select display_id from applications where id = '${applicationId}'`,
    );
    const number = application?.display_id ?? '';
    for (const typed of [number, number.replace('-', '').toLowerCase(), number.slice(0, 4)])
      expect([typed, await find(ctx, { view: 'all', find: typed })]).toEqual([typed, [caseId]]);
  });

  it('finds a person under a name that they changed', async () => {
    const { enter, apply } = await buildWorld();
    const { ctx } = await enter();
    const { caseId, ctx: applicant } = await apply({ name: 'Ana Lopez', fullName: 'Ana Lopez' });
    await runOperation(
      applicant,
      'mutation { updateProfile(input: { name: "Ana Whitfield" }) { metadata { status } } }',
    );
    expect(await find(ctx, { view: 'all', find: 'whitf' })).toEqual([caseId]);
  });
});

describe('the promised day', () => {
  it('is counted in business days, and stands still while the applicant has the case', async () => {
    const { enter, apply, clock } = await buildWorld();
    const { ctx } = await enter();
    const { caseId, ctx: applicant, applicationId } = await apply();
    const [before] = (await ask(ctx, { view: 'all' })).nodes;
    expect(before?.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await ctx.db.transaction((tx) =>
      performCaseAction(tx, ctx, {
        caseId,
        action: 'sendBack',
        seen: 'ReadyForReview',
        reason: 'Add a lease',
      }),
    );
    clock.moveBy({ hours: 14 * 24 });
    await submitApplication(applicant, applicationId);
    const [after] = (await ask(ctx, { view: 'all' })).nodes;
    expect(daysBetween(before?.dueOn, after?.dueOn)).toBe(14);
  });
});

function daysBetween(one: string | null = '', other: string | null = ''): number {
  return (Date.parse(other ?? '') - Date.parse(one ?? '')) / 86_400_000;
}
