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
      ? `A bank account was added to your account at ${platformName}`
      : `Your bank account at ${platformName} was changed`,
    paragraphs: [
      `Your money will be sent to this account: ${accountTypes[accountType]}, number ending in ${accountNumberEnd}.`,
      `If it was you, there is nothing to do. If it was not you, write to ${partner.email} right away and sign out everywhere.`,
    ],
    action: { label: 'Look at my bank account', url },
  });
}
