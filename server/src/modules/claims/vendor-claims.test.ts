import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { combinePayouts } from '../../adapters/payouts/combine-payouts.ts';
import { openLobLab } from '../../testing/payment-vendors/lob-lab.ts';
import { openModernTreasuryLab } from '../../testing/payment-vendors/modern-treasury-lab.ts';
import { openTremendousLab } from '../../testing/payment-vendors/tremendous-lab.ts';
import type { VendorLab } from '../../testing/payment-vendors/vendor-lab.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld, byDeposit, ownAddress } from '../../testing/worlds/claim-world.ts';
import type { ClaimInput } from './claim-destination.ts';
import { receivePayoutEvent } from './receive-payout-event.ts';

const database = useTestDatabase();
const opened: VendorLab[] = [];
afterAll(async () => {
  for (const lab of opened) await lab.close();
});

async function buildVendorWorld(openLab: typeof openModernTreasuryLab) {
  const holder: { lab?: VendorLab } = {};
  const world = await buildClaimWorld(database(), {
    through: (bank) => (holder.lab ? combinePayouts([holder.lab.provider]) : bank),
  });
  const lab = await openLab({ partnerId: world.partnerId, now: world.clock.now() }, silentLog);
  opened.push(lab);
  holder.lab = lab;
  const payee = world.connect(world.payee);
  const product = world.connect(world.product);
  return { ...world, payee, product, lab };
}

const byCheck: ClaimInput = { method: 'Check', address: ownAddress };

const labs: [string, typeof openModernTreasuryLab, ClaimInput][] = [
  ['modern-treasury', openModernTreasuryLab, byDeposit],
  ['lob', openLobLab, byCheck],
  ['tremendous', openTremendousLab, { method: 'VirtualCard', address: ownAddress }],
];

describe.each(labs)('a claim through %s', (name, openLab, input) => {
  it('whose answer was lost is asked about, never sent again, and booked once as it is reported [check 41]', async () => {
    const { lab, ...world } = await buildVendorWorld(openLab);
    const payment = await world.authorize();
    const key = randomUUID();
    lab.breakDown('loseAnswer');
    await expect(world.claim(payment, { key, input, as: world.payee })).rejects.toMatchObject({
      code: 'P-001',
    });
    lab.breakDown();
    await world.claim(payment, { key, input, as: world.payee });
    expect((await world.reload(payment)).status).toBe('initiated');
    expect(await lab.count()).toBe(1);

    const [attempt] = await world.listAttempts();
    const attemptId = attempt?.id ?? '';
    const now = world.clock.now();
    const reports = [lab.report(attemptId, now)];
    await lab.settle(attemptId);
    reports.push(lab.report(attemptId, now));
    await lab.giveBack(attemptId);
    reports.push(lab.report(attemptId, now));
    for (const report of [...reports.toReversed(), ...reports])
      await receivePayoutEvent(world.product, name, report);
    expect(await world.reload(payment)).toMatchObject({ status: 'failed', moneyIn: 'returned' });
    expect(await world.readBalances()).toMatchObject({ inTransit: 0, disbursed: 0, returned: 50_000 });
    expect(await lab.count()).toBe(1);
  });
});
