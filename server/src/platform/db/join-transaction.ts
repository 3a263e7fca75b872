import type { PartnerDb, Transaction } from './partner-db.ts';

/** A door that leads into a transaction that is open already, so that several use cases hold or fail together. */
export function joinTransaction(tx: Transaction): PartnerDb {
  return {
    transaction: async (work) => work(tx),
    read: async (work) => work(tx),
  };
}
