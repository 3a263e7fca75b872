import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { SecondFactor } from './second-factor.ts';

type Named = Pick<SecondFactor, 'kind' | 'label'>;

const kindWords = {
  totp: 'An authenticator app',
  passkey: 'A passkey',
} as const satisfies Record<SecondFactor['kind'], string>;

/** Tells a person that a second factor was added. */
export function writeFactorAddedMail(partner: Partner, factor: Named): WrittenMail {
  return writeMail(partner, {
    subject: 'A second factor was added to your staff account',
    paragraphs: [`${describe(factor)} was added to your staff account. You can now use it to sign in.`],
    notes: [wasItYou],
  });
}

/** Tells a person that a second factor was removed. */
export function writeFactorRemovedMail(partner: Partner, factor: Named): WrittenMail {
  return writeMail(partner, {
    subject: 'A second factor was removed from your staff account',
    paragraphs: [
      `${describe(factor)} was removed from your staff account. It can no longer be used to sign in.`,
    ],
    notes: [wasItYou],
  });
}

/** Tells a person that one of the codes they wrote down was used. */
export function writeRecoveryCodeUsedMail(partner: Partner, codesLeft: number): WrittenMail {
  const left = codesLeft === 1 ? 'You have 1 code left.' : `You have ${String(codesLeft)} codes left.`;
  return writeMail(partner, {
    subject: 'A recovery code was used for your staff account',
    paragraphs: [`Someone signed in to your staff account with a recovery code. ${left}`],
    notes: [wasItYou],
  });
}

/** Tells a person that someone who knows their password keeps guessing codes. */
export function writeWrongCodeMail(partner: Partner): WrittenMail {
  return writeMail(partner, {
    subject: 'Someone entered a wrong code for your staff account',
    paragraphs: [
      'Someone signed in to your staff account with the right password and then entered a wrong code. No one got in.',
      'If you mistyped your code, there is nothing to do.',
      'If it was not you, someone knows your password. Choose a new one now, and tell an admin of your team.',
    ],
  });
}

/** Tells a person that their codes are locked. */
export function writeWrongCodesMail(partner: Partner): WrittenMail {
  return writeMail(partner, {
    subject: 'Someone entered wrong codes for your staff account',
    paragraphs: [
      'Someone signed in to your staff account with the right password and then entered a wrong code many times. We have paused sign-in by code for an hour. No one got in, and you are still signed in on your own devices.',
      'If this was you, wait an hour and try again, or use a passkey if you have one.',
      'If this was not you, someone knows your password. Tell an admin on your team right away. An admin can end your access and invite you again so that you can choose a new password.',
    ],
  });
}

const wasItYou = 'If this was not you, tell an admin on your team right away and change your password.';

function describe({ kind, label }: Named): string {
  return `${kindWords[kind]} (“${label}”)`;
}
