import { type Right, rightNames, type StaffRole, staffRoles } from '@handrail/engine/rights';
import { describe, expect, it } from 'vitest';
import { buildStaffActor } from '../testing/builders/staff-actor.ts';
import { assertRight, hasRight } from './rights.ts';

/** Written down apart from the table itself, so that neither changes alone. */
const decided = {
  readCases: ['caseWorker', 'fiscal', 'admin', 'platform'],
  workCases: ['caseWorker', 'admin', 'platform'],
  readSensitive: ['fiscal', 'admin', 'platform'],
  archiveCases: ['admin', 'platform'],
  certifyPayments: ['fiscal', 'admin', 'platform'],
  issuePayments: ['fiscal', 'admin', 'platform'],
  readTaxes: ['fiscal', 'admin', 'platform'],
  exportTaxNumbers: ['admin', 'platform'],
  changeSettings: ['admin', 'platform'],
  changePrograms: ['admin', 'platform'],
  changeFunds: ['admin', 'platform'],
  manageStaff: ['admin', 'platform'],
  managePlatformStaff: ['platform'],
  manageIncidents: ['admin', 'platform'],
} as const satisfies Record<Right, readonly StaffRole[]>;

const applicant = {
  kind: 'applicant',
  tenant: 'applicant',
  ...{ partnerId: 'partner-1', userId: 'user-1', sessionId: 'session-1', authenticatedAt: new Date(0) },
} as const;

describe('the rights of staff', () => {
  it.each(Object.entries(decided))('give %s to %j and to no other role [P629]', (right, entitled) => {
    const admitted = staffRoles.filter((role) => hasRight(buildStaffActor(role), right as Right));
    expect(admitted).toEqual(entitled);
  });

  it.each(rightNames)('give %s to no applicant and no visitor, and to the product itself [P629]', (right) => {
    expect(hasRight(applicant, right)).toBe(false);
    expect(() => assertRight({ kind: 'anonymous' }, right)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
    expect(hasRight({ kind: 'system', name: 'a test' }, right)).toBe(true);
  });
});
