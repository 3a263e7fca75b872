import { describe, expect, it } from 'vitest';
import { enterStaffOf } from '../../../testing/builders/enter-staff.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { notePayoutChange } from '../../users/index.ts';
import { applyPaymentSettings } from '../apply-payment-settings.job.ts';
import { findCoolDown } from '../guarding/find-cool-down.ts';
import { type PaymentSettings, usualSettings } from './payment-settings.ts';
import { findPaymentSettings, savePaymentSettings } from './save-payment-settings.ts';

const database = useTestDatabase();

const lower = [
  { certifierMayIssue: true },
  { secondApproverAboveCents: 1_000_001 },
  { secondApproverAboveCents: null },
  { retypeAboveCents: 100_001 },
  { retypeAboveCents: null },
  { coolDownHours: 71 },
] as const satisfies Partial<PaymentSettings>[];

const atOnce = [
  { secondApproverAboveCents: 0 },
  { retypeAboveCents: 1 },
  { coolDownHours: 73 },
  { claimReminderDays: 0, claimWithinDays: 0 },
] as const satisfies Partial<PaymentSettings>[];

async function buildSettings() {
  const world = await buildMoneyWorld(database());
  const { admin, system, clock } = world;
  const other = await enterStaffOf(database(), { ...admin.ctx, clock }, 'admin');
  const read = async () => {
    const { pending, ...settings } = await findPaymentSettings(admin.ctx);
    return { settings, pending };
  };
  const apply = () => applyPaymentSettings.run(system);
  return { ...world, other, read, apply };
}

describe('payment settings', () => {
  it.each(lower)('guard less only after a day, of which the other admins hear: %j', async (change) => {
    const { admin, other, system, clock, read, apply } = await buildSettings();
    await deliverMails(system);
    await savePaymentSettings(admin.ctx, change);
    expect((await read()).settings).toEqual(usualSettings);
    expect((await deliverMails(system)).map(({ to, subject }) => [to, subject])).toEqual([
      [other.user.email, expect.stringMatching(/will be guarded less$/)],
    ]);

    clock.moveBy({ hours: 23, minutes: 59 });
    await apply();
    expect((await read()).settings).toEqual(usualSettings);
    clock.moveBy({ minutes: 1 });
    await Promise.all([apply(), apply()]);
    expect(await read()).toEqual({ settings: { ...usualSettings, ...change }, pending: {} });
    const actions = await listActions(system);
    expect(actions.filter((action) => action.includes('PaymentSettings'))).toEqual([
      'savePaymentSettings',
      'applyPaymentSettings',
    ]);
  });

  it.each(atOnce)('guard more, or the same, at once: %j', async (change) => {
    const { admin, system, read } = await buildSettings();
    await deliverMails(system);
    await savePaymentSettings(admin.ctx, change);
    expect(await read()).toEqual({ settings: { ...usualSettings, ...change }, pending: {} });
    expect(await deliverMails(system)).toEqual([]);
  });

  it('do not wait longer when they are saved again, and are called off by another admin', async () => {
    const { admin, other, clock, read, apply } = await buildSettings();
    const from = new Date(clock.now().getTime() + 24 * 3_600_000);
    await savePaymentSettings(admin.ctx, { coolDownHours: 1 });
    clock.moveBy({ minutes: 5 });
    await savePaymentSettings(admin.ctx, { coolDownHours: 1, claimReminderDays: 3 });
    expect((await read()).pending).toEqual({ coolDownHours: { value: 1, from } });
    await savePaymentSettings(other.ctx, { coolDownHours: 72 });
    clock.moveBy({ hours: 48 });
    await apply();
    expect(await read()).toMatchObject({ settings: { coolDownHours: 72 }, pending: {} });
  });

  it('never shorten a pause that has begun', async () => {
    const { admin, system, owner, partnerId, clock, apply } = await buildSettings();
    await savePaymentSettings(admin.ctx, { coolDownHours: 0 });
    clock.moveBy({ hours: 23 });
    const until = new Date(clock.now().getTime() + 72 * 3_600_000);
    await system.db.transaction((tx) =>
      notePayoutChange(tx, partnerId, owner.id, { change: 'email', now: clock.now() }),
    );
    clock.moveBy({ hours: 2 });
    await apply();
    const pause = () => system.db.read((tx) => findCoolDown(tx, system, { type: 'User', id: owner.id }));
    expect(await pause()).toMatchObject({ until });
    // Another change under the shorter pause does not end the longer one.
    await system.db.transaction((tx) =>
      notePayoutChange(tx, partnerId, owner.id, { change: 'bankAccount', now: clock.now() }),
    );
    expect(await pause()).toMatchObject({ change: 'bankAccount', until });
  });
});
