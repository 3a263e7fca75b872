import { describe, expect, it } from 'vitest';
import { canAccessProgram } from './can-access-program.ts';
import type { ProgramApplicantType, ProgramStatus } from './program.ts';

const student = { id: 'student', name: 'Student', role: 'FirstParty' } as const;
const forStudents = [{ applicantType: student, nameOverride: null }];

interface Situation {
  readonly applicantTypeId?: string | null;
  readonly hasReferral?: boolean;
  readonly applicantTypes?: readonly ProgramApplicantType[];
}

function access(status: ProgramStatus, situation: Situation = {}): boolean {
  const { applicantTypeId = 'student', hasReferral = false, applicantTypes = forStudents } = situation;
  return canAccessProgram({ status, applicantTypes }, { applicantTypeId, hasReferral });
}

describe('canAccessProgram', () => {
  it('lets an allowed applicant type into an open program [P407]', () => {
    expect(access('Open')).toBe(true);
  });

  it('lets only referred people into a program by referral [P408]', () => {
    expect(access('ReferralOnly')).toBe(false);
    expect(access('ReferralOnly', { hasReferral: true })).toBe(true);
    expect(access('ReferralOnly', { hasReferral: true, applicantTypeId: 'landlord' })).toBe(false);
  });

  it('lets nobody into a closed program, not even with a referral [P409]', () => {
    expect(access('Closed')).toBe(false);
    expect(access('Closed', { hasReferral: true })).toBe(false);
  });

  it('refuses an applicant type that the program does not list [P410]', () => {
    expect(access('Open', { applicantTypeId: 'landlord' })).toBe(false);
  });

  it('is open to every type when the program lists none, and to people who have not chosen a type yet', () => {
    expect(access('Open', { applicantTypeId: 'landlord', applicantTypes: [] })).toBe(true);
    expect(access('Open', { applicantTypeId: null })).toBe(true);
  });
});
