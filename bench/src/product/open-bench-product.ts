import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProgramDefinition } from '@handrail/engine';
import { startProduct } from '../../../e2e/support/start-product.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { installJobs } from '../../../server/src/platform/jobs/install-jobs.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';
import { buildBenchPartner, type BenchPartner } from './build-bench-partner.ts';

export interface BenchProduct extends BenchPartner {
  readonly address: string;
  /** The server's process, without the database. */
  readonly pid: number;
  readonly ownerUrl: string;
  readonly stop: () => Promise<void>;
}

/** The built product in a process of its own, on a database that the bench can reach, with one partner and one program. */
export async function openBenchProduct(
  definition: ProgramDefinition,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-bench-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const stops: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true }), postgres.stop];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };

  try {
    const { ownerUrl } = postgres;
    await migrate(ownerUrl, silentLog);
    await installJobs(ownerUrl, silentLog);
    const database = await openDatabase({ ownerUrl, allowsNesting: true });
    stops.push(database.close);
    const partner = await buildBenchPartner(database, dataDir, definition);
    const product = await startProduct(dataDir, undefined, {
      DATABASE_URL: ownerUrl,
      DEMO_WORLD: 'off',
      ...settings,
    });
    stops.push(() => product.stop('SIGTERM'));
    return { ...partner, address: product.address, pid: product.pid, ownerUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
