import { formatMoment, defineWords, type Locale } from '@handrail/engine';
import type { InvitedRole } from '@handrail/engine/rights';
import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';

/** The mail that invites someone to a partner's staff. */
export function writeInvitationMail(
  locale: Locale,
  partner: Partner,
  { url, role, expiresAt }: { readonly url: string; readonly role: InvitedRole; readonly expiresAt: Date },
): WrittenMail {
  const words = teamMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.joinSubject(partner.name),
    paragraphs: [words.invited(partner.name, words.roles[role]), words.whatYouDo],
    action: { label: words.join, url },
    notes: [words.worksUntil(formatMoment(locale, expiresAt, partner.timeZone)), words.ignore],
  });
}

/** Tells a person that they no longer work for the partner. */
export function writeRevocationMail(locale: Locale, partner: Partner): WrittenMail {
  const words = teamMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.endedSubject(partner.name),
    paragraphs: [words.ended(partner.name)],
  });
}

const teamMailWords = defineWords('teamMails', {
  roles: {
    caseWorker: 'a case worker',
    fiscal: 'a fiscal officer',
    admin: 'an admin',
  } satisfies Record<InvitedRole, string>,
  joinSubject: (partner: string) => `Join the ${partner} team`,
  invited: (partner: string, role: string) => `You are invited to work on cases for ${partner} as ${role}.`,
  whatYouDo:
    'You will choose a password and set up a second way to prove who you are: an authenticator app on your phone, or a passkey.',
  join: 'Join the team',
  worksUntil: (day: string) => `The link works once, until ${day}.`,
  ignore: 'If you did not expect this email, you can ignore it.',
  endedSubject: (partner: string) => `Your staff access to ${partner} has ended`,
  ended: (partner: string) =>
    `An admin ended your staff access to ${partner}. You are signed out everywhere.`,
});
