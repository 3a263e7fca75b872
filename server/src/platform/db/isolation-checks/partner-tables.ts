import type { ClientBase } from 'pg';
import { tablesWithoutPartner } from './decisions.ts';

export interface PartnerTable {
  readonly name: string;
  readonly partnerColumn: string;
}

/** Every table within the application's reach that must stand behind its partner. */
export async function listPartnerTables(client: ClientBase): Promise<PartnerTable[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and ${withinReach('n')} order by 1`,
  );
  return rows
    .filter(({ name }) => !tablesWithoutPartner.includes(name))
    .map(({ name }) => ({ name, partnerColumn: name === 'partners' ? 'id' : 'partner_id' }));
}

/** The schemas in which an application role can name anything. */
export function withinReach(namespace: string): string {
  return `${namespace}.nspname not in ('pg_catalog', 'information_schema')
    and exists (select from pg_roles where rolname ~ '^handrail_app_'
                   and has_schema_privilege(pg_roles.oid, ${namespace}.oid, 'usage'))`;
}
