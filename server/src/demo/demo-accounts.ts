import type { StaffRole } from '@handrail/engine/rights';
import type { UserDraft } from '../modules/users/index.ts';
import type { DemoPartner } from './demo-partner.ts';

/** The password of every demo account, printed at the start and useless anywhere else. */
export const demoPassword = 'handrail-demo-2026!';

export interface DemoAccount extends UserDraft {
  readonly role?: StaffRole;
}

/** The people of one demo partner: one for each part that a person can play. */
export function listDemoAccounts(partner: DemoPartner): readonly DemoAccount[] {
  return [
    {
      tenant: 'applicant',
      email: 'applicant@demo.example',
      name: partner.applicantName,
      applicantTypeName: partner.applicantType,
      hasAcceptedTerms: true,
    },
    // The advocate tenant is for single sign-on, which the demo world has none of; this one signs in as applicants do.
    {
      tenant: 'applicant',
      email: 'advocate@demo.example',
      name: partner.advocateName,
      applicantTypeName: partner.advocateType,
      hasAcceptedTerms: true,
    },
    { tenant: 'staff', email: 'caseworker@demo.example', name: partner.caseWorkerName, role: 'caseWorker' },
    { tenant: 'staff', email: 'fiscal@demo.example', name: 'Frances Fiscal', role: 'fiscal' },
    { tenant: 'staff', email: 'admin@demo.example', name: 'Avery Admin', role: 'admin' },
  ];
}
