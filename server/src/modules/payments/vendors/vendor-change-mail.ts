import { defineWords, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';
import type { VendorChange } from './vendor-change-store.ts';

/** Tells a vendor that where their money goes is another place now; without numbers or addresses, which are not ours to mail. */
export function writeVendorChangeMail(
  locale: Locale,
  partner: Partner,
  { name, change }: { readonly name: string; readonly change: VendorChange },
): WrittenMail {
  const words = vendorMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.subject(partner.name),
    paragraphs: [words.greeting(name), words[change](partner.name), words.wasItYou(partner.email)],
  });
}

const vendorMailWords = defineWords('vendorChangeMail', {
  subject: (partner: string) => `${partner} changed how it pays you`,
  greeting: (name: string) => `Hello ${name},`,
  bankAccount: (partner: string) => `${partner} will pay you to a different bank account from now on.`,
  firstAccount: (partner: string) => `${partner} added a bank account to pay you to.`,
  email: (partner: string) => `${partner} will write to you at a different email address from now on.`,
  mailingAddress: (partner: string) => `${partner} will send your mail to a different address from now on.`,
  wasItYou: (email: string) =>
    `If you asked for this, you do not need to do anything. If you did not, email ${email} right away, before the next payment is sent.`,
});
