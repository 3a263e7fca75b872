import { defineWords, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import type { SecondFactor } from './second-factor.ts';

type Named = Pick<SecondFactor, 'kind' | 'label'>;

/** Tells a person that a second factor was added. */
export function writeFactorAddedMail(locale: Locale, partner: Partner, { kind, label }: Named): WrittenMail {
  const words = factorMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.addedSubject,
    paragraphs: [words.added(words.kinds[kind], label)],
    notes: [words.wasItYou],
  });
}

/** Tells a person that a second factor was removed. */
export function writeFactorRemovedMail(
  locale: Locale,
  partner: Partner,
  { kind, label }: Named,
): WrittenMail {
  const words = factorMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.removedSubject,
    paragraphs: [words.removed(words.kinds[kind], label)],
    notes: [words.wasItYou],
  });
}

/** Tells a person that one of the codes they wrote down was used. */
export function writeRecoveryCodeUsedMail(locale: Locale, partner: Partner, codesLeft: number): WrittenMail {
  const words = factorMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.codeUsedSubject,
    paragraphs: [words.codeUsed(codesLeft)],
    notes: [words.wasItYou],
  });
}

/** Tells a person that someone who knows their password keeps guessing codes. */
export function writeWrongCodeMail(locale: Locale, partner: Partner): WrittenMail {
  const words = factorMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.wrongCodeSubject,
    paragraphs: [words.wrongCode, words.mistyped, words.knowsPassword],
  });
}

/** Tells a person that their codes are locked. */
export function writeWrongCodesMail(locale: Locale, partner: Partner): WrittenMail {
  const words = factorMailWords(locale);
  return writeMail(locale, partner, {
    subject: words.wrongCodesSubject,
    paragraphs: [words.wrongCodes, words.waitAnHour, words.tellAdmin],
  });
}

const factorMailWords = defineWords('secondFactorMails', {
  kinds: {
    totp: 'An authenticator app',
    passkey: 'A passkey',
  } satisfies Record<SecondFactor['kind'], string>,
  wasItYou: 'If this was not you, tell an admin on your team right away and change your password.',
  addedSubject: 'A second factor was added to your staff account',
  added: (kind: string, label: string) =>
    `${kind} (“${label}”) was added to your staff account. You can now use it to sign in.`,
  removedSubject: 'A second factor was removed from your staff account',
  removed: (kind: string, label: string) =>
    `${kind} (“${label}”) was removed from your staff account. It can no longer be used to sign in.`,
  codeUsedSubject: 'A recovery code was used for your staff account',
  codeUsed: (left: number) =>
    `Someone signed in to your staff account with a recovery code. ${left === 1 ? 'You have 1 code left.' : `You have ${String(left)} codes left.`}`,
  wrongCodeSubject: 'Someone entered a wrong code for your staff account',
  wrongCode:
    'Someone signed in to your staff account with the right password and then entered a wrong code. No one got in.',
  mistyped: 'If you mistyped your code, there is nothing to do.',
  knowsPassword:
    'If it was not you, someone knows your password. Choose a new one now, and tell an admin of your team.',
  wrongCodesSubject: 'Someone entered wrong codes for your staff account',
  wrongCodes:
    'Someone signed in to your staff account with the right password and then entered a wrong code many times. We have paused sign-in by code for an hour. No one got in, and you are still signed in on your own devices.',
  waitAnHour: 'If this was you, wait an hour and try again, or use a passkey if you have one.',
  tellAdmin:
    'If this was not you, someone knows your password. Tell an admin on your team right away. An admin can end your access and invite you again so that you can choose a new password.',
});
