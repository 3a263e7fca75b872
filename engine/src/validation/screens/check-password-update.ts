import { collectErrors, unless, type FormErrors } from './form-errors.ts';
import { listFailingPasswordRules, passwordRules, passwordsDiffer } from './password.ts';

export interface PasswordUpdateValues {
  readonly currentPassword?: string;
  readonly newPassword?: string;
  readonly confirmPassword?: string;
}

/** Checks a change of password; someone who has none yet need not give the current one. */
export function checkPasswordUpdate(
  { currentPassword = '', newPassword = '', confirmPassword = '' }: PasswordUpdateValues,
  { hasPassword }: { readonly hasPassword: boolean },
): FormErrors<keyof PasswordUpdateValues> {
  return collectErrors({
    currentPassword: unless(!hasPassword || currentPassword !== '', 'Current Password is required'),
    newPassword:
      newPassword === ''
        ? ['New Password is required']
        : listFailingPasswordRules(newPassword).map((rule) => passwordRules[rule]),
    confirmPassword: unless(confirmPassword === newPassword, passwordsDiffer),
  });
}
