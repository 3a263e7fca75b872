import { defineWords, formatAmount, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';
import type { LowFund } from './low-balance-store.ts';

/** Tells those who work with funds that one has little left. */
export function writeLowBalanceMail(
  locale: Locale,
  partner: Partner,
  { name, remainingCents, limitCents }: Omit<LowFund, 'id'>,
  url: string,
): WrittenMail {
  const words = lowBalanceWords(locale);
  return writeMail(locale, partner, {
    subject: words.subject(name, formatAmount(remainingCents)),
    paragraphs: [
      words.low(name, formatAmount(remainingCents), formatAmount(limitCents)),
      words.next,
      words.again,
    ],
    action: { label: words.open, url },
  });
}

const lowBalanceWords = defineWords('lowBalanceMail', {
  subject: (name: string, remaining: string) => `${name} has ${remaining} left`,
  low: (name: string, remaining: string, limit: string) =>
    `${name} has ${remaining} left that is not promised to anyone. Its warning is set to ${limit}.`,
  next: 'Funds that are already issued are not affected. New ones can be issued until nothing remains.',
  again: 'We will email you again only after the fund has been above the limit and falls to it once more.',
  open: 'Open the fund',
});
