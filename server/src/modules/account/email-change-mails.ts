import { formatMoment, writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';

/** Asks the new address to prove itself. */
export function writeVerificationMail(
  partner: Partner,
  { url, expiresAt, timeZone }: { readonly url: string; readonly expiresAt: Date; readonly timeZone: string },
): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `Confirm your new email for ${platformName}`,
    paragraphs: [
      `Someone asked to use this address for their account at ${platformName}. If it was you, confirm it.`,
    ],
    action: { label: 'Confirm this email', url },
    notes: [
      `The link works once, until ${formatMoment(expiresAt, timeZone)}.`,
      'If you did not ask for this, you can ignore it. Nothing changes without the link.',
    ],
  });
}

/** Told to the mailbox alone, so that the person who asked cannot find out who has an account. */
export function writeTakenMail(partner: Partner): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `This email already has an account at ${platformName}`,
    paragraphs: [
      `Someone asked to use this address for another account at ${platformName}. It already has an account, so it cannot be used for a second one.`,
      'If it was you, sign in with this address instead, or choose a different address. Nothing has changed.',
    ],
    notes: ['If you did not ask for this, you can ignore it.'],
  });
}

/** Tells the old address at once, while the change can still be stopped. */
export function writeChangeAskedNotice(
  partner: Partner,
  { newEmail, url }: { readonly newEmail: string; readonly url: string },
): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `A change of your email at ${platformName} was asked for`,
    paragraphs: [
      `Someone who is signed in to your account asked to change its email to ${newEmail}. It changes once that address is confirmed.`,
      'If it was you, there is nothing to do. If it was not you, open your account, cancel the change and sign out everywhere.',
    ],
    action: { label: 'Open my account', url },
  });
}

/** Tells the old address that it can no longer sign in. */
export function writeChangedNotice(
  partner: Partner,
  { newEmail }: { readonly newEmail: string },
): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `Your email at ${platformName} was changed`,
    paragraphs: [
      `The email of your account is now ${newEmail}. Sign in with that address from now on.`,
      `If this was not you, write to ${partner.email} right away.`,
    ],
  });
}

function nameOf(partner: Partner): string {
  return partner.whitelabeling.platformName ?? partner.name;
}
