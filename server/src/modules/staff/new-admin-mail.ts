import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { User } from '../users/index.ts';

/** Tells an admin that there is one more, so that nobody becomes one unseen. */
export function writeNewAdminMail(
  partner: Partner,
  { name, email }: Pick<User, 'name' | 'email'>,
  url: string,
): WrittenMail {
  const who = name === null ? email : `${name} (${email})`;
  return writeMail(partner, {
    subject: `A new admin joined the ${partner.name} team`,
    paragraphs: [
      `${who} is now an admin of ${partner.name}. Admins can change settings, manage the team and work on every case.`,
      "If you did not expect this, open the team page to change this person's role or end their access, and ask your colleagues who approved it.",
    ],
    action: { label: 'Open the team page', url },
  });
}
