import { paymentStatuses } from '@handrail/engine/payments';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { toPayload } from '../../../platform/graphql/payload.ts';
import { findIssued, IssueFundsPayload, PaymentStatusEnum } from '../../payments/index.ts';
import { recallPayment } from './recall-payment.ts';
import { settledRecalls, settleRecall } from './settle-recall.ts';
import { settledPayments, settleStranded } from './settle-stranded.ts';

const RecallPaymentInput = builder.inputType('RecallPaymentInput', {
  fields: (t) => ({ paymentId: t.id(), seen: t.field({ type: PaymentStatusEnum }), reason: t.string() }),
});
const recallInput = z.object({
  paymentId: z.uuid(),
  seen: z.enum(paymentStatuses),
  reason: z.string().max(2_000),
});

builder.mutationField('recallPayment', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    description: 'Asks for money back that was sent. It stands until its provider says that it took it back.',
    args: { input: t.arg({ type: RecallPaymentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        return findIssued(ctx, await recallPayment(ctx, parseInput(recallInput, input)));
      }),
  }),
);

const SettledRecallEnum = builder.enumType('SettledRecall', {
  description:
    'What its provider said when someone asked for a payment back: it took it back, or the payment stands.',
  values: settledRecalls,
});
const SettleRecallInput = builder.inputType('SettleRecallInput', {
  fields: (t) => ({
    paymentId: t.id(),
    seen: t.field({ type: PaymentStatusEnum }),
    outcome: t.field({ type: SettledRecallEnum }),
    reason: t.string(),
  }),
});
const settleInput = recallInput.extend({ outcome: z.enum(settledRecalls) });

builder.mutationField('settleRecall', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    description: 'Records what became of a recall at a provider that is no longer connected.',
    args: { input: t.arg({ type: SettleRecallInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        return findIssued(ctx, await settleRecall(ctx, parseInput(settleInput, input)));
      }),
  }),
);

const SettledPaymentEnum = builder.enumType('SettledPayment', {
  description: 'What a provider that we cannot ask said about a payment: it arrived, or it was not paid.',
  values: settledPayments,
});
const SettleStrandedInput = builder.inputType('SettleStrandedInput', {
  fields: (t) => ({
    paymentId: t.id(),
    seen: t.field({ type: PaymentStatusEnum }),
    outcome: t.field({ type: SettledPaymentEnum }),
    reason: t.string(),
  }),
});
const strandedInput = recallInput.extend({ outcome: z.enum(settledPayments) });

builder.mutationField('settleStranded', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    description: 'Records what became of a payment at a provider that is no longer connected.',
    args: { input: t.arg({ type: SettleStrandedInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        return findIssued(ctx, await settleStranded(ctx, parseInput(strandedInput, input)));
      }),
  }),
);
