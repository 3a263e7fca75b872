import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { findPaymentFigures, type PaymentFigures } from './payment-figures.ts';
import type { PaymentSum, SentOnDay } from './payment-figures-store.ts';

const PaymentSumType = builder.objectRef<PaymentSum>('PaymentSum').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    amount: t.field({ type: 'Cents', resolve: ({ amountCents }) => amountCents }),
  }),
});

const SentOnDayType = builder.objectRef<SentOnDay>('SentOnDay').implement({
  description: 'What was sent on a day and has not come back.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'As YYYY-MM-DD.' }),
    inTransit: t.field({ type: 'Cents', resolve: ({ inTransitCents }) => inTransitCents }),
    arrived: t.field({ type: 'Cents', resolve: ({ arrivedCents }) => arrivedCents }),
  }),
});

const PaymentFiguresType = builder.objectRef<PaymentFigures>('PaymentFigures').implement({
  description: 'How the money of a partner stands, in one look.',
  fields: (t) => ({
    paidThisMonth: t.field({
      type: PaymentSumType,
      description: 'What was sent since the first of the month and has not come back.',
      resolve: ({ paidThisMonth }) => paidThisMonth,
    }),
    waiting: t.field({
      type: PaymentSumType,
      description: 'Authorized: its payee may claim it, or it waits for its day.',
      resolve: ({ waiting }) => waiting,
    }),
    inTransit: t.field({ type: PaymentSumType, resolve: ({ inTransit }) => inTransit }),
    failed: t.field({ type: PaymentSumType, resolve: ({ failed }) => failed }),
    days: t.field({
      type: [SentOnDayType],
      description: 'The last seven days, today last.',
      resolve: ({ days }) => [...days],
    }),
  }),
});

builder.queryField('paymentFigures', (t) =>
  t.field({
    type: PaymentFiguresType,
    access: staffWith('issuePayments'),
    resolve: (_root, _args, visit) => findPaymentFigures(memberContext(visit)),
  }),
);
