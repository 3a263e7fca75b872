import { AppError } from '../../../platform/errors/app-error.ts';
import type { PayoutDestination } from '../../../ports/payouts.ts';
import { type BankNumbers, checkBankInput, isSameAccount } from '../../bank-accounts/index.ts';
import type { CorrectedAccount } from '../nacha/corrected-data.ts';

/** An account as the bank wants it; nothing where that changes nothing, or makes no account. */
export function correctAccount(
  destination: PayoutDestination,
  { accountType, routingNumber, accountNumber }: CorrectedAccount,
): { readonly from: BankNumbers; readonly to: BankNumbers } | undefined {
  if (destination.kind !== 'bankAccount') return undefined;
  const from = {
    accountType: destination.accountType,
    routingNumber: destination.routingNumber,
    accountNumber: destination.accountNumber,
  };
  const to = {
    accountType: accountType ?? from.accountType,
    routingNumber: routingNumber ?? from.routingNumber,
    accountNumber: accountNumber ?? from.accountNumber,
  };
  if (isSameAccount(from, to)) return undefined;
  try {
    return { from, to: checkBankInput(to) };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
