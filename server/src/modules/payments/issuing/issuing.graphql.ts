import {
  mostInstallments,
  paymentMethods,
  recurringPatterns,
  toBankingDate,
} from '@handrail/engine/payments';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { toPayload } from '../../../platform/graphql/payload.ts';
import { findIssued, IssueFundsPayload } from './issue-payload.graphql.ts';
import { issueFunds, type IssueRequest } from './issue-funds.ts';
import { PatternEnum, PaymentMethodEnum } from '../views/payment-type.graphql.ts';
import type { Schedule } from './plan-payments.ts';

const InstallmentInput = builder.inputType('InstallmentInput', {
  fields: (t) => ({ amount: t.field({ type: 'Cents' }), scheduledFor: t.string() }),
});

const IssueFundsInput = builder.inputType('IssueFundsInput', {
  fields: (t) => ({
    caseId: t.id(),
    key: t.string({
      description: 'Made once for what is issued; asking again under it issues nothing twice.',
    }),
    fundId: t.id({ required: false }),
    amount: t.field({ type: 'Cents', description: 'All of it, whatever its parts.' }),
    vendorId: t.id({
      required: false,
      description: 'Without one, the person is paid whom the case is about.',
    }),
    method: t.field({ type: PaymentMethodEnum, required: false }),
    pattern: t.field({ type: PatternEnum, required: false, description: 'OneTime where it is not said.' }),
    count: t.int({ required: false, description: 'How many payments a pattern has.' }),
    start: t.string({
      required: false,
      description: 'The day of the first payment, YYYY-MM-DD; today where it is not said.',
    }),
    payments: t.field({
      type: [InstallmentInput],
      required: false,
      description: 'Several payments of their own amounts and days, which add up to the amount.',
    }),
  }),
});

const mostCents = 100_000_000_00;
const amount = z.number().int().min(1).max(mostCents);
const issueInput = z.object({
  caseId: z.uuid(),
  key: z.string().min(8).max(100),
  fundId: z.uuid().nullish(),
  amount,
  vendorId: z.uuid().nullish(),
  method: z.enum(paymentMethods).nullish(),
  pattern: z.enum(['one-time', ...recurringPatterns]).nullish(),
  count: z.number().int().min(1).max(mostInstallments).nullish(),
  start: z.iso.date().nullish(),
  payments: z
    .array(z.object({ amount, scheduledFor: z.iso.date() }))
    .min(1)
    .max(mostInstallments)
    .nullish(),
});

function toRequest(input: unknown, today: string): IssueRequest {
  const { caseId, key, fundId, vendorId, method, ...rest } = parseInput(issueInput, input);
  return {
    ...{ caseId, key, fundId: fundId ?? null, vendorId: vendorId ?? null, method: method ?? null },
    schedule: toSchedule(rest, today),
  };
}

type Parts = Omit<z.infer<typeof issueInput>, 'caseId' | 'key' | 'fundId' | 'vendorId' | 'method'>;

function toSchedule({ amount: total, pattern, count, start, payments }: Parts, today: string): Schedule {
  if (payments) {
    const sum = payments.reduce((cents, part) => cents + part.amount, 0);
    if (sum !== total) throw new AppError('AMOUNTS_DIFFER');
    return {
      kind: 'several',
      payments: payments.map((part) => ({ amountCents: part.amount, scheduledFor: part.scheduledFor })),
    };
  }
  if (!pattern || pattern === 'one-time')
    return { kind: 'once', amountCents: total, scheduledFor: start ?? null };
  if (!count || total < count) throw new AppError('INVALID_INPUT');
  return { kind: 'pattern', pattern, count, totalAmountCents: total, start: start ?? today };
}

builder.mutationField('issueFunds', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: IssueFundsInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        const id = await issueFunds(ctx, toRequest(input, toBankingDate(ctx.now())));
        return findIssued(ctx, id);
      }),
  }),
);
