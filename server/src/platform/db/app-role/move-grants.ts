import type { ClientBase } from 'pg';

/** Gives a role everything that another one was granted in this database. */
export async function giveGrants(owner: ClientBase, from: string, to: string): Promise<void> {
  const grants = await listGrants(owner, from);
  await runAll(
    owner,
    grants.map((grant) => `grant ${grant} to ${to}`),
  );
}

/** Takes from a role everything that it was granted in this database. */
export async function takeGrants(owner: ClientBase, from: string): Promise<void> {
  const grants = await listGrants(owner, from);
  await runAll(
    owner,
    grants.map((grant) => `revoke ${grant} from ${from}`),
  );
}

/** Lets functions that grant rights to a role, such as `protect_table`, grant them to another one. */
export async function moveFunctions(owner: ClientBase, from: string, to: string): Promise<void> {
  const { rows } = await owner.query<{ definition: string }>(
    `select pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' and prosrc ~ ('\\m' || $1 || '\\M')`,
    [from],
  );
  await runAll(
    owner,
    rows.map(({ definition }) => definition.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to)),
  );
}

async function listGrants(owner: ClientBase, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ what: string }>(grantsOfRole, [role]);
  return rows.map(({ what }) => what);
}

const grantsOfRole = `
  with role as (select oid from pg_roles where rolname = $1)
  select format('%s on schema %I', acl.privilege_type, nspname) as what
    from role, pg_namespace, aclexplode(nspacl) acl where acl.grantee = role.oid
  union all
  select format('%s on %s %s', acl.privilege_type, case relkind when 'S' then 'sequence' else 'table' end,
                pg_class.oid::regclass)
    from role, pg_class, aclexplode(relacl) acl where acl.grantee = role.oid
  union all
  select format('%s (%I) on table %s', acl.privilege_type, attname, attrelid::regclass)
    from role, pg_attribute, aclexplode(attacl) acl where acl.grantee = role.oid and not attisdropped
  union all
  select format('%s on function %s', acl.privilege_type, pg_proc.oid::regprocedure)
    from role, pg_proc, aclexplode(proacl) acl where acl.grantee = role.oid`;

async function runAll(owner: ClientBase, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await owner.query(statements.join(';\n'));
}
