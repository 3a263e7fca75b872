import type { ReportableAs } from '@handrail/engine/payments';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { enterPayer } from '../../../testing/builders/enter-payer.ts';
import { buildClaimWorld } from '../../../testing/worlds/claim-world.ts';
import { exportTaxList } from './export-tax-list.ts';
import { exportIris } from '../iris/export-iris.ts';
import { readTaxYear } from './read-tax-year.ts';

const database = useTestDatabase();
const request = { year: 2026, form: '1099-MISC', reason: 'Year end', again: false } as const;

async function buildWorld(reportableAs: ReportableAs = '1099-MISC box 3') {
  const world = await buildClaimWorld(database(), { config: { taxes: { reportableAs } } });
  await enterPayer(world.system);
  /** A payment that arrives now. */
  const pay = async (amountCents: number) => {
    const payment = await world.authorize(amountCents);
    await world.move(payment, 'initiatePayment', 'authorized');
    return world.move(payment, 'settlePayment', 'initiated');
  };
  const read = (year = 2026) => readTaxYear(world.fiscal.ctx, year, undefined);
  return { ...world, pay, read };
}

describe('the year-end list', () => {
  it('adds up what arrived by payee and says how each stands', async () => {
    const { owner, pay, read, signW9 } = await buildWorld();
    await pay(150_000);
    const line = { payeeId: owner.id, payeeName: owner.name, box: '1099-MISC box 3' };
    expect((await read()).lines).toMatchObject([
      { ...line, totalCents: 150_000, payments: 1, state: 'below' },
    ]);

    await pay(50_000);
    expect((await read()).lines).toMatchObject([{ totalCents: 200_000, state: 'missingTin', taxForm: null }]);
    await signW9();
    expect((await read()).lines).toMatchObject([{ state: 'ready', taxForm: { tinLast4: '4321' } }]);
    expect((await read()).programs).toMatchObject([{ reportableAs: '1099-MISC box 3' }]);
    expect((await read(2025)).lines).toEqual([]);
  });

  it('has nothing of a program that is not reported', async () => {
    const { pay, read } = await buildWorld('none');
    await pay(300_000);
    expect((await read()).lines).toEqual([]);
  });

  it('takes out what the bank sent back, and makes it a correction once it was exported', async () => {
    const { pay, read, signW9, move, admin } = await buildWorld();
    await signW9();
    await pay(250_000);
    const second = await pay(50_000);
    await exportIris(admin.ctx, request);
    expect((await read()).lines).toMatchObject([{ totalCents: 300_000, state: 'exported' }]);

    await move(second, 'returnPayment', 'success');
    expect((await read()).lines).toMatchObject([
      { totalCents: 250_000, state: 'correction', exported: { amountCents: 300_000, number: 1 } },
    ]);
    await exportIris(admin.ctx, request);
    expect((await read()).lines).toMatchObject([
      { totalCents: 250_000, state: 'exported', exported: { amountCents: 250_000, number: 2 } },
    ]);
  });

  it('corrects also what is nothing any more, and what was signed with another W-9 since', async () => {
    const { pay, read, signW9, move, admin, clock } = await buildWorld();
    await signW9();
    const only = await pay(250_000);
    await exportIris(admin.ctx, request);
    clock.moveBy({ minutes: 1 });
    await signW9('234-56-7890');
    expect((await read()).lines).toMatchObject([{ totalCents: 250_000, state: 'correction' }]);
    await move(only, 'returnPayment', 'success');
    expect((await read()).lines).toMatchObject([{ totalCents: 0, payments: 0, state: 'correction' }]);
  });

  it('counts the year in the time zone of the partner', async () => {
    const { clock, pay, read } = await buildWorld();
    // Four hours into the new year in UTC, and still the old one in New York.
    clock.moveBy({ seconds: (Date.parse('2027-01-01T04:00:00Z') - clock.now().getTime()) / 1000 });
    await pay(10_000);
    expect((await read(2026)).lines).toMatchObject([{ totalCents: 10_000 }]);
    expect((await read(2027)).lines).toEqual([]);
  });

  it('is for those who may read taxes, and its file has the end of the number alone', async () => {
    const { pay, signW9, fiscal, reviewer } = await buildWorld();
    await signW9();
    await pay(250_000);
    expect(() => readTaxYear(reviewer.ctx, 2026, undefined)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
    const csv = await exportTaxList(fiscal.ctx, 2026);
    expect(csv).toContain('"2500.00","4321","ready"');
    expect(csv).not.toContain('987654321');
  });
});
