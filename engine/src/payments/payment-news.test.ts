import { describe, expect, it } from 'vitest';
import { sayPaymentNews, type AwardStanding, type NewsReader } from './payment-news.ts';

type Standing = AwardStanding['payments'][number];

const payment = (overrides: Partial<Standing>): Standing => ({
  status: 'authorized',
  amount: '$250.00',
  method: null,
  scheduledOn: 'December 1, 2026',
  sentOn: null,
  arrivesOn: null,
  ...overrides,
});
const sent = payment({
  status: 'initiated',
  method: 'DirectDeposit',
  sentOn: 'November 16, 2026',
  arrivesOn: 'November 19, 2026',
});

function say(
  payments: readonly Standing[],
  reader: Partial<NewsReader> = {},
  isRecurring = false,
  patternAmount: string | null = '$250.00',
) {
  const award = { isRecurring, amount: '$750.00', patternAmount, payments };
  const { title, text } = sayPaymentNews('en', award, {
    features: ['claim-funds'],
    isPayee: true,
    ...reader,
  });
  return `${title} | ${text}`;
}

const issued = { features: ['partner-issued'] };
const other = { isPayee: false };

describe('the news of an award', () => {
  it.each([
    [
      say([payment({})]),
      'Status: Application Approved | Your award of $750.00 is ready. Choose how you want to be paid to receive it.',
    ],
    [
      say([payment({})], other),
      'Status: Application Approved | The award of $750.00 is ready. The payee can claim it now.',
    ],
    [
      say([payment({})], issued),
      'Status: Application Approved | Your payment of $750.00 is authorized and will be sent soon.',
    ],
    [
      say([payment({ status: 'failed' })]),
      'Status: Payment Failed | Your payment of $750.00 did not go through. The award is not affected. We will contact you about the next step.',
    ],
    [
      say([payment({ status: 'failed' })], issued),
      'Status: Payment Processing | Your payment of $750.00 is processing.',
    ],
    [
      say([payment({ status: 'pending' })]),
      'Status: Application Approved | Your award of $750.00 is approved. We are preparing the payment.',
    ],
    [
      say([payment({})], { ...other, ...issued }),
      'Status: Application Approved | The payment of $750.00 is authorized and will be sent soon.',
    ],
    [
      say([payment({ status: 'failed' })], other),
      'Status: Payment Failed | The payment of $750.00 did not go through. The award is not affected. We will contact you about the next step.',
    ],
    [
      say([payment({ status: 'canceled' })]),
      'Status: Payment Canceled | Your payment of $750.00 was canceled.',
    ],
    [
      say([{ ...sent, status: 'success' }]),
      'Status: Payment Sent | Your payment of $750.00 was sent through direct deposit on November 16, 2026. It has arrived.',
    ],
    [
      say([sent], { ...other, features: ['multi-payment'], place: { number: 1, count: 2 } }),
      'Status: Payment Sent | The payment of $750.00 was sent through direct deposit on November 16, 2026. It should arrive by November 19, 2026. This is award 1 of 2 for this case.',
    ],
  ])('says once: %s [P435] [P436] [P437]', (said, expected) => {
    expect(said).toBe(expected);
  });

  const awaited = payment({ status: 'pending', method: 'Check' });
  const ready = payment({});
  const failed = payment({ status: 'failed', method: 'Check' });
  const first = 'Your first recurring payment of $250.00 is scheduled to be sent on December 1, 2026.';
  const wasSent = 'Your recurring payment of $250.00 has been sent. Arrival: 1-3 business days.';

  it.each([
    [
      say([awaited, awaited], issued, true),
      'Status: Payment 1 of 2 Scheduled | Your first recurring payment of $250.00 is scheduled to be sent as a check on December 1, 2026.',
    ],
    [
      say([ready, awaited], {}, true),
      `Status: Payment 1 of 2 Scheduled | ${first} It is ready. Choose how you want to be paid to receive it.`,
    ],
    [
      say([ready, awaited], other, true),
      'Status: Payment 1 of 2 Scheduled | The first recurring payment of $250.00 is scheduled to be sent on December 1, 2026. It is ready. The payee can claim it now.',
    ],
    [
      say([ready, awaited], issued, true),
      `Status: Payment 1 of 2 Scheduled | ${first} It is authorized and will be sent soon.`,
    ],
    [
      say([failed, awaited], {}, true),
      'Status: Payment Processing | Your most recent recurring payment is processing.',
    ],
    [say([sent, awaited], {}, true), `Status: Payment 2 of 2 Scheduled | ${wasSent}`],
    [
      say([sent, ready], {}, true),
      `Status: Payment 2 of 2 Scheduled | ${wasSent} Your next payment of $250.00 is ready. Choose how you want to be paid to receive it.`,
    ],
    [
      say([sent, ready], other, true),
      'Status: Payment 2 of 2 Scheduled | The recurring payment of $250.00 has been sent. Arrival: 1-3 business days. The next payment of $250.00 is ready. The payee can claim it now.',
    ],
    [
      say([sent, ready], issued, true),
      `Status: Payment 2 of 2 Scheduled | ${wasSent} Your next payment of $250.00 is authorized and will be sent soon.`,
    ],
    [
      say([sent, sent], other, true),
      'Status: Payment Sent | The recurring payment of $250.00 has been sent. Arrival: 1-3 business days.',
    ],
    [
      say([payment({ status: 'canceled' })], {}, true),
      'Status: Payment Canceled | Your payment of $750.00 was canceled.',
    ],
  ])('says of a pattern: %s [P435] [P436] [P437] [P438] [P439] [P440]', (said, expected) => {
    expect(said).toBe(expected);
  });

  const small = { amount: '$100.00' };
  it.each([
    [
      say([{ ...awaited, ...small }, awaited], {}, true, null),
      'Status: Payment 1 of 2 Scheduled | Your first payment of $100.00 is scheduled to be sent as a check on December 1, 2026.',
    ],
    [
      say([{ ...sent, ...small }, ready], {}, true, null),
      'Status: Payment 2 of 2 Scheduled | Your payment of $100.00 has been sent. Arrival: 1-3 business days. Your next payment of $250.00 is ready. Choose how you want to be paid to receive it.',
    ],
    [
      say([failed, awaited], {}, true, null),
      'Status: Payment Processing | Your most recent payment is processing.',
    ],
  ])('names the amount of each of several payments: %s [P435] [P437]', (said, expected) => {
    expect(said).toBe(expected);
  });

  it('names the last payment of a pattern, which takes the rounding, with its own amount [P437]', () => {
    const last = payment({ amount: '$250.01' });
    expect(say([sent, last], {}, true)).toContain('Your next payment of $250.01 is ready.');
  });
});
