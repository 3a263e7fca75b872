import { type StaffRole, staffRoles } from '@handrail/engine/rights';
import { describe, expect, it } from 'vitest';
import { buildStaffActor } from '../../testing/builders/staff-actor.ts';
import { assertMayManageStaff } from './staff-policy.ts';

function listAppointed(by: StaffRole): StaffRole[] {
  return staffRoles.filter((role) => {
    try {
      assertMayManageStaff(buildStaffActor(by), role);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'FORBIDDEN' });
      return false;
    }
  });
}

describe('assertMayManageStaff', () => {
  it('lets admins appoint everyone but platform staff [P629]', () => {
    expect(listAppointed('admin')).toEqual(['caseWorker', 'fiscal', 'admin']);
    expect(listAppointed('platform')).toEqual(['caseWorker', 'fiscal', 'admin', 'platform']);
    expect(listAppointed('fiscal')).toEqual([]);
    expect(listAppointed('caseWorker')).toEqual([]);
  });
});
