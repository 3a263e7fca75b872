import { paymentStatuses } from '@handrail/engine/payments';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { findIssued, IssueFundsPayload } from '../issuing/issue-payload.graphql.ts';
import { PaymentStatusEnum } from '../views/payment-type.graphql.ts';
import { type ExternalLineResult, importExternalPayments } from './import-external.ts';
import { externalOutcomes } from './judge-external.ts';
import { recordExternalPayment } from './record-external.ts';
import { undoExternalPayment } from './undo-external.ts';

const RecordExternalInput = builder.inputType('RecordExternalPaymentInput', {
  fields: (t) => ({
    paymentId: t.id(),
    paidOn: t.string({ description: 'The day on which it was paid, as YYYY-MM-DD.' }),
    reference: t.string(),
    allowsRepeatedReference: t.boolean({
      required: false,
      description: 'The caller has checked that another payment with this reference is not the same money.',
    }),
  }),
});
const recordInput = z.object({
  paymentId: z.uuid(),
  paidOn: z.iso.date(),
  reference: z.string().max(100),
  allowsRepeatedReference: z.boolean().nullish(),
});

builder.mutationField('recordExternalPayment', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: RecordExternalInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        const { allowsRepeatedReference, ...rest } = parseInput(recordInput, input);
        const request = { ...rest, allowsRepeatedReference: allowsRepeatedReference ?? false };
        return findIssued(ctx, await recordExternalPayment(ctx, request));
      }),
  }),
);

const UndoExternalInput = builder.inputType('UndoExternalPaymentInput', {
  fields: (t) => ({ paymentId: t.id(), seen: t.field({ type: PaymentStatusEnum }), reason: t.string() }),
});
const undoInput = z.object({
  paymentId: z.uuid(),
  seen: z.enum(paymentStatuses),
  reason: z.string().max(2_000),
});

builder.mutationField('undoExternalPayment', (t) =>
  t.field({
    type: IssueFundsPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: UndoExternalInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        return findIssued(ctx, await undoExternalPayment(ctx, parseInput(undoInput, input)));
      }),
  }),
);

const OutcomeEnum = builder.enumType('ExternalLineOutcome', {
  values: [...externalOutcomes, 'refused'] as const,
});

const ExternalLineType = builder.objectRef<ExternalLineResult>('ExternalPaymentLine').implement({
  description: 'What one line of a file does, or would do.',
  fields: (t) => ({
    line: t.exposeInt('line'),
    paymentNumber: t.exposeString('paymentNumber'),
    amount: t.field({ type: 'Cents', nullable: true, resolve: ({ amountCents }) => amountCents ?? null }),
    paidOn: t.string({ nullable: true, resolve: ({ paidOn }) => paidOn ?? null }),
    reference: t.exposeString('reference'),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    isRecorded: t.exposeBoolean('isRecorded', { description: 'Recorded, or in a dry run: would be.' }),
    reason: t.exposeString('reason', { description: 'In words of staff.' }),
  }),
});

const ExternalFilePayload = definePayload<{ lines: ExternalLineResult[] }>('ExternalFilePayload', (t) => ({
  lines: t.field({ type: [ExternalLineType], nullable: true, resolve: ({ lines }) => lines ?? null }),
}));

const ImportExternalInput = builder.inputType('ImportExternalPaymentsInput', {
  fields: (t) => ({
    content: t.string({ description: 'A CSV file with the columns Payment, Amount, Date and Reference.' }),
    isDryRun: t.boolean({ description: 'Says what would happen, and changes nothing.' }),
    allowsRepeatedReferences: t.boolean({ required: false }),
  }),
});
const mostCharacters = 400_000;
const importInput = z.object({
  content: z.string().min(1).max(mostCharacters),
  isDryRun: z.boolean(),
  allowsRepeatedReferences: z.boolean().nullish(),
});

builder.mutationField('importExternalPayments', (t) =>
  t.field({
    type: ExternalFilePayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ImportExternalInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { allowsRepeatedReferences, ...rest } = parseInput(importInput, input);
        const file = { ...rest, allowsRepeatedReferences: allowsRepeatedReferences ?? false };
        return { lines: await importExternalPayments(memberContext(visit), file) };
      }),
  }),
);
