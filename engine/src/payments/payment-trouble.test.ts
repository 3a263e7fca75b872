import { describe, expect, it } from 'vitest';
import { listPaymentActs } from './payment-acts.ts';
import {
  choosePaymentStep,
  findPaymentTrouble,
  sayPaymentTrouble,
  type TroubledPayment,
} from './payment-trouble.ts';

const now = new Date('2026-11-17T12:00:00Z');
const fine: TroubledPayment = {
  ...{ status: 'authorized', isHeld: false, isReturned: false, attempt: null, scheduledFor: '2026-11-16' },
};
const attempt = { isUnanswered: true, begunAt: new Date('2026-11-17T11:00:00Z'), code: null };
const gone = {
  ...{ isUnanswered: false, isGone: true, code: null },
  begunAt: new Date('2026-11-10T11:59:59Z'),
};

describe('findPaymentTrouble', () => {
  it.each<[string, Partial<TroubledPayment>, string | undefined]>([
    ['what waits to be claimed', {}, undefined],
    ['what waits for more than a week', { scheduledFor: '2026-11-09' }, 'unclaimed'],
    [
      'what is paid elsewhere and not recorded for more than a week',
      { scheduledFor: '2026-11-09', method: 'External' },
      'unrecorded',
    ],
    ['what is paused after a change', { isCoolingDown: true }, 'coolingDown'],
    ['what is held, whatever else', { isHeld: true, scheduledFor: '2026-11-09' }, 'held'],
    ['what was held and then canceled', { isHeld: true, status: 'canceled' }, undefined],
    ['what has no answer for an hour', { attempt }, 'unknown'],
    ['what was sent a minute ago', { attempt: { ...attempt, begunAt: now } }, undefined],
    ['what failed', { status: 'failed' }, 'failed'],
    ['what came back', { status: 'failed', isReturned: true }, 'returned'],
    ['what arrived', { status: 'success' }, undefined],
    [
      'what someone asked for back from a provider that is gone',
      { status: 'success', attempt: { ...attempt, isUnanswered: false, isRecallStuck: true } },
      'recallStuck',
    ],
    [
      'what came back from a provider that is gone',
      { status: 'failed', attempt: { ...attempt, isUnanswered: false, isRecallStuck: true } },
      'failed',
    ],
    [
      'what was sent last week through a provider that is gone',
      { status: 'initiated', attempt: gone },
      'stranded',
    ],
    [
      'what was sent this week through a provider that is gone',
      { status: 'initiated', attempt: { ...gone, begunAt: new Date('2026-11-10T12:00:01Z') } },
      undefined,
    ],
    [
      'what nobody answered for a week at a provider that is gone',
      { attempt: { ...gone, isUnanswered: true } },
      'stranded',
    ],
    ['what arrived through a provider that is gone', { status: 'success', attempt: gone }, undefined],
    [
      'what someone asked for back a week ago from a provider that is gone',
      { status: 'initiated', attempt: { ...gone, isRecallStuck: true } },
      'recallStuck',
    ],
    ['what was canceled long ago', { status: 'canceled', scheduledFor: '2026-01-09' }, undefined],
  ])('%s', (_name, given, expected) => {
    expect(findPaymentTrouble({ ...fine, ...given }, now)).toBe(expected);
  });
});

describe('choosePaymentStep', () => {
  it.each([
    ['held', null, 'release'],
    ['unknown', null, 'wait'],
    ['failed', 'A-005', 'askPayee'],
    ['returned', 'R-001', 'askPayee'],
    ['failed', 'A-010', 'reissue'],
    ['failed', null, 'reissue'],
    ['unclaimed', null, 'cancel'],
    ['unrecorded', null, 'recordExternal'],
    ['recallStuck', null, 'settleRecall'],
    ['stranded', null, 'settleStranded'],
  ] as const)('%s with %s leads to %s', (trouble, code, expected) => {
    expect(choosePaymentStep(trouble, code)).toBe(expected);
  });

  it('says in words of staff why a payment failed', () => {
    expect(sayPaymentTrouble('en', 'failed', 'A-005')).toBe(
      'The payment did not go through. The account is closed.',
    );
    expect(sayPaymentTrouble('en', 'returned', null)).toBe(
      'The bank sent the money back after it had arrived.',
    );
  });
});

describe('listPaymentActs', () => {
  it.each([
    ['pending', false, false, ['hold', 'changeMethod', 'cancel']],
    ['authorized', false, true, []],
    ['failed', false, false, ['hold', 'reissue', 'changeMethod', 'cancel']],
    ['failed', true, false, ['release', 'changeMethod', 'cancel']],
    ['initiated', false, true, []],
    ['initiated', true, false, ['release']],
    ['success', false, false, []],
    ['canceled', false, false, []],
  ] as const)('%s, held: %s, unanswered: %s', (status, isHeld, isUnanswered, expected) => {
    expect(listPaymentActs({ status, isHeld, isUnanswered })).toEqual(expected);
  });
});
