import { randomInt, randomUUID } from 'node:crypto';
import { type BatchMethod, batchProvider, type BatchState } from '@handrail/engine/payments';
import { applyNews } from '../../modules/claims/index.ts';
import { insertAttempt } from '../../modules/claims/attempt-store.ts';
import { toListReference } from '../../modules/payment-batches/files/payment-reference.ts';
import { insertBatchFile, listBatchFiles } from '../../modules/payment-batches/batch-file-store.ts';
import { keepBatchHold } from '../../modules/payment-batches/batch-hold-store.ts';
import {
  insertBatch,
  insertItems,
  updateBatchState,
} from '../../modules/payment-batches/payment-batch-store.ts';
import { movePayment, type Payment } from '../../modules/payments/index.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { award } from './money-records.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

const path = ['open', 'approved', 'released', 'sent'] as const satisfies readonly BatchState[];

/** A payment that waits for a batch. */
async function claimOne(stage: Stage, method: BatchMethod): Promise<string> {
  const { payment } = await award(stage);
  return claimOf(stage, payment, method);
}

async function claimOf(stage: Stage, payment: Payment, method: BatchMethod): Promise<string> {
  const system = buildSystemContext(stage.database, { partnerId: stage.partner.id });
  const attempt = await system.db.transaction(async (tx) => {
    await movePayment(tx, system, { paymentId: payment.id, move: 'authorizePayment', seen: 'pending' });
    return insertAttempt(tx, system, {
      ...{ id: randomUUID(), paymentId: payment.id, provider: batchProvider, method },
      details: {
        destination: { kind: 'email', email: 'ada@demo.example' },
        payee: { name: 'Ada', email: 'ada@demo.example' },
      },
    });
  });
  if (!attempt) throw new Error('Nothing was claimed');
  await applyNews(system, attempt, { kind: 'accepted', reference: attempt.id });
  return attempt.id;
}

/** A batch of one payment, or more, that someone else made, in a state. */
async function putBatchIn(
  stage: Stage,
  state: (typeof path)[number],
  itemCount = 1,
): Promise<{ id: string; sequence: number; paymentId: string; attemptId: string }> {
  const { partner, people } = stage;
  const system = buildSystemContext(stage.database, { partnerId: partner.id });
  const { payments } = await award(stage, false, ['multi-payment'], itemCount);
  const attemptIds: string[] = [];
  for (const payment of payments) attemptIds.push(await claimOf(stage, payment, 'Zelle'));
  const [id, sequence] = [randomUUID(), randomInt(1, 1_000_000)];
  const declared = {
    id,
    method: 'Zelle',
    itemCount,
    totalCents: itemCount * 100,
    effectiveDate: '2099-11-16',
  } as const;
  await system.db.transaction(async (tx) => {
    await insertBatch(tx, system, { ...declared, createdBy: people.platformStaff.id });
    const items = attemptIds.map((each, index) => ({
      ...{ attemptId: each, amountCents: 100, sequence: sequence + index },
    }));
    await insertItems(tx, partner.id, id, items);
    for (const [index, to] of path.slice(1, path.indexOf(state) + 1).entries())
      await updateBatchState(tx, partner.id, id, {
        ...{ seen: path[index] ?? 'open', to },
        stamps: to === 'approved' ? { approved_by: people.partnerAdmin.id, approved_at: system.now() } : {},
      });
  });
  return { id, sequence, paymentId: payments[0]?.id ?? '', attemptId: attemptIds[0] ?? '' };
}

const moving = (seen: (typeof path)[number], acts: string[]): MutationRecord => ({
  ...{ acts, as: 'fiscal' },
  prepare: async (stage) => ({ input: { batchId: (await putBatchIn(stage, seen)).id, seen } }),
});

/** What each mutation of batches leaves in the audit log. */
export const batchRecords: Record<string, MutationRecord> = {
  makePaymentBatch: {
    ...{ acts: ['makePaymentBatch'], as: 'fiscal' },
    prepare: async (stage) => {
      await claimOne(stage, 'Check');
      return { input: { method: 'Check', itemCount: 1, total: 100 } };
    },
  },
  approvePaymentBatch: moving('open', ['approveBatch']),
  releasePaymentBatch: moving('approved', ['releaseBatch']),
  sendPaymentBatch: moving('released', ['sendBatch']),
  confirmPaymentBatch: moving('sent', ['confirmBatch']),
  discardPaymentBatch: moving('open', ['discardBatch']),
  holdPaymentBatch: {
    ...{ acts: ['holdBatch'], as: 'fiscal' },
    prepare: async (stage) => ({
      input: { batchId: (await putBatchIn(stage, 'open')).id, seen: 'open', note: 'Ask the bank first' },
    }),
  },
  resumePaymentBatch: {
    ...{ acts: ['resumeBatch'], as: 'fiscal' },
    prepare: async (stage) => {
      const { id: batchId } = await putBatchIn(stage, 'open');
      const system = buildSystemContext(stage.database, { partnerId: stage.partner.id });
      const hold = { by: stage.people.platformStaff.id, note: 'Ask the bank first' };
      await system.db.transaction((tx) => keepBatchHold(tx, system, batchId, hold));
      return { input: { batchId, seen: 'open' } };
    },
  },
  takeFromPaymentBatch: {
    ...{ acts: ['reduceBatch'], as: 'fiscal' },
    prepare: async (stage) => {
      const { id: batchId, paymentId } = await putBatchIn(stage, 'approved', 2);
      return { input: { batchId, seen: 'approved', paymentId, reason: 'The name is wrong' } };
    },
  },
  exportBatchFile: {
    ...{ acts: ['exportBatchFile'], as: 'fiscal' },
    prepare: async (stage) => {
      const system = buildSystemContext(stage.database, { partnerId: stage.partner.id });
      const { id: batchId } = await putBatchIn(stage, 'released');
      const [file] = await system.db.transaction(async (tx) => {
        await insertBatchFile(tx, system, batchId, { kind: 'zelle', filename: 'zelle.csv', content: 'x' });
        return listBatchFiles(tx, stage.partner.id, [batchId]);
      });
      return { input: { fileId: file?.id } };
    },
  },
  importBankFile: {
    ...{ acts: ['settlePayment', 'importBankFile'], as: 'fiscal' },
    prepare: async (stage) => {
      const item = await putBatchIn(stage, 'sent');
      const content = `Reference,Amount,Status\n${toListReference(item)},1.00,paid`;
      return { input: { method: 'Zelle', content, isDryRun: false } };
    },
  },
};
