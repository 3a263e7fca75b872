import type { ClientBase } from 'pg';
import { readAppRole } from '../app-role/app-role-record.ts';
import { listPowers } from '../assert-powerless-role.ts';
import { publicPolicies } from './decisions.ts';
import { listPartnerTables, type PartnerTable } from './partner-tables.ts';

interface Policy {
  readonly name: string;
  readonly command: string;
  readonly everyRole: boolean;
  readonly using: string | null;
  readonly check: string | null;
}

/** Check 1: tables without a working policy, and powers of the application role that would void one. */
export async function listPolicyGaps(owner: ClientBase): Promise<string[]> {
  const gaps: string[] = [];
  for (const table of await listPartnerTables(owner)) gaps.push(...(await listGapsOf(owner, table)));
  const { standing } = await readAppRole(owner);
  const powers = await listPowers(owner, standing.name);
  return [...gaps, ...powers.map((power) => `the application role: ${power}`)];
}

async function listGapsOf(owner: ClientBase, table: PartnerTable): Promise<string[]> {
  const { rows } = await owner.query<{ enabled: boolean; forced: boolean; scoped: boolean }>(
    `select relrowsecurity as enabled, relforcerowsecurity as forced,
            exists (select from pg_attribute where attrelid = pg_class.oid and attname = $2 and attnotnull) as scoped
       from pg_class where oid = $1::regclass`,
    [table.name, table.partnerColumn],
  );
  const policies = await readPolicies(owner, table);
  const [own, ...others] = policies.filter(({ name }) => !publicPolicies.includes(`${table.name}.${name}`));
  const gaps = [
    !rows[0]?.scoped && 'has no partner and is on no list of tables without one',
    !rows[0]?.enabled && 'has row-level security off',
    !rows[0]?.forced && 'does not force row-level security on its owner',
    !(own && isWhole(own, table)) && 'has no whole policy for its own partner',
    others.length > 0 && 'has more policies than its own, and each lets more rows pass',
  ];
  return gaps.filter((gap) => gap !== false).map((gap) => `${table.name} ${gap}`);
}

async function readPolicies(owner: ClientBase, table: PartnerTable): Promise<Policy[]> {
  const { rows } = await owner.query<Policy>(
    `select polname as name, polcmd as command, polroles = '{0}' as "everyRole",
            pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
       from pg_policy where polrelid = $1::regclass and polpermissive order by polname = 'own_partner' desc`,
    [table.name],
  );
  return rows;
}

function isWhole({ command, everyRole, using, check }: Policy, { partnerColumn }: PartnerTable): boolean {
  const own =
    `(${partnerColumn} = ( SELECT (NULLIF(current_setting('app.partner_id'::text, true), ''::text))::uuid` +
    ` AS "nullif"))`;
  return command === '*' && everyRole && using === own && check === own;
}
