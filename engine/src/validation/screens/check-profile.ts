import { invalidEmail, isEmail } from '../../values/email.ts';
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
  values: ProfileValues,
  { mayChooseRole = false }: { readonly mayChooseRole?: boolean } = {},
): FormErrors<keyof ProfileValues> {
  const { name, email, phone = '', applicantTypeId, hasAgreedToTerms } = values;
  return collectErrors({
    name: requireText('Full Name', name, listFullNameErrors),
    email: requireText('Email', email, (text) => unless(isEmail(text), invalidEmail)),
    phone: unless(isBlank(phone) || isUsPhone(phone), invalidPhone),
    applicantTypeId: unless(!mayChooseRole || !isBlank(applicantTypeId), selectionRequired),
    hasAgreedToTerms: unless(
      hasAgreedToTerms === true,
      'Please agree to our Terms of Service and Privacy Policy',
    ),
  });
}

/** Whether to say that a phone number given here may receive text messages. */
export function needsSmsNotice(hasSmsChannel: boolean, phone: string | undefined): boolean {
  return hasSmsChannel && !isBlank(phone);
}
