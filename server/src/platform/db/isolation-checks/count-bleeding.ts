import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../open-database.ts';
import type { Transaction } from '../partner-db.ts';

export interface Bleeding {
  /** Rows of another partner that a transaction saw. */
  foreignRows: number;
  /** Transactions that saw something else than exactly their own partner. */
  strayedTransactions: number;
  completed: number;
  aborted: number;
}

/** Check 3: many workers, few connections, random aborts; nobody may ever see another partner's rows. */
export async function countBleeding(
  database: Pick<Database, 'partner'>,
  partnerIds: readonly string[],
  load: { readonly workers: number; readonly transactions: number; readonly abortedPercent: number },
): Promise<Bleeding> {
  const seen: Bleeding = { foreignRows: 0, strayedTransactions: 0, completed: 0, aborted: 0 };
  let remaining = load.transactions;

  const work = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const partnerId = partnerIds[randomInt(partnerIds.length)] ?? '';
      const db = database.partner({ partnerId, role: 'system' });
      const fails = randomInt(100) < load.abortedPercent;
      try {
        await db.transaction(async (tx) => {
          await look(tx, partnerId, seen);
          if (fails) await abort(tx, partnerId);
        });
        seen.completed += 1;
      } catch {
        seen.aborted += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: load.workers }, work));
  return seen;
}

async function look(tx: Transaction, partnerId: string, seen: Bleeding): Promise<void> {
  const partners = await tx.selectFrom('partners').select('id').execute();
  seen.foreignRows += partners.filter(({ id }) => id !== partnerId).length;
  if (partners.length !== 1 || partners[0]?.id !== partnerId) seen.strayedTransactions += 1;
}

/** Each of the ways in which a transaction ends badly; the last one takes its connection with it. */
async function abort(tx: Transaction, partnerId: string): Promise<void> {
  await tx
    .insertInto('feature_flags')
    .values({ partner_id: partnerId, key: `aborted-${randomUUID()}`, enabled: true })
    .execute();
  const way = randomInt(100);
  if (way < 60) throw new Error('changed my mind');
  if (way < 90) await sql`select 1 / 0`.execute(tx);
  if (way < 98) await sql`set local statement_timeout = 1`.execute(tx);
  if (way < 98) await sql`select pg_sleep(1)`.execute(tx);
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
}
