import { claimMethods } from '@handrail/engine/payments';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type {
  LookUpOutcome,
  PayoutOrder,
  PayoutPlace,
  PayoutLine,
  PayoutProvider,
  RecallOutcome,
  SubmitOutcome,
} from '../../ports/payouts.ts';
import { readTestReport } from './test-bank-reports.ts';
import { chooseOutcome, chooseRecall, type TestOutcome } from './test-bank-outcomes.ts';
import {
  findTransfer,
  insertTransfer,
  listTransfersSince,
  lockTransfer,
  type TestTransfer,
  updateTransfer,
} from './test-bank-store.ts';

const arrivesAfterMinutes = 1;
const slowMinutes = 3 * 24 * 60;
const silenceMinutes = 2;
const comesBackAfterMinutes = 2;

export interface TestBankWorld {
  readonly database: Pick<Database, 'partner'>;
  readonly keys: Pick<KeyRing, 'deriveKey'>;
}

export const testBankName = 'test-bank';
export const testBankSignature = 'x-test-bank-signature';

/** A bank of our own that moves no money. Its books are tables of its own, so it forgets nothing when we do. */
export function createTestBank({ database, keys }: TestBankWorld): PayoutProvider {
  const enter = (partnerId: string) => database.partner({ partnerId, role: 'system' });
  return {
    name: testBankName,
    methods: claimMethods,
    isPolled: true,
    submit: (order) => enter(order.partnerId).transaction((tx) => submit(tx, order)),
    lookUp: (place) => enter(place.partnerId).read((tx) => lookUp(tx, place)),
    list: ({ partnerId, since, now }) =>
      enter(partnerId).read(async (tx) =>
        (await listTransfersSince(tx, partnerId, since)).flatMap((transfer) => toLine(transfer, now)),
      ),
    recallable: ['Check', 'PhysicalCard', 'VirtualCard'],
    recall: (place) => enter(place.partnerId).transaction((tx) => recall(tx, place)),
    readReport: ({ body, headers }) =>
      Promise.resolve(readTestReport(keys, body, headers[testBankSignature])),
  };
}

async function submit(tx: Transaction, order: PayoutOrder): Promise<SubmitOutcome> {
  const outcome = chooseOutcome(order);
  const transfer = open(order, outcome);
  if (await insertTransfer(tx, order.partnerId, transfer)) return toAnswer(transfer, outcome);

  const known = await lockTransfer(tx, order.partnerId, order.key);
  if (!known) throw new Error('The transfer is gone');
  if (known.acceptedAt || known.refusal) return toAnswer(known, { kind: 'settle' });
  const found = { ...known, ...times(order.now, { kind: 'settle' }) };
  await updateTransfer(tx, order.partnerId, order.key, found);
  return toAnswer(found, { kind: 'settle' });
}

async function lookUp(tx: Transaction, { partnerId, key, now }: PayoutPlace): Promise<LookUpOutcome> {
  const transfer = await findTransfer(tx, partnerId, key);
  if (!transfer) return { kind: 'notFound' };
  if (transfer.knownFrom && transfer.knownFrom > now) return { kind: 'unknown' };
  return readTransfer(transfer, now);
}

async function recall(tx: Transaction, { partnerId, key, now }: PayoutPlace): Promise<RecallOutcome> {
  const transfer = await lockTransfer(tx, partnerId, key);
  if (!transfer) return 'unknown';
  const { kind } = readTransfer(transfer, now);
  const chosen = chooseRecall({ ...transfer, hasArrived: kind !== 'accepted' });
  if (chosen === 'tooLate') return 'tooLate';
  if (chosen !== 'loseRequest')
    await updateTransfer(tx, partnerId, key, { arrivesAt: null, comesBackAt: now, problem: 'R-010' });
  return chosen === 'recall' ? 'recalled' : 'unknown';
}

/** How a payment stands at a moment. */
export function readTransfer(transfer: TestTransfer, now: Date): LookUpOutcome {
  const { reference, acceptedAt, refusal, arrivesAt, comesBackAt, problem } = transfer;
  if (refusal) return { kind: 'refused', code: refusal };
  if (!acceptedAt) return { kind: 'notFound' };
  const hasArrived = arrivesAt !== null && arrivesAt <= now;
  if (comesBackAt && problem && comesBackAt <= now)
    return {
      kind: arrivesAt && arrivesAt <= comesBackAt ? 'returned' : 'failed',
      reference,
      code: problem,
    };
  return { kind: hasArrived ? 'settled' : 'accepted', reference };
}

/** What got lost on the way is not on the bank's list. */
function toLine(transfer: TestTransfer, now: Date): PayoutLine[] {
  const { kind } = readTransfer(transfer, now);
  if (kind === 'notFound' || kind === 'unknown') return [];
  const { attemptId: key, reference, amountCents } = transfer;
  return [{ key, reference, amountCents, kind }];
}

function toAnswer({ reference, refusal }: TestTransfer, { kind }: TestOutcome): SubmitOutcome {
  if (kind === 'loseAnswer' || kind === 'loseRequest' || kind === 'silence') return { kind: 'unknown' };
  return refusal ? { kind: 'refused', code: refusal } : { kind: 'accepted', reference };
}

function open({ key, method, amountCents, now }: PayoutOrder, outcome: TestOutcome): TestTransfer {
  return {
    ...{ attemptId: key, method, amountCents, askedAt: now },
    reference: `TB-${key.slice(0, 8).toUpperCase()}`,
    ...times(now, outcome),
  };
}

function times(now: Date, outcome: TestOutcome) {
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const { kind } = outcome;
  const isTaken = kind !== 'refuse' && kind !== 'loseRequest';
  const comesBack = kind === 'fail' || kind === 'return';
  return {
    acceptedAt: isTaken ? now : null,
    refusal: kind === 'refuse' ? outcome.code : null,
    knownFrom: kind === 'silence' ? after(silenceMinutes) : null,
    arrivesAt: isTaken && kind !== 'fail' ? after(kind === 'slow' ? slowMinutes : arrivesAfterMinutes) : null,
    comesBackAt: comesBack ? after(comesBackAfterMinutes) : null,
    problem: comesBack ? outcome.code : null,
  };
}
