import { defineWords, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { MailingAddress, Partner } from '../partners/index.ts';
import type { ProfileChanges } from './profile-input.ts';

/** Tells a person that their tax number or mailing address is another one now, so that nobody else can change it unseen. */
export function writePayeeChangeMail(
  locale: Locale,
  partner: Partner,
  { taxId, mailingAddress }: Pick<ProfileChanges, 'taxId' | 'mailingAddress'>,
  url: string,
): WrittenMail {
  const words = payeeMailWords(locale);
  const platformName = partner.whitelabeling.platformName ?? partner.name;
  return writeMail(locale, partner, {
    subject: words.subject(platformName, taxId !== undefined, mailingAddress !== undefined),
    paragraphs: [
      ...(taxId === undefined ? [] : [taxText(locale, taxId)]),
      ...(mailingAddress === undefined ? [] : [addressText(locale, mailingAddress)]),
      words.wasItYou(partner.email),
    ],
    action: { label: words.look, url },
  });
}

function taxText(locale: Locale, taxId: string | null): string {
  const words = payeeMailWords(locale);
  return taxId === null ? words.taxRemoved : words.taxChanged(taxId.slice(-4));
}

/** The city alone: a mail is no place for a whole address. */
function addressText(locale: Locale, address: MailingAddress | null): string {
  const words = payeeMailWords(locale);
  return address === null ? words.addressRemoved : words.addressChanged(`${address.city}, ${address.state}`);
}

const payeeMailWords = defineWords('payeeMail', {
  subject: (platform: string, isTax: boolean, isAddress: boolean) => {
    const what = [...(isTax ? ['tax number'] : []), ...(isAddress ? ['mailing address'] : [])].join(' and ');
    return `Your ${what} at ${platform} changed`;
  },
  taxRemoved: 'Your tax number was removed.',
  taxChanged: (end: string) => `Your tax number now ends in ${end}.`,
  addressRemoved: 'Your mailing address was removed.',
  addressChanged: (place: string) => `Your mailing address is now in ${place}.`,
  wasItYou: (email: string) =>
    `If this was you, you do not need to do anything. If this was not you, email ${email} right away and sign out everywhere.`,
  look: 'Look at my profile',
});
