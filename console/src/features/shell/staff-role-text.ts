import type { I18n } from '@lingui/core';

/** A staff role in words. */
export function staffRoleText(i18n: I18n, role: string): string {
  switch (role) {
    case 'caseWorker':
      return i18n._({ id: 'console.role.case-worker', message: 'Case worker' });
    case 'fiscal':
      return i18n._({ id: 'console.role.fiscal', message: 'Fiscal officer' });
    case 'admin':
      return i18n._({ id: 'console.role.admin', message: 'Admin' });
    default:
      return i18n._({ id: 'console.role.staff', message: 'Staff' });
  }
}
