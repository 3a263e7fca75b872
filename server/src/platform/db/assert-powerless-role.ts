import type { ClientBase, Pool } from 'pg';
import { OperatorError } from '../errors/operator-error.ts';

/** Refuses to serve with a role that row-level security does not bind. */
export async function assertPowerlessRole(pool: Pool): Promise<void> {
  const powers = await listPowers(pool);
  if (powers.length === 0) return;
  throw new OperatorError(
    `The server's database role could see past its partner: ${powers.slice(0, 5).join('; ')}. ` +
      'Give it a role that owns nothing and has no such rights.',
  );
}

/** Everything that lets a role, or else the one logged in, see past row-level security or grant itself what does. */
export async function listPowers(connection: Pool | ClientBase, role?: string): Promise<string[]> {
  const { rows } = await connection.query<{ power: string }>(powersOfRole, [role ?? null]);
  return rows.map(({ power }) => power);
}

const powersOfRole = `
  select format('it is or may become %I, which is a superuser', rolname) as power
    from pg_roles where rolsuper and pg_has_role(coalesce($1::name, session_user), oid, 'member')
  union all
  select format('it is or may become %I, which bypasses row-level security', rolname)
    from pg_roles where rolbypassrls and pg_has_role(coalesce($1::name, session_user), oid, 'member')
  union all
  select format('it is or may become %I, which may make and grant roles', rolname)
    from pg_roles where rolcreaterole and pg_has_role(coalesce($1::name, session_user), oid, 'member')
  union all
  select format('it is a member of %I, which reaches the server''s files', rolname)
    from pg_roles
   where rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
     and pg_has_role(coalesce($1::name, session_user), oid, 'member')
  union all
  select format('it owns the table %s', oid::regclass)
    from pg_class
   where relkind in ('r', 'p') and pg_has_role(coalesce($1::name, session_user), relowner, 'member')
     and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;
