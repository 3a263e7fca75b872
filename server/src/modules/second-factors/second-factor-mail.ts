import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { SecondFactor } from './second-factor.ts';

type Named = Pick<SecondFactor, 'kind' | 'label'>;

const kindWords = {
  totp: 'An authenticator app',
  passkey: 'A passkey',
} as const satisfies Record<SecondFactor['kind'], string>;

/** Tells a person that their account has one more way in. */
export function writeFactorAddedMail(partner: Partner, factor: Named): WrittenMail {
  return writeMail(partner, {
    subject: 'A second factor was added to your staff account',
    paragraphs: [`${describe(factor)} was added to your staff account. From now on you can sign in with it.`],
    notes: [wasItYou],
  });
}

/** Tells a person that their account has one way in less. */
export function writeFactorRemovedMail(partner: Partner, factor: Named): WrittenMail {
  return writeMail(partner, {
    subject: 'A second factor was removed from your staff account',
    paragraphs: [
      `${describe(factor)} was removed from your staff account. Nobody can sign in with it any more.`,
    ],
    notes: [wasItYou],
  });
}

/** Tells a person that one of the codes they wrote down was used. */
export function writeRecoveryCodeUsedMail(partner: Partner, codesLeft: number): WrittenMail {
  const left = codesLeft === 1 ? 'One code is left.' : `${String(codesLeft)} codes are left.`;
  return writeMail(partner, {
    subject: 'A recovery code was used for your staff account',
    paragraphs: [`Somebody signed in to your staff account with a recovery code. ${left}`],
    notes: [wasItYou],
  });
}

/** Tells a person that someone who knows their password keeps guessing codes. */
export function writeWrongCodesMail(partner: Partner): WrittenMail {
  return writeMail(partner, {
    subject: 'Someone entered wrong codes for your staff account',
    paragraphs: [
      'Someone signed in to your staff account with the right password and then entered a wrong code many times. We have paused sign-in by code for an hour. No one got in, and where you are signed in, you stay signed in.',
      'If it was you: wait an hour and try again, or use a passkey if you have one.',
      'If it was not you, someone knows your password. Tell an admin of your team right away. An admin can end your access and invite you again, so that you can choose a new password.',
    ],
  });
}

const wasItYou = 'If that was not you, tell an admin of your team at once and change your password.';

function describe({ kind, label }: Named): string {
  return `${kindWords[kind]} (“${label}”)`;
}
