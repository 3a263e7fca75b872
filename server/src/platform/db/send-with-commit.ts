import type { CompiledQuery } from 'kysely';
import type { Transaction } from './partner-db.ts';

/** A statement that is written but not yet sent. */
export interface Statement {
  readonly compile: (tx: Transaction) => CompiledQuery;
}

const waiting = new WeakMap<Transaction, CompiledQuery[]>();

/**
 * Has statements sent together with the commit, in the order of these calls. For writes whose answer nobody looks
 * at: they cost no round trip of their own, and if one fails, the transaction fails with its error.
 * A store returns such a statement and never sends it, so that each use case shows what runs at once and what at its end.
 */
export function sendWithCommit(tx: Transaction, ...statements: readonly Statement[]): void {
  const last = waiting.get(tx);
  if (!last) throw new Error('This transaction will not commit: it has ended, or it only reads.');
  last.push(...statements.map((statement) => statement.compile(tx)));
}

/** Lets statements wait for the commit of this transaction. */
export function expectCommit(tx: Transaction): void {
  waiting.set(tx, []);
}

/** The statements that wait for the commit; nobody can add another one. */
export function takeLastStatements(tx: Transaction): readonly CompiledQuery[] {
  const statements = waiting.get(tx) ?? [];
  waiting.delete(tx);
  return statements;
}
