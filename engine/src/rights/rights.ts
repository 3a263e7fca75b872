export const staffRoles = ['caseWorker', 'fiscal', 'admin', 'platform'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The roles that an admin can give, the one with the fewest rights first. */
export const invitedRoles = ['caseWorker', 'fiscal', 'admin'] as const satisfies readonly StaffRole[];
export type InvitedRole = (typeof invitedRoles)[number];

/**
 * What staff can be entitled to at their partner, and which roles are (P629). That the person who certifies an amount
 * does not issue it is a rule of the payment.
 */
export const rights = {
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
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

export const rightNames = Object.keys(rights) as Right[];

export function isEntitled(role: StaffRole, right: Right): boolean {
  const entitled: readonly StaffRole[] = rights[right];
  return entitled.includes(role);
}

export function listRights(role: StaffRole): Right[] {
  return rightNames.filter((right) => isEntitled(role, right));
}
