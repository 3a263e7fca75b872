import { expect, it } from 'vitest';
import { createBankFiles } from '../../adapters/payouts/bank-files.ts';
import { combinePayouts } from '../../adapters/payouts/combine-payouts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';
import { findPayoutRules } from './find-payout-rules.ts';

const database = useTestDatabase();

it('says that nothing pays and which methods programs offer all the same, and refuses to claim', async () => {
  const world = await buildClaimWorld(database(), { through: () => combinePayouts([]) });
  const { isConnected, methods } = await findPayoutRules(world.connect(world.fiscal.ctx));
  expect(isConnected).toBe(false);
  expect(methods.map(({ provider, isOffered }) => [provider, isOffered])).toEqual(
    methods.map(() => [null, true]),
  );
  await expect(world.claim(await world.authorize())).rejects.toMatchObject({ code: 'F-001' });
});

it('names who pays in which way', async () => {
  const world = await buildClaimWorld(database(), {
    through: () => combinePayouts([createBankFiles()]),
    features: ['claim-funds', 'applicant-payments', 'check'],
  });
  const { methods } = await findPayoutRules(world.connect(world.admin.ctx));
  const found: Partial<Record<string, object>> = Object.fromEntries(
    methods.map(({ method, ...rest }) => [method, rest]),
  );
  expect(found.Check).toEqual({ provider: 'bank-files', isTest: false, isOffered: true });
  expect(found.VirtualCard).toEqual({ provider: null, isTest: false, isOffered: false });
  expect(found.Zelle).toMatchObject({ provider: 'bank-files', isOffered: false });
});

it('knows the test bank, which moves no money', async () => {
  const world = await buildClaimWorld(database());
  const { methods } = await findPayoutRules(world.connect(world.admin.ctx));
  expect(methods.every(({ isTest }) => isTest)).toBe(true);
});
