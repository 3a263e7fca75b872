import { collectErrors, unless, type FormErrors } from './form-errors.ts';
import {
  listFailingPasswordRules,
  passwordRuleText,
  passwordsDiffer,
  type PasswordPolicy,
} from './password.ts';

export interface PasswordUpdateValues {
  readonly currentPassword?: string;
  readonly newPassword?: string;
  readonly confirmPassword?: string;
}

/** Checks a change of password; someone who has none yet need not give the current one. */
export function checkPasswordUpdate(
  { currentPassword = '', newPassword = '', confirmPassword = '' }: PasswordUpdateValues,
  { hasPassword, policy }: { readonly hasPassword: boolean; readonly policy?: PasswordPolicy },
): FormErrors<keyof PasswordUpdateValues> {
  return collectErrors({
    currentPassword: unless(!hasPassword || currentPassword !== '', 'Current Password is required'),
    newPassword:
      newPassword === ''
        ? ['New Password is required']
        : listFailingPasswordRules(newPassword, policy).map((rule) => passwordRuleText(rule, policy)),
    confirmPassword: unless(confirmPassword === newPassword, passwordsDiffer),
  });
}
