import type { StaffRole } from '@handrail/engine/rights';
import type { I18n, MessageDescriptor } from '@lingui/core';

const texts = {
  caseWorker: { id: 'console.role.case-worker', message: 'Case worker' },
  fiscal: { id: 'console.role.fiscal', message: 'Fiscal officer' },
  admin: { id: 'console.role.admin', message: 'Admin' },
  platform: { id: 'console.role.staff', message: 'Staff' },
} as const satisfies Record<StaffRole, MessageDescriptor>;

/** A staff role in words. */
export function staffRoleText(i18n: I18n, role: string): string {
  return i18n._(texts[role in texts ? (role as StaffRole) : 'platform']);
}
