import type { CurrentUser } from '../identity/get-current-user.ts';
import type { Program } from './list-programs.ts';

/** Whether a program is open to a person; the server checks the same before anything starts (P407-P410). */
export function isOpenTo(user: Pick<CurrentUser, 'applicantType'>, program: Program): boolean {
  return program.status === 'Open' && isTypeAllowed(user, program);
}

function isTypeAllowed({ applicantType }: Pick<CurrentUser, 'applicantType'>, program: Program): boolean {
  // A new account chooses its type only while applying, and a program without a list is for everyone.
  if (!applicantType || program.applicantTypes.length === 0) return true;
  return program.applicantTypes.some((allowed) => allowed.applicantType.id === applicantType.id);
}
