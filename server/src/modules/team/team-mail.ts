import { formatMoment } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { InvitedRole } from '@handrail/engine/rights';

const roleWords = {
  caseWorker: 'a case worker',
  fiscal: 'a fiscal officer',
  admin: 'an admin',
} as const satisfies Record<InvitedRole, string>;

/** The mail that invites someone to a partner's staff. */
export function writeInvitationMail(
  partner: Partner,
  { url, role, expiresAt }: { readonly url: string; readonly role: InvitedRole; readonly expiresAt: Date },
): WrittenMail {
  return writeMail(partner, {
    subject: `Join the ${partner.name} team`,
    paragraphs: [
      `You are invited to work on cases for ${partner.name} as ${roleWords[role]}.`,
      'You will choose a password and set up a second way to prove who you are: an authenticator app on your phone, or a passkey.',
    ],
    action: { label: 'Join the team', url },
    notes: [
      `The link works once, until ${formatMoment(expiresAt, partner.timeZone)}.`,
      'If you did not expect this email, you can ignore it.',
    ],
  });
}

/** Tells a person that they no longer work for the partner. */
export function writeRevocationMail(partner: Partner): WrittenMail {
  return writeMail(partner, {
    subject: `Your staff access to ${partner.name} has ended`,
    paragraphs: [`An admin ended your staff access to ${partner.name}. You are signed out everywhere.`],
  });
}
