import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { findCoolDown } from '../guarding/find-cool-down.ts';
import { issueFunds } from '../issuing/issue-funds.ts';
import { savePaymentSettings } from '../issuing/save-payment-settings.ts';
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
    const { fiscal, admin, clock } = world;
    const first = await save();
    const findPause = () =>
      fiscal.ctx.db.read((tx) => findCoolDown(tx, fiscal.ctx, { type: 'Vendor', id: first.id }));
    const given = await saveVendor(fiscal.ctx, { ...build({ account }), of: first });
    expect(await findPause()).toBeUndefined();
    const same = await saveVendor(fiscal.ctx, { ...build({ account }), of: given });
    expect(await findPause()).toBeUndefined();

    await savePaymentSettings(admin.ctx, { coolDownHours: 1 });
    const other = { ...account, accountNumber: '987654321' };
    await saveVendor(fiscal.ctx, { ...build({ account: other }), of: same });
    expect(await findPause()).toMatchObject({ change: 'bankAccount' });
    clock.moveBy({ minutes: 61 });
    expect(await findPause()).toBeUndefined();
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
