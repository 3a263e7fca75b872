import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { putPaymentSettings } from '../../../testing/put-payment-settings.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { insertWorkflowEvent } from '../../cases/index.ts';
import { approveAward } from '../acting/approve-award.ts';
import { holdPayment, releasePayment } from '../acting/hold-payment.ts';
import { reissuePayment } from '../acting/move-payments.ts';
import { saveVendor } from '../vendors/save-vendor.ts';
import { issueFunds } from './issue-funds.ts';

const database = useTestDatabase();

/** A fiscal officer who certified the case, and is the person whom it pays where a deal says so. */
async function buildDealing() {
  const world = await buildMoneyWorld(database());
  const { caseId, partnerId, fundId, fiscal, admin, owner, award, move, clock } = world;
  const staff = fiscal.user;
  const run = (statement: string) => asOwner(database(), statement);
  const certify = () =>
    world.system.db.transaction((tx) =>
      insertWorkflowEvent(tx, partnerId, {
        ...{ caseId, action: 'certifyForFiscalReview', entityType: 'case', entityId: caseId },
        ...{ userId: staff.id, createdAt: clock.now() },
      }),
    );
  const allowCertifiers = () => putPaymentSettings(admin.ctx, { certifierMayIssue: true });
  const becomePayee = () => run(`update users set email = '${staff.email}' where id = '${owner.id}'`);
  const becomeAnother = () => run(`update users set email = 'someone@else.example' where id = '${owner.id}'`);
  const issue = (amountCents = 10_000, vendorId: string | null = null, by: TestContext = fiscal.ctx) =>
    issueFunds(by, {
      ...{ key: randomUUID(), caseId, fundId, vendorId, method: null },
      schedule: { kind: 'once', amountCents, scheduledFor: null },
    });
  const fail = async () => {
    const [payment] = (await award([10_000])).payments;
    if (!payment) throw new Error('Nothing was awarded');
    await move(payment, 'authorizePayment', 'pending');
    await move(payment, 'initiatePayment', 'authorized');
    await move(payment, 'failPayment', 'initiated');
    return () => reissuePayment(fiscal.ctx, { paymentId: payment.id, seen: 'failed' });
  };
  const leaveToApprove = async () => {
    const { award: waiting } = await award([10_000], { needsApproval: true });
    const setIssuer = (id: string) =>
      run(`update fulfillments set issued_by = '${id}' where id = '${waiting.id}'`);
    const approve = () => approveAward(fiscal.ctx, { fulfillmentId: waiting.id, version: waiting.version });
    return { approve, setIssuer };
  };
  return {
    ...{ ...world, staff, run, certify, allowCertifiers, becomePayee, becomeAnother },
    ...{ issue, fail, leaveToApprove },
  };
}

type Dealing = Awaited<ReturnType<typeof buildDealing>>;

interface Deal {
  readonly attempt: () => Promise<unknown>;
  /** Takes away the one guard that stands against it, as a defect would. */
  readonly plant: () => Promise<unknown>;
}

/** Every way of dealing with oneself, each with the guard that keeps it from working. */
const deals: Record<string, (world: Dealing) => Promise<Deal>> = {
  'issuing what one certified': async ({ certify, issue, allowCertifiers }) => {
    await certify();
    return { attempt: () => issue(), plant: allowCertifiers };
  },
  'approving what one certified': async ({ certify, leaveToApprove, admin, allowCertifiers }) => {
    const { approve, setIssuer } = await leaveToApprove();
    await setIssuer(admin.user.id);
    await certify();
    return { attempt: approve, plant: allowCertifiers };
  },
  'reissuing what one certified': async ({ certify, fail, allowCertifiers }) => {
    const attempt = await fail();
    await certify();
    return { attempt, plant: allowCertifiers };
  },
  'issuing to oneself': async ({ issue, becomePayee, becomeAnother }) => {
    await becomePayee();
    return { attempt: () => issue(), plant: becomeAnother };
  },
  'issuing to oneself as a vendor': async ({ issue, fiscal, staff, run }) => {
    const vendor = await saveVendor(fiscal.ctx, {
      ...{ externalId: 'V-1', name: 'A landlord', email: staff.email, types: [], mailingAddress: null },
    });
    return {
      attempt: () => issue(10_000, vendor.id),
      plant: () => run(`update vendors set email = 'someone@else.example' where id = '${vendor.id}'`),
    };
  },
  'approving an award to oneself': async ({ leaveToApprove, admin, becomePayee, becomeAnother }) => {
    const { approve, setIssuer } = await leaveToApprove();
    await setIssuer(admin.user.id);
    await becomePayee();
    return { attempt: approve, plant: becomeAnother };
  },
  'reissuing a payment to oneself': async ({ fail, becomePayee, becomeAnother }) => {
    const attempt = await fail();
    await becomePayee();
    return { attempt, plant: becomeAnother };
  },
  'releasing a payment to oneself': async ({ award, admin, fiscal, becomePayee, becomeAnother }) => {
    const [payment] = (await award([10_000])).payments;
    const paymentId = payment?.id ?? '';
    await holdPayment(admin.ctx, { paymentId, note: 'Look at this again' });
    await becomePayee();
    return { attempt: () => releasePayment(fiscal.ctx, { paymentId }), plant: becomeAnother };
  },
  'approving what one issued': async ({ leaveToApprove, admin }) => {
    const { approve, setIssuer } = await leaveToApprove();
    return { attempt: approve, plant: () => setIssuer(admin.user.id) };
  },
  'paying a large amount alone': async ({ issue, admin, run, partnerId }) => {
    await putPaymentSettings(admin.ctx, { secondApproverAboveCents: 10_000 });
    const attempt = async () => {
      const id = await issue(10_001);
      const open = await admin.ctx.db.read((tx) =>
        tx.selectFrom('fulfillments').select('needs_approval').where('id', '=', id).executeTakeFirstOrThrow(),
      );
      if (open.needs_approval) throw new Error('It waits for a second person');
    };
    return {
      attempt,
      plant: () =>
        run(
          `update payment_settings set second_approver_above_cents = null where partner_id = '${partnerId}'`,
        ),
    };
  },
};

describe('dealing with oneself', () => {
  it.each(Object.entries(deals))(
    'would get through without the guard that stops it: %s [check 12]',
    async (_name, prepare) => {
      const { attempt, plant } = await prepare(await buildDealing());
      await expect(attempt()).rejects.toThrow();
      await plant();
      await attempt();
    },
  );
});
