import { formatMoment } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';

/** The mail that carries a sign-in link, in the partner's name. */
export function writeMagicLinkMail(
  partner: Partner,
  { url, expiresAt, timeZone }: { readonly url: string; readonly expiresAt: Date; readonly timeZone: string },
): WrittenMail {
  const platformName = partner.whitelabeling.platformName ?? partner.name;
  return writeMail(partner, {
    subject: `Sign in to ${platformName}`,
    paragraphs: [`Hello! Here is your link to sign in to ${platformName}.`],
    action: { label: 'Sign in', url },
    notes: [
      `The link works once, until ${formatMoment(expiresAt, timeZone)}.`,
      'If you did not ask for this email, you can ignore it. No one can sign in without the link.',
    ],
  });
}
