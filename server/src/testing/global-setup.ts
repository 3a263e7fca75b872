import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres/start-embedded-postgres.ts';
import { generateTables } from '../platform/db/generate-tables.ts';
import { migrate } from '../platform/db/migrate.ts';
import { installJobs } from '../platform/jobs/install-jobs.ts';
import { watchTestCluster } from './processes/watch-test-cluster.ts';
import { silentLog } from './silent-log.ts';

const tablesFile = fileURLToPath(new URL('../platform/db/generated/tables.ts', import.meta.url));

/** One PostgreSQL and one migrated template for the whole run; gives what undoes it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster();
  const templateUrl = await createTemplate(cluster.ownerUrl);
  await migrate(templateUrl, silentLog);
  await installJobs(templateUrl, silentLog);
  await generateTables(templateUrl, tablesFile);
  project.provide('templateUrl', templateUrl);
  return async () => {
    await query(cluster.ownerUrl, `drop database ${databaseName(templateUrl)} with (force)`);
    await cluster.close();
  };
}

async function openCluster(): Promise<{ ownerUrl: string; close: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { ownerUrl: given, close: () => Promise.resolve() };

  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-test-'));
  // Run as root, the database has another user's name; it must reach its folder.
  await chmod(dataDir, 0o755);
  const watch = watchTestCluster(dataDir);
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  return {
    ownerUrl,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
      watch.end();
    },
  };
}

async function createTemplate(ownerUrl: string): Promise<string> {
  const name = `handrail_template_${randomUUID().replaceAll('-', '')}`;
  await query(ownerUrl, `create database ${name}`);
  return Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
