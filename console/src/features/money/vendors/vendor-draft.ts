import { checkBankAccount, type Locale } from '@handrail/engine';
import type { I18n } from '@lingui/core';
import type { SaveVendorInput } from '../../../gql/operations.ts';
import type { VendorView } from './use-vendors.ts';

const texts = [
  ...(['name', 'externalId', 'email', 'types', 'taxId'] as const),
  ...(['addressLine1', 'addressLine2', 'city', 'state', 'zip'] as const),
  ...(['accountType', 'routingNumber', 'accountNumber'] as const),
] as const;

/** What someone has typed; numbers that are kept already stay where nothing is typed. */
export type VendorDraft = Readonly<Record<(typeof texts)[number], string>>;
export type VendorFaults = Partial<Record<keyof VendorDraft, string>>;

export function startVendorDraft(vendor: VendorView | undefined): VendorDraft {
  const address = vendor?.mailingAddress;
  return {
    name: vendor?.name ?? '',
    externalId: vendor?.externalId ?? '',
    email: vendor?.email ?? '',
    types: vendor?.types.join(', ') ?? '',
    taxId: '',
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip: address?.zip ?? '',
    ...{ accountType: vendor?.account?.accountType ?? 'checking', routingNumber: '', accountNumber: '' },
  };
}

/** What has to be mended before it can be sent, by field. */
export function listVendorFaults(i18n: I18n, locale: Locale, draft: VendorDraft): VendorFaults {
  const missing = i18n._({ id: 'console.vendor.missing', message: 'Enter this too' });
  const isEmpty = (key: keyof VendorDraft) => draft[key].trim() === '';
  const address = ['addressLine1', 'city', 'state', 'zip'] as const;
  const hasAddress = address.some((key) => !isEmpty(key));
  return {
    ...(isEmpty('name') && { name: i18n._({ id: 'console.funds.name-missing', message: 'Enter a name' }) }),
    ...(isEmpty('externalId') && {
      externalId: i18n._({ id: 'console.vendor.number-missing', message: 'Enter a number' }),
    }),
    ...(!isEmpty('email') &&
      !/^\S+@\S+\.\S+$/.test(draft.email.trim()) && {
        email: i18n._({ id: 'console.vendor.email-wrong', message: 'Enter an email address' }),
      }),
    ...(!isEmpty('taxId') &&
      !/^\d{9}$/.test(draft.taxId.replaceAll(/[\s-]/g, '')) && {
        taxId: i18n._({ id: 'console.vendor.ein-wrong', message: 'Enter the nine digits of the EIN' }),
      }),
    ...(hasAddress && Object.fromEntries(address.filter(isEmpty).map((key) => [key, missing]))),
    ...(hasAccount(draft) && listAccountFaults(locale, draft)),
  };
}

function hasAccount({ routingNumber, accountNumber }: VendorDraft): boolean {
  return routingNumber.trim() !== '' || accountNumber.trim() !== '';
}

function listAccountFaults(locale: Locale, draft: VendorDraft): VendorFaults {
  const { accountType, routingNumber, accountNumber } = draft;
  const errors = checkBankAccount(locale, {
    ...{ accountType, routingNumber, accountNumber },
    ...{ confirmRoutingNumber: routingNumber.trim(), confirmAccountNumber: accountNumber.trim() },
  });
  return {
    ...(errors.routingNumber && { routingNumber: errors.routingNumber.join(' ') }),
    ...(errors.accountNumber && { accountNumber: errors.accountNumber.join(' ') }),
  };
}

export function toVendorInput(
  draft: VendorDraft,
  vendor: VendorView | undefined,
  allowsTwin: boolean,
): SaveVendorInput {
  const { addressLine1, addressLine2, city, state, zip } = draft;
  const { accountType, routingNumber, accountNumber } = draft;
  return {
    ...(vendor && { id: vendor.id, version: vendor.version }),
    ...{ name: draft.name.trim(), externalId: draft.externalId.trim(), allowsTwin },
    email: draft.email.trim() || null,
    types: draft.types
      .split(',')
      .map((type) => type.trim())
      .filter((type) => type !== ''),
    taxId: draft.taxId.trim() || null,
    mailingAddress:
      addressLine1.trim() === ''
        ? null
        : { addressLine1, addressLine2: addressLine2.trim() || null, city, state, zip },
    account: hasAccount(draft) ? { accountType, routingNumber, accountNumber } : null,
  };
}
