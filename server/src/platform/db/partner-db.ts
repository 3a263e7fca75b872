import type { Kysely } from 'kysely';
import type { DB } from './generated/tables.ts';

/** An open transaction inside one partner. Stores take it; nothing else reaches the database. */
export type Transaction = Kysely<DB>;

/** The door to one partner's rows. Every access is a transaction with the partner, user and role set. */
export interface PartnerDb {
  /** Commits when the function returns and rolls back when it throws. */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T> | T) => Promise<T>;
  /** For work that only reads: it is over with its last answer, and the database refuses a change. */
  readonly read: <T>(work: (tx: Transaction) => Promise<T> | T) => Promise<T>;
}
