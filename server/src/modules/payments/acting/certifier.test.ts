import { describe, expect, it } from 'vitest';
import { putPaymentSettings } from '../../../testing/put-payment-settings.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { insertWorkflowEvent, type WorkflowAction } from '../../cases/index.ts';
import { listAwardsToApprove } from '../views/list-awards-to-approve.ts';
import { approveAward } from './approve-award.ts';
import { reissuePayment } from './move-payments.ts';

const database = useTestDatabase();

async function buildCertified(action: WorkflowAction) {
  const world = await buildMoneyWorld(database());
  const { caseId, partnerId, admin, clock, system } = world;
  await system.db.transaction((tx) =>
    insertWorkflowEvent(tx, partnerId, {
      ...{ caseId, action, entityType: 'case', entityId: caseId, userId: admin.user.id },
      createdAt: clock.now(),
    }),
  );
  return { ...world, other: await world.enterStaff('fiscal') };
}

describe.each(['certifyForFiscalReview', 'certifyAndApprove', 'approveFunds', 'approveCase'] as const)(
  'who did %s to a case',
  (action) => {
    it('is not the second person who approves its award', async () => {
      const { admin, other, award } = await buildCertified(action);
      const { award: awarded } = await award([10_000], { needsApproval: true });
      const call = { fulfillmentId: awarded.id, version: awarded.version };
      const [own] = await listAwardsToApprove(admin.ctx);
      const [others] = await listAwardsToApprove(other.ctx);
      expect([own?.isCertifier, others?.isCertifier]).toEqual([true, false]);
      await expect(approveAward(admin.ctx, call)).rejects.toMatchObject({
        code: 'CERTIFIED_BY_CALLER',
        texts: ['You certified or approved this amount, so someone else has to approve the award.'],
      });
      await approveAward(other.ctx, call);
    });

    it('does not reissue its payment', async () => {
      const { admin, other, award, move } = await buildCertified(action);
      const { payments } = await award([10_000]);
      const [payment] = payments;
      if (!payment) throw new Error('Nothing was awarded');
      await move(payment, 'authorizePayment', 'pending');
      await move(payment, 'initiatePayment', 'authorized');
      await move(payment, 'failPayment', 'initiated');
      const call = { paymentId: payment.id, seen: 'failed' } as const;
      await expect(reissuePayment(admin.ctx, call)).rejects.toMatchObject({
        code: 'CERTIFIED_BY_CALLER',
        texts: ['You certified or approved this amount, so someone else has to issue the payment again.'],
      });
      await reissuePayment(other.ctx, call);
    });
  },
);

it('lets whoever certified act where the partner has so few people that it allows it', async () => {
  const { admin, award } = await buildCertified('certifyForFiscalReview');
  await putPaymentSettings(admin.ctx, { certifierMayIssue: true });
  const { award: awarded } = await award([10_000], { needsApproval: true });
  await approveAward(admin.ctx, { fulfillmentId: awarded.id, version: awarded.version });
});
