import { randomUUID } from 'node:crypto';
import { createApplication, updateApplication } from '../../modules/applications/index.ts';
import { submitApplication } from '../../modules/casework/index.ts';
import { depositToFund, saveFund } from '../../modules/funds/index.ts';
import { type Fulfillment, movePayment, type Payment, saveVendor } from '../../modules/payments/index.ts';
import { openAward } from '../../modules/payments/open-award.ts';
import { keepHold, keepMethod } from '../../modules/payments/payment-note-store.ts';
import { keepGap } from '../../modules/reconciliation/book-gap-store.ts';
import { publishDefinition, saveProgram } from '../../modules/programs/index.ts';
import { buildContext } from '../../testing/build-context.ts';
import { completeRent, rentForm } from '../../testing/builders/applicant-world.ts';
import { buildProgramDraft } from '../../testing/builders/insert-program.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { putCaseIn } from '../../testing/put-case-in.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

type Prepare = NonNullable<MutationRecord['prepare']>;

function enter({ database, partner }: Stage) {
  return buildSystemContext(database, { partnerId: partner.id });
}

async function openFund(stage: Stage, amountCents = 10_000): Promise<string> {
  const system = enter(stage);
  const { id } = await saveFund(system, {
    ...{ name: randomUUID(), programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null },
  });
  if (amountCents > 0) await depositToFund(system, { fundId: id, amountCents, memo: 'A deposit' });
  return id;
}

/** An approved case of a program that pays. */
async function approveCase(
  stage: Stage,
  more: readonly string[] = [],
): Promise<{ caseId: string; programId: string }> {
  const { database, partner, people } = stage;
  const system = enter(stage);
  await publishDefinition(system, rentForm);
  const features = ['claim-funds', 'applicant-payments', 'direct-deposit', ...more];
  const draft = buildProgramDraft({ name: 'Rent', definitionKey: rentForm.key, features });
  const { id: programId } = await saveProgram(system, draft);
  const { actor } = await insertSession(database, partner.id, people.owner);
  const ctx = buildContext(database, { partnerId: partner.id, actor });
  const { id, case: opened } = await createApplication(ctx, { programId });
  await updateApplication(ctx, { id, answers: completeRent });
  await submitApplication(ctx, id);
  await putCaseIn(database, opened.id, 'Approved');
  return { caseId: opened.id, programId };
}

export async function award(
  stage: Stage,
  needsApproval = false,
  features: readonly string[] = [],
  count = 1,
): Promise<{ award: Fulfillment; payment: Payment; payments: readonly Payment[] }> {
  const system = enter(stage);
  const about = await approveCase(stage, features);
  const fundId = await openFund(stage);
  const payee = { type: 'User', id: stage.people.owner.id } as const;
  const opened = await system.db.transaction((tx) =>
    openAward(tx, system, {
      ...{ ...about, fundId, issuedBy: stage.people.platformStaff.id, needsApproval },
      payments: Array.from({ length: count }, () => ({
        ...{ amountCents: 100, scheduledFor: '2099-11-16', method: null, payee },
      })),
    }),
  );
  const [payment] = opened.payments;
  if (!payment) throw new Error('The award has no payment');
  return { award: opened.award, payment, payments: opened.payments };
}

/** A payment that was sent and failed. */
async function failPayment(stage: Stage): Promise<Payment> {
  const system = enter(stage);
  const { payment } = await award(stage);
  const steps = [
    ['authorizePayment', 'pending'],
    ['initiatePayment', 'authorized'],
    ['failPayment', 'initiated'],
  ] as const;
  for (const [move, seen] of steps)
    await system.db.transaction((tx) => movePayment(tx, system, { paymentId: payment.id, move, seen }));
  return payment;
}

/** A payment that is made elsewhere and waits to be recorded. */
async function authorizeExternal(stage: Stage): Promise<Payment> {
  const system = enter(stage);
  const { payment } = await award(stage, false, ['external-tracking']);
  await system.db.transaction(async (tx) => {
    await keepMethod(tx, system, payment, 'External');
    await movePayment(tx, system, { paymentId: payment.id, move: 'authorizePayment', seen: 'pending' });
  });
  return payment;
}

function toToday(stage: Stage): string {
  return enter(stage).now().toISOString().slice(0, 10);
}

const onFund =
  (input: Record<string, unknown>, amountCents?: number): Prepare =>
  async (stage) => ({ input: { id: await openFund(stage, amountCents), ...input } });

const withMoney: Prepare = async (stage) => ({
  input: { key: randomUUID(), fundId: await openFund(stage), amount: 100, memo: 'A test' },
});

export const moneyRecords: Record<string, MutationRecord> = {
  saveFund: { acts: ['saveFund'], as: 'partnerAdmin' },
  depositToFund: { acts: ['depositToFund'], as: 'partnerAdmin', prepare: withMoney },
  withdrawFromFund: { acts: ['withdrawFromFund'], as: 'partnerAdmin', prepare: withMoney },
  closeFund: { acts: ['closeFund'], as: 'partnerAdmin', prepare: onFund({ isClosed: true }, 0) },
  blockFund: { acts: ['blockFund'], as: 'partnerAdmin', prepare: onFund({ reason: 'A gap' }) },
  resolveBookGap: {
    acts: ['resolveBookGap'],
    as: 'partnerAdmin',
    prepare: async (stage) => {
      const system = enter(stage);
      const fundId = await openFund(stage);
      const { id } = await system.db.transaction((tx) =>
        keepGap(tx, system, { kind: 'payments', subject: fundId, fundId }),
      );
      return { input: { id, resolution: 'A test wants it.' } };
    },
  },
  exportFundStatement: {
    acts: ['exportStatement'],
    as: 'fiscal',
    prepare: async (stage) => ({ input: { fundId: await openFund(stage) } }),
  },
  exportJournal: { acts: ['exportJournal'], as: 'fiscal' },
  exportPayments: { acts: ['exportPayments'], as: 'fiscal' },
  saveVendor: { acts: ['saveVendor'], as: 'fiscal' },
  retireVendor: {
    acts: ['retireVendor'],
    as: 'fiscal',
    prepare: async (stage) => {
      const draft = { externalId: randomUUID(), name: 'A landlord', email: null, types: [] };
      const { id, version } = await saveVendor(enter(stage), { ...draft, mailingAddress: null });
      return { input: { id, version, isRetired: true } };
    },
  },
  savePaymentSettings: { acts: ['savePaymentSettings'], as: 'partnerAdmin' },
  issueFunds: {
    acts: ['issueFunds'],
    as: 'fiscal',
    prepare: async (stage) => {
      const { caseId } = await approveCase(stage);
      return {
        input: { caseId, key: randomUUID(), fundId: await openFund(stage), amount: 100, start: '2099-11-16' },
      };
    },
  },
  recordExternalPayment: {
    acts: ['recordExternalPayment', 'initiatePayment', 'settlePayment', 'recordPaymentsSent'],
    as: 'fiscal',
    prepare: async (stage) => ({
      input: { paymentId: (await authorizeExternal(stage)).id, paidOn: toToday(stage), reference: 'Check 1' },
    }),
  },
  undoExternalPayment: {
    acts: ['undoExternalPayment', 'returnPayment'],
    as: 'fiscal',
    prepare: async (stage) => {
      const system = enter(stage);
      const { id: paymentId } = await authorizeExternal(stage);
      await system.db.transaction(async (tx) => {
        await movePayment(tx, system, { paymentId, move: 'initiatePayment', seen: 'authorized' });
        await movePayment(tx, system, { paymentId, move: 'settlePayment', seen: 'initiated' });
      });
      return { input: { paymentId, seen: 'success', reason: 'The check was never cashed' } };
    },
  },
  importExternalPayments: {
    acts: [
      'importExternalPayments',
      'recordExternalPayment',
      'initiatePayment',
      'settlePayment',
      'recordPaymentsSent',
    ],
    as: 'fiscal',
    prepare: async (stage) => {
      const { displayId } = await authorizeExternal(stage);
      const content = `Payment,Amount,Date,Reference\n${displayId},1.00,${toToday(stage)},Check 2`;
      return { input: { content, isDryRun: false } };
    },
  },
  approveAward: {
    acts: ['approveAward'],
    as: 'fiscal',
    prepare: async (stage) => ({
      input: { fulfillmentId: (await award(stage, true)).award.id, version: 1 },
    }),
  },
  stopAward: {
    acts: ['stopAward', 'cancelPayment'],
    as: 'fiscal',
    prepare: async (stage) => ({
      input: { fulfillmentId: (await award(stage)).award.id, version: 1, reason: 'A test wants it.' },
    }),
  },
  cancelPayment: {
    acts: ['cancelPayment'],
    as: 'fiscal',
    prepare: async (stage) => ({
      input: { paymentId: (await award(stage)).payment.id, seen: 'pending', reason: 'A test wants it.' },
    }),
  },
  reissuePayment: {
    acts: ['reissuePayment'],
    as: 'fiscal',
    prepare: async (stage) => ({ input: { paymentId: (await failPayment(stage)).id, seen: 'failed' } }),
  },
  holdPayment: {
    acts: ['holdPayment'],
    as: 'fiscal',
    prepare: async (stage) => ({ input: { paymentId: (await award(stage)).payment.id, note: 'Wait' } }),
  },
  releasePayment: {
    acts: ['releasePayment'],
    as: 'fiscal',
    prepare: async (stage) => {
      const { payment } = await award(stage);
      const system = enter(stage);
      const hold = { kind: 'staff' as const, by: stage.people.fiscal.id, note: 'Wait' };
      await system.db.transaction((tx) => keepHold(tx, system, payment, hold));
      return { input: { paymentId: payment.id } };
    },
  },
  changePaymentMethod: {
    acts: ['changePayee'],
    as: 'fiscal',
    prepare: async (stage) => ({
      input: { paymentId: (await award(stage)).payment.id, version: 1, method: 'DirectDeposit' },
    }),
  },
};
