import type { CompiledQuery } from 'kysely';
import type { Transaction } from './partner-db.ts';

/** A statement that is written but not yet sent. */
export interface Statement {
  readonly compile: (tx: Transaction) => CompiledQuery;
}

const waiting = new WeakMap<Transaction, CompiledQuery[]>();

/**
 * Has a statement sent together with the commit, in the order of these calls. For a write whose answer nobody looks
 * at: it costs no round trip of its own, and if it fails, the transaction fails with its error.
 */
export function sendWithCommit(tx: Transaction, statement: Statement): void {
  const statements = waiting.get(tx);
  if (!statements) throw new Error('This transaction will not commit: it has ended, or it only reads.');
  statements.push(statement.compile(tx));
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
