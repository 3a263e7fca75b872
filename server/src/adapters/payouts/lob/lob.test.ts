import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../testing/silent-log.ts';
import { readLobRefusal } from './read-refusal.ts';
import { readLobReport } from './read-report.ts';
import { toCheck } from './to-check.ts';

const now = new Date('2026-11-18T15:00:00Z');
const [partnerId, key] = [randomUUID(), randomUUID()];
const secret = 'webhook-secret';

function report(type: string, { sentAt = String(now.getTime()), body = {} } = {}) {
  const check = {
    id: 'chk_1',
    amount: 12.3,
    metadata: { handrail_partner: partnerId, handrail_attempt: key },
  };
  const text = JSON.stringify({ id: 'evt_1', event_type: { id: type }, body: { ...check, ...body } });
  const signature = createHmac('sha256', secret).update(`${sentAt}.${text}`).digest('hex');
  const headers = { 'lob-signature': signature, 'lob-signature-timestamp': sentAt };
  return readLobReport(secret, { body: text, headers }, now);
}

describe('what Lob is asked for', () => {
  it('is a check to the payee, with a memo and our marks', () => {
    const sender = { bankAccountId: 'bank_1', fromAddressId: 'adr_1', memo: 'Assistance' };
    const address = {
      addressLine1: '1 Main St',
      addressLine2: 'Apt 2',
      city: 'Bronx',
      state: 'NY',
      zip: '10451',
    };
    const order = {
      ...{ partnerId, key, now, method: 'Check' as const, amountCents: 123_457 },
      payee: { name: `Ada ${'A'.repeat(50)}`, email: 'ada@example.org' },
      destination: { kind: 'address' as const, address },
    };
    expect(toCheck(sender, order)).toEqual({
      ...{ bank_account: 'bank_1', from: 'adr_1', amount: 1234.57, memo: 'Assistance' },
      ...{ use_type: 'operational', mail_type: 'usps_first_class' },
      metadata: { handrail_partner: partnerId, handrail_attempt: key },
      to: {
        ...{ name: `Ada ${'A'.repeat(36)}`, address_line1: '1 Main St', address_line2: 'Apt 2' },
        ...{ address_city: 'Bronx', address_state: 'NY', address_zip: '10451', address_country: 'US' },
      },
    });
  });
});

describe('what Lob reports', () => {
  it.each([
    ['check.created', 'accepted'],
    ['check.in_transit', 'accepted'],
    ['check.re-routed', 'accepted'],
    ['check.processed_for_delivery', 'settled'],
    ['check.delivered', 'settled'],
    ['check.failed', 'failed'],
    ['check.rejected', 'failed'],
    ['check.returned_to_sender', 'returned'],
  ])('as %s is %s, whether or not the scan is on the check yet', (type, kind) => {
    expect(report(type)).toMatchObject({ id: 'evt_1', partnerId, key, news: { kind } });
  });

  it('does not come to life again after it came back', () => {
    const body = { tracking_events: [{ name: 'Returned to Sender' }] };
    expect(report('check.delivered', { body })).toMatchObject({ news: { kind: 'returned', code: 'R-001' } });
  });

  it('is believed within a day of its time, in seconds or milliseconds', () => {
    const hours = (count: number) => now.getTime() + count * 3_600_000;
    expect(report('check.created', { sentAt: String(hours(-23) / 1000) })).toMatchObject({ key });
    for (const sentAt of [String(hours(-25)), String(hours(25)), 'yesterday', ''])
      expect(report('check.created', { sentAt })).toBe('forged');
  });
});

describe('what Lob refuses', () => {
  it.each([
    [{ code: 'failed_deliverability_strictness', message: 'undeliverable' }, 'R-001'],
    [{ code: 'invalid', message: 'to.address_state is not a state' }, 'R-001'],
    [{ code: 'invalid_bank_account', message: 'x' }, 'F-001'],
    [{ code: 'bad_request', message: 'memo is too long' }, 'R-010'],
    [{}, 'R-010'],
  ])('as %j is told as %s', (error, code) => {
    expect(readLobRefusal({ error }, silentLog)).toBe(code);
  });

  it('because the same key is under way is no refusal', () => {
    expect(() => readLobRefusal({ error: { code: 'conflict' } }, silentLog)).toThrow('no usable answer');
  });
});
