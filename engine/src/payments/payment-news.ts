import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import { arrivalWords, type PaymentMethod } from './payment-methods.ts';
import { isSent, type PaymentStatus } from './payment-status.ts';

/** What the news of an award are made of. */
export interface AwardStanding {
  readonly isRecurring: boolean;
  readonly amount: string;
  /** Of each payment of a pattern; null where several payments have amounts of their own. */
  readonly patternAmount: string | null;
  /** By their dates, the earliest first. */
  readonly payments: readonly {
    readonly status: PaymentStatus;
    readonly amount: string;
    readonly method: PaymentMethod | null;
    readonly scheduledOn: string;
    readonly sentOn: string | null;
    readonly arrivesOn: string | null;
  }[];
}

/** What the same standing reads differently by (P435). */
export interface NewsReader {
  readonly features: readonly string[];
  readonly isPayee: boolean;
  /** Which of the awards of the case it is, where a case can have several. */
  readonly place?: { readonly number: number; readonly count: number } | undefined;
}

export interface PaymentNews {
  readonly title: string;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning';
}

/** How an award stands, in words: every mix of features, schedule and reader is written here (P435-P440). */
export function sayPaymentNews(locale: Locale, award: AwardStanding, reader: NewsReader): PaymentNews {
  const words = newsWords(locale);
  const news = award.isRecurring ? sayRecurring(locale, award, reader) : sayOnce(locale, award, reader);
  const { place } = reader;
  const isOneOfMany = reader.features.includes('multi-payment') && place !== undefined && place.count > 1;
  return isOneOfMany ? { ...news, text: `${news.text} ${words.place(place.number, place.count)}` } : news;
}

function sayOnce(locale: Locale, { amount, payments }: AwardStanding, reader: NewsReader): PaymentNews {
  const words = newsWords(locale);
  const whose = reader.isPayee ? words.your : words.the;
  const [payment] = payments;
  switch (payment?.status) {
    case undefined:
    case 'pending':
      return { title: words.approved, text: words.pending(whose, amount), tone: 'info' };
    case 'authorized':
      return { title: words.approved, text: sayAuthorized(locale, amount, reader), tone: 'success' };
    case 'initiated':
    case 'success':
      return { title: words.sent, text: saySent(locale, whose, amount, payment), tone: 'success' };
    case 'failed':
      return isPartnerIssued(reader)
        ? { title: words.processingTitle, text: words.processing(whose, amount), tone: 'info' }
        : { title: words.failed, text: words.failedText(whose, amount), tone: 'warning' };
    case 'canceled':
      return { title: words.canceled, text: words.canceledText(whose, amount), tone: 'warning' };
  }
}

function sayAuthorized(locale: Locale, amount: string, reader: NewsReader): string {
  const words = newsWords(locale);
  if (isClaiming(reader)) return reader.isPayee ? words.claim(amount) : words.claimByOther(amount);
  return words.authorized(reader.isPayee ? words.your : words.the, amount);
}

type StandingPayment = AwardStanding['payments'][number];

function saySent(locale: Locale, whose: string, amount: string, payment: StandingPayment): string {
  const words = newsWords(locale);
  const { method, sentOn, arrivesOn } = payment;
  const through = words.methods[method ?? 'External'];
  const sent =
    sentOn === null ? words.sentText(whose, amount, through) : words.sentOn(whose, amount, through, sentOn);
  if (payment.status === 'success') return `${sent} ${words.arrived}`;
  return arrivesOn === null ? sent : `${sent} ${words.arrives(arrivesOn)}`;
}

/** The sentences of several payments: before the first one, after a failed one, and after any other (P438-P440). */
function sayRecurring(locale: Locale, award: AwardStanding, reader: NewsReader): PaymentNews {
  const words = newsWords(locale);
  const whose = reader.isPayee ? words.your : words.the;
  const counted = award.payments.filter(({ status }) => status !== 'canceled');
  const [first] = counted;
  if (!first)
    return { title: words.canceled, text: words.canceledText(whose, award.amount), tone: 'warning' };
  const latest = counted.findLast(({ status }) => isSent(status) || status === 'failed');
  const next = counted.find(({ status }) => status === 'pending' || status === 'authorized');
  const title = next ? words.scheduled(counted.indexOf(next) + 1, counted.length) : words.sent;
  const what = award.patternAmount === null ? words.payment : words.recurringPayment;
  if (!latest) {
    const text = words.firstOf(whose, what, sayFirst(locale, award, first));
    const ready = first.status === 'authorized' ? ` ${sayReady(locale, reader)}` : '';
    return { title, text: `${text}${ready}`, tone: 'info' };
  }
  const ready = next?.status === 'authorized' ? ` ${sayNextReady(locale, next.amount, reader)}` : '';
  if (latest.status === 'failed')
    return { title: words.processingTitle, text: `${words.mostRecent(whose, what)}${ready}`, tone: 'info' };
  const time = arrivalWords(locale)[latest.method ?? 'External'];
  const text = words.lastOf(whose, what, amountOf(award, latest), time);
  return { title, text: `${text}${ready}`, tone: 'success' };
}

function amountOf({ patternAmount }: AwardStanding, { amount }: StandingPayment): string {
  return patternAmount ?? amount;
}

function sayFirst(locale: Locale, award: AwardStanding, first: StandingPayment): string {
  const words = newsWords(locale);
  const amount = amountOf(award, first);
  return first.method === null
    ? words.scheduledOn(amount, first.scheduledOn)
    : words.scheduledThrough(amount, words.methods[first.method], first.scheduledOn);
}

/** That the payment of the sentence before can be claimed, or will be sent. */
function sayReady(locale: Locale, reader: NewsReader): string {
  const words = newsWords(locale);
  if (!isClaiming(reader)) return words.readyToSend;
  return reader.isPayee ? words.readyToClaim : words.readyForOther;
}

function sayNextReady(locale: Locale, amount: string, reader: NewsReader): string {
  const words = newsWords(locale);
  if (!isClaiming(reader)) return words.nextToSend(reader.isPayee ? words.your : words.the, amount);
  return reader.isPayee ? words.nextToClaim(amount) : words.nextForOther(amount);
}

function isClaiming(reader: NewsReader): boolean {
  return reader.features.includes('claim-funds') && !isPartnerIssued(reader);
}

function isPartnerIssued({ features }: NewsReader): boolean {
  return features.includes('partner-issued');
}

const newsWords = defineWords('paymentNews', {
  your: 'Your',
  the: 'The',
  approved: 'Status: Application Approved',
  failed: 'Status: Payment Failed',
  sent: 'Status: Payment Sent',
  canceled: 'Status: Payment Canceled',
  processingTitle: 'Status: Payment Processing',
  scheduled: (number: number, count: number) =>
    `Status: Payment ${String(number)} of ${String(count)} Scheduled`,
  pending: (whose: string, amount: string) =>
    `${whose} award of ${amount} is approved. We are preparing the payment.`,
  claim: (amount: string) =>
    `Your award of ${amount} is ready. Choose how you want to be paid to receive it.`,
  claimByOther: (amount: string) => `The award of ${amount} is ready. The payee can claim it now.`,
  authorized: (whose: string, amount: string) =>
    `${whose} payment of ${amount} is authorized and will be sent soon.`,
  sentText: (whose: string, amount: string, through: string) =>
    `${whose} payment of ${amount} was sent ${through}.`,
  sentOn: (whose: string, amount: string, through: string, day: string) =>
    `${whose} payment of ${amount} was sent ${through} on ${day}.`,
  arrives: (day: string) => `It should arrive by ${day}.`,
  arrived: 'It has arrived.',
  processing: (whose: string, amount: string) => `${whose} payment of ${amount} is processing.`,
  failedText: (whose: string, amount: string) =>
    `${whose} payment of ${amount} did not go through. The award is not affected. We will contact you about the next step.`,
  canceledText: (whose: string, amount: string) => `${whose} payment of ${amount} was canceled.`,
  payment: 'payment',
  recurringPayment: 'recurring payment',
  firstOf: (whose: string, what: string, scheduled: string) => `${whose} first ${what} ${scheduled}.`,
  scheduledThrough: (amount: string, through: string, day: string) =>
    `of ${amount} is scheduled to be sent ${through} on ${day}`,
  scheduledOn: (amount: string, day: string) => `of ${amount} is scheduled to be sent on ${day}`,
  readyToClaim: 'It is ready. Choose how you want to be paid to receive it.',
  readyForOther: 'It is ready. The payee can claim it now.',
  readyToSend: 'It is authorized and will be sent soon.',
  nextToClaim: (amount: string) =>
    `Your next payment of ${amount} is ready. Choose how you want to be paid to receive it.`,
  nextForOther: (amount: string) => `The next payment of ${amount} is ready. The payee can claim it now.`,
  nextToSend: (whose: string, amount: string) =>
    `${whose} next payment of ${amount} is authorized and will be sent soon.`,
  mostRecent: (whose: string, what: string) => `${whose} most recent ${what} is processing.`,
  lastOf: (whose: string, what: string, amount: string, time: string) =>
    `${whose} ${what} of ${amount} has been sent. Arrival: ${time}.`,
  place: (number: number, count: number) =>
    `This is award ${String(number)} of ${String(count)} for this case.`,
  methods: {
    DirectDeposit: 'through direct deposit',
    Check: 'as a check',
    PhysicalCard: 'on a prepaid card',
    VirtualCard: 'on a virtual prepaid card',
    Zelle: 'through Zelle',
    External: 'outside of this portal',
  } satisfies Record<PaymentMethod, string>,
});
