import type { CaseStatus } from '@handrail/engine/cases';
import { asOwner } from './worlds/trust-world.ts';
import type { TestDatabase } from './test-database.ts';

/** Puts a case in a status past the trigger that holds the moves, as nobody but the database's owner can. */
export async function putCaseIn(database: TestDatabase, id: string, status: CaseStatus): Promise<void> {
  await asOwner(
    database,
    `begin; alter table cases disable trigger user; alter table cases no force row level security;
     update cases set status = '${status}' where id = '${id}';
     alter table cases enable trigger user; alter table cases force row level security; commit;`,
  );
}
