import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { askForEmail, findVerifyToken } from '../../testing/ask-for-email.ts';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { insertUser } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findUserById, type User } from '../users/index.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { sendVerificationEmail } from './send-verification-email.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

const database = useTestDatabase();

async function setUp() {
  const member = await insertMember(database());
  const { partner, ctx } = member;
  const resend = (overrides = {}) =>
    sendVerificationEmail(ctx, {
      email: 'new@demo.example',
      tenantId: partner.tenantIds.applicant,
      timezone: 'America/Chicago',
      ...overrides,
    });
  return { ...member, resend };
}

async function load({ db, partnerId }: TestContext, { id }: User): Promise<User> {
  const user = await db.transaction((tx) => findUserById(tx, partnerId, id));
  return user ?? expect.fail('The account no longer exists');
}

const usedUp = { code: 'auth/invalid-action-code' };

describe('asking for another email', () => {
  it('changes nothing but the pending address, and mails both addresses [P191] [P678]', async () => {
    const { ctx, user } = await setUp();
    const { mails } = await askForEmail(ctx, ' New@Demo.example ');

    expect(await load(ctx, user)).toEqual({ ...user, newEmail: 'new@demo.example' });
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [user.email, 'Someone asked to change your Bayview College Fund email address'],
        ['new@demo.example', 'Confirm your new email address for Bayview College Fund'],
      ].toSorted(),
    );
    expect(mails.find(({ to }) => to === user.email)?.text).toContain(
      'change its email address to new@demo.example',
    );
  });

  it('locks the other fields until the new address is verified [P192]', async () => {
    const { ctx, user } = await setUp();
    await askForEmail(ctx);
    await expect(updateProfile(ctx, { name: 'Grace Hopper' })).rejects.toMatchObject({
      code: 'U-004',
      texts: ['Please verify your new email before you change anything else.'],
    });
    await updateProfile(ctx, { name: user.name });

    await cancelEmailChange(ctx);
    await updateProfile(ctx, { name: 'Grace Hopper' });
    expect(await load(ctx, user)).toMatchObject({ name: 'Grace Hopper', newEmail: null });
  });

  it('gives the same answer for a taken address, and tells only its mailbox', async () => {
    const { ctx, user, partner } = await setUp();
    await insertUser(database(), partner.id, { email: 'taken@demo.example' });
    const { mails, token } = await askForEmail(ctx, 'taken@demo.example');

    expect(await load(ctx, user)).toMatchObject({ newEmail: 'taken@demo.example' });
    expect(token).toBe('');
    expect(mails.find(({ to }) => to === 'taken@demo.example')?.subject).toBe(
      'This email address already has an account at Bayview College Fund',
    );
    expect(mails.map(({ to }) => to)).toContain(user.email);
  });

  it('looks for taken addresses at its own partner and in its own tenant only', async () => {
    const { ctx, partner } = await setUp();
    await insertMember(database(), { email: 'new@demo.example' });
    await insertUser(database(), partner.id, { tenant: 'advocate', email: 'new@demo.example' });
    expect((await askForEmail(ctx)).token).not.toBe('');
  });

  it('mails at most five times an hour for one account', async () => {
    const { ctx, resend, clock } = await setUp();
    await askForEmail(ctx);
    for (let mails = 1; mails < 5; mails += 1) await resend();
    await expect(resend()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(updateProfile(ctx, { email: 'other@demo.example' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });

    clock.moveBy({ minutes: 60, seconds: 1 });
    await resend();
  });

  it('mails one address at most five times an hour, with the same answer', async () => {
    const { ctx, partner } = await setUp();
    const members = await Promise.all(
      Array.from({ length: 6 }, () => insertMember(database(), { at: partner })),
    );
    for (const member of members) await updateProfile(member.ctx, { email: 'new@demo.example' });

    const toVictim = (await deliverMails(ctx)).filter(({ to }) => to === 'new@demo.example');
    expect(toVictim).toHaveLength(5);
    expect(await listActions(ctx)).toContain('withholdVerificationEmail');
  });
});

describe('sendVerificationEmail', () => {
  it('sends the newest link, which is the only one that works [P669]', async () => {
    const { ctx, user, resend } = await setUp();
    const { token: older } = await askForEmail(ctx);
    await resend();
    const mails = await deliverMails(ctx);
    expect(mails.map(({ to }) => to)).toEqual(['new@demo.example']);
    expect(mails[0]?.text).toContain('until November 15, 2026 at 10:00 AM CST');

    await expect(verifyEmail(ctx, { token: older })).rejects.toMatchObject(usedUp);
    await verifyEmail(ctx, { token: findVerifyToken(mails) });
    expect((await load(ctx, user)).email).toBe('new@demo.example');
  });

  it('sends nothing to an address that nobody asked for, nor for another tenant', async () => {
    const { ctx, partner, resend } = await setUp();
    await expect(resend()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await askForEmail(ctx);
    await expect(resend({ email: 'victim@demo.example' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(resend({ tenantId: partner.tenantIds.advocate })).rejects.toMatchObject({
      code: 'auth/tenant-id-mismatch',
    });
    expect(await deliverMails(ctx)).toEqual([]);
  });
});

describe('cancelEmailChange', () => {
  it('kills the link, and a second time changes nothing', async () => {
    const { ctx, user } = await setUp();
    const { token } = await askForEmail(ctx);
    await cancelEmailChange(ctx);
    await cancelEmailChange(ctx);

    await expect(verifyEmail(ctx, { token })).rejects.toMatchObject(usedUp);
    expect(await load(ctx, user)).toEqual(user);
    expect((await listActions(ctx)).filter((action) => action === 'cancelEmailChange')).toHaveLength(1);
  });

  it('needs the person', async () => {
    const { ctx } = await setUp();
    const visitor = buildContext(database(), { partnerId: ctx.partnerId });
    await expect(cancelEmailChange(visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
