import { paymentMethods, paymentStatuses, paymentTroubles } from '@handrail/engine/payments';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import {
  FundNameType,
  PaymentMethodEnum,
  PaymentStatusEnum,
  PaymentTroubleEnum,
  StaffPaymentType,
} from '../views/payment-type.graphql.ts';
import { exportPayments } from './export-payments.ts';
import { listPayments, type PaymentPage, type PaymentRow } from './list-payments.ts';
import type { PaymentFilter } from './payment-list-store.ts';

const PaymentFilterInput = builder.inputType('PaymentFilterInput', {
  description: 'What is not said does not narrow the list.',
  fields: (t) => ({
    status: t.field({ type: PaymentStatusEnum, required: false }),
    method: t.field({ type: PaymentMethodEnum, required: false }),
    fundId: t.id({ required: false }),
    programId: t.id({ required: false }),
    batchId: t.id({ required: false, description: 'Only those that go to the bank in this batch.' }),
    from: t.string({ required: false, description: 'The first effective day, as YYYY-MM-DD.' }),
    to: t.string({ required: false, description: 'The last effective day.' }),
    isHeld: t.boolean({ required: false }),
    troubles: t.field({
      type: [PaymentTroubleEnum],
      required: false,
      description: 'Only those that need a person for one of these reasons.',
    }),
  }),
});

const filterInput = z.object({
  status: z.enum(paymentStatuses).nullish(),
  method: z.enum(paymentMethods).nullish(),
  fundId: z.uuid().nullish(),
  programId: z.uuid().nullish(),
  batchId: z.uuid().nullish(),
  from: z.iso.date().nullish(),
  to: z.iso.date().nullish(),
  isHeld: z.boolean().nullish(),
  troubles: z.array(z.enum(paymentTroubles)).min(1).max(paymentTroubles.length).nullish(),
});

function toFilter(input: z.infer<typeof filterInput>): PaymentFilter {
  const { isHeld, ...rest } = input;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return { ...said, ...(isHeld && { isHeld: true as const }) };
}

const PaymentRowType = builder.objectRef<PaymentRow>('PaymentRow').implement({
  description: 'A payment in a list, with what it belongs to.',
  fields: (t) => ({
    payment: t.field({ type: StaffPaymentType, resolve: ({ payment }) => payment }),
    fund: t.field({ type: FundNameType, resolve: ({ award }) => award.fund }),
    awardDisplayId: t.string({ resolve: ({ award }) => award.displayId }),
    caseId: t.id({ resolve: ({ award }) => award.caseId }),
    programId: t.id({ resolve: ({ award }) => award.programId }),
  }),
});

const PaymentPageType = builder.objectRef<PaymentPage>('PaymentPage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [PaymentRowType], resolve: ({ nodes }) => [...nodes] }),
    nextCursor: t.exposeString('nextCursor', {
      nullable: true,
      description: 'Asks for the next page; null on the last.',
    }),
  }),
});

const page = z.object({
  filter: filterInput,
  first: z.number().int().min(1).nullish(),
  after: z.string().nullish(),
});

builder.queryField('payments', (t) =>
  t.field({
    type: PaymentPageType,
    access: staffWith('issuePayments'),
    description: 'The payments of the partner, those of the latest effective day first.',
    args: {
      filter: t.arg({ type: PaymentFilterInput }),
      first: t.arg.int({ required: false }),
      after: t.arg.string({ required: false }),
    },
    resolve: (_root, args, visit) => {
      const { filter, first, after } = parseInput(page, args);
      return listPayments(memberContext(visit), toFilter(filter), {
        ...{ first: first ?? undefined, after: after ?? undefined },
      });
    },
  }),
);

const ExportPaymentsInput = builder.inputType('ExportPaymentsInput', {
  fields: (t) => ({ filter: t.field({ type: PaymentFilterInput }) }),
});

const ExportPaymentsPayload = definePayload<{ csv: string }>('ExportPaymentsPayload', (t) => ({
  csv: t.string({ nullable: true, resolve: ({ csv }) => csv ?? null }),
}));

builder.mutationField('exportPayments', (t) =>
  t.field({
    type: ExportPaymentsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ExportPaymentsInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { filter } = parseInput(z.object({ filter: filterInput }), input);
        return { csv: await exportPayments(memberContext(visit), toFilter(filter)) };
      }),
  }),
);
