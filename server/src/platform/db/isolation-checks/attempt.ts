import type { ClientBase } from 'pg';

export interface Outcome {
  readonly rows: readonly Record<string, unknown>[];
  readonly rowCount: number;
  /** The database's reason, when it refused. */
  readonly code?: string;
  readonly constraint?: string;
}

export const reasons = {
  notAllowed: '42501',
  noSuchParent: '23503',
  alreadyTaken: '23505',
} as const;

/** Runs one statement as a partner, or as none, and undoes it. A partner's own product sees all of its rows. */
export async function attempt(
  app: ClientBase,
  partnerId: string | undefined,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Outcome> {
  await app.query('begin');
  try {
    if (partnerId !== undefined)
      await app.query(
        `select set_config('app.partner_id', $1, true), set_config('app.role', 'system', true)`,
        [partnerId],
      );
    const { rows, rowCount } = await app.query<Record<string, unknown>>(statement, [...parameters]);
    return { rows, rowCount: rowCount ?? 0 };
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === undefined) throw error;
    return { rows: [], rowCount: 0, code, ...(constraint === undefined ? {} : { constraint }) };
  } finally {
    await app.query('rollback');
  }
}

/** One of a partner's rows, as JSON, or undefined when it has none. */
export async function findRow(
  app: ClientBase,
  partnerId: string,
  table: string,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await attempt(app, partnerId, `select to_jsonb(t) as row from ${table} t limit 1`);
  return rows[0]?.row as Record<string, unknown> | undefined;
}

/** Inserts a row with the columns that the application may write; where that is none, the database refuses it whole. */
export async function insertRow(
  app: ClientBase,
  partnerId: string | undefined,
  table: string,
  row: Record<string, unknown>,
): Promise<Outcome> {
  const { rows } = await app.query<{ columns: string }>(
    `select coalesce(string_agg(quote_ident(attname), ', ') filter (where has_column_privilege(attrelid, attnum, 'insert')),
                     string_agg(quote_ident(attname), ', ')) as columns
       from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows[0]?.columns ?? '';
  const statement = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`;
  return attempt(app, partnerId, statement, [JSON.stringify(row)]);
}
