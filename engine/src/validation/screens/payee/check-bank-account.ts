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

export const accountTypes = { checking: 'Checking Account', savings: 'Savings Account' } as const;

export interface BankAccountValues {
  readonly accountType?: string;
  readonly routingNumber?: string;
  readonly confirmRoutingNumber?: string;
  readonly accountNumber?: string;
  readonly confirmAccountNumber?: string;
}

/** Checks a bank account that is being entered on its own page or in a claim, which word a wrong repetition differently. */
export function checkBankAccount(
  values: BankAccountValues,
  place: keyof typeof mismatches = 'page',
): FormErrors<keyof BankAccountValues> {
  const {
    accountType = '',
    routingNumber,
    confirmRoutingNumber,
    accountNumber,
    confirmAccountNumber,
  } = values;
  const mismatch = mismatches[place];
  return collectErrors({
    accountType: unless(Object.hasOwn(accountTypes, accountType), selectionRequired),
    routingNumber: requireText('Routing Number', routingNumber, (text) =>
      unless(isRoutingNumber(text), invalidRoutingNumber),
    ),
    confirmRoutingNumber: requireText('Confirm Routing Number', confirmRoutingNumber, (text) =>
      unless(text === routingNumber?.trim(), mismatch.routing),
    ),
    accountNumber: requireText('Account Number', accountNumber, (text) =>
      unless(isAccountNumber(text), invalidAccountNumber),
    ),
    confirmAccountNumber: requireText('Confirm Account Number', confirmAccountNumber, (text) =>
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

const mismatches = {
  page: { routing: 'Must match routing number', account: 'Must match account number' },
  claim: { routing: 'Numbers do not match', account: 'Numbers do not match' },
} as const;
