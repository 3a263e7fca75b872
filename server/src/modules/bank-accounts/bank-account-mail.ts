import { accountTypes, defineWords, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { BankAccount } from './bank-account.ts';

interface Change {
  readonly account: BankAccount;
  readonly isFirst: boolean;
  readonly url: string;
}

/** Tells a person where their money goes from now on, so that nobody else can change it unseen. */
export function writeBankAccountMail(
  locale: Locale,
  partner: Partner,
  { account, isFirst, url }: Change,
): WrittenMail {
  const words = bankMailWords(locale);
  const platformName = partner.whitelabeling.platformName ?? partner.name;
  const { accountType, accountNumberEnd } = account;
  return writeMail(locale, partner, {
    subject: isFirst ? words.addedSubject(platformName) : words.changedSubject(platformName),
    paragraphs: [
      words.account(accountTypes(locale)[accountType], accountNumberEnd),
      words.wasItYou(partner.email),
    ],
    action: { label: words.view, url },
  });
}

/** Tells a person that their bank corrected where their money goes. */
export function writeCorrectedAccountMail(
  locale: Locale,
  partner: Partner,
  { account, url }: Omit<Change, 'isFirst'>,
): WrittenMail {
  const words = bankMailWords(locale);
  const platformName = partner.whitelabeling.platformName ?? partner.name;
  return writeMail(locale, partner, {
    subject: words.correctedSubject(platformName),
    paragraphs: [
      words.corrected,
      words.account(accountTypes(locale)[account.accountType], account.accountNumberEnd),
      words.pause,
      words.isItYours(partner.email),
    ],
    action: { label: words.view, url },
  });
}

const bankMailWords = defineWords('bankAccountMail', {
  addedSubject: (platform: string) => `A bank account was added to your ${platform} account`,
  changedSubject: (platform: string) => `Your bank account on ${platform} was changed`,
  correctedSubject: (platform: string) => `Your bank corrected your account details on ${platform}`,
  corrected:
    'Your bank told us that the details of your account have changed. You do not need to do anything.',
  pause: 'To keep your money safe, nothing will be sent to you for a while after this change.',
  isItYours: (email: string) => `If this is not your account, email ${email} right away.`,
  account: (type: string, end: string) =>
    `We will send your money to this account: ${type}, ending in ${end}.`,
  wasItYou: (email: string) =>
    `If this was you, you do not need to do anything. If this was not you, email ${email} right away and sign out everywhere.`,
  view: 'View my bank account',
});
