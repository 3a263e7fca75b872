import type { ClientBase } from 'pg';
import type { BackedUpTable } from './manifest.ts';

/**
 * What lets someone in for a moment. A backup leaves it out: a session that was ended, or a link that was withdrawn, after
 * the backup must not come back to life with it.
 */
const momentaryTables = [
  'identity_tokens',
  'limit_hits',
  'mailed_checks',
  'one_time_tokens',
  'saml_requests',
  'sessions',
  'sign_in_steps',
  'webauthn_challenges',
];

/** The product's tables with the columns that hold data of their own; migrations keep their own ledger. */
export async function listTables(client: ClientBase): Promise<Omit<BackedUpTable, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: BackedUpTable['columns'] }>(
    `select class.relname as name,
            json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
              as columns
       from pg_class class join pg_attribute on attrelid = class.oid
      where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
        and not class.relispartition and class.relname <> 'schema_migrations' and class.relname <> all ($1)
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by class.relname order by class.relname`,
    [momentaryTables],
  );
  return rows;
}
