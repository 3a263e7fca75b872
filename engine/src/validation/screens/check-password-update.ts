import type { Locale } from '../../language/locale.ts';
import { collectErrors, unless, type FormErrors } from './form-errors.ts';
import {
  listFailingPasswordRules,
  passwordRuleText,
  passwordWords,
  type PasswordPolicy,
} from './password.ts';

export interface PasswordUpdateValues {
  readonly currentPassword?: string;
  readonly newPassword?: string;
  readonly confirmPassword?: string;
}

/** Checks a change of password; someone who has none yet need not give the current one. */
export function checkPasswordUpdate(
  locale: Locale,
  { currentPassword = '', newPassword = '', confirmPassword = '' }: PasswordUpdateValues,
  { hasPassword, policy }: { readonly hasPassword: boolean; readonly policy?: PasswordPolicy },
): FormErrors<keyof PasswordUpdateValues> {
  const words = passwordWords(locale);
  return collectErrors({
    currentPassword: unless(!hasPassword || currentPassword !== '', words.currentRequired),
    newPassword:
      newPassword === ''
        ? [words.newRequired]
        : listFailingPasswordRules(newPassword, policy).map((rule) => passwordRuleText(locale, rule, policy)),
    confirmPassword: unless(confirmPassword === newPassword, words.differ),
  });
}
