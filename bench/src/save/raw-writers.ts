import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { StepAnswers } from './step-answers.ts';
import { takeSteps, type Writer } from './writer.ts';

export const mergeStatement = 'update bench_answers set answers = answers || $2::jsonb where id = $1';

/** The limit: the same answers merged into a row by one statement, with nobody asking who, what or whether. */
export async function openRawWriters(
  pool: Pool,
  count: number,
  steps: readonly StepAnswers[],
): Promise<Writer[]> {
  await pool.query('create table bench_answers (id uuid primary key, answers jsonb not null)');
  return Promise.all(Array.from({ length: count }, () => openRawWriter(pool, steps)));
}

async function openRawWriter(pool: Pool, steps: readonly StepAnswers[]): Promise<Writer> {
  const id = await insertRow(pool);
  return takeSteps(steps, async (answers) => {
    await pool.query(mergeStatement, [id, JSON.stringify(answers)]);
  });
}

/** The row that one client writes to. */
export async function insertRow(pool: Pool): Promise<string> {
  const id = randomUUID();
  await pool.query(`insert into bench_answers (id, answers) values ($1, '{}')`, [id]);
  return id;
}
