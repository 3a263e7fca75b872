import type { ClientBase } from 'pg';

/** Policies that call one of our functions for each row: lists read thousands, and asked in a subquery it runs once. */
export async function listPoliciesPerRow(owner: ClientBase): Promise<string[]> {
  const { rows } = await owner.query<{ policy: string; expression: string }>(
    `select polrelid::regclass || '.' || polname as policy,
            concat_ws(' ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as expression
       from pg_policy order by 1`,
  );
  const { rows: functions } = await owner.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  return rows.flatMap(({ policy, expression }) =>
    functions
      .filter(({ name }) => new RegExp(`(?<!SELECT )\\b${name}\\(`).test(expression))
      .map(({ name }) => `${policy} calls ${name}`),
  );
}
