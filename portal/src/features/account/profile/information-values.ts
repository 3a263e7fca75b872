import {
  checkMailingAddress,
  checkProfile,
  findTinFault,
  formatPhone,
  isEmptyAddress,
  toE164,
  toTin,
  type FormErrors,
  type Locale,
} from '@handrail/engine';
import type { AccountUser } from '../../../shared/person/account-query.ts';
import type { ProfileInput } from './use-profile-update.ts';

/** What can be typed into the dialog for updating information. */
export interface InformationValues {
  readonly name: string;
  readonly phone: string;
  readonly taxId: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly applicantTypeId: string;
}

export function toInformationValues(user: AccountUser): InformationValues {
  const { mailingAddress: address } = user;
  return {
    name: user.name ?? '',
    phone: formatPhone(user.phone ?? ''),
    taxId: '',
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip: address?.zip ?? '',
    applicantTypeId: user.applicantType?.id ?? '',
  };
}

/** What is wrong, in the order of the fields. The server checks the same again. */
export function checkInformation(
  locale: Locale,
  values: InformationValues,
  { email, mayChooseRole }: { readonly email: string; readonly mayChooseRole: boolean },
): FormErrors<string> {
  const { name, phone, applicantTypeId } = checkProfile(
    locale,
    { ...values, email, hasAgreedToTerms: true },
    { mayChooseRole },
  );
  const { taxId } = values;
  const taxIdFault = taxId.trim() === '' ? undefined : findTinFault(locale, 'SSN', toTin(taxId));
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(taxIdFault !== undefined && { taxId: [taxIdFault] }),
    ...(applicantTypeId && { applicantTypeId }),
    ...(!isEmptyAddress(values) && checkMailingAddress(locale, values)),
  };
}

export function toProfileInput(values: InformationValues): ProfileInput {
  const { name, phone, taxId, applicantTypeId, addressLine1, addressLine2, city, state, zip } = values;
  const address = { addressLine1, addressLine2, city, state, zip };
  return {
    name: name.trim(),
    phone: toE164(phone) ?? null,
    mailingAddress: isEmptyAddress(address) ? null : address,
    // An empty field leaves the number as it is, because the number is never shown to be edited.
    ...(taxId.trim() !== '' && { taxId: toTin(taxId) }),
    ...(applicantTypeId !== '' && { applicantTypeId }),
  };
}

/** Whether a draft from this device is one of this form. */
export function isInformationDraft(values: unknown): values is InformationValues {
  const names = [
    'name',
    'phone',
    'taxId',
    'addressLine1',
    'addressLine2',
    'city',
    'state',
    'zip',
    'applicantTypeId',
  ];
  if (typeof values !== 'object' || values === null) return false;
  const entries = new Map(Object.entries(values));
  return names.every((name) => typeof entries.get(name) === 'string');
}
