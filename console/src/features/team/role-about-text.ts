import type { I18n } from '@lingui/core';
import type { InvitedRole } from '../../gql/operations.ts';

/** What someone with this role may do. */
export function roleAboutText(i18n: I18n, role: InvitedRole): string {
  switch (role) {
    case 'caseWorker':
      return i18n._({ id: 'console.role.case-worker.about', message: 'Reviews and works on cases.' });
    case 'fiscal':
      return i18n._({
        id: 'console.role.fiscal.about',
        message: 'Reads cases, certifies amounts and issues payments.',
      });
    case 'admin':
      return i18n._({
        id: 'console.role.admin.about',
        message: 'Can do everything, including changing settings, programs, funds, incidents and this team.',
      });
  }
}
