import type { AccountType, BankNumbers } from '../../bank-accounts/index.ts';
import type { MailingAddress } from '../../partners/index.ts';

/** Someone who is paid but does not apply, such as a landlord. */
export interface Vendor {
  readonly id: string;
  /** The number by which the partner's own books know the vendor. */
  readonly externalId: string;
  readonly name: string;
  readonly email: string | null;
  readonly types: readonly string[];
  readonly mailingAddress: MailingAddress | null;
  /** The last four digits of the EIN; nobody reads the rest again. */
  readonly taxIdEnd: string | null;
  readonly account: VendorAccount | null;
  readonly closedAt: Date | null;
  readonly version: number;
}

/** A bank account as far as it is ever shown again. */
export interface VendorAccount {
  readonly accountType: AccountType;
  readonly routingNumberEnd: string;
  readonly accountNumberEnd: string;
}

/** What staff say about a vendor; numbers that they do not say stay as they are. */
export interface VendorDraft extends Pick<
  Vendor,
  'externalId' | 'name' | 'email' | 'types' | 'mailingAddress'
> {
  readonly taxId?: string | null | undefined;
  readonly account?: BankNumbers | null | undefined;
}
