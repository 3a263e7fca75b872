import type { StaffRole } from '@handrail/engine/rights';
import type { StaffActor } from '../../platform/actor.ts';

export function buildStaffActor(role: StaffRole): StaffActor {
  const ids = { partnerId: 'partner-1', userId: 'user-1', sessionId: 'session-1' };
  return { kind: 'staff', role, ...ids, authenticatedAt: new Date(0) };
}
