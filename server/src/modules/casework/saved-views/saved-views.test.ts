import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';

const database = useTestDatabase();

async function save(ctx: TestContext, input: object) {
  const { data } = await runOperation<{ saveView: { metadata: { errors: string[] } } }>(
    ctx,
    'mutation ($input: SaveViewInput!) { saveView(input: $input) { metadata { errors } savedView { id } } }',
    { input: { id: randomUUID(), name: 'Mine', isShared: false, address: '?view=all', ...input } },
  );
  return data.saveView.metadata.errors;
}

async function act(ctx: TestContext, name: string, type: string, input: object): Promise<string[]> {
  const { data } = await runOperation<Record<string, { metadata: { errors: string[] } }>>(
    ctx,
    `mutation ($input: ${type}!) { ${name}(input: $input) { metadata { errors } } }`,
    { input },
  );
  return data[name]?.metadata.errors ?? [];
}

async function list(ctx: TestContext) {
  const { data } = await runOperation<{ savedViews: object[] }>(
    ctx,
    '{ savedViews { name isShared isOwn isFirst address } }',
  );
  return data.savedViews;
}

describe('saved views', () => {
  it('are not overwritten by someone who names the id of a private one', async () => {
    const { reviewer, enterStaff } = await buildCaseWorld(database());
    const colleague = await enterStaff('admin');
    const id = randomUUID();
    await save(reviewer.ctx, { id, name: 'Mine' });

    const [code] = await save(colleague.ctx, { id, name: 'Taken', isShared: true });

    expect(code).toBe('CONFLICT');
    expect(await list(reviewer.ctx)).toMatchObject([{ name: 'Mine', isShared: false }]);
    expect(await save(reviewer.ctx, { id, name: 'Still mine' })).toEqual([]);
    expect(await list(reviewer.ctx)).toMatchObject([{ name: 'Still mine' }]);
  });

  it('are for their owner, or shared with the partner and nobody else', async () => {
    const { reviewer, enterStaff } = await buildCaseWorld(database());
    const colleague = await enterStaff('fiscal');
    const elsewhere = await buildCaseWorld(database());
    const [own, shared] = [randomUUID(), randomUUID()];
    await save(reviewer.ctx, { id: own, name: ' Big ones ', address: '?sort=-amount&view=all&find=' });
    await save(reviewer.ctx, {
      id: shared,
      name: 'Denied',
      isShared: true,
      address: '?status=Denied&view=all',
    });

    const big = {
      name: 'Big ones',
      isShared: false,
      isOwn: true,
      isFirst: false,
      address: '?sort=-amount&view=all',
    };
    const denied = {
      name: 'Denied',
      isShared: true,
      isOwn: true,
      isFirst: false,
      address: '?status=Denied&view=all',
    };
    expect(await list(reviewer.ctx)).toEqual([big, denied]);
    expect(await list(colleague.ctx)).toEqual([{ ...denied, isOwn: false }]);
    expect(await list(elsewhere.reviewer.ctx)).toEqual([]);
    expect(await act(colleague.ctx, 'chooseFirstView', 'ChooseFirstViewInput', { id: own })).toEqual([
      'NOT_FOUND',
      'Not found',
    ]);
    const hidden = await colleague.ctx.db.read((tx) =>
      tx.selectFrom('saved_views').select('id').where('id', '=', own).execute(),
    );
    expect(hidden).toEqual([]);
  });

  it('open first for whoever chose so', async () => {
    const { reviewer, enterStaff } = await buildCaseWorld(database());
    const colleague = await enterStaff('caseWorker');
    const id = randomUUID();
    await save(reviewer.ctx, { id, isShared: true });
    await act(colleague.ctx, 'chooseFirstView', 'ChooseFirstViewInput', { id });
    expect(await list(colleague.ctx)).toMatchObject([{ isFirst: true }]);
    expect(await list(reviewer.ctx)).toMatchObject([{ isFirst: false }]);
    await act(colleague.ctx, 'chooseFirstView', 'ChooseFirstViewInput', { id: null });
    expect(await list(colleague.ctx)).toMatchObject([{ isFirst: false }]);
  });

  it('are renamed and removed by their owner; an admin removes what is shared', async () => {
    const { reviewer, enterStaff } = await buildCaseWorld(database());
    const [colleague, admin] = [await enterStaff('caseWorker'), await enterStaff('admin')];
    const id = randomUUID();
    await save(reviewer.ctx, { id, isShared: true });
    await save(reviewer.ctx, { id, isShared: true, name: 'Renamed' });
    expect(await list(reviewer.ctx)).toMatchObject([{ name: 'Renamed' }]);
    const refused = 'This view belongs to someone else. Save it under a name of your own.';
    expect((await save(colleague.ctx, { id, name: 'Stolen' }))[1]).toBe(refused);
    expect((await act(colleague.ctx, 'removeView', 'RemoveViewInput', { id }))[1]).toBe(refused);
    await act(admin.ctx, 'chooseFirstView', 'ChooseFirstViewInput', { id });
    expect(await act(admin.ctx, 'removeView', 'RemoveViewInput', { id })).toEqual([]);
    expect(await list(reviewer.ctx)).toEqual([]);
  });

  it('have a name that is theirs, and hold only the address of a list', async () => {
    const { reviewer } = await buildCaseWorld(database());
    const { ctx } = reviewer;
    expect((await save(ctx, { name: '  ' }))[1]).toBe('Give the view a name.');
    await save(ctx, {});
    expect((await save(ctx, {}))[1]).toBe('You have a view with this name already. Choose another name.');
    for (const address of ['?next=https://evil.example', `?find=${'a'.repeat(201)}`]) {
      expect((await save(ctx, { name: 'Odd', address }))[1]).toBe(
        'Only the filters and the order of a list can be saved.',
      );
    }
  });
});
