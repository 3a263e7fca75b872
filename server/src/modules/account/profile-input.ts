import type { MailingAddress } from '../partners/index.ts';
import type { CommunicationPreferences } from '../users/index.ts';

/** What a person may ask to change of their profile; what is missing stays, and null or an empty text clears. */
export interface ProfileInput {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly applicantTypeId?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly taxId?: string | null | undefined;
  readonly mailingAddress?: AddressInput | null | undefined;
  readonly communicationPreferences?: CommunicationPreferences | null | undefined;
  readonly acceptsTerms?: boolean | null | undefined;
}

export interface AddressInput extends Omit<MailingAddress, 'addressLine2'> {
  readonly addressLine2?: string | null | undefined;
}

/** The same after checking, in the spelling in which it is kept. */
export interface ProfileChanges {
  readonly name?: string;
  readonly email?: string;
  readonly applicantTypeId?: string;
  readonly phone?: string | null;
  readonly taxId?: string | null;
  readonly mailingAddress?: MailingAddress | null;
  readonly communicationPreferences?: CommunicationPreferences;
  readonly acceptsTerms?: true;
}
