import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { findSessionActor } from './find-session-actor.ts';

const database = useTestDatabase();
const password = 'correct horse 9 battery!';
const metadata = 'metadata { status errors message }';

async function setUp() {
  const partner = await insertPartner(database());
  const clock = createTestClock();
  const user = await insertUser(database(), partner.id, { password });
  const signIn = async (as = user) => {
    const { cookie, actor } = await insertSession(database(), partner.id, as, clock);
    const ctx = buildContext(database(), { partnerId: partner.id, actor, clock });
    ctx.session.setSessionCookie(cookie);
    return { cookie, ctx };
  };
  const find = (cookie: string) => findSessionActor(database(), cookie, clock.now());
  return { partner, clock, user, signIn, find };
}

async function mutate(ctx: TestContext, source: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await runOperation<{ done: { metadata: { status: number; errors: string[] } } }>(
    ctx,
    source,
    variables,
  );
  expect(errors).toEqual([]);
  return data.done.metadata;
}

const reauthenticate = `mutation Reauthenticate($input: ReauthenticateInput!) { done: reauthenticate(input: $input) { ${metadata} } }`;
const endSessions = `mutation EndSessions($input: EndSessionsInput!) { done: endSessions(input: $input) { ${metadata} } }`;
const endSessionById = `mutation EndSessionById($input: EndSessionByIdInput!) { done: endSessionById(input: $input) { ${metadata} } }`;

describe('sessions', () => {
  it("lists the person's own living sessions, the last used first", async () => {
    const { partner, clock, user, signIn } = await setUp();
    await signIn();
    clock.moveBy({ minutes: 20 });
    await signIn();
    clock.moveBy({ minutes: 5 });
    const { ctx } = await signIn();
    await signIn(await insertUser(database(), partner.id));

    const { data } = await runOperation<{ sessions: { id: string }[] }>(
      ctx,
      'query Sessions { sessions { createdAt lastSeenAt mechanism device isCurrent } }',
    );
    expect(data.sessions).toEqual([
      {
        createdAt: '2026-11-15T15:25:00.000Z',
        lastSeenAt: '2026-11-15T15:25:00.000Z',
        mechanism: 'BASIC',
        device: null,
        isCurrent: true,
      },
      expect.objectContaining({ createdAt: '2026-11-15T15:20:00.000Z', isCurrent: false }),
    ]);
    expect(user.id).toBeDefined();
  });
});

describe('reauthenticate', () => {
  it('gives the session a new token and makes the sign-in recent; the old token is worth nothing [check 29]', async () => {
    const { clock, signIn, find } = await setUp();
    const { cookie, ctx } = await signIn();
    clock.moveBy({ minutes: 14 });

    expect(await mutate(ctx, reauthenticate, { input: { password } })).toMatchObject({ status: 200 });

    const renewed = ctx.session.cookies.session ?? '';
    expect(renewed).not.toBe(cookie);
    expect(await find(cookie)).toBeUndefined();
    expect(await find(renewed)).toMatchObject({ authenticatedAt: clock.now() });
    expect((await listActions(ctx)).at(-1)).toBe('reauthenticate');
  });

  it('refuses a wrong password, and every password of an account without one', async () => {
    const { partner, signIn, find } = await setUp();
    const { cookie, ctx } = await signIn();
    const withoutPassword = await signIn(await insertUser(database(), partner.id));

    expect(await mutate(ctx, reauthenticate, { input: { password: 'wrong' } })).toMatchObject({
      status: 400,
      errors: ['auth/wrong-password', 'Incorrect email address or password, please try again'],
    });
    expect(await mutate(withoutPassword.ctx, reauthenticate, { input: { password } })).toMatchObject({
      status: 400,
    });
    expect(await find(cookie)).toBeDefined();
    expect((await listActions(ctx)).slice(-2)).toEqual(['refusePassword', 'refusePassword']);
  });
});

describe('endSessions', () => {
  it('signs out everywhere else', async () => {
    const { signIn, find } = await setUp();
    const [there, here] = [await signIn(), await signIn()];

    await mutate(here.ctx, endSessions, { input: { keepCurrent: true } });

    expect(await find(there.cookie)).toBeUndefined();
    // A copy of the cookie of this browser is worth nothing any more.
    expect(await find(here.cookie)).toBeUndefined();
    expect(await find(here.ctx.session.cookies.session ?? '')).toBeDefined();
    expect(here.ctx.session.cleared.siteData).toBe(0);
  });

  it('signs out everywhere and leaves nothing in this browser [check 29]', async () => {
    const { partner, signIn, find } = await setUp();
    const [there, here] = [await signIn(), await signIn()];
    const neighbor = await signIn(await insertUser(database(), partner.id));

    await mutate(here.ctx, endSessions, { input: { keepCurrent: false } });

    expect(await find(there.cookie)).toBeUndefined();
    expect(await find(here.cookie)).toBeUndefined();
    expect(await find(neighbor.cookie)).toBeDefined();
    expect(here.ctx.session.cookies.session).toBeUndefined();
    expect(here.ctx.session.cleared.siteData).toBe(1);
  });

  it("ends one of the person's own sessions, and nobody else's", async () => {
    const { partner, signIn, find } = await setUp();
    const [there, here] = [await signIn(), await signIn()];
    const neighbor = await signIn(await insertUser(database(), partner.id));
    const idOf = ({ ctx }: { ctx: TestContext }) => ('sessionId' in ctx.actor ? ctx.actor.sessionId : '');

    expect(await mutate(here.ctx, endSessionById, { input: { id: idOf(there) } })).toMatchObject({
      status: 200,
    });
    expect(await mutate(here.ctx, endSessionById, { input: { id: idOf(neighbor) } })).toMatchObject({
      status: 404,
    });

    expect(await find(there.cookie)).toBeUndefined();
    expect(await find(neighbor.cookie)).toBeDefined();
  });
});

describe('keepSession', () => {
  it('keeps the session to the second [P473] [check 30]', async () => {
    const { clock, signIn, find } = await setUp();
    const { cookie, ctx } = await signIn();
    clock.moveBy({ seconds: 50 });
    await mutate(ctx, `mutation KeepSession { done: keepSession { ${metadata} } }`);
    clock.moveBy({ minutes: 14, seconds: 59 });
    expect(await find(cookie)).toBeDefined();
  });
});

describe('endSession', () => {
  const endSession = (isIdle: boolean) =>
    `mutation EndSession { done: endSession(isIdle: ${String(isIdle)}) { ${metadata} } }`;

  it('asks the browser to forget what it kept when a person logs out [P655] [check 29]', async () => {
    const { signIn } = await setUp();
    const { ctx } = await signIn();
    await mutate(ctx, endSession(false));
    expect(ctx.session.cleared.siteData).toBe(1);
  });

  it('lets what was typed stay on the device when the person was only away too long [P472]', async () => {
    const { signIn, find } = await setUp();
    const { cookie, ctx } = await signIn();
    await mutate(ctx, endSession(true));
    expect(await find(cookie)).toBeUndefined();
    expect(ctx.session.cleared.siteData).toBe(0);
    expect((await listActions(ctx)).at(-1)).toBe('endIdleSession');
  });
});

describe('what a signed-in person learns of their account', () => {
  it('says whether there is a password, and gives each person a draft key of their own', async () => {
    const { partner, signIn } = await setUp();
    const other = await insertUser(database(), partner.id);
    const [mine, again, theirs] = [await signIn(), await signIn(), await signIn(other)];
    const read = ({ ctx }: { ctx: TestContext }) =>
      runOperation<{ currentUser: { hasPassword: boolean; draftKey: string } }>(
        ctx,
        'query Me { currentUser { hasPassword draftKey } }',
      ).then(({ data }) => data.currentUser);

    expect(await read(mine)).toMatchObject({ hasPassword: true });
    expect(await read(theirs)).toMatchObject({ hasPassword: false });
    expect((await read(mine)).draftKey).toBe((await read(again)).draftKey);
    expect((await read(mine)).draftKey).not.toBe((await read(theirs)).draftKey);
    expect(Buffer.from((await read(mine)).draftKey, 'base64')).toHaveLength(32);
  });
});
