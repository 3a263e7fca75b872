import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PoolClient } from 'pg';
import type { DB } from './generated/tables.ts';
import { gatherWrites } from './gather-writes.ts';
import { nameStatement } from './name-statement.ts';
import type { Transaction } from './partner-db.ts';

export interface BoundTransaction {
  readonly tx: Transaction;
  /** Waits for the queries under way and refuses any later one. */
  readonly end: () => Promise<void>;
}

/**
 * A query builder that speaks through one connection, for as long as its transaction is open. Queries that are asked
 * together travel together, and the database answers them in their order.
 */
export function bindTransaction(client: PoolClient): BoundTransaction {
  let open = true;
  let last: Promise<unknown> = Promise.resolve();

  const connection: DatabaseConnection = {
    executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      // A query that was not awaited would otherwise run in the connection's next transaction, of another partner.
      if (!open) return Promise.reject(new Error('The transaction of this query has ended.'));
      const answer = run<R>(client, query);
      last = answer.catch(() => undefined);
      return answer;
    },
    streamQuery() {
      throw new Error('A transaction reads pages, not streams.');
    },
  };

  const tx = new Kysely<DB>({ dialect: toDialect(connection) });
  connections.set(tx, connection);
  return {
    tx,
    async end() {
      open = false;
      await last;
    },
  };
}

const connections = new WeakMap<Transaction, DatabaseConnection>();

/** Asks a statement whose text is always the same, past the query builder: building it would cost more than its answer. */
export async function askFixed<Row>(
  tx: Transaction,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const connection = connections.get(tx);
  if (!connection) throw new Error('This is no transaction of ours.');
  const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** Asks one query on a connection. */
export async function run<R>(client: PoolClient, query: CompiledQuery): Promise<QueryResult<R>> {
  gatherWrites(client);
  const { command, rowCount, rows } = await client.query<R & object>({
    ...nameStatement(client, query.sql),
    values: [...query.parameters],
  });
  const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
  return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
}

function toDialect(connection: DatabaseConnection) {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => toDriver(connection),
    createIntrospector: (db: Kysely<DB>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function toDriver(connection: DatabaseConnection): Driver {
  const refuse = () => Promise.reject(new Error('This is a transaction already.'));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
  };
}
