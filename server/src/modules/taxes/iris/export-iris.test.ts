import { describe, expect, it } from 'vitest';
import { enterPayer } from '../../../testing/builders/enter-payer.ts';
import { openAward } from '../../../testing/payment-acts.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld, ownAddress } from '../../../testing/worlds/claim-world.ts';
import { saveVendor } from '../../payments/index.ts';
import { readTaxYear } from '../year/read-tax-year.ts';
import { exportIris } from './export-iris.ts';
import { irisColumns } from './iris-columns.ts';
import { splitName } from './split-name.ts';
import { toIrisRow } from './to-iris-row.ts';
import { toIrisText } from './to-iris-text.ts';

const database = useTestDatabase();
const request = { year: 2026, form: '1099-NEC', reason: 'Year end', again: false } as const;

async function buildWorld() {
  const world = await buildClaimWorld(database(), { config: { taxes: { reportableAs: '1099-NEC' } } });
  const pay = async (amountCents: number) => {
    const payment = await world.authorize(amountCents);
    await world.move(payment, 'initiatePayment', 'authorized');
    return world.move(payment, 'settlePayment', 'initiated');
  };
  return { ...world, pay, enterPayer: () => enterPayer(world.system) };
}

/** The rows of a file by the names of their columns. */
function parse(content: string): Record<string, string>[] {
  const [heading = [], ...rows] = content
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at] ?? ''])));
}

describe('exporting for IRIS', () => {
  it('writes each return with the whole tax number, once, and puts on record who asked and why', async () => {
    const { pay, signW9, enterPayer, admin } = await buildWorld();
    await enterPayer();
    await signW9();
    await pay(250_000);

    const [file, ...others] = await exportIris(admin.ctx, request);
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      filename: 'iris-1099-nec-2026-1-of-1.csv',
      returns: 1,
      isCorrection: false,
    });
    expect(parse(file?.content ?? '')).toMatchObject([
      {
        ...{ 'Form Type': '1099-NEC', 'Tax Year': '2026', 'Payer Taxpayer ID Number': '123456789' },
        ...{ 'Payer Business or Entity Name Line 1': 'County of Harbor', 'Recipient TIN Type': 'SSN' },
        ...{ 'Recipient Taxpayer ID Number': '987654321', 'Recipient Name Type': 'I' },
        ...{ 'Recipient First Name': 'Ada', 'Recipient Middle Name': 'Maria' },
        'Recipient Last Name (Surname)': 'Reyes',
        'Box 1 - Nonemployee Compensation': '2500.00',
      },
    ]);
    expect(await exportIris(admin.ctx, request)).toEqual([]);
    expect(await exportIris(admin.ctx, { ...request, again: true })).toMatchObject([
      { returns: 1, isCorrection: false },
    ]);
    const exports = (await readAudit(admin.ctx)).filter(({ action }) => action === 'exportTaxNumbers');
    expect(exports[0]).toMatchObject({
      next: { year: 2026, form: '1099-NEC', reason: 'Year end', returns: 1 },
    });
    expect(JSON.stringify(await readAudit(admin.ctx))).not.toContain('987654321');
  });

  it('reports a vendor by the register, and only once it has their EIN and address', async () => {
    const { enterPayer, admin, fiscal, caseId, programId, fundId, move, clock } = await buildWorld();
    await enterPayer();
    const draft = { externalId: 'V-1', name: 'Harbor Property', email: null, types: [] };
    const first = await saveVendor(fiscal.ctx, { ...draft, taxId: '12-3450011', mailingAddress: null });
    const { payments } = await fiscal.ctx.db.transaction((tx) =>
      openAward(tx, fiscal.ctx, {
        ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
        payments: [
          {
            ...{ amountCents: 250_000, scheduledFor: '2026-11-16', method: null },
            payee: { type: 'Vendor', id: first.id },
          },
        ],
      }),
    );
    const [payment] = payments;
    if (!payment) throw new Error('Nothing was awarded');
    clock.moveBy({ hours: 73 });
    for (const [name, seen] of [
      ['authorizePayment', 'pending'],
      ['initiatePayment', 'authorized'],
      ['settlePayment', 'initiated'],
    ] as const)
      await move(payment, name, seen);
    clock.moveBy({ hours: -73 });
    expect((await readTaxYear(admin.ctx, 2026, undefined)).lines).toMatchObject([{ state: 'missingTin' }]);
    expect(await exportIris(admin.ctx, request)).toEqual([]);

    await saveVendor(fiscal.ctx, { ...draft, of: first, mailingAddress: ownAddress });
    expect((await readTaxYear(admin.ctx, 2026, undefined)).lines).toMatchObject([
      { state: 'ready', taxForm: { tinLast4: '0011' } },
    ]);
    const [file] = await exportIris(admin.ctx, request);
    expect(parse(file?.content ?? '')).toMatchObject([
      {
        ...{ 'Recipient TIN Type': 'EIN', 'Recipient Taxpayer ID Number': '123450011' },
        ...{ 'Recipient Name Type': 'B', 'Recipient Business or Entity Name Line 1': 'Harbor Property' },
        ...{ 'Recipient Address Line 1': '1 Main St', 'Box 1 - Nonemployee Compensation': '2500.00' },
      },
    ]);
    expect((await readTaxYear(admin.ctx, 2026, undefined)).lines).toMatchObject([{ state: 'exported' }]);
  });

  it('puts corrections in a file of their own', async () => {
    const { pay, signW9, enterPayer, admin, move } = await buildWorld();
    await enterPayer();
    await signW9();
    await pay(250_000);
    const second = await pay(10_000);
    await exportIris(admin.ctx, request);
    await move(second, 'returnPayment', 'success');
    const files = await exportIris(admin.ctx, request);
    expect(files).toMatchObject([
      { filename: 'iris-1099-nec-2026-corrections-1-of-1.csv', returns: 1, isCorrection: true },
    ]);
    expect(parse(files[0]?.content ?? '')).toMatchObject([{ 'Box 1 - Nonemployee Compensation': '2500.00' }]);
  });

  it('is for admins with a fresh sign-in, and needs the number of the payer', async () => {
    const { fiscal, admin, enterPayer, clock } = await buildWorld();
    expect(() => exportIris(fiscal.ctx, request)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    await expect(exportIris(admin.ctx, request)).rejects.toMatchObject({ code: 'TAX_PAYER_MISSING' });
    await enterPayer();
    expect(await exportIris(admin.ctx, request)).toEqual([]);
    clock.moveBy({ minutes: 11 });
    expect(() => exportIris(admin.ctx, request)).toThrow(
      expect.objectContaining({ code: 'auth/requires-recent-login' }),
    );
  });
});

describe('a row for IRIS', () => {
  const payer = {
    ...{
      ein: '123456789',
      name: 'Harbor, County of',
      phone: '+1 207 555 0142',
      email: 'help@harbor.example',
    },
    address: { addressLine1: '12 Wharf Street', city: 'Portland', state: 'ME', zip: '04101-2203' },
  };

  it('has as many values as its form has columns, each of them in its place', () => {
    for (const [form, boxes] of [
      ['1099-NEC', ['1099-NEC']],
      ['1099-MISC', ['1099-MISC box 1', '1099-MISC box 6']],
    ] as const) {
      const row = toIrisRow(2026, payer, {
        payeeId: '0b5f5a3e-0000-4000-8000-000000000000',
        w9: { taxClassification: 'business', name: 'Reyes & Sons LLC', tin: 'EIN', ein: '001234567' },
        boxes: boxes.map((box) => ({ box, cents: 210_050 })),
      });
      expect(row).toHaveLength(irisColumns[form].length);
      const valueOf = (column: string) => row[irisColumns[form].indexOf(column)];
      expect(valueOf('Recipient Taxpayer ID Number')).toBe('001234567');
      expect(valueOf('Recipient Business or Entity Name Line 1')).toBe('Reyes & Sons LLC');
      expect(valueOf('Payer Phone')).toBe('2075550142');
      expect(valueOf('Payer ZIP/Postal Code')).toBe('041012203');
      expect(row.filter((value) => value === '2100.50')).toHaveLength(boxes.length);
    }
  });

  it.each([
    ['=HYPERLINK("http://x")', 'HYPERLINK http //x'],
    ['+1 Main St', '1 Main St'],
    ['-Ada', 'Ada'],
    ['@Ada', 'Ada'],
    ['#4', '#4'],
    ["O'Brien-Núñez", "O'Brien-Nunez"],
    ['Ada\r\n=2', 'Ada 2'],
  ])('makes %j harmless without an apostrophe of its own', (given, expected) => {
    expect(toIrisText(given)).toBe(expected);
  });

  it.each([
    ['Ada Maria Reyes', ['Ada', 'Maria', 'Reyes', '']],
    ['Ada Reyes Jr.', ['Ada', '', 'Reyes', 'Jr.']],
    ['Cher', ['', '', 'Cher', '']],
  ])('splits %s', (name, expected) => {
    expect(Object.values(splitName(name))).toEqual(expected);
  });
});
