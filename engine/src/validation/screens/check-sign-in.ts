import { invalidEmail, isEmail } from './email.ts';
import { collectErrors, unless, type FormErrors } from './form-errors.ts';

export interface SignInValues {
  readonly email?: string;
  readonly password?: string;
}

/** Checks the form that signs in with an email and a password. */
export function checkSignIn({ email = '', password }: SignInValues): FormErrors<keyof SignInValues> {
  return collectErrors({
    email: unless(isEmail(email), invalidEmail),
    password: unless(Boolean(password), 'Password is required'),
  });
}
