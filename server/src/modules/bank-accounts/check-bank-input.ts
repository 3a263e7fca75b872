import { checkBankAccount, toPlainNumber, firstLocale } from '@handrail/engine';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AccountType, BankNumbers } from './bank-account.ts';

export interface BankAccountInput {
  readonly accountType: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** The account as it is kept; what a bank could not have given is refused with its code. */
export function checkBankInput(input: BankAccountInput): BankNumbers {
  const accountType = input.accountType as AccountType;
  const routingNumber = toPlainNumber(input.routingNumber);
  const accountNumber = toPlainNumber(input.accountNumber);
  // Typing the numbers twice only protects against typos.
  const repeated = { confirmRoutingNumber: routingNumber, confirmAccountNumber: accountNumber };
  const errors = checkBankAccount(firstLocale, { accountType, routingNumber, accountNumber, ...repeated });
  if (errors.routingNumber) throw new AppError('B-001');
  if (errors.accountNumber) throw new AppError('B-002');
  if (errors.accountType) throw new AppError('B-003');
  return { accountType, routingNumber, accountNumber };
}
