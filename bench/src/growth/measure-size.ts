import type pg from 'pg';

/** What the database holds: its live bytes by table, and how much was ever written to its log. */
export interface Size {
  readonly tables: ReadonlyMap<string, number>;
  readonly total: number;
  /** Before and after the rewriting, which writes to the log as well. */
  readonly walBefore: number;
  readonly walAfter: number;
}

/** Rewrites every table first, so that only what is alive counts; indexes and long values belong to their table. */
export async function measureSize(owner: pg.Client): Promise<Size> {
  const walBefore = await readWal(owner);
  const { rows } = await owner.query<{ name: string; place: string }>(
    `select case nspname when 'audit_months' then 'audit_events' else relname end as name,
            pg_class.oid::regclass::text as place
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ('public', 'audit_months') and relname <> 'schema_migrations'`,
  );
  const tables = new Map<string, number>();
  for (const { name, place } of rows) {
    await owner.query(`vacuum full ${place}`);
    const {
      rows: [size],
    } = await owner.query<{ bytes: string }>(`select pg_total_relation_size('${place}') as bytes`);
    tables.set(name, (tables.get(name) ?? 0) + Number(size?.bytes ?? 0));
  }
  const total = [...tables.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { tables, total, walBefore, walAfter: await readWal(owner) };
}

async function readWal(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ bytes: string }>(
    `select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}
