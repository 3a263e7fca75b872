import { formatMoment, writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';

/** The mail that carries a link to choose a new password. */
export function writePasswordResetMail(
  partner: Partner,
  { url, expiresAt, timeZone }: { readonly url: string; readonly expiresAt: Date; readonly timeZone: string },
): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `Choose a new password for ${platformName}`,
    paragraphs: [`Hello! Here is your link to choose a new password for ${platformName}.`],
    action: { label: 'Choose a new password', url },
    notes: [
      `The link works once, until ${formatMoment(expiresAt, timeZone)}.`,
      'If you did not ask for this email, you can ignore it. Your password stays as it is.',
    ],
  });
}

/** Tells a person that their password is another one now. */
export function writePasswordChangedMail(
  partner: Partner,
  { publicUrl, at }: { readonly publicUrl: string; readonly at: Date },
): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `Your password for ${platformName} was changed`,
    paragraphs: [
      `The password of your account was changed on ${formatMoment(at, partner.timeZone)}. Other devices were signed out, and links that we sent before no longer work.`,
      `If it was not you, choose a new password now and write to ${partner.email}.`,
    ],
    action: { label: 'Choose a new password', url: resetPage(partner, publicUrl) },
  });
}

/** Tells a person that somebody keeps trying passwords at their account. */
export function writeGuessesMail(partner: Partner, publicUrl: string): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `Somebody tried to sign in to your account at ${platformName}`,
    paragraphs: [
      'Somebody entered a wrong password for your account many times. We have paused sign-in by password for a while. Nobody got in, and where you are signed in you stay signed in.',
      'If it was you: wait 15 minutes, or choose a new password. A sign-in link by email works all the time.',
    ],
    action: { label: 'Choose a new password', url: resetPage(partner, publicUrl) },
  });
}

function nameOf({ whitelabeling, name }: Partner): string {
  return whitelabeling.platformName ?? name;
}

function resetPage({ externalId }: Partner, publicUrl: string): string {
  return `${publicUrl}/${externalId}/identity/resetPassword`;
}
