import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres/start-embedded-postgres.ts';
import { silentLog } from '../testing/silent-log.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

it('joins the embedded database of a running product and leaves it running', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'handrail-cli-'));
  // Run as root, the database has another user's name; it must reach its folder.
  chmodSync(dataDir, 0o755);
  const product = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  try {
    const terminal = {
      env: { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      print: () => undefined,
      complain: () => undefined,
    };
    expect(await runCommandLine(commands, ['db', 'migrate'], terminal)).toBe(0);
    expect(await countTables(product.ownerUrl)).toBeGreaterThan(0);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function countTables(ownerUrl: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query(`select from pg_tables where schemaname = 'public'`)).rowCount;
  } finally {
    await client.end();
  }
}
