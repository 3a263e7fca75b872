import { describe, expect, it } from 'vitest';
import { sayPaymentNews, type AwardStanding, type NewsReader } from './payment-news.ts';

type Standing = AwardStanding['payments'][number];

const payment = (overrides: Partial<Standing>): Standing => ({
  status: 'authorized',
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

function say(payments: readonly Standing[], reader: Partial<NewsReader> = {}, isRecurring = false) {
  const award = { isRecurring, amount: '$750.00', patternAmount: '$250.00', payments };
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
      say([sent], { ...other, features: ['multi-payment'], place: { number: 1, count: 2 } }),
      'Status: Payment Sent | The payment of $750.00 was sent through direct deposit on November 16, 2026. It should arrive by November 19, 2026. This is award 1 of 2 for this case.',
    ],
  ])('says once: %s [P435] [P436] [P437]', (said, expected) => {
    expect(said).toBe(expected);
  });

  it('says what a pattern is at [P436] [P438] [P439] [P440]', () => {
    const pending = payment({ status: 'pending', method: 'Check' });
    expect(say([pending, pending], issued, true)).toBe(
      'Status: Payment 1 of 2 Scheduled | Your first recurring payment of $250.00 is scheduled to be sent as a check on December 1, 2026.',
    );
    expect(say([payment({ status: 'failed' }), pending], {}, true)).toBe(
      'Status: Payment Processing | Your most recent recurring payment is processing.',
    );
    expect(say([sent, pending], {}, true)).toBe(
      'Status: Payment 2 of 2 Scheduled | Your recurring payment of $250.00 has been sent. Arrival: 1-3 business days.',
    );
    expect(say([sent, sent], other, true)).toMatch(
      /^Status: Payment Sent \| The recurring payment of \$250\.00/,
    );
  });
});
