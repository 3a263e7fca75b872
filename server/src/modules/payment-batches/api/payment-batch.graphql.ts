import { batchMethods, batchStates } from '@handrail/engine/payments';
import { isUuid } from '@handrail/engine/uuid';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { holdBatch, resumeBatch } from '../hold-batch.ts';
import { makeBatch } from '../make-batch.ts';
import {
  approveBatch,
  type BatchCall,
  confirmBatch,
  discardBatch,
  releaseBatch,
  sendBatch,
} from '../move-batch.ts';
import { takeFromBatch } from '../take-from-batch.ts';
import {
  exportBatchFile,
  findPaymentBatch,
  listBatchCandidates,
  listPaymentBatches,
} from '../read-batches.ts';
import {
  BatchCandidatesType,
  BatchMethodEnum,
  BatchStateEnum,
  PaymentBatchType,
} from './batch-type.graphql.ts';

builder.queryField('paymentBatches', (t) =>
  t.field({
    type: [PaymentBatchType],
    access: staffWith('issuePayments'),
    description: 'The newest batches.',
    resolve: (_root, _args, visit) => listPaymentBatches(memberContext(visit)),
  }),
);

builder.queryField('paymentBatch', (t) =>
  t.field({
    type: PaymentBatchType,
    nullable: true,
    access: staffWith('issuePayments'),
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, visit) =>
      isUuid(id) ? ((await findPaymentBatch(memberContext(visit), id)) ?? null) : null,
  }),
);

builder.queryField('batchCandidates', (t) =>
  t.field({
    type: [BatchCandidatesType],
    access: staffWith('issuePayments'),
    resolve: (_root, _args, visit) => listBatchCandidates(memberContext(visit)),
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
  resumePaymentBatch: resumeBatch,
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

const HoldBatchInput = builder.inputType('HoldPaymentBatchInput', {
  fields: (t) => ({ batchId: t.id(), seen: t.field({ type: BatchStateEnum }), note: t.string() }),
});
const batchToHold = batchToMove.extend({ note: z.string().max(2000) });

builder.mutationField('holdPaymentBatch', (t) =>
  t.field({
    type: BatchPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: HoldBatchInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({ id: await holdBatch(memberContext(visit), parseInput(batchToHold, input)) })),
  }),
);

const TakeFromBatchInput = builder.inputType('TakeFromPaymentBatchInput', {
  fields: (t) => ({
    batchId: t.id(),
    seen: t.field({ type: BatchStateEnum }),
    paymentId: t.id(),
    reason: t.string(),
  }),
});
const paymentToTake = batchToMove.extend({ paymentId: z.uuid(), reason: z.string().max(2000) });

builder.mutationField('takeFromPaymentBatch', (t) =>
  t.field({
    type: BatchPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: TakeFromBatchInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        id: await takeFromBatch(memberContext(visit), parseInput(paymentToTake, input)),
      })),
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
