import { defineWords, formatAmount, type Locale } from '@handrail/engine';
import type { PayoutDestination } from '../../../ports/payouts.ts';
import { toShownEnd } from '../../bank-accounts/index.ts';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';

interface ClaimedElsewhere {
  readonly destination: PayoutDestination;
  readonly amountCents: number;
  readonly url: string;
}

/** Tells a person that a claim named another place for their money, so that nobody else can claim it unseen. */
export function writeClaimedElsewhereMail(
  locale: Locale,
  partner: Partner,
  { destination, amountCents, url }: ClaimedElsewhere,
): WrittenMail {
  const words = elsewhereWords(locale);
  const amount = formatAmount(amountCents);
  return writeMail(locale, partner, {
    subject: words.subject(partner.whitelabeling.platformName ?? partner.name),
    paragraphs: [toPlace(), words.pause, words.wasItYou(partner.email)],
    action: { label: words.view, url },
  });

  /** The end of a number, or the city alone: a mail is no place for more. */
  function toPlace(): string {
    if (destination.kind === 'bankAccount')
      return words.account(amount, toShownEnd(destination.accountNumber));
    const place = destination.kind === 'address' ? destination.address : { city: '', state: '' };
    return words.address(amount, `${place.city}, ${place.state}`);
  }
}

const elsewhereWords = defineWords('claimedElsewhereMail', {
  subject: (platform: string) => `Your money on ${platform} was claimed to a new place`,
  account: (amount: string, end: string) =>
    `Someone asked us to send your ${amount} to a bank account that we have not paid into before. It ends in ${end}.`,
  address: (amount: string, place: string) =>
    `Someone asked us to send your ${amount} to a new address in ${place}.`,
  pause:
    'To keep your money safe, we will not send you anything for a while. You can claim it after that in the same way.',
  wasItYou: (email: string) =>
    `If this was you, you do not need to do anything now. If this was not you, email ${email} right away and sign out everywhere.`,
  view: 'View your payment',
});
