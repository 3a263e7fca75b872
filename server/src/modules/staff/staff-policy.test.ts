import { describe, expect, it } from 'vitest';
import type { Actor, StaffRole } from '../../platform/actor.ts';
import { assertMayManageStaff, assertStaffMay, type StaffRight, staffRights } from './staff-policy.ts';

const expected = {
  readCases: ['caseWorker', 'fiscal', 'admin', 'platform'],
  workCases: ['caseWorker', 'admin', 'platform'],
  certifyPayments: ['fiscal', 'admin', 'platform'],
  issuePayments: ['fiscal', 'admin', 'platform'],
  changeSettings: ['admin', 'platform'],
  changePrograms: ['admin', 'platform'],
  changeFunds: ['admin', 'platform'],
  manageStaff: ['admin', 'platform'],
  manageIncidents: ['admin', 'platform'],
} as const satisfies Record<StaffRight, readonly StaffRole[]>;

const roles = Object.keys(staffRights) as StaffRole[];

function staffActor(role: StaffRole): Actor {
  const ids = { partnerId: 'partner-1', userId: 'user-1', sessionId: 'session-1' };
  return { kind: 'staff', role, ...ids, authenticatedAt: new Date(0) };
}

function isRefused(act: () => void): boolean {
  try {
    act();
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'FORBIDDEN' });
    return true;
  }
}

describe('the rights of staff', () => {
  it.each(Object.entries(expected))('give %s to %j and to nobody else [P629]', (right, entitled) => {
    const admitted = roles.filter(
      (role) => !isRefused(() => assertStaffMay(staffActor(role), right as StaffRight)),
    );
    expect(admitted).toEqual(entitled);
    expect(isRefused(() => assertStaffMay({ kind: 'anonymous' }, right as StaffRight))).toBe(true);
  });

  it('let admins appoint everyone but platform staff [P629]', () => {
    const appointed = (actor: StaffRole) =>
      roles.filter((role) => !isRefused(() => assertMayManageStaff(staffActor(actor), role)));
    expect(appointed('admin')).toEqual(['caseWorker', 'fiscal', 'admin']);
    expect(appointed('platform')).toEqual(roles);
    expect(appointed('fiscal')).toEqual([]);
  });
});
