import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeStaffRole } from './change-staff-role.ts';
import type { InvitedRole } from '@handrail/engine/rights';
import { inviteStaff } from './invite-staff.ts';
import { listTeam } from './list-team.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { revokeStaff } from './revoke-staff.ts';
import { takeUpInvitation } from './take-up-invitation.ts';

const database = useTestDatabase();
const email = 'new@demo.example';

async function setUp() {
  const partner = await insertPartner(database());
  const clock = createTestClock();
  const first = await insertStaff(database(), partner.id, { role: 'admin', email: 'first@demo.example' });
  await insertStaff(database(), partner.id, { role: 'admin', email: 'second@demo.example' });
  const worker = await insertStaff(database(), partner.id, { email: 'worker@demo.example' });
  const { actor } = await insertSession(database(), partner.id, first, clock);
  const admin = buildContext(database(), { partnerId: partner.id, actor, clock });
  await deliverMails(admin);
  return { partner, clock, admin, worker };
}

async function invite(admin: TestContext, role: InvitedRole): Promise<string> {
  await inviteStaff(admin, { email, role });
  const [mail] = await deliverMails(admin);
  return /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const toldOf = async (ctx: TestContext) =>
  (await deliverMails(ctx))
    .flatMap(({ to, subject }) => (subject.startsWith('A new admin') ? [to] : []))
    .toSorted();

const admins = ['first@demo.example', 'second@demo.example'];
const tooOld = { code: 'auth/requires-recent-login' };

describe('a new admin', () => {
  it('is told to every other admin when they accept an invitation', async () => {
    const { admin } = await setUp();
    const token = await invite(admin, 'admin');
    const member = { token, name: 'Ben Ortiz', password: 'three calm herons, 7' };
    await acceptInvitation(admin, member);

    const mails = await deliverMails(admin);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(admins);
    expect(mails[0]?.subject).toBe('A new admin joined the Bayview College Fund team');
    expect(mails[0]?.text).toContain('Ben Ortiz (new@demo.example) is now an admin');
  });

  it('is told when the identity provider brings them in, and when a role changes', async () => {
    const { partner, admin, worker } = await setUp();
    await invite(admin, 'admin');
    await admin.db.transaction((tx) => takeUpInvitation(tx, admin, partner, { email, name: null }));
    expect(await toldOf(admin)).toEqual(admins);

    await changeStaffRole(admin, worker.id, 'admin');
    expect(await toldOf(admin)).toEqual([...admins, email].toSorted());
  });

  it('is the only news: other roles are told to no one', async () => {
    const { admin, worker } = await setUp();
    await acceptInvitation(admin, {
      ...{ token: await invite(admin, 'fiscal'), name: 'Ben', password: 'three calm herons, 7' },
    });
    await changeStaffRole(admin, worker.id, 'fiscal');
    expect(await deliverMails(admin)).toEqual([]);
  });

  it('needs a fresh sign-in of whoever changes the team, as every other change of it does', async () => {
    const { admin, worker, clock } = await setUp();
    await invite(admin, 'admin');
    const [invitation] = (await listTeam(admin)).invitations;
    clock.moveBy({ minutes: 10, seconds: 1 });

    const other = 'other@demo.example';
    for (const act of [
      () => inviteStaff(admin, { email: other, role: 'admin' }),
      () => inviteStaff(admin, { email: other, role: 'caseWorker' }),
      () => resendInvitation(admin, invitation?.id ?? ''),
      () => revokeInvitation(admin, invitation?.id ?? ''),
      () => changeStaffRole(admin, worker.id, 'admin'),
      () => changeStaffRole(admin, worker.id, 'fiscal'),
      () => revokeStaff(admin, worker.id),
    ])
      await expect(act()).rejects.toMatchObject(tooOld);
    expect(await deliverMails(admin)).toEqual([]);
  });
});
