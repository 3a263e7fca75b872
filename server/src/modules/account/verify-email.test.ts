import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { askForEmail } from '../../testing/ask-for-email.ts';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertUser } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { listActions, readAudit } from '../../testing/read-audit.ts';
import { requestLink } from '../../testing/request-link.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findSessionActor } from '../identity/index.ts';
import { findUserById, type User } from '../users/index.ts';
import { verifyEmail } from './verify-email.ts';

const database = useTestDatabase();

async function setUp(overrides: Parameters<typeof insertMember>[1] = {}) {
  const member = await insertMember(database(), overrides);
  const { token, mails } = await askForEmail(member.ctx);
  const { partnerId, ports } = member.ctx;
  const { clock } = member;
  const stranger = buildContext(database(), { partnerId, ports, clock });
  return { ...member, token, mails, stranger };
}

async function load({ db, partnerId }: TestContext, { id }: User): Promise<User> {
  const user = await db.transaction((tx) => findUserById(tx, partnerId, id));
  return user ?? expect.fail('The account no longer exists');
}

const usedUp = { code: 'auth/invalid-action-code' };

describe('verifyEmail', () => {
  it('changes the email in the browser where the person is signed in, once', async () => {
    const { ctx, user, token } = await setUp();
    await verifyEmail(ctx, { token });
    expect(await load(ctx, user)).toEqual({ ...user, email: 'new@demo.example', newEmail: null });
    await expect(verifyEmail(ctx, { token })).rejects.toMatchObject(usedUp);
  });

  it('asks for the new address in any other browser, so that a mail scanner verifies nothing [check 24]', async () => {
    const { ctx, user, token, stranger } = await setUp();
    const other = await insertMember(database(), { at: (await setUp()).partner });
    for (let openings = 0; openings < 10; openings += 1)
      await expect(verifyEmail(stranger, { token })).rejects.toMatchObject({ code: 'auth/missing-email' });
    await expect(verifyEmail(other.ctx, { token })).rejects.toMatchObject(usedUp);
    expect((await load(ctx, user)).email).toBe(user.email);

    await verifyEmail(stranger, { token, email: 'new@demo.example' });
    expect((await load(ctx, user)).email).toBe('new@demo.example');
  });

  it("takes no other person's session for the proof", async () => {
    const { ctx, user, token, partner } = await setUp();
    const other = await insertMember(database(), { at: partner });
    await expect(verifyEmail(other.ctx, { token })).rejects.toMatchObject({ code: 'auth/missing-email' });
    expect((await load(ctx, user)).email).toBe(user.email);
  });

  it('dies after five wrong addresses, also for the right one [check 24]', async () => {
    const { ctx, token, stranger } = await setUp();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(verifyEmail(stranger, { token, email: 'eve@demo.example' })).rejects.toMatchObject({
        code: 'auth/invalid-email',
      });
    await expect(verifyEmail(stranger, { token, email: 'new@demo.example' })).rejects.toMatchObject(usedUp);
    await expect(verifyEmail(ctx, { token })).rejects.toMatchObject(usedUp);
    expect((await listActions(ctx)).filter((action) => action === 'confirmWrongEmail')).toHaveLength(5);
  });

  it('works at 59:59 and not at 60:01', async () => {
    const early = await setUp();
    early.clock.moveBy({ minutes: 59, seconds: 59 });
    await verifyEmail(early.ctx, { token: early.token });

    const late = await setUp();
    late.clock.moveBy({ minutes: 60, seconds: 1 });
    await expect(verifyEmail(late.ctx, { token: late.token })).rejects.toMatchObject(usedUp);
  });

  it('lets exactly one of many callers through', async () => {
    const { ctx, token, stranger } = await setUp();
    const attempts = await Promise.allSettled(
      Array.from({ length: 12 }, () => verifyEmail(stranger, { token, email: 'new@demo.example' })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listActions(ctx)).filter((action) => action === 'verifyEmail')).toHaveLength(1);
  });

  it('ends every other session of the person, and no one else’s', async () => {
    const { ctx, user, token, partner, clock } = await setUp();
    const elsewhere = await insertSession(database(), partner.id, user, clock);
    const other = await insertSession(
      database(),
      partner.id,
      await insertUser(database(), partner.id),
      clock,
    );
    const own = ctx.actor;

    await verifyEmail(ctx, { token });

    const actorOf = (cookie: string) => findSessionActor(database(), cookie, ctx.now());
    expect(await actorOf(elsewhere.cookie)).toBeUndefined();
    expect(await actorOf(other.cookie)).toBeDefined();
    const open = await ctx.db.transaction((tx) =>
      tx.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute(),
    );
    expect(open.map(({ id }) => id)).toContain('sessionId' in own ? own.sessionId : '');
  });

  it('ends all of them when it was verified without a session', async () => {
    const { ctx, user, token, stranger } = await setUp();
    await verifyEmail(stranger, { token, email: 'new@demo.example' });
    const open = await ctx.db.transaction((tx) =>
      tx
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', user.id)
        .where('ended_at', 'is', null)
        .execute(),
    );
    expect(open).toEqual([]);
  });

  it('tells both addresses, and puts it on record with masked addresses', async () => {
    const { ctx, user, token } = await setUp({ password: 'correct-horse-9-battery' });
    await verifyEmail(ctx, { token });

    const mails = await deliverMails(ctx);
    expect(mails).toHaveLength(2);
    const old = mails.find(({ to }) => to === user.email);
    expect(old?.subject).toBe('Your Bayview College Fund email address was changed');
    expect(old?.text).toContain('The email address for your account is now new@demo.example.');
    const moved = mails.find(({ to }) => to === 'new@demo.example');
    expect(moved?.subject).toBe('This address now signs you in to Bayview College Fund');
    expect(moved?.text).toContain('your old password no longer works');
    expect((await readAudit(ctx)).at(-1)).toMatchObject({
      action: 'verifyEmail',
      entityId: user.id,
      next: { email: 'n***@demo.example' },
    });
  });

  it('refuses an address that was taken in the meantime, and unlocks the profile', async () => {
    const { ctx, user, token, partner } = await setUp();
    await insertUser(database(), partner.id, { email: 'new@demo.example' });
    await expect(verifyEmail(ctx, { token })).rejects.toMatchObject({
      code: 'U-001',
      texts: ['That email address is already in use.'],
    });
    expect(await load(ctx, user)).toEqual(user);
  });

  it('refuses the link at another partner, and one that nobody sent', async () => {
    const { ctx, user, token } = await setUp();
    const abroad = buildContext(database(), { partnerId: (await insertPartner(database())).id });
    const proof = { token, email: 'new@demo.example' };
    await expect(verifyEmail(abroad, proof)).rejects.toMatchObject(usedUp);
    await expect(verifyEmail(ctx, { token: 'guessed' })).rejects.toMatchObject(usedUp);
    expect((await load(ctx, user)).email).toBe(user.email);
  });

  it('drops the password, which the first owner may know, and kills links to the old address', async () => {
    const password = 'correct-horse-9-battery';
    const { ctx, user, token, partner, stranger } = await setUp({ password });
    const oldLink = await requestLink(stranger, partner, { email: user.email });
    await verifyEmail(ctx, { token });

    const tenantId = partner.tenantIds.applicant;
    const signIn = async (email: string) => {
      const { data } = await runOperation<{ signInWithPassword: { metadata: { status: number } } }>(
        buildContext(database(), { partnerId: partner.id }),
        'mutation T($input: SignInWithPasswordInput!) { signInWithPassword(input: $input) { metadata { status } } }',
        { input: { partnerId: partner.id, tenantId, email, password } },
      );
      return data.signInWithPassword.metadata.status;
    };
    expect([await signIn('new@demo.example'), await signIn(user.email)]).toEqual([400, 400]);

    const { data } = await runOperation<{ signInWithEmailLink: { metadata: { errors: string[] } } }>(
      buildContext(database(), { partnerId: partner.id }),
      'mutation T($input: SignInWithEmailLinkInput!) { signInWithEmailLink(input: $input) { metadata { errors } } }',
      { input: { partnerId: partner.id, tenantId, token: oldLink.token, email: user.email } },
    );
    expect(data.signInWithEmailLink.metadata.errors[0]).toBe('auth/invalid-action-code');
  });
});
