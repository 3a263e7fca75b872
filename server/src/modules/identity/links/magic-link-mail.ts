import { formatMoment, defineWords, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';

/** The mail that carries a sign-in link, in the partner's name. */
export function writeMagicLinkMail(
  locale: Locale,
  partner: Partner,
  { url, expiresAt, timeZone }: { readonly url: string; readonly expiresAt: Date; readonly timeZone: string },
): WrittenMail {
  const words = magicLinkWords(locale);
  const platformName = partner.whitelabeling.platformName ?? partner.name;
  return writeMail(locale, partner, {
    subject: words.subject(platformName),
    paragraphs: [words.link(platformName)],
    action: { label: words.signIn, url },
    notes: [words.worksUntil(formatMoment(locale, expiresAt, timeZone)), words.ignore],
  });
}

const magicLinkWords = defineWords('magicLinkMail', {
  subject: (platform: string) => `Sign in to ${platform}`,
  link: (platform: string) => `Hello! Here is your link to sign in to ${platform}.`,
  signIn: 'Sign in',
  worksUntil: (moment: string) => `The link works once, until ${moment}.`,
  ignore: 'If you did not ask for this email, you can ignore it. No one can sign in without the link.',
});
