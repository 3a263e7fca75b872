import { describe, expect, it } from 'vitest';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildBatchWorld } from '../../testing/worlds/batch-world.ts';
import { insertWorkflowEvent } from '../cases/index.ts';
import { approveBatch, releaseBatch } from './move-batch.ts';
import { findPaymentBatch } from './read-batches.ts';

const database = useTestDatabase();
const buildWorld = () => buildBatchWorld(database());

describe('a batch with an amount that someone certified', () => {
  it.each(['certifyForFiscalReview', 'certifyAndApprove', 'approveFunds', 'approveCase'] as const)(
    'is neither approved nor released by them: %s',
    async (action) => {
      const world = await buildWorld();
      const { partnerId, caseId } = world;
      await world.claimMany([50_000]);
      const batchId = await world.make();
      const certify = (userId: string) =>
        world.system.db.transaction((tx) =>
          insertWorkflowEvent(tx, partnerId, {
            ...{ caseId, action, entityType: 'case', entityId: caseId, userId },
            createdAt: world.clock.now(),
          }),
        );
      await certify(world.admin.user.id);
      const refused = {
        code: 'CERTIFIED_BY_CALLER',
        texts: [
          'You certified or approved an amount in this batch, so someone else has to approve and release it.',
        ],
      };
      expect(await findPaymentBatch(world.approver, batchId)).toMatchObject({ isCertifier: true });
      expect(await findPaymentBatch(world.maker, batchId)).toMatchObject({ isCertifier: false });
      await expect(approveBatch(world.approver, { batchId, seen: 'open' })).rejects.toMatchObject(refused);
      const other = await world.enterOther();
      await approveBatch(other, { batchId, seen: 'open' });
      await expect(releaseBatch(world.approver, { batchId, seen: 'approved' })).rejects.toMatchObject(
        refused,
      );
      await releaseBatch(world.maker, { batchId, seen: 'approved' });
    },
  );
});

describe('a batch with a payment to a member of staff', () => {
  it('is neither approved nor released by them [check 12]', async () => {
    const world = await buildWorld();
    const { partnerId, clock, owner } = world;
    await world.claimMany([50_000]);
    const batchId = await world.make();
    const staff = await insertStaff(database(), partnerId, { role: 'fiscal', email: owner.email });
    const { actor } = await insertSession(database(), partnerId, staff, clock);
    const own = { ...world.approver, actor };
    const refused = { code: 'OWN_PAYMENT' };
    await expect(approveBatch(own, { batchId, seen: 'open' })).rejects.toMatchObject(refused);
    await approveBatch(world.approver, { batchId, seen: 'open' });
    await expect(releaseBatch(own, { batchId, seen: 'approved' })).rejects.toMatchObject(refused);
    await releaseBatch(world.maker, { batchId, seen: 'approved' });
  });
});
