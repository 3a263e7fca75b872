import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { enterPayer } from '../../../testing/builders/enter-payer.ts';
import { readStoredPdf } from '../../../testing/read-pdf.ts';
import { runWaitingJobs } from '../../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld } from '../../../testing/worlds/claim-world.ts';
import { exportIris } from '../iris/export-iris.ts';
import { writeCopyB } from './write-copy-b.job.ts';

const database = useTestDatabase();
const request = { year: 2026, form: '1099-NEC', reason: 'Year end', again: false } as const;
const documents = `query ($id: ID!) { case(id: $id) { additionalDocuments { id filename permanent state } } }`;

async function buildWorld() {
  const world = await buildClaimWorld(database(), { config: { taxes: { reportableAs: '1099-NEC' } } });
  const { system, payee, caseId } = world;
  await enterPayer(system);
  await world.signW9();
  const pay = async (amountCents: number) => {
    const payment = await world.authorize(amountCents);
    await world.move(payment, 'initiatePayment', 'authorized');
    return world.move(payment, 'settlePayment', 'initiated');
  };
  const product: TestContext = { ...system, ports: payee.ports };
  const list = async () => {
    const { data } = await runOperation<{
      case: { additionalDocuments: { id: string; filename: string }[] };
    }>(payee, documents, { id: caseId });
    return data.case.additionalDocuments;
  };
  const listMails = () =>
    system.db.read((tx) =>
      tx
        .selectFrom('notifications')
        .select('kind')
        .where('partner_id', '=', system.partnerId)
        .where('kind', 'like', 'tax-form-%')
        .orderBy('created_at')
        .execute(),
    );
  const write = () => runWaitingJobs(database(), product, writeCopyB);
  return { ...world, pay, product, list, listMails, write };
}

describe("the payee's copy of a return", () => {
  it('is among their documents once it was exported, with the end of their tax number, and they are told', async () => {
    const { pay, admin, write, list, listMails, product } = await buildWorld();
    await pay(250_000);
    expect(await list()).toEqual([]);
    await exportIris(admin.ctx, request);
    expect(await write()).toBe(1);

    const [made, ...others] = await list();
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      filename: 'Form 1099-NEC 2026, Copy B.pdf',
      permanent: true,
      state: 'clean',
    });
    const { text } = await readStoredPdf(product, made?.id ?? '');
    for (const said of [
      'Copy B',
      'County of Harbor',
      '12-3456789',
      'XXX-XX-4321',
      '$2,500.00',
      'Ada Maria Reyes',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('98765');
    expect(text).not.toContain('CORRECTED');
    expect(await listMails()).toEqual([{ kind: 'tax-form-ready' }]);
  });

  it('is made once for each export, and a corrected one stands beside the first and says so', async () => {
    const { pay, move, admin, write, list, listMails, product, clock } = await buildWorld();
    await pay(250_000);
    const second = await pay(50_000);
    await exportIris(admin.ctx, request);
    await write();
    await exportIris(admin.ctx, { ...request, again: true });
    expect(await write()).toBe(0);

    clock.moveBy({ minutes: 5 });
    await move(second, 'returnPayment', 'success');
    await exportIris(admin.ctx, request);
    expect(await write()).toBe(1);
    const [, corrected] = await list();
    expect((await list()).map(({ filename }) => filename)).toEqual([
      'Form 1099-NEC 2026, Copy B.pdf',
      'Form 1099-NEC 2026, Copy B, corrected.pdf',
    ]);
    const { text } = await readStoredPdf(product, corrected?.id ?? '');
    for (const said of ['CORRECTED', 'The copy of November', '$2,500.00']) expect(text).toContain(said);
    expect(await listMails()).toEqual([{ kind: 'tax-form-ready' }, { kind: 'tax-form-corrected' }]);
  });
});
