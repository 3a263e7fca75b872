import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** Does something and takes it back, so that a dry run is refused by the same rules and words as the real thing. */
export async function tryOut(
  { db }: RequestContext,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}

class TakenBack extends Error {}
