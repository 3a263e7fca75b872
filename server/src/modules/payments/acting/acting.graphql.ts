import { paymentMethods, paymentStatuses } from '@handrail/engine/payments';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { toPayload } from '../../../platform/graphql/payload.ts';
import { findIssued, IssueFundsPayload } from '../issuing/issue-payload.graphql.ts';
import { listAwardsToApprove } from '../views/list-awards-to-approve.ts';
import { PaymentMethodEnum, PaymentStatusEnum, StaffFulfillmentType } from '../views/payment-type.graphql.ts';
import { approveAward } from './approve-award.ts';
import { changePaymentMethod } from './change-method.ts';
import { holdPayment, releasePayment } from './hold-payment.ts';
import { cancelPayment, reissuePayment } from './move-payments.ts';
import { stopAward } from './stop-award.ts';

builder.queryField('awardsToApprove', (t) =>
  t.field({
    type: [StaffFulfillmentType],
    access: staffWith('issuePayments'),
    description: 'The awards that wait for a second person, the oldest first.',
    resolve: (_root, _args, visit) => listAwardsToApprove(memberContext(visit)),
  }),
);

/** Does something to an award, and answers what it made of the case, the program and the fund. */
function act<Input>(
  ctx: RequestContext,
  schema: z.ZodType<Input>,
  input: unknown,
  work: (ctx: RequestContext, input: Input) => Promise<string>,
) {
  return toPayload(async () => findIssued(ctx, await work(ctx, parseInput(schema, input))));
}

const words = z.string().max(2_000);

const AwardInput = builder.inputType('AwardInput', {
  fields: (t) => ({ fulfillmentId: t.id(), version: t.int({ description: 'As the caller saw it.' }) }),
});
const award = z.object({ fulfillmentId: z.uuid(), version: z.number().int() });

builder.mutationField('approveAward', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: AwardInput }) },
    resolve: (_root, { input }, visit) => act(memberContext(visit), award, input, approveAward),
  }),
);

const StopAwardInput = builder.inputType('StopAwardInput', {
  fields: (t) => ({ fulfillmentId: t.id(), version: t.int(), reason: t.string() }),
});

builder.mutationField('stopAward', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: StopAwardInput }) },
    resolve: (_root, { input }, visit) =>
      act(memberContext(visit), award.extend({ reason: words }), input, stopAward),
  }),
);

const CancelPaymentInput = builder.inputType('CancelPaymentInput', {
  fields: (t) => ({ paymentId: t.id(), seen: t.field({ type: PaymentStatusEnum }), reason: t.string() }),
});
const seenPayment = z.object({ paymentId: z.uuid(), seen: z.enum(paymentStatuses) });

builder.mutationField('cancelPayment', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: CancelPaymentInput }) },
    resolve: (_root, { input }, visit) =>
      act(memberContext(visit), seenPayment.extend({ reason: words }), input, cancelPayment),
  }),
);

const ReissuePaymentInput = builder.inputType('ReissuePaymentInput', {
  fields: (t) => ({ paymentId: t.id(), seen: t.field({ type: PaymentStatusEnum }) }),
});

builder.mutationField('reissuePayment', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ReissuePaymentInput }) },
    resolve: (_root, { input }, visit) => act(memberContext(visit), seenPayment, input, reissuePayment),
  }),
);

const HoldPaymentInput = builder.inputType('HoldPaymentInput', {
  fields: (t) => ({ paymentId: t.id(), note: t.string() }),
});

builder.mutationField('holdPayment', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: HoldPaymentInput }) },
    resolve: (_root, { input }, visit) =>
      act(memberContext(visit), z.object({ paymentId: z.uuid(), note: words }), input, holdPayment),
  }),
);

const ReleasePaymentInput = builder.inputType('ReleasePaymentInput', {
  fields: (t) => ({ paymentId: t.id() }),
});

builder.mutationField('releasePayment', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ReleasePaymentInput }) },
    resolve: (_root, { input }, visit) =>
      act(memberContext(visit), z.object({ paymentId: z.uuid() }), input, releasePayment),
  }),
);

const ChangeMethodInput = builder.inputType('ChangePaymentMethodInput', {
  fields: (t) => ({
    paymentId: t.id(),
    version: t.int(),
    method: t.field({
      type: PaymentMethodEnum,
      required: false,
      description: 'Without one, the payee chooses.',
    }),
  }),
});
const methodChange = z.object({
  paymentId: z.uuid(),
  version: z.number().int(),
  method: z.enum(paymentMethods).nullable().default(null),
});

builder.mutationField('changePaymentMethod', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ChangeMethodInput }) },
    resolve: (_root, { input }, visit) => act(memberContext(visit), methodChange, input, changePaymentMethod),
  }),
);
