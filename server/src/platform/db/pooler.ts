import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { OperatorError } from '../errors/operator-error.ts';

/**
 * Whether a pooler stands between us and PostgreSQL: at the login it tells a process id of its own, and another process
 * answers.
 */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as pg.ClientBase & { readonly processID?: number }).processID;
}

/** Refuses a connection on which a session ends with each transaction: locks and notices would be lost unnoticed. */
export async function assertLastingSession(client: pg.Client, url: string): Promise<void> {
  if (!(await isPooled(client))) return;
  const other = new pg.Client({ connectionString: url, query_timeout: 5_000 });
  await other.connect();
  try {
    if (await keepsToItself(client, other)) return;
  } finally {
    await other.end();
  }
  throw new OperatorError(
    'DATABASE_URL goes through a pooler in transaction mode, where the locks of migrations and the notices of jobs ' +
      'get lost. Give the address of PostgreSQL itself in DATABASE_DIRECT_URL; DATABASE_URL may stay as it is.',
  );
}

/** What one session sets, it keeps, and another one does not see; asked twice, should a pooler take turns. */
async function keepsToItself(client: pg.Client, other: pg.Client): Promise<boolean> {
  const mark = randomUUID();
  await client.query(`select set_config('handrail.session', $1, false)`, [mark]);
  const seen = [await readMark(other), await readMark(client), await readMark(client)];
  await client.query(`select set_config('handrail.session', '', false)`);
  return seen[0] !== mark && seen[1] === mark && seen[2] === mark;
}

async function readMark(client: pg.Client): Promise<string | null | undefined> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select current_setting('handrail.session', true) as mark`,
  );
  return rows[0]?.mark;
}
