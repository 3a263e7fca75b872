import { formatMoment } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendMail, sendNotice, writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { User } from '../users/index.ts';

interface Change {
  readonly partner: Partner;
  readonly user: User;
  readonly newEmail: string;
}

/** Asks the owner of the new address to confirm it. The address has no account yet, so the notice is not listed anywhere. */
export async function sendVerificationMail(
  tx: Transaction,
  ctx: RequestContext,
  {
    partner,
    newEmail,
    url,
    expiresAt,
    timeZone,
  }: Omit<Change, 'user'> & {
    readonly url: string;
    readonly expiresAt: Date;
    readonly timeZone: string;
  },
): Promise<void> {
  await sendNotice(tx, ctx, {
    kind: 'verify-email',
    partner,
    to: newEmail,
    values: {},
    action: { label: 'Confirm this email address', url },
    notes: [
      `The link works once, until ${formatMoment(expiresAt, timeZone)}.`,
      'If you did not ask for this, you can ignore this email. Nothing changes unless you use the link.',
    ],
  });
}

/** Sent only to the mailbox itself, so that the person who asked cannot find out who has an account. */
export function writeTakenMail(partner: Partner): WrittenMail {
  const platformName = nameOf(partner);
  return writeMail(partner, {
    subject: `This email address already has an account at ${platformName}`,
    paragraphs: [
      `Someone asked to use this address for another account at ${platformName}. It already belongs to an account, so it cannot be used for a second one.`,
      'If this was you, sign in with this address, or choose a different one. Nothing has changed.',
    ],
    notes: ['If you did not ask for this, you can ignore this email.'],
  });
}

/** Tells the old address at once, while the change can still be stopped. */
export async function sendChangeAskedNotice(
  tx: Transaction,
  ctx: RequestContext,
  { partner, user, newEmail }: Change,
): Promise<void> {
  await sendNotice(tx, ctx, {
    kind: 'email-change-asked',
    partner,
    to: user.email,
    values: { newEmail },
    about: { userId: user.id },
    action: {
      label: 'Open my account',
      url: `${ctx.settings.publicUrl}/${partner.externalId}/application/profile`,
    },
    notes: [
      'If this was you, you do not need to do anything. If this was not you, open your account, cancel the change and sign out everywhere.',
    ],
  });
}

/** Tells the old address that it can no longer sign in. */
export async function sendChangedNotice(
  tx: Transaction,
  ctx: RequestContext,
  { partner, user, newEmail }: Change,
): Promise<void> {
  await sendNotice(tx, ctx, {
    kind: 'email-changed',
    partner,
    to: user.email,
    values: { newEmail },
    about: { userId: user.id },
    notes: [`If this was not you, email ${partner.email} right away.`],
  });
}

/** Tells the new address that it now signs in, and that the old password no longer works. */
export async function sendWelcomeMail(
  tx: Transaction,
  ctx: RequestContext,
  { partner, newEmail, hadPassword }: Omit<Change, 'user'> & { readonly hadPassword: boolean },
): Promise<void> {
  const platformName = nameOf(partner);
  const mail = writeMail(partner, {
    subject: `This address now signs you in to ${platformName}`,
    paragraphs: [
      `This is now the email address for your ${platformName} account. We will send sign-in links and messages here. Your other devices have been signed out.`,
      ...(hadPassword
        ? [
            'For your safety, your old password no longer works. Sign in with a link, or choose a new password.',
          ]
        : []),
    ],
    action: hadPassword
      ? {
          label: 'Choose a new password',
          url: `${ctx.settings.publicUrl}/${partner.externalId}/identity/resetPassword`,
        }
      : { label: 'Sign in', url: `${ctx.settings.publicUrl}/${partner.externalId}` },
    notes: [`If this was not you, email ${partner.email} right away.`],
  });
  await sendMail(tx, ctx, { template: 'email-moved', to: newEmail, ...mail });
}

function nameOf(partner: Partner): string {
  return partner.whitelabeling.platformName ?? partner.name;
}
