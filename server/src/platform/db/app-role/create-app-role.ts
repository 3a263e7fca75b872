import type { ClientBase } from 'pg';
import { OperatorError } from '../../errors/operator-error.ts';

export async function roleExists(owner: ClientBase, name: string): Promise<boolean> {
  const { rows } = await owner.query<object>('select from pg_roles where rolname = $1', [name]);
  return rows.length > 0;
}

/** Owns nothing and cannot bypass row-level security; what it forgets to end, the database ends. */
export async function createAppRole(owner: ClientBase, name: string): Promise<void> {
  try {
    await owner.query(`create role ${name} nologin nosuperuser nocreatedb nocreaterole nobypassrls`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new OperatorError(
      `The owner in DATABASE_URL is not allowed to create the role ${name}. Let it create roles, or create a role ` +
        'yourself and put its address in DATABASE_APP_URL.',
      { cause: error },
    );
  }
  await owner.query(`alter role ${name} set statement_timeout = '15s';
    alter role ${name} set lock_timeout = '5s';
    alter role ${name} set idle_in_transaction_session_timeout = '30s'`);
}
