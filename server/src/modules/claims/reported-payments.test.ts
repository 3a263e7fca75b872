import { randomUUID } from 'node:crypto';
import type { ReportableAs } from '@handrail/engine/payments';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';
import { listStaffAwardViews, saveVendor } from '../payments/index.ts';
import { openAward } from '../../testing/payment-acts.ts';
import { findClaimOffer } from './find-claim-offer.ts';

const database = useTestDatabase();

async function buildWorld(reportableAs?: ReportableAs) {
  const world = await buildClaimWorld(database(), {
    ...(reportableAs && { config: { taxes: { reportableAs } } }),
  });
  const payment = await world.authorize();
  const offer = () => findClaimOffer(world.payee, payment.fulfillmentId);
  const readAs = async ({ ctx }: typeof world.fiscal) => {
    const views = await ctx.db.read((tx) => listStaffAwardViews(tx, ctx, { ids: [payment.fulfillmentId] }));
    return views[0]?.payments[0] ?? expect.unreachable();
  };
  return { ...world, payment, offer, readAs };
}

async function buildVendorWorld() {
  const world = await buildClaimWorld(database(), { config: { taxes: { reportableAs: '1099-MISC box 1' } } });
  const { ctx } = world.fiscal;
  const readAward = async (id: string) => {
    const [award] = await ctx.db.read((tx) => listStaffAwardViews(tx, ctx, { ids: [id] }));
    return award?.payments[0] ?? expect.unreachable();
  };
  return { ...world, readAward };
}

describe('a payment that is reported to the IRS', () => {
  it('waits for the W-9 of its payee, and both sides learn the way out', async () => {
    const { payment, offer, readAs, fiscal, reviewer, move, claim, signW9, reload } =
      await buildWorld('1099-MISC box 3');

    expect((await offer())?.needsTaxForm).toBe(true);
    await expect(claim(payment)).rejects.toMatchObject({ code: 'W9_REQUIRED' });
    expect((await readAs(fiscal)).lacksTaxForm).toEqual({ toldAt: null, remindedAt: null });
    // Someone who does not pay sees no tax forms, and is not told that one is missing.
    expect((await readAs(reviewer)).lacksTaxForm).toBeNull();
    await expect(move(payment, 'initiatePayment', 'authorized', fiscal.ctx)).rejects.toMatchObject({
      code: 'PAYMENT_NEEDS_TAX_FORM',
    });

    await signW9();
    expect((await offer())?.needsTaxForm).toBe(false);
    expect((await readAs(fiscal)).lacksTaxForm).toBeNull();
    await claim(payment);
    expect((await reload(payment)).status).toBe('initiated');
  });

  it.each(['none', undefined] as const)('needs no form where the partner chose %s', async (chosen) => {
    const { payment, offer, readAs, fiscal, claim, reload } = await buildWorld(chosen);
    expect((await offer())?.needsTaxForm).toBe(false);
    expect((await readAs(fiscal)).lacksTaxForm).toBeNull();
    await claim(payment);
    expect((await reload(payment)).status).toBe('initiated');
  });

  it('waits for the EIN of a vendor, and says so to staff', async () => {
    const { fiscal, system, caseId, programId, fundId, move, readAward } = await buildVendorWorld();
    const draft = {
      externalId: randomUUID(),
      name: 'A landlord',
      email: null,
      types: [],
      mailingAddress: null,
    };
    const vendor = await saveVendor(fiscal.ctx, draft);
    const { award, payments } = await system.db.transaction((tx) =>
      openAward(tx, system, {
        ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
        payments: [
          {
            ...{ amountCents: 50_000, scheduledFor: '2026-11-16', method: null },
            payee: { type: 'Vendor', id: vendor.id },
          },
        ],
      }),
    );
    const payment = payments[0] ?? expect.unreachable();
    await move(payment, 'authorizePayment', 'pending');
    expect((await readAward(award.id)).lacksTaxForm).not.toBeNull();
    const send = () => move(payment, 'initiatePayment', 'authorized', fiscal.ctx);
    await expect(send()).rejects.toMatchObject({ code: 'PAYMENT_NEEDS_TAX_FORM' });

    await saveVendor(fiscal.ctx, { ...draft, of: vendor, taxId: '942000011' });
    expect((await readAward(award.id)).lacksTaxForm).toBeNull();
    expect((await send()).status).toBe('initiated');
  });
});
