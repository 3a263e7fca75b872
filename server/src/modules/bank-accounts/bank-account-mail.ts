import { accountTypes } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { BankAccount } from './bank-account.ts';

interface Change {
  readonly account: BankAccount;
  readonly isFirst: boolean;
  readonly url: string;
}

/** Tells a person where their money goes from now on, so that nobody else can change it unseen. */
export function writeBankAccountMail(partner: Partner, { account, isFirst, url }: Change): WrittenMail {
  const platformName = partner.whitelabeling.platformName ?? partner.name;
  const { accountType, accountNumberEnd } = account;
  return writeMail(partner, {
    subject: isFirst
      ? `A bank account was added to your ${platformName} account`
      : `Your bank account on ${platformName} was changed`,
    paragraphs: [
      `We will send your money to this account: ${accountTypes[accountType]}, ending in ${accountNumberEnd}.`,
      `If this was you, you do not need to do anything. If this was not you, email ${partner.email} right away and sign out everywhere.`,
    ],
    action: { label: 'View my bank account', url },
  });
}
