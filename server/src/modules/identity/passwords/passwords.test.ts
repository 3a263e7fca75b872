import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../platform/actor.ts';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { runWaitingJobs } from '../../../testing/run-waiting-jobs.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { changePassword } from './change-password.ts';
import { findSessionActor } from '../sessions/find-session-actor.ts';
import { isResetLinkLive } from './is-reset-link-live.ts';
import { mailPasswordReset } from './mail-password-reset.job.ts';
import { resetPassword } from './reset-password.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

const database = useTestDatabase();
const oldPassword = 'gravel 7 lantern!';
const newPassword = 'kettle 4 orchard?';
const email = 'ada@demo.example';

async function setUp({ password = undefined as string | undefined } = {}) {
  const partner = await insertPartner(database());
  const clock = createTestClock();
  const user = await insertUser(database(), partner.id, { email, ...(password && { password }) });
  const ctx = buildContext(database(), { partnerId: partner.id, clock });
  const tenantId = partner.tenantIds.applicant;
  const as = (actor: Actor) => buildContext(database(), { partnerId: partner.id, clock, actor });
  const signIn = () => insertSession(database(), partner.id, user, clock);
  const isOpen = async (cookie: string) =>
    (await findSessionActor(database(), cookie, clock.now())) !== undefined;
  const tryPassword = (typed: string) =>
    signInWithPassword(ctx, { tenantId, email, password: typed }).then(
      () => 'in',
      (error: unknown) => (error as { code: string }).code,
    );
  return { partner, clock, user, ctx, tenantId, as, signIn, isOpen, tryPassword };
}

async function askForReset(ctx: TestContext, tenantId: string, address = email) {
  const { verifier } = await sendPasswordReset(ctx, { email: address, tenantId, timezone: 'UTC' });
  await runWaitingJobs(database(), ctx, mailPasswordReset);
  const [mail] = await deliverMails(ctx);
  const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  return { verifier, token, mail };
}

describe('changePassword', () => {
  it('needs the current password, ends other sessions and tells the person [P595] [P734]', async () => {
    const { ctx, as, signIn, isOpen, tryPassword } = await setUp({ password: oldPassword });
    const [there, here] = [await signIn(), await signIn()];

    await changePassword(as(here.actor), { currentPassword: oldPassword, newPassword });

    expect(await tryPassword(newPassword)).toBe('in');
    expect(await tryPassword(oldPassword)).toBe('auth/wrong-password');
    expect([await isOpen(there.cookie), await isOpen(here.cookie)]).toEqual([false, true]);
    const [mail] = await deliverMails(ctx);
    expect(mail).toMatchObject({
      to: email,
      subject: 'Your Bayview College Fund password was changed',
    });
    expect(await listActions(ctx)).toContain('changePassword');
  });

  it('refuses a wrong current password, also after a recent sign-in', async () => {
    const { as, signIn, tryPassword } = await setUp({ password: oldPassword });
    const { actor } = await signIn();
    await expect(changePassword(as(actor), { currentPassword: 'wrong', newPassword })).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
    expect(await tryPassword(oldPassword)).toBe('in');
  });

  it('ignores the current password when there is none, but wants a recent sign-in [P596] [check 33]', async () => {
    const { clock, as, signIn, tryPassword } = await setUp();
    const { actor } = await signIn();
    clock.moveBy({ minutes: 11 });
    const late = changePassword(as(actor), { currentPassword: 'anything', newPassword });
    await expect(late).rejects.toMatchObject({ code: 'auth/requires-recent-login' });

    const { actor: fresh } = await signIn();
    await changePassword(as(fresh), { currentPassword: 'anything', newPassword });
    expect(await tryPassword(newPassword)).toBe('in');
  });

  it('names the rules that the new password fails [P548]', async () => {
    const { as, signIn } = await setUp();
    const { actor } = await signIn();
    await expect(changePassword(as(actor), { newPassword: 'short' })).rejects.toMatchObject({
      code: 'auth/weak-password',
      texts: ['min', 'digits', 'symbols'],
    });
  });
});

describe('a password reset', () => {
  it('gives a new password, ends every session and tells the person', async () => {
    const { ctx, tenantId, signIn, isOpen, tryPassword } = await setUp({ password: oldPassword });
    const { cookie } = await signIn();
    const { token, verifier, mail } = await askForReset(ctx, tenantId);
    expect(mail).toMatchObject({ to: email, subject: 'Choose a new password for Bayview College Fund' });

    await resetPassword(ctx, { tenantId, token, verifier, newPassword });

    expect(await isOpen(cookie)).toBe(false);
    expect(await tryPassword(newPassword)).toBe('in');
    expect((await deliverMails(ctx)).map(({ subject }) => subject)).toEqual([
      'Your Bayview College Fund password was changed',
    ]);
  });

  it('gives a first password to someone who had none', async () => {
    const { ctx, tenantId, tryPassword } = await setUp();
    const { token, verifier } = await askForReset(ctx, tenantId);
    await resetPassword(ctx, { tenantId, token, verifier, newPassword });
    expect(await tryPassword(newPassword)).toBe('in');
  });

  it('works once, also for two at the same time, and retires the other links', async () => {
    const { ctx, tenantId } = await setUp();
    const first = await askForReset(ctx, tenantId);
    const second = await askForReset(ctx, tenantId);
    const redeem = ({ token, verifier }: { token: string; verifier: string }) =>
      resetPassword(ctx, { tenantId, token, verifier, newPassword }).then(
        () => 'done',
        (error: unknown) => (error as { code: string }).code,
      );
    const outcomes = await Promise.all([redeem(second), redeem(second)]);
    expect(outcomes.toSorted()).toEqual(['auth/invalid-action-code', 'done']);
    expect(await redeem(first)).toBe('auth/invalid-action-code');
  });

  it('can be looked at without being used up, until it is used or too old', async () => {
    const { ctx, clock, tenantId, partner } = await setUp();
    const { token, verifier } = await askForReset(ctx, tenantId);
    const isLive = (given = token, tenant = tenantId) =>
      isResetLinkLive(ctx, { tenantId: tenant, token: given });

    expect([await isLive(), await isLive(), await isLive('other')]).toEqual([true, true, false]);
    expect(await isLive(token, partner.tenantIds.advocate)).toBe(false);
    await resetPassword(ctx, { tenantId, token, verifier, newPassword });
    expect(await isLive()).toBe(false);

    const later = await askForReset(ctx, tenantId);
    clock.moveBy({ minutes: 61 });
    expect(await isLive(later.token)).toBe(false);
  });

  it('lives one hour [check 25]', async () => {
    const { clock, ctx, tenantId } = await setUp();
    const late = await askForReset(ctx, tenantId);
    const soon = await askForReset(ctx, tenantId);
    clock.moveBy({ minutes: 59, seconds: 59 });
    await resetPassword(ctx, { tenantId, ...soon, newPassword });
    clock.moveBy({ seconds: 2 });
    await expect(resetPassword(ctx, { tenantId, ...late, newPassword })).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  it('asks another browser for the email, five times [check 24]', async () => {
    const { ctx, tenantId } = await setUp();
    const { token } = await askForReset(ctx, tenantId);
    const open = (typed?: string) =>
      resetPassword(ctx, { tenantId, token, newPassword, email: typed }).catch(
        (error: unknown) => (error as { code: string }).code,
      );
    expect(await open()).toBe('auth/missing-email');
    for (let guess = 0; guess < 5; guess += 1)
      expect(await open('ben@demo.example')).toBe('auth/invalid-email');
    expect(await open(email)).toBe('auth/invalid-action-code');
  });

  it('stays good after a password that may not be used', async () => {
    const { ctx, tenantId } = await setUp();
    const { token, verifier } = await askForReset(ctx, tenantId);
    const choose = (typed: string) => resetPassword(ctx, { tenantId, token, verifier, newPassword: typed });
    await expect(choose('BayviewCollegeFund1!')).rejects.toMatchObject({
      code: 'auth/weak-password',
      texts: ['personal'],
    });
    await choose(newPassword);
  });

  it('does the same for an address without an account, but for the mail [check 27]', async () => {
    const { ctx, tenantId } = await setUp();
    const known = await askForReset(ctx, tenantId);
    const unknown = await askForReset(ctx, tenantId, 'nobody@demo.example');
    expect(known.token).toHaveLength(43);
    expect(unknown.mail).toBeUndefined();
    expect(unknown.verifier).toHaveLength(43);
    expect((await listActions(ctx)).slice(-2)).toEqual(['sendPasswordReset', 'sendPasswordReset']);
  });

  it('is not for staff, and not at another partner', async () => {
    const { partner, ctx, tenantId } = await setUp();
    const other = await setUp();
    const { token, verifier } = await askForReset(ctx, tenantId);
    await expect(
      sendPasswordReset(ctx, { email, tenantId: partner.tenantIds.staff, timezone: 'UTC' }),
    ).rejects.toMatchObject({ code: 'auth/unsupported-tenant-operation' });
    await expect(
      resetPassword(other.ctx, { tenantId: other.tenantId, token, verifier, newPassword }),
    ).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });
});
