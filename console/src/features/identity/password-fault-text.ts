import type { I18n } from '@lingui/core';

/** What a password lacks, by the name of the rule that it fails. */
export function passwordFaultText(i18n: I18n, rule: string): string {
  switch (rule) {
    case 'min':
      return i18n._({ id: 'console.password.min', message: 'Use at least 12 characters' });
    case 'max':
      return i18n._({ id: 'console.password.max', message: 'Use at most 128 characters' });
    case 'digits':
      return i18n._({ id: 'console.password.digits', message: 'Add a number' });
    case 'symbols':
      return i18n._({ id: 'console.password.symbols', message: 'Add a symbol, such as - or !' });
    case 'personal':
      return i18n._({
        id: 'console.password.personal',
        message: 'Leave out your email address and the name of the organization',
      });
    default:
      return i18n._({
        id: 'console.password.common',
        message: 'This password is too easy to guess. Choose another one',
      });
  }
}
