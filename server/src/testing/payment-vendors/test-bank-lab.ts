import { randomUUID } from 'node:crypto';
import { createTestBankDesk } from '../../adapters/payouts/test-bank-desk.ts';
import { signTestReport } from '../../adapters/payouts/test-bank-reports.ts';
import { createTestBank, testBankSignature } from '../../adapters/payouts/test-bank.ts';
import type { PayoutOrder } from '../../ports/payouts.ts';
import { insertPartner } from '../builders/insert-partner.ts';
import type { TestDatabase } from '../test-database.ts';
import { testKeys } from '../test-keys.ts';
import type { ProviderLab } from './vendor-lab.ts';

/** The embedded test bank, worked by its own desk. */
export async function openTestBankLab(database: TestDatabase, now: Date): Promise<ProviderLab> {
  const { id: partnerId } = await insertPartner(database);
  const world = { database, keys: testKeys() };
  const provider = createTestBank(world);
  const desk = createTestBankDesk({ ...world, now: () => now });
  const order: PayoutOrder = {
    ...{ partnerId, now, key: randomUUID(), method: 'Zelle', amountCents: 123_400 },
    payee: { name: 'Ada Applicant', email: 'ada@example.org' },
    destination: { kind: 'email', email: 'ada@example.org' },
  };
  return {
    provider,
    order,
    count: async () => {
      const shown = await desk.list(partnerId);
      return shown.filter(({ standing }) => standing !== 'refused').length;
    },
    refused: [
      [
        { ...order, key: randomUUID(), destination: { kind: 'email', email: 'ada+a-006@example.org' } },
        'A-006',
      ],
      [{ ...order, key: randomUUID(), amountCents: 123_482 }, 'A-002'],
    ],
    settle: (key) => desk.act({ partnerId, key }, 'settle'),
    giveBack: async (key) => {
      await desk.act({ partnerId, key }, 'return');
      return 'A-005' as const;
    },
    report: async (key) => {
      const news = await provider.lookUp({ partnerId, key, now });
      const body = JSON.stringify({ id: randomUUID(), partnerId, key, news });
      return { body, headers: { [testBankSignature]: signTestReport(world.keys, partnerId, body) } };
    },
    forge: ({ body, headers }) => ({ body: `${body} `, headers }),
    close: () => Promise.resolve(),
  };
}
