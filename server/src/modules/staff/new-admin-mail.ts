import { defineWords, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { User } from '../users/index.ts';

/** Tells an admin that there is one more, so that nobody becomes one unseen. */
export function writeNewAdminMail(
  locale: Locale,
  partner: Partner,
  { name, email }: Pick<User, 'name' | 'email'>,
  url: string,
): WrittenMail {
  const words = newAdminWords(locale);
  const who = name === null ? email : `${name} (${email})`;
  return writeMail(locale, partner, {
    subject: words.subject(partner.name),
    paragraphs: [words.isAdmin(who, partner.name), words.unexpected],
    action: { label: words.open, url },
  });
}

const newAdminWords = defineWords('newAdminMail', {
  subject: (partner: string) => `A new admin joined the ${partner} team`,
  isAdmin: (who: string, partner: string) =>
    `${who} is now an admin of ${partner}. Admins can change settings, manage the team and work on every case.`,
  unexpected:
    "If you did not expect this, open the team page to change this person's role or end their access, and ask your colleagues who approved it.",
  open: 'Open the team page',
});
