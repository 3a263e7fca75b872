import type { ClientBase } from 'pg';

export interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
}

export interface UniqueKey {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
}

export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conname as name, conrelid::regclass::text as child, ${columnNames('conrelid', 'conkey')} as columns,
            confrelid::regclass::text as parent, ${columnNames('confrelid', 'confkey')} as "parentColumns"
       from pg_constraint where contype = 'f' order by 2, 1`,
  );
  return rows;
}

/** Unique keys of at least two columns, or of one that is not the partner: a key of the partner alone tells nothing. */
export async function listUniqueKeys(client: ClientBase): Promise<UniqueKey[]> {
  const { rows } = await client.query<UniqueKey>(
    `select indexrelid::regclass::text as name, indrelid::regclass::text as table,
            ${columnNames('indrelid', 'indkey')} as columns
       from pg_index where indisunique and indrelid::regclass::text !~ '^(pg_|information_schema)' order by 2, 1`,
  );
  const isPartnerAlone = ({ table, columns }: UniqueKey) =>
    columns.length === 1 && columns[0] === (table === 'partners' ? 'id' : 'partner_id');
  return rows.filter((key) => !isPartnerAlone(key));
}

function columnNames(table: string, numbers: string): string {
  return `array(select attname::text from unnest(${numbers}) with ordinality as k (attnum, place)
                  join pg_attribute a on a.attrelid = ${table} and a.attnum = k.attnum order by place)`;
}
