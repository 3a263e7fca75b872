import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff, insertUser } from '../../testing/builders/insert-user.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { User } from './user.ts';

const database = useTestDatabase();

const getPlatformUser = `query GetPlatformUser {
  currentUser { id partnerId name email phone admin role tenant applicantType { name role } hasFullProfile } }`;

async function askAs(partnerId: string, user: User) {
  const { actor } = await insertSession(database(), partnerId, user);
  const { data } = await runOperation(buildContext(database(), { partnerId, actor }), getPlatformUser);
  return data.currentUser;
}

describe('currentUser', () => {
  it('is the applicant with the session [P637]', async () => {
    const { id: partnerId } = await insertPartner(database());
    const user = await insertUser(database(), partnerId, {
      email: 'ada@demo.example',
      name: 'Ada Reyes',
      phone: '+12125550100',
      applicantTypeName: 'Student',
    });
    expect(await askAs(partnerId, user)).toEqual({
      id: user.id,
      partnerId,
      name: 'Ada Reyes',
      email: 'ada@demo.example',
      phone: '+12125550100',
      admin: false,
      role: 'applicant',
      tenant: 'applicant',
      applicantType: { name: 'Student', role: 'FirstParty' },
      hasFullProfile: true,
    });
  });

  it('says that a new account lacks a full profile [P554]', async () => {
    const { id: partnerId } = await insertPartner(database());
    const user = await insertUser(database(), partnerId, {
      isNew: true,
      name: 'ada@demo.example',
      email: 'ada@demo.example',
    });
    expect(await askAs(partnerId, user)).toMatchObject({ hasFullProfile: false, applicantType: null });
  });

  it('marks staff as admin, in their role', async () => {
    const { id: partnerId } = await insertPartner(database());
    const user = await insertStaff(database(), partnerId, { role: 'caseWorker' });
    expect(await askAs(partnerId, user)).toMatchObject({ admin: true, role: 'caseWorker', tenant: 'staff' });
  });

  it('is nobody for a visitor', async () => {
    const { data, errors } = await runOperation(buildContext(database()), getPlatformUser);
    expect({ data, errors }).toEqual({ data: { currentUser: null }, errors: [] });
  });
});
