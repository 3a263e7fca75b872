import { type Balances, journalMoveNames } from '@handrail/engine/payments';
import { builder } from '../../platform/graphql/builder.ts';
import { type FundWithBalances, isLow, type JournalEntry, totalOf } from './fund.ts';

export const FundBalancesType = builder.objectRef<Balances>('FundBalances').implement({
  description: 'Where the money of a fund is.',
  fields: (t) => ({
    remaining: t.field({ type: 'Cents', resolve: ({ remaining }) => remaining }),
    obligated: t.field({ type: 'Cents', resolve: ({ obligated }) => obligated }),
    inTransit: t.field({ type: 'Cents', resolve: ({ inTransit }) => inTransit }),
    disbursed: t.field({ type: 'Cents', resolve: ({ disbursed }) => disbursed }),
    returned: t.field({ type: 'Cents', resolve: ({ returned }) => returned }),
    total: t.field({
      type: 'Cents',
      description: 'What came into the fund and was not taken out again.',
      resolve: totalOf,
    }),
  }),
});

export const FundType = builder.objectRef<FundWithBalances>('Fund').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    programIds: t.idList({
      description: 'The programs that it may pay for; empty means all of them.',
      resolve: ({ programIds }) => [...programIds],
    }),
    startsOn: t.exposeString('startsOn', { nullable: true }),
    endsOn: t.exposeString('endsOn', { nullable: true }),
    lowBalance: t.field({ type: 'Cents', nullable: true, resolve: ({ lowBalanceCents }) => lowBalanceCents }),
    isLow: t.boolean({ description: 'What remains is at or below the low balance.', resolve: isLow }),
    blockedReason: t.exposeString('blockedReason', { nullable: true }),
    closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
    version: t.exposeInt('version'),
    balances: t.field({ type: FundBalancesType, resolve: ({ balances }) => balances }),
  }),
});

const JournalMoveEnum = builder.enumType('JournalMove', { values: journalMoveNames });

export const JournalEntryType = builder.objectRef<JournalEntry>('JournalEntry').implement({
  description: 'One move of money in a fund.',
  fields: (t) => ({
    id: t.exposeID('id'),
    seq: t.exposeInt('seq'),
    move: t.field({ type: JournalMoveEnum, resolve: ({ move }) => move }),
    amount: t.field({ type: 'Cents', resolve: ({ amountCents }) => amountCents }),
    paymentId: t.exposeID('paymentId', { nullable: true }),
    memo: t.exposeString('memo', { nullable: true }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    balances: t.field({
      type: FundBalancesType,
      description: 'The balances after it.',
      resolve: ({ balances }) => balances,
    }),
  }),
});
