import { asOwner } from './worlds/trust-world.ts';
import type { TestDatabase } from './test-database.ts';

/** Fills a table with rows that mean nothing, past its references and checks: for questions about volume alone. */
export async function fillTable(
  database: TestDatabase,
  table: string,
  count: number,
  given: Readonly<Record<string, string | Date>>,
): Promise<void> {
  const columns = await asOwner<{ name: string; type: string }>(
    database,
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef`,
    [table],
  );
  const checks = await asOwner<{ name: string }>(
    database,
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  const made = columns.filter(({ name }) => !(name in given));
  const names = [...made.map(({ name }) => name), ...Object.keys(given)];
  const values = [
    ...made.map(({ type }) => fillers[type] ?? 'null'),
    ...Object.values(given).map((value) => `'${value instanceof Date ? value.toISOString() : value}'`),
  ];
  await asOwner(
    database,
    `begin; set local session_replication_role = replica;
     ${checks.map(({ name }) => `alter table ${table} drop constraint ${name};`).join(' ')}
     insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from generate_series(1, ${String(count)}) as n;
     commit`,
  );
}

const fillers: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'text ' || gen_random_uuid()`,
  bytea: "decode(md5(gen_random_uuid()::text), 'hex')",
  jsonb: `'{}'::jsonb`,
  integer: 'n',
  smallint: '1',
  bigint: 'n',
  boolean: 'false',
  date: 'current_date',
  'timestamp with time zone': 'now()',
};
