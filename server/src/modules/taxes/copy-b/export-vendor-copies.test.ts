import { describe, expect, it } from 'vitest';
import { enterPayer } from '../../../testing/builders/enter-payer.ts';
import { openAward } from '../../../testing/payment-acts.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld, ownAddress } from '../../../testing/worlds/claim-world.ts';
import { saveVendor } from '../../payments/index.ts';

import { exportIris } from '../iris/export-iris.ts';
import { readTaxYear } from '../year/read-tax-year.ts';
import { exportVendorCopies } from './export-vendor-copies.ts';

const database = useTestDatabase();
const request = { year: 2026, form: '1099-NEC', reason: 'Year end', again: false } as const;
const draft = { externalId: 'V-1', name: 'Harbor Property', email: null, types: [] };

/** A vendor who got 2,500 dollars, which were exported. */
async function buildWorld() {
  const world = await buildClaimWorld(database(), { config: { taxes: { reportableAs: '1099-NEC' } } });
  const { fiscal, admin, clock, move, caseId, programId, fundId } = world;
  await enterPayer(world.system);
  const given = { ...draft, taxId: '12-3450011', mailingAddress: ownAddress };
  const saved = await saveVendor(fiscal.ctx, given);
  const pay = async (amountCents: number, payee = saved) => {
    const { payments } = await fiscal.ctx.db.transaction((tx) =>
      openAward(tx, fiscal.ctx, {
        ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
        payments: [
          {
            ...{ amountCents, scheduledFor: '2026-11-16', method: null },
            payee: { type: 'Vendor', id: payee.id },
          },
        ],
      }),
    );
    const [payment] = payments;
    if (!payment) throw new Error('Nothing was awarded');
    for (const [name, seen] of [
      ['authorizePayment', 'pending'],
      ['initiatePayment', 'authorized'],
      ['settlePayment', 'initiated'],
    ] as const)
      await move(payment, name, seen);
    return payment;
  };
  const payment = await pay(250_000);
  await exportIris(admin.ctx, request);
  clock.moveBy({ minutes: 1 });
  const readState = async () =>
    (await readTaxYear(fiscal.ctx, 2026, undefined)).lines.find(({ payeeId }) => payeeId === saved.id)?.state;
  const save = (vendorId?: string) => exportVendorCopies(fiscal.ctx, { year: 2026, vendorId });
  return { ...world, given, saved, payment, pay, readState, save };
}

describe('the copy of a return for a vendor', () => {
  it('is a PDF with what was exported and the end of the EIN, and is on record', async () => {
    const { save, saved, fiscal } = await buildWorld();
    const made = await save(saved.id);
    expect(made).toMatchObject({ copies: 1, leftOut: 0 });
    const { text } = await readPdf(made.content ?? Buffer.of());
    for (const said of [
      'Copy B',
      'County of Harbor',
      'XX-XXX0011',
      '$2,500.00',
      'Harbor Property',
      '1 Main St',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('345001');
    expect(text).not.toContain('CORRECTED');
    const audit = await readAudit(fiscal.ctx);
    expect(audit.filter(({ action }) => action === 'exportVendorCopies')).toMatchObject([
      { next: { year: 2026, vendorId: saved.id, copies: 1, leftOut: 0 } },
    ]);
  });

  it('is left out while what was exported is no longer true, and says CORRECTED after the correction', async () => {
    const { save, move, payment, pay, admin, clock } = await buildWorld();
    const other = await pay(10_000);
    expect(await save()).toMatchObject({ content: null, copies: 0, leftOut: 1 });
    await exportIris(admin.ctx, request);
    const first = await readPdf((await save()).content ?? Buffer.of());
    expect(first.text).toContain('CORRECTED');
    expect(first.text).toContain('$2,600.00');
    clock.moveBy({ minutes: 1 });
    for (const each of [payment, other]) await move(each, 'returnPayment', 'success');
    expect(await save()).toMatchObject({ leftOut: 1 });
  });

  it('stands on pages of its own among those of all vendors of the year', async () => {
    const { save, fiscal, pay, admin, clock } = await buildWorld();
    const second = await saveVendor(fiscal.ctx, {
      ...{ ...draft, externalId: 'V-2', name: 'Bay Movers', taxId: '12-3450022', mailingAddress: ownAddress },
    });
    await pay(300_000, second);
    await exportIris(admin.ctx, request);
    clock.moveBy({ minutes: 1 });
    const made = await save();
    expect(made.copies).toBe(2);
    const { text } = await readPdf(made.content ?? Buffer.of());
    expect(text).toContain('Harbor Property');
    expect(text).toContain('Bay Movers');
    expect(text.match(/Page 1 of \d/g)).toHaveLength(2);
  });

  it('is for vendors: people find theirs in their account', async () => {
    const { save, signW9, authorize, move, admin, clock } = await buildWorld();
    await signW9();
    const payment = await authorize(300_000);
    await move(payment, 'initiatePayment', 'authorized');
    await move(payment, 'settlePayment', 'initiated');
    await exportIris(admin.ctx, request);
    clock.moveBy({ minutes: 1 });
    const made = await save();
    expect(made).toMatchObject({ copies: 1, leftOut: 0 });
    expect((await readPdf(made.content ?? Buffer.of())).text).not.toContain('Reyes');
  });

  it('is not made of anything that was never exported, nor for other roles', async () => {
    const { fiscal, pay, save, enterStaff } = await buildWorld();
    const second = await saveVendor(fiscal.ctx, {
      ...{ ...draft, externalId: 'V-2', name: 'Bay Movers', taxId: '12-3450022', mailingAddress: ownAddress },
    });
    await pay(300_000, second);
    expect(await save(second.id)).toMatchObject({ content: null, copies: 0, leftOut: 0 });
    const worker = await enterStaff('caseWorker', 'Cleo W.');
    await expect(exportVendorCopies(worker.ctx, { year: 2026 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a vendor in the year-end list', () => {
  it.each([
    ['EIN', { taxId: '12-3450099' }],
    ['name', { name: 'Harbor Property LLC' }],
    ['address', { mailingAddress: { ...ownAddress, city: 'Queens' } }],
  ])('needs a correction once their %s is another one than was exported', async (_what, change) => {
    const { readState, fiscal, saved, given, admin } = await buildWorld();
    expect(await readState()).toBe('exported');
    await saveVendor(fiscal.ctx, { ...given, ...change, of: saved });
    expect(await readState()).toBe('correction');
    await exportIris(admin.ctx, request);
    expect(await readState()).toBe('exported');
  });

  it('needs none when only their email or number in the books changes', async () => {
    const { readState, fiscal, saved, given } = await buildWorld();
    await saveVendor(fiscal.ctx, { ...given, email: 'desk@harbor.example', externalId: 'V-9', of: saved });
    expect(await readState()).toBe('exported');
  });
});
