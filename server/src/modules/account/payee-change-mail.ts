import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { MailingAddress, Partner } from '../partners/index.ts';
import type { ProfileChanges } from './profile-input.ts';

/** Tells a person that their tax number or mailing address is another one now, so that nobody else can change it unseen. */
export function writePayeeChangeMail(
  partner: Partner,
  { taxId, mailingAddress }: Pick<ProfileChanges, 'taxId' | 'mailingAddress'>,
  url: string,
): WrittenMail {
  const platformName = partner.whitelabeling.platformName ?? partner.name;
  const what = [
    ...(taxId === undefined ? [] : ['tax number']),
    ...(mailingAddress === undefined ? [] : ['mailing address']),
  ].join(' and ');
  return writeMail(partner, {
    subject: `Your ${what} at ${platformName} changed`,
    paragraphs: [
      ...(taxId === undefined ? [] : [taxText(taxId)]),
      ...(mailingAddress === undefined ? [] : [addressText(mailingAddress)]),
      `If this was you, you do not need to do anything. If this was not you, email ${partner.email} right away and sign out everywhere.`,
    ],
    action: { label: 'Look at my profile', url },
  });
}

function taxText(taxId: string | null): string {
  return taxId === null ? 'Your tax number was removed.' : `Your tax number now ends in ${taxId.slice(-4)}.`;
}

/** The city alone: a mail is no place for a whole address. */
function addressText(address: MailingAddress | null): string {
  return address === null
    ? 'Your mailing address was removed.'
    : `Your mailing address is now in ${address.city}, ${address.state}.`;
}
