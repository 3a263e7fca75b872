import type { StaffRole } from '@handrail/engine/rights';
import type { Actor } from '../../platform/actor.ts';
import { assertRight } from '../../platform/rights.ts';

/** Refuses everyone who may not appoint, change or revoke a member of staff in this role. */
export function assertMayManageStaff(actor: Actor, role: StaffRole): void {
  assertRight(actor, role === 'platform' ? 'managePlatformStaff' : 'manageStaff');
}
