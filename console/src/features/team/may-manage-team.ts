import type { StaffMember } from '../identity/find-staff-member.ts';

/** Whether to show the team; the server decides for itself. */
export function mayManageTeam(staff: Pick<StaffMember, 'role'> | undefined): boolean {
  return staff?.role === 'admin' || staff?.role === 'platform';
}
