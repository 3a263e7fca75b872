import { readdirSync, readFileSync } from 'node:fs';
import { caseStatuses, listCaseMoves } from '@handrail/engine/cases';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildApplicantWorld } from '../../testing/builders/applicant-world.ts';
import { putCaseIn } from '../../testing/put-case-in.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createApplication } from '../applications/index.ts';
import { writeMovesSql } from './write-moves-sql.ts';

const database = useTestDatabase();
const migrations = new URL('../../../migrations/', import.meta.url);

describe('the moves of a case in PostgreSQL', () => {
  it('are generated from the table of case actions: a changed table needs a new migration', () => {
    const texts = readdirSync(migrations)
      .toSorted()
      .map((file) => readFileSync(new URL(file, migrations), 'utf8'))
      .filter((text) => text.includes('function refuse_illegal_case_move()'));
    expect(texts.at(-1)).toContain(writeMovesSql());
  });

  it('are exactly those of the table, over all 121 pairs [P373] [check 46]', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx } = await world.signIn();
    const { case: own } = await createApplication(ctx, { programId: world.programId });

    const allowed: string[] = [];
    for (const from of caseStatuses) {
      await putCaseIn(database(), own.id, from);
      for (const to of caseStatuses) if (await canMove(to)) allowed.push(`${from} to ${to}`);
    }
    expect(allowed).toEqual(listCaseMoves().map(([from, to]) => `${from} to ${to}`));

    /** Tries the move in raw SQL and takes it back. */
    async function canMove(to: string): Promise<boolean> {
      const undone = new Error('undone');
      try {
        await ctx.db.transaction(async (tx) => {
          await sql`update cases set status = ${to} where id = ${own.id}`.execute(tx);
          throw undone;
        });
      } catch (error) {
        if (error === undone) return true;
        expect(error).toMatchObject({ message: expect.stringContaining('A case cannot go from') as string });
      }
      return false;
    }
  });

  it('begin with InProgress [P370]', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx } = await world.signIn();
    await createApplication(ctx, { programId: world.programId });
    const copy = ctx.db.transaction((tx) =>
      sql`insert into cases (partner_id, program_id, party_id, status, status_updated_at, created_at)
        select partner_id, program_id, party_id, 'Approved', now(), now() from cases`.execute(tx),
    );
    await expect(copy).rejects.toThrow('A case cannot go from nothing to Approved');
  });
});
