import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { putPaymentSettings } from '../../../testing/put-payment-settings.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { listPayments, openAward } from '../../../testing/payment-acts.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { findCoolDown } from '../guarding/find-cool-down.ts';
import { issueFunds } from '../issuing/issue-funds.ts';
import { findVendors, retireVendor, saveVendor, type VendorRequest } from './save-vendor.ts';

const database = useTestDatabase();

const account = { accountType: 'checking', routingNumber: '021000021', accountNumber: '123456789' } as const;
const address = { addressLine1: '4 Quay St', city: 'Salem', state: 'MA', zip: '01970' };

describe('the register of vendors', () => {
  let world: Awaited<ReturnType<typeof buildMoneyWorld>>;
  beforeEach(async () => {
    world = await buildMoneyWorld(database());
  });

  const build = (changes: Partial<VendorRequest> = {}): VendorRequest => ({
    ...{ externalId: randomUUID(), name: 'Harbor Property', email: null, types: ['Landlord'] },
    ...{ mailingAddress: null, ...changes },
  });
  const signInAgain = async () => {
    world = { ...world, fiscal: await world.enterStaff('fiscal') };
  };
  const save = (changes: Partial<VendorRequest> = {}) => saveVendor(world.fiscal.ctx, build(changes));

  it('keeps the EIN and the account closed, and shows their last digits', async () => {
    const { fiscal, system } = world;
    const vendor = await save({ taxId: '123456789', account, mailingAddress: address });
    expect(vendor).toMatchObject({
      taxIdEnd: '6789',
      account: { accountType: 'checking', routingNumberEnd: '0021', accountNumberEnd: '6789' },
    });
    const [row] = await asOwner(database(), 'select * from vendors where id = $1', [vendor.id]);
    expect(JSON.stringify(row)).not.toContain('123456789');
    expect(JSON.stringify(row)).not.toContain('Quay');
    const said = JSON.stringify(await readAudit(system));
    expect(said).not.toContain('123456789');

    // What is not said again stays.
    const again = await saveVendor(fiscal.ctx, { ...build({ name: 'Harbor' }), of: vendor });
    expect(again).toMatchObject({ name: 'Harbor', taxIdEnd: '6789', account: { accountNumberEnd: '6789' } });
  });

  it.each([
    [{ taxId: '123456789' }, 'Harbor Property (V-1) has the same EIN.'],
    [{ account }, 'Harbor Property (V-1) has the same bank account.'],
    [{ email: 'RENT@harbor.example' }, 'Harbor Property (V-1) has the same email address.'],
    [{ name: 'HARBOR  property.' }, 'Harbor Property (V-1) has the same name.'],
  ])('asks before the same vendor is added twice: %j', async (same, text) => {
    await save({ externalId: 'V-1', taxId: '123456789', account, email: 'rent@harbor.example' });
    const twin = { name: 'Another one', ...same };
    await expect(save(twin)).rejects.toMatchObject({ code: 'VENDOR_TWIN', texts: [text] });
    expect(await save({ ...twin, allowsTwin: true })).toMatchObject({ version: 1 });
  });

  it('pays nothing to a vendor for a while after their account was changed', async () => {
    const { admin, clock } = world;
    const first = await save();
    const findPause = () =>
      admin.ctx.db.read((tx) => findCoolDown(tx, admin.ctx, { type: 'Vendor', id: first.id }));
    const given = await saveVendor(world.fiscal.ctx, { ...build({ account }), of: first });
    clock.moveBy({ hours: 73 });
    await signInAgain();
    const same = await saveVendor(world.fiscal.ctx, { ...build({ account }), of: given });
    expect(await findPause()).toBeUndefined();

    await putPaymentSettings(admin.ctx, { coolDownHours: 1 });
    const other = { ...account, accountNumber: '987654321' };
    await saveVendor(world.fiscal.ctx, { ...build({ account: other }), of: same });
    expect(await findPause()).toMatchObject({ change: 'bankAccount' });
    clock.moveBy({ minutes: 61 });
    expect(await findPause()).toBeUndefined();
  });

  it.each(['with the vendor', 'later'] as const)(
    'pauses large payments to the first account of a vendor, given %s, and lets small ones go',
    async (when) => {
      const { fiscal, admin, clock, system, caseId, programId, fundId } = world;
      await putPaymentSettings(admin.ctx, { secondApproverAboveCents: 10_000 });
      const vendor = await save(when === 'later' ? {} : { account });
      if (when === 'later') await saveVendor(fiscal.ctx, { ...build({ account }), of: vendor });
      const { payments } = await fiscal.ctx.db.transaction((tx) =>
        openAward(tx, fiscal.ctx, {
          ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
          payments: (
            [
              [10_000, '2026-11-16'],
              [10_001, '2026-12-16'],
            ] as const
          ).map(([amountCents, scheduledFor]) => ({
            ...{ amountCents, scheduledFor, method: null },
            payee: { type: 'Vendor', id: vendor.id },
          })),
        }),
      );
      const [small, large] = payments;
      if (!small || !large) throw new Error('Nothing was awarded');
      await world.move(small, 'authorizePayment', 'pending');
      // A limit that is raised meanwhile lets nothing go.
      await putPaymentSettings(admin.ctx, { secondApproverAboveCents: null, coolDownHours: 0 });
      expect(await world.move(small, 'initiatePayment', 'authorized')).toMatchObject({ status: 'initiated' });
      await world.move(large, 'authorizePayment', 'pending');
      await expect(world.move(large, 'initiatePayment', 'authorized')).rejects.toMatchObject({
        code: 'PAYMENT_HELD',
      });
      const { nodes } = await listPayments(fiscal.ctx, { troubles: ['coolingDown'] }, {});
      expect(nodes.map(({ payment }) => [payment.id, payment.trouble?.hold?.change])).toEqual([
        [large.id, 'firstAccount'],
      ]);
      clock.moveBy({ hours: 72 });
      expect(await world.move(large, 'initiatePayment', 'authorized', system)).toMatchObject({
        status: 'initiated',
      });
    },
  );

  it('pauses several small payments to the first account of a vendor that are large together on a day', async () => {
    const { fiscal, admin, clock, caseId, programId, fundId } = world;
    await putPaymentSettings(admin.ctx, { secondApproverAboveCents: 10_000 });
    const vendor = await save({ account });
    const { payments } = await fiscal.ctx.db.transaction((tx) =>
      openAward(tx, fiscal.ctx, {
        ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
        payments: [6_000, 5_000].map((amountCents) => ({
          ...{ amountCents, scheduledFor: '2026-11-16', method: null },
          payee: { type: 'Vendor', id: vendor.id },
        })),
      }),
    );
    const [first, second] = payments;
    if (!first || !second) throw new Error('Nothing was awarded');
    for (const payment of payments) await world.move(payment, 'authorizePayment', 'pending');
    for (const payment of payments)
      await expect(world.move(payment, 'initiatePayment', 'authorized')).rejects.toMatchObject({
        code: 'PAYMENT_HELD',
      });
    await world.move(second, 'cancelPayment', 'authorized');
    expect(await world.move(first, 'initiatePayment', 'authorized')).toMatchObject({ status: 'initiated' });
    clock.moveBy({ hours: 1 });
    const { payments: more } = await fiscal.ctx.db.transaction((tx) =>
      openAward(tx, fiscal.ctx, {
        ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
        payments: [
          {
            ...{ amountCents: 5_000, scheduledFor: '2026-11-16', method: null },
            payee: { type: 'Vendor', id: vendor.id },
          },
        ],
      }),
    );
    const [third] = more;
    if (!third) throw new Error('Nothing was awarded');
    await world.move(third, 'authorizePayment', 'pending');
    await expect(world.move(third, 'initiatePayment', 'authorized')).rejects.toMatchObject({
      code: 'PAYMENT_HELD',
    });
  });

  it.each([
    [{ account: { ...account, accountNumber: '987654321' } }, /a different bank account/],
    [{ email: 'someone@else.example' }, /a different email address/],
    [{ mailingAddress: { ...address, zip: '01971' } }, /to a different address/],
  ] as const)('tells a vendor at the address they had of another way to them: %j', async (changes, text) => {
    const { fiscal, system } = world;
    const old = { email: 'rent@harbor.example', account, mailingAddress: address };
    const vendor = await save(old);
    await deliverMails(system);
    await saveVendor(fiscal.ctx, { ...build({ ...old, ...changes }), of: vendor });
    const [mail, ...others] = await deliverMails(system);
    expect(mail).toMatchObject({ to: 'rent@harbor.example', text: expect.stringMatching(text) as string });
    expect(others).toEqual([]);
    expect(JSON.stringify(mail)).not.toMatch(/987654321|someone@else|01971/);
  });

  it('takes a retired vendor out of what can be issued to, and brings them back', async () => {
    const { fiscal, fundId, caseId } = world;
    const vendor = await save({ name: 'Quay Utilities' });
    const issue = () =>
      issueFunds(fiscal.ctx, {
        ...{ key: randomUUID(), caseId, fundId, vendorId: vendor.id, method: null },
        schedule: { kind: 'once', amountCents: 100, scheduledFor: null },
      });
    const retired = await retireVendor(fiscal.ctx, { ...vendor, isRetired: true });
    await expect(issue()).rejects.toMatchObject({ texts: ['Choose a vendor from the register.'] });
    const find = (withRetired: boolean) => findVendors(fiscal.ctx, { find: 'quay', withRetired });
    expect(await find(false)).toEqual([]);
    expect(await find(true)).toMatchObject([{ id: vendor.id }]);
    await expect(retireVendor(fiscal.ctx, { ...vendor, isRetired: false })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await retireVendor(fiscal.ctx, { ...retired, isRetired: false });
    expect(await issue()).toBeTypeOf('string');
  });
});
