import { defineWords } from '../../../language/define-words.ts';
import type { Locale } from '../../../language/locale.ts';
import { invalidAccountNumber, isAccountNumber } from './account-number.ts';
import {
  collectErrors,
  isBlank,
  requireText,
  selectionRequired,
  unless,
  type FormErrors,
} from '../form-errors.ts';
import { invalidRoutingNumber, isRoutingNumber } from './routing-number.ts';

export const accountTypes = defineWords('accountTypes', {
  checking: 'Checking Account',
  savings: 'Savings Account',
});

export type AccountType = keyof ReturnType<typeof accountTypes>;

export interface BankAccountValues {
  readonly accountType?: string;
  readonly routingNumber?: string;
  readonly confirmRoutingNumber?: string;
  readonly accountNumber?: string;
  readonly confirmAccountNumber?: string;
}

/** Checks a bank account that is being entered on its own page or in a claim, which word a wrong repetition differently. */
export function checkBankAccount(
  locale: Locale,
  values: BankAccountValues,
  place: 'page' | 'claim' = 'page',
): FormErrors<keyof BankAccountValues> {
  const {
    accountType = '',
    routingNumber,
    confirmRoutingNumber,
    accountNumber,
    confirmAccountNumber,
  } = values;
  const words = bankWords(locale);
  const mismatch = words.mismatches[place];
  return collectErrors({
    accountType: unless(Object.hasOwn(accountTypes(locale), accountType), selectionRequired(locale)),
    routingNumber: requireText(locale, words.routingNumber, routingNumber, (text) =>
      unless(isRoutingNumber(text), invalidRoutingNumber(locale)),
    ),
    confirmRoutingNumber: requireText(locale, words.confirmRoutingNumber, confirmRoutingNumber, (text) =>
      unless(text === routingNumber?.trim(), mismatch.routing),
    ),
    accountNumber: requireText(locale, words.accountNumber, accountNumber, (text) =>
      unless(isAccountNumber(text), invalidAccountNumber(locale)),
    ),
    confirmAccountNumber: requireText(locale, words.confirmAccountNumber, confirmAccountNumber, (text) =>
      unless(text === accountNumber?.trim(), mismatch.account),
    ),
  });
}

/** How many required fields are still empty. */
export function countMissingBankFields(values: BankAccountValues): number {
  return bankFields.filter((field) => isBlank(values[field])).length;
}

const bankFields = [
  'accountType',
  'routingNumber',
  'confirmRoutingNumber',
  'accountNumber',
  'confirmAccountNumber',
] as const;

const bankWords = defineWords('bankAccount', {
  routingNumber: 'Routing Number',
  confirmRoutingNumber: 'Confirm Routing Number',
  accountNumber: 'Account Number',
  confirmAccountNumber: 'Confirm Account Number',
  mismatches: {
    page: { routing: 'Must match routing number', account: 'Must match account number' },
    claim: { routing: 'Numbers do not match', account: 'Numbers do not match' },
  },
});
