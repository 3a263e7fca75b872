import { checkZelleEmail, isEmail } from '@handrail/engine';
import type { ClaimMethod } from '@handrail/engine/payments';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PayoutDestination } from '../../ports/payouts.ts';
import { checkAddressInput, type AddressInput } from '../account/index.ts';
import { type BankAccountInput, checkBankInput } from '../bank-accounts/index.ts';
import { claimError } from './claim-error.ts';

/** Where the payee wants the money, as they typed it. */
export type ClaimInput =
  | { readonly method: 'DirectDeposit'; readonly bankAccount: BankAccountInput }
  | { readonly method: 'Check' | 'PhysicalCard' | 'VirtualCard'; readonly address: AddressInput }
  | { readonly method: 'Zelle'; readonly email: string };

/** Where the money goes; what no bank or mail carrier could use is refused with its code before anyone is asked. */
export function checkDestination(input: ClaimInput, accountEmail: string): PayoutDestination {
  if (input.method === 'DirectDeposit') return checkAccount(input.bankAccount);
  if (input.method === 'Zelle') return checkEmail(input.email, accountEmail);
  return checkPostalAddress(input.address);
}

function checkAccount(input: BankAccountInput): PayoutDestination {
  try {
    return { kind: 'bankAccount', ...checkBankInput(input) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'B-001') throw claimError('A-001');
    if (error instanceof AppError && error.code === 'B-002') throw claimError('A-003');
    throw error;
  }
}

function checkPostalAddress(input: AddressInput): PayoutDestination {
  try {
    return { kind: 'address', address: checkAddressInput(input) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_INPUT') throw claimError('R-001');
    throw error;
  }
}

function checkEmail(typed: string, accountEmail: string): PayoutDestination {
  const email = typed.trim();
  if (!isEmail(email)) throw claimError('A-004');
  const differs = checkZelleEmail('en', { email }, { accountEmail }).email;
  if (differs)
    throw new AppError('ZELLE_EMAIL_DIFFERS', (locale) => [
      ...(checkZelleEmail(locale, { email }, { accountEmail }).email ?? []),
    ]);
  return { kind: 'email', email: accountEmail };
}

/** What the audit log keeps of where the money goes. */
export function outlineDestination(method: ClaimMethod, destination: PayoutDestination) {
  return {
    method,
    ...(destination.kind === 'bankAccount' && { accountEnd: destination.accountNumber.slice(-4) }),
  };
}
