import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { nameAppRole } from '../../../server/src/platform/db/app-role/name-app-role.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { installJobs } from '../../../server/src/platform/jobs/install-jobs.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';
import type { TestDatabase } from '../../../server/src/testing/test-database.ts';

/** A durable PostgreSQL of its own, with a database from which copies are made: each begins with the same rows. */
export async function openClaimsCluster() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-bench-claims-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const { ownerUrl } = postgres;
  await migrate(ownerUrl, silentLog);
  await installJobs(ownerUrl, silentLog);
  const administer = async (text: string) => {
    const client = new pg.Client({ connectionString: toUrl(ownerUrl, 'postgres') });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  let copies = 0;
  return {
    ownerUrl,
    /** A fresh copy; nobody may be connected to the original meanwhile. */
    copy: async (): Promise<string> => {
      copies += 1;
      const name = `claims_${String(copies)}`;
      await administer(`create database ${name} template handrail`);
      return toUrl(ownerUrl, name);
    },
    drop: async (url: string): Promise<void> => {
      await administer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
    },
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database as the worlds of the tests want it. */
export async function openWorldDatabase(ownerUrl: string, poolSize: number): Promise<TestDatabase> {
  const database = await openDatabase({ ownerUrl, poolSize, waitMs: 60_000, allowsNesting: true });
  return { ...database, ownerUrl, appRole: nameAppRole(new URL(ownerUrl).pathname.slice(1)) };
}

function toUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
