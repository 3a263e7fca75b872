import { describe, expect, it } from 'vitest';
import type { StaffRole } from '@handrail/engine/rights';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff, insertUser } from '../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { appointStaff } from './appoint-staff.ts';
import { revokeStaff } from '../team/index.ts';
import { findStaff } from './staff-store.ts';

const database = useTestDatabase();

async function setUp() {
  const { id: partnerId } = await insertPartner(database());
  const system = buildSystemContext(database(), { partnerId });
  const contextAs = async (role: StaffRole) => {
    const { actor } = await insertSession(
      database(),
      partnerId,
      await insertStaff(database(), partnerId, { role }),
    );
    return buildContext(database(), { partnerId, actor });
  };
  const find = (userId: string) => system.db.transaction((tx) => findStaff(tx, partnerId, userId));
  return { partnerId, system, contextAs, find };
}

describe('appointStaff and revokeStaff', () => {
  it('give a role, take it away and give it back, each on record once', async () => {
    const { partnerId, system, find } = await setUp();
    const user = await insertUser(database(), partnerId, { tenant: 'staff' });

    await appointStaff(system, user.id, 'fiscal');
    await appointStaff(system, user.id, 'fiscal');
    expect(await find(user.id)).toMatchObject({ role: 'fiscal', revokedAt: null });
    await revokeStaff(system, user.id);
    await revokeStaff(system, user.id);
    expect(await find(user.id)).toMatchObject({ revokedAt: system.now() });
    await appointStaff(system, user.id, 'fiscal');
    expect(await find(user.id)).toMatchObject({ revokedAt: null });
    expect((await listActions(system)).slice(-3)).toEqual(['appointStaff', 'revokeStaff', 'appointStaff']);
  });

  it('are for admins, who can neither make nor unmake platform staff', async () => {
    const { partnerId, contextAs, find } = await setUp();
    const admin = await contextAs('admin');
    const user = await insertUser(database(), partnerId, { tenant: 'staff' });
    const platform = await insertStaff(database(), partnerId, { role: 'platform' });

    await appointStaff(admin, user.id, 'caseWorker');
    expect(await find(user.id)).toMatchObject({ role: 'caseWorker' });
    const refused = { code: 'FORBIDDEN' };
    await expect(appointStaff(admin, user.id, 'platform')).rejects.toMatchObject(refused);
    await expect(appointStaff(admin, platform.id, 'caseWorker')).rejects.toMatchObject(refused);
    await expect(revokeStaff(admin, platform.id)).rejects.toMatchObject(refused);
    await expect(appointStaff(await contextAs('caseWorker'), user.id, 'admin')).rejects.toMatchObject(
      refused,
    );
    await expect(revokeStaff(await contextAs('fiscal'), user.id)).rejects.toMatchObject(refused);
  });

  it('do not reach the staff of another partner', async () => {
    const { contextAs } = await setUp();
    const other = await setUp();
    const user = await insertStaff(database(), other.partnerId);
    await expect(revokeStaff(await contextAs('admin'), user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await other.find(user.id)).toMatchObject({ revokedAt: null });
  });
});
