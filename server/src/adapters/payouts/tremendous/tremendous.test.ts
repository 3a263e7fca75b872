import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../../testing/recording-log.ts';
import { readExternalId, toExternalId } from './external-id.ts';
import { readTremendousRefusal } from './read-refusal.ts';
import { toNews } from './to-news.ts';
import { toOrder } from './to-order.ts';

const [partnerId, key] = [randomUUID(), randomUUID()];
const settings = {
  ...{ apiKey: 'TEST_1', fundingSourceId: 'BALANCE', webhookPrivateKey: 'private' },
  campaignIds: { PhysicalCard: 'PHYSICAL', VirtualCard: 'VIRTUAL' },
};

describe('what Tremendous is asked for', () => {
  it.each([
    ['PhysicalCard', 'PHYSICAL'],
    ['VirtualCard', 'VIRTUAL'],
  ] as const)('is one %s by email, under our number', (method, campaign) => {
    const address = { addressLine1: '1 Main St', city: 'Bronx', state: 'NY', zip: '10451' };
    const asked = {
      ...{ partnerId, key, now: new Date(), method, amountCents: 10_05 },
      payee: { name: 'Ada Applicant', email: 'ada@example.org' },
      destination: { kind: 'address' as const, address },
    };
    expect(toOrder(settings, asked)).toEqual({
      external_id: `${partnerId}_${key}`,
      payment: { funding_source_id: 'BALANCE' },
      reward: {
        campaign_id: campaign,
        value: { denomination: 10.05, currency_code: 'USD' },
        recipient: { name: 'Ada Applicant', email: 'ada@example.org' },
        delivery: { method: 'EMAIL' },
      },
    });
  });

  it('carries a number that only our orders have', () => {
    expect(readExternalId(toExternalId({ partnerId, key }))).toEqual({ partnerId, key });
    for (const other of [null, undefined, '', 'order-7', `${partnerId}_`, `${partnerId}_${key}_1`])
      expect(readExternalId(other)).toBeUndefined();
  });
});

describe('how an order stands', () => {
  const read = (status: string, delivery: string, refund?: { total: number }) =>
    toNews({ id: 'O1', status, payment: { refund }, rewards: [{ delivery: { status: delivery } }] });

  it.each([
    ['OPEN', 'PENDING', 'accepted'],
    ['PENDING APPROVAL', 'PENDING', 'accepted'],
    ['PENDING INTERNAL PAYMENT APPROVAL', 'PENDING', 'accepted'],
    ['PENDING SETTLEMENT', 'PENDING', 'accepted'],
    ['EXECUTED', 'SCHEDULED', 'accepted'],
    ['EXECUTED', 'SUCCEEDED', 'settled'],
    ['FAILED', 'PENDING', 'failed'],
    ['CANCELED', 'PENDING', 'failed'],
    ['CANCELED', 'SUCCEEDED', 'returned'],
  ])('as %s with the delivery %s is %s', (status, delivery, kind) => {
    expect(read(status, delivery).kind).toBe(kind);
  });

  it('is back when its reward was canceled and refunded', () => {
    expect(read('EXECUTED', 'SUCCEEDED', { total: 10 }).kind).toBe('returned');
  });

  it('is still on its way when the email bounced, and someone is told', () => {
    const log = createRecordingLog();
    const order = { id: 'O1', status: 'EXECUTED', rewards: [{ delivery: { status: 'FAILED' } }] };
    expect(toNews(order, log)).toEqual({ kind: 'accepted', reference: 'O1' });
    expect(log.lines).toMatchObject([{ level: 'error' }]);
  });
});

describe('what Tremendous refuses', () => {
  it.each([
    [402, {}, 'F-001'],
    [400, { reward: { recipient: { email: 'is not valid' } } }, 'A-004'],
    [400, { payment: { funding_source_id: 'is missing' } }, 'R-010'],
    [422, undefined, 'R-010'],
  ])('with %i and %j is told as %s', (status, payload, code) => {
    const log = createRecordingLog();
    expect(readTremendousRefusal(status, { errors: { message: 'no', payload } }, log)).toBe(code);
  });

  it('is logged by the names of what was wrong, never by the values', () => {
    const log = createRecordingLog();
    const payload = { reward: { recipient: { name: 'Ada is too short' }, 'Ada Lovelace': 'x' } };
    readTremendousRefusal(400, { errors: { payload } }, log);
    expect(log.lines).toMatchObject([{ status: 400, faults: ['reward.recipient.name'] }]);
    expect(JSON.stringify(log.lines)).not.toContain('Ada');
  });
});
