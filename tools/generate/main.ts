import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { generateTables } from '../../server/src/platform/db/generate-tables.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { silentLog } from '../../server/src/testing/silent-log.ts';
import { generateOperations } from './generate-operations.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

for (const app of ['portal', 'console']) {
  await generateOperations(path.join(root, app), path.join(root, 'server/schema.graphql'));
}
await generateTableTypes();

/** Describes the tables of a database that holds nothing but the migrations. */
async function generateTableTypes(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-generate-'));
  // Run as root, the database has another user's name; it must reach its folder.
  chmodSync(dataDir, 0o755);
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  try {
    await migrate(ownerUrl, silentLog);
    await generateTables(ownerUrl, path.join(root, 'server/src/platform/db/generated/tables.ts'));
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
