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
  readonly closedAt: Date | null;
  readonly version: number;
}

export type VendorDraft = Omit<Vendor, 'id' | 'version' | 'closedAt'>;
