import { formatMoment, defineWords, type Locale } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendMail, sendNotice, writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import { toLocale, type User } from '../users/index.ts';

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
    user,
    newEmail,
    url,
    expiresAt,
    timeZone,
  }: Change & {
    readonly url: string;
    readonly expiresAt: Date;
    readonly timeZone: string;
  },
): Promise<void> {
  const locale = toLocale(user, partner);
  const words = emailChangeWords(locale);
  await sendNotice(tx, ctx, {
    kind: 'verify-email',
    locale,
    partner,
    to: newEmail,
    values: {},
    action: { label: words.confirm, url },
    notes: [words.worksUntil(formatMoment(locale, expiresAt, timeZone)), words.ignoreLink],
  });
}

/** Sent only to the mailbox itself, so that the person who asked cannot find out who has an account. */
export function writeTakenMail(locale: Locale, partner: Partner): WrittenMail {
  const words = emailChangeWords(locale);
  const platformName = nameOf(partner);
  return writeMail(locale, partner, {
    subject: words.takenSubject(platformName),
    paragraphs: [words.taken(platformName), words.takenByYou],
    notes: [words.ignore],
  });
}

/** Tells the old address at once, while the change can still be stopped. */
export async function sendChangeAskedNotice(
  tx: Transaction,
  ctx: RequestContext,
  { partner, user, newEmail }: Change,
): Promise<void> {
  const locale = toLocale(user, partner);
  const words = emailChangeWords(locale);
  await sendNotice(tx, ctx, {
    kind: 'email-change-asked',
    locale,
    partner,
    to: user.email,
    values: { newEmail },
    about: { userId: user.id },
    action: {
      label: words.openAccount,
      url: `${ctx.settings.publicUrl}/${partner.externalId}/application/profile`,
    },
    notes: [words.cancel],
  });
}

/** Tells the old address that it can no longer sign in. */
export async function sendChangedNotice(
  tx: Transaction,
  ctx: RequestContext,
  { partner, user, newEmail }: Change,
): Promise<void> {
  const locale = toLocale(user, partner);
  await sendNotice(tx, ctx, {
    kind: 'email-changed',
    locale,
    partner,
    to: user.email,
    values: { newEmail },
    about: { userId: user.id },
    notes: [emailChangeWords(locale).notYou(partner.email)],
  });
}

/** Tells the new address that it now signs in, and that the old password no longer works. */
export async function sendWelcomeMail(
  tx: Transaction,
  ctx: RequestContext,
  { partner, user, newEmail, hadPassword }: Change & { readonly hadPassword: boolean },
): Promise<void> {
  const locale = toLocale(user, partner);
  const words = emailChangeWords(locale);
  const platformName = nameOf(partner);
  const mail = writeMail(locale, partner, {
    subject: words.movedSubject(platformName),
    paragraphs: [words.moved(platformName), ...(hadPassword ? [words.oldPassword] : [])],
    action: hadPassword
      ? {
          label: words.choosePassword,
          url: `${ctx.settings.publicUrl}/${partner.externalId}/identity/resetPassword`,
        }
      : { label: words.signIn, url: `${ctx.settings.publicUrl}/${partner.externalId}` },
    notes: [words.notYou(partner.email)],
  });
  await sendMail(tx, ctx, { template: 'email-moved', to: newEmail, ...mail });
}

const emailChangeWords = defineWords('emailChangeMails', {
  confirm: 'Confirm this email address',
  worksUntil: (moment: string) => `The link works once, until ${moment}.`,
  ignoreLink:
    'If you did not ask for this, you can ignore this email. Nothing changes unless you use the link.',
  ignore: 'If you did not ask for this, you can ignore this email.',
  takenSubject: (platform: string) => `This email address already has an account at ${platform}`,
  taken: (platform: string) =>
    `Someone asked to use this address for another account at ${platform}. It already belongs to an account, so it cannot be used for a second one.`,
  takenByYou: 'If this was you, sign in with this address, or choose a different one. Nothing has changed.',
  openAccount: 'Open my account',
  cancel:
    'If this was you, you do not need to do anything. If this was not you, open your account, cancel the change and sign out everywhere.',
  movedSubject: (platform: string) => `This address now signs you in to ${platform}`,
  moved: (platform: string) =>
    `This is now the email address for your ${platform} account. We will send sign-in links and messages here. Your other devices have been signed out.`,
  oldPassword:
    'For your safety, your old password no longer works. Sign in with a link, or choose a new password.',
  choosePassword: 'Choose a new password',
  signIn: 'Sign in',
  notYou: (email: string) => `If this was not you, email ${email} right away.`,
});

function nameOf(partner: Partner): string {
  return partner.whitelabeling.platformName ?? partner.name;
}
