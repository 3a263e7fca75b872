import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { findCase } from '../../cases/index.ts';
import { blockFund } from '../../funds/index.ts';
import { holdPayment, releasePayment } from '../acting/hold-payment.ts';
import { authorizeDuePayments } from '../authorize-due-payments.job.ts';
import { issueFunds } from '../issuing/issue-funds.ts';
import { findPaymentFigures } from '../lists/payment-figures.ts';
import { listStaffAwardViews } from '../views/award-view.ts';
import { importExternalPayments } from './import-external.ts';
import { recordExternalPayment } from './record-external.ts';

const database = useTestDatabase();
const tracking = ['external-tracking', 'applicant-payments', 'multi-payment'];

/** A program that only keeps track of what is paid elsewhere, with two payments that are authorized. */
async function buildTracking(features: readonly string[] = tracking) {
  const world = await buildMoneyWorld(database(), { features: [...features] });
  const { caseId, fundId, fiscal, clock, system } = world;
  const id = await issueFunds(fiscal.ctx, {
    ...{ key: randomUUID(), caseId, fundId, vendorId: null, method: null },
    schedule: {
      kind: 'several',
      payments: [
        { amountCents: 30_000, scheduledFor: '2026-11-16' },
        { amountCents: 20_000, scheduledFor: '2026-11-16' },
      ],
    },
  });
  clock.moveBy({ hours: 48 });
  await authorizeDuePayments.run(system);
  // Two days later the fiscal officer signs in again.
  const again = await world.enterStaff('fiscal', 'Dario L.');
  await deliverMails(system);
  const readPayments = async () => {
    const [award] = await again.ctx.db.read((tx) => listStaffAwardViews(tx, again.ctx, { ids: [id] }));
    return award?.payments ?? [];
  };
  const [first, second] = await readPayments();
  if (!first || !second) throw new Error('The award has no payments');
  const say = (changes: object = {}) => ({
    ...{ paymentId: first.id, paidOn: '2026-11-16', reference: 'Check 1001', allowsRepeatedReference: false },
    ...changes,
  });
  const record = (changes: object = {}, by = again.ctx) => recordExternalPayment(by, say(changes));
  const load = (content: string, given: object = {}) =>
    importExternalPayments(again.ctx, {
      ...{ content, isDryRun: false, allowsRepeatedReferences: false, ...given },
    });
  return { ...world, fiscal: again, first, second, readPayments, record, load };
}

type World = Awaited<ReturnType<typeof buildTracking>>;

describe('a payment that was made outside of the product', () => {
  let world: World;
  beforeEach(async () => {
    world = await buildTracking();
  });

  it('is recorded with its day and reference, booked, audited and told to the payee [P622]', async () => {
    const { first, record, readPayments, readBalances, system, fiscal, clock } = world;
    expect((await findPaymentFigures(fiscal.ctx)).paidThisMonth).toEqual({ count: 0, amountCents: 0 });
    expect(first).toMatchObject({ status: 'authorized', method: 'External' });
    expect(first.acts).toContain('recordExternal');

    await record();
    const [paid] = await readPayments();
    expect(paid).toMatchObject({
      ...{ status: 'success', method: 'External', moneyIn: 'disbursed' },
      external: { paidOn: '2026-11-16', reference: 'Check 1001' },
    });
    expect(paid?.completedAt?.toISOString().slice(0, 10)).toBe('2026-11-16');
    expect(await readBalances()).toMatchObject({ obligated: 20_000, inTransit: 0, disbursed: 30_000 });
    expect((await findPaymentFigures(fiscal.ctx)).paidThisMonth).toEqual({ count: 1, amountCents: 30_000 });
    clock.moveBy({ hours: 24 * 20 });
    const later = await world.enterStaff('fiscal', 'Dario L.');
    expect((await findPaymentFigures(later.ctx)).paidThisMonth).toEqual({ count: 0, amountCents: 0 });
    const acts = await listActions(system);
    for (const act of ['initiatePayment', 'settlePayment', 'recordExternalPayment'])
      expect(acts).toContain(act);
    const [mail] = await deliverMails(system);
    expect(mail?.subject).toBe('Your payment of $300.00 was made');
    expect(mail?.text).toContain('on November 16, 2026');
    expect(mail?.text).toContain('Reference: Check 1001.');
  });

  it('is recorded once, and the case is paid with the last one', async () => {
    const { record, second, readBalances, fiscal, caseId, system, partnerId } = world;
    await Promise.all([record(), record()]);
    await record({ reference: 'check-1001' });
    expect((await readBalances()).disbursed).toBe(30_000);
    expect(await deliverMails(system)).toHaveLength(1);
    await expect(record({ reference: 'Check 1002' })).rejects.toMatchObject({ code: 'EXTERNAL_REFUSED' });

    await record({ paymentId: second.id, reference: 'Check 1003' });
    const about = await fiscal.ctx.db.read((tx) => findCase(tx, partnerId, caseId));
    expect(about?.status).toBe('PaymentSent');
  });

  it('warns of a reference that another payment has, and takes it once someone has checked', async () => {
    const { record, second, readBalances } = world;
    await record();
    const again = { paymentId: second.id, reference: 'CHECK #1001' };
    await expect(record(again)).rejects.toMatchObject({ code: 'REFERENCE_USED', status: 409 });
    expect((await readBalances()).disbursed).toBe(30_000);
    await record({ ...again, allowsRepeatedReference: true });
    expect((await readBalances()).disbursed).toBe(50_000);
  });

  it('refuses what cannot have happened, and leaves the books alone', async () => {
    const { record, fiscal, fundId, first, readBalances } = world;
    const caseWorker = await world.enterStaff('caseWorker', 'Carla W.');
    const refusals = async (changes: object) => {
      const { texts } = (await record(changes).catch((error: unknown) => error)) as { texts: string[] };
      return texts.join(' ');
    };
    expect(await refusals({ paidOn: '2026-11-18' })).toBe('The date is in the future.');
    expect(await refusals({ paidOn: '2025-11-16' })).toBe('The date is more than a year ago.');
    expect(await refusals({ reference: ' - ' })).toBe('The reference is missing.');
    await expect(record({ paymentId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(record({}, caseWorker.ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    await holdPayment(fiscal.ctx, { paymentId: first.id, note: 'Wait' });
    expect(await refusals({})).toBe('This payment is on hold. Release it first.');
    await releasePayment(fiscal.ctx, { paymentId: first.id });
    const admin = await world.enterStaff('admin', 'Aurelio S.');
    await blockFund(admin.ctx, { id: fundId, reason: 'The bank says something else' });
    expect(await refusals({})).toBe('The fund of this payment is blocked.');
    expect(await readBalances()).toMatchObject({ obligated: 50_000, disbursed: 0 });
  });

  it('is not for payments that their payee claims', async () => {
    const claiming = await buildTracking([...tracking, 'claim-funds', 'direct-deposit']);
    expect(claiming.first).toMatchObject({ method: null });
    expect(claiming.first.acts).not.toContain('recordExternal');
    await expect(claiming.record()).rejects.toMatchObject({
      texts: ['This payment is not paid outside of the portal. Change its payment method first.'],
    });
  });
});

describe('a file of payments that were made outside of the product', () => {
  let world: World;
  beforeEach(async () => {
    world = await buildTracking();
  });

  const toFile = (rows: readonly (readonly string[])[]) =>
    ['Payment,Amount,Date,Reference', ...rows.map((row) => row.map((cell) => `"${cell}"`).join(','))].join(
      '\r\n',
    );

  it('says for each line what would happen and why not, and changes nothing', async () => {
    const { first, second, load, readBalances } = world;
    const rows = [
      [first.displayId, '$300.00', '11/16/2026', 'Check 1001'],
      [second.displayId, '200', '2026-11-16', 'check 1001'],
      [first.displayId, '300', '2026-11-16', 'Check 1002'],
      ['XXXX-XXXX-1', '300', '2026-11-16', 'Check 1003'],
    ];
    const file = toFile(rows);
    const dry = await load(file, { isDryRun: true });
    expect(dry.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'records'],
      [3, 'repeatedReference'],
      [4, 'repeatedPayment'],
      [5, 'unknownPayment'],
    ]);
    expect(dry[0]?.reason).toBe('Will be recorded as paid.');
    expect(await readBalances()).toMatchObject({ obligated: 50_000, disbursed: 0 });

    const done = await load(file);
    expect(done.map(({ outcome }) => outcome)).toEqual(dry.map(({ outcome }) => outcome));
    expect(done[0]?.reason).toBe('Recorded as paid.');
    expect(await readBalances()).toMatchObject({ obligated: 20_000, disbursed: 30_000 });
  });

  it('records nothing twice when it is read again', async () => {
    const { first, second, load, readBalances, system } = world;
    const file = toFile([
      [first.displayId, '300', '2026-11-16', 'Check 1001'],
      [second.displayId, '200', '2026-11-16', 'Check 1001'],
    ]);
    const allowed = { allowsRepeatedReferences: true };
    const [one, other] = await Promise.all([load(file, allowed), load(file, allowed)]);
    expect([...one, ...other].filter(({ outcome }) => outcome === 'records')).toHaveLength(2);
    const again = await load(file, allowed);
    expect(again.map(({ outcome }) => outcome)).toEqual(['alreadyRecorded', 'alreadyRecorded']);
    expect(await readBalances()).toMatchObject({ obligated: 0, disbursed: 50_000 });
    expect(await deliverMails(system)).toHaveLength(2);
    const acts = await listActions(system);
    expect(acts.filter((action) => action === 'recordExternalPayment')).toHaveLength(2);
  });

  it('refuses amounts, dates and files that say something else, and learns nothing of other partners', async () => {
    const { first, load, readBalances } = world;
    const other = await buildTracking();
    const lines = await load(
      toFile([
        [first.displayId, '0', '2026-11-16', 'A'],
        [first.displayId, '300.01', '2026-11-16', 'A'],
        [other.first.displayId, '300', '2026-11-16', 'A'],
        ['', '300', '2026-11-16', 'A'],
      ]),
    );
    expect(lines.map(({ outcome }) => outcome)).toEqual([
      'noAmount',
      'repeatedPayment',
      'unknownPayment',
      'unknownPayment',
    ]);
    const outcomeOf = async (...cells: string[]) =>
      (await load(toFile([[first.displayId, ...cells]])))[0]?.outcome;
    expect(await outcomeOf('300.01', '2026-11-16', 'A')).toBe('amountDiffers');
    expect(await outcomeOf('300', '2026-02-30', 'A')).toBe('dateUnreadable');
    expect(await outcomeOf('300', '2026-11-18', 'A')).toBe('futureDate');
    expect(await outcomeOf('300', '2026-11-16', '')).toBe('noReference');
    expect(await readBalances()).toMatchObject({ obligated: 50_000, disbursed: 0 });
    await expect(load('Payment,Amount\n1,2')).rejects.toMatchObject({
      texts: ['The first line must name the columns Payment, Amount, Date and Reference.'],
    });
    const doubled = `Payment,Amount,Date,Reference,amount\n${first.displayId},300,2026-11-16,A,1`;
    await expect(load(doubled)).rejects.toMatchObject({ texts: ['Line 1 names the column amount twice.'] });
  });

  it('refuses a file with a quotation mark out of place, which would hide the lines below it', async () => {
    const { first, second, load, readBalances } = world;
    for (const isDryRun of [true, false]) {
      const rows = [`${first.displayId},300,2026-11-16,A,6" pipe`, `${second.displayId},200,2026-11-16,B,-`];
      const content = ['Payment,Amount,Date,Reference,Note', '', ...rows].join('\n');
      await expect(load(content, { isDryRun })).rejects.toMatchObject({
        texts: ['Line 3 has a quotation mark out of place, so nothing from there on can be read.'],
      });
    }
    expect(await readBalances()).toMatchObject({ obligated: 50_000, disbursed: 0 });
    const [line] = await load(toFile([[], [first.displayId, '300', '2026-11-16', 'A']]), { isDryRun: true });
    expect(line).toMatchObject({ line: 3, outcome: 'records' });
  });
});
