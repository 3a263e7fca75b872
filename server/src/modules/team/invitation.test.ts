import { describe, expect, it } from 'vitest';
import type { StaffRole } from '@handrail/engine/rights';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { listActions } from '../../testing/read-audit.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { signInWithPassword } from '../../testing/sign-in-steps.ts';
import { acceptInvitation } from './accept-invitation.ts';
import type { InvitedRole } from '@handrail/engine/rights';
import { inviteStaff } from './invite-staff.ts';
import { listTeam } from './list-team.ts';
import { lookUpInvitation } from './look-up-invitation.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { revokeStaff } from './revoke-staff.ts';

const database = useTestDatabase();
const email = 'ben@demo.example';
const password = 'tulip-7-vase';

async function setUp() {
  const partner = await insertPartner(database());
  const clock = createTestClock();
  const visitor = buildContext(database(), { partnerId: partner.id, clock });
  const contextAs = async (role: StaffRole) => {
    const user = await insertStaff(database(), partner.id, { role });
    const { actor } = await insertSession(database(), partner.id, user, clock);
    return buildContext(database(), { partnerId: partner.id, actor, clock });
  };
  const admin = await contextAs('admin');
  const invite = async (role: InvitedRole = 'fiscal', by: TestContext = admin) => {
    await inviteStaff(by, { email, role });
    return readToken(by);
  };
  const join = (token: string, overrides: { name?: string; password?: string } = {}) =>
    acceptInvitation(visitor, { token, name: 'Ben Ortiz', password, ...overrides });
  const stateOf = async (token: string) => (await lookUpInvitation(visitor, token)).state;
  return { partner, clock, visitor, admin, contextAs, invite, join, stateOf };
}

async function readToken(ctx: TestContext): Promise<string> {
  const mails = await deliverMails(ctx);
  return /\/join#token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const over = { code: 'auth/invalid-invitation' };

describe('an invitation', () => {
  it('leads from the mail to a member of staff who has yet to set up a second factor', async () => {
    const { partner, visitor, admin, join, stateOf } = await setUp();
    await inviteStaff(admin, { email, role: 'fiscal' });
    const [mail] = await deliverMails(admin);
    expect(mail).toMatchObject({ to: email, subject: 'Join the Bayview College Fund team' });
    expect(mail?.text).toContain(`https://aid.example/partner/${partner.externalId}/join#token=`);
    expect(mail?.text).toContain('as a fiscal officer');
    expect(mail?.text).toContain('The link works once, until November 22, 2026 at 10:00 AM EST.');
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await lookUpInvitation(visitor, token)).toEqual({ state: 'valid', email, role: 'fiscal' });

    const firstStep = await join(token);

    expect(firstStep).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect(await stateOf(token)).toBe('used');
    const { members, invitations } = await listTeam(admin);
    expect(members).toContainEqual(expect.objectContaining({ email, name: 'Ben Ortiz', role: 'fiscal' }));
    expect(invitations).toEqual([]);
    expect(await listActions(admin)).toEqual(expect.arrayContaining(['inviteStaff', 'acceptInvitation']));
  });

  it('makes an account that signs in with the password, up to the second factor', async () => {
    const { partner, visitor, invite, join } = await setUp();
    await join(await invite());
    const proof = { tenantId: partner.tenantIds.staff, email, password };
    expect(await signInWithPassword(visitor, proof)).toMatchObject({ firstStep: { factors: [] } });
  });

  it('works once, also for two at the same time', async () => {
    const { invite, join } = await setUp();
    const token = await invite();
    const outcomes = await Promise.allSettled([join(token), join(token)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(join(token)).rejects.toMatchObject(over);
  });

  it('works for seven days', async () => {
    const { clock, invite, join, stateOf, admin } = await setUp();
    const token = await invite();
    clock.moveBy({ hours: 7 * 24 - 1 });
    expect(await stateOf(token)).toBe('valid');
    clock.moveBy({ hours: 1 });
    expect(await stateOf(token)).toBe('expired');
    await expect(join(token)).rejects.toMatchObject(over);
    expect((await listTeam(admin)).invitations).toMatchObject([{ email, isExpired: true }]);
  });

  it('can be withdrawn and sent again; the link before stops working', async () => {
    const { admin, invite, join, stateOf } = await setUp();
    const token = await invite();
    const [first] = (await listTeam(admin)).invitations;
    await resendInvitation(admin, first?.id ?? '');
    const again = await readToken(admin);
    expect([await stateOf(token), await stateOf(again)]).toEqual(['revoked', 'valid']);
    await expect(join(token)).rejects.toMatchObject(over);

    const [second] = (await listTeam(admin)).invitations;
    await revokeInvitation(admin, second?.id ?? '');
    await revokeInvitation(admin, second?.id ?? '');
    expect(await stateOf(again)).toBe('revoked');
    await expect(join(again)).rejects.toMatchObject(over);
    await expect(resendInvitation(admin, second?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await listTeam(admin)).invitations).toEqual([]);
  });

  it('replaces the one before of the same address', async () => {
    const { admin, invite, stateOf } = await setUp();
    const [first, second] = [await invite('fiscal'), await invite('admin')];
    expect([await stateOf(first), await stateOf(second)]).toEqual(['revoked', 'valid']);
    expect((await listTeam(admin)).invitations).toMatchObject([{ role: 'admin' }]);
  });

  it('is for admins to give, and not for people who are on the team', async () => {
    const { admin, contextAs, invite, join } = await setUp();
    const refused = { code: 'FORBIDDEN' };
    for (const role of ['caseWorker', 'fiscal'] as const) {
      const ctx = await contextAs(role);
      await expect(inviteStaff(ctx, { email, role: 'admin' })).rejects.toMatchObject(refused);
      await expect(resendInvitation(ctx, crypto.randomUUID())).rejects.toMatchObject(refused);
      await expect(revokeInvitation(ctx, crypto.randomUUID())).rejects.toMatchObject(refused);
    }
    await join(await invite());
    await expect(inviteStaff(admin, { email, role: 'admin' })).rejects.toMatchObject({
      code: 'staff/already-member',
    });
  });

  it('brings someone back who was removed, with a new password and new factors', async () => {
    const { partner, visitor, admin, invite, join } = await setUp();
    await join(await invite());
    const { userId } = (await listTeam(admin)).members.find((member) => member.email === email) ?? {};
    await revokeStaff(admin, userId ?? '');

    await join(await invite('admin'), { password: 'another-tulip-8' });

    const signIn = (typed: string) =>
      signInWithPassword(visitor, { tenantId: partner.tenantIds.staff, email, password: typed });
    await expect(signIn(password)).rejects.toMatchObject({ code: 'auth/wrong-password' });
    expect(await signIn('another-tulip-8')).toMatchObject({ firstStep: { factors: [] } });
    expect((await listTeam(admin)).members).toContainEqual(expect.objectContaining({ email, role: 'admin' }));
  });

  it('outlives a weak password and a missing name', async () => {
    const { invite, join, stateOf } = await setUp();
    const token = await invite();
    await expect(join(token, { password: 'tulip' })).rejects.toMatchObject({
      code: 'auth/weak-password',
      texts: ['min', 'digits', 'symbols'],
    });
    await expect(join(token, { name: '  ' })).rejects.toMatchObject({
      code: 'U-003',
      message: 'Please enter a valid name.',
    });
    expect(await stateOf(token)).toBe('valid');
  });

  it('means nothing at another partner', async () => {
    const { admin, invite } = await setUp();
    const other = await setUp();
    const token = await invite();
    expect(await other.stateOf(token)).toBe('unknown');
    await expect(other.join(token)).rejects.toMatchObject(over);
    const [mine] = (await listTeam(admin)).invitations;
    const missing = { code: 'NOT_FOUND' };
    await expect(revokeInvitation(other.admin, mine?.id ?? '')).rejects.toMatchObject(missing);
    await expect(resendInvitation(other.admin, mine?.id ?? '')).rejects.toMatchObject(missing);
  });

  it('is kept only as a digest', async () => {
    const { visitor, invite } = await setUp();
    const token = await invite();
    const rows = await visitor.db.transaction((tx) =>
      tx.selectFrom('staff_invitations').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
