import type { CaseStatus } from '@handrail/engine/cases';
import { asOwner } from './as-owner.ts';

/**
 * Puts a case, or several, in a status past the trigger that holds the moves, as nobody but a superuser of the database
 * can. It locks no more than those cases: in journeys, others use the table meanwhile.
 */
export async function putCaseIn(
  database: { readonly ownerUrl: string },
  ids: string | readonly string[],
  status: CaseStatus,
): Promise<void> {
  await asOwner(
    database,
    `begin; set local session_replication_role = replica;
     update cases set status = '${status}' where id = any('{${[ids].flat().join()}}'); commit;`,
  );
}
