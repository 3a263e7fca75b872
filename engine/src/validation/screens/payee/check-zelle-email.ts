import { invalidEmail, isEmail, isSameEmail } from '../../../values/email.ts';
import { collectErrors, unless, type FormErrors } from '../form-errors.ts';

/** Checks the email to which a claim pays through Zelle: it must be the one that the account has here. */
export function checkZelleEmail(
  { email = '' }: { readonly email?: string },
  { accountEmail }: { readonly accountEmail: string },
): FormErrors<'email'> {
  if (!isEmail(email)) return { email: [invalidEmail] };

  const ask = `This must be your account email. Please add ${accountEmail} to your Zelle account, then enter it here`;
  return collectErrors({ email: unless(isSameEmail(email, accountEmail), ask) });
}
