import type { TestDatabase } from './test-database.ts';
import { asOwner } from './worlds/trust-world.ts';

/** Does something while the database undoes every write to a table, as it does to the loser of two that wait for each other. */
export async function whileBusy<T>(
  database: TestDatabase,
  table: string,
  work: () => Promise<T>,
  isHit = 'true',
): Promise<T> {
  await asOwner(
    database,
    `create function lose_race() returns trigger language plpgsql as
       $$ begin raise exception 'lost' using errcode = 'deadlock_detected'; end $$;
     create trigger lose_race before insert or update on ${table} for each row
       when (${isHit}) execute function lose_race()`,
  );
  try {
    return await work();
  } finally {
    await asOwner(database, `drop function lose_race cascade`);
  }
}
