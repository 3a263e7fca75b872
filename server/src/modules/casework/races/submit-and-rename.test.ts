import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
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

/** Lets nothing past a table until everyone stands there, or is done, then lets all go at once. */
async function meetAt(table: string, acts: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const client = new pg.Client(database().ownerUrl);
  await client.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    let arrived = 0;
    const done = acts.map(async (act) => {
      const outcome = await act().then(
        () => 'done',
        (error: unknown) => error,
      );
      arrived += 1;
      return outcome;
    });
    const waiting = `select count(*)::int as count from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
    for (let count = 0; count + arrived < acts.length;) {
      count = (await client.query<{ count: number }>(waiting)).rows[0]?.count ?? 0;
    }
    await client.query('commit');
    return await Promise.all(done);
  } finally {
    await client.end();
  }
}

describe('someone who submits on one device and changes their name on another', () => {
  it('has both done: neither waits for the other in a circle, and no word is kept twice', async () => {
    const { ctx, id, readWords } = await buildDraft();

    const outcomes = await meetAt('case_search_words', [
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

    expect(await meetAt('case_search_words', [keepWords, keepWords])).toEqual(['done', 'done']);
    expect(await readWords()).toEqual(expect.arrayContaining(['ada', 'reyes']));
  });
});
