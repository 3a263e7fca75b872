import type { ClientBase } from 'pg';
import { createAppRole, roleExists } from './create-app-role.ts';
import { giveGrants, moveFunctions, takeGrants } from './move-grants.ts';
import { assertPlainRoleName, nameAppRole } from './name-app-role.ts';
import { readAppRole, writeAppRole } from './app-role-record.ts';
import { OperatorError } from '../../errors/operator-error.ts';

/** An arbitrary number that only this locks. */
const lockKey = 7_272_363_002;

/**
 * Sees to it that this database has an application role of its own, which holds the application's rights, and gives its
 * name. A database that was copied, renamed or comes from a time when all installations shared a role moves to its own.
 */
export async function settleAppRole(owner: ClientBase, given?: string): Promise<string> {
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const name = await settle(owner, given);
    await owner.query('commit');
    return name;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function settle(owner: ClientBase, given: string | undefined): Promise<string> {
  const { database, standing } = await readAppRole(owner);
  const name = given ?? nameAppRole(database);
  assertPlainRoleName(name);
  if (!(await roleExists(owner, name))) {
    if (given !== undefined)
      throw new OperatorError(
        `DATABASE_APP_URL names the role ${name}, which does not exist. Create it first.`,
      );
    await createAppRole(owner, name);
  }

  const former = standing.name === name ? standing.formerName : standing.name;
  if (standing.name !== undefined && standing.name !== name) {
    await moveFunctions(owner, standing.name, name);
    await giveGrants(owner, standing.name, name);
  }
  const stays = former !== undefined && (await isInUse(owner, former));
  if (former !== undefined && !stays) await takeGrants(owner, former);
  await writeAppRole(owner, { name, formerName: stays ? former : undefined });
  await assertHasRights(owner, name);
  return name;
}

/** Processes of the version before serve on until they are replaced; their rights end with the next start. */
async function isInUse(owner: ClientBase, role: string): Promise<boolean> {
  const { rows } = await owner.query<object>(
    'select from pg_stat_activity where datname = current_database() and usename = $1 limit 1',
    [role],
  );
  return rows.length > 0;
}

async function assertHasRights(owner: ClientBase, role: string): Promise<void> {
  const { rows } = await owner.query<{ lacking: boolean }>(
    `select not has_table_privilege($1, oid, 'select') as lacking
       from pg_class where oid = to_regclass('public.partner_profiles')`,
    [role],
  );
  if (!rows[0]?.lacking) return;
  throw new OperatorError(
    `The role ${role} has no rights in this database, as after a restore that came before the role. ` +
      `Create it with "create role ${role} nologin", then restore again.`,
  );
}
