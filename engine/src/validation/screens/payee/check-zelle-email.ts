import { invalidEmail, isEmail, isSameEmail } from '../../../values/email.ts';
import { collectErrors, unless, type FormErrors } from '../form-errors.ts';
import { defineWords } from '../../../language/define-words.ts';
import type { Locale } from '../../../language/locale.ts';

/** Checks the email to which a claim pays through Zelle: it must be the one that the account has here. */
export function checkZelleEmail(
  locale: Locale,
  { email = '' }: { readonly email?: string },
  { accountEmail }: { readonly accountEmail: string },
): FormErrors<'email'> {
  if (!isEmail(email)) return { email: [invalidEmail(locale)] };

  return collectErrors({
    email: unless(isSameEmail(email, accountEmail), zelleWords(locale).ask(accountEmail)),
  });
}

const zelleWords = defineWords('zelle', {
  ask: (email: string) =>
    `This must be your account email. Please add ${email} to your Zelle account, then enter it here`,
});
