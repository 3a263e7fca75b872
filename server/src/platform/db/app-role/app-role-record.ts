import type { ClientBase } from 'pg';

export interface StandingRole {
  /** Missing in a new database. */
  readonly name: string | undefined;
  /** The role before it, whose rights have yet to be taken. */
  readonly formerName: string | undefined;
}

/** What the database knows of its application role. The owner alone may look: its password is there too. */
export async function readAppRole(
  owner: ClientBase,
): Promise<{ readonly database: string; readonly standing: StandingRole }> {
  await owner.query(`create schema if not exists installation`);
  await owner.query(`create table if not exists installation.app_role (
    is_only boolean primary key default true check (is_only),
    name text not null,
    former_name text,
    password text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  )`);
  const { rows } = await owner.query<{ database: string; name: string | null; formerName: string | null }>(
    `select current_database()::text as database, coalesce(role.name, ${grantee}) as name,
            role.former_name as "formerName"
       from (select) as nothing left join installation.app_role role on true`,
  );
  const { database = '', name, formerName } = rows[0] ?? {};
  return { database, standing: { name: name ?? undefined, formerName: formerName ?? undefined } };
}

/** Before this was on record, every installation had the role handrail_app; after a restore it may be missing too. */
const grantee = `(
  select max(acl.grantee::regrole::text)
    from pg_class, aclexplode(relacl) acl
   where pg_class.oid = to_regclass('public.schema_migrations') and acl.grantee <> 0
     and acl.grantee::regrole::text ~ '^handrail_app(_|$)')`;

/** Another role has another password: the old one may be that of the installation from which this one was copied. */
export async function writeAppRole(owner: ClientBase, { name, formerName }: StandingRole): Promise<void> {
  await owner.query(
    `insert into installation.app_role (name, former_name) values ($1, $2)
       on conflict (is_only) do update set name = excluded.name, former_name = excluded.former_name,
          password = case when app_role.name = excluded.name then app_role.password else excluded.password end`,
    [name, formerName ?? null],
  );
}
