import type { I18n } from '@lingui/core';

/** Why an invitation leads nowhere, and what to do about it. */
export function invitationOverText(i18n: I18n, state: string): { title: string; text: string } {
  switch (state) {
    case 'used':
      return {
        title: i18n._({ id: 'console.join.used', message: 'This invitation was already used' }),
        text: i18n._({
          id: 'console.join.used.text',
          message: 'If this was you, sign in with your email address and password.',
        }),
      };
    case 'expired':
      return {
        title: i18n._({ id: 'console.join.expired', message: 'This invitation has expired' }),
        text: i18n._({
          id: 'console.join.expired.text',
          message: 'Invitations work for seven days. Ask the admin who invited you to send it again.',
        }),
      };
    case 'revoked':
      return {
        title: i18n._({ id: 'console.join.revoked', message: 'This invitation was canceled' }),
        text: i18n._({
          id: 'console.join.revoked.text',
          message: 'You may have a newer one in your inbox. If not, ask the admin who invited you.',
        }),
      };
    default:
      return {
        title: i18n._({ id: 'console.join.missing', message: 'We could not find your invitation' }),
        text: i18n._({
          id: 'console.join.missing.text',
          message: 'Please open the link in your invitation email again.',
        }),
      };
  }
}
