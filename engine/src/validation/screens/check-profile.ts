import { invalidEmail, isEmail } from '../../values/email.ts';
import { defineWords } from '../../language/define-words.ts';
import type { Locale } from '../../language/locale.ts';
import {
  collectErrors,
  isBlank,
  requireText,
  selectionRequired,
  unless,
  type FormErrors,
} from './form-errors.ts';
import { listFullNameErrors } from './full-name.ts';
import { invalidPhone, isUsPhone } from '../../values/phone.ts';

export interface ProfileValues {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly applicantTypeId?: string;
  readonly hasAgreedToTerms?: boolean;
}

/** Checks the dialog in which people tell who they are. */
export function checkProfile(
  locale: Locale,
  values: ProfileValues,
  { mayChooseRole = false }: { readonly mayChooseRole?: boolean } = {},
): FormErrors<keyof ProfileValues> {
  const { name, email, phone = '', applicantTypeId, hasAgreedToTerms } = values;
  const words = profileWords(locale);
  return collectErrors({
    name: requireText(locale, words.fullName, name, (text) => listFullNameErrors(locale, text)),
    email: requireText(locale, words.email, email, (text) => unless(isEmail(text), invalidEmail(locale))),
    phone: unless(isBlank(phone) || isUsPhone(phone), invalidPhone(locale)),
    applicantTypeId: unless(!mayChooseRole || !isBlank(applicantTypeId), selectionRequired(locale)),
    hasAgreedToTerms: unless(hasAgreedToTerms === true, words.termsRequired),
  });
}

const profileWords = defineWords('profile', {
  fullName: 'Full Name',
  email: 'Email',
  termsRequired: 'Please agree to our Terms of Service and Privacy Policy',
});

/** Whether to say that a phone number given here may receive text messages. */
export function needsSmsNotice(hasSmsChannel: boolean, phone: string | undefined): boolean {
  return hasSmsChannel && !isBlank(phone);
}
