import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { meetAt } from '../../../testing/meet-at.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { createApplication, updateApplication } from '../../applications/index.ts';
import { submitApplication } from '../submit-application.ts';

const database = useTestDatabase();

async function buildDraft() {
  const world = await buildApplicantWorld(database());
  const { ctx } = await world.signIn({ name: 'Ada Reyes' });
  const { id, case: own } = await createApplication(ctx, { programId: world.programId });
  await updateApplication(ctx, { id, answers: { ...completeRent, fullName: 'Ada R. Okafor' } });
  const readWords = () =>
    ctx.db.read(async (tx) => {
      const rows = tx.selectFrom('case_search_words').select('word').where('case_id', '=', own.id);
      return (await rows.orderBy('word').execute()).map(({ word }) => word);
    });
  return { ctx, id, caseId: own.id, readWords };
}

async function rename(ctx: TestContext, name: string): Promise<void> {
  const { data, errors } = await runOperation<{ updateProfile: { metadata: { errors: string[] } } } | null>(
    ctx,
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { metadata { errors } } }',
    { input: { name } },
  );
  expect([...errors, ...(data?.updateProfile.metadata.errors ?? [])]).toEqual([]);
}

describe('someone who submits on one device and changes their name on another', () => {
  it('has both done: neither waits for the other in a circle, and no word is kept twice', async () => {
    const { ctx, id, readWords } = await buildDraft();

    const outcomes = await meetAt(database(), 'case_search_words', [
      () => submitApplication(ctx, id),
      () => rename(ctx, 'Grace Moreau'),
    ]);

    expect(outcomes).toEqual(['done', 'done']);
    expect(await readWords()).toEqual(expect.arrayContaining(['ada', 'okafor', 'grace', 'moreau']));
    expect(await readWords()).not.toContain('reyes');
  });

  it('is found by the words of one of them where two people write those of a case at once', async () => {
    const { ctx, caseId, readWords } = await buildDraft();
    const keepWords = () =>
      ctx.db.transaction((tx) => sql`select keep_search_words(${ctx.partnerId}, ${caseId})`.execute(tx));

    expect(await meetAt(database(), 'case_search_words', [keepWords, keepWords])).toEqual(['done', 'done']);
    expect(await readWords()).toEqual(expect.arrayContaining(['ada', 'reyes']));
  });
});
