import { formatMoment, defineWords, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';

/** The mail that carries a link to choose a new password. */
export function writePasswordResetMail(
  locale: Locale,
  partner: Partner,
  { url, expiresAt, timeZone }: { readonly url: string; readonly expiresAt: Date; readonly timeZone: string },
): WrittenMail {
  const words = passwordMailWords(locale);
  const platformName = nameOf(partner);
  return writeMail(locale, partner, {
    subject: words.resetSubject(platformName),
    paragraphs: [words.reset(platformName)],
    action: { label: words.choose, url },
    notes: [words.worksUntil(formatMoment(locale, expiresAt, timeZone)), words.ignore],
  });
}

/** Tells a person that their password was changed. */
export function writePasswordChangedMail(
  locale: Locale,
  partner: Partner,
  { publicUrl, at }: { readonly publicUrl: string; readonly at: Date },
): WrittenMail {
  const words = passwordMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.changedSubject(nameOf(partner)),
    paragraphs: [words.changed(formatMoment(locale, at, partner.timeZone)), words.notYou(partner.email)],
    action: { label: words.choose, url: resetPage(partner, publicUrl) },
  });
}

/** Tells a person that someone keeps trying passwords at their account. */
export function writeGuessesMail(locale: Locale, partner: Partner, publicUrl: string): WrittenMail {
  const words = passwordMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.guessesSubject(nameOf(partner)),
    paragraphs: [words.guesses, words.guessedYourself],
    action: { label: words.choose, url: resetPage(partner, publicUrl) },
  });
}

const passwordMailWords = defineWords('passwordMails', {
  choose: 'Choose a new password',
  worksUntil: (moment: string) => `The link works once, until ${moment}.`,
  ignore: 'If you did not ask for this email, you can ignore it. Your password will not change.',
  resetSubject: (platform: string) => `Choose a new password for ${platform}`,
  reset: (platform: string) => `Hello! Here is your link to choose a new password for ${platform}.`,
  changedSubject: (platform: string) => `Your ${platform} password was changed`,
  changed: (moment: string) =>
    `Your password was changed on ${moment}. Your other devices have been signed out, and the links we sent you before no longer work.`,
  notYou: (email: string) => `If this was not you, choose a new password now and email ${email}.`,
  guessesSubject: (platform: string) => `Someone tried to sign in to your ${platform} account`,
  guesses:
    'Someone entered a wrong password for your account many times. We have paused sign-in by password for 15 minutes. No one got in, and you are still signed in on your own devices.',
  guessedYourself:
    'If this was you, wait 15 minutes or choose a new password. You can also sign in with a link that we email you.',
});

function nameOf({ whitelabeling, name }: Partner): string {
  return whitelabeling.platformName ?? name;
}

function resetPage({ externalId }: Partner, publicUrl: string): string {
  return `${publicUrl}/${externalId}/identity/resetPassword`;
}
