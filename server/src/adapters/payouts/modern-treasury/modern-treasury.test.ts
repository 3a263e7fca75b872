import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../../testing/recording-log.ts';
import { readRefusal } from './read-refusal.ts';
import { toNews } from './to-news.ts';
import { toPaymentOrder } from './to-payment-order.ts';

const order = { id: 'po-1', amount: 100, metadata: {}, status: 'pending' };

describe('what Modern Treasury is asked for', () => {
  it('is an ACH credit to a person, with the account inline and our marks', () => {
    const [partnerId, key] = [randomUUID(), randomUUID()];
    const asked = {
      ...{ partnerId, key, now: new Date(), method: 'DirectDeposit' as const, amountCents: 123_457 },
      payee: { name: 'Ada Applicant', email: 'ada@example.org' },
      destination: {
        ...{ kind: 'bankAccount' as const, accountType: 'savings' as const },
        ...{ routingNumber: '021000021', accountNumber: '123456789' },
      },
    };
    const origin = { originatingAccountId: 'account-1', statementDescriptor: 'ASSISTANCE' };
    expect(toPaymentOrder(origin, asked)).toEqual({
      ...{ type: 'ach', subtype: 'PPD', direction: 'credit', currency: 'USD', amount: 123_457 },
      ...{ originating_account_id: 'account-1', statement_descriptor: 'ASSISTANCE' },
      metadata: { handrail_partner: partnerId, handrail_attempt: key },
      receiving_account: {
        ...{ party_name: 'Ada Applicant', party_type: 'individual', account_type: 'savings' },
        account_details: [{ account_number: '123456789', account_number_type: 'other' }],
        routing_details: [{ routing_number: '021000021', routing_number_type: 'aba', payment_type: 'ach' }],
      },
    });
  });
});

describe('how a payment order stands', () => {
  it.each([
    ['needs_approval', 'accepted'],
    ['processing', 'accepted'],
    ['sent', 'accepted'],
    ['held', 'accepted'],
    ['something new', 'accepted'],
    ['completed', 'settled'],
    ['canceled', 'failed'],
    ['denied', 'failed'],
    ['failed', 'failed'],
    ['stopped', 'failed'],
    ['returned', 'returned'],
    ['reversed', 'returned'],
  ])('as %s is %s', (status, kind) => {
    expect(toNews({ ...order, status }).kind).toBe(kind);
  });

  it.each([
    ['R02', 'A-005'],
    ['R03', 'A-002'],
    ['R04', 'A-003'],
    ['R13', 'A-001'],
    ['R16', 'A-007'],
    ['R29', 'A-010'],
  ])('after the return %s is told as %s', (code, expected) => {
    const news = toNews({ ...order, status: 'returned', current_return: { code } });
    expect(news).toEqual({ kind: 'returned', reference: 'po-1', code: expected });
  });

  it('is an alarm when the bank could not read what we sent, and blames nobody', () => {
    const log = createRecordingLog();
    const news = toNews({ ...order, status: 'returned', current_return: { code: 'R19' } }, log);
    expect(news).toMatchObject({ code: 'A-010' });
    expect(log.lines).toMatchObject([{ level: 'error', code: 'R19' }]);
  });
});

describe('what Modern Treasury refuses', () => {
  it.each([
    ['receiving_account.routing_details.routing_number', 'A-001'],
    ['receiving_account.account_details.account_number', 'A-003'],
    ['receiving_account.account_type', 'A-007'],
  ])('because of %s is told as %s', (parameter, code) => {
    const log = createRecordingLog();
    expect(readRefusal({ errors: { code: 'parameter_invalid', parameter } }, log)).toBe(code);
    expect(log.lines).toEqual([]);
  });

  it('because of our own settings is an alarm that names the parameter alone', () => {
    const log = createRecordingLog();
    const errors = { code: 'parameter_invalid', message: '123456789', parameter: 'originating_account_id' };
    expect(readRefusal({ errors }, log)).toBe('A-010');
    expect(readRefusal('<html>', log)).toBe('A-010');
    expect(log.lines[0]).toMatchObject({ faults: ['parameter_invalid originating_account_id'] });
    expect(JSON.stringify(log.lines)).not.toContain('123456789');
  });
});
