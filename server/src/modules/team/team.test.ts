import { describe, expect, it } from 'vitest';
import type { StaffRole } from '@handrail/engine/rights';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { listActions } from '../../testing/read-audit.ts';
import { buildSecondFactorWorld } from '../../testing/worlds/second-factor-world.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findSessionActor } from '../identity/index.ts';
import { changeStaffRole } from './change-staff-role.ts';
import { listTeam } from './list-team.ts';
import { revokeStaff } from './revoke-staff.ts';

const database = useTestDatabase();

async function setUp() {
  const { id: partnerId } = await insertPartner(database());
  const enter = async (role: StaffRole) => {
    const user = await insertStaff(database(), partnerId, {
      role,
      email: `${role}-${crypto.randomUUID()}@demo.example`,
    });
    const { cookie, actor } = await insertSession(database(), partnerId, user);
    return { user, cookie, ctx: buildContext(database(), { partnerId, actor }) };
  };
  return { partnerId, enter };
}

const refused = { code: 'FORBIDDEN' };

describe('revokeStaff', () => {
  it('ends every session of the person with the same act, and tells them', async () => {
    const { partnerId, enter } = await setUp();
    const admin = await enter('admin');
    const worker = await enter('caseWorker');
    const { cookie: phone } = await insertSession(database(), partnerId, worker.user);

    await revokeStaff(admin.ctx, worker.user.id);

    const { now } = admin.ctx;
    expect(await findSessionActor(database(), worker.cookie, now())).toBeUndefined();
    expect(await findSessionActor(database(), phone, now())).toBeUndefined();
    expect(await countOpenSessions(partnerId, worker.user.id)).toBe(0);
    expect((await deliverMails(admin.ctx)).map(({ to, subject }) => [to, subject])).toEqual([
      [worker.user.email, 'Your staff access to Bayview College Fund has ended'],
    ]);
    expect((await listActions(admin.ctx)).slice(-2)).toEqual(['endSessions', 'revokeStaff']);
    await revokeStaff(admin.ctx, worker.user.id);
    expect(await deliverMails(admin.ctx)).toEqual([]);
  });

  it('would leave open sessions if it only took the role, which the count notices', async () => {
    const { partnerId, enter } = await setUp();
    const worker = await enter('caseWorker');
    await worker.ctx.db.transaction((tx) =>
      tx.updateTable('staff').set({ revoked_at: new Date() }).where('user_id', '=', worker.user.id).execute(),
    );
    expect(await countOpenSessions(partnerId, worker.user.id)).toBe(1);
  });

  it('forgets the second factors of the person', async () => {
    const world = await buildSecondFactorWorld(database());
    await world.enrolTotp();
    const admin = await insertStaff(database(), world.partner.id, { role: 'admin' });
    const { actor } = await insertSession(database(), world.partner.id, admin);

    await revokeStaff(buildContext(database(), { partnerId: world.partner.id, actor }), world.worker.id);

    const counts = await world.visitor.db.transaction(async (tx) => [
      (await tx.selectFrom('second_factors').select('id').execute()).length,
      (await tx.selectFrom('recovery_codes').select('code_hash').execute()).length,
      (await tx.selectFrom('sign_in_steps').select('token_hash').execute()).length,
    ]);
    expect(counts).toEqual([0, 0, 0]);
  });
});

describe('changeStaffRole', () => {
  it('is in force from the next request on [P629]', async () => {
    const { enter } = await setUp();
    const admin = await enter('admin');
    const worker = await enter('caseWorker');

    await changeStaffRole(admin.ctx, worker.user.id, 'fiscal');
    await changeStaffRole(admin.ctx, worker.user.id, 'fiscal');

    const actor = await findSessionActor(database(), worker.cookie, admin.ctx.now());
    expect(actor).toMatchObject({ kind: 'staff', role: 'fiscal' });
    expect((await listActions(admin.ctx)).filter((action) => action === 'changeStaffRole')).toHaveLength(1);
  });
});

describe('a team', () => {
  it('keeps its last admin, and nobody changes their own role', async () => {
    const { enter } = await setUp();
    const [admin, platform] = [await enter('admin'), await enter('platform')];
    const own = { code: 'staff/own-account' };
    await expect(revokeStaff(admin.ctx, admin.user.id)).rejects.toMatchObject(own);
    await expect(changeStaffRole(admin.ctx, admin.user.id, 'fiscal')).rejects.toMatchObject(own);
    const last = { code: 'staff/last-admin' };
    await expect(revokeStaff(platform.ctx, admin.user.id)).rejects.toMatchObject(last);
    await expect(changeStaffRole(platform.ctx, admin.user.id, 'fiscal')).rejects.toMatchObject(last);
  });

  it('keeps an admin also when two remove each other at once', async () => {
    const { enter } = await setUp();
    const [one, two] = [await enter('admin'), await enter('admin')];
    await Promise.allSettled([revokeStaff(one.ctx, two.user.id), revokeStaff(two.ctx, one.user.id)]);
    const admins = await one.ctx.db.transaction((tx) =>
      tx.selectFrom('staff').select('user_id').where('revoked_at', 'is', null).execute(),
    );
    expect(admins).toHaveLength(1);
  });

  it('is managed by admins, who cannot touch platform staff [P629]', async () => {
    const { enter } = await setUp();
    const [admin, worker, fiscal, platform] = [
      await enter('admin'),
      await enter('caseWorker'),
      await enter('fiscal'),
      await enter('platform'),
    ];
    await expect(revokeStaff(admin.ctx, platform.user.id)).rejects.toMatchObject(refused);
    await expect(changeStaffRole(admin.ctx, platform.user.id, 'admin')).rejects.toMatchObject(refused);
    for (const { ctx } of [worker, fiscal]) {
      await expect(listTeam(ctx)).rejects.toMatchObject(refused);
      await expect(revokeStaff(ctx, admin.user.id)).rejects.toMatchObject(refused);
      await expect(
        changeStaffRole(ctx, ctx === worker.ctx ? worker.user.id : fiscal.user.id, 'admin'),
      ).rejects.toMatchObject(refused);
    }
  });

  it('shows who works there and who has a second factor, and nobody of another partner', async () => {
    const { enter } = await setUp();
    const admin = await enter('admin');
    const other = await setUp();
    const stranger = await other.enter('caseWorker');
    const revoked = await enter('fiscal');
    await revokeStaff(admin.ctx, revoked.user.id);

    expect((await listTeam(admin.ctx)).members).toEqual([
      {
        userId: admin.user.id,
        name: 'Ada Reyes',
        email: admin.user.email,
        role: 'admin',
        hasSecondFactor: false,
        isSelf: true,
      },
    ]);
    const missing = { code: 'NOT_FOUND' };
    await expect(revokeStaff(admin.ctx, stranger.user.id)).rejects.toMatchObject(missing);
    await expect(changeStaffRole(admin.ctx, stranger.user.id, 'admin')).rejects.toMatchObject(missing);
    await expect(changeStaffRole(admin.ctx, revoked.user.id, 'admin')).rejects.toMatchObject(missing);
  });
});

function countOpenSessions(partnerId: string, userId: string): Promise<number> {
  return database()
    .partner({ partnerId, role: 'system' })
    .transaction(async (tx) => {
      const open = tx.selectFrom('sessions').select('id').where('user_id', '=', userId);
      return (await open.where('ended_at', 'is', null).execute()).length;
    });
}
