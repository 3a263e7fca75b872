import { batchMethods, batchStates } from '@handrail/engine/payments';
import { z } from 'zod';
import type { RequestContext } from '../../platform/context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { type BankLine, importBankFile, lineOutcomes } from './import-bank-file.ts';
import { makeBatch } from './make-batch.ts';
import {
  approveBatch,
  type BatchCall,
  confirmBatch,
  discardBatch,
  releaseBatch,
  sendBatch,
} from './move-batch.ts';
import { type BatchCandidates, type BatchFile, fileKinds, type PaymentBatch } from './payment-batch.ts';
import { exportBatchFile, listBatchCandidates, listFilesOf, listPaymentBatches } from './read-batches.ts';

const BatchMethodEnum = builder.enumType('BatchMethod', { values: batchMethods });
const BatchStateEnum = builder.enumType('BatchState', { values: batchStates });
const BatchFileKindEnum = builder.enumType('BatchFileKind', { values: fileKinds.map(toEnumName) });
const BankLineOutcomeEnum = builder.enumType('BankLineOutcome', { values: lineOutcomes });

/** A name in GraphQL has no hyphen. */
function toEnumName(kind: string): string {
  return kind.replace('-', '_');
}

const BatchFileType = builder.objectRef<BatchFile>('PaymentBatchFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: BatchFileKindEnum, resolve: ({ kind }) => toEnumName(kind) }),
    filename: t.exposeString('filename'),
    sizeBytes: t.exposeInt('sizeBytes'),
  }),
});

const PaymentBatchType = builder.objectRef<PaymentBatch>('PaymentBatch').implement({
  description: 'Payments that go to the bank together, in files.',
  fields: (t) => ({
    id: t.exposeID('id'),
    method: t.expose('method', { type: BatchMethodEnum }),
    state: t.expose('state', { type: BatchStateEnum }),
    itemCount: t.exposeInt('itemCount'),
    total: t.field({ type: 'Cents', resolve: ({ totalCents }) => totalCents }),
    effectiveDate: t.exposeString('effectiveDate', { description: 'When the money should arrive.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    isOwn: t.boolean({
      description: 'Whether the caller made it, and so cannot approve it.',
      resolve: ({ createdBy }, _args, { actor }) => 'userId' in actor && actor.userId === createdBy,
    }),
    files: t.field({
      type: [BatchFileType],
      resolve: ({ id }, _args, visit) => listFilesOf(memberContext(visit), id),
    }),
  }),
});

const BatchCandidatesType = builder.objectRef<BatchCandidates>('BatchCandidates').implement({
  description: 'What waits to be paid in one way.',
  fields: (t) => ({
    method: t.expose('method', { type: BatchMethodEnum }),
    count: t.exposeInt('count'),
    total: t.field({ type: 'Cents', resolve: ({ totalCents }) => totalCents }),
  }),
});

builder.queryField('paymentBatches', (t) =>
  t.field({
    type: [PaymentBatchType],
    access: staffWith('issuePayments'),
    description: 'The newest batches.',
    resolve: (_root, _args, visit) => listPaymentBatches(memberContext(visit)),
  }),
);

builder.queryField('batchCandidates', (t) =>
  t.field({
    type: [BatchCandidatesType],
    access: staffWith('issuePayments'),
    resolve: (_root, _args, visit) => listBatchCandidates(memberContext(visit)),
  }),
);

interface PayoutRules {
  readonly isConnected: boolean;
  readonly hasBankFiles: boolean;
}

const PayoutRulesType = builder.objectRef<PayoutRules>('PayoutRules').implement({
  fields: (t) => ({
    isConnected: t.exposeBoolean('isConnected', { description: 'Without a provider nobody can claim.' }),
    hasBankFiles: t.exposeBoolean('hasBankFiles'),
  }),
});

builder.queryField('payoutRules', (t) =>
  t.field({
    type: PayoutRulesType,
    access: staffWith('issuePayments'),
    description: 'How money leaves here; an installation without a payment provider must know it.',
    resolve: (_root, _args, { ports, settings }) => ({
      isConnected: ports.payouts.methods.length > 0,
      hasBankFiles: settings.bankOrigin !== undefined,
    }),
  }),
);

const BatchPayload = definePayload<{ id: string }>('PaymentBatchPayload', (t) => ({
  id: t.id({ nullable: true, resolve: ({ id }) => id ?? null }),
}));

const MakeBatchInput = builder.inputType('MakePaymentBatchInput', {
  fields: (t) => ({
    method: t.field({ type: BatchMethodEnum }),
    itemCount: t.int({ description: 'As the caller saw it.' }),
    total: t.field({ type: 'Cents', description: 'As the caller saw it.' }),
  }),
});
const batchToMake = z.object({
  method: z.enum(batchMethods),
  itemCount: z.number().int(),
  total: z.number().int(),
});

builder.mutationField('makePaymentBatch', (t) =>
  t.field({
    type: BatchPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: MakeBatchInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { total: totalCents, ...rest } = parseInput(batchToMake, input);
        return { id: await makeBatch(memberContext(visit), { ...rest, totalCents }) };
      }),
  }),
);

const MoveBatchInput = builder.inputType('MovePaymentBatchInput', {
  fields: (t) => ({ batchId: t.id(), seen: t.field({ type: BatchStateEnum }) }),
});
const batchToMove = z.object({ batchId: z.uuid(), seen: z.enum(batchStates) });

const moves = {
  approvePaymentBatch: approveBatch,
  releasePaymentBatch: releaseBatch,
  sendPaymentBatch: sendBatch,
  confirmPaymentBatch: confirmBatch,
  discardPaymentBatch: discardBatch,
} as const satisfies Record<string, (ctx: RequestContext, call: BatchCall) => Promise<string>>;

for (const [name, move] of Object.entries(moves))
  builder.mutationField(name, (t) =>
    t.field({
      type: BatchPayload,
      access: staffWith('issuePayments'),
      args: { input: t.arg({ type: MoveBatchInput }) },
      resolve: (_root, { input }, visit) =>
        toPayload(async () => ({ id: await move(memberContext(visit), parseInput(batchToMove, input)) })),
    }),
  );

const BatchFilePayload = definePayload<{ filename: string; content: string }>('BatchFilePayload', (t) => ({
  filename: t.string({ nullable: true, resolve: ({ filename }) => filename ?? null }),
  content: t.string({ nullable: true, resolve: ({ content }) => content ?? null }),
}));

const ExportBatchFileInput = builder.inputType('ExportBatchFileInput', {
  fields: (t) => ({ fileId: t.id() }),
});

builder.mutationField('exportBatchFile', (t) =>
  t.field({
    type: BatchFilePayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ExportBatchFileInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() =>
        exportBatchFile(memberContext(visit), parseInput(z.object({ fileId: z.uuid() }), input).fileId),
      ),
  }),
);

const BankLineType = builder.objectRef<BankLine>('BankLine').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    outcome: t.expose('outcome', { type: BankLineOutcomeEnum }),
    code: t.exposeString('code', { nullable: true }),
    amount: t.field({ type: 'Cents', nullable: true, resolve: ({ amountCents }) => amountCents }),
    isFileDefect: t.exposeBoolean('isFileDefect'),
  }),
});

const BankFilePayload = definePayload<{ lines: BankLine[] }>('BankFilePayload', (t) => ({
  lines: t.field({ type: [BankLineType], nullable: true, resolve: ({ lines }) => lines ?? null }),
}));

const ImportBankFileInput = builder.inputType('ImportBankFileInput', {
  fields: (t) => ({
    method: t.field({ type: BatchMethodEnum }),
    content: t.string(),
    isDryRun: t.boolean({ description: 'Says what would happen, and changes nothing.' }),
  }),
});
const mostCharacters = 800_000;
const bankFile = z.object({
  method: z.enum(batchMethods),
  content: z.string().min(1).max(mostCharacters),
  isDryRun: z.boolean(),
});

builder.mutationField('importBankFile', (t) =>
  t.field({
    type: BankFilePayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ImportBankFileInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        lines: await importBankFile(memberContext(visit), parseInput(bankFile, input)),
      })),
  }),
);
