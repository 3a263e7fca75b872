import type { KyselyPlugin } from 'kysely';
import type { PartnerDb, Transaction } from '../platform/db/partner-db.ts';
import type { TestContext } from './build-context.ts';

/** Counts the statements that an operation sends to the database of the acting person's partner. */
export async function countStatements(
  ctx: TestContext,
  run: (counted: TestContext) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const watch =
    <T>(work: (tx: Transaction) => T) =>
    (tx: Transaction) =>
      work(tx.withPlugin(counter));
  const watched = (db: PartnerDb): PartnerDb => ({
    transaction: (work) => db.transaction(watch(work)),
    read: (work) => db.read(watch(work)),
  });
  await run({
    ...ctx,
    db: watched(ctx.db),
    enter: (partnerId) => {
      const entered = ctx.enter(partnerId);
      return { ...entered, db: watched(entered.db) };
    },
  });
  return count;
}
