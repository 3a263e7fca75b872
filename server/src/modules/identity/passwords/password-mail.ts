import { formatMoment } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';

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
      'If you did not ask for this email, you can ignore it. Your password will not change.',
    ],
  });
}

/** Tells a person that their password was changed. */
export function writePasswordChangedMail(
  partner: Partner,
  { publicUrl, at }: { readonly publicUrl: string; readonly at: Date },
): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `Your ${platformName} password was changed`,
    paragraphs: [
      `Your password was changed on ${formatMoment(at, partner.timeZone)}. Your other devices have been signed out, and the links we sent you before no longer work.`,
      `If this was not you, choose a new password now and email ${partner.email}.`,
    ],
    action: { label: 'Choose a new password', url: resetPage(partner, publicUrl) },
  });
}

/** Tells a person that someone keeps trying passwords at their account. */
export function writeGuessesMail(partner: Partner, publicUrl: string): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `Someone tried to sign in to your ${platformName} account`,
    paragraphs: [
      'Someone entered a wrong password for your account many times. We have paused sign-in by password for 15 minutes. No one got in, and you are still signed in on your own devices.',
      'If this was you, wait 15 minutes or choose a new password. You can also sign in with a link that we email you.',
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
