import type { ClientBase } from 'pg';
import { definerFunctions } from './decisions.ts';
import { withinReach } from './partner-tables.ts';

/** Check 4: views, materialized views and functions that would read rows with their owner's rights. */
export async function listBypassObjects(owner: ClientBase): Promise<string[]> {
  const { rows } = await owner.query<{ finding: string }>(bypassObjects, [definerFunctions]);
  const findings = rows.map(({ finding }) => finding);
  if (definerFunctions.length > 3)
    findings.push('more than three functions run with the rights of their owner');
  return findings;
}

const bypassObjects = `
  select format('the view %s reads with the rights of its owner', c.oid::regclass) as finding
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'v' and ${withinReach('n')}
     and not exists (select from pg_options_to_table(c.reloptions)
                      where option_name = 'security_invoker' and option_value in ('true', 'on', '1', 'yes'))
  union all
  select format('the materialized view %s holds rows of every partner', c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'm' and ${withinReach('n')}
  union all
  select format('the function %s runs with the rights of its owner and is not on the list', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where p.prosecdef and ${withinReach('n')} and p.oid::regproc::text <> all ($1)
  union all
  select format('the function %s runs with the rights of its owner and takes the search path of its caller',
                p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where p.prosecdef and ${withinReach('n')}
     and not exists (select from unnest(p.proconfig) as setting where setting like 'search_path=%')`;
