import pg from 'pg';
import { attempt, findRow, insertRow, type Outcome, reasons } from './attempt.ts';
import { publiclyReadTables } from './decisions.ts';
import { listPartnerTables, type PartnerTable } from './partner-tables.ts';

/** Check 2: what the application reads or writes without a partner, on a fresh and on a used connection. */
export async function listUnscopedAccess(appUrl: string, partnerId: string): Promise<string[]> {
  const fresh = await connect(appUrl);
  const used = await connect(appUrl);
  try {
    const tables = await listPartnerTables(used);
    const findings: string[] = [];
    for (const table of tables) {
      // Reading a partner's row also leaves the setting behind as '' on the used connection.
      const row = await findRow(used, partnerId, table.name);
      if (!row) findings.push(`${table.name} has no row of the sample partner, so nothing is proven`);
      else {
        findings.push(
          ...(await listAccess(fresh, table, row)).map((finding) => `${finding}, fresh connection`),
        );
        findings.push(
          ...(await listAccess(used, table, row)).map((finding) => `${finding}, used connection`),
        );
      }
    }
    return findings;
  } finally {
    await Promise.all([fresh.end(), used.end()]);
  }
}

async function listAccess(
  app: pg.Client,
  table: PartnerTable,
  row: Record<string, unknown>,
): Promise<string[]> {
  const { name, partnerColumn } = table;
  const outcomes: Record<string, Outcome> = {
    inserts: await insertRow(app, undefined, name, row),
    updates: await attempt(app, undefined, `update ${name} set ${partnerColumn} = ${partnerColumn}`),
    deletes: await attempt(app, undefined, `delete from ${name}`),
  };
  if (!publiclyReadTables.includes(name)) {
    outcomes.reads = await attempt(app, undefined, `select from ${name}`);
  }
  return Object.entries(outcomes)
    .filter(([, { rowCount, code }]) => rowCount > 0 || (code !== undefined && code !== reasons.notAllowed))
    .map(([verb, { rowCount, code }]) => `${verb} ${name} (${code ?? `${String(rowCount)} rows`})`);
}

async function connect(appUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  return client;
}
