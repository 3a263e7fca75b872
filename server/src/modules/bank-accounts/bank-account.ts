import type { AccountType } from '@handrail/engine';

export type { AccountType };

/** A person's bank account, as far as it is ever shown again. */
export interface BankAccount {
  readonly accountType: AccountType;
  readonly routingNumberEnd: string;
  readonly accountNumberEnd: string;
}

/** What a payment needs. */
export interface BankNumbers {
  readonly accountType: AccountType;
  readonly routingNumber: string;
  readonly accountNumber: string;
}

export function isSameAccount(known: BankNumbers | undefined, given: BankNumbers): boolean {
  return (
    known?.accountType === given.accountType &&
    known.routingNumber === given.routingNumber &&
    known.accountNumber === given.accountNumber
  );
}

/** The end of a number by which its owner knows it again; of a short one less, because the rest could be guessed. */
export function toShownEnd(number: string): string {
  return number.slice(number.length < 8 ? -2 : -4);
}

/** "••••5678" */
export function maskBankNumber(end: string): string {
  return `••••${end}`;
}
