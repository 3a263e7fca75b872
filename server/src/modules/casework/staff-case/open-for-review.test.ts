import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { listWorkflowEvents } from '../../cases/index.ts';
import { submitApplication } from '../index.ts';
import { openForReview } from './open-for-review.ts';

const database = useTestDatabase();

/** A case that was sent back and submitted again, so that it waits for review. */
async function buildWaitingCase() {
  const world = await buildCaseWorld(database());
  const { caseId, partnerId, clock, ctx, applicationId } = world;
  await actOnCase(database(), { partnerId, clock }, caseId, 'sendBack', { reason: 'The lease.' });
  await submitApplication(ctx, applicationId);
  const countReviews = async () => {
    const events = await world.reviewer.ctx.db.read((tx) => listWorkflowEvents(tx, partnerId, caseId));
    return events.filter(({ action }) => action === 'startReview').length;
  };
  return { ...world, countReviews };
}

describe('opening a case', () => {
  it('starts the review of one that waits, once, even if two people open it at once', async () => {
    const { caseId, reviewer, enterStaff, countReviews } = await buildWaitingCase();
    const second = await enterStaff('admin', 'Second');
    const before = await countReviews();
    const opened = await Promise.all(
      [reviewer.ctx, second.ctx, reviewer.ctx].map((ctx) => openForReview(ctx, caseId)),
    );

    expect(opened.map(({ status }) => status)).toEqual(['InReview', 'InReview', 'InReview']);
    expect(await countReviews()).toBe(before + 1);
    await openForReview(second.ctx, caseId);
    expect(await countReviews()).toBe(before + 1);
  });

  it('changes nothing where the case is elsewhere or the reader does not work on cases', async () => {
    const { caseId, enterStaff, reviewer, countReviews, partnerId, clock } = await buildWaitingCase();
    const { ctx: fiscal } = await enterStaff('fiscal');
    expect(await openForReview(fiscal, caseId)).toMatchObject({ status: 'ReadyForReview' });
    await actOnCase(database(), { partnerId, clock }, caseId, 'denyCase', { reason: 'Over the limit.' });
    const before = await countReviews();
    expect(await openForReview(reviewer.ctx, caseId)).toMatchObject({ status: 'Denied' });
    expect(await countReviews()).toBe(before);
  });

  it('is not there for another partner, nor for applicants', async () => {
    const { caseId, ctx } = await buildWaitingCase();
    const other = await buildCaseWorld(database());
    const open = (asker: TestContext, id: string) =>
      runOperation<{ openCaseForReview: { metadata: { errors: string[] } } }>(
        asker,
        `mutation Open($input: OpenCaseForReviewInput!) {
          openCaseForReview(input: $input) { metadata { errors } case { status } } }`,
        { input: { caseId: id } },
      );

    expect((await open(other.reviewer.ctx, caseId)).data.openCaseForReview.metadata.errors[0]).toBe(
      'NOT_FOUND',
    );
    expect((await open(other.reviewer.ctx, randomUUID())).data.openCaseForReview.metadata.errors[0]).toBe(
      'NOT_FOUND',
    );
    expect((await open(ctx, caseId)).errors).toEqual(['Forbidden']);
  });
});
