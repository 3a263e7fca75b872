import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/open-database.ts';
import type { PayoutNews, PayoutReport } from '../../ports/payouts.ts';
import { signTestReport } from './test-bank-reports.ts';
import { listTransfers, lockTransfer, type TransferChanges, updateTransfer } from './test-bank-store.ts';
import { readTransfer, testBankName, testBankSignature, type TestBankWorld } from './test-bank.ts';

const delayMs = 3 * 24 * 60 * 60_000;
const shownPayments = 100;

const actions = ['settle', 'return', 'fail', 'delay', 'lose'] as const;
type TestBankAction = (typeof actions)[number];

/** One payment as the operator of the test bank sees it. */
export interface TestPayment {
  readonly partnerId: string;
  readonly key: string;
  readonly reference: string;
  readonly method: string;
  readonly amountCents: number;
  readonly askedAt: Date;
  readonly arrivesAt: Date | null;
  readonly standing: string;
}

/** Works the test bank by hand. */
export interface TestBankDesk {
  readonly actions: readonly string[];
  readonly list: (partnerId: string) => Promise<TestPayment[]>;
  /** Gives what the bank then reports; nothing where it keeps silent. */
  readonly act: (
    place: { readonly partnerId: string; readonly key: string },
    action: string,
  ) => Promise<{ readonly provider: string; readonly report: PayoutReport } | undefined>;
}

export function createTestBankDesk(world: {
  readonly database: Pick<Database, 'partner'>;
  readonly keys: TestBankWorld['keys'];
  readonly now: () => Date;
}): TestBankDesk {
  const enter = (partnerId: string) => world.database.partner({ partnerId, role: 'system' });
  return {
    actions,
    list: async (partnerId) => {
      const transfers = await enter(partnerId).read((tx) => listTransfers(tx, partnerId, shownPayments));
      const now = world.now();
      return transfers.map((transfer) => ({
        ...{ partnerId, key: transfer.attemptId, reference: transfer.reference, method: transfer.method },
        ...{ amountCents: transfer.amountCents, askedAt: transfer.askedAt, arrivesAt: transfer.arrivesAt },
        standing:
          transfer.knownFrom && transfer.knownFrom > now ? 'silent' : readTransfer(transfer, now).kind,
      }));
    },
    act: async ({ partnerId, key }, asked) => {
      const action = actions.find((each) => each === asked);
      if (!action) return undefined;
      const now = world.now();
      const news = await enter(partnerId).transaction(async (tx) => {
        const transfer = await lockTransfer(tx, partnerId, key);
        if (!transfer?.acceptedAt) return undefined;
        const changes = planChanges(action, now, transfer.arrivesAt);
        await updateTransfer(tx, partnerId, key, changes);
        return action === 'lose' ? undefined : readTransfer({ ...transfer, ...changes }, now);
      });
      if (!news || news.kind === 'notFound' || news.kind === 'unknown') return undefined;
      return { provider: testBankName, report: writeReport(world.keys, partnerId, key, news) };
    },
  };
}

function planChanges(action: TestBankAction, now: Date, arrivesAt: Date | null): TransferChanges {
  const spoken = { knownFrom: null, comesBackAt: null, problem: null };
  const arrived = arrivesAt && arrivesAt <= now ? arrivesAt : now;
  if (action === 'settle') return { ...spoken, arrivesAt: arrived };
  if (action === 'return') return { knownFrom: null, arrivesAt: arrived, comesBackAt: now, problem: 'A-005' };
  if (action === 'fail') return { knownFrom: null, arrivesAt: null, comesBackAt: now, problem: 'A-005' };
  if (action === 'delay') return { ...spoken, arrivesAt: new Date(now.getTime() + delayMs) };
  // Nobody hears about it again until someone settles or returns it here.
  return { knownFrom: new Date('9999-01-01T00:00:00Z') };
}

function writeReport(
  keys: TestBankWorld['keys'],
  partnerId: string,
  key: string,
  news: PayoutNews,
): PayoutReport {
  const body = JSON.stringify({ id: randomUUID(), partnerId, key, news });
  return { body, headers: { [testBankSignature]: signTestReport(keys, partnerId, body) } };
}
