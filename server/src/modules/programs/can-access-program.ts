import type { ProgramApplicantType, ProgramStatus } from './program.ts';

interface Offer {
  readonly status: ProgramStatus;
  readonly applicantTypes: readonly ProgramApplicantType[];
}

interface Person {
  /** Null until the person has chosen one in their profile. */
  readonly applicantTypeId: string | null;
  readonly hasReferral: boolean;
}

/** Whether a program is open to a person (P407-P410). */
export function canAccessProgram(program: Offer, person: Person): boolean {
  return isOpenTo(program.status, person.hasReferral) && isTypeAllowed(program, person.applicantTypeId);
}

function isOpenTo(status: ProgramStatus, hasReferral: boolean): boolean {
  switch (status) {
    case 'Open':
      return true;
    case 'ReferralOnly':
      return hasReferral;
    case 'Closed':
      return false;
  }
}

function isTypeAllowed({ applicantTypes }: Offer, applicantTypeId: string | null): boolean {
  // A program without a list is for everyone, and a new account chooses its type only while applying (P575).
  if (applicantTypes.length === 0 || applicantTypeId === null) return true;
  return applicantTypes.some(({ applicantType }) => applicantType.id === applicantTypeId);
}
