import type { Right } from '../../gql/operations.ts';
import type { StaffMember } from './find-staff-member.ts';

/** Whether to show what needs this right, as the API says; the server decides for itself. */
export function may(staff: Pick<StaffMember, 'rights'> | undefined, right: Right): boolean {
  return staff?.rights.includes(right) ?? false;
}
