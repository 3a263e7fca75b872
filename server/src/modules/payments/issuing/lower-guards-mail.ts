import { defineWords, formatAmount, formatMoment, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';
import type { PaymentSettings, PendingGuards } from './payment-settings.ts';

interface LowerGuards {
  readonly now: PaymentSettings;
  readonly added: PendingGuards;
  readonly by: string;
  readonly url: string;
}

/** Tells an admin what another one lowers from tomorrow on, so that they can object in time. */
export function writeLowerGuardsMail(
  locale: Locale,
  partner: Partner,
  { now, added, by, url }: LowerGuards,
): WrittenMail {
  const words = lowerGuardsWords(locale);
  const toAmount = (cents: number | null) => (cents === null ? words.never : formatAmount(cents));
  const { secondApproverAboveCents: second, retypeAboveCents: retype, coolDownHours: pause } = added;
  const from = Object.values(added)[0]?.from;
  return writeMail(locale, partner, {
    subject: words.subject(partner.name),
    paragraphs: [
      words.who(by, from ? formatMoment(locale, from, partner.timeZone) : ''),
      ...(second ? [words.second(toAmount(now.secondApproverAboveCents), toAmount(second.value))] : []),
      ...(retype ? [words.retype(toAmount(now.retypeAboveCents), toAmount(retype.value))] : []),
      ...(pause ? [words.pause(String(now.coolDownHours), String(pause.value))] : []),
      ...(added.certifierMayIssue ? [words.certifier] : []),
      words.object,
    ],
    action: { label: words.open, url },
  });
}

const lowerGuardsWords = defineWords('lowerGuardsMail', {
  subject: (partner: string) => `Payments of ${partner} will be guarded less`,
  who: (by: string, from: string) => `${by} changed the payment settings. From ${from} on:`,
  never: 'never',
  second: (before: string, after: string) =>
    `A second person approves awards above this amount. Now: ${before}. Then: ${after}.`,
  retype: (before: string, after: string) =>
    `The amount is typed twice above this amount. Now: ${before}. Then: ${after}.`,
  pause: (before: string, after: string) =>
    `Hours without payments after a payee’s details change. Now: ${before}. Then: ${after}.`,
  certifier: 'Whoever certified or approved an amount may pay it out too.',
  object:
    'If you did not agree to this, open the payment settings before then and set it back. What already waits is not affected.',
  open: 'Open the payment settings',
});
