import { isUuid } from '@handrail/engine/uuid';
import type { CompiledQuery } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Transaction } from './partner-db.ts';
import { bindTransaction, run } from './bind-transaction.ts';
import { gatherWrites } from './gather-writes.ts';
import { expectCommit, takeLastStatements } from './send-with-commit.ts';
import { sayIfLostRace, sayIfUndone } from './lost-race.ts';
import { takeConnection } from './take-connection.ts';

/** Whose rows a transaction sees, and on whose behalf. */
export interface PartnerScope {
  readonly partnerId: string;
  readonly userId?: string;
  readonly role: string;
}
const roleName = /^[A-Za-z][A-Za-z0-9:_-]{0,62}$/;

/** The one door to the database: a transaction that sees one partner's rows, or with no scope only public ones. */
export async function withPartner<T>(
  pool: Pool,
  scope: PartnerScope | undefined,
  work: (tx: Transaction) => Promise<T> | T,
): Promise<T> {
  const opening = toOpening('begin', scope);
  const client = await takeConnection(pool);
  const connection = bindTransaction(client);
  expectCommit(connection.tx);
  let isUndone = true;
  try {
    const opened = open(client, opening);
    const result = await work(connection.tx);
    await connection.end();
    await opened;
    isUndone = false;
    await commit(client, takeLastStatements(connection.tx));
    client.release();
    return result;
  } catch (error) {
    takeLastStatements(connection.tx);
    await connection.end();
    await rollBack(client);
    // Whether a commit was kept is unknown where its answer is lost.
    throw isUndone ? sayIfUndone(error) : sayIfLostRace(error);
  }
}

/** The same door for who only looks: the database refuses a change, so that nobody has to wait for its end. */
export async function readAsPartner<T>(
  pool: Pool,
  scope: PartnerScope | undefined,
  work: (tx: Transaction) => Promise<T> | T,
): Promise<T> {
  const opening = toOpening('begin read only', scope);
  const client = await takeConnection(pool);
  const connection = bindTransaction(client);
  try {
    const opened = open(client, opening);
    const result = await work(connection.tx);
    await opened;
    return result;
  } catch (error) {
    throw sayIfUndone(error);
  } finally {
    await connection.end();
    // Whoever has the connection next asks after this; one that breaks meanwhile is replaced.
    client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** Begins without a wait: the first query travels along, and if this failed it would see no partner's rows. */
function open(client: PoolClient, opening: string): Promise<unknown> {
  gatherWrites(client);
  const opened = client.query(opening);
  // Heard of after the work, which may fail before.
  opened.catch(() => undefined);
  return opened;
}

/** One round trip. The values are checked instead of bound, because only text may hold several statements. */
function toOpening(begin: 'begin' | 'begin read only', scope: PartnerScope | undefined): string {
  if (scope && !isUuid(scope.partnerId)) throw new Error('A partner is named by its id, a UUID.');
  if (scope?.userId !== undefined && !isUuid(scope.userId))
    throw new Error('A user is named by an id, a UUID.');
  if (scope && !roleName.test(scope.role)) throw new Error('A role is a plain word.');
  // To set them one by one takes the database half of what a query of set_config does.
  return (
    `${begin}; set local app.partner_id = '${scope?.partnerId ?? ''}'; ` +
    `set local app.user_id = '${scope?.userId ?? ''}'; set local app.role = '${scope?.role ?? ''}'`
  );
}

/** Sends the last statements and the commit in one go; after a failed statement the database refuses to commit. */
async function commit(client: PoolClient, lastStatements: readonly CompiledQuery[]): Promise<void> {
  const last = Promise.all(lastStatements.map((statement) => run(client, statement)));
  const [, { command }] = await Promise.all([last, client.query('commit')]);
  // PostgreSQL answers a commit after a swallowed error with a rollback, and calls it a success.
  if (command !== 'COMMIT') throw new Error('The transaction failed earlier and was rolled back.');
}

async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    // Whatever is left open on this connection must not meet the next partner.
    client.release(error instanceof Error ? error : true);
  }
}
