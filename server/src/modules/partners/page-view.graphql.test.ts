import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertUser } from '../../testing/builders/insert-user.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const recordPageView = `mutation RecordPageView($input: RecordPageViewInput!) {
  recordPageView(input: $input) { metadata { status } } }`;

interface Recorded {
  readonly recordPageView: { readonly metadata: { readonly status: number } };
}

describe('recordPageView', () => {
  it('counts a route pattern of the partner that a visitor names', async () => {
    const { id: partnerId } = await insertPartner(database());
    const ctx = buildContext(database());
    const route = '/program/:programId/intro';
    await runOperation(ctx, recordPageView, { input: { partnerId, app: 'portal', route } });
    expect(ctx.ports.recorded.pageViews).toEqual([{ partnerId, app: 'portal', route }]);
  });

  it('takes the partner of the session when none is named', async () => {
    const { id: partnerId } = await insertPartner(database());
    const { actor } = await insertSession(database(), partnerId, await insertUser(database(), partnerId));
    const ctx = buildContext(database(), { partnerId, actor });
    await runOperation(ctx, recordPageView, { input: { app: 'console', route: '/cases' } });
    expect(ctx.ports.recorded.pageViews).toEqual([{ partnerId, app: 'console', route: '/cases' }]);
  });

  it.each([
    '/case/7b1cf1d2-5a0e-4c6b-9a53-0b9d5c0e1f11',
    '/search?q=ada',
    'https://aid.example/',
    '/"}\nforged 1',
    '/cases',
  ])('counts %s, which is no page of this app, without its name', async (route) => {
    const { id: partnerId } = await insertPartner(database());
    const ctx = buildContext(database());
    await runOperation(ctx, recordPageView, { input: { partnerId, app: 'portal', route } });
    expect(ctx.ports.recorded.pageViews).toEqual([{ partnerId, app: 'portal', route: 'other' }]);
  });

  it.each([
    { route: `/${'a'.repeat(120)}` },
    { app: 'kiosk' },
    { partnerId: '00000000-0000-4000-8000-000000000000' },
  ])('refuses %j', async (wrong) => {
    const { id: partnerId } = await insertPartner(database());
    const ctx = buildContext(database());
    const input = { partnerId, app: 'portal', route: '/', ...wrong };
    const { data } = await runOperation<Recorded>(ctx, recordPageView, { input });
    expect(data.recordPageView.metadata.status).toBeGreaterThanOrEqual(400);
    expect(ctx.ports.recorded.pageViews).toEqual([]);
  });
});
